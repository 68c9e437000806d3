"""The four rules of the paper: as clauses, by the kernel, and what they mean on some positions."""

import shutil
from pathlib import Path

import chess
import pytest

from agree.sources import game_positions
from clausewitz import kernel
from clausewitz.kernel import minimax
from clausewitz.kernel.minimax import NO_RULES, PAPER_RULES, Rule
from clausewitz.play.players import paper_heuristic
from clausewitz.play.players.base_and_pruning import pruning_rules
from clausewitz.prolog import PrologError, prolog
from clausewitz.repl import play_predicates
from clausewitz.support.errors import ClausewitzError
from play.kernel_rules import moves_to_consider, rules_by_move
from play.minimax_modes import PLACES, SUBSETS
from play.rules_agree import clause_heuristic, rule_disagreements
from play.twin_minimax import Facts, stays
from repl.plain_repl import answered
from running import Run, long

ROOT = Path(__file__).parents[2]
SPECIAL = (
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",  # check, promotions
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2",  # en passant
    "r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1",  # castling
    "7k/8/8/8/8/8/5q2/7K w - - 0 1",  # stalemate
    "7k/8/8/8/8/5n2/5q2/7K w - - 0 1",  # one move, and it is bad
)

needs_swipl = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)


@needs_swipl
@pytest.mark.parametrize("number", [8, long(30)])
def test_kernel_and_clauses_agree_on_all_legal_moves(number: int) -> None:
    boards = [*map(chess.Board, SPECIAL), *game_positions(number, each=8)]
    assert rule_disagreements(boards) == []


@pytest.mark.parametrize("number", [8, long(30)])
def test_kernel_and_twin_agree_on_every_subset_of_the_rules(number: int) -> None:
    for board in (*map(chess.Board, SPECIAL), *game_positions(number, seed=4, each=8)):
        row, facts = kernel.from_board(board), Facts(board, PLACES)
        assert rules_by_move(row) == facts.rules
        for numbers in SUBSETS:
            rules = pruning_rules(numbers)
            staying = {move for move in facts.moves if stays(facts.rules[move], rules.own)}
            expected = set(facts.moves) if board.is_check() or not staying else staying
            assert moves_to_consider(row, rules) == expected


def test_without_rules_all_moves_stay() -> None:
    board = chess.Board()
    assert moves_to_consider(kernel.from_board(board), NO_RULES) == set(board.legal_moves)


def query(fen: str, goal: str) -> list[dict[str, str]]:
    play_predicates.register_all()
    return prolog().query(f'fen_position("{fen}", P), {goal}').rows


@needs_swipl
@pytest.mark.parametrize(
    ("fen", "move", "rules"),
    [
        ("4k3/8/8/8/N7/2p5/8/4K3 w - - 0 1", "a4c3", {"captures", "more_active"}),
        ("4k3/8/8/3N4/8/2p5/8/4K3 w - - 0 1", "d5c3", {"captures"}),
        ("4k3/8/8/8/r7/8/8/R3K3 w - - 0 1", "a1d1", {"attacked", "more_active"}),
        ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1b3", {"more_active"}),
        ("4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5f4", set()),
    ],
)
def test_which_rules_speak_for_a_move(fen: str, move: str, rules: set[str]) -> None:
    rows = query(fen, f"considered(P, {move[:2]}, {move[2:]}, Rule)")
    assert {row["Rule"] for row in rows} == rules


@needs_swipl
def test_moves_are_left_out_for_one_reason_or_the_other() -> None:
    fen = "4k3/8/2p5/3p4/8/8/8/3RK2R w K - 0 1"
    rows = query(fen, "left_out(P, d1, d5, Why)")
    assert [row["Why"] for row in rows] == ["loses_exchange"]
    rows = query(fen, "left_out(P, e1, g1, Why)")
    assert [row["Why"] for row in rows] == ["no_reason"]
    assert not query(fen, "kept(P, d1, d5)")
    assert query(fen, "kept(P, d1, d4)")


