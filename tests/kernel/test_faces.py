"""The faces of entry points, which Python calls: they take what they should and refuse all else."""

from collections.abc import Callable
from typing import Any

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.kernel import entries, search
from clausewitz.kernel.board import fen_rows
from clausewitz.kernel.coverage import bit_sets
from clausewitz.kernel.endgames import entries as endgames
from clausewitz.kernel.jit.by_numba import callable_by_numba
from clausewitz.kernel.jit.entry_points import PARTS, entry_points_of
from clausewitz.kernel.jit.face_layout import is_as_agreed
from clausewitz.kernel.search import entries as searching
from clausewitz.kernel.search.state import STATE

ROW = kernel.from_board(chess.Board("r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 3 40"))
SQUARE = np.uint64(27)


def test_arrays_lie_in_memory_as_faces_expect_them() -> None:
    assert is_as_agreed()


@pytest.mark.parametrize("number", [27, np.uint64(27), np.int64(27), np.uint8(27)])
def test_numbers_of_python_and_numpy_are_taken(number: Any) -> None:
    assert entries.attacks(ROW, number) == entries.attacks(ROW, SQUARE)


@pytest.mark.parametrize(
    ("number", "error"),
    [(-1, OverflowError), (2**64, OverflowError), (27.0, TypeError), ("d4", TypeError)],
)
def test_other_numbers_are_refused(number: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        entries.attacks(ROW, number)


def read_only(row: Any) -> Any:
    copy = row.copy()
    copy.flags.writeable = False
    return copy


@pytest.mark.parametrize(
    "change",
    [
        list,
        read_only,
        lambda row: None,
        lambda row: row.astype(np.int64),
        lambda row: row.astype(np.float64),
        lambda row: row.astype(">u8"),
        lambda row: row.reshape(1, -1),
        lambda row: np.repeat(row, 2)[::2],
        lambda row: np.frombuffer(b"0" + row.tobytes(), np.uint8)[1:].view(np.uint64),
    ],
)
def test_what_is_no_such_array_is_refused(change: Callable[[Any], Any]) -> None:
    words = r"entries.attacks: argument 1 not as in uint64\(uint64\[::1\], uint64\)"
    with pytest.raises(TypeError, match=words):
        entries.attacks(change(ROW), SQUARE)


class Subclass(np.ndarray[Any, Any]):
    """An array that is more than one."""


def test_a_subclass_of_arrays_is_taken() -> None:
    assert entries.attacks(ROW.view(Subclass), SQUARE) == entries.attacks(ROW, SQUARE)


@pytest.mark.parametrize("arguments", [(), (ROW,), (ROW, SQUARE, SQUARE)])
def test_the_number_of_arguments_is_looked_at(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match="arguments not as in"):
        entries.attacks(*arguments)


def test_records_of_other_fields_are_refused() -> None:
    table, number = np.zeros((4, 2), np.uint64), np.int64(1)
    others: list[Any] = [np.zeros(1, [("rows", "u8", 16)]), np.zeros(STATE.itemsize, np.uint8)]
    for other in others:
        with pytest.raises(TypeError, match="argument 1"):
            searching.look(other, table, number, number, number)


def test_results_of_all_kinds() -> None:
    rows, read = np.empty((1, 16), np.uint64), np.zeros(1, np.bool_)
    text = np.frombuffer(bytearray(chess.STARTING_FEN, "ascii"), np.uint8)
    nothing = fen_rows.write_fens(text, np.array([len(text)], np.uint64), rows, read)
    assert nothing is None
    assert read[0]
    assert entries.perft(rows[0], np.uint64(2), True) == 400
    found = endgames.find_start(rows[0], np.zeros(1, np.uint64), SQUARE, np.int64(0))
    assert found is False
    state = search.search_state(np.zeros(search.WEIGHTS, np.int64), search.ALL_SWITCHES)
    state["rows"][0, 0] = rows[0]
    assert search.look(state, np.zeros((4, 2), np.uint64), 0, -100, 100) == 0


def test_fractions_are_handed_on() -> None:
    draw = np.random.default_rng(7)
    items, sizes = draw.integers(0, 2**63, (12, 2)).astype(np.uint64), np.arange(12) / 3
    plain = next(
        entry for entry in entry_points_of(PARTS["coverage"]) if entry.name == "undominated"
    )
    for false, missed in ((0.01, 0.02), (0.05, np.float64(0.04)), (1, 2)):
        by_kernel, by_python = np.zeros(12, np.int64), np.zeros(12, np.int64)
        found = bit_sets.undominated(items, sizes, 1, false, missed, by_kernel)
        assert found == plain.function(items, sizes, 1, false, missed, by_python)
        assert by_kernel.tolist() == by_python.tolist()


def test_entry_points_called_by_numba_answer_the_same() -> None:
    """Those that compile in a moment: numbers in and out, arrays that are written to."""
    entries_by_name = {entry.name: entry for entry in entry_points_of(PARTS["board"])}
    for name in ("attacks", "key_from_scratch"):
        entry = entries_by_name[name]
        by_numba = callable_by_numba(entry.function, entry.signature, entry.nogil, entry.records)
        arguments = (ROW, SQUARE)[: entry.signature.count(",") + 1]
        assert by_numba(*arguments) == getattr(entries, name)(*arguments)
