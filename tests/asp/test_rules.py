"""Small rules one by one: a position, a program, and all atoms of one predicate it derives."""

from typing import NamedTuple

import chess
import pytest

from clausewitz import asp
from clausewitz.position import facts


class Row(NamedTuple):
    program: str
    fen: str
    predicate: str
    """With its arity where the program does not show it by itself."""
    atoms: str


RULES = {
    "ray_stops_at_first_piece": Row(
        "attacks.lp",
        "8/8/8/8/8/8/p7/R1k5 w - - 0 1",
        "linear_attack/5",
        "linear_attack((1,2),white,(0,1),(1,1),0) linear_attack((1,3),white,(0,1),(1,1),0)"
        " linear_attack((2,1),white,(1,0),(1,1),0)",
    ),
    "ray_has_no_squares_beyond_the_edge": Row(
        "attacks.lp",
        "7B/6p1/8/8/8/8/8/8 w - - 0 1",
        "linear_attack/5",
        "linear_attack((7,7),white,(-1,-1),(8,8),0)",
    ),
    "knight_in_the_corner_guards_two_squares": Row(
        "attacks.lp",
        "8/8/8/8/8/8/8/N7 b - - 0 1",
        "guarded",
        "guarded(2,3,1,1,white,0) guarded(3,2,1,1,white,0)",
    ),
    "pawns_guard_diagonally_and_forward": Row(
        "attacks.lp",
        "8/4p3/8/8/8/8/P7/8 w - - 0 1",
        "guarded",
        "guarded(3,2,2,1,white,0) guarded(6,4,7,5,black,0) guarded(6,6,7,5,black,0)",
    ),
    "pinned_man_guards_all_the_same": Row(
        "attacks.lp",
        "4r3/8/8/8/8/2k5/4N3/4K3 b - - 0 1",
        "check/2",
        "check(black,0)",
    ),
    "check_does_not_depend_on_the_turn": Row(
        "attacks.lp",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "check/2",
        "check(black,0)",
    ),
    "double_check_has_two_checkers": Row(
        "attacks.lp",
        "4r1k1/8/8/8/8/5n2/8/4K3 w - - 0 1",
        "checker/2",
        "checker((8,5),0) checker((3,6),0)",
    ),
    "rook_pins_along_the_file": Row(
        "legal.lp",
        "4r3/8/8/8/8/8/4N3/4K3 w - - 0 1",
        "pinned/3",
        "pinned((2,5),(1,0),0)",
    ),
    "bishop_does_not_pin_along_the_file": Row(
        "legal.lp",
        "4b3/8/8/8/8/8/4N3/4K3 w - - 0 1",
        "pinned/3",
        "",
    ),
    "two_men_on_the_line_are_not_pinned": Row(
        "legal.lp",
        "4r3/8/8/8/4P3/8/4N3/4K3 w - - 0 1",
        "pinned/3",
        "",
    ),
    "an_enemy_on_the_line_is_not_pinned": Row(
        "legal.lp",
        "4r3/8/8/8/8/8/4n3/4K3 w - - 0 1",
        "pinned/3",
        "",
    ),
    "relief_is_the_checker_and_the_squares_between": Row(
        "legal.lp",
        "8/8/8/8/1b6/8/8/4K3 w - - 0 1",
        "relief/2",
        "relief((4,2),0) relief((3,3),0) relief((2,4),0)",
    ),
    "a_knight_check_is_met_only_by_capture": Row(
        "legal.lp",
        "8/8/8/8/8/5n2/8/4K3 w - - 0 1",
        "relief/2",
        "relief((3,6),0)",
    ),
    "the_king_hides_the_square_behind_it": Row(
        "legal.lp",
        "4r3/8/8/8/4K3/8/8/8 w - - 0 1",
        "shadow/2",
        "shadow((3,5),0)",
    ),
    "pawn_goes_one_or_two_steps_from_its_first_row": Row(
        "legal.lp",
        "8/8/8/8/8/8/P7/8 w - - 0 1",
        "dynamic_move/3",
        "dynamic_move((2,1),(3,1),0) dynamic_move((2,1),(4,1),0)",
    ),
    "pawn_does_not_jump_over_a_man": Row(
        "legal.lp",
        "8/8/8/8/8/p7/P7/8 w - - 0 1",
        "dynamic_move/3",
        "",
    ),
    "pawn_captures_but_not_its_own": Row(
        "legal.lp",
        "8/8/8/8/1p6/PpP5/1P6/8 w - - 0 1",
        "dynamic_move/3",
        "dynamic_move((3,1),(4,1),0) dynamic_move((3,1),(4,2),0) dynamic_move((3,3),(4,3),0)"
        " dynamic_move((3,3),(4,2),0)",
    ),
    "a_dynamic_move_may_leave_the_king_in_check": Row(
        "legal.lp",
        "4r3/8/8/8/8/3ppp2/3pPp2/3pKp2 w - - 0 1",
        "dynamic_move/3",
        "dynamic_move((2,5),(3,4),0) dynamic_move((2,5),(3,6),0) dynamic_move((1,5),(1,4),0)"
        " dynamic_move((1,5),(1,6),0) dynamic_move((1,5),(2,4),0) dynamic_move((1,5),(2,6),0)",
    ),
    "promotion_is_four_moves": Row(
        "legal.lp",
        "8/P7/8/8/8/8/8/8 w - - 0 1",
        "legal_move",
        "legal_move(7,1,8,1,queen,0) legal_move(7,1,8,1,rook,0) legal_move(7,1,8,1,bishop,0)"
        " legal_move(7,1,8,1,knight,0)",
    ),
    "capture_from_the_king's_row_exposes_it": Row(
        "legal.lp",
        "8/8/8/K2pP2r/8/8/8/7k w - d6 0 2",
        "exposed/2",
        "exposed((5,5),0)",
    ),
    "back_rank_mate_is_checkmate": Row(
        "outcome.lp",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
        "checkmate/1",
        "checkmate(0)",
    ),
    "the_mated_side_must_be_to_move": Row(
        "outcome.lp",
        "R5k1/5ppp/8/8/8/8/8/6K1 w - - 0 1",
        "checkmate/1",
        "",
    ),
    "no_move_without_check_is_stalemate": Row(
        "outcome.lp",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "stalemate/1",
        "stalemate(0)",
    ),
    "every_double_step_leaves_a_passed_square": Row(
        "successor.lp",
        "8/8/8/8/8/8/P7/8 w - - 0 1",
        "en_passant/3",
        "en_passant(3,1,after(0,2,1,4,1,none))",
    ),
    "a_king's_move_loses_both_rights": Row(
        "successor.lp",
        "8/8/8/8/8/8/3PPP2/R3KR2 w Q - 0 1",
        "next_castling/3",
        " ".join(
            f"next_castling(white,queenside,after(0,{move},none))"
            for move in (
                *("2,4,3,4", "2,4,4,4", "2,5,3,5", "2,5,4,5", "2,6,3,6", "2,6,4,6"),
                *("1,6,1,7", "1,6,1,8"),
            )
        ),
    ),
}


