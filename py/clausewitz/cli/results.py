"""Results: JSON on stdout, texts and pictures in files."""

import json
from pathlib import Path
from typing import Any

from clausewitz.errors import ClausewitzError, file_errors

PICTURES = (".svg", ".png", ".pdf")


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False), flush=True)


def write_text(path: Path, text: str) -> None:
    """The text as a file; a place where none can be is an error of one line."""
    write_bytes(path, text.encode())


def append_text(path: Path, text: str) -> None:
    """The text at the end of a file, which may be new."""
    write_bytes(path, text.encode(), "ab")


def write_bytes(path: Path, content: bytes, mode: str = "wb") -> None:
    with file_errors(path), path.open(mode) as file:
        file.write(content)


def check_writable(path: Path | None) -> None:
    """A place where no file can be is told before the work, not after."""
    if path is not None:
        is_new = not path.exists()
        append_text(path, "")
        if is_new:
            path.unlink()


def check_picture(path: Path | None) -> None:
    """Refuse a picture that cannot be drawn or kept."""
    if path is None:
        return
    if path.suffix.lower() not in PICTURES:
        raise ClausewitzError(f"{path}: the name of a picture ends in {', '.join(PICTURES)}")
    if path.suffix.lower() != ".svg":
        from clausewitz.drawing.png import require_png

        require_png()
    check_writable(path)


def write_picture(path: Path, svg: str) -> None:
    """The drawing in the format that the file's ending names."""
    ending = path.suffix.lower()
    if ending == ".svg":
        write_text(path, svg)
    else:
        from clausewitz.drawing.png import typeset

        write_bytes(path, typeset(svg, "png" if ending == ".png" else "pdf"))
