"""Running commands as a user does."""

from cli.conftest import run

__all__ = ["run"]
