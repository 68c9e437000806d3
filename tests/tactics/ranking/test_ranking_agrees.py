"""The kernel's ranking, and that of logic/ranking/ranking.pl, are one."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import chess
import numpy as np
import pytest

from agree.sources import random_positions
from clausewitz import kernel
from clausewitz.learn.search.testers import tried_by_prolog
from clausewitz.matching.clause_matrix import (
    TacticProgram,
    clause_columns,
    programs_of,
    with_memory,
)
from clausewitz.matching.legal_cases import cases_of
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.tactics.ranking import rank_moves
from clausewitz.tactics.ranking.shipped_clauses import (
    ShippedProgram,
    claim_programs,
    feature_programs,
    feature_theories,
    reason_programs,
)
from clausewitz.tactics.ranking.weights import shipped_weights
from plain_swipl import run_swipl
from running import long

ROOT = Path(__file__).parents[3]
POSITIONS = [
    "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1",
    "6br/5Ppk/7p/8/8/8/8/K7 w - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "3rk2R/4n3/8/1B2q3/8/4N3/4K3/8 b - - 0 1",
    "4k3/8/8/r2pP2K/8/8/8/3B4 w - d6 0 2",
]
_REASONS = """
    forall(member(Fen-(From-To), {moves}),
           ( fen_position(Fen, P),
             forall(move_reason(P, From, To, Name), format("~w ", [Name])),
             ( claims_to_win(P, From, To) -> writeln(wins) ; nl ) )),
    halt"""
_GOAL = """
    forall(member(Fen, {fens}),
           ( fen_position(Fen, P),
             forall(ranked_move(P, From, To, Score), format("~w~w ~2f~n", [From, To, Score])),
             nl )),
    halt"""


def answered(goal: str, folder: Path) -> str:
    """What a goal over the vocabulary and the ranking writes."""
    file = folder / "asked.pl"
    modules = (ROOT / "bk" / "vocabulary", ROOT / "logic" / "ranking" / "ranking")
    file.write_text("".join(f":- use_module('{module}').\n" for module in modules))
    done = run_swipl(goal, file, folder)
    assert done.stderr == ""
    return done.stdout


def by_prolog(boards: Sequence[chess.Board], folder: Path) -> list[list[str]]:
    """The moves of each position with their scores, as the reference ranks them."""
    fens = "[" + ", ".join(f'"{fen_of(board)}"' for board in boards) + "]"
    printed = answered(_GOAL.format(fens=fens), folder)
    return [part.splitlines() for part in printed.removesuffix("\n\n").split("\n\n")]


def by_kernel(boards: Sequence[chess.Board]) -> list[list[str]]:
    return [
        [f"{each.move.uci()[:4]} {each.score:.2f}" for each in moves]
        for moves in rank_moves(boards, 100)
    ]


@pytest.mark.parametrize("number", [3, long(len(POSITIONS))])
def test_order_and_scores_are_those_of_prolog(tmp_path: Path, number: int) -> None:
    boards = [parse_fen(fen) for fen in POSITIONS[-number:]]
    assert by_kernel(boards) == by_prolog(boards, tmp_path)


def test_reasons_and_claims_are_those_of_prolog(tmp_path: Path) -> None:
    best = [moves[0] for moves in rank_moves([parse_fen(fen) for fen in POSITIONS])]
    moves = [
        f'"{fen}"-({move[:2]}-{move[2:4]})'
        for fen, move in zip(POSITIONS, (each.move.uci() for each in best), strict=True)
    ]
    printed = answered(_REASONS.format(moves=f"[{', '.join(moves)}]"), tmp_path)
    for each, line in zip(best, printed.splitlines(), strict=True):
        names = line.split()
        assert each.wins == (names[-1:] == ["wins"])
        if each.move.promotion != chess.KNIGHT:
            assert [reason.name for reason in each.reasons] == names[: len(each.reasons)]


@pytest.mark.long
def test_order_and_scores_are_those_of_prolog_on_whole_boards(tmp_path: Path) -> None:
    for board in random_positions(100, seed=7):
        assert by_kernel([board]) == by_prolog([board], tmp_path), board.fen()


def test_clauses_hold_where_prolog_says_so() -> None:
    """Each on the smallest board where it holds, and where it does not: Prolog is quick there."""
    boards = [b for b in random_positions(400, seed=3) if chess.popcount(b.occupied) < 16]
    boards.sort(key=lambda board: chess.popcount(board.occupied))
    assert_prolog_agrees(boards, lambda cases: cases[:1])


@pytest.mark.long
def test_clauses_hold_where_prolog_says_so_on_boards_by_chance() -> None:
    boards = [b for b in random_positions(400, seed=3) if chess.popcount(b.occupied) < 12]
    chooser = random.Random(1)
    assert_prolog_agrees(boards, lambda cases: chooser.sample(cases, min(2, len(cases))))


def assert_prolog_agrees(
    boards: Sequence[chess.Board], choose: Callable[[list[int]], list[int]]
) -> None:
    """Try each clause in Prolog on cases chosen from those where it holds, and from the others."""
    cases = with_memory(cases_of(boards))
    features = [p for p in programs_of(feature_theories()) if p.name in shipped_weights().names]
    assert [each.program for each in features] == feature_programs()
    all_programs: list[TacticProgram | ShippedProgram]
    all_programs = [*features, *reason_programs(), *claim_programs()]
    known = [each for each in all_programs if not each.program.of_knights]
    held = clause_columns([each.program for each in known], cases)
    for each, holds in zip(known, held, strict=True):
        kinds = (np.flatnonzero(holds), np.flatnonzero(~holds))
        chosen = [case for kind in kinds for case in choose(kind.tolist())]
        moves = [
            (fen_of(kernel.to_board(cases.rows[cases.position(case)])), cases.move(case))
            for case in chosen
        ]
        (found,) = tried_by_prolog([each.plain], moves)
        assert found.tolist() == holds[chosen].tolist(), each.name
