"""The paper's experiment from end to end: find tactics, measure them elsewhere, show the figures.

A run is a folder: train.csv and test.csv; for each meaning of the words tactics.pl, metrics.json
and a report; over them report.html and summary.json. Nothing in it depends on the clock, and
engines are queried only for what is not known yet: the same command continues, or writes the same.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clausewitz import __version__
from clausewitz.clauses import Theory
from clausewitz.engines.value_cache import ValueCache
from clausewitz.games.example import Example, moves_of
from clausewitz.games.example_table import write_examples
from clausewitz.metrics.figure_files import as_json, csv_text, json_text
from clausewitz.metrics.measurement import MetricsRequest, digest, run
from clausewitz.metrics.panel import Panel
from clausewitz.metrics.report.run_reader import read_metrics
from clausewitz.metrics.report.writer import write_report
from clausewitz.papers.krishnan_martens.figures_page import Reproduced, Set, page, summary
from clausewitz.papers.krishnan_martens.held_out import HeldOut
from clausewitz.papers.krishnan_martens.published_space import reproduce
from clausewitz.runs.progress import Progress, Tell, step
from clausewitz.runs.run_folder import RunFolder

FOLDERS = ("published", "corrected")
_TRAIN, _TEST = "train.csv", "test.csv"


@dataclass(frozen=True, slots=True)
class TacticsExperiment:
    """What to learn from, what to test on, and which engines to query."""

    train: Sequence[Example]
    learned_from: str
    test: HeldOut
    panel: Panel


def repeat(
    request: TacticsExperiment, output: Path, cache: ValueCache, tell: Tell
) -> dict[str, Any]:
    """Do it all into the folder; the summary."""
    folder = RunFolder(output)
    settings = {"train": digest(request.train), "test": digest(request.test.examples)}
    engines = {"engines": list(request.panel.engines), "version": __version__}
    folder.start(settings | engines, resume=True)
    write_examples(output / _TRAIN, request.train)
    write_examples(output / _TEST, request.test.examples)
    found = reproduce(moves_of(request.train), tell)
    tell(step(f"testing on {request.test.words} …"))
    sets, once = [], _Once(tell)
    for name, one in zip(FOLDERS, found, strict=True):
        _measure(one.theory, request, output / name, cache, once)
        write_report(output / name, output / name / "report.html")
        sets.append(Set(name, one.counts(), read_metrics(output / name)[0]))
    whole = Reproduced(request.learned_from, request.test.words, sets)
    result = summary(whole)
    folder.write("summary.json", json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    folder.write("report.html", page(whole))
    return result


class _Once:
    """Reports nothing twice: an engine that is missing is so for every set of tactics."""

    def __init__(self, tell: Tell) -> None:
        self._tell, self._reported = tell, set[str]()

    def __call__(self, progress: Progress) -> None:
        if not progress.milestone or str(progress) not in self._reported:
            self._reported.add(str(progress))
            self._tell(progress)


def _measure(
    theory: Theory, request: TacticsExperiment, output: Path, cache: ValueCache, tell: Tell
) -> None:
    folder = RunFolder(output)
    folder.make()
    folder.write("tactics.pl", str(theory))
    found = run(theory, request.test.examples, MetricsRequest(request.panel), cache, tell)
    folder.write("metrics.json", json_text(as_json(found, _TEST)))
    folder.write("metrics.csv", csv_text(found))
