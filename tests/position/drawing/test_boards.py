"""Boards as text and as pictures, whole and small, with and without attacks."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import chess
import pytest

from clausewitz import asp
from clausewitz.position import facts
from clausewitz.position.drawing.board_squares import attacks_of, check_size
from clausewitz.position.drawing.diagram import diagram_svg
from clausewitz.position.drawing.text_board import attack_text, plain_text
from clausewitz.support.errors import ClausewitzError
from running import Run

SMALL = "8/8/8/4k3/1q6/8/1R6/K7 w - - 0 1"
SVG = "{http://www.w3.org/2000/svg}"

ATTACKED = """\
5   .X  .X  .X  .X  k
4   .X Oq   .X  .X  .X
3   .X O.X  .X  .   .
2  O.  ORX O.  O.X O.
1   K  O.   .   .   .X
    a   b   c   d   e"""


def test_small_board_has_its_own_rows_and_columns() -> None:
    assert plain_text(chess.Board(SMALL), 5).splitlines() == [
        *("5  . . . . k", "4  . q . . .", "3  . . . . .", "2  . R . . .", "1  K . . . ."),
        "   a b c d e",
    ]


def test_board_is_seen_from_blacks_side() -> None:
    lines = plain_text(chess.Board(), orientation=chess.BLACK).splitlines()
    assert (lines[0], lines[-1]) == ("1  R N B K Q B N R", "   h g f e d c b a")


def test_attacks_of_white_are_marked_o_and_of_black_x() -> None:
    assert attack_text(chess.Board(SMALL), 5) == ATTACKED


def test_a_pinned_piece_and_the_side_not_to_move_attack_too() -> None:
    pinned = chess.Board("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1")
    assert attacks_of(pinned) == attacks_of(chess.Board(pinned.fen().replace(" w ", " b ")))
    assert chess.D4 in attacks_of(pinned).white


def test_attacks_are_those_of_the_rules_in_asp() -> None:
    board = chess.Board("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
    found = {"white": set[int](), "black": set[int]()}
    for atom in asp.answer("attacks.lp", facts.asp_facts(board)):
        if atom.startswith("guarded("):
            row, col, _, _, side, _ = atom.removeprefix("guarded(").removesuffix(")").split(",")
            found[side].add(chess.square(int(col) - 1, int(row) - 1))
    assert attacks_of(board)._asdict() == {k: chess.SquareSet(v) for k, v in found.items()}


@pytest.mark.parametrize("size", range(4, 9))
def test_picture_has_all_squares_pieces_and_letters(size: int) -> None:
    board = chess.Board("8/8/8/8/3k4/8/8/K1R5 w - - 0 1")
    picture = ET.fromstring(diagram_svg(board, size))
    dark = [r for r in picture.iter(f"{SVG}rect") if r.get("width") == "45"]
    assert len(dark) == (size * size + 1) // 2
    kinds = [g.get("class") for g in picture.iter(f"{SVG}g") if g.get("class")]
    assert sorted(map(str, kinds)) == ["black king", "white king", "white rook"]
    assert (
        len([g for g in picture.iter(f"{SVG}g") if "scale" in g.get("transform", "")]) == 2 * size
    )
    assert not any(element.get("id") for element in picture.iter())


def test_picture_marks_attacks_with_rings_and_crosses() -> None:
    board = chess.Board(SMALL)
    picture = ET.fromstring(diagram_svg(board, 5, attacks=True))
    white, black = attacks_of(board, 5)
    assert len([c for c in picture.iter(f"{SVG}circle") if c.get("r") == "4.5"]) == len(white)
    crosses = [p for p in picture.iter(f"{SVG}path") if p.get("d", "").endswith("l8 8m0-8l-8 8")]
    assert len(crosses) == len(black)


@pytest.mark.parametrize(("size", "words"), [(3, "4 to 8 rows, not 3"), (4, "e5 stands outside")])
def test_impossible_sizes_are_refused(size: int, words: str) -> None:
    with pytest.raises(ClausewitzError, match=words):
        check_size(chess.Board(SMALL), size)


def test_command_shows_the_board(run: Run) -> None:
    assert run("board", SMALL, "--size", "5", "--attacks").out == ATTACKED + "\n"
    assert run("board").out.startswith("8  r n b q k b n r\n")


def test_command_draws_a_picture(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert run("board", SMALL, "--size", "5", "-o", str(picture)) == (0, "", "")
    assert ET.parse(picture).getroot().get("width") == "480"


def test_command_tells_attacks_as_json(run: Run) -> None:
    answer = json.loads(run("board", SMALL, "--size", "5", "--json").out)
    assert answer["attacks"]["white"] == ["b1", "a2", "b2", "c2", "d2", "e2", "b3", "b4"]


@pytest.mark.parametrize(
    "arguments",
    [("--size", "9"), ("--size", "4"), ("-o", "no/such/folder/b.svg"), ("8/8 w",)],
)
def test_command_refuses_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    status, out, error = run("board", *([SMALL] if len(arguments) > 1 else []), *arguments)
    assert (status, out, error.count("\n")) == (2, "", 1)