@pytest.mark.parametrize("row", RULES.values(), ids=RULES)
def test_rule(row: Row) -> None:
    text = facts.asp_facts(chess.Board(row.fen))
    name, _, arity = row.predicate.partition("/")
    text += f"#show {row.predicate}." if arity else ""
    atoms = [atom for atom in asp.answer(row.program, text) if atom.startswith(f"{name}(")]
    assert sorted(atoms) == sorted(row.atoms.split())


def test_promotion_is_one_move_when_the_piece_does_not_matter() -> None:
    text = facts.asp_facts(chess.Board("8/P7/8/8/8/8/8/8 w - - 0 1")) + "#show legal_move/3."
    assert "legal_move((7,1),(8,1),0)" in asp.answer("legal.lp", text)


def test_positions_of_a_batch_do_not_mix() -> None:
    rook = facts.asp_facts(chess.Board("8/8/8/8/8/8/8/R7 w - - 0 1"), 0)
    mate = facts.asp_facts(chess.Board("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"), 1)
    assert len(asp.answer("legal.lp", rook + mate)) == 14
    assert asp.answer("outcome.lp", rook + mate) == ["check(black,1)", "checkmate(1)"]


@pytest.mark.parametrize(("piece", "moves"), [("rook, white, 1, 1", 8), ("pawn, white, 4, 1", 4)])
def test_the_board_may_be_smaller(piece: str, moves: int) -> None:
    text = f"chessman({piece}, 0). turn(white, 0)."
    assert len(asp.answer("legal.lp", text, ["-c", "n=5"])) == moves
