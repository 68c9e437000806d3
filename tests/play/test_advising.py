"""Tactics that order moves in the search: they propose there what they propose elsewhere."""

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.errors import ClausewitzError
from clausewitz.kernel import engine
from clausewitz.kernel.cache import cache_folder
from clausewitz.play import weights
from clausewitz.play.advising import Program, find_advisers
from clausewitz.play.naming import find_player
from clausewitz.play.players import Limit
from clausewitz.play.searching import Searcher
from play.twins import POSITIONS as TWENTY
from play.twins import assert_same_tree
from play.uci_client import Client

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
POSITIONS = (
    FORK,
    "r3k3/2p2p2/1n6/3PN3/8/5Q2/P4P2/R3K3 w Qq - 0 1",
    "4k2r/5Npp/8/2b5/4n3/8/3P2PP/5R1K b k - 0 9",
    "r1b1k2r/3p1ppp/p3p3/1p6/2QbPPP1/2N5/PPPB2P1/R3K2R b KQkq - 0 15",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "3r2k1/p3qp1p/1pPpb1p1/8/4PP2/1P1R3P/P2Q2BK/8 b - - 4 34",
)
WORD, BONUS = (1 << 20) - 1, 1000

SECOND = f"""
import chess
from clausewitz.play.advising import find_advisers
from clausewitz.play.players import Limit
from clausewitz.play.searching import Searcher
searcher = Searcher(megabytes=1)
searcher.take_advice(find_advisers("all"), 3)
print(searcher.search(chess.Board("{FORK}"), Limit(depth=9))[0].nodes)
"""


def raised(board: chess.Board, tactics: tuple[Program, ...]) -> set[chess.Move]:
    """The quiet moves that an adviser of the search puts first."""
    quiet = [
        move for move in board.legal_moves if not board.is_capture(move) and move.promotion is None
    ]
    state = engine.search_state(weights.named("clausewitz").packed(), 0)
    advice = engine.take_advice(state, tactics, 0, BONUS)
    state["rows"][0, 0] = kernel.from_board(board)
    state["moves"][0, 0, : len(quiet)] = [WORD - engine.move_word(board, move) for move in quiet]
    state["end"][0, 0] = len(quiet)
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    advise = kind(int(state["adviser"][0]))
    found = []
    for _ in range(2):  # found out, then remembered
        advise(state.ctypes.data, advice.ctypes.data, 0)
        orders = state["moves"][0, 0, : len(quiet)] >> 20
        found.append({move for move, order in zip(quiet, orders, strict=True) if order})
        assert set(orders) <= {0, BONUS}
        state["moves"][0, 0, : len(quiet)] &= WORD
    assert found[0] == found[1]
    return found[0]


def matched(board: chess.Board, tactics: tuple[Program, ...]) -> set[chess.Move]:
    """The same by the matching that learns and explains."""
    before = kernel.from_board(board)
    found = set()
    for move in board.legal_moves:
        rows = np.array([before, kernel.make(before, move)], np.uint64)
        case = np.array([[0, 1, move.from_square, move.to_square]], np.uint64)
        quiet = not board.is_capture(move) and move.promotion is None
        if quiet and any(
            kernel.try_cases(program, rows, kernel.NO_TABLES, case)[0] for program in tactics
        ):
            found.add(move)
    return found


@pytest.mark.parametrize("name", ["yes", "all"])
def test_search_raises_the_moves_that_tactics_propose(name: str) -> None:
    tactics, count = find_advisers(name), 0
    for fen in POSITIONS:
        board = chess.Board(fen)
        proposed = matched(board, tactics)
        assert raised(board, tactics) == proposed, fen
        count += len(proposed)
    assert count
    assert chess.Move.from_uci("c3d5") in matched(chess.Board(FORK), tactics)


