"""Results: JSON on stdout, pictures in files."""

from pathlib import Path
from typing import Any

from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import check_writable, write_bytes, write_text
from clausewitz.support.json_results import json_line

PICTURES = (".svg", ".png", ".pdf")


def print_json(value: Any) -> None:
    print(json_line(value), flush=True)


def check_picture(path: Path | None) -> None:
    """Refuse a picture that cannot be drawn or saved."""
    if path is None:
        return
    if path.suffix.lower() not in PICTURES:
        raise ClausewitzError(f"{path}: the name of a picture ends in {', '.join(PICTURES)}")
    if path.suffix.lower() != ".svg":
        from clausewitz.position.drawing.png import require_png

        require_png()
    check_writable(path)


def write_picture(path: Path, svg: str) -> None:
    """The drawing in the format that the file's ending names."""
    ending = path.suffix.lower()
    if ending == ".svg":
        write_text(path, svg)
    else:
        from clausewitz.position.drawing.png import typeset

        write_bytes(path, typeset(svg, "png" if ending == ".png" else "pdf"))
