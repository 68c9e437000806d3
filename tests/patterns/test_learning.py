"""Learning: what explains a surprise, what positions have in common, and runs that are cut off."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import chess
import pytest

from clausewitz.patterns.graphs.extraction import (
    ANSWERED,
    AT_ONCE,
    common,
    explained,
    outcome,
    positional,
)
from clausewitz.patterns.graphs.hierarchy import subsumes
from clausewitz.patterns.graphs.pattern import (
    AIMS,
    BEARS,
    KING,
    KNIGHT,
    PAWN,
    QUEEN,
    ROOK,
    Edge,
    Reply,
    hostile,
)
from clausewitz.patterns.graphs.pattern_files import read_patterns
from clausewitz.patterns.learning.from_masters import MasterLesson
from clausewitz.patterns.learning.from_teacher import TeacherLesson, learn_from_teacher
from clausewitz.patterns.learning.pattern_run import learn_from_games
from clausewitz.patterns.learning.sylph import Sylph
from clausewitz.runs.progress import Progress
from clausewitz.runs.progress import silent as quiet
from clausewitz.support.errors import ClausewitzError

GAMES = Path(__file__).parents[2] / "examples" / "games.pgn"


# Explanation: the paper's figures 10 and 12, and its fork.

A3 = chess.Board("rnbqkb1r/pppppppp/5n2/8/6P1/P7/1PPPPP1P/RNBQKBNR b KQkq - 0 2")
E3 = chess.Board("rnbqkb1r/pppppppp/5n2/8/6P1/4P3/PPPP1P1P/RNBQKBNR b KQkq - 0 2")
TAKES = chess.Move.from_uci("f6g4")


def test_a_knight_that_wins_a_pawn_is_explained_by_the_two() -> None:
    pattern = explained(A3, TAKES, AT_ONCE)
    assert pattern is not None
    assert pattern.weight == 100
    assert pattern.graph.contents == (KNIGHT, hostile(PAWN))
    assert pattern.graph.edges == (Edge(BEARS, (0, 1)),)


def test_a_knight_that_is_taken_is_explained_by_the_queen_too() -> None:
    assert outcome(E3, TAKES, AT_ONCE).worth == 100 - 300
    pattern = explained(E3, TAKES, ANSWERED)
    assert pattern is not None
    assert pattern.graph.contents == (KNIGHT, hostile(PAWN), hostile(QUEEN))
    assert pattern.graph.edges[1:] == (Edge(BEARS, (2, 1)),)
    assert (pattern.weight, pattern.replies) == (100, (Reply(2, 1, 300),))


def test_a_fork_is_explained_by_king_and_rook() -> None:
    board = chess.Board("r3k3/pp3ppp/8/3N4/8/8/5PPP/R5K1 w q - 0 1")
    pattern = explained(board, chess.Move.from_uci("d5c7"), ANSWERED)
    assert pattern is not None
    assert pattern.weight == 500
    assert set(pattern.graph.contents[2:]) == {hostile(KING), hostile(ROOK)}
    assert sum(edge.type == AIMS for edge in pattern.graph.edges) == 2


def test_what_happens_far_away_is_no_pattern_of_the_move() -> None:
    board = chess.Board("rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2")
    assert outcome(board, chess.Move.from_uci("a2a3"), AT_ONCE).worth == -100
    assert explained(board, chess.Move.from_uci("a2a3"), AT_ONCE) is None


def test_the_learner_expects_what_it_has_learned() -> None:
    learner = Sylph()
    board = A3.copy(stack=False)
    assert learner.learn_game([(board, TAKES)], None) > 0
    values = {value.move: value.score for value in learner.evaluator.explain(board)}
    assert values[TAKES] >= 100
    white = A3.copy(stack=False)
    white.turn = chess.WHITE
    threatened = {v.move.uci(): v.score for v in learner.evaluator.explain(white)}
    assert threatened["a3a4"] <= -100  # the knight takes
    assert threatened["g4g5"] > -100  # the pawn has gone


# Positional patterns and what they have in common: the paper's figures 11 and 14.


def test_two_positional_patterns_share_what_both_say() -> None:
    start = chess.Board()
    other = chess.Board("rnbqkbnr/ppp1pppp/8/3p4/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2")
    one, two = (positional(board, chess.Move.from_uci("g1f3")) for board in (start, other))
    assert one != two
    shared = common(one, two)
    assert shared is not None
    assert subsumes(shared, one)
    assert subsumes(shared, two)
    assert len(shared.edges) < min(len(one.edges), len(two.edges))
    assert common(one, one) is None


# Runs from files of games.

WISH = MasterLesson(patterns=60, rounds=3, looked_at=60, pieces=6)


@pytest.mark.long
def test_patterns_from_games_tell_moves_apart(tmp_path: Path) -> None:
    found = learn_from_games([GAMES], WISH, tmp_path / "run", quiet, positions=400)
    assert 0 < len(found) <= WISH.patterns
    assert all(pattern.fitted for pattern in found.patterns)
    assert read_patterns(tmp_path / "run" / "patterns.pl").header == found.header
    assert {path.name for path in (tmp_path / "run").glob("patterns-*")} == {
        f"patterns-{number:03}.pl" for number in range(1, 5)
    }


@pytest.mark.long
def test_a_killed_run_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    games = tmp_path / "games.pgn"
    games.write_text("\n\n[Event ".join(GAMES.read_text().split("\n\n[Event ")[:25]) + "\n")
    options = ["--games", str(games), "--positions", "200", "-n", "20", "--rounds", "3"]
    command = [sys.executable, "-m", "clausewitz", "patterns", "learn", *options, "-o"]
    process = subprocess.Popen([*command, str(cut)], stderr=subprocess.DEVNULL)
    while not (cut / "state.json").exists() and process.poll() is None:
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert (cut / "state.json").exists()
    for folder, more in ((cut, ["--resume"]), (whole, [])):
        done = subprocess.run(
            [*command, str(folder), *more], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    assert (cut / "patterns.pl").read_text() == (whole / "patterns.pl").read_text()


def test_a_folder_is_not_taken_twice(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    folder.mkdir()
    (folder / "settings.json").write_text("{}")
    with pytest.raises(ClausewitzError, match="--resume continues it"):
        learn_from_games([GAMES], WISH, folder, quiet)
    with pytest.raises(ClausewitzError, match="another games"):
        learn_from_games([GAMES], WISH, folder, quiet, resume=True)
    (folder / "settings.json").write_text("no")
    with pytest.raises(ClausewitzError, match="not the settings of a run"):
        learn_from_games([GAMES], WISH, folder, quiet, resume=True)


def test_a_file_without_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.pgn"
    file.write_text("nothing\n")
    with pytest.raises(ClausewitzError, match="there is no game in it"):
        learn_from_games([file], WISH, tmp_path / "run", quiet)


# Runs with a teacher.

LESSON = TeacherLesson(training=3, augmentation=1, plies=24)


class SeededTeacher:
    """Takes what it can, else moves at random; dies at a certain move on request."""

    name = "seeded"

    def __init__(self, dies_at: int = 10**9, illegal_at: int = 10**9) -> None:
        self.moves, self.dies_at, self.illegal_at = 0, dies_at, illegal_at

    def new_game(self) -> None:
        self.chooser = random.Random(3)

    def choose(self, board: chess.Board) -> chess.Move:
        self.moves += 1
        if self.moves == self.dies_at:
            raise ClausewitzError("the teacher died")
        if self.moves == self.illegal_at:
            return chess.Move.null()
        moves = sorted(board.legal_moves, key=chess.Move.uci)
        return self.chooser.choice([m for m in moves if board.is_capture(m)] or moves)


def test_a_run_whose_teacher_dies_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = learn_from_teacher(SeededTeacher(), LESSON, tmp_path / "whole", quiet)
    with pytest.raises(ClausewitzError, match="died"):
        learn_from_teacher(SeededTeacher(dies_at=20), LESSON, tmp_path / "cut", quiet)
    said: list[Progress] = []
    again = learn_from_teacher(SeededTeacher(), LESSON, tmp_path / "cut", said.append, resume=True)
    assert str(said[0]) == "continues after game 1"
    assert again == whole
    assert {pattern.origin for pattern in whole.patterns} == {"material", "positional"}
    assert any(pattern.graph.is_threat for pattern in whole.patterns)
    assert (tmp_path / "cut" / "patterns.pl").read_text() == (
        tmp_path / "whole" / "patterns.pl"
    ).read_text()


def test_a_teacher_that_plays_what_is_not_legal_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match="seeded plays 0000, which is not legal"):
        learn_from_teacher(SeededTeacher(illegal_at=5), LESSON, tmp_path / "run", quiet)
