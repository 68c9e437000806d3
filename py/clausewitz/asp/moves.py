"""The rules of chess in clingo: legal moves, the positions after them, and counts of both."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeVar

import chess

from clausewitz.asp.grounding import answer, shown
from clausewitz.position import facts
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    import clingo

# So many positions share one ground call: fewer pay more for starting, more for each atom.
BATCH = 100
SUCCESSOR_BATCH = 10  # a position has some thirty successors
# clingo never frees a symbol, so a process would grow with every position it ever saw. But
# batches number their positions alike, and the same atoms come up again. Finding one read before
# takes a third of the time that reading takes; these are remembered, in some 30 MB at most.
_REMEMBERED = 100_000

# The facts of a position without their last argument, the ply: "turn(white".
_Position = list[str]
_T = TypeVar("_T")


class Encoding(StrEnum):
    """Two ways to state which moves are legal, with the same answers."""

    RAYS = "legal.lp"
    """By lines from the king: attacks, pins, checks. The fast one."""
    DECLARATIVE = "declarative.lp"
    """By a board after each move, on which the king is not attacked. The readable one."""


_BATCHES = {Encoding.RAYS: BATCH, Encoding.DECLARATIVE: SUCCESSOR_BATCH}


def legal_moves(board: chess.Board, encoding: Encoding = Encoding.RAYS) -> list[chess.Move]:
    """The legal moves, sorted by their UCI text."""
    return legal_moves_batch([board], encoding)[0]


def legal_moves_batch(
    boards: Sequence[chess.Board], encoding: Encoding = Encoding.RAYS
) -> list[list[chess.Move]]:
    """The legal moves of each board, as `legal_moves`, but far faster than one by one."""
    batches = _batches(boards, _BATCHES[encoding])
    return [moves for batch in batches for moves in _batch_moves(batch, encoding)]


def perft(board: chess.Board, depth: int) -> int:
    """How many sequences of `depth` legal moves there are; ASP rules make every position."""
    if depth < 0:
        raise ClausewitzError(f"perft needs a depth of 0 or more, not {depth}")
    if depth == 0:
        return 1
    root = [fact.rpartition(",")[0] for fact in facts.asp_facts(board).splitlines()]
    return _perft([root], depth)


def _batches(items: Sequence[_T], size: int) -> Iterator[Sequence[_T]]:
    return (items[start : start + size] for start in range(0, len(items), size))


def _batch_moves(boards: Sequence[chess.Board], encoding: Encoding) -> list[list[chess.Move]]:
    found: list[list[tuple[str, chess.Move]]] = [[] for _ in boards]
    text = "".join(facts.asp_facts(board, time) for time, board in enumerate(boards))
    for symbol in shown(encoding, text):
        time, move = _timed_move(symbol)
        found[time].append(move)
    return [[move for _, move in sorted(moves)] for moves in found]


@lru_cache(_REMEMBERED)
def _timed_move(symbol: "clingo.Symbol") -> tuple[int, tuple[str, chess.Move]]:
    """The number of the position, and the move with its UCI text in front, to be sorted by."""
    text, _, time = str(symbol).removeprefix("legal_move(").removesuffix(")").rpartition(",")
    move = _move(text)
    return int(time), (move.uci(), move)


@cache
def _move(text: str) -> chess.Move:
    """The move that "Row0,Col0,Row,Col,Promotion" encodes; the rest is ignored."""
    return facts.move_from_asp(*text.split(",")[:5])


def _perft(positions: Sequence[_Position], depth: int) -> int:
    if depth == 1:
        batches = _batches(positions, BATCH)
        return sum(len(shown("legal.lp", _batch_text(batch))) for batch in batches)
    batches = _batches(positions, SUCCESSOR_BATCH)
    return sum(_perft(_batch_successors(batch), depth - 1) for batch in batches)


def _batch_text(positions: Sequence[_Position]) -> str:
    """The facts of the positions, numbered as the plies 0, 1, 2, …"""
    return "".join(f"{fact},{time}).\n" for time, facts in enumerate(positions) for fact in facts)


def _batch_successors(positions: Sequence[_Position]) -> list[_Position]:
    """All positions one legal move later."""
    after: dict[str, _Position] = {}
    for atom in answer("successor.lp", _batch_text(positions)):
        fact, _, time = atom.partition(",after(")
        after.setdefault(time, []).append(fact)
    return list(after.values())
