"""Commands are run as in tests/cli."""

from cli.conftest import run

__all__ = ["run"]
