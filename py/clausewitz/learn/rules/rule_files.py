"""Rule sets and their run folder: a theory that says how it was made, and figures for machines."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from clausewitz import __version__
from clausewitz.clauses import Clause, Theory, check_theory
from clausewitz.games.example import Example
from clausewitz.learn.rule_scores import Score, figures
from clausewitz.learn.rules.costs import Measure
from clausewitz.learn.rules.folding import Folding
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.rules.rule_search import SearchOutcome
from clausewitz.learn.space.task import Task
from clausewitz.runs.run_folder import RunFolder, digest

_SHARED = "% What several rules share."


@dataclass(frozen=True, slots=True)
class LearnedRule:
    """A clause of the set, and what it is worth by itself."""

    clause: Clause
    score: Score


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Clauses that together tell a label, and what they are worth on each part of the examples."""

    name: str
    rules: list[LearnedRule]
    scores: dict[str, Score]
    outcome: SearchOutcome
    measure: Measure
    dropped: list[Clause]
    """Rules of the training part's best set that did not hold on the validation part."""
    folding: Folding | None = None
    """The rules as they are written, if what several share was folded out."""
    where: str = "On the training part"
    """What its bound is about."""

    @property
    def finished(self) -> bool:
        return self.outcome.finished

    @property
    def written(self) -> list[Clause]:
        """The rules, in their order, as they stand in the file."""
        return self.folding.rules if self.folding else [rule.clause for rule in self.rules]

    @property
    def helpers(self) -> list[Clause]:
        return self.folding.helpers if self.folding else []

    def bound(self) -> list[str]:
        """What was searched, and what is known of all that was not found."""
        outcome, measure = self.outcome, self.measure
        tried = f"{outcome.components:,} refinements and {outcome.clauses:,} conjunctions tried"
        lines = [tried + ("." if outcome.finished else " before the time ran out.")]
        where = self.where
        if outcome.part is not None:
            few, many = outcome.part
            where = "If all training examples are like those,"
            lines.append(
                f"Searched were {few:,} of {many:,} training examples, drawn by label; the most "
                "promising clauses were scored on all, and sets chosen by that."
            )
        if outcome.best_clause is not None:
            least = "" if outcome.support == 1 else f" and {outcome.support} true examples or more"
            lines.append(
                f"{where} no clause of at most {outcome.exhausted} literals with its "
                f"head{least} does better by itself than {measure.described(outcome.best_clause)}."
            )
        worth = [measure.worth(one.score) for one in outcome.sets]
        is_best = outcome.best is not None and measure.worth(outcome.best.score) == max(worth)
        if outcome.best is not None and outcome.proved_among and is_best:
            which = "all" if outcome.proved else f"the {outcome.proved_among} most promising"
            lines.append(
                f"No set of {which} clauses does better there than "
                f"{measure.described(outcome.best.score)}: proved by clingo."
            )
        return lines


def theory_text(found: RuleSet, own: Theory | None, provenance: Sequence[str]) -> str:
    """The set as a file that says how it was made."""
    parts = ["".join(f"% {line}\n" for line in [*provenance, *_figures(found)])]
    helpers = [*(own.helpers if own else ()), *found.helpers]
    if words := [f"{one.english_line}\n" for one in helpers if one.english]:
        parts.append("".join(words))  # facts of a kind stand together
    plain = [replace(helper, english=None) for helper in helpers]
    shared = len(helpers) - len(found.helpers)
    parts += [f"{clause}\n" for clause in plain[:shared]]
    parts += [f"{_SHARED}\n{clause}\n" for clause in plain[shared:]]
    for rule, clause in zip(found.rules, found.written, strict=True):
        parts.append(
            f"% precision {rule.score.precision:.2f}, recall {rule.score.recall:.2f}\n{clause}\n"
        )
    return "\n".join(parts)


def _figures(found: RuleSet) -> list[str]:
    return [
        f"{part}: precision {score.precision:.3f}, recall {score.recall:.3f}, F1 {score.f1:.3f}"
        for part, score in found.scores.items()
    ]


def results(found: RuleSet) -> dict[str, Any]:
    """The figures, for results.json."""
    return {
        "finished": found.finished,
        "tried": found.outcome.components + found.outcome.clauses,
        "exhausted": found.outcome.exhausted,
        "pruned": {str(rule): number for rule, number in found.outcome.pruned.items() if number},
        "bound": found.bound(),
        "curve": [
            {"literals": one.literals, "exhausted": one.exhausted} | figures(one.score)
            for one in found.outcome.sets
        ],
        "scores": {part: figures(score) for part, score in found.scores.items()},
        "clauses": [
            {"clause": str(clause)} | figures(rule.score)
            for rule, clause in zip(found.rules, found.written, strict=True)
        ],
        "helpers": [str(helper) for helper in found.helpers],
        "literals_saved_by_helpers": found.folding.gain if found.folding else 0,
    }


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
