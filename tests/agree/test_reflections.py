"""What is learned or written holds of both colours, and of the right as of the left.

Each position and line is tried as it is and reflected: whatever holds must hold of both, but for
the names that speak of one wing, where left and right are exchanged.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice

import chess
import numpy as np
import pytest

from agree.line_sources import shipped_lines
from agree.reflections import REFLECTIONS, Reflection, boards_of, is_reflected
from clausewitz import suggest
from clausewitz.advice.methods.by_logic import LEAST
from clausewitz.clauses import Theory, read_theory
from clausewitz.games.lichess_puzzles import all_puzzles, puzzle_line
from clausewitz.games.move_lines import MoveLine
from clausewitz.games.published_files import Source
from clausewitz.matching.legal_cases import cases_of
from clausewitz.matching.looked_up import UnknownToKernelError
from clausewitz.matching.tactic_network import matches, tactic_matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.shipped_motifs import learned_files, motif_literature
from clausewitz.tactics.ranking import RankedMove, rank_moves
from clausewitz.tactics.shipped import theories

pytestmark = pytest.mark.parametrize("reflection", REFLECTIONS, ids=lambda one: one.name)

EACH = 23
"""Every so many of the lines that ship are tried always."""
WIDE, STEP = 200, 97
"""Puzzles of the long tests, every so many of a file's."""
MOST = round(1 / LEAST)
"""Moves that can be likely enough to be shown: the last of five may be one of several as likely."""
EVEN = 50
"""Hundredths of a pawn: moves whose scores differ by less are of one value."""

Found = dict[str, set[object]]
Say = Callable[[Sequence[MoveLine], Reflection | None], Iterator[Found]]


@cache
def _motifs() -> tuple[Theory, ...]:
    return (*motif_literature(), *map(read_theory, learned_files()))


def motifs_of(lines: Sequence[MoveLine], reflection: Reflection | None) -> Iterator[Found]:
    """Which motifs each line has."""
    if reflection is not None:
        lines = [reflection.line(line) for line in lines]
    played = line_cases(lines)
    assert not played.refused
    held = {
        f"{theory.source}: {motif.name}": np.logical_or.reduce(
            [
                matches(plain, played.cases)
                for clause in motif.clauses
                for plain in unfolded(clause, theory.helpers)
            ]
        )
        for theory in _motifs()
        for motif in theory.motifs
    }
    assert sum(int(flags.sum()) for flags in held.values())
    for number in range(len(lines)):
        yield {name: set() for name, flags in held.items() if flags[number]}


def tactics_of(lines: Sequence[MoveLine], reflection: Reflection | None) -> Iterator[Found]:
    """The moves that each tactic proposes, in the first position."""
    cases = cases_of(_boards(lines, reflection))
    moves: list[Found] = [{} for _ in lines]
    for theory in theories():
        for tactic in theory.tactics:
            try:
                held = tactic_matches(tactic, theory, cases)
            except UnknownToKernelError:
                continue
            for case in map(int, held.nonzero()[0]):
                move = _seen(chess.Move.from_uci(cases.move(case)), reflection)
                moves[cases.position(case)].setdefault(tactic.name, set()).add(move)
    assert any(moves)
    yield from moves


def ranked_by_logic(lines: Sequence[MoveLine], reflection: Reflection | None) -> Iterator[Found]:
    """The moves that clauses alone advise, with their shares and reasons."""
    for moves in rank_moves(_boards(lines, reflection), MOST):
        shown = [move for move in moves if move.share >= LEAST]
        yield {"advised": {_advised(move, reflection) for move in shown}}


def _advised(ranked: RankedMove, reflection: Reflection | None) -> tuple[str, float]:
    return _seen(ranked.move, reflection), round(ranked.share, 3)


def _boards(lines: Sequence[MoveLine], reflection: Reflection | None) -> list[chess.Board]:
    first = [list(boards_of(line))[1 if line.after_a_move else 0] for line in lines]
    return first if reflection is None else [reflection.board(board) for board in first]


def _seen(move: chess.Move, reflection: Reflection | None) -> str:
    """The move, back on the board that was reflected."""
    return (move if reflection is None else reflection.move(move)).uci()


def assert_same(say: Say, lines: Sequence[MoveLine], reflection: Reflection) -> None:
    fitting = [line for line in lines if all(map(reflection.fits, boards_of(line)))]
    assert len(fitting) > len(lines) // 3
    for line, own, seen in zip(fitting, say(fitting, None), say(fitting, reflection), strict=True):
        for name in own.keys() | seen.keys():
            if is_reflected(name, reflection):
                assert own.get(name) == seen.get(name), (name, line.name, line.fen, line.moves)


SAID: tuple[Say, ...] = (motifs_of, tactics_of, ranked_by_logic)


@pytest.mark.parametrize("say", SAID, ids=lambda say: say.__name__)
def test_a_reflected_position_has_the_same(say: Say, reflection: Reflection) -> None:
    assert_same(say, shipped_lines()[::EACH], reflection)


@cache
def _puzzles() -> list[MoveLine]:
    try:
        file = required_files("puzzles")[0]
    except ClausewitzError as error:
        pytest.skip(str(error))
    return list(map(puzzle_line, islice(all_puzzles(Source(file)), 0, WIDE * STEP, STEP)))


@pytest.mark.long
@pytest.mark.parametrize("say", SAID, ids=lambda say: say.__name__)
def test_reflected_puzzles_have_the_same(say: Say, reflection: Reflection) -> None:
    assert_same(say, _puzzles(), reflection)


@pytest.mark.long
def test_the_search_advises_the_same_or_as_good(reflection: Reflection) -> None:
    """Several moves may mate as soon; of these the first by name is advised."""
    lines = [line for line in _puzzles() if all(map(reflection.fits, boards_of(line)))]
    worse = []
    for board in _boards(lines, None):
        own, seen = suggest(board).moves[0], suggest(reflection.board(board)).moves[0]
        if _seen(seen.move, reflection) != own.move.uci():
            assert own.line is not None
            assert seen.line is not None
            if abs(own.line.score - seen.line.score) >= EVEN:
                worse.append((board.fen(), own.san, own.line.score, seen.san, seen.line.score))
    assert not worse
