"""Plans from Python: what is found, what is dropped, what is the same puzzle."""

from dataclasses import replace
from typing import Any

import chess
import pytest

from clausewitz.asp.grounding import grounded
from clausewitz.mates.boards import game_of
from clausewitz.puzzles.plans.idea import idea, nogoods
from clausewitz.puzzles.plans.plan import Plan, read
from clausewitz.puzzles.plans.plan_request import Checks, PlanRequest, Way, checked
from clausewitz.puzzles.plans.planner import Variety, fault, find, mates_in_series
from clausewitz.support.errors import ClausewitzError
from puzzles.plans import small_rules as plain
from running import long

SMALL = PlanRequest(Way.DYNAMIC, size=4, pawns=False)
# A rook takes the queen, the king has one move, the rook mates.
ROOK = """
chessman(king,white,3,3,1) chessman(rook,white,3,2,1) chessman(queen,black,3,1,1)
chessman(king,black,1,4,1) move(3,2,3,1,none,1)
chessman(king,white,3,3,2) chessman(rook,white,3,1,2) chessman(king,black,1,4,2)
move(1,4,1,3,none,2)
chessman(king,white,3,3,3) chessman(rook,white,3,1,3) chessman(king,black,1,3,3)
move(3,1,1,1,none,3)
chessman(king,white,3,3,4) chessman(rook,white,1,1,4) chessman(king,black,1,3,4) checkmate(4)
"""


@pytest.fixture
def rook() -> Plan:
    return read(ROOK.split(), SMALL)


def test_plan_reads_boards_and_moves(rook: Plan) -> None:
    assert rook.fen() == "8/8/8/8/8/qRK5/8/3k4 w - - 0 1"
    assert rook.uci() == ["b3a3", "d1c1", "a3a1"]
    assert rook.words() == "1. Rb3xa3 Kd1-c1 2. Ra3-a1#"
    assert [board.turn for board in rook.boards] == [True, False, True, False]


def test_series_is_numbered_by_its_moves() -> None:
    wish = PlanRequest(Way.STATIC, size=4, steps=3)
    text = "chessman(king,white,3,3,{t}) chessman(king,black,1,3,{t}) chessman(rook,white,{r},{t})"
    atoms = [text.format(t=t, r=r) for t, r in enumerate(("4,2", "4,1", "1,1"), 1)]
    atoms += ["move(4,2,4,1,none,1) move(4,1,1,1,none,2)"]
    plan = read(" ".join(atoms).split(), wish)
    assert plan.words() == "1. Rb4-a4 2. Ra4-a1#"
    assert fault(plan, wish) is None


def test_sound_plan_has_no_fault(rook: Plan) -> None:
    assert fault(rook, SMALL) is None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("move(3,2,3,1,none,1)", "move(3,2,1,1,none,1)", "not legal"),
        ("rook,white,3,1,3", "rook,white,4,1,3", "another"),
        ("king,white,3,3", "king,white,4,3", "replies"),
        ("queen,black,3,1,1", "queen,black,4,1,1", "another"),
    ],
)
def test_fault_is_named(old: str, new: str, words: str) -> None:
    assert words in (fault(read(ROOK.replace(old, new).split(), SMALL), SMALL) or "")


def test_hidden_mate_in_one_is_a_fault() -> None:
    hidden = find(replace(SMALL, checks=Checks.UNPLAYED), 5, best=False, variety=Variety.RESTART)
    assert hidden.dropped
    assert all("shorter mate" in reason for reason in hidden.dropped)
    game = game_of(4)
    for reason in hidden.dropped:
        board = chess.Board(reason.partition(": ")[2])
        assert game.shortest_mate(board, 1) == 1
    for plan in hidden.plans:
        assert game.shortest_mate(plan.boards[0], 1) == 0


def mirrored(plan: Plan, size: int) -> Plan:
    """Left and right exchanged, by another way than idea.py's."""

    def flip(square: chess.Square) -> chess.Square:
        return chess.square(size - 1 - chess.square_file(square), chess.square_rank(square))

    boards = []
    for board in plan.boards:
        other = chess.Board(None)
        other.turn = board.turn
        other.set_piece_map({flip(square): piece for square, piece in board.piece_map().items()})
        boards.append(other)
    moves = (chess.Move(flip(m.from_square), flip(m.to_square), m.promotion) for m in plan.moves)
    return replace(plan, boards=tuple(boards), moves=tuple(moves))


def test_mirror_image_is_the_same_idea_and_forbidden(rook: Plan) -> None:
    other = mirrored(rook, 4)
    assert idea(other) == idea(rook)
    assert other.uci() != rook.uci()
    forbidden = [set(nogood) for nogood in nogoods(rook)]
    assert len(forbidden) == 8
    assert {
        "move(3,3,3,4,none,1)",
        "move(3,4,1,4,none,3)",
        "chessman(king,black,1,2,4)",
    } in forbidden