@pytest.mark.parametrize("depth", [3, 4])
def test_search_with_tactics_visits_what_the_twin_visits(depth: int) -> None:
    tactics, on = find_advisers("yes"), set(engine.SWITCHES)
    remembered = dict[str, set[chess.Move]]()

    def proposals(board: chess.Board) -> set[chess.Move]:
        fen = board.fen()
        if fen not in remembered:
            remembered[fen] = matched(board, tactics)
        return remembered[fen]

    differing = 0
    for fen in (*POSITIONS, *TWENTY):
        plain = assert_same_tree(fen, depth, on)
        differing += plain != assert_same_tree(fen, depth, on, tactics, proposals)
    assert differing


def test_search_with_tactics_is_sane_and_repeats_itself() -> None:
    limit, differing = Limit(depth=9), 0
    plain, advised, again = (Searcher(megabytes=1) for _ in range(3))
    advised.take_advice(find_advisers("all"), 3)
    again.take_advice(find_advisers("all"), 3)
    for fen in POSITIONS:
        board = chess.Board(fen)
        for searcher in (plain, advised, again):
            searcher.new_game()
        [known], [found], [repeated] = (s.search(board, limit) for s in (plain, advised, again))
        assert (found.nodes, found.score, found.line) == (
            repeated.nodes,
            repeated.score,
            repeated.line,
        )
        for move in found.line:
            assert move in board.legal_moves
            board.push(move)
        differing += known.nodes != found.nodes
    assert differing


def test_search_without_its_tactics_is_as_before() -> None:
    searcher = Searcher(megabytes=1)
    before = searcher.search(chess.Board(FORK), Limit(depth=9))[0].nodes
    searcher.take_advice(find_advisers("all"), 1)
    searcher.take_advice(())
    searcher.new_game()
    assert searcher.search(chess.Board(FORK), Limit(depth=9))[0].nodes == before


def test_second_process_has_its_adviser_from_the_cache() -> None:
    searcher = Searcher(megabytes=1)
    searcher.take_advice(find_advisers("all"), 3)
    nodes = searcher.search(chess.Board(FORK), Limit(depth=9))[0].nodes
    folder = cache_folder("clausewitz.kernel.engine.advising")
    before = {file: file.stat().st_mtime_ns for file in folder.rglob("*.nb[ci]")}
    assert before
    done = subprocess.run(
        [sys.executable, "-c", SECOND], env=os.environ, capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == (f"{nodes}\n", "")
    assert {file: file.stat().st_mtime_ns for file in folder.rglob("*.nb[ci]")} == before


def test_tactics_of_a_file_order_moves(tmp_path: Path) -> None:
    file = tmp_path / "own.pl"
    file.write_text("attack(P, F, T) :- make_move(F, T, P, Q), attacks(T, K, Q), king_on(K, Q).\n")
    player = find_player(f"clausewitz:hash=1,tactics={file}")
    choice = player.choose(chess.Board(FORK), Limit(depth=8))
    assert choice.move == chess.Move.from_uci("c3d5")


@pytest.mark.parametrize(
    ("text", "message"),
    [("", "no tactic"), (None, "No such file"), ("much :- more", "own.pl")],
)
def test_what_is_no_file_of_tactics_is_said_in_a_line(
    tmp_path: Path, text: str | None, message: str
) -> None:
    file = tmp_path / "own.pl"
    if text is not None:
        file.write_text(text)
    with pytest.raises(ClausewitzError, match=message) as caught:
        find_player(f"clausewitz:tactics={file}")
    assert "\n" not in str(caught.value)


def test_chess_programs_switch_tactics_on() -> None:
    with Client("uci", "setoption name Tactics value true", "isready") as client:
        client.until("readyok")
        client.send(f"position fen {FORK}", "go depth 9")
        assert client.until("bestmove ")[-1].split()[1] == "c3d5"
        said = client.ask("setoption name Tactics value maybe")
        assert said == ["info string Tactics cannot be maybe: it is true or false"]
