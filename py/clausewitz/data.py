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


@cache
def cache_dir(name: str) -> Path:
    """A folder in $CLAUSEWITZ_CACHE or the user's cache; a new temporary one if that is read-only.

    What is kept there is loaded as code, so it is never a place that others can write to.
    """
    base = os.environ.get("CLAUSEWITZ_CACHE") or platformdirs.user_cache_dir("clausewitz")
    folder = Path(base) / name
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return Path(tempfile.mkdtemp(prefix=f"clausewitz-{name}-"))
    return folder
