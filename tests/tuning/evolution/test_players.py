"""Players of the kernel beside twins of plain python-chess: the same moves, the same games."""

import random

import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.endgames.decisions import decision_of, way_through
from clausewitz.endgames.endgame_classes import parse_class, start_rows
from clausewitz.endgames.move_choice import Chooser
from clausewitz.endgames.player_files import EndgamePlayer, find_player
from clausewitz.endgames.trees import EndgameTree, from_program, parse_tree
from clausewitz.kernel import endgames
from tuning.evolution.endgame_positions import CLASSES, moves_drawn, scattered
from tuning.evolution.random_trees import random_tree, random_trees
from tuning.evolution.twin_player import (
    Seen,
    TwinHunter,
    TwinPlayer,
    play,
    play_hunter,
    random_start,
    value,
)

MASTER = find_player("master")


def players(count: int) -> list[EndgamePlayer]:
    drawn = [random_trees(random.Random(seed)) for seed in range(count - 1)]
    return [MASTER, *(EndgamePlayer(f"p{n}", "KRKR", trees) for n, trees in enumerate(drawn))]


def test_twin_sees_what_the_kernel_sees() -> None:
    for before, after in moves_drawn(each=15, seed=2):
        seen, twin = endgames.terminals(before, after), Seen(before, after)
        assert seen == {name: twin.value(name) for name in seen}, after.fen()


def test_scores_are_those_of_the_twin() -> None:
    """Trees of all functions, nested; the same by what the tree decides."""
    for number, (before, after) in enumerate(moves_drawn(each=12, seed=3)):
        tree = random_tree(random.Random(number), 4)
        compiled = endgames.players_of([[tree.program()] * 3])
        score = endgames.value(compiled, 1, before, after)
        assert score == value(tree, Seen(before, after)), f"{tree} on {after.fen()}"
        seen = endgames.terminals(before, after)
        leaf = way_through(decision_of(tree), seen).leaf.score
        assert score == (seen[leaf] if isinstance(leaf, str) else leaf), str(tree)


def test_moves_are_those_of_the_twin() -> None:
    chance = random.Random(4)
    for number, player in enumerate(players(12)):
        chooser, twin = Chooser(player), TwinPlayer(player.trees)
        for name in CLASSES[number % 3 :: 3]:
            board = scattered(name, chance)
            assert chooser.choose(board) == twin.choose(board), board.fen()


@pytest.mark.parametrize("name", ["KRKR", "KQRKQR"])
def test_games_end_as_those_of_the_twin(name: str) -> None:
    drawn = players(4)
    starts = start_rows([parse_class(name)], 4, seed=5)
    meetings = np.array([[n, (n + 1) % 4, n] for n in range(4)], np.int64)
    compiled = endgames.players_of([player.programs() for player in drawn])
    results = endgames.play_meetings(compiled, starts, meetings, 30)
    for (a, b, start), found in zip(meetings, results, strict=True):
        board = kernel.to_board(starts[start])
        one, other = TwinPlayer(drawn[a].trees), TwinPlayer(drawn[b].trees)
        assert list(found) == [play(one, other, board, 30)[0], play(other, one, board, 30)[0]]


@pytest.mark.parametrize("name", CLASSES)
def test_starts_are_those_of_the_twin(name: str) -> None:
    pieces = parse_class(name).pieces
    for seed in range(5):
        row = endgames.random_start(pieces, seed)
        assert row is not None
        board = kernel.to_board(row)
        assert board == random_start(pieces, seed)
        assert board.is_valid()
        assert np.array_equal(row, kernel.from_board(board))


def test_a_program_is_its_tree() -> None:
    for seed in range(50):
        tree = random_tree(random.Random(seed), 5)
        assert from_program(tree.program()) == tree
        assert parse_tree(str(tree), "here") == tree
        assert parse_tree(tree.lines(), "here") == tree


def test_a_tree_has_no_more_nodes_than_its_buffer_holds() -> None:
    tree: EndgameTree = random_tree(random.Random(0), 9)
    with pytest.raises(ValueError, match="nodes"):
        endgames.players_of([[bytes(1) * 300] * 3])
    assert tree.size == len(tree.program())


@pytest.mark.parametrize("name", ["KRKR", "KQKQ", "KQRKQR"])
def test_starts_differ(name: str) -> None:
    rows = start_rows([parse_class(name)], 300, seed=5)
    assert len({kernel.to_board(row).board_fen() for row in rows}) == 300


def test_hunter_moves_as_its_twin() -> None:
    hunter, twin, chance = endgames.players_of([endgames.HUNTER]), TwinHunter(), random.Random(8)
    for name in CLASSES * 2:
        board = scattered(name, chance)
        found = endgames.choose(hunter, board)
        assert found is not None
        assert found[0] == twin.choose(board)[0], board.fen()


def test_hunter_wins_what_is_not_guarded() -> None:
    starts = start_rows([parse_class("KQKQ")], 20, seed=1)
    meetings = np.array([[0, 1, start] for start in range(20)], np.int64)
    random_player = players(2)[1].programs()
    compiled = endgames.players_of([endgames.HUNTER, random_player])
    results = endgames.play_meetings(compiled, starts, meetings, 60)
    assert np.mean(results[:, 0]) > 2.5


def test_games_with_hunter_end_as_those_of_the_twin() -> None:
    starts = start_rows([parse_class("KRKR")], 3, seed=6)
    meetings = np.array([[0, 1, start] for start in range(3)], np.int64)
    compiled = endgames.players_of([MASTER.programs(), endgames.HUNTER])
    results = endgames.play_meetings(compiled, starts, meetings, 14)
    for row, found in zip(starts, results, strict=True):
        board = kernel.to_board(row)
        assert found[0] == play_hunter(TwinPlayer(MASTER.trees), board, 14)
