"""Where the user's network file is: Maia's weights are not part of this project."""

import os
from pathlib import Path

from clausewitz.errors import ClausewitzError

VARIABLE = "CLAUSEWITZ_MAIA"
_WHERE = "such as maia-1600.pb.gz of github.com/CSSLab/maia-chess"


def maia_file(text: str | None) -> Path:
    """The file that a flag names, or else the environment; it is there, but has not been read."""
    name = text or os.environ.get(VARIABLE)
    if not name:
        raise ClausewitzError(f"no Maia network: ${VARIABLE} names no file, {_WHERE}")
    path = Path(name).expanduser()
    if path.is_file():
        return path
    whose = "" if text else f" (named by ${VARIABLE})"
    raise ClausewitzError(f"{path}{whose}: no such file; a Maia network is missing, {_WHERE}")
