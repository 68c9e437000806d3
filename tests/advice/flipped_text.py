"""What is said of a position, as it has to be said of the position flipped: ranks turned upside
down, White and Black exchanged."""

import re
from typing import Any

_SAN = r"(?:O-O-O|O-O|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#]?"
# Moves one after the other, the first of them with its number, as in "3... Rxg8 4. Nf7#".
_LINE = re.compile(rf"(?<!\w)(\d+)(\.\.\.|\.) ({_SAN}(?: (?:\d+\. )?{_SAN})*)")
_MOVE = re.compile(_SAN)
_PLACE = re.compile(rf"\b(?:{_SAN}|[a-h][1-8][a-h][1-8][qrbn]?)(?!\w)")  # a square, or UCI
_SCORE = re.compile(r"(?<=\()[+-](?=\d)")  # (+1.2), which is for White
_SIDE = re.compile(r"\b(?:white|black|White|Black)\b")
_OTHER = {"white": "black", "black": "white", "White": "Black", "Black": "White"}
_OTHER |= {"+": "-", "-": "+"}
_RANK = re.compile(r"\b(rank_of\([a-h][1-8], |on rank )([1-8])\b")
_NAMED_RANKS = {"seventh rank": "second rank", "second rank": "seventh rank"}
_NAMED_RANK = re.compile("|".join(_NAMED_RANKS))


def flipped_text(text: str, white_begins: bool) -> str:
    """The text on the position flipped; in the one given, White is to move or not."""
    text = _LINE.sub(lambda found: _numbered(found, white_begins), text)
    text = _RANK.sub(lambda found: f"{found[1]}{9 - int(found[2])}", text)
    text = _NAMED_RANK.sub(lambda found: _NAMED_RANKS[found[0]], text)
    text = _PLACE.sub(lambda found: _upside_down(found[0]), text)
    text = _SCORE.sub(lambda found: _OTHER[found[0]], text)
    return _SIDE.sub(lambda found: _OTHER[found[0]], text)


def flipped(value: Any, white_begins: bool) -> Any:
    """The same of all texts in a value of JSON."""
    if isinstance(value, str):
        return flipped_text(value, white_begins)
    if isinstance(value, list | tuple):
        return [flipped(each, white_begins) for each in value]
    if isinstance(value, dict):
        return {
            flipped_text(name, white_begins): 9 - each
            if name == "Rank"
            else flipped(each, white_begins)
            for name, each in value.items()
        }
    return value


def _numbered(found: re.Match[str], white_begins: bool) -> str:
    """The moves with other numbers: where White began, all are half a move later, else earlier."""
    half_move = 2 * int(found[1]) + (found[2] == "...") + (1 if white_begins else -1)
    words = []
    for number, move in enumerate(_MOVE.findall(found[3]), half_move):
        if number % 2 == 0:
            words.append(f"{number // 2}.")
        elif not words:
            words.append(f"{number // 2}...")
        words.append(move)
    return " ".join(words)


def _upside_down(place: str) -> str:
    return re.sub(r"[1-8]", lambda found: str(9 - int(found[0])), place)
