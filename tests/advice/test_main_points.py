"""Which motif of a line is its main point: Python and Prolog weigh the same signs alike."""

from pathlib import Path

import chess

from clausewitz.advice.lines.line_reading import PlayedLine, read_lines, signs_of_lines
from clausewitz.advice.lines.main_points import weight
from clausewitz.support.data import data_dir
from plain_swipl import run_swipl

# The puzzle's fork is played at once; what else the line shows is by the way.
FORK = "r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 1", "d5c7 e8d7 c7a8 h8a8"


OPERA = "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16", "b3b8 d7b8 d1d8"


def line(fen: str, moves: str) -> PlayedLine:
    return PlayedLine(chess.Board(fen), tuple(map(chess.Move.from_uci, moves.split())))


def test_the_main_point_comes_first() -> None:
    (motifs,) = read_lines([line(*FORK)])
    assert motifs[0].name == "fork"


def test_prolog_weighs_the_signs_as_python_does(tmp_path: Path) -> None:
    (shown,) = signs_of_lines([line(*OPERA)])
    assert len(shown) > 1
    goals = [
        f"main_point_weight({one.name}, [{', '.join(sorted(signs))}], {weight(one.name, signs)})"
        for one, signs in shown
    ]
    program = data_dir("logic") / "judgement" / "judgement.pl"
    done = run_swipl(", ".join([*goals, "halt"]), program, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
