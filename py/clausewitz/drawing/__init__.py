"""Boards as pictures and as text, of eight rows or fewer."""

from clausewitz.drawing.attacks import Attacks, attacks_of
from clausewitz.drawing.diagram import diagram_svg
from clausewitz.drawing.sizes import LARGEST, SMALLEST, check_size
from clausewitz.drawing.suggestions import board_text, suggestions_svg
from clausewitz.drawing.text import attack_text, plain_text

__all__ = [
    "LARGEST",
    "SMALLEST",
    "Attacks",
    "attack_text",
    "attacks_of",
    "board_text",
    "check_size",
    "diagram_svg",
    "plain_text",
    "suggestions_svg",
]
