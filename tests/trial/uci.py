"""The engine on trial: games by the clock, starts and stops, races, and lines without sense.

Options: games=N, seconds=S and increment=S of the games by the clock; quick=N games at 10 ms a move
and lines=N mutilated lines, both by bench/uci.py; starts=N.
"""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from random import Random

from clausewitz.runs.progress import Progress
from trial.isolation import ROOT, environment
from trial.plan import Plan
from trial.uci_clock_games import COMMAND, clock_games
from trial.verdicts import FAULT, PartReport, Verdict

GAMES, QUICK, LINES, STARTS = 1000, 1000, 20_000, 500
_HANGS = 600.0  # seconds
_TALK = (
    *("uci", "isready", "ucinewgame", "position startpos moves e2e4", "go infinite", "go depth 2"),
    *("go movetime 5", "stop", "stop", "ponderhit", "go ponder wtime 99 btime 99", "go nodes 100"),
    *("setoption name Hash value 8", "setoption name OwnBook value true", "position startpos"),
)
_ENDS = ("quit", "end of input", "SIGTERM", "SIGKILL", "SIGINT")
_NOT_YET = "Fatal Python error: init_"
"""Says Python itself, also of `python -c pass`, if it is interrupted while it prepares to begin."""


def run(plan: Plan, report: PartReport) -> None:
    games = int(plan.options.get("games", plan.many(GAMES)))
    if games and plan.wants("games"):
        clock_games(plan, report, games)
    if plan.wants("quick"):
        _quick(plan, report)
    for number in range(starts := int(plan.options.get("starts", plan.many(STARTS)))):
        if plan.wants(f"start-{number}"):
            report.take(f"start-{number}", started_and_stopped(plan.chance("start", number)))
        plan.tell(Progress("starts and stops", number + 1, starts))


def _quick(plan: Plan, report: PartReport) -> None:
    """Games of a few milliseconds with stops at random, and a mutilated conversation."""
    games = plan.options.get("quick", str(plan.many(QUICK)))
    lines = plan.options.get("lines", str(plan.many(LINES)))
    options = ["--games", games, "--lines", lines, "--seed", str(plan.seed), "--json"]
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / "uci.py", *options],
        capture_output=True,
        text=True,
        env=environment(),
    )
    faults = [line for line in done.stderr.splitlines() if line.startswith("FAULT")]
    for fault in faults:
        report.take("quick", Verdict(FAULT, fault.removeprefix("FAULT ")))
    if not done.stdout:
        report.take("quick", Verdict(FAULT, f"no answer: {done.stderr[-300:]}"))
        return
    found = json.loads(done.stdout)
    report.note(f"quick: {found['games']} games, {found['moves']} moves, {found['lines']} lines")
    report.counts["quick games"] += int(found["games"])


def started_and_stopped(chance: Random) -> Verdict:
    """An engine that gets some input, perhaps none, and is then made to end in one of five ways."""
    process = subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )
    assert process.stdin is not None
    how = chance.choice(_ENDS)
    said = [chance.choice(_TALK) for _ in range(chance.randrange(8))]
    with suppress(BrokenPipeError):
        for line in said:
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
            if chance.random() < 0.3:
                time.sleep(chance.random() * 0.2)
    return _judged(process, how, said)


def _judged(process: "subprocess.Popen[str]", how: str, said: list[str]) -> Verdict:
    """The engine ends in time, without a word of complaint, and leaves nobody behind."""
    if how == "quit":
        assert process.stdin is not None
        with suppress(BrokenPipeError):
            process.stdin.write("quit\n")
            process.stdin.flush()
    elif how.startswith("SIG"):
        process.send_signal(signal.Signals[how])
    report = f"{how} after {said}"
    try:
        _, err = process.communicate(timeout=_HANGS)  # which closes its input
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return Verdict(FAULT, f"no end after {report}", f"no end: {how}")
    if how == "SIGINT" and _NOT_YET in err:
        return Verdict("ended before Python had begun")
    if "Traceback" in err and how != "SIGINT":
        return Verdict(FAULT, f"{report}: {err[-300:]}", f"traceback: {how}")
    if "Fatal Python error" in err:
        return Verdict(FAULT, f"{report}: {err[-300:]}", f"fatal: {how}")
    if how in ("quit", "end of input") and process.returncode:
        words = f"status {process.returncode} after {report}: {err[-300:]}"
        return Verdict(FAULT, words, f"status {process.returncode}: {how}")
    return Verdict("ended") if _is_alone(process.pid) else Verdict(FAULT, f"left behind: {report}")


def _is_alone(group: int) -> bool:
    """Whether nothing is left, within some seconds, of a group of processes."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
