"""Refusals on trial: a command that says no has changed nothing.

Each case is a call that writes, with one of its files made odd and something precious where its
output goes. A refusal leaves every file and folder as it was; an answer leaves what it reads.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

from trial.case_process import Try
from trial.command_list import CALLS, files
from trial.commands import Call, called, judged
from trial.isolation import try_all
from trial.plan import Plan
from trial.verdicts import FAULT, REFUSED, PartReport, Verdict

CASES = 2000
BUDGET = 30.0
"""Seconds of processor time for one command."""
WRITING = [number for number, call in enumerate(CALLS) if any("{out}" in word for word in call)]
_BEHIND_LINKS = "target", "nowhere"
_PRECIOUS = b"precious\n"

Oddity = Callable[[Path, Random], None]
"""Makes an odd thing of a good file."""


def _replaced(contents: Callable[[bytes, Random], bytes]) -> Oddity:
    return lambda path, chance: _write(path, contents(path.read_bytes(), chance))


def _write(path: Path, contents: bytes) -> None:
    path.write_bytes(contents)


def _folder(path: Path, _: Random) -> None:
    path.unlink()
    path.mkdir()


def _link(target: str) -> Oddity:
    def linked(path: Path, _: Random) -> None:
        path.unlink()
        path.symlink_to(target)

    return linked


ODDITIES: dict[str, Oddity] = {
    "empty": _replaced(lambda text, chance: b""),
    "blank": _replaced(lambda text, chance: b"\n" * chance.randrange(1, 2000)),
    "spaces": _replaced(lambda text, chance: b" \t\r\n" * 50),
    "noise": _replaced(lambda text, chance: chance.randbytes(chance.choice((1, 100, 10_000)))),
    "zeros": _replaced(lambda text, chance: b"\0" * chance.choice((1, 4096))),
    "half": _replaced(lambda text, chance: text[: chance.randrange(len(text))]),
    "first line": _replaced(lambda text, chance: text.splitlines(keepends=True)[0]),
    "other kind": _replaced(lambda text, chance: chance.choice(list(files().values()))),
    "UTF-16": _replaced(lambda text, chance: text.decode(errors="replace").encode("utf-16")),
    "packed by name": _replaced(lambda text, chance: b"\x28\xb5\x2f\xfd" + text),
    "as it is": _replaced(lambda text, chance: text),
    "missing": lambda path, chance: path.unlink(),
    "folder": _folder,
    "null device": _link(os.devnull),
    "link to itself": lambda path, chance: _link(path.name)(path, chance),
    "link to nothing": _link("nowhere"),
}


def _precious_file(place: Path) -> None:
    place.write_bytes(_PRECIOUS)


def _precious_folder(place: Path) -> None:
    place.mkdir()
    (place / "precious").write_bytes(_PRECIOUS)


def _linked_file(place: Path) -> None:
    target = place.with_name(_BEHIND_LINKS[0])
    target.write_bytes(_PRECIOUS)
    place.symlink_to(target)


PLACES: dict[str, Callable[[Path], None]] = {
    "nothing": lambda place: None,
    "file": _precious_file,
    "empty folder": Path.mkdir,
    "folder": _precious_folder,
    "link": _linked_file,
    "link to nothing": lambda place: place.symlink_to("nowhere"),
}
"""What is where the output goes."""
_USUAL_PLACES = "nothing", "file"


class RefusedCall(Call):
    """A call that may well be refused."""

    def __init__(self, seed: int, number: int, folder: Path) -> None:
        super().__init__(seed, WRITING[number % len(WRITING)], folder, changed=False)
        chance = self._chance = Random(f"{seed} refusals {number}")
        self.oddity = chance.choice([*ODDITIES])
        self.place = chance.choice([*PLACES, *_USUAL_PLACES * 3])

    def words(self) -> list[str]:
        words = super().words()
        inputs = sorted(path for path in self.folder.iterdir() if path.is_file())
        if inputs:
            ODDITIES[self.oddity](self._chance.choice(inputs), self._chance)
        elif "-" in self.given:
            self.stdin = self._chance.choice((b"", b"\n", b"\0", self._chance.randbytes(99)))
        else:
            words.insert(self._chance.randrange(1, len(words)), "--no-such-option")
        for place in {word for word in words if word.startswith(str(self.folder / "out"))}:
            PLACES[self.place](Path(place))
        if self._chance.random() < 0.1:  # what is read is written
            read = str(inputs[0]) if inputs else "-"
            words = [read if "out" in Path(word).stem else word for word in words]
        return words


def snapshot(folder: Path) -> dict[str, str]:
    """All that lies in a folder, by its place there: what it is, and what it holds."""
    return {str(path.relative_to(folder)): _described(path) for path in folder.rglob("*")}


def _described(path: Path) -> str:
    if path.is_symlink():
        return f"link to {os.readlink(path)}"
    return "folder" if path.is_dir() else f"file {path.read_bytes()!r}"


def changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What is new, gone or other."""
    return [
        f"{'changed' if name in before and name in after else 'new' if name in after else 'gone'} "
        f"{name}: {after.get(name, '')[:60]}"
        for name in sorted({*before, *after})
        if before.get(name) != after.get(name)
    ]


def opened(seed: int, folder: Path) -> Try:
    """Tries the calls of this seed."""

    def try_case(number: int) -> Verdict:
        return tried(RefusedCall(seed, number, folder), folder)

    return try_case


def tried(call: RefusedCall, folder: Path) -> Verdict:
    words = call.words()
    (folder / "stdin").write_bytes(call.stdin)
    here = folder / "here"
    shutil.rmtree(here, ignore_errors=True)
    here.mkdir()
    os.chdir(here)
    before = snapshot(call.folder)
    verdict = judged(words, *called(words, folder))
    if verdict.outcome == FAULT:
        return verdict
    changed = changes(before, snapshot(call.folder)) + changes({}, snapshot(here))
    if verdict.outcome != REFUSED:
        changed = [line for line in changed if not line.partition(" ")[2].startswith("out")]
        changed = [line for line in changed if not line.split()[1].startswith(_BEHIND_LINKS)]
    if changed:
        report = f"{call.oddity}, {call.place}: {' '.join(words)[:300]!r}: {verdict.words[:200]}"
        kind = f"{words[0]} {changed[0][:40]}"
        return Verdict(FAULT, f"{report}: {'; '.join(changed)[:400]}", kind)
    return verdict


def run(plan: Plan, report: PartReport) -> None:
    numbers, budget = plan.numbers(CASES), plan.budget(BUDGET)
    try_all(report, numbers, budget, plan.tell, lambda n: f"{n} ({_name(n)})")


def _name(number: int) -> str:
    return CALLS[WRITING[number % len(WRITING)]][0]
