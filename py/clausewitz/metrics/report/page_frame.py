"""Templates with slots, and the frame of pages that stand alone: one file, no request."""

import base64
import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

from clausewitz import __version__

_FOLDER = Path(__file__).parent
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_SLOT = re.compile(r"\{\{(\w+)\}\}")


def filled(template: Path, slots: Mapping[str, str]) -> str:
    """The template, with the style of every page with figures in it."""
    parts = {"style": _part("style.css"), **slots}
    return _SLOT.sub(lambda match: parts[match[1]], template.read_text(encoding="utf-8"))


def page_alone(template: Path, slots: Mapping[str, str]) -> str:
    """A page that needs no other file: head.html, then the template, which is its body.

    Slots of the head: title; script, the only one that may run; own_style, beside the common one.
    """
    policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
    if "script" in slots:
        policy += f"; script-src '{inline_digest(slots['script'])}'"
    head = {"own_style": "", **slots, "policy": policy, "version": __version__}
    return filled(_FOLDER / "head.html", head) + filled(template, slots)


def style_alone(own_style: str) -> str:
    """The text of the style in such a page."""
    (style,) = _STYLE.findall((_FOLDER / "head.html").read_text(encoding="utf-8"))
    return _SLOT.sub(
        lambda found: {"style": _part("style.css"), "own_style": own_style}[found[1]], style
    )


def inline_digest(text: str) -> str:
    """By which a page's policy knows a script or a style that stands in it."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def _part(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")
