"""Files are written whole or not at all, whatever the disk, a kill or another process does."""

import os
import resource
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import (
    GrowingFile,
    append_text,
    check_writable,
    move_into_place,
    whole_file,
    whole_text,
    write_text,
)
from running import NEEDS_LOCKS

KILLED = """
import os, signal, sys
from pathlib import Path
from clausewitz.support.files import whole_file
with whole_file(Path(sys.argv[1])) as file:
    file.write(b"half")
    file.flush()
    os.kill(os.getpid(), signal.SIGKILL)
"""


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """What is written beyond that is refused, as by a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


def write_arrays(path: Path) -> None:
    with whole_text(path) as file:
        file.writelines(f"{number}\n" for number in range(10_000))


@pytest.mark.parametrize("write", [write_arrays, lambda path: write_text(path, "new " * 9999)])
def test_a_full_disk_leaves_the_file_that_was_there(
    tmp_path: Path, write: Callable[[Path], None]
) -> None:
    file = tmp_path / "file"
    write_text(file, "old")
    with files_of_at_most(4096), pytest.raises(ClausewitzError, match=r"file: File too large$"):
        write(file)
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    write(file)
    assert file.read_text() != "old"


def test_a_record_for_which_the_disk_is_full_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    append_text(file, "one\n")
    with files_of_at_most(6), pytest.raises(ClausewitzError, match=r"journal: File too large$"):
        append_text(file, "two, which is long\n")
    assert file.read_text() == "one\n"
    append_text(file, "two\n")
    assert file.read_text() == "one\ntwo\n"


def test_a_part_for_which_the_disk_is_full_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "growing"
    file.write_text("one two half of thr")
    growing = GrowingFile(file, len("one two "))
    with files_of_at_most(10), pytest.raises(ClausewitzError, match=r"growing: File too large$"):
        growing.add(b"three ")
    assert file.read_text() == "one two "
    growing.add(b"three")
    growing.close()
    assert file.read_text() == "one two three"


def test_a_kill_leaves_the_file_that_was_there(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_text(file, "old")
    done = subprocess.run([sys.executable, "-c", KILLED, str(file)])
    assert done.returncode == -signal.SIGKILL
    assert file.read_text() == "old"
    write_text(file, "new")
    assert file.read_text() == "new"
    assert [path.name for path in tmp_path.iterdir()] == ["file"], "half a file is used again"


def test_what_goes_wrong_meanwhile_leaves_nothing(tmp_path: Path) -> None:
    def stopped() -> None:
        with whole_file(tmp_path / "file") as file:
            file.write(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert list(tmp_path.iterdir()) == []


@NEEDS_LOCKS
def test_two_cannot_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    with whole_file(file) as first:
        first.write(b"first")
        with pytest.raises(ClausewitzError, match=r"file: another process writes into it$"):
            write_text(file, "second")
        with pytest.raises(ClausewitzError, match=r"file: another process writes into it$"):
            check_writable(file)
    assert file.read_text() == "first"


def test_a_link_stays_a_link_and_rights_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    write_text(file, "old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_text(link, "new")
    assert link.is_symlink()
    assert file.read_text() == "new"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_devices_are_written_to_as_they_are(tmp_path: Path) -> None:
    for write in (write_text, append_text):
        write(Path("/dev/null"), "nothing")
        with pytest.raises(ClausewitzError, match=r"/dev/full: No space left on device$"):
            write(Path("/dev/full"), "too much")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    check_writable(pipe)  # and does not wait for somebody to read
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        write_text(pipe, "through")
        assert reader.communicate()[0] == b"through"


@pytest.mark.parametrize("write", [check_writable, lambda path: write_text(path, "")])
def test_places_where_no_file_can_be_are_reported(
    tmp_path: Path, write: Callable[[Path], None]
) -> None:
    with pytest.raises(ClausewitzError, match=r"Is a directory$"):
        write(tmp_path)
    with pytest.raises(ClausewitzError, match=r"none/file: No such file or directory$"):
        write(tmp_path / "none" / "file")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.getuid() == 0, reason="root may write everywhere")
def test_a_file_that_is_protected_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_text(file, "old")
    file.chmod(0o400)
    with pytest.raises(ClausewitzError, match=r"file: Permission denied$"):
        write_text(file, "new")


def test_what_can_be_written_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "file"
    check_writable(file)
    check_writable(None)
    assert list(tmp_path.iterdir()) == []
    write_text(file, "old")
    check_writable(file)
    assert file.read_text() == "old"


def test_a_whole_file_is_moved_to_its_place(tmp_path: Path) -> None:
    made, place = tmp_path / "made", tmp_path / "place"
    made.write_text("made")
    place.write_text("old")
    move_into_place(made, place)
    assert place.read_text() == "made"
    assert not made.exists()
    with pytest.raises(ClausewitzError, match=r"place: No such file"):
        move_into_place(made, place)
