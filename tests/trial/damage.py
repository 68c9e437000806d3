"""Damage on trial: files of runs and of caches with bits flipped, cut short, emptied or gone.

A damaged run that is resumed gives the right results, or one line; without the damaged file it can
be resumed or says in one line why not. A damaged cache is never noticed but by the time it takes.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import platformdirs

from clausewitz.runs.progress import Progress
from trial.kills import copy_run, kill_after
from trial.plan import Plan
from trial.run_kinds import KINDS, RunBench, RunKind, difference, removed, results, trouble
from trial.verdicts import FAULT, PartReport, Verdict

CORRUPTIONS = 200
_OF_CACHES = 0.3
"""The share of caches: to make machine code again takes long."""
_NEW_HALF = 4
"""After so many cases a run is killed anew, at another moment."""
_CACHE_WORDS = (
    ["legal", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", "--by", "kernel"],
    ["suggest", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"],
    ["suggest", "--by", "prolog", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"],
    ["suggest", "--by", "logic", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"],
)


def damaged(text: bytes, chance: Random) -> bytes | None:
    """What is left of a file; None if nothing, not even its name."""
    match chance.randrange(8):
        case 0:
            return None
        case 1:
            return b""
        case 2:
            return text[: chance.randrange(len(text) + 1)]
        case 3:
            return text + chance.randbytes(chance.randrange(1, 200))
        case 4:
            start = chance.randrange(len(text) + 1)
            return text[:start] + bytes(len(text) - start)
        case 5:
            return chance.randbytes(len(text))
        case _:
            found = bytearray(text)
            for _ in range(chance.choice((1, 1, 2, 20))):
                if found:
                    found[chance.randrange(len(found))] ^= 1 << chance.randrange(8)
            return bytes(found)


def damage(file: Path, chance: Random) -> None:
    left = damaged(file.read_bytes(), chance)
    if left is None:
        file.unlink()
    else:
        file.write_bytes(left)


def run(plan: Plan, report: PartReport) -> None:
    """The option `kinds` names kinds of runs, and caches; `caches` how names in the cache begin."""
    bench = RunBench(plan.folder / "runs")
    wanted = plan.options.get("kinds", "")
    kinds = [kind for kind in KINDS if not wanted or kind.name in wanted.split(",")]
    number = plan.many(CORRUPTIONS)
    of_caches = max(1, round(_OF_CACHES * number))
    each = -(-(number - of_caches) // max(1, len(kinds)))
    for done, kind in enumerate(kinds):
        plan.tell(Progress("kinds of runs", done, len(kinds), kind.name))
        _try_kind(plan, report, bench, kind, each)
    plan.tell(Progress("kinds of runs", len(kinds), len(kinds)))
    if "caches" in wanted or not wanted:
        _try_caches(plan, report, bench, of_caches)


def _try_kind(plan: Plan, report: PartReport, bench: RunBench, kind: RunKind, times: int) -> None:
    whole, half = bench.folder / f"{kind.name}-whole", bench.folder / f"{kind.name}-half"
    began = time.monotonic()
    done = bench.done(kind, whole)
    lasts = time.monotonic() - began
    if done.returncode:
        report.take(kind.name, Verdict(FAULT, f"cannot be run at all: {done.stderr[-300:]}"))
        return
    expected = results(whole)
    for number in range(times):
        case = f"{kind.name}-{number}"
        if plan.wants(case):
            chance = plan.chance("damage", case)
            if not number % _NEW_HALF or not _damageable(half):
                removed(half)
                words = bench.words(kind, half)
                kill_after(bench.started(words), chance.uniform(0.5, 0.9) * lasts)
            source = half if chance.random() < 0.5 and _damageable(half) else whole
            report.take(case, _resumed(bench, kind, source, expected, chance))


def _resumed(
    bench: RunBench, kind: RunKind, source: Path, expected: dict[str, str], chance: Random
) -> Verdict:
    """A run that was killed or ended, of which one file is damaged, is resumed."""
    run = bench.folder / f"{kind.name}-run"
    removed(run)
    copy_run(source, run)
    file = chance.choice(_damageable(run))
    # As if it had not come to its end.
    if source.name.endswith("whole") and run.is_dir() and chance.random() < 0.5:
        for name in ("results.json", "tactics.pl", "metrics.json", "weights.pl", "patterns.pl"):
            if file.name != name:
                (run / name).unlink(missing_ok=True)
    damage(file, chance)
    done = bench.done(kind, run, "--resume")
    about = f"{file.name} damaged: "
    if words := trouble(done):
        return Verdict(FAULT, about + words, f"{kind.name}: {file.name}: {words[:60]}")
    if done.returncode == 0 and _is_reported(file, done.stderr):
        lost = "the file" if file == run else file.name
        there = {name: text for name, text in expected.items() if name != lost}
        found = {name: text for name, text in results(run).items() if name != lost}
        words = difference(there, found)
        return Verdict(FAULT, about + words) if words else Verdict("one line, and the rest right")
    if done.returncode == 0:
        return _judged(kind, file, run, expected, "the right answer")
    file.unlink(missing_ok=True)
    again = bench.done(kind, run, "--resume")
    if words := trouble(again):
        return Verdict(FAULT, f"{about}without it: {words}", f"{kind.name}: without {file.name}")
    if again.returncode == 0:
        return _judged(kind, file, run, expected, "one line, and made again without it")
    return Verdict("one line")


def _is_reported(file: Path, said: str) -> bool:
    """Whether it was said that a file is lost; earlier states of a run are not made again."""
    return any(f"{file} is {what}" in said for what in ("missing", "not as it was written"))


def _judged(
    kind: RunKind, file: Path, run: Path, expected: dict[str, str], outcome: str
) -> Verdict:
    """A run that ended well says what it should, also in the file that was damaged.

    Of arrays it is what was made from them that counts: bytes behind their end change nothing.
    """
    found = results(run)
    if file.suffix == ".npz":
        expected = {name: text for name, text in expected.items() if name != file.name}
        found.pop(file.name, None)
    words = difference(expected, found)
    if not words:
        return Verdict(outcome)
    return Verdict(FAULT, f"{file.name} damaged: {words}", f"{kind.name}: {file.name}: wrong")


def _damageable(run: Path) -> list[Path]:
    """The files of a run, and of what lies beside it by its name while it is under way."""
    places = sorted(run.parent.glob(f"{run.name}*"))
    inside = (path for place in places for path in (place, *sorted(place.rglob("*"))))
    return [path for path in inside if path.is_file() and path.name != ".lock"]


def _try_caches(plan: Plan, report: PartReport, bench: RunBench, times: int) -> None:
    """All in a copy of what the commands use of the cache."""
    root = bench.folder / "cache"
    for words in _CACHE_WORDS:
        _copy_used(bench, words, root)
    said = [_answer(bench, words, root) for words in _CACHE_WORDS]
    start = plan.options.get("caches", "")
    found = sorted(path for path in root.rglob("*") if path.is_file())
    files = [path for path in found if str(path.relative_to(root)).startswith(start)]
    report.note(f"caches: {len(files)} files")
    for number in range(times):
        case = f"caches-{number}"
        if not plan.wants(case):
            continue
        plan.tell(Progress("damaged caches", number, times))
        chance = plan.chance("damage", case)
        which = chance.randrange(len(_CACHE_WORDS))
        file = chance.choice(files)
        opens = partial(os.chmod, file.parent, 0o777)
        change = opens if chance.random() < 0.15 else partial(damage, file, chance)
        report.take(case, _with_damage(bench, _CACHE_WORDS[which], said[which], root, file, change))


def _with_damage(
    bench: RunBench,
    words: list[str],
    expected: str,
    root: Path,
    file: Path,
    change: Callable[[], None],
) -> Verdict:
    """The command twice, with a damaged file of the cache; then the cache is as it was."""
    name = str(file.relative_to(root))
    text, mode = file.read_bytes(), file.parent.stat().st_mode
    change()
    try:
        for time in ("", "the second time "):
            if (found := _answer(bench, words, root)) != expected:
                place = name.partition("-")[0]
                return Verdict(FAULT, f"{name}: {time}{found[-300:]}", f"cache {place}: {words[0]}")
    finally:
        os.chmod(file.parent, mode)
        file.write_bytes(text)
    return Verdict("the right answer")


def _answer(bench: RunBench, words: list[str], root: Path) -> str:
    """What a command says with a cache: its output, or what went wrong."""
    done = bench.ended(bench.started(words, CLAUSEWITZ_CACHE=str(root)))
    return done.stdout if done.returncode == 0 else f"status {done.returncode}: {done.stderr}"


def _copy_used(bench: RunBench, words: list[str], root: Path) -> None:
    """Bring what a command opens of the user's cache into another."""
    usual = Path(os.environ.get("CLAUSEWITZ_CACHE") or platformdirs.user_cache_dir("clausewitz"))
    listing = bench.folder / "opened"
    prefix = (sys.executable, "-m", "trial.watched_process", f"opened={listing}")
    done: subprocess.CompletedProcess[str] = bench.ended(bench.started(words, prefix))
    assert done.returncode == 0, done.stderr
    for line in dict.fromkeys(listing.read_text().splitlines()):
        path = Path(line)
        if path.is_relative_to(usual) and path.is_file() and "values" not in path.parts:
            place = root / path.relative_to(usual)
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            shutil.copy2(path, place)
