"""The folder of a run: settings, whole files, journals, and one writer at a time."""

import hashlib
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from clausewitz.runs.run_folder import CHECKSUMS, LOCK, SETTINGS, RunFolder, digest, file_digest
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import Lock, whole_file
from running import NEEDS_LOCKS

HOLD = """
import sys, time
from pathlib import Path
from clausewitz.runs.run_folder import RunFolder
folder = RunFolder(Path(sys.argv[1]))
folder.make()
print("held", flush=True)
time.sleep(60)
"""


def started(path: Path, resume: bool = False, **settings: object) -> RunFolder:
    folder = RunFolder(path)
    folder.start(settings or {"seed": 1}, resume)
    return folder


def test_a_new_run_keeps_its_settings(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "a" / "b")
    assert folder.start({"seed": 1, "sizes": (2, 3)}, resume=True) is False
    assert folder.start({"seed": 1, "sizes": [2, 3]}, resume=True) is True


def test_a_run_is_continued_only_on_request(tmp_path: Path) -> None:
    started(tmp_path)
    with pytest.raises(ClausewitzError, match="holds a run already: --resume continues it"):
        started(tmp_path)


def test_what_differs_is_named(tmp_path: Path) -> None:
    started(tmp_path, seed=1, depth=2, name="a")
    with pytest.raises(ClausewitzError, match=r"holds a run with another depth, nodes, seed$"):
        started(tmp_path, resume=True, seed=2, nodes=5, name="a")


def test_a_kind_of_run_has_its_own_word(tmp_path: Path) -> None:
    started(tmp_path)
    with pytest.raises(ClausewitzError, match="holds a match already"):
        RunFolder(tmp_path, "match").start({}, resume=False)


@pytest.mark.parametrize("text", ["{", "[]", "\xff"])
def test_settings_of_something_else_are_named(tmp_path: Path, text: str) -> None:
    (tmp_path / SETTINGS).write_text(text, encoding="latin-1")
    with pytest.raises(ClausewitzError, match=r"settings\.json: damaged, or not the settings"):
        started(tmp_path, resume=True)


def test_what_was_written_is_read(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    nothing = folder.read("a.txt"), folder.read_json("a.json"), folder.read_arrays("a.npz")
    assert nothing == (None, None, None)
    folder.write("a.txt", "½")
    folder.write_json("a.json", {"a": [1]})
    folder.write_arrays("a.npz", rows=np.arange(3))
    assert folder.read("a.txt") == "½"
    assert folder.read_json("a.json") == {"a": [1]}
    read = folder.read_arrays("a.npz")
    assert read is not None
    assert read["rows"].tolist() == [0, 1, 2]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [CHECKSUMS, LOCK, "a.json", "a.npz", "a.txt"]
    )


