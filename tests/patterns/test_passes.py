"""Weights fitted in passes, beside plain sums; patterns of places; answers to moves by lot."""

import math
from collections import defaultdict
from functools import cache
from itertools import islice
from pathlib import Path

import chess
import numpy as np
import pytest

from clausewitz.games.whole_games import read_games
from clausewitz.kernel.patterns import log_linear
from clausewitz.patterns.graphs.pattern import BEARS, EMPTY, KNIGHT, REACHES, Graph
from clausewitz.patterns.learning.fitter import Fitter, Passes, write_counts
from clausewitz.patterns.learning.from_masters import MasterLesson, placed, positions_of
from clausewitz.patterns.learning.pattern_run import answered, learn_from_games
from clausewitz.patterns.ranking.matcher import Matcher
from clausewitz.runs.progress import silent as quiet
from clausewitz.runs.run_folder import RunFolder
from patterns.prolog_twin import mined
from patterns.test_learning import GAMES, SeededTeacher

WEIGHTS = np.random.default_rng(1).normal(size=60)


@cache
def some_steps() -> list[tuple[chess.Board, chess.Move]]:
    steps = (step for game in read_games([GAMES]) for step in game.steps())
    return list(islice(steps, 0, 120 * 41, 41))


@cache
def some_graphs() -> list[Graph]:
    return mined(some_steps(), len(WEIGHTS), seed=5)


def plain_chances(board: chess.Board) -> dict[tuple[int, int], float]:
    """By the meaning: what matches a move adds up, once for each pattern."""
    scores: dict[tuple[int, int], float] = defaultdict(float)
    for move in board.legal_moves:
        scores[move.from_square, move.to_square] = 0.0
    for match in Matcher(some_graphs()).matches(board):
        scores[match.move.from_square, match.move.to_square] += WEIGHTS[match.pattern]
    whole = sum(map(math.exp, scores.values()))
    return {squares: math.exp(score) / whole for squares, score in scores.items()}


def test_passes_count_and_score_as_the_plain_model_does() -> None:
    steps, graphs = some_steps(), some_graphs()
    rows, played = positions_of(steps)
    passes = Passes(graphs, rows, played)
    lost, inside = 0.0, 0
    for board, move in steps:
        chances = plain_chances(board)
        own = chances[move.from_square, move.to_square]
        lost -= math.log(own)
        inside += sum(chance > own * (1 + 1e-9) for chance in chances.values()) < 4
    assert passes.learn(WEIGHTS.copy(), [0.0]) == pytest.approx(lost / len(steps))
    assert passes.share_in_best(WEIGHTS, 4) == pytest.approx(inside / len(steps), abs=0.02)
    fitter = Fitter(graphs)
    fitter.fit(rows, played, rate=0.0)
    learned = np.zeros_like(fitter.learned)
    write_counts(learned, passes)
    columns = [log_linear.SEEN, log_linear.PLAYED]
    assert (learned[:, columns] == fitter.learned[:, columns]).all()
    assert learned[:, log_linear.PLAYED].any()


def test_passes_make_the_moves_played_likelier() -> None:
    passes = Passes(some_graphs(), *positions_of(some_steps()))
    lost = []
    for count in (0, 1, 4):
        weights = np.zeros(len(WEIGHTS))
        passes.learn(weights, [0.05] * count)
        lost.append(passes.learn(weights, [0.0]))
    assert lost[0] > lost[1] > lost[2]


def test_places_are_those_of_moves_played_often() -> None:
    board = chess.Board()
    knight, pawn = chess.Move.from_uci("g1f3"), chess.Move.from_uci("e2e4")
    castling = chess.Board("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    mirrored = chess.Board("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1")
    steps = [(board, knight)] * 2 + [(mirrored, chess.Move.from_uci("g8f6"))]
    steps += [(board, pawn), (castling, chess.Move.from_uci("e1g1"))] * 2
    found = placed(*positions_of(steps), 3)
    assert {graph.contents for graph in found} == {(KNIGHT, EMPTY)}
    assert {len(graph.edges) for graph in found} == {3, 5}  # one end with rank and file, or both
    assert {graph.edges[0].type for graph in found} == {REACHES}
    matcher = Matcher(found)
    for start, move in ((board, knight), (mirrored, chess.Move.from_uci("g8f6"))):
        assert {m.pattern for m in matcher.matches(start) if m.move == move} == {0, 1, 2}
    taking = chess.Board("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
    [*graphs] = placed(*positions_of([(taking, chess.Move.from_uci("e4d5"))] * 2), 2)
    assert {graph.edges[0].type for graph in graphs} == {BEARS}


@pytest.mark.long
def test_answers_are_requested_once(tmp_path: Path) -> None:
    wish = MasterLesson(patterns=20, rounds=2, looked_at=20, pieces=3)
    teacher = SeededTeacher()
    teacher.new_game()
    found = learn_from_games(
        [GAMES], wish, tmp_path, quiet, positions=100, answering=teacher, answers=40
    )
    assert 0 < teacher.moves <= 40
    assert "answers of seeded" in " ".join(found.header)
    silent = SeededTeacher(dies_at=1)
    steps = answered(some_steps(), silent, 40, 0, RunFolder(tmp_path), quiet)
    assert len(steps) == teacher.moves
    assert all(move in board.legal_moves for board, move in steps)
