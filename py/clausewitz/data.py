"""Where the logic lives: beside the package in a wheel, at the top level in a checkout."""

from functools import cache
from pathlib import Path

from clausewitz.errors import ClausewitzError

_PACKAGE = Path(__file__).resolve().parent


@cache
def data_dir(name: str) -> Path:
    """The folder `name` (asp, bk or logic) of the installed project."""
    for candidate in (_PACKAGE / "_data" / name, _PACKAGE.parents[1] / name):
        if candidate.is_dir():
            return candidate
    raise ClausewitzError(f"the folder {name}/ is missing: reinstall clausewitz")
