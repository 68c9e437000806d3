"""A picture of lines and letters as PNG or PDF: SVG, set by typst with the fonts it brings."""

from typing import Any, Literal

from clausewitz.support.errors import ClausewitzError, required

_PAGE = """#set page(width: auto, height: auto, margin: 0pt)
#image(bytes(sys.inputs.svg), format: "svg")
"""
_PER_INCH = 144.0  # twice the size of the SVG on a screen of old


_MISSING = "PNG and PDF need typst: install it with `pip install clausewitz[png]`, or write SVG"


def require_png() -> Any:
    """The library that draws; or say what is missing, before anything is drawn in vain."""
    return required("typst", _MISSING)


def typeset(svg: str, ending: Literal["png", "pdf"]) -> bytes:
    """The picture as a file with this ending, png or pdf."""
    page = typst_page(require_png(), _PAGE.encode(), {"svg": svg}, format=ending, ppi=_PER_INCH)
    if not isinstance(page, bytes):
        raise ClausewitzError("typst has drawn no single picture")
    return page


def typst_page(typst: Any, source: bytes | str, inputs: dict[str, str], **options: Any) -> Any:
    """What typst makes of a source or of a file, with the fonts that it brings."""
    try:
        return typst.compile(source, sys_inputs=inputs, ignore_system_fonts=True, **options)
    except RuntimeError as error:
        raise ClausewitzError(f"typst says {' '.join(str(error).split())}") from error
