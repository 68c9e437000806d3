"""Commands on trial: with mutated files, words and input they answer or refuse, in time.

Most are called in one process, as the tests do; every so many is a process of its own.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import typer
import zstandard

from clausewitz.cli import app, main
from trial.case_process import Try
from trial.command_list import CALLS, JUNK, NEVER, STDIN, files
from trial.isolation import environment, try_all
from trial.mutations import mutated
from trial.plan import Plan
from trial.verdicts import ACCEPTED, FAULT, REFUSED, PartReport, Verdict

MUTANTS = 2000
BUDGET = 30.0
"""Seconds of processor time for one command."""
_OWN_PROCESS = 20
_MOST_LINES = 30
"""Of standard input: a mutation may put a whole file there, and each position is thought about."""
_STATUSES = {0: ACCEPTED, 1: ACCEPTED, 2: REFUSED}


class Call:
    """A command with its words and files, changed by chance; or as it is."""

    def __init__(self, seed: int, number: int, folder: Path, *, changed: bool = True) -> None:
        self._chance = Random(f"{seed} commands {number}")
        self.folder = folder / "call"
        self.given = CALLS[number % len(CALLS)]
        self._is_changed = changed
        self._changes_words = changed and self._chance.random() < 0.4
        self.stdin = STDIN.get(self.given[0], "").encode()

    def words(self) -> list[str]:
        """The words of the call; its files are written."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        named = [word.rpartition("+")[2] for word in self.given if "+" in word]
        target = self._chance.choice([*named, *(("-",) if "-" in self.given else ())] or [""])
        if self._is_changed and not target:
            self._changes_words = True
        if self._is_changed and not self._changes_words and target == "-":
            self.stdin = _head(mutated(self.stdin, self._chance, list(files().values())))
        for name in {*named, *(("exs.pl", "bias.pl") if "bk.pl" in named else ())}:
            self._write(name, self._is_changed and not self._changes_words and name == target)
        words = [self._placed(word) for word in self.given]
        return changed_words(words, self._chance) if self._changes_words else words

    def _write(self, name: str, change: bool) -> None:
        text = files()[name]
        if change:
            text = mutated(text, self._chance, list(files().values()))
        if name.endswith(".zst"):
            text = zstandard.ZstdCompressor().compress(text)
        (self.folder / name).write_bytes(text)

    def _placed(self, word: str) -> str:
        """A word with the paths of this call; a run or a folder is named without its file."""
        before, plus, name = word.rpartition("+")
        if plus:
            is_folder = name in ("metrics.json", "bk.pl")
            return before + str(self.folder if is_folder else self.folder / name)
        return word.replace("{out}", str(self.folder / "out"))


def _head(text: bytes) -> bytes:
    return b"".join(text.splitlines(keepends=True)[:_MOST_LINES])


def changed_words(words: list[str], chance: Random) -> list[str]:
    """The words of a command line with a few changes; none is a larger number than before."""
    words = list(words)
    for _ in range(chance.choice((1, 1, 2, 3))):
        place = chance.randrange(1, len(words) + 1)
        match chance.randrange(5):
            case 0:
                words.insert(place, chance.choice(JUNK))
            case 1:
                del words[place : place + 1]
            case 2 if place < len(words):
                words[place] = chance.choice(JUNK)
            case 3 if place < len(words):
                words.insert(place, words[place])
            case _:
                option = chance.choice(_options(words[0]) or ("--json",))
                words[place:place] = [option, chance.choice(JUNK)][: chance.choice((1, 2))]
    return words


@cache
def _options(command: str) -> tuple[str, ...]:
    """Those of a command, and of the commands below it."""
    group: Any = typer.main.get_command(app)
    context = typer.Context(group)
    found = group.get_command(context, command)
    if found is None:
        return ()
    inner: list[str] = getattr(found, "list_commands", lambda _: [])(context)
    commands = [found, *(found.get_command(context, name) for name in inner)]
    names = [name for one in commands for p in one.params for name in p.opts if name[0] == "-"]
    return tuple(name for name in dict.fromkeys(names) if name not in NEVER)


def opened(seed: int, folder: Path) -> Try:
    """Tries the commands of this seed."""

    def try_case(number: int) -> Verdict:
        return tried(Call(seed, number, folder), number, folder)

    return try_case


def tried(call: Call, number: int, folder: Path) -> Verdict:
    """A call, in this process or in one of its own."""
    words = call.words()
    (folder / "stdin").write_bytes(call.stdin)
    in_its_own = number % _OWN_PROCESS == 0
    status, errors = _spawned(words, folder) if in_its_own else called(words, folder)
    return judged(words, status, errors)


def judged(words: list[str], status: int, errors: str) -> Verdict:
    """What came of a command that ended so and said this on standard error."""
    line = " ".join(words)[:300]
    last = errors.strip().splitlines()[-1:] or [""]
    if "Traceback (most recent call last)" in errors or "Fatal Python error" in errors:
        return Verdict(
            FAULT, f"{line!r}: {last[0][:200]}", f"{words[0]}: traceback, {last[0][:60]}"
        )
    if status not in _STATUSES:
        return Verdict(FAULT, f"{line!r}: status {status}: {last[0][:200]}", f"status {status}")
    if status == 2 and "clausewitz" not in last[0]:
        return Verdict(FAULT, f"{line!r}: refused without a word: {errors[-200:]!r}", "no word")
    return Verdict(_STATUSES[status], last[0] if status == 2 else "")


def called(words: list[str], folder: Path) -> tuple[int, str]:
    before = sys.argv
    sys.argv = ["clausewitz", *words]
    errors = folder / "stderr"
    status = 0
    try:
        with (
            _redirected(folder / "stdin", errors),
            patch("clausewitz.support.exit_status.is_busy", lambda: False),
        ):
            main()  # which would end this process if work of the command went on in the background
    except SystemExit as ending:
        status = int(ending.code or 0)
    finally:
        sys.argv = before
    return status, errors.read_text(errors="replace")


@contextmanager
def _redirected(stdin: Path, stderr: Path) -> Iterator[None]:
    """Standard input and standard error are these files, for Python and for C."""
    saved = os.dup(0), os.dup(2)
    python = sys.stdin, sys.stderr
    with stdin.open("rb") as given, stderr.open("wb") as errors:
        os.dup2(given.fileno(), 0)
        os.dup2(errors.fileno(), 2)
    sys.stdin, sys.stderr = os.fdopen(os.dup(0)), os.fdopen(os.dup(2), "w", 1)
    try:
        yield
    finally:
        for opened_here in (sys.stdin, sys.stderr):
            opened_here.close()
        sys.stdin, sys.stderr = python
        for place, number in zip((0, 2), saved, strict=True):
            os.dup2(number, place)
            os.close(number)


def _spawned(words: list[str], folder: Path) -> tuple[int, str]:
    with (folder / "stdin").open("rb") as given:
        done = subprocess.run(
            [sys.executable, "-X", "faulthandler", "-m", "clausewitz", *_without_nul(words)],
            stdin=given,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=environment(),
            cwd=folder,
        )
    return done.returncode, done.stderr.decode(errors="replace")


def _without_nul(words: list[str]) -> list[str]:
    """No word of a process can hold that sign."""
    return [word.replace("\0", "") for word in words]


def run(plan: Plan, report: PartReport) -> None:
    numbers, budget = plan.numbers(MUTANTS), plan.budget(BUDGET)
    try_all(report, numbers, budget, plan.tell, lambda n: f"{n} ({CALLS[n % len(CALLS)][0]})")
