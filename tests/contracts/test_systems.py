"""Other systems than Linux: what they lack is named in one module, and the rest does without."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from source_trees import nodes_of, package_sources

PACKAGE = Path(__file__).parents[2] / "py" / "clausewitz"
ALONE = {
    "support/systems.py",  # the module for all of this
    "kernel/jit/entry_points.py",  # the kernel imports nothing of ours: a lock, where there is one
    "kernel/jit/cache.py",  # and the owner of its folder
    "kernel/jit/parallel.py",  # and how many processors there are
}
MODULES = {"fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "syslog"}
NAMES = {
    *("fork", "forkpty", "getuid", "geteuid", "getgid", "killpg", "setsid", "getpgid", "mkfifo"),
    *(
        "fchmod",
        "sched_getaffinity",
        "O_NOFOLLOW",
        "O_DIRECTORY",
        "sysconf",
        "statvfs",
        "uname",
        "chown",
    ),
    *("SIGHUP", "SIGKILL", "SIGPIPE", "SIGALRM", "SIGXCPU", "SIGUSR1", "SIGCHLD", "SIGTSTP"),
    *("pthread_sigmask", "alarm", "setitimer", "sigwait"),
}
HIDDEN = """
import os, signal, sys
import chess.engine, joblib, numpy, platformdirs.unix, typer  # they know on which system they are
for module in {modules!r}:
    sys.modules[module] = None
for name in {names!r}:
    for place in (os, signal):
        if hasattr(place, name):
            delattr(place, name)
import clausewitz
from clausewitz.support.files import Lock, append_text, write_text
from clausewitz.support.systems import HAS_OWNERS, STOPPING, processors
from pathlib import Path
assert not HAS_OWNERS and len(STOPPING) == 2 and processors() >= 1
fork = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
import clausewitz.play.uci.protocol
assert clausewitz.suggest(fork)[0].san == "Nd5+"
assert clausewitz.explain(fork).san == "Nd5+"
assert clausewitz.query("fork(Pos, From, To)", fork)
assert clausewitz.mate("kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1", 2).result == "mate"
lock = Lock(Path("made.txt"))
write_text(Path("made.txt"), "ein Zug, sch\\xf6n\\n")
append_text(Path("made.txt"), "noch einer\\n")
assert Path("made.txt").read_bytes().count(b"\\n") == 2
sys.argv[1:] = ["sample", "--help"]
from clausewitz.cli import main
main()
"""


def faults(module: Path) -> list[str]:
    found = []
    for node in nodes_of(package_sources()[module]):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name in MODULES]
        elif isinstance(node, ast.ImportFrom):
            found += [str(node.module)] if node.module in MODULES else []
        elif isinstance(node, ast.Attribute) and node.attr in NAMES:
            place = ast.unparse(node.value)
            found += [f"{place}.{node.attr}"] if place in ("os", "signal") else []
    return found


def test_one_module_names_what_other_systems_lack() -> None:
    named = {module.relative_to(PACKAGE).as_posix(): faults(module) for module in package_sources()}
    assert {name for name, found in named.items() if found} == ALONE


@pytest.mark.long
def test_commands_answer_where_those_are_missing(tmp_path: Path) -> None:
    """In the C locale, too, where files would be read and written as ASCII."""
    program = HIDDEN.format(modules=sorted(MODULES), names=sorted(NAMES))
    settings = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(
        [sys.executable, "-P", "-X", "warn_default_encoding", "-c", program],
        cwd=tmp_path,
        env=settings,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr[-3000:]
    package = str(PACKAGE)
    warned = [line for line in done.stderr.splitlines() if "EncodingWarning" in line]
    assert [line for line in warned if package in line] == []


def test_a_command_answers_where_they_are_hidden() -> None:
    """As in make test-hidden, which runs all tests so."""
    hiding = str(Path(__file__).parents[1] / "without_posix")
    places = os.pathsep.join([hiding, str(PACKAGE.parent)])
    program = (
        "import signal; assert not hasattr(signal, 'SIGHUP'); import clausewitz.cli as c; c.main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "board", "8/8/8/8/8/8/8/K1k5 w - - 0 1"],
        env=os.environ | {"PYTHONPATH": places},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
