"""Learning from a file of examples: search, keep one clause per behaviour, verify, write."""

import hashlib
import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import chess

from clausewitz import __version__
from clausewitz.clauses import Theory, check_theory, read_text, read_theory
from clausewitz.clauses.checking import signatures_of
from clausewitz.clauses.vocabulary import vocabulary
from clausewitz.errors import ClausewitzError
from clausewitz.examples import read_examples
from clausewitz.learn.bias import Bias, parse_bias
from clausewitz.learn.direct import Found, Level, Progress, first_level, found_in, next_level
from clausewitz.learn.results import Learned, learned, theory_text, verify
from clausewitz.learn.space import Space
from clausewitz.learn.storing import RunFolder
from clausewitz.learn.testing import KernelTester

VERIFIED_POSITIONS = 100
Report = Callable[[Progress, float], None]


@dataclass(frozen=True, slots=True)
class Task:
    """What to learn: a folder or file with a bias, perhaps with words of its own beside it."""

    bias: Bias
    own: Theory | None
    text: str


def read_task(path: Path) -> Task:
    """A folder with bias.pl and perhaps bk.pl, or the bias file alone."""
    bias_file = path / "bias.pl" if path.is_dir() else path
    own_file = bias_file.with_name("bk.pl")
    own = read_theory(own_file) if own_file.exists() else None
    known = vocabulary() | (signatures_of(own) if own else {})
    text = read_text(bias_file)
    return Task(parse_bias(text, str(bias_file), known), own, text + str(own or ""))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run found, and whether it came to its end."""

    found: list[Found]
    rows: list[Learned]
    finished: bool


def load_moves(path: Path) -> list[tuple[chess.Board, chess.Move]]:
    """The positive examples of a file, those of its training part where it is split."""
    examples = [e for e in read_examples(path) if e.label and e.split in ("", "train")]
    if not examples:
        raise ClausewitzError(f"{path}: there is no positive example to learn from")
    return [(example.board(), chess.Move.from_uci(example.move)) for example in examples]


def search_levels(
    task: Task,
    tester: KernelTester,
    min_support: int = 1,
    folder: RunFolder | None = None,
    deadline: float | None = None,
    report: Report = lambda progress, seconds: None,
) -> tuple[list[Found], bool]:
    """All that the space holds, level by level; finished levels are kept in the folder."""
    space, start = Space(task.bias), time.monotonic()
    found: list[Found] = []
    level = first_level(space, tester)
    while True:
        found += found_in(space, level)
        report(Progress(level.size, level.tried, len(found)), time.monotonic() - start)
        if not level.complete:
            return found, False
        if level.size >= task.bias.max_body or not level.bodies:
            return found, True
        level = _level_after(space, tester, level, min_support, folder, deadline)


def _level_after(
    space: Space,
    tester: KernelTester,
    level: Level,
    min_support: int,
    folder: RunFolder | None,
    deadline: float | None,
) -> Level:
    known = folder.load_level(level.size + 1) if folder else None
    if known is not None:
        return known
    longer = next_level(space, tester, level, min_support, deadline)
    if folder and longer.complete:
        folder.save_level(longer)
    return longer


def learn(
    examples: Path,
    task: Task,
    output: Path,
    *,
    min_support: int = 1,
    resume: bool = False,
    timeout: float | None = None,
    report: Report = lambda progress, seconds: None,
) -> Outcome:
    """Learn tactics into a run folder: tactics.pl and results.json."""
    settings = {
        "examples": _digest(read_text(examples)),
        "task": _digest(task.text),
        "min_support": min_support,
        "version": __version__,
    }
    tester = KernelTester(load_moves(examples), task.own)
    folder = RunFolder(output)
    folder.start(settings, resume)
    deadline = None if timeout is None else time.monotonic() + timeout
    found, finished = search_levels(task, tester, min_support, folder, deadline, report)
    rows = learned(found, tester)
    verified = verify(rows, task.own, tester, VERIFIED_POSITIONS)
    provenance = _provenance(examples, settings, tester, found, finished, verified)
    text = theory_text(rows, task.own, provenance)
    check_theory(text, str(output / "tactics.pl"))
    folder.write("tactics.pl", text)
    folder.write("results.json", json.dumps(_results(rows, finished), indent=1))
    return Outcome(found, rows, finished)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _provenance(
    examples: Path,
    settings: dict[str, Any],
    tester: KernelTester,
    found: Sequence[Found],
    finished: bool,
    verified: int,
) -> list[str]:
    return [
        f"Learned by clausewitz {__version__} from {examples.name} ({settings['examples']}),",
        f"{len(tester.played)} moves played; task {settings['task']}, "
        f"support of at least {settings['min_support']}.",
        f"{len(found)} clauses found{'' if finished else ' before the time ran out'}; one is kept "
        "for each behaviour, the set of moves proposed.",
        f"Each was verified in SWI-Prolog on {verified} of the positions.",
    ]


def _results(rows: Iterable[Learned], finished: bool) -> dict[str, Any]:
    tactics = [
        {
            "name": row.name,
            "clause": str(row.clause),
            "support": row.support,
            "proposed": row.proposed,
            "precision": row.precision,
            "coverage": row.coverage,
            "clauses": row.clauses,
        }
        for row in rows
    ]
    return {"finished": finished, "tactics": tactics}
