"""FEN in, FEN out, and positions as facts."""

import chess
import pytest

from agree.sources import random_positions
from asp.fact_boards import boards_of_atoms
from clausewitz.position.board import FenError, fen_of, parse_fen
from clausewitz.position.facts import asp_facts, prolog_facts
from clausewitz.prolog import prolog

AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


def test_en_passant_square_is_written_after_every_double_step() -> None:
    assert fen_of(parse_fen(AFTER_E4)) == AFTER_E4


def test_error_shows_the_fen_and_the_reason_in_one_line() -> None:
    with pytest.raises(FenError, match=r'^bad FEN "8/8 w - -": .*$') as refusal:
        parse_fen("8/8 \n w - -")
    assert "\n" not in str(refusal.value)


def test_move_number_0_is_read_as_1() -> None:
    fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 0"
    assert parse_fen(fen).fullmove_number == 1
    assert prolog().service("canonical_fen", fen).strip() == "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


def test_impossible_checks_are_let_pass() -> None:
    assert parse_fen("B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1").is_check()


def test_a_fen_is_that_of_python_chess() -> None:
    boards = [
        *random_positions(500, seed=6),
        chess.Board(None),
        chess.Board("8/8/8/8/8/8/8/8 b - -"),
    ]
    boards += [chess.Board(AFTER_E4), chess.Board.from_chess960_pos(356)]
    for board in boards:
        assert fen_of(board) == board.fen(en_passant="fen")


@pytest.mark.parametrize("board", random_positions(30, seed=5), ids=fen_of)
def test_facts_lead_back_to_the_board(board: chess.Board) -> None:
    (found,) = boards_of_atoms(atoms_of(asp_facts(board))).values()
    assert fen_of(found) == fen_of(board)


def atoms_of(text: str) -> list[str]:
    return text.replace(" ", "").replace(".\n", "\n").splitlines()


def test_prolog_reads_the_facts_that_python_writes() -> None:
    for board in random_positions(10, seed=6):
        facts = prolog_facts(board).strip().rstrip(".").replace(".\n", ", ")
        answers = prolog().query(f"position_facts(P, [{facts}])")
        assert answers.rows == [{"P": fen_of(board)}]


def test_asp_facts_of_many_positions_differ_in_their_ply() -> None:
    boards = random_positions(3, seed=7)
    text = "".join(asp_facts(board, time) for time, board in enumerate(boards))
    found = boards_of_atoms(atoms_of(text))
    assert [fen_of(board) for board in found.values()] == [*map(fen_of, boards)]
