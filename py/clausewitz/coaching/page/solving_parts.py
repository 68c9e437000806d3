"""What pages with boards to solve have in common: their script, style, and data as JSON."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clausewitz.coaching.page.coach_boards import shared_drawings

_FOLDER = Path(__file__).parent
_SHARED = ("solving", "solving_board")
# In HTML these could end the element or begin another, in JSON they can be escaped.
_ESCAPES = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&"}


def solving_slots(
    folder: Path, name: str, data: Any, scripts: Sequence[str] = ()
) -> dict[str, str]:
    """The slots of a page whose own style and script are these files of a folder.

    The script may be several files. The data stands apart from the code: JSON in an element of its
    own.
    """
    shared = [_FOLDER / f"{one}.js" for one in _SHARED]
    own = [folder / f"{one}.js" for one in scripts or (name,)]
    return {
        "script": "".join(map(_text, [*shared, *own])),
        "own_style": _text(_FOLDER / "solving.css") + _text(folder / f"{name}.css"),
        "drawings": shared_drawings(),
        "data": json_for_markup(data),
    }


def json_for_markup(data: Any) -> str:
    """JSON in ASCII that can stand inside a script element."""
    return json.dumps(data, separators=(",", ":")).translate(_ESCAPES)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