@needs_swipl
def test_the_other_side_leaves_out_lost_exchanges_only() -> None:
    fen = "4k3/8/2p5/3p4/8/8/8/3RK2R w K - 0 1"
    assert query(fen, "kept(min, P, e1, g1, none)")
    assert not query(fen, "kept(min, P, d1, d5, none)")


@needs_swipl
@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "7k/8/8/3K4/8/8/8/8 w - - 0 1"])
def test_no_move_is_left_out_in_check_or_where_none_would_stay(fen: str) -> None:
    board = chess.Board(fen)
    moves = {row["From"] + row["To"] for row in query(fen, "kept(P, From, To)")}
    assert moves == {move.uci() for move in board.legal_moves}
    assert query(fen, "left_out(P, From, To, Why)") == []
    assert moves_to_consider(kernel.from_board(board), PAPER_RULES) == set(board.legal_moves)


def test_no_rule_speaks_for_the_moves_that_stay_for_lack_of_others() -> None:
    board = chess.Board("7k/8/8/3K4/8/8/8/8 w - - 0 1")
    found = rules_by_move(kernel.from_board(board))
    assert found
    assert set(found.values()) == {Rule.SOUND}


@needs_swipl
def test_plain_prolog_has_the_rules_and_the_heuristic() -> None:
    goal = (
        "fen_position('4k3/8/8/8/p7/8/8/R3K3 w - - 0 1', P), considered(P, a1, a4, captures), "
        "kept(P, a1, a4), heuristic(P, Material, Places, Threats), heuristic_value(P, winning, H), "
        "print([Material, Places, Threats, H]), nl"
    )
    (answer,) = answered(goal, ROOT)
    material, places, threats = heuristic_by_kernel("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1")
    value = sum(
        weight * part
        for weight, part in zip(
            paper_heuristic.weights("winning").values(), (material, places, threats), strict=True
        )
    )
    assert answer == f"[{material},{places},{threats},{value}]"
    assert (material, threats) == (4, 1)


def heuristic_by_kernel(fen: str) -> tuple[int, int, int]:
    return minimax.heuristic_parts(kernel.from_board(chess.Board(fen)), paper_heuristic.places())


@needs_swipl
def test_heuristic_is_that_of_the_side_to_move() -> None:
    play_predicates.register_all()
    board = chess.Board("r3k3/8/8/3N4/8/8/8/4K3 b q - 0 1")
    white = clause_heuristic(board.mirror())
    assert clause_heuristic(board) == white
    [row] = query(board.fen(), "kernel_heuristic(P, M, L, T)")
    assert (int(row["M"]), int(row["L"]), int(row["T"])) == white


@needs_swipl
def test_search_finds_a_mate_and_says_so() -> None:
    [row] = query("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "search(P, 3, From, To, Score)")
    assert (row["From"], row["To"], int(row["Score"])) == ("a1", "a8", 30_000 - 1)


@needs_swipl
def test_search_fails_without_a_move_and_refuses_a_wrong_depth() -> None:
    assert query("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "search(P, 3, _, _, _)") == []
    for depth in ("0", "-1", "deep", "1000"):
        with pytest.raises(PrologError, match="the depth of a search is 1 to"):
            query(chess.STARTING_FEN, f"search(P, {depth}, _, _, _)")
    with pytest.raises(PrologError, match="not sufficiently instantiated"):
        query(chess.STARTING_FEN, "search(P, _, _, _, _)")


@needs_swipl
def test_the_query_command_knows_the_rules_the_heuristic_and_the_search(run: Run) -> None:
    goal = "left_out(Pos, d1, d5, Why), heuristic(Pos, M, _, _), search(Pos, 1, From, To, _)"
    fen = "4k3/8/2p5/3p4/8/8/8/3RK2R w K - 0 1"
    status, out, _ = run("query", "--fen", fen, goal)
    assert status == 0
    assert out.startswith("Why = loses_exchange, M = 8, From = ")


def test_weights_that_nobody_knows_are_refused() -> None:
    with pytest.raises(ClausewitzError, match="no weights are called nobody"):
        paper_heuristic.weights("nobody")
