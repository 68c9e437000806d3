"""Training the network: labelled positions are read, it learns, and the file plays."""

import random
from pathlib import Path

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.engines.own import network_file
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.kernel.search.entries import evaluate_all
from clausewitz.kernel.search.network_training import (
    NETWORK,
    WORKSPACE,
    Floats,
    Networks,
    add_gradient,
)
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.network_learning import network_fit
from clausewitz.tuning.network_learning.network_tuning import NetworkRequest, tune_network
from clausewitz.tuning.weights.labelled_positions import read_labelled
from play.test_network import states
from play.twin_network import random_network


def boards(count: int) -> list[chess.Board]:
    """Positions of random games, in none of which the side to move is in check."""
    chance, found = random.Random(3), list[chess.Board]()
    while len(found) < count:
        board = chess.Board()
        for _ in range(30):
            if board.is_game_over():
                break
            board.push(chance.choice(list(board.legal_moves)))
            if not board.is_check() and any(board.legal_moves):
                found.append(board.copy(stack=False))
    return found[:count]


def quiet_move(board: chess.Board) -> chess.Move | None:
    moves = (move for move in board.legal_moves if not board.is_capture(move))
    return next((move for move in moves if not move.promotion), None)


@pytest.fixture
def labelled(tmp_path: Path) -> Path:
    lines = []
    for number, board in enumerate(boards(300)):
        if move := quiet_move(board):
            lines.append(f"{board.fen()};cp {number};{move.uci()}\n")
            lines.append(f"{board.fen()};cp {number};0000\n")
    file = tmp_path / "labelled.txt"
    file.write_text("".join(lines * 3))  # more than are held out together
    return file


def test_only_quiet_positions_with_a_score_are_read(tmp_path: Path) -> None:
    file = tmp_path / "labelled.txt"
    lines = (
        f"{chess.STARTING_FEN};cp 33;e2e4",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1;cp 140;e4d5",  # captures
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2;cp 40;e5d6",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2;cp -20;e1d2",
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1;cp 900;a7a8q",
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1;cp -300;e1d1",  # in check
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1;mate 1;a1a8",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1;cp 7;0000",  # as it stands
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1;cp -300;0000",
    )
    file.write_text("\n".join(lines) + "\n4k3/8/8/8 w - - 0 1;c")  # still being written
    found = read_labelled([file])
    assert found.labels.tolist() == [33, -20, 7]
    assert found.lines == 9


@pytest.mark.parametrize("line", ["e2e4", "8/8 w;cp x;e2e4", f"{chess.STARTING_FEN};cp 3;e9e4"])
def test_other_lines_are_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "labelled.txt"
    file.write_text(f"{chess.STARTING_FEN};cp 33;e2e4\n{line}\n")
    with pytest.raises(ClausewitzError, match=r"labelled.txt:2: not a"):
        read_labelled([file])


def test_the_network_learns_and_whole_numbers_say_nearly_the_same() -> None:
    rows = np.array([kernel.from_board(board) for board in boards(400)])
    chance = np.random.default_rng(5)
    targets = chance.random(len(rows)).astype(np.float32)
    held_out = np.arange(len(rows)) % 10 == 0
    lessons = network_fit.Lessons(rows, targets, held_out)
    network, losses = network_fit.first_network(1), list[float]()
    course = network_fit.Course(epochs=30, rate=0.003, batch=40)
    network_fit.learn(network, lessons, course, 1, lambda _, loss, held_out: losses.append(loss))
    assert losses[-1] < losses[0] / 4

    found = np.zeros(len(rows), np.int64)
    evaluate_all(states(network_fit.whole(network, 260, 100)), rows, found)
    assert np.abs(found - 260 * network_fit.outputs(network, rows)).max() < 60


def loss(network: Networks, rows: kernel.Row, targets: Floats) -> float:
    said = network_fit.chances(network_fit.outputs(network, rows), 1.0)
    return network_fit.mean_square(said, targets)


def test_a_gradient_is_what_the_loss_changes_by() -> None:
    rows = np.array([kernel.from_board(board) for board in boards(60)])
    targets = np.full(len(rows), 0.8, np.float32)
    network = network_fit.first_network(2)
    gradient = np.zeros(1, NETWORK)
    space, chosen = np.zeros(1, WORKSPACE), np.arange(len(rows), dtype=np.uint64)
    add_gradient(network, gradient, space, rows, targets, chosen)
    flat, slopes = network.view(np.float32), gradient.view(np.float32) / len(rows)
    for place in np.argsort(-np.abs(slopes))[:20]:
        before = flat[place]
        flat[place] = before + 0.01
        more = loss(network, rows, targets)
        flat[place] = before - 0.01
        less = loss(network, rows, targets)
        flat[place] = before
        assert (more - less) / 0.02 == pytest.approx(slopes[place], rel=0.1)


def test_the_command_makes_a_network_that_plays(labelled: Path, tmp_path: Path) -> None:
    request = NetworkRequest((labelled,))
    folder = RunFolder(tmp_path / "run")
    folder.start(request.settings(), resume=False)
    found = tune_network(request, folder)
    assert found.losses["network"] < 0.2
    assert found.positions > 500
    file = tmp_path / "run" / "network.bin"
    assert file.stat().st_size < 500_000
    heading = file.read_bytes().partition(b"\n\n")[0].decode()
    assert "clausewitz tune network labelled.txt" in heading
    searcher = Searcher(megabytes=1, evaluation=str(file))
    assert searcher.search(chess.Board(), Limit(depth=3))[0].line


def test_files_are_read_as_they_were_written(tmp_path: Path) -> None:
    network, file = random_network(4), tmp_path / "network.bin"
    file.write_bytes(network_file.network_bytes(network, ["% made by hand"]))
    again = network_file.read_network(file)
    for name, numbers in network._asdict().items():
        assert np.array_equal(numbers, getattr(again, name)), name


@pytest.mark.parametrize(
    "change",
    [
        lambda content: content[:-1],
        lambda content: content + b"0",
        lambda content: content.replace(b"hidden", b"seen"),
        lambda content: content.replace(b"768 inputs", b"769 inputs"),
        lambda content: content.replace(b"scale 300", b"scale 0"),
        lambda content: content.replace(b"share 60", b"share 101"),
        lambda content: b"",
    ],
)
def test_other_files_are_refused(tmp_path: Path, change: object) -> None:
    file = tmp_path / "network.bin"
    assert callable(change)
    file.write_bytes(change(network_file.network_bytes(random_network(4), [])))
    with pytest.raises(ClausewitzError, match=r"network.bin"):
        network_file.find_network(str(file))


def test_names_of_evaluations() -> None:
    assert network_file.find_network("words") is None
    with pytest.raises(ClausewitzError, match='no evaluation is called "feelings"'):
        network_file.find_network("feelings")
