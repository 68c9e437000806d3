"""Problems composed for a theme: those that ship, a walk from a scheme, and what is refused."""

from collections import Counter
from pathlib import Path
from random import Random

import chess
import pytest

from clausewitz.kernel.problems.board_walks import BoardWalk
from clausewitz.mates.boards import game_of
from clausewitz.puzzles.compose.catalogue import composed_puzzles
from clausewitz.puzzles.compose.popeye_opinion import popeye_agrees
from clausewitz.puzzles.compose.puzzle import sound
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.scheme import Line, Scheme, schemes
from clausewitz.puzzles.compose.themed import has_duals, shown_themes, walk_from
from clausewitz.support.data import data_dir
from running import Run

SHIPPED = Path(__file__).parents[3] / "examples" / "themes.epd"
GAME = game_of(8)
REQUEST = PuzzleRequest(white=10, black=12, replies=1000, quiet=True)
THEMES = "changed_mates", "flight_giving_key", "grimshaw", "novotny"
FAULTS = {
    "unmet_reply": 2,
    "lost_line": 20,
    "dual": 2,
    "threatened": 3,
    "known_reply": 4,
    "short_mate": 6,
    "other_key": 2,
    "few_replies": 1,
    "weak_black": 1,
}


def test_shipped_problems_are_sound_and_show_their_themes() -> None:
    problems = list(composed_puzzles(SHIPPED, GAME))
    for problem in problems:
        assert sound(GAME, problem.board, REQUEST) is not None
        assert set(problem.themes) <= set(shown_themes(problem))
    counted = Counter(theme for problem in problems for theme in problem.themes)
    assert counted == dict.fromkeys(THEMES, 5)
    assert not any(map(has_duals, problems))
    assert len({problem.form for problem in problems}) == len(problems)


def test_walk_makes_a_problem_of_a_scheme() -> None:
    board = chess.Board("5b2/4P3/8/1kp5/8/1p6/1K1B4/1B6 w - - 0 1")
    reply = chess.Move.from_uci("c5c4")
    set_mate, mate = chess.Move.from_uci("e7f8q"), chess.Move.from_uci("e7e8q")
    lines = Line(False, reply, mate), Line(True, reply, set_mate)
    scheme = Scheme(board, chess.Move.from_uci("b1e4"), lines, FAULTS)
    walk = walk_from(scheme, REQUEST, Random(1))
    begun = walk.judged()
    assert 0 < walk.walk(300, 0.7, 0.05) < begun < 100


def test_kernel_finds_no_fault_with_sound_problems_alone() -> None:
    for problem in composed_puzzles(SHIPPED, GAME):
        assert walked(problem.board, problem.key).judged() == 0
        (other, *_) = (
            move
            for move in problem.board.legal_moves
            if move != problem.key and is_quiet(problem.board, move)
        )
        assert walked(problem.board, other).judged() >= FAULTS["unmet_reply"]


def test_polishing_leaves_out_pieces_and_makes_no_fault() -> None:
    boards = ((problem, with_bishop(problem.board)) for problem in composed_puzzles(SHIPPED, GAME))
    problem, board = next(pair for pair in boards if sound(GAME, pair[1], REQUEST) is not None)
    walk = walked(board, problem.key)
    walk.polish(2000, 0.7, 0.05)
    assert walk.judged() == 0
    assert chess.popcount(walk.board.occupied) < chess.popcount(board.occupied)
    assert sound(GAME, walk.board, REQUEST) is not None


def with_bishop(board: chess.Board) -> chess.Board:
    board = board.copy()
    board.set_piece_at(chess.H8, chess.Piece.from_symbol("b"))
    return board


def walked(board: chess.Board, key: chess.Move) -> BoardWalk:
    """A walk from a board that need not show anything."""
    return walk_from(Scheme(board, key, faults=FAULTS), REQUEST, Random(1))


def is_quiet(board: chess.Board, move: chess.Move) -> bool:
    return not (board.is_capture(move) or board.gives_check(move) or move.promotion)


def test_weights_are_those_of_the_program() -> None:
    text = (data_dir("asp") / "compose" / "faults.lp").read_text()
    for name, weight in FAULTS.items():
        assert f"fault({name}, {weight})." in text


@pytest.mark.parametrize("theme", ["grimshaw", "novotny"])
def test_schemes_have_the_lines_of_their_theme(theme: str) -> None:
    random = Random(1)
    found = next(scheme for _ in range(9) for scheme in schemes([theme], random))
    replies = {line.reply.to_square for line in found.lines}
    assert len(replies) == 1
    assert (replies == {found.key.to_square}) == (theme == "novotny")
    assert len({line.mate.to_square for line in found.lines}) == 2


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
