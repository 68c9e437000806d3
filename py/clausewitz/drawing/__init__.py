"""Boards as pictures and as text, of eight rows or fewer; curves over games."""

from clausewitz.drawing.board_squares import LARGEST, SMALLEST, Attacks, attacks_of, check_size
from clausewitz.drawing.curves import Curve, CurvePanel, curves_svg
from clausewitz.drawing.diagram import diagram_svg
from clausewitz.drawing.png import png_of, require_png
from clausewitz.drawing.suggestion_boards import board_text, suggestions_svg
from clausewitz.drawing.text_board import attack_text, plain_text

__all__ = [
    "LARGEST",
    "SMALLEST",
    "Attacks",
    "Curve",
    "CurvePanel",
    "attack_text",
    "attacks_of",
    "board_text",
    "check_size",
    "curves_svg",
    "diagram_svg",
    "plain_text",
    "png_of",
    "require_png",
    "suggestions_svg",
]
