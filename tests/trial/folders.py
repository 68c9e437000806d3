"""Working folders on trial: a command in a stranger's folder runs nothing that is there.

The folder holds a decoy for every module that Python loads here or in a child, for every file of
Prolog, clingo and settings that something might look for, and for every program on the PATH, with
the folder first on it. A decoy that is run leaves a mark; and the answer must be what it is in an
empty folder.
"""

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from clausewitz.runs.progress import Progress
from trial.command_list import CALLS
from trial.commands import Call
from trial.isolation import ROOT, environment
from trial.plan import Plan
from trial.verdicts import FAULT, PartReport, Verdict

_MARK = "owned"
_PYTHON = f"open(__file__.rpartition('/')[0] + '/{_MARK}', 'a').write(__name__ + '\\n')\n"
_PROLOG = f":- open({_MARK}, append, S), format(S, 'prolog~n', []), close(S).\n"
_SHELL = f"#!/bin/sh\necho $0 >> {{here}}/{_MARK}\nexit 1\n"
_PROGRAMS = (
    *("swipl", "clingo", "stockfish", "gnuchess", "node", "npm", "uv", "gcc", "cc", "clang", "ld"),
    *("ldconfig", "objdump", "uname", "python", "python3", "sh", "git", "less", "stty", "typst"),
)
_SETTINGS = {
    ".numba_config.yaml": "disable_jit: 1\ncolor_scheme: none\n",
    ".env": "CLAUSEWITZ_CACHE=.\n",
    "pyvenv.cfg": "home = .\n",
    ".npmrc": "ignore-scripts=false\n",
    "setup.cfg": "[tool:pytest]\n",
    "joblib.cfg": "x\n",
}
_IN_PROLOG = (".swiplrc", "init.pl", ".plrc", "swipl.home", "pl.ini")
_STATES = ("swipl.prc", ".prc", "libswipl.so")
_STATE = f":- initialization((open({_MARK}, append, S), format(S, 'state~n', []), close(S))).\n"
_NEVER = ("encodings",)
"""Without its own, Python does not even start; it looks nowhere else for it."""
_MORE_CALLS = (
    ("tag", "+many.pgn"),
    ("annotate", "+many.pgn", "--nodes", "20"),
    ("mine", "+many.pgn", "-o", "{out}.csv", "--nodes", "20"),
    ("coach", "+many.pgn", "--player", "Anna", "-o", "{out}", "--nodes", "20"),
    ("suggest", "-", "-j", "2"),
    ("mate", "--file", "+mates.epd", "-j", "2"),
)
"""With workers."""
_CHANGED = "…"
_CHANGES = re.compile(r"[\d,]*\.\d+|[\d,]+ ?m?s\b|/tmp/\S*| {2,}|^[\d,]+ of [\d,]+ .*", re.M)
"""Times, places, and how far work is."""
_STARTS = ("script", "module")
"""How a command is begun: by the script that pip makes, or by `python -m`."""


@cache
def module_names(start: str) -> list[str]:
    """Every module at the top that a command, a worker or the compiler may load.

    `python -m` looks for some of its own in the working folder before it runs anything of ours.
    """
    ours = "chess.pgn, chess.engine, clingo, deap, joblib, numba, rich, typer, zstandard"
    of_children = "joblib.externals.loky, multiprocessing.resource_tracker, numba.core.compiler"
    names = _loaded(f"{ours}, {of_children}") | sys.stdlib_module_names
    names |= {"sitecustomize", "usercustomize", "yaml"}
    if start == "module":
        names -= {"clausewitz", *_loaded("runpy, importlib.util")}
    return sorted(name for name in names - {*_NEVER} if name.isidentifier())


def _loaded(modules: str) -> set[str]:
    """Those that are there once these have been imported."""
    program = f"import sys, {modules}; print(*sys.modules)"
    command = [sys.executable, "-P", "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in done.stdout.split()}


def stranger(folder: Path, start: str) -> Path:
    """A folder full of decoys."""
    folder.mkdir()
    for name in module_names(start):
        (folder / f"{name}.py").write_text(_PYTHON)
    for name in _IN_PROLOG:
        (folder / name).write_text(_PROLOG)
    for name, text in _SETTINGS.items():
        (folder / name).write_text(text)
    for part in ("bk", "logic", "asp"):
        for file in (ROOT / part).rglob("*.[pl][lp]"):
            decoy = _PROLOG if file.suffix == ".pl" else "legal(a1,a1).\n"
            (folder / file.name).write_text(decoy)
    for name in _PROGRAMS:
        program = folder / name
        program.write_text(_SHELL.format(here=folder))
        program.chmod(0o755)
    first, *others = (folder / name for name in _STATES)
    source = folder / "saved.pl"
    source.write_text(_STATE)
    command = ["swipl", "-f", "none", "-o", str(first), "-c", str(source)]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)
    for other in others:
        shutil.copy(first, other)
    (folder / _MARK).unlink(missing_ok=True)
    return folder


def tried(call: Call, start: str, folder: Path, everything: Path) -> Verdict:
    """A call in an empty folder and in a stranger's."""
    words = call.words()
    answers = []
    for here in (folder / "empty", everything):
        shutil.rmtree(call.folder)
        words = call.words()
        answers.append(_answer(start, words, call.stdin, here))
        if (mark := here / _MARK).exists():
            names = " ".join(dict.fromkeys(mark.read_text().split()))
            mark.unlink()
            return Verdict(FAULT, f"{' '.join(words)[:200]!r}: {names[:200]}", f"ran {names[:40]}")
    if answers[0] != answers[1] and not is_timed(call):
        return Verdict(FAULT, f"{' '.join(words)[:200]!r}: {answers!r:.600}", f"other {words[0]}")
    return Verdict("ran nothing")


def _answer(start: str, words: list[str], given: bytes, here: Path) -> tuple[int, str, str]:
    script = [str(Path(sys.executable).with_name("clausewitz"))]
    command = script if start == "script" else [sys.executable, "-m", "clausewitz"]
    first = "." if start == "script" else ""  # an empty name is the working folder, too
    chosen = environment(PATH=f"{first}:{os.environ['PATH']}")
    done = subprocess.run(command + words, input=given, capture_output=True, cwd=here, env=chosen)
    out, err = (without_times(text.decode()) for text in (done.stdout, done.stderr))
    return done.returncode, out, "\n".join(sorted({*err.splitlines()} - {_CHANGED}))


def is_timed(call: Call) -> bool:
    """Whether what it answers depends on how quick the machine is just now."""
    return "--seconds" in call.given


def without_times(text: str) -> str:
    """What a command said, without what is other each time: seconds, and temporary places."""
    return _CHANGES.sub(_CHANGED, text)


def run(plan: Plan, report: PartReport) -> None:
    """Every call once as it is, by script or module in turn."""
    (plan.folder / "empty").mkdir()
    folders = {start: stranger(plan.folder / start, start) for start in _STARTS}
    calls = [*CALLS, *_MORE_CALLS]
    chosen = plan.chance("folders").sample(range(len(calls)), plan.many(len(calls), 2))
    for done, number in enumerate(sorted(chosen)):
        name = f"{number} ({calls[number][0]})"
        if plan.case and plan.case != str(number):
            continue
        plan.tell(Progress("calls", done, len(chosen), calls[number][0]))
        start = _STARTS[(number + plan.seed) % 2]
        call = Call(plan.seed, number % len(CALLS), plan.folder, changed=False)
        call.given = calls[number]
        report.take(name, tried(call, start, plan.folder, folders[start]))
