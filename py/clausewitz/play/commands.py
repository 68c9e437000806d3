"""The `go` and `position` commands of the Universal Chess Interface, read."""

from collections.abc import Sequence
from dataclasses import dataclass

import chess

from clausewitz.board import parse_fen
from clausewitz.errors import ClausewitzError
from clausewitz.play.players import Limit
from clausewitz.play.timing import Clock

_NUMBERS = {"depth", "nodes", "movetime", "mate", "wtime", "btime", "winc", "binc", "movestogo"}
_FLAGS = {"infinite", "ponder"}


@dataclass(frozen=True)
class Go:
    """What a search is to be."""

    limit: Limit
    clock: Clock | None
    among: tuple[chess.Move, ...]
    endless: bool
    """Infinite: no answer before `stop`."""
    ponder: bool
    mate: int | None


def read_position(words: Sequence[str]) -> chess.Board:
    """position startpos|fen FEN [moves …]."""
    cut = words.index("moves") if "moves" in words else len(words)
    match list(words[:cut]):
        case ["startpos"]:
            board = chess.Board()
        case ["fen", *fields]:
            board = parse_fen(" ".join(fields))
        case _:
            raise ClausewitzError("a position is startpos or fen with a FEN")
    for text in words[cut + 1 :]:
        board.push(_move(board, text))
    return board


def read_go(words: Sequence[str], board: chess.Board) -> Go:
    """go, with everything that may follow in any order; what has no meaning is left out."""
    numbers: dict[str, int] = {}
    flags: set[str] = set()
    among: list[chess.Move] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word in _FLAGS:
            flags.add(word)
        elif word in _NUMBERS and rest:
            numbers[word] = _number(word, rest.pop(0))
        elif word == "searchmoves":
            while rest and rest[0] not in _NUMBERS | _FLAGS:
                among.append(_move(board, rest.pop(0)))
    mate = numbers.get("mate")
    depth = numbers.get("depth", 2 * mate if mate else None)
    seconds = numbers["movetime"] / 1000 if "movetime" in numbers else None
    limit = Limit(_at_least_one(depth), _at_least_one(numbers.get("nodes")), seconds)
    clock = _clock(numbers, board.turn)
    endless = "infinite" in flags or (limit == Limit() and clock is None)
    return Go(limit, clock, tuple(among), endless, "ponder" in flags, mate)


def _clock(numbers: dict[str, int], side: chess.Color) -> Clock | None:
    left, increment = ("wtime", "winc") if side == chess.WHITE else ("btime", "binc")
    if left not in numbers:
        return None
    gained = max(0, numbers.get(increment, 0)) / 1000
    return Clock(numbers[left] / 1000, gained, numbers.get("movestogo"))


def _number(name: str, text: str) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > 18:
        raise ClausewitzError(f"{name} cannot be {text[:20]}")
    return int(text)


def _at_least_one(number: int | None) -> int | None:
    return None if number is None else max(1, number)


def _move(board: chess.Board, text: str) -> chess.Move:
    try:
        return board.parse_uci(text)
    except ValueError as error:
        raise ClausewitzError(f"{text[:10]} is not a legal move here") from error
