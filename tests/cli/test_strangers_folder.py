"""A stranger's working folder: nothing in it is run, loaded or taken for one of our files."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from clausewitz.support import working_folder
from running import Run, long
from trial.command_list import CALLS
from trial.commands import Call
from trial.folders import stranger, tried

PACKAGE = Path(working_folder.__file__).parents[1]
TAG = ("tag", "+many.pgn", "-j", "2")  # enough games for workers
QUERY = ("query", "legal_move(A, B, Pos)", "--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")


@pytest.mark.parametrize(
    ("start", "words"), [("module", QUERY), long("script", QUERY), long("script", TAG)]
)
def test_nothing_of_it_is_run(start: str, words: tuple[str, ...], tmp_path: Path) -> None:
    """Workers, Prolog and its saved states, numba's settings, the PATH."""
    (tmp_path / "empty").mkdir()
    call = Call(0, len(CALLS) - 1, tmp_path, changed=False)
    call.given = words
    verdict = tried(call, start, tmp_path, stranger(tmp_path / "full", start))
    assert verdict.outcome == "ran nothing", verdict


def test_settings_for_numba_are_not_read_there(tmp_path: Path) -> None:
    (tmp_path / ".numba_config.yaml").write_text("disable_jit: 1\n")
    (tmp_path / "yaml.py").write_text("def safe_load(file): return {'disable_jit': 1}\n")
    program = (
        "import yaml, clausewitz.kernel.jit.numba_import as own; own.numba.njit(lambda x: x)(1);"
        "print(own.numba.config.DISABLE_JIT, yaml.__name__)"
    )
    places = os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("0 yaml\n", "")


def test_every_python_that_is_started_looks_for_no_module_there() -> None:
    started = [
        (file.name, ast.unparse(node.elts[1]))
        for file in PACKAGE.rglob("*.py")
        if "[sys.executable, " in (source := file.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.List) and ast.unparse(node).startswith("[sys.executable, ")
    ]
    assert len(started) >= 4
    assert [file for file, option in started if option != "'-P'"] == []


def test_a_program_of_the_user_finds_modules_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f".:/usr/bin::{os.path.relpath('/bin')}")
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONSAFEPATH", "")
    monkeypatch.setattr(working_folder, "_was_safe", False)
    working_folder.never_run_files_here()
    assert os.environ["PATH"] == "/usr/bin:/bin"
    assert os.environ["PYTHONSAFEPATH"] == "1"
    chosen = working_folder.environment_of_programs(MORE="yes")
    assert chosen["MORE"] == "yes"
    assert "PYTHONSAFEPATH" not in chosen


def test_prolog_does_not_load_what_the_user_loads_at_a_start(spawn: Run, tmp_path: Path) -> None:
    """Whoever types at it has it all the same."""
    own = tmp_path / "config" / "swi-prolog" / "init.pl"
    own.parent.mkdir(parents=True)
    own.write_text(":- format(user_error, 'loaded~n', []).\n")
    config = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
    assert spawn("query", "X = 1", **config) == (0, "X = 1\n", "")
    assert "loaded" in spawn("repl", text="halt.\n", **config).err
