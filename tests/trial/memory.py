"""Memory on trial: small files that are large inside, and long work in one process.

A command that reads a file of a megabyte needs 500 MB at most, and ends in time. Thousands of
positions, or hundreds of mates, through one process leave it as large as the first of them did.
"""

import itertools
import json
import signal
import subprocess
import sys
from collections.abc import Iterator

import chess.pgn

from clausewitz.position.board import fen_of
from clausewitz.runs.progress import Progress
from trial.isolation import ROOT, environment
from trial.large_inputs import HELPERS, PACKED, PLAIN, LargeInput, noisy, written
from trial.plan import Plan
from trial.run_kinds import trouble
from trial.uci_clock_games import resident
from trial.verdicts import FAULT, PartReport, Verdict

POSITIONS, MATES = 5000, 500
_MOST = 500.0  # megabytes
_UNPACKED, _UNPACKED_NOISY = 1024, 300  # megabytes
_SECONDS = 120
"""Of processor time for one command."""
_GROWS = 30.0  # megabytes


def run(plan: Plan, report: PartReport) -> None:
    """The option `unpacked` is the megabytes of a packed file once it is unpacked; `kinds` names
    what is tried: inputs, suggest, mates."""
    kinds = plan.options.get("kinds", "inputs,suggest,mates").split(",")
    if "inputs" in kinds:
        _large_inputs(plan, report)
    if "suggest" in kinds and plan.wants("suggest"):
        positions = list(itertools.islice(_positions(), plan.many(POSITIONS, 20)))
        words = ["suggest", "-", "--json", "-j", "1"]
        report.take("suggest", _flat(plan, report, words, positions))
    if "mates" in kinds and plan.wants("mates"):
        mates = list(itertools.islice(itertools.cycle(_mates()), plan.many(MATES, 20)))
        file = plan.folder / "mates.epd"
        file.write_text("".join(mates))
        words = ["mate", "--file", str(file), "--json"]
        report.take("mates", _flat(plan, report, words, mates))


def _large_inputs(plan: Plan, report: PartReport) -> None:
    for name, text in HELPERS.items():
        (plan.folder / name).write_bytes(text)
    cases = [*PACKED, *map(noisy, PACKED), *PLAIN]
    chosen = plan.chance("memory").sample(cases, plan.many(len(cases), 4))
    for done, case in enumerate(case for case in cases if case in chosen):
        plan.tell(Progress("large inputs", done, len(chosen), case.name))
        if plan.wants(name := case.name.replace(" ", "-")):
            report.take(name, read_within_limits(plan, report, case))


def read_within_limits(plan: Plan, report: PartReport, case: LargeInput) -> Verdict:
    """A command that reads a large input, and what it needed for that."""
    usual = _UNPACKED_NOISY if case.is_noisy else _UNPACKED
    file = written(case, plan.folder, int(plan.options.get("unpacked", usual)))
    place = plan.folder / f"out-{file.name.partition('.')[0]}"
    places = {"file": file, "out": place, "data": plan.folder}
    words = [word.format(**places) for word in case.words]
    done, needed, seconds = measured(words)
    report.note(
        f"{case.name}: {file.stat().st_size / 1e6:.2f} MB, {needed:.0f} MB of memory, "
        f"{seconds:.1f} s, status {done.returncode}"
    )
    if done.returncode == -signal.SIGXCPU:
        return Verdict(FAULT, f"more than {_SECONDS} s of processor time", f"late: {case.name}")
    if problem := trouble(done):
        return Verdict(FAULT, problem, f"{case.name}: {problem[:60]}")
    if needed > _MOST:
        return Verdict(FAULT, f"{needed:.0f} MB of memory, {_MOST:g} MB at most", case.name)
    return Verdict("within limits", seconds=seconds)


_MEASURED = """
import json, resource, subprocess, sys
limit, addresses = int(sys.argv[1]), int(sys.argv[2])
def limited():
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
    if addresses:
        resource.setrlimit(resource.RLIMIT_AS, (addresses, addresses))
done = subprocess.run(
    sys.argv[3:], stdin=subprocess.DEVNULL, capture_output=True, preexec_fn=limited
)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
said = [done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")]
figures = [done.returncode, used.ru_maxrss / 1024, used.ru_utime + used.ru_stime]
print(json.dumps([*figures, *said]))
"""
"""Runs a command and tells what it needed. A process counts the memory of the one that it was made
by as its own, so it is made by a small one: this may be called by a large one."""


def measured(
    words: list[str], most: int = _SECONDS, addresses: int = 0
) -> tuple["subprocess.CompletedProcess[str]", float, float]:
    """A command that has ended, its memory in megabytes, and its seconds of processor time.

    It is ended after so many seconds. With `addresses`, it has no more bytes of address space; the
    memory is that of the largest of its processes.
    """
    command = [sys.executable, "-X", "faulthandler", "-m", "clausewitz", *words]
    call = [sys.executable, "-c", _MEASURED, str(most), str(addresses), *command]
    done = subprocess.run(call, capture_output=True, text=True, env=environment(), check=True)
    status, needed, seconds, out, err = json.loads(done.stdout)
    return subprocess.CompletedProcess(words, status, out, err), needed, seconds


def _positions() -> Iterator[str]:
    """Those of the games that ship, each once."""
    seen = set[str]()
    with (ROOT / "examples" / "games.pgn").open() as file:
        while (game := chess.pgn.read_game(file)) is not None:
            for node in game.mainline():
                fen = fen_of(node.board())
                if fen not in seen and not node.board().is_game_over():
                    seen.add(fen)
                    yield f"{fen}\n"


def _mates() -> list[str]:
    lines = (ROOT / "examples" / "mates.epd").read_text().splitlines(keepends=True)
    return [line for line in lines if line.strip() and not line.startswith("#")]


def _flat(plan: Plan, report: PartReport, words: list[str], given: list[str]) -> Verdict:
    """Memory after a fifth of the answers, and at the end."""
    file = plan.folder / "given"
    file.write_text("".join(given))
    errors = plan.folder / "errors"
    with file.open() as stdin, errors.open("w") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-X", "faulthandler", "-m", "clausewitz", *words],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env=environment(PYTHONUNBUFFERED="1"),
        )
        assert process.stdout is not None
        seen: list[float] = []
        for number, _ in enumerate(process.stdout, 1):
            seen.append(resident(process.pid))
            plan.tell(Progress(f"answers of {words[0]}", number, len(given)))
        process.wait()
    done = subprocess.CompletedProcess(words, process.returncode, "", errors.read_text())
    if problem := trouble(done):
        return Verdict(FAULT, problem)
    if len(seen) < len(given) / 2:
        return Verdict(FAULT, f"{len(given)} positions, {len(seen)} answers")
    first, last = seen[len(seen) // 5], max(seen[-3:])
    report.note(f"{words[0]}: {len(seen)} answers, {first:.0f} MB after a fifth, {last:.0f} MB")
    if last - first > _GROWS:
        return Verdict(FAULT, f"memory grew from {first:.0f} to {last:.0f} MB")
    return Verdict("flat")
