"""Machine code is cached between processes; an accident to it costs no more than a new compile."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import chess
import pytest

import clausewitz
from clausewitz import kernel
from clausewitz.kernel.jit.cache import CachedCode, cache_folder

# The compiler takes longer to load than what is to be done: nobody but who compiles needs it.
NO_COMPILER = "import sys\nassert 'numba' not in sys.modules\n"
LINKS_ITSELF = sys.platform == "linux" and os.uname().machine == "x86_64"
NO_LLVM = "assert 'llvmlite' not in sys.modules\n" if LINKS_ITSELF else ""
PERFT = """
import chess
from clausewitz import kernel
row = kernel.from_board(chess.Board())
print(kernel.perft(row, 4), kernel.perft_bulk(row, 4))
"""

# Functions of every kind, and one that makes arrays far inside.
CLAUSE = """
import chess
from clausewitz import kernel
rows, table = kernel.cases([kernel.from_board(chess.Board())])
trapped = [1, 1, kernel.CHECK, 2**64 - 1, 1, kernel.RELATIONS["trapped"], 0, 1, 0, 0, 1]
print(kernel.try_cases(trapped, rows, kernel.NO_TABLES, table).sum())
"""

# Compiles in a moment: enough where the cache is the matter. What a king on b1 attacks.
ATTACKS = """
import numpy as np
from clausewitz.kernel import entries
row = np.array([0xFF, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0], np.uint64)
print(entries.attacks(row, np.uint64(1)))
"""
AROUND_B1 = "1797\n"
KILLED_WHILE_SAVING = "import os\nos.replace = lambda *_: os.kill(os.getpid(), 9)\n" + ATTACKS


def start(code: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code],
        env=os.environ | {"CLAUSEWITZ_COMPILE": "needed"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(code: str, **environment: str) -> tuple[str, str]:
    """What a process that must succeed says on stdout and stderr."""
    process = start(code, **environment)
    out, errors = process.communicate()
    assert process.returncode == 0, errors
    return out, errors


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache in which the function of ATTACKS is; to be copied, not to be changed."""
    folder = tmp_path_factory.mktemp("compiled") / "cache"
    assert run(ATTACKS, CLAUSEWITZ_CACHE=str(folder)) == (AROUND_B1, "")
    return folder


@pytest.fixture
def cache(compiled: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(compiled, tmp_path / "cache"))


def saved(folder: Path, name: str = "*") -> dict[Path, int]:
    """The saved files and when they were saved: the same before and after a process that loads.

    In the user's own cache others, of another checkout say, may save more meanwhile.
    """
    return {file: file.stat().st_mtime_ns for file in folder.rglob(f"{name}.code")}


def test_a_second_process_starts_from_the_cache_and_counts_the_same() -> None:
    row = kernel.from_board(chess.Board())
    counts = f"{kernel.perft(row, 4)} {kernel.perft_bulk(row, 4)}\n"
    before = saved(cache_folder("clausewitz.kernel.entries"), "entries.perft*")
    assert before
    assert run(PERFT + NO_COMPILER + NO_LLVM) == (counts, "")
    assert (
        saved(cache_folder("clausewitz.kernel.entries"), "entries.perft*").items() >= before.items()
    )


def test_a_second_process_tries_clauses_from_the_cache() -> None:
    assert run(CLAUSE) == ("20\n", "")
    before = saved(cache_folder("clausewitz.kernel.relations.clause_join"), "clause_join.*")
    assert before
    assert run(CLAUSE + NO_COMPILER) == ("20\n", "")
    assert (
        saved(cache_folder("clausewitz.kernel.relations.clause_join"), "clause_join.*").items()
        >= before.items()
    )


@pytest.mark.skipif(not LINKS_ITSELF, reason="LLVM loads every object file here")
def test_an_object_file_of_another_kind_is_left_to_llvm() -> None:
    """As one of another processor is: it is given up before anything of it is run."""
    other = """
from clausewitz.kernel.jit import loading
ours = loading.load_object
loading.load_object = lambda code, name: ours(code[:18] + b"\\xb7" + code[19:], name)
"""
    loaded = "import sys\nassert 'llvmlite' in sys.modules\n"
    assert run(other + ATTACKS + loaded) == (AROUND_B1, "")


def test_without_a_compiler_clauses_are_tried_too() -> None:
    assert run(CLAUSE + NO_COMPILER, NUMBA_DISABLE_JIT="1") == ("20\n", "")


