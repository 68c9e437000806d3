"""The words of lines of moves say what python-chess says of the lines that ship."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import chess
import pytest

from agree.line_sources import shipped_lines
from agree.line_words import Answer, answers_by_prolog, line_words
from clausewitz.clauses import Signature
from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import fen_of, material
from clausewitz.prolog import prolog

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

EACH = 14
"""Every so many of the lines are tried: all are in `make agree`, by the kernel."""


class Ply(NamedTuple):
    """A half move by its number, and the boards around it."""

    number: int
    move: chess.Move
    before: chess.Board
    after: chess.Board

    @property
    def squares(self) -> tuple[int, int]:
        return self.move.from_square, self.move.to_square

    @property
    def victim(self) -> chess.Square | None:
        """Where the piece stands that is taken."""
        if self.before.is_en_passant(self.move):
            source, target = self.squares
            return chess.square(chess.square_file(target), chess.square_rank(source))
        return self.move.to_square if self.before.is_capture(self.move) else None


@dataclass(frozen=True)
class Played:
    """A line as python-chess plays it."""

    plies: dict[int, Ply]
    solver: chess.Color

    @property
    def solver_plies(self) -> list[int]:
        return [number for number in self.plies if number % 2]

    def shown(self, number: int, positions: str = "before after") -> Answer | None:
        """The squares of a half move and the positions around it, if it was played."""
        if number not in self.plies:
            return None
        ply = self.plies[number]
        boards = {"before": ply.before, "after": ply.after}
        return (*ply.squares, *(fen_of(boards[name]) for name in positions.split()))

    def from_solver(self, offset: int, positions: str = "before after") -> Iterator[Answer]:
        """For each half move of the solver, the one that is so far from it."""
        for number in self.solver_plies:
            found = self.shown(number + offset, positions)
            if found is not None:
                yield (number, *found)

    def won(self, number: int) -> int:
        at_first = material(self.plies[1].before, self.solver)
        return material(self.plies[number].after, self.solver) - at_first


def played(line: MoveLine) -> Played:
    board = chess.Board(line.fen)
    plies = {}
    for number, uci in enumerate(line.moves, 0 if line.after_a_move else 1):
        move, before = chess.Move.from_uci(uci), board.copy(stack=False)
        assert board.is_legal(move)
        board.push(move)
        plies[number] = Ply(number, move, before, board.copy(stack=False))
    return Played(plies, plies[1].before.turn)


def of_plies(holds: Callable[[Ply], bool]) -> Callable[[Played], Iterator[Answer]]:
    return lambda line: ((ply.number,) for ply in line.plies.values() if holds(ply))


def takes_on(line: Played) -> Iterator[Answer]:
    for ply in line.plies.values():
        if ply.victim is not None:
            yield ply.number, ply.victim


def taken(line: Played) -> Iterator[Answer]:
    for ply in line.plies.values():
        if ply.victim is not None:
            yield ply.number, ply.before.piece_type_at(ply.victim) or 0


def becomes(line: Played) -> Iterator[Answer]:
    return ((p.number, p.move.promotion) for p in line.plies.values() if p.move.promotion)


def up_by(line: Played) -> Iterator[Answer]:
    return ((ply, n) for ply in line.plies for n in range(1, line.won(ply) + 1))


def down_by(line: Played) -> Iterator[Answer]:
    return ((ply, n) for ply in line.plies for n in range(1, 1 - line.won(ply)))


def keeps_gain(line: Played) -> Iterator[Answer]:
    for ply in line.plies:
        if ply + 2 not in line.plies or line.won(ply + 2) >= line.won(ply):
            yield (ply,)


def storm_by(line: Played) -> Iterator[Answer]:
    start = line.plies[1].before
    back_rank = 0 if start.turn == chess.BLACK else 7
    king = start.king(not start.turn) or 0
    corner = chess.square(7 if chess.square_file(king) > 3 else 0, back_rank)
    storm = 0
    for number, ply in line.plies.items():
        if number % 2:
            steps = chess.square_distance(ply.move.to_square, corner)
            near = 1 if steps <= 3 and ply.victim is not None else -1 if steps >= 5 else 0
            storm += near + ply.after.is_check()
        yield from ((number, n) for n in range(1, storm + 1))


def last_move(line: Played) -> Iterator[Answer]:
    *_, last = line.from_solver(0)
    yield last


def all_played(line: Played) -> Iterator[Answer]:
    for number in line.plies:
        yield (number, *(line.shown(number) or ()))


TWINS: dict[str, Callable[[Played], Iterator[Answer]]] = {
    "played": all_played,
    "solver_move": lambda line: line.from_solver(0),
    "reply": lambda line: line.from_solver(1, "after"),
    "next_move": lambda line: line.from_solver(2),
    "move_before": lambda line: line.from_solver(-1, "before"),
    "earlier_move": lambda line: line.from_solver(-2),
    "first_move": lambda line: iter([line.shown(1) or ()]),
    "last_move": last_move,
    "solver_ply": lambda line: ((number,) for number in line.solver_plies),
    "last_ply": lambda line: iter([(max(line.solver_plies),)]),
    "solver_side": lambda line: iter([(0 if line.solver == chess.WHITE else 1,)]),
    "takes_on": takes_on,
    "taken": taken,
    "becomes": becomes,
    "castled": of_plies(lambda ply: ply.before.is_castling(ply.move)),
    "took_en_passant": of_plies(lambda ply: ply.before.is_en_passant(ply.move)),
    "gives_check": of_plies(lambda ply: ply.after.is_check()),
    "facing_king": lambda line: (
        (number, ply.after.king(ply.after.turn) or 0) for number, ply in line.plies.items()
    ),
    "up_by": up_by,
    "down_by": down_by,
    "keeps_gain": keeps_gain,
    "storm_by": storm_by,
}


@pytest.mark.parametrize("word", line_words(), ids=lambda word: word.indicator)
def test_word_of_a_line_equals(word: Signature) -> None:
    count = 0
    for line in shipped_lines()[::EACH]:
        expected = set(TWINS[word.name](played(line)))
        assert answers_by_prolog(line, word) == expected, (line.fen, line.moves)
        count += len(expected)
    assert count > 0, "no line shows the word"


def test_lines_are_written_back_as_they_were_read() -> None:
    for line in shipped_lines()[::EACH]:
        name = "fen_line_after" if line.after_a_move else "fen_line"
        other = "fen_line" if line.after_a_move else "fen_line_after"
        read = f'{name}("{line.fen}", [{", ".join(line.moves)}], Line)'
        [row] = prolog().query(f"{read}, {name}(FEN, Moves, Line), \\+ {other}(_, _, Line)").rows
        assert row["FEN"] == f'"{line.fen}"'
        assert row["Moves"] == f"[{','.join(line.moves)}]"


def test_moves_that_are_not_legal_are_no_line() -> None:
    """Every square to every other, from a position with castling, promotions and en passant."""
    board = chess.Board("r3k2r/1P4p1/8/3pP3/8/8/1p6/R3K2R w KQkq d6 0 2")
    squares = [a + b for a in chess.SQUARE_NAMES for b in chess.SQUARE_NAMES if a != b]
    promotions = [f"b7{to}{piece}" for to in ("a8", "b8", "c8") for piece in "qrbnk"]
    tried = squares + promotions
    goal = f'member(Move, [{", ".join(tried)}]), fen_line("{fen_of(board)}", [Move], _)'
    rows = prolog().query(goal, most=10_000).rows
    assert {row["Move"] for row in rows} == {move.uci() for move in board.legal_moves}
