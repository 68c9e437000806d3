"""Every kind of run that can be resumed: a small one of each, and what of it is compared.

Each takes a few seconds and writes several times. {data} is the folder of the files they read,
{run} the folder of the run, or the file where a kind writes one.
"""

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from trial.isolation import ROOT, environment

LONGEST = 600.0  # seconds for one command on the wall's clock, on a machine that is busy
_BIAS = (
    "head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, out, out)).\n"
    "body_pred(legal_move, 3). type(legal_move, (square, square, position)).\n"
    "direction(legal_move, (out, out, in)).\n"
    "body_pred(checks, 3). type(checks, (square, square, position)).\n"
    "direction(checks, (out, out, in)).\n"
    "body_pred(captures, 3). type(captures, (square, square, position)).\n"
    "direction(captures, (in, in, in)).\n"
    "body_pred(attacks, 3). type(attacks, (square, square, position)).\n"
    "direction(attacks, (in, out, in)).\n"
    "body_pred(hanging, 2). type(hanging, (square, position)). direction(hanging, (in, in)).\n"
    "max_vars(5). max_body(4).\n"
)
_ENGINE = "engines/fake_engine.py"
PLAYER = "Anna"
_MISSED = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Nf3 Nxh5 *"
_QUICKLY = ("--nodes", "20", "-j", "1")
_SECONDS = re.compile(r'("?\b(?:\w*_)?(?:seconds|longest)\b"?\s*[:=]?\s*)[\d.e+-]+')
_NO_RESULT = ("effort.csv", "settings.json", "times.json")
"""Files of a run that are none of its results, or hold times alone; so are those with a dot."""


@dataclass(frozen=True)
class RunKind:
    """A kind of run."""

    name: str
    words: tuple[str, ...]
    is_file: bool = False
    """Whether the run is a file, with others beside it while it is under way."""
    output: str = "-o"
    """The option that names it."""


KINDS = (
    RunKind("direct", ("learn", "{data}/played.csv", "--task", "{data}/bias.pl")),
    RunKind("rules", ("learn", "{data}/labelled.csv", "--task", "{data}/bias.pl")),
    RunKind(
        "metrics",
        (
            *("metrics", "{data}/fork.pl", "{data}/played.csv", "--engine", "uci:{data}/engine"),
            *("--cache", "{run}.db", "-j", "1"),
        ),
    ),
    RunKind("match", ("match", "random:1", "clausewitz:nodes=300", "-n", "8", "--max-plies", "60")),
    RunKind(
        "tune",
        (
            *("tune", "genetic", "--preset", "paper", "--population", "3", "--generations", "2"),
            *("--depth", "1", "--final", "1", "--finalists", "1"),
        ),
    ),
    RunKind(
        "evolve",
        (
            *("evolve", "KRKR", "--population", "10", "--generations", "8", "--peers", "1"),
            *("--starts", "1", "--master", "2", "--every", "2", "--final", "4"),
            *("--max-plies", "30"),
        ),
    ),
    RunKind(
        "patterns",
        (
            *("patterns", "learn", "--games", "{data}/games.pgn", "--positions", "300", "-n", "20"),
            *("--rounds", "2"),
        ),
    ),
    RunKind("compose", ("compose", "-n", "3", "--size", "5", "--seed", "3"), is_file=True),
    RunKind("tag", ("tag", "{data}/games.pgn", "-j", "1"), is_file=True),
    RunKind("coach", ("coach", "{data}/own.pgn", "--player", PLAYER, *_QUICKLY)),
    RunKind("annotate", ("annotate", "{data}/own.pgn", *_QUICKLY), is_file=True),
    RunKind("mine", ("mine", "{data}/own.pgn", *_QUICKLY), is_file=True),
    RunKind("train", ("train", "{data}/puzzles.epd", "-j", "1"), is_file=True, output="--pgn"),
)


