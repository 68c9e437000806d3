"""Learning from a file of examples: search, keep one clause per behaviour, verify, write."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clausewitz import __version__
from clausewitz.clauses import check_theory
from clausewitz.games.example import moves_of
from clausewitz.games.negatives import training_examples
from clausewitz.games.published_files import Source
from clausewitz.learn.rule_scores import figures
from clausewitz.learn.search.behaviours import Learned, learned, theory_text
from clausewitz.learn.search.enumerator import ClauseEnumerator, FoundClause, tried_so_far
from clausewitz.learn.search.popper_loop import Loop
from clausewitz.learn.search.search_levels import SearchFolder
from clausewitz.learn.search.strategies import GeneratedBy, TriedBy, check_way
from clausewitz.learn.search.testers import VERIFIED, KernelTester, PrologTester, Tester, verify
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import Task
from clausewitz.runs.pool import ALONE, Workers
from clausewitz.runs.progress import Tell, silent
from clausewitz.runs.run_folder import digest


@dataclass(frozen=True, slots=True)
class LearningResult:
    """What a run found, and whether it came to its end."""

    found: list[FoundClause]
    rows: list[Learned]
    finished: bool


def search_levels(
    enumerator: ClauseEnumerator, folder: SearchFolder | None = None
) -> tuple[list[FoundClause], bool]:
    """All that the space holds, level by level; finished levels are saved in the folder."""
    found, finished = list[FoundClause](), False
    for level in enumerator.levels(folder):
        found += enumerator.found_in(level)
        finished = level.complete
        enumerator.tell(tried_so_far(level.tried, len(found), level.size))
    return found, finished


def search_rounds(loop: Loop, folder: SearchFolder | None = None) -> tuple[list[FoundClause], bool]:
    """The same by the loop, round by round."""
    rounds = list(loop.rounds(folder))
    return [hit for done in rounds for hit in done.found], all(done.complete for done in rounds)


def learn(
    examples: Path,
    task: Task,
    output: Path,
    *,
    by: GeneratedBy = GeneratedBy.DIRECT,
    tried_by: TriedBy = TriedBy.KERNEL,
    min_support: int = 1,
    resume: bool = False,
    timeout: float | None = None,
    workers: Workers = ALONE,
    tell: Tell = silent,
) -> LearningResult:
    """Learn tactics into a run folder: tactics.pl and results.json.

    What the kernel has to look up is listed by workers.
    """
    check_way(by, tried_by)
    settings = {
        "examples": digest(_text(examples)),
        "task": digest(task.text),
        "min_support": min_support,
        "by": by,
        "tester": tried_by,
        "version": __version__,
    }
    deadline = None if timeout is None else time.monotonic() + timeout
    workers = workers.until(deadline)
    moves = moves_of(training_examples(examples))
    tester: KernelTester | PrologTester = (
        KernelTester(moves, task.own, workers)
        if tried_by == TriedBy.KERNEL
        else PrologTester(moves, task.own)
    )
    folder = SearchFolder(output)
    folder.start(settings, resume)
    space = Space(task.bias)
    if isinstance(tester, KernelTester) and by == GeneratedBy.DIRECT:
        enumerator = ClauseEnumerator(space, tester, min_support, deadline=deadline, tell=tell)
        found, finished = search_levels(enumerator, folder)
    else:
        loop = Loop(space, tester, min_support, deadline=deadline, tell=tell)
        found, finished = search_rounds(loop, folder)
    rows = learned(found, tester)
    for row in rows:
        verify(row.clause, task.own, tester.cases, tester.test(row.clause, tester.everything))
    provenance = _provenance(examples, settings, tester, found, finished)
    text = theory_text(rows, task.own, provenance)
    check_theory(text, str(output / "tactics.pl"))
    folder.write("tactics.pl", text)
    folder.write_json("results.json", _results(rows, finished), indent=1)
    return LearningResult(found, rows, finished)


def _text(examples: Path) -> str:
    """The file as text, unpacked."""
    whole = b"".join(Source(examples).blocks())
    return whole.decode("utf-8", "replace").replace("\r\n", "\n")


def _provenance(
    examples: Path,
    settings: dict[str, Any],
    tester: Tester,
    found: Sequence[FoundClause],
    finished: bool,
) -> list[str]:
    return [
        f"Learned by clausewitz {__version__} from {examples.name} ({settings['examples']}),",
        f"{len(tester.played)} moves played; task {settings['task']}, "
        f"support of at least {settings['min_support']}.",
        f"{len(found)} clauses found{'' if finished else ' before the time ran out'}; one stands "
        "here for each behaviour, the set of moves proposed.",
        f"Each was verified in SWI-Prolog, on {VERIFIED} moves that it proposes and {VERIFIED} "
        "others, as far as there are so many.",
    ]


def _results(rows: Iterable[Learned], finished: bool) -> dict[str, Any]:
    tactics = [
        {
            "name": row.name,
            "clause": str(row.clause),
            "support": row.support,
            "proposed": row.proposed,
            "coverage": row.coverage,
            "clauses": row.clauses,
        }
        | figures(row.score)
        for row in rows
    ]
    return {"finished": finished, "tactics": tactics}
