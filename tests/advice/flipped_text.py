"""What is said of a position, as it would be said of the position flipped: ranks turned upside
down, White and Black exchanged. So it is known what a program must say that treats both alike."""

import re
from typing import Any

_SAN = r"(?:O-O-O|O-O|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#]?"
# Moves one after the other, the first of them with its number, as in "3... Rxg8 4. Nf7#".
_LINE = re.compile(rf"(?<!\w)(\d+)(\.\.\.|\.) ({_SAN}(?: (?:\d+\. )?{_SAN})*)")
_MOVE = re.compile(_SAN)
_WORD = re.compile(rf"\b(?:{_SAN}|[a-h][1-8][a-h][1-8][qrbn]?)(?!\w)")  # a square, too
_SIDE = re.compile(r"\b(white|black)\b", re.IGNORECASE)
_OTHER = {"white": "black", "black": "white", "White": "Black", "Black": "White"}


def flipped_text(text: str, solver_is_white: bool) -> str:
    """The text of a position flipped; the solver, who has the move, is White in the one given."""
    text = _LINE.sub(lambda found: _numbered(found, solver_is_white), text)
    text = _WORD.sub(lambda found: _ranks(found[0]), text)
    return _SIDE.sub(lambda found: _OTHER[found[0]], text)


def flipped(value: Any, solver_is_white: bool) -> Any:
    """The same of all texts in a value of JSON."""
    if isinstance(value, str):
        return flipped_text(value, solver_is_white)
    if isinstance(value, list | tuple):
        return [flipped(each, solver_is_white) for each in value]
    if isinstance(value, dict):
        return {
            flipped_text(name, solver_is_white): flipped(each, solver_is_white)
            for name, each in value.items()
        }
    return value


def _numbered(found: re.Match[str], solver_is_white: bool) -> str:
    """The moves with other numbers: what White played in this move, Black plays, and what Black
    did, White does in the next; or the other way round."""
    half_move = 2 * int(found[1]) + (found[2] == "...") + (1 if solver_is_white else -1)
    words = []
    for number, move in enumerate(_MOVE.findall(found[3]), half_move):
        if number % 2 == 0:
            words.append(f"{number // 2}.")
        elif not words:
            words.append(f"{number // 2}...")
        words.append(move)
    return " ".join(words)


def _ranks(word: str) -> str:
    return re.sub(r"[1-8]", lambda found: str(9 - int(found[0])), word)