class RunBench:
    """The files that runs of all kinds read, and the commands that make and resume them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.data.mkdir(parents=True)
        games = (ROOT / "examples" / "games.pgn").read_text().split("[Event ")
        (self.data / "games.pgn").write_text("[Event ".join(games[:41]))
        own = re.sub(r'\[Black "[^"]*', f'[Black "{PLAYER}', "[Event ".join(games[:12]))
        own += f'\n[White "{PLAYER}"]\n\n{_MISSED}\n'
        (self.data / "own.pgn").write_text(own)
        (self.data / "bias.pl").write_text(_BIAS)
        shutil.copy(ROOT / "logic" / "tactics" / "learned" / "fork.pl", self.data)
        shutil.copy(ROOT / "examples" / "puzzles.epd", self.data)
        engine = self.data / "engine"
        shutil.copy(ROOT / "tests" / _ENGINE, self.data)
        engine.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{self.data}/fake_engine.py" "$@"\n')
        engine.chmod(0o755)
        self._sample("played.csv", "40")
        self._sample("labelled.csv", "30", "--other-moves", "3")

    def _sample(self, name: str, count: str, *more: str) -> None:
        line = ["sample", str(self.data / "games.pgn"), "-n", count, "--min-move", "5", *more]
        done = self.ended(self.started([*line, "-o", str(self.data / name)]))
        assert done.returncode == 0, done.stderr

    def words(self, kind: RunKind, run: Path, *more: str) -> list[str]:
        placed = (w.format(data=self.data, run=run) for w in kind.words)
        return [*placed, kind.output, str(run), *more]

    def started(
        self, words: list[str], prefix: tuple[str, ...] = (), **variables: str
    ) -> "subprocess.Popen[str]":
        """A process of the command, alone in its group."""
        call = prefix or (sys.executable, "-X", "faulthandler", "-m", "clausewitz")
        return subprocess.Popen(
            [*call, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            env=environment(**variables),
            cwd=self.folder,
            start_new_session=True,
        )

    def ended(self, process: "subprocess.Popen[str]") -> "subprocess.CompletedProcess[str]":
        """What it said to its end; one that takes too long is killed."""
        try:
            out, err = process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
            err += f"\nno end in {LONGEST:g} s"
        return subprocess.CompletedProcess(process.args, process.returncode, out, err)

    def done(self, kind: RunKind, run: Path, *more: str) -> "subprocess.CompletedProcess[str]":
        return self.ended(self.started(self.words(kind, run, *more)))


def results(run: Path) -> dict[str, str]:
    """The files of a run and what they say, without times."""
    if not run.exists():
        return {}
    files = [run] if run.is_file() else [path for path in run.rglob("*") if path.is_file()]
    found = {}
    for path in sorted(files):
        name = path.name if path != run else "the file"
        if path.name not in _NO_RESULT and path.name[0] != "." and path.suffix != ".db":
            text = path.read_bytes().decode(errors="replace").replace(str(run), "RUN")
            found[name] = _SECONDS.sub(r"\1…", text)
    return found


def difference(expected: dict[str, str], found: dict[str, str]) -> str:
    """In which file, and where, two runs differ; nothing if they do not."""
    if missing := expected.keys() ^ found.keys():
        return f"one run alone has {', '.join(sorted(missing))}"
    for name, text in expected.items():
        if text != found[name]:
            signs = enumerate(zip(text, found[name], strict=False))
            place = next((n for n, (a, b) in signs if a != b), min(len(text), len(found[name])))
            one, other = text[place : place + 60], found[name][place : place + 60]
            return f"{name} differs at {place}: {one!r}, {other!r}"
    return ""


def removed(run: Path) -> None:
    """The run, and what lies beside it by its name, are away."""
    for path in run.parent.glob(f"{run.name}*"):
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def trouble(done: "subprocess.CompletedProcess[str]") -> str:
    """What is wrong with how a command ended: it has to end well, or to refuse in one line."""
    last = (done.stderr.strip().splitlines() or [""])[-1]
    if "Traceback (most recent call last)" in done.stderr or "Fatal Python error" in done.stderr:
        return f"traceback: {last[:200]}"
    if done.returncode not in (0, 1, 2):
        return f"status {done.returncode}: {last[:200]}"
    if done.returncode == 2 and "clausewitz" not in last:
        return f"refused without a word: {done.stderr[-200:]!r}"
    return ""
