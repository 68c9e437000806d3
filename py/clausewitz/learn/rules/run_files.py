"""What a run that learns rules saves in its folder: its settings, and what was learned."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from clausewitz import __version__
from clausewitz.clauses import Theory, check_theory
from clausewitz.games import Example
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.rules.rule_files import RuleSet, results, theory_text
from clausewitz.learn.space.task import Task
from clausewitz.runs.run_folder import RunFolder, digest


class RuleRun:
    """A run folder while rules are learned into it."""

    def __init__(
        self, folder: RunFolder, examples: Sequence[Example], task: Task, request: Any, resume: bool
    ) -> None:
        """Refuses a folder of other examples, another task or another request."""
        settings = {
            "examples": digest("\n".join(map(repr, examples))),
            "task": digest(task.text),
            "rules": _requested(request),
            "version": __version__,
        }
        folder.start(settings, resume)
        self.folder = folder
        self._began = time.process_time()

    def write(
        self, found: RuleSet, own: Theory | None, provenance: Sequence[str], report: str
    ) -> None:
        """Write tactics.pl, which says how it was made, report.txt, results.json and times.json."""
        text = theory_text(found, own, provenance)
        if found.rules:
            check_theory(text, str(self.folder.path / "tactics.pl"))
        self.folder.write("tactics.pl", text)
        self.folder.write("report.txt", report)
        self.folder.write_json("results.json", results(found), indent=1)
        self.folder.write_json("times.json", {"cpu": round(time.process_time() - self._began, 2)})


def _requested(request: Any) -> dict[str, Any]:
    """The request; without an earlier theory, as in folders from before there was one."""
    requested = asdict(request)
    if not requested.get("improve"):
        requested.pop("improve", None)
    return requested


def learned_from(
    parts: Mapping[str, LabelledTester], prevalence: float | None, what: str = ""
) -> list[str]:
    """Lines that say how many examples there were, and how they were weighed."""
    counts = [
        f"{int(part.items.labels.sum())} positive and {int((~part.items.labels).sum())} "
        f"negative for {name}"
        for name, part in parts.items()
    ]
    lines = [f"Learned by clausewitz {__version__} from {what}{'; '.join(counts)}."]
    if prevalence:
        lines.append(f"Negative ones are weighed as if {prevalence:.2%} were positive.")
    return lines
