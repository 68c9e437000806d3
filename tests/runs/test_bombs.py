"""Files of a run that are larger inside are refused as damaged, and not unpacked."""

import io
import sqlite3
import zipfile
from pathlib import Path

import numpy as np
import pytest

from clausewitz.engines.value_cache import ValueCache
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError


def arrays(count: int, content: bytes, way: int) -> bytes:
    """A file of one array that says it has so many numbers."""
    head = f"{{'descr': '|u1', 'fortran_order': False, 'shape': ({count},), }}".ljust(117) + "\n"
    start = b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head.encode()
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", way) as out:
        out.writestr("text.npy", start + content)
    return file.getvalue()


@pytest.mark.parametrize(
    "content",
    [
        arrays(1 << 24, bytes(1 << 24), zipfile.ZIP_DEFLATED),
        arrays(1 << 33, bytes(10), zipfile.ZIP_STORED),
    ],
)
def test_arrays_that_are_larger_inside_are_damaged(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "level.npz").write_bytes(content)
    with pytest.raises(ClausewitzError, match=r"level\.npz: damaged"):
        RunFolder(tmp_path).read_arrays("level.npz")


def test_arrays_of_a_run_are_read(tmp_path: Path) -> None:
    RunFolder(tmp_path).write_arrays("level.npz", text=np.arange(9), none=np.zeros(0))
    found = RunFolder(tmp_path).read_arrays("level.npz")
    assert found is not None
    assert found["text"].tolist() == list(range(9))


def test_a_cache_with_views_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "values.db"
    with sqlite3.connect(path) as data:
        endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"
        data.execute(f"CREATE VIEW engine AS {endless}")
    with pytest.raises(ClausewitzError, match=r"values\.db: not a cache of values"):
        ValueCache(path)