def test_files_of_something_else_are_named(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    folder.write("a.json", "[1]")
    folder.write("a.npz", "PK")
    with pytest.raises(ClausewitzError, match=r"a\.json: damaged, or not written by a run; "):
        folder.read_json("a.json")
    with pytest.raises(ClausewitzError, match=r"a\.npz: damaged, or not written by a run; "):
        folder.read_arrays("a.npz")


def test_half_a_file_never_takes_the_place_of_a_whole_one(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    folder.write("a.txt", "whole")

    def fill_the_disk() -> None:
        with whole_file(tmp_path / "a.txt") as file:
            file.write(b"hal")
            raise OSError(28, "No space left on device")

    with pytest.raises(ClausewitzError, match=r"a\.txt: No space left on device$"):
        fill_the_disk()
    assert folder.read("a.txt") == "whole"


def test_a_journal_grows(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    folder.append("journal", "one\n")
    folder.append("journal", "two\n")
    assert folder.read("journal") == "one\ntwo\n"


def test_mistakes_with_files_are_one_line_each(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(ClausewitzError, match="file/run: Not a directory"):
        started(file / "run")
    with pytest.raises(ClausewitzError, match="file: File exists"):
        started(file)
    folder = started(tmp_path / "run")
    (folder.path / "taken").mkdir()
    with pytest.raises(ClausewitzError, match="taken: Is a directory"):
        folder.write("taken", "text")
    with pytest.raises(ClausewitzError, match="taken: Is a directory"):
        folder.append("taken", "text")
    with pytest.raises(ClausewitzError, match="taken: Is a directory"):
        folder.read("taken")
    with pytest.raises(ClausewitzError, match="none: No such file or directory"):
        file_digest(tmp_path / "none")


@NEEDS_LOCKS
def test_two_processes_cannot_write_into_one_folder(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        for use in (
            lambda: started(tmp_path),
            lambda: RunFolder(tmp_path).write("a.txt", "a"),
            lambda: RunFolder(tmp_path).append("a.txt", "a"),
        ):
            with pytest.raises(ClausewitzError, match=f"^{tmp_path}: another process writes"):
                use()
        assert RunFolder(tmp_path).read("a.txt") is None, "reading needs no lock"
        other.send_signal(signal.SIGKILL)
    started(tmp_path).write("a.txt", "free again")


def test_one_process_may_open_a_folder_twice(tmp_path: Path) -> None:
    one, other = started(tmp_path), started(tmp_path, resume=True)
    one.write("a.txt", "a")
    assert other.read("a.txt") == "a"


def test_a_folder_that_nobody_holds_is_free(tmp_path: Path) -> None:
    started(tmp_path).write("a.txt", "a")
    program = HOLD.replace("time.sleep(60)", "")
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True)
    assert done.stdout == b"held\n"


def test_digests_tell_texts_and_files_apart(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("a")
    assert digest("a") == file_digest(tmp_path / "a") != digest("b")


def test_half_a_record_stays_a_line_alone(tmp_path: Path) -> None:
    (tmp_path / "journal").write_text("one\ntw")
    RunFolder(tmp_path).append("journal", "three\n")
    assert (tmp_path / "journal").read_text() == "one\ntw\nthree\n"


@NEEDS_LOCKS
def test_a_file_is_locked_as_a_folder_is(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.epd"
    held = Lock(file)
    with pytest.raises(ClausewitzError, match=r"puzzles\.epd: another process writes into it$"):
        Lock(file)
    del held
    Lock(file)


@pytest.mark.parametrize("name", ["a.txt", "a.json", "a.npz", SETTINGS])
@pytest.mark.parametrize("place", [0, 0.3, 0.7, 1])
def test_a_changed_byte_is_reported(tmp_path: Path, name: str, place: float) -> None:
    folder = started(tmp_path)
    folder.write("a.txt", "a text")
    folder.write_json("a.json", {"number": 12345})
    folder.write_arrays("a.npz", rows=np.arange(3))
    content = bytearray((tmp_path / name).read_bytes())
    content[int(place * (len(content) - 1))] ^= 1
    (tmp_path / name).write_bytes(content)
    with pytest.raises(ClausewitzError, match=rf"{name}: damaged, or not "):
        read_all(RunFolder(tmp_path))


def read_all(folder: RunFolder) -> None:
    folder.start({"seed": 1}, resume=True)
    folder.read("a.txt")
    folder.read_json("a.json")
    folder.read_arrays("a.npz")


def test_a_kill_between_the_note_and_the_file_leaves_the_earlier_one(tmp_path: Path) -> None:
    folder = started(tmp_path)
    folder.write("a.txt", "earlier")
    for later in ("later", "later still"):
        folder.append(CHECKSUMS, f"{hashlib.sha256(later.encode()).hexdigest()}  a.txt\n")
    assert RunFolder(tmp_path).read("a.txt") == "earlier"


@pytest.mark.parametrize("noted", ["", "half a l", "\0" * 100])
def test_checksums_that_cannot_be_read_are_none(tmp_path: Path, noted: str) -> None:
    started(tmp_path).write("a.txt", "a")
    (tmp_path / CHECKSUMS).write_text(noted)
    folder = started(tmp_path, resume=True)
    assert folder.read("a.txt") == "a"
    folder.write("a.txt", "b")
    assert RunFolder(tmp_path).read("a.txt") == "b"


def test_what_another_run_found_is_not_gone_on_with(tmp_path: Path) -> None:
    started(tmp_path).write("level-1", "found")
    (tmp_path / SETTINGS).unlink()
    with pytest.raises(ClausewitzError, match=r"whose settings\.json is lost: choose another"):
        started(tmp_path, resume=True)


def test_a_run_that_was_killed_before_its_settings_were_there_begins(tmp_path: Path) -> None:
    started(tmp_path)
    (tmp_path / SETTINGS).unlink()
    assert RunFolder(tmp_path).start({"seed": 2}, resume=True) is False


def test_a_result_that_was_damaged_or_lost_is_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = started(tmp_path)
    folder.write("one.txt", "one")
    folder.write("two.txt", "two")
    started(tmp_path, resume=True)
    assert not caplog.records
    (tmp_path / "two.txt").write_text("other")
    (tmp_path / "one.txt").unlink()
    started(tmp_path, resume=True)
    assert [record.getMessage() for record in caplog.records] == [
        f"{tmp_path / 'one.txt'} is missing",
        f"{tmp_path / 'two.txt'} is not as it was written",
    ]
