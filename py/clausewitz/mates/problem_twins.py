"""Twins: the small changes of a problem's position or stipulation that make another problem.

They are written as Popeye and YACPDB write them: `Move a3 b4`, `Remove e5`, `Exchange a3 b4`, `Add
white Qe8`, `Substitute R B`, `Rotate 90`, `Mirror a1<-->h1`, `Shift a1 a2`, `PolishType`,
`Stipulation h#3`; words may be shortened, and several changes may follow one another. `Continued`
changes the twin before instead of the diagram.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import chess

from clausewitz.mates.stipulations import Stipulation, read_stipulation
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import shortened

_PIECES = {letter: kind for kind, letter in enumerate(" PSBRQK") if kind} | {"N": chess.KNIGHT}
_PLACED = re.compile(r"([KQRBSNP])((?:[a-h][1-8])+)", re.IGNORECASE)
_MIRRORS = ("a1<-->h1", "a1<-->a8", "a1<-->h8", "a8<-->h1")
_WORDS = (
    "move", "exchange", "remove", "substitute", "add", "rotate", "mirror", "shift", "polishtype",
    "stipulation", "continued", "condition",
)  # fmt: skip
_LEAST = 2  # letters of a word

Placement = dict[chess.Square, chess.Piece]


@dataclass(frozen=True)
class Twin:
    """A problem while it is changed: where its pieces stand, and what is required."""

    pieces: Placement
    stipulation: Stipulation


def square(text: str) -> chess.Square:
    """The square of a name; anything else is an error."""
    if text.lower() not in chess.SQUARE_NAMES:
        raise ClausewitzError(f'"{shortened(text)}" is no square')
    return chess.parse_square(text.lower())


def placed(text: str, side: chess.Color) -> Placement:
    """Pieces written as Kc8, Sf3 or Pa2b3; others than those of chess are an error."""
    found = _PLACED.fullmatch(text)
    if found is None:
        raise ClausewitzError(f'"{shortened(text)}" is no piece of chess on a square')
    piece = chess.Piece(_PIECES[found[1].upper()], side)
    names = [found[2][at : at + 2] for at in range(0, len(found[2]), 2)]
    return {square(name): piece for name in names}


def colour(text: str) -> chess.Color:
    """White or Black, by a word that may be shortened."""
    for side, name in ((chess.WHITE, "white"), (chess.BLACK, "black")):
        if len(text) >= _LEAST and name.startswith(text.lower()):
            return side
    raise ClausewitzError(f'"{shortened(text)}" is neither white nor black')


def changed(first: Twin, before: Twin, words: str) -> Twin:
    """The twin that these words make of the diagram, or of the twin before if it is continued."""
    tokens = iter(words.split())
    twin = first
    following: list[str] = []
    for token in tokens:
        word = _word(token)
        if word == "continued":
            twin = before
        else:
            twin = _changed(twin, word, tokens, following)
            while following:  # words that were read too far
                twin = _changed(twin, _word(following.pop()), tokens, following)
    return twin


def _word(token: str) -> str:
    lower = token.lower()
    meant = [word for word in _WORDS if len(lower) >= _LEAST and word.startswith(lower)]
    if not meant or meant[0] == "condition":
        raise ClausewitzError(f'"{shortened(token)}": such a twin is not known here')
    return meant[0]


def _changed(twin: Twin, word: str, tokens: Iterator[str], following: list[str]) -> Twin:
    def token() -> str:
        found = next(tokens, None)
        if found is None:
            raise ClausewitzError(f'a twin ends after "{word}"')
        return found

    pieces = dict(twin.pieces)
    match word:
        case "stipulation":
            return replace(twin, stipulation=read_stipulation(token()))
        case "remove":
            pieces.pop(square(token()), None)
        case "move" | "exchange":
            source, target = square(token()), square(token())
            moved, other = pieces.pop(source, None), pieces.pop(target, None)
            pieces |= {target: moved} if moved else {}
            pieces |= {source: other} if other and word == "exchange" else {}
        case "add":
            pieces |= _added(colour(token()), token(), tokens, following)
        case "substitute":
            old, new = (_kind(token()) for _ in range(2))
            pieces = {
                at: chess.Piece(new, one.color) if one.piece_type == old else one
                for at, one in pieces.items()
            }
        case "polishtype":
            pieces = {at: chess.Piece(one.piece_type, not one.color) for at, one in pieces.items()}
        case _:
            pieces = _moved(pieces, _geometry(word, token))
    return replace(twin, pieces=pieces)


def _added(side: chess.Color, first: str, tokens: Iterator[str], following: list[str]) -> Placement:
    """One or more pieces of a side; the word behind them is put into `following`."""
    pieces = placed(first, side)
    for more in tokens:
        if not _PLACED.fullmatch(more):
            following.append(more)
            break
        pieces |= placed(more, side)
    return pieces


def _kind(text: str) -> chess.PieceType:
    if text.upper() not in _PIECES:
        raise ClausewitzError(f'"{shortened(text)}" is no piece of chess')
    return _PIECES[text.upper()]


def _geometry(word: str, token: Callable[[], str]) -> Callable[[int, int], tuple[int, int]]:
    """Where a file and a rank, each from 0 to 7, go if the board is turned, mirrored or shifted."""
    if word == "shift":
        source, target = square(token()), square(token())
        files = chess.square_file(target) - chess.square_file(source)
        ranks = chess.square_rank(target) - chess.square_rank(source)
        return lambda file, rank: (file + files, rank + ranks)
    if word == "rotate":
        turns: dict[str, Callable[[int, int], tuple[int, int]]] = {
            "90": lambda file, rank: (7 - rank, file),
            "180": lambda file, rank: (7 - file, 7 - rank),
            "270": lambda file, rank: (rank, 7 - file),
        }
        return turns.get(degrees := token()) or _refuse(f"rotate {degrees}")
    ends = token().lower()
    mirrors: list[Callable[[int, int], tuple[int, int]]] = [
        lambda file, rank: (7 - file, rank),
        lambda file, rank: (file, 7 - rank),
        lambda file, rank: (7 - rank, 7 - file),
        lambda file, rank: (rank, file),
    ]
    return dict(zip(_MIRRORS, mirrors, strict=True)).get(ends) or _refuse(ends)


def _refuse(words: str) -> Callable[[int, int], tuple[int, int]]:
    raise ClausewitzError(f'"{shortened(words)}": such a twin is not known here')


def _moved(pieces: Placement, to: Callable[[int, int], tuple[int, int]]) -> Placement:
    moved = {}
    for at, piece in pieces.items():
        file, rank = to(chess.square_file(at), chess.square_rank(at))
        if not (0 <= file <= 7 and 0 <= rank <= 7):
            raise ClausewitzError("a twin shifts a piece off the board")
        moved[chess.square(file, rank)] = piece
    return moved
