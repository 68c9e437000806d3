"""Where the logic lives: beside the package in a wheel, at the top level in a checkout."""

import os
import tempfile
from functools import cache
from pathlib import Path

import platformdirs

from clausewitz.errors import ClausewitzError

_PACKAGE = Path(__file__).resolve().parent


@cache
def data_dir(name: str) -> Path:
    """The folder `name` (asp, bk or logic) of the installed project."""
    for candidate in (_PACKAGE / "_data" / name, _PACKAGE.parents[1] / name):
        if candidate.is_dir():
            return candidate
    raise ClausewitzError(f"the folder {name}/ is missing: reinstall clausewitz")


def cache_dir(name: str) -> Path:
    """A folder of the user's cache, or of $CLAUSEWITZ_CACHE; a temporary one if it is read-only."""
    base = os.environ.get("CLAUSEWITZ_CACHE") or platformdirs.user_cache_dir("clausewitz")
    folder = Path(base) / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.gettempdir()) / f"clausewitz-{os.getuid()}" / name
        folder.mkdir(parents=True, exist_ok=True)
    return folder
