"""Running commands as a user does."""

from cli.conftest import run, spawn

__all__ = ["run", "spawn"]
