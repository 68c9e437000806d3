"""Engines by their names: no program beside our own search runs in a page."""

from typing import Any, NoReturn

from clausewitz.support.errors import ClausewitzError


def find_engine(name: str, **_options: Any) -> NoReturn:
    raise ClausewitzError(f"{name} cannot be started from a page")
