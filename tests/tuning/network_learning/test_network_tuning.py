"""Training the network: labelled positions are read, it learns, and the file plays."""

import dataclasses
import random
import sys
from pathlib import Path

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.engines.own import network_file
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.kernel.board.row import SLOTS, TURN
from clausewitz.kernel.search import WholeNetwork
from clausewitz.kernel.search.entries import evaluate_all
from clausewitz.kernel.search.network_training import (
    NETWORK,
    WORKSPACE,
    Floats,
    Networks,
    add_gradient,
)
from clausewitz.kernel.search.packed_positions import (
    PACKED_WORDS,
    Packed,
    are_sound,
    pack_all,
    unpack_all,
)
from clausewitz.runs.pool import Workers
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.network_learning import network_fit
from clausewitz.tuning.network_learning.lesson_files import labels_of, read_lessons
from clausewitz.tuning.network_learning.lesson_maker import LESSONS, LessonRequest, make_lessons
from clausewitz.tuning.network_learning.network_tuning import NetworkRequest, tune_network
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


def packed_of(some: list[chess.Board], labels: int = 0) -> Packed:
    rows = np.array([kernel.from_board(board) for board in some])
    packed = np.zeros((len(rows), PACKED_WORDS), np.uint64)
    pack_all(rows, packed)
    packed.view(np.int32)[:, -1] = labels
    return packed


def test_four_words_hold_a_position() -> None:
    some = [chess.Board(), chess.Board("4k3/8/8/3pP3/8/8/8/R3K2R b - - 3 9"), *boards(50)]
    packed = packed_of(some, -31)
    rows = np.zeros((len(some), SLOTS), np.uint64)
    unpack_all(packed, rows)
    for board, row in zip(some, rows, strict=True):
        expected = kernel.from_board(board)
        assert (row[:TURN] == expected[:TURN]).all()
        assert row[TURN] == expected[TURN]
    assert are_sound(packed)
    assert set(labels_of(packed)) == {-31}


@pytest.mark.parametrize(("word", "bit"), [(0, 40), (1, 3), (1, 17), (3, 1)])
def test_words_that_are_no_position_are_seen(word: int, bit: int) -> None:
    packed = packed_of([chess.Board()])
    packed[0, word] ^= np.uint64(1 << bit)
    assert not are_sound(packed) or word == 1


def test_the_network_learns_and_whole_numbers_say_nearly_the_same() -> None:
    some = boards(400)
    rows, packed = np.array([kernel.from_board(board) for board in some]), packed_of(some)
    targets = np.random.default_rng(5).random(len(rows)).astype(np.float32)
    lessons = network_fit.Lessons(packed, targets, 360)
    network, losses = network_fit.first_network(1), list[float]()
    course = network_fit.Course(epochs=30, rate=0.003, batch=40)
    network_fit.learn(
        network, lessons, course, 1, lambda _, loss, held_out: losses.append(loss), cores=2
    )
    assert losses[-1] < losses[0] / 4

    found = np.zeros(len(rows), np.int64)
    evaluate_all(states(network_fit.whole(network, 260, 100)), rows, found)
    assert np.abs(found - 260 * network_fit.outputs(network, packed)).max() < 60


def loss(network: Networks, packed: Packed, targets: Floats) -> float:
    said = network_fit.chances(network_fit.outputs(network, packed), 1.0)
    return network_fit.mean_square(said, targets)


def test_a_gradient_is_what_the_loss_changes_by() -> None:
    rows = packed_of(boards(60))
    targets = np.full(len(rows), 0.8, np.float32)
    network = network_fit.first_network(2)
    gradient = np.zeros(1, NETWORK)
    add_gradient(network, gradient, np.zeros(1, WORKSPACE), rows, targets)
    flat, slopes = network.view(np.float32), gradient.view(np.float32) / len(rows)
    for place in np.argsort(-np.abs(slopes))[:20]:
        before = flat[place]
        flat[place] = before + 0.01
        more = loss(network, rows, targets)
        flat[place] = before - 0.01
        less = loss(network, rows, targets)
        flat[place] = before
        assert (more - less) / 0.02 == pytest.approx(slopes[place], rel=0.1)


LABELLER = """#!{python}
import sys
import numpy as np
packed = np.frombuffer(sys.stdin.buffer.read(), np.uint64).reshape(-1, 4).copy()
packed.view(np.int32)[:, -1] = 10 * (packed[:, 0] % 64)
sys.stdout.buffer.write(packed[packed[:, 0] % 5 > 0].tobytes())
"""
GAME = '[Event "?"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 *\n'


