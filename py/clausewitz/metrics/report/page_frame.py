"""Templates with slots, and the frame of pages that stand alone: one file, no request."""

import base64
import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

from clausewitz import __version__

_FOLDER = Path(__file__).parent
_SLOT = re.compile(r"\{\{(\w+)\}\}")


def filled(template: Path, slots: Mapping[str, str]) -> str:
    """The template, with the style of every page with figures in it."""
    parts = {"style": _part("style.css"), **slots}
    return _SLOT.sub(lambda match: parts[match[1]], template.read_text(encoding="utf-8"))


def page_alone(template: Path, slots: Mapping[str, str]) -> str:
    """A page that needs no other file: head.html, then the template, which is its body.

    Slots of the head: title; script, the only one that may run; own_style, beside the common one.
    """
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    if "script" in slots:
        policy += f"; script-src 'sha256-{_script_hash(slots['script'])}'"
    head = {"own_style": "", **slots, "policy": policy, "version": __version__}
    return filled(_FOLDER / "head.html", head) + filled(template, slots)


def _script_hash(script: str) -> str:
    """By which a page's policy knows the script."""
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def _part(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")
