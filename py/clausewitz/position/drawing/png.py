"""A picture of lines and letters as PNG or PDF: SVG, set by typst with the fonts it brings."""

from typing import Literal

from clausewitz.support.errors import ClausewitzError

_PAGE = """#set page(width: auto, height: auto, margin: 0pt)
#image(bytes(sys.inputs.svg), format: "svg")
"""
_PER_INCH = 144.0  # twice the size of the SVG on a screen of old


def require_png() -> None:
    """Say what is missing before anything is drawn in vain."""
    try:
        import typst  # noqa: F401
    except ImportError as error:
        raise ClausewitzError(
            "PNG and PDF need typst: install it with `pip install clausewitz[png]`, or write SVG"
        ) from error


def typeset(svg: str, ending: Literal["png", "pdf"]) -> bytes:
    """The picture as a file with this ending, png or pdf."""
    require_png()
    import typst

    try:
        page = typst.compile(
            _PAGE.encode(),
            format=ending,
            ppi=_PER_INCH,
            ignore_system_fonts=True,
            sys_inputs={"svg": svg},
        )
    except RuntimeError as error:
        raise ClausewitzError(f"typst says {' '.join(str(error).split())}") from error
    if not isinstance(page, bytes):
        raise ClausewitzError("typst has drawn no single picture")
    return page