@pytest.fixture
def request_of_lessons(tmp_path: Path) -> LessonRequest:
    labeller, games = tmp_path / "labeller", tmp_path / "games.pgn"
    labeller.write_text(LABELLER.format(python=sys.executable))
    labeller.chmod(0o700)
    games.write_text(GAME)
    return LessonRequest((games,), labeller, 900, in_a_part=300)


def lessons_in(folder: Path, request: LessonRequest, resume: bool = False) -> bytes:
    run = RunFolder(folder)
    run.start(request.settings(), resume)
    assert make_lessons(request, run, Workers()) >= request.positions
    return (folder / LESSONS).read_bytes()


def test_lessons_are_positions_of_searches(
    request_of_lessons: LessonRequest, tmp_path: Path
) -> None:
    content = lessons_in(tmp_path / "run", request_of_lessons)
    packed = np.frombuffer(content, np.uint64).reshape(-1, PACKED_WORDS).copy()
    assert are_sound(packed)
    assert len(np.unique(packed, axis=0)) > len(packed) // 2
    rows = np.zeros((len(packed), SLOTS), np.uint64)
    unpack_all(packed, rows)
    for row in rows[::7]:
        board = kernel.to_board(row)
        assert not board.is_check()
        assert not board.was_into_check()


def test_a_run_that_was_killed_goes_on(request_of_lessons: LessonRequest, tmp_path: Path) -> None:
    whole = lessons_in(tmp_path / "whole", request_of_lessons)
    fewer = dataclasses.replace(request_of_lessons, positions=300)
    lessons_in(tmp_path / "run", fewer)
    with (tmp_path / "run" / LESSONS).open("ab") as file:
        file.write(b"half a part")
    with (tmp_path / "run" / "parts.txt").open("a") as file:
        file.write("12")
    assert lessons_in(tmp_path / "run", request_of_lessons, resume=True) == whole


def test_a_program_that_does_not_label_is_refused(
    request_of_lessons: LessonRequest, tmp_path: Path
) -> None:
    request_of_lessons.labeller.write_text("#!/bin/sh\ncat >/dev/null\n")
    with pytest.raises(ClausewitzError, match="labeller does not answer with labelled positions"):
        lessons_in(tmp_path / "run", request_of_lessons)


def test_the_command_makes_a_network_that_plays(
    request_of_lessons: LessonRequest, tmp_path: Path
) -> None:
    lessons_in(tmp_path / "lessons", request_of_lessons)
    request = NetworkRequest((tmp_path / "lessons" / LESSONS,))
    folder = RunFolder(tmp_path / "run")
    folder.start(request.settings(), resume=False)
    found = tune_network(request, folder)
    assert found.losses["network"] < 0.5
    assert found.positions > 800
    file = tmp_path / "run" / "network.bin"
    assert file.stat().st_size < 1_000_000
    heading = file.read_bytes().partition(b"\n\n")[0].decode()
    assert "clausewitz tune network lessons.bin" in heading
    searcher = Searcher(megabytes=1, evaluation=str(file))
    assert searcher.search(chess.Board(), Limit(depth=3))[0].line


def test_a_network_learns_on_where_another_stopped() -> None:
    whole = random_network(6)
    fewer = WholeNetwork(
        whole.input_weights[:, :32],
        whole.view_biases[:32],
        whole.output_weights[:, :, :32],
        whole.output_biases,
        300,
        60,
    )
    packed = packed_of(boards(80))
    for start, near in ((whole, 1e-4), (fewer, 1.0)):
        network = network_fit.grown(start, 1)
        expected = network_fit.first_network(1)
        for name in ("view_biases", "input_weights", "output_weights"):
            known = getattr(start, name).shape[-1]
            expected[name] = 0
            expected[name][0, ..., :known] = getattr(start, name)
        expected["input_weights"] /= 255
        expected["view_biases"] /= 255
        expected["output_weights"] /= 64
        expected["output_biases"] = start.output_biases / (255 * 64)
        said = network_fit.outputs(network, packed) - network_fit.outputs(expected, packed)
        assert np.abs(said).max() < near


@pytest.mark.parametrize("content", [b"", b"odd", bytes(32)])
def test_other_lessons_are_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "lessons.bin"
    file.write_bytes(content)
    with pytest.raises(ClausewitzError, match=r"lessons.bin"):
        read_lessons([file])


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