@pytest.mark.long
def test_processes_that_compile_at_once_leave_a_good_cache(tmp_path: Path) -> None:
    processes = [start(ATTACKS, CLAUSEWITZ_CACHE=str(tmp_path)) for _ in range(3)]
    assert [process.communicate()[0] for process in processes] == [AROUND_B1] * 3
    before = saved(tmp_path)
    assert len(before) == 1
    assert run(ATTACKS, CLAUSEWITZ_CACHE=str(tmp_path)) == (AROUND_B1, "")
    assert saved(tmp_path) == before


@pytest.mark.long
def test_a_process_killed_while_saving_does_no_harm(tmp_path: Path) -> None:
    killed = start(KILLED_WHILE_SAVING, CLAUSEWITZ_CACHE=str(tmp_path))
    assert killed.communicate() == ("", "")
    assert killed.returncode == -signal.SIGKILL
    assert run(ATTACKS, CLAUSEWITZ_CACHE=str(tmp_path)) == (AROUND_B1, "")


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def empty(file: Path) -> None:
    os.truncate(file, 0)


def flip(file: Path) -> None:
    """Change one bit in the middle."""
    contents = bytearray(file.read_bytes())
    contents[len(contents) // 2] ^= 1
    file.write_bytes(contents)


def exchange(file: Path) -> None:
    """The code of another entry point, whole in itself."""
    cached = CachedCode.read(file, "clausewitz.kernel.entries.attacks")
    cached._replace(entry_point="clausewitz.kernel.entries.key").write(file)


def write_otherwise(file: Path) -> None:
    """What another version might have written, whole in itself."""
    contents = b"\xff[1]\n" + file.read_bytes().split(b"\n", 2)[2]
    file.write_bytes(hashlib.sha256(contents).hexdigest().encode() + b"\n" + contents)


def let_all_write(file: Path) -> None:
    file.chmod(0o666)


@pytest.mark.parametrize(
    "damage",
    [
        *(
            pytest.param(one, marks=pytest.mark.long)
            for one in (cut, empty, exchange, write_otherwise, let_all_write)
        ),
        flip,
    ],
)
def test_a_damaged_file_is_made_anew(cache: Path, damage: Callable[[Path], None]) -> None:
    (file,) = saved(cache)
    damage(file)
    out, errors = run(ATTACKS, CLAUSEWITZ_CACHE=str(cache))
    assert out == AROUND_B1
    assert errors.startswith(f"the compile cache is damaged ({file} ")
    assert errors.count("\n") == 1
    assert run(ATTACKS + NO_COMPILER, CLAUSEWITZ_CACHE=str(cache)) == (AROUND_B1, "")


def let_others_write(folder: Path) -> None:
    folder.chmod(0o777)


def give_away(folder: Path) -> None:
    if os.getuid():
        pytest.skip("only root can give a folder to another user")
    os.chown(folder, 12345, -1)


def put_link(folder: Path) -> None:
    moved = folder.rename(folder.with_name("elsewhere"))
    folder.symlink_to(moved)


NOT_OURS = pytest.mark.parametrize(
    ("change", "why"),
    [
        (let_others_write, "can be written to by others"),
        (give_away, "belongs to another user"),
        (put_link, "is a link"),
    ],
)


@NOT_OURS
def test_another_folder_is_chosen_for_one_that_is_not_the_users_own(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    change: Callable[[Path], None],
    why: str,
) -> None:
    choose = cache_folder.__wrapped__  # not as remembered for this process
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    usual = choose("clausewitz.kernel.entries")
    assert usual.parent == tmp_path / "cache"
    change(usual)
    instead = choose("clausewitz.kernel.entries")
    assert instead.parent.parent == tmp_path / "temporary"
    assert caplog.messages == [f"{usual} {why}: compiled code is cached in {instead}"]


@pytest.mark.long
@NOT_OURS
def test_a_folder_that_is_not_the_users_own_is_not_used(
    cache: Path, tmp_path: Path, change: Callable[[Path], None], why: str
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    (file,) = saved(cache)
    change(file.parent)
    environment = {"CLAUSEWITZ_CACHE": str(cache), "TMPDIR": str(temporary)}
    out, errors = run(ATTACKS, **environment)
    assert out == AROUND_B1
    (instead,) = saved(temporary)
    assert errors == f"{file.parent} {why}: compiled code is cached in {instead.parent}\n"


@pytest.mark.long
def test_code_that_cannot_be_cached_is_run_all_the_same(tmp_path: Path) -> None:
    full_disk = """
import os
def replace(*_):
    raise OSError("no space left on device")
os.replace = replace
"""
    out, errors = run(full_disk + ATTACKS, CLAUSEWITZ_CACHE=str(tmp_path))
    assert out == AROUND_B1
    assert errors == "compiled code cannot be cached (no space left on device)\n"
    assert [file.name for file in tmp_path.rglob("*.*")] == ["entries.attacks.lock"]


@pytest.mark.long
def test_where_code_cannot_be_loaded_numba_calls_it_itself(tmp_path: Path) -> None:
    unknown_arrays = """
from clausewitz.kernel.jit import loading
loading.is_as_agreed = lambda: False
"""
    out, errors = run(unknown_arrays + ATTACKS, CLAUSEWITZ_CACHE=str(tmp_path))
    assert out == AROUND_B1
    assert errors.startswith("the kernel is compiled for this process only (arrays of this numpy")
    assert "pip install" not in errors
    assert errors.count("\n") == 1


@pytest.mark.long
def test_a_numba_without_the_parts_that_are_used_is_named_with_what_to_install(
    tmp_path: Path,
) -> None:
    """Two entry points are compiled, one line is said, and no whole part is compiled."""
    newer = """
import importlib.metadata
importlib.metadata.version = {"numba": "0.70.1", "llvmlite": "0.50.0"}.get
from clausewitz.kernel.jit.numba_import import numba
del numba.core.codegen.JITCodeLibrary
"""
    two_entries = f"{ATTACKS}print(entries.key(row) == entries.key(row))\n"
    environment = {"CLAUSEWITZ_CACHE": str(tmp_path), "CLAUSEWITZ_COMPILE": "parts"}
    out, errors = run(newer + two_entries, **environment)
    assert out == f"{AROUND_B1}True\n"
    assert errors.endswith(
        "; not tested with numba 0.70.1: pip install 'numba<0.69' 'llvmlite<0.51'\n"
    )
    assert errors.count("\n") == 1
    assert saved(tmp_path) == {}


@pytest.mark.long
def test_where_no_cache_can_be_written_a_temporary_folder_serves(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.touch()
    environment = {"CLAUSEWITZ_CACHE": str(no_folder), "TMPDIR": str(tmp_path)}
    out, errors = run(ATTACKS, **environment)
    assert out == AROUND_B1
    assert "cannot write to" in errors
    before = saved(tmp_path)
    assert run(ATTACKS, **environment)[0] == AROUND_B1
    assert len(saved(tmp_path)) == 1
    assert saved(tmp_path) == before


@pytest.mark.long
def test_folders_unused_for_a_month_go_when_a_new_one_comes(tmp_path: Path) -> None:
    days_unused = {"kernel-old": 31, "kernel-recent": 29, "other-old": 31}
    for name, days in days_unused.items():
        (tmp_path / name / "inside").mkdir(parents=True)
        make_older(tmp_path / name, days)
    run(ATTACKS, CLAUSEWITZ_CACHE=str(tmp_path))
    (new,) = {path.name for path in tmp_path.iterdir()} - {*days_unused}
    assert not (tmp_path / "kernel-old").exists()
    assert (tmp_path / "kernel-recent" / "inside").exists()
    assert (tmp_path / "other-old" / "inside").exists()

    make_older(tmp_path / new, 31)
    make_older(tmp_path / "kernel-recent", 31)
    run(ATTACKS, CLAUSEWITZ_CACHE=str(tmp_path))
    assert time.time() - (tmp_path / new).stat().st_mtime < 24 * 60 * 60
    assert (tmp_path / "kernel-recent").exists()  # nothing new: nobody looked


def make_older(folder: Path, days: int) -> None:
    then = time.time() - days * 24 * 60 * 60
    os.utime(folder, (then, then))


@pytest.mark.long
def test_an_edit_in_another_file_is_seen_if_it_is_used(tmp_path: Path) -> None:
    package = Path(clausewitz.__file__).parent
    copy = tmp_path / "clausewitz"
    copy.mkdir()
    shutil.copy(package / "__init__.py", copy)
    shutil.copytree(package / "kernel", copy / "kernel")
    environment = {"CLAUSEWITZ_CACHE": str(tmp_path), "PYTHONPATH": str(tmp_path)}
    assert run(ATTACKS, **environment)[0] == AROUND_B1
    before = saved(tmp_path)
    unrelated = copy / "kernel" / "board" / "forced_mate.py"  # nothing that attacks reads it
    with unrelated.open("a") as mating:
        mating.write("MATE = NO_MATE\n")
    assert run(ATTACKS, **environment)[0] == AROUND_B1
    assert saved(tmp_path) == before
    with (copy / "kernel" / "board" / "geometry.py").open("a") as tables:
        tables.write("KING_ATTACKS[U64(1)] = U64(1)\n")
    assert run(ATTACKS, **environment)[0] == "1\n"