def test_pawns_leave_two_ways_to_turn_the_board(rook: Plan) -> None:
    first = rook.boards[0].copy()
    first.set_piece_at(chess.A2, chess.Piece(chess.PAWN, chess.WHITE))
    with_pawn = replace(rook, boards=(first, *rook.boards[1:]))
    assert len(list(nogoods(with_pawn))) == 2


@pytest.mark.long
def test_no_idea_comes_twice() -> None:
    found = find(SMALL, 6, best=False)
    assert len({idea(plan) for plan in found.plans}) == 6


@pytest.mark.long
def test_best_plans_are_proved_best() -> None:
    found = find(SMALL, 10)
    assert found.proved
    assert found.exhausted
    assert {plan.cost for plan in found.plans} == {(4, 5, -9)}
    assert len(found.plans) == len({idea(plan) for plan in found.plans}) == 2


def test_static_plan_has_no_shorter_series() -> None:
    found = find(PlanRequest(Way.STATIC, size=4, steps=4), 1)
    game = game_of(4)
    assert len(found.plans) == 1
    assert all(not mates_in_series(game, plan.boards[0], 2) for plan in found.plans)


@pytest.mark.long
def test_seed_gives_other_plans() -> None:
    first = [find(SMALL, 1, best=False, seed=seed).plans[0].fen() for seed in (1, 2, 3, 1)]
    assert len(set(first)) > 1
    assert first[0] == first[3]


def test_none_is_proved_and_unknown_is_said() -> None:
    assert find(replace(SMALL, white=1)).result == "none"
    late = find(PlanRequest(Way.DYNAMIC, size=8, white=8, black=8), seconds=0.01)
    assert (late.result, late.in_time) == ("unknown", False)


def test_time_may_be_up_before_clingo_has_begun_to_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(program: str, text: str, options: list[str], seconds: float) -> Any:
        assert seconds == 7
        return grounded(program, text, options, 1e-9)

    monkeypatch.setattr("clausewitz.asp.answers.grounded", late)
    found = find(SMALL, seconds=7)
    assert (found.result, found.in_time) == ("unknown", False)


def test_what_was_found_before_ctrl_c_is_saved() -> None:
    def interrupt(plan: Plan) -> None:
        raise KeyboardInterrupt

    found = find(SMALL, 3, report=interrupt)
    assert (found.stopped, found.proved, len(found.plans)) == (True, False, 1)


@pytest.mark.long
def test_given_position_with_the_other_colour_to_move() -> None:
    board = chess.Board("4r1k1/4r3/8/8/8/8/5PPP/R5K1 b - - 0 1")
    (plan,) = find(PlanRequest(Way.DYNAMIC, board, steps=6), 3).plans
    assert plan.uci() == ["e7e1", "a1e1", "e8e1"]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (PlanRequest(Way.STATIC, size=3), "4 to 8 rows, not 3"),
        (PlanRequest(Way.STATIC, size=9), "4 to 8 rows, not 9"),
        (PlanRequest(Way.HELP, steps=0), "2 to 12 boards"),
        (PlanRequest(Way.HELP, white=0), "white has 1 to 16 pieces"),
        (PlanRequest(Way.HELP, black=40), "black has 1 to 16 pieces"),
        (PlanRequest(Way.HELP, size=4, white=9, black=9), "18 pieces do not fit"),
        (PlanRequest(Way.DYNAMIC, steps=5), "even board"),
        (PlanRequest(Way.HELP, chess.Board(), size=6), "stands outside"),
    ],
)
def test_impossible_wish_is_refused(wish: PlanRequest, words: str) -> None:
    with pytest.raises(ClausewitzError, match=words):
        checked(wish)


@pytest.mark.parametrize(("size", "pieces"), [(4, 4), long(5, 4), long(8, 2)])
def test_game_of_the_check_equals_plain_rules(size: int, pieces: int) -> None:
    names = {True: "white", False: "black"}
    wish = PlanRequest(Way.HELP, size=size, white=pieces, black=pieces)
    for plan in find(wish, 4, best=False, variety=Variety.RESTART).plans:
        for board in plan.boards:
            placed = {
                (chess.square_rank(s) + 1, chess.square_file(s) + 1): (
                    chess.piece_name(piece.piece_type),
                    names[piece.color],
                )
                for s, piece in board.piece_map().items()
            }
            moves = {
                (*place(m.from_square), *place(m.to_square), becomes(m))
                for m in game_of(size).legal_moves(board)
            }
            assert moves == plain.legal_moves(placed, names[board.turn], size)


def place(square: chess.Square) -> tuple[int, int]:
    return chess.square_rank(square) + 1, chess.square_file(square) + 1


def becomes(move: chess.Move) -> str:
    return chess.piece_name(move.promotion) if move.promotion else "none"
