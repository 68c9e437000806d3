"""Problems composed for a theme: those that ship, a walk from a scheme, and what is refused."""

from collections import Counter
from pathlib import Path
from random import Random

import chess
import pytest

from clausewitz.mates.boards import game_of
from clausewitz.puzzles.compose.catalogue import composed_puzzles
from clausewitz.puzzles.compose.popeye_opinion import popeye_agrees
from clausewitz.puzzles.compose.puzzle import sound
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.scheme import Line, Scheme, Schemer
from clausewitz.puzzles.compose.themed import shown_themes
from clausewitz.puzzles.compose.themed_walk import Walk
from clausewitz.support.data import data_dir
from running import Run

SHIPPED = Path(__file__).parents[3] / "examples" / "themes.epd"
GAME = game_of(8)
REQUEST = PuzzleRequest(white=10, black=12, replies=1000, quiet=True)
OFTEN = "changed_mates", "flight_giving_key", "novotny"
FAULTS = {
    "unmet_reply": 2,
    "lost_line": 20,
    "dual": 2,
    "threatened": 3,
    "known_reply": 4,
    "short_mate": 6,
    "other_key": 2,
    "few_replies": 1,
}


def test_shipped_problems_are_sound_and_show_their_themes() -> None:
    problems = list(composed_puzzles(SHIPPED, GAME))
    for problem in problems:
        assert sound(GAME, problem.board, REQUEST) is not None
        assert set(problem.themes) <= set(shown_themes(problem))
    counted = Counter(theme for problem in problems for theme in problem.themes)
    assert counted.keys() == {*OFTEN, "grimshaw"}
    assert min(counted[theme] for theme in OFTEN) >= 5
    assert len({problem.form for problem in problems}) == len(problems)


def test_walk_makes_a_problem_of_a_scheme() -> None:
    board = chess.Board("5b2/4P3/8/1kp5/8/1p6/1K1B4/1B6 w - - 0 1")
    reply = chess.Move.from_uci("c5c4")
    set_mate, mate = chess.Move.from_uci("e7f8q"), chess.Move.from_uci("e7e8q")
    lines = Line(False, reply, mate), Line(True, reply, set_mate)
    scheme = Scheme(board, chess.Move.from_uci("b1e4"), lines, FAULTS)
    walk = Walk(GAME, scheme, REQUEST, Random(1))
    begun = walk.wrong(walk.board, walk.key, 1000)
    walk.walk(300)
    ended = walk.wrong(walk.board, walk.key, 1000)
    assert begun is not None
    assert ended is not None
    assert ended < begun


def test_weights_are_those_of_the_program() -> None:
    text = (data_dir("asp") / "compose" / "faults.lp").read_text()
    for name, weight in FAULTS.items():
        assert f"fault({name}, {weight})." in text


@pytest.mark.long
def test_scheme_has_the_lines_of_its_theme() -> None:
    schemer, random = Schemer(["novotny"], 1), Random(1)
    scheme = next(found for found in iter(lambda: schemer.guess(random), 0) if found)
    assert {line.reply.to_square for line in scheme.lines} == {scheme.key.to_square}
    assert len({line.mate.to_square for line in scheme.lines}) == 2


def test_popeye_has_to_find_the_same_key(tmp_path: Path) -> None:
    puzzle = next(composed_puzzles(SHIPPED, GAME))
    popeye = tmp_path / "py"
    key = f"{chess.square_name(puzzle.key.from_square)}-{chess.square_name(puzzle.key.to_square)}"
    for found, agrees in ((f"   1.Q{key} !", True), (f"   1.Q{key} !\n   1.Ka1-a2 !", False)):
        popeye.write_text(f"#!/bin/sh\ncat <<EOF\n{found}\nEOF\n")
        popeye.chmod(0o755)
        assert popeye_agrees(popeye, puzzle) is agrees


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--theme", "indian"), "no scheme is known for indian"),
        (("--theme", "grimshaw", "--mate", "3"), "themes are for mates in two"),
        (("--theme", "grimshaw", "--check"), "the key is quiet"),
        (("--theme", "grimshaw", "--economy"), "--economy is without --theme"),
    ],
)
def test_refused(run: Run, words: tuple[str, ...], complaint: str) -> None:
    assert complaint in run("compose", *words).err
