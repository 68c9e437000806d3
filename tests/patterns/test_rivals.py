"""What patterns are compared with, beside plain twins; and the paper's experiments, in small."""

import json
import random
from pathlib import Path

import chess
import pytest

from clausewitz.papers.finkelstein_markovitch.pattern_experiments import (
    PatternExperiment,
    in_words,
    reproduce,
)
from clausewitz.papers.finkelstein_markovitch.selective_search import (
    AlphaBeta,
    Program,
    SelectiveMatchPlan,
)
from clausewitz.patterns.learning.from_teacher import TeacherLesson
from clausewitz.patterns.ranking.filter_measure import random_rank, success
from clausewitz.runs.progress import silent as quiet
from kernel.conftest import STARTS, random_game
from patterns.test_learning import SeededTeacher

WORTH = {chess.PAWN: 100, chess.KNIGHT: 300, chess.BISHOP: 300, chess.ROOK: 500, chess.QUEEN: 900}
BOARDS = [board for seed in range(2) for board, _ in random_game(STARTS[seed], seed, 60)[9::25]]


def plain_score(board: chess.Board, depth: int) -> int:
    """Minimax by material, without a window."""
    if depth == 0:
        return sum(
            value
            * (len(board.pieces(piece, board.turn)) - len(board.pieces(piece, not board.turn)))
            for piece, value in WORTH.items()
        )
    best = -30000
    for move in board.legal_moves:
        board.push(move)
        best = max(best, -plain_score(board, depth - 1))
        board.pop()
    if not any(board.legal_moves):
        return -29000 if board.is_check() else 0
    return best


def test_alpha_beta_scores_as_plain_minimax() -> None:
    searcher = AlphaBeta(2)
    for board in BOARDS:
        for move in board.legal_moves:
            after = board.copy(stack=False)
            after.push(move)
            expected = -plain_score(after, 1)
            found = searcher.score(board, move)
            assert found == expected or min(abs(found), abs(expected)) >= 29000


def test_success_counts_what_filters_keep() -> None:
    steps = [(board, move) for board in BOARDS for move in list(board.legal_moves)[:1]]
    always = {board.fen(): move for board, move in steps}
    found = success(lambda board: [always[board.fen()], *board.legal_moves], steps)
    assert found.by_k[1] == found.by_third == found.by_gamma[0.1] == 1.0
    never = success(lambda board: [m for m in board.legal_moves if m != always[board.fen()]], steps)
    assert never.by_k[10] == never.by_gamma[1.0] == 0.0
    chance = success(random_rank(0), steps * 20)
    assert 0 < chance.by_k[1] < chance.by_k[10] < 1
    assert chance.by_gamma[1.0] == 1.0


@pytest.mark.long
def test_the_experiments_in_small(tmp_path: Path) -> None:
    lesson = TeacherLesson(training=10, augmentation=1, plies=12)
    match = SelectiveMatchPlan(k=2, plies=2, depth=2, games=1)
    wish = PatternExperiment(lesson, 1, 10, searched=3, deepest=2, match=match)
    others = random_game(STARTS[0], 4, 6)
    result = reproduce(SeededTeacher(), wish, tmp_path / "run", others, None, quiet)
    assert [row["games"] for row in result["figure_15"]] == [10]
    assert result["figure_15"][0]["material"] > 0
    assert (
        set(result["figure_17"])
        == set(result["figure_18"])
        == {
            "random",
            "alpha-beta 1",
            "alpha-beta 2",
            "patterns, paper",
            "patterns, fitted",
        }
    )
    assert sum(result["match"][name] for name in ("wins", "draws", "losses")) == 1
    assert json.loads((tmp_path / "run" / "figures.json").read_text())["tested_on"] == 10
    assert "figure 18: preserved by k = 1 … 10" in in_words(result)
    measured = (tmp_path / "run" / "measured.json").read_text()
    again = reproduce(SeededTeacher(), wish, tmp_path / "run", others, None, quiet)
    assert again == result  # from what was saved
    assert (tmp_path / "run" / "measured.json").read_text() == measured


def plain_best(board: chess.Board, moves: list[chess.Move], k: int, depth: int) -> int:
    """What the best of some moves is worth where k answers are looked at, alphabetical ones."""
    best = -30000
    for move in moves:
        after = board.copy(stack=False)
        after.push(move)
        answers = sorted(after.legal_moves, key=chess.Move.uci)
        if after.is_check() or not answers:
            score = -plain_score(after, depth - 1)
        else:
            score = 30000
            for answer in [*answers[:k], *filter(after.is_capture, answers[k:])]:
                then = after.copy(stack=False)
                then.push(answer)
                score = min(score, plain_score(then, depth - 2))
        best = max(best, score)
    return best


def test_the_selective_program_looks_at_selected_moves() -> None:
    def by_name(board: chess.Board) -> list[chess.Move]:
        return sorted(board.legal_moves, key=chess.Move.uci)

    program = Program(SelectiveMatchPlan(k=3, plies=2, depth=3), by_name)
    plain = Program(SelectiveMatchPlan(depth=3))
    for board in BOARDS:
        move = program.choose(board, random.Random(0))
        selected = [*by_name(board)[:3], *filter(board.is_capture, by_name(board)[3:])]
        assert move in selected
        assert plain_best(board, [move], 3, 3) == plain_best(board, selected, 3, 3)
        plain.choose(board, random.Random(0))
    assert 0 < program.nodes < plain.nodes
    assert program.moves == plain.moves == len(BOARDS)
