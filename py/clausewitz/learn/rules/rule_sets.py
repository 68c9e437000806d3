"""Learning what a label means: a small set of clauses that together tell it.

Clauses are searched on the training part (beam.py), chosen on the validation part where there is
one (rule_selection.py), since what was searched for on some examples looks too good on these, rid
of literals that add nothing, verified in SWI-Prolog and written as a tactic. A test part is for
measuring alone.
"""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import numpy as np

from clausewitz import __version__
from clausewitz.clauses import Clause, Literal, check_theory
from clausewitz.games import Example, refuse_contradictions
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.beam import Beam, BeamSettings
from clausewitz.learn.rules.labelled import LabelledTester, refuse_one_label
from clausewitz.learn.rules.refinement import Candidate, Refiner
from clausewitz.learn.rules.rule_files import LearnedRule, RuleSet, results, theory_text
from clausewitz.learn.rules.rule_selection import Worth, combine, worth_of
from clausewitz.learn.rules.simplification import Simplifier
from clausewitz.learn.search.behaviours import readable
from clausewitz.learn.search.testers import VERIFIED, verify
from clausewitz.learn.space.hypothesis_space import Atoms, Space
from clausewitz.learn.space.task import Task
from clausewitz.runs.progress import Tell, silent
from clausewitz.runs.run_folder import RunFolder, digest


@dataclass(frozen=True, slots=True)
class RuleSetRequest:
    """What kind of set is wanted."""

    name: str
    score: str = "f0.5"
    search: BeamSettings = field(default_factory=BeamSettings)
    prevalence: float | None = None
    most: int = 20

    @property
    def worth(self) -> Worth:
        return worth_of(self.score)


class RuleSetLearner:
    """Learns one rule set from labelled examples."""

    def __init__(self, examples: Sequence[Example], task: Task, request: RuleSetRequest) -> None:
        self.request, self.space = request, Space(task.bias)
        self.own = task.own
        # Only what the search tries over and over is worth remembering.
        words = {"train": [word.name for word in task.bias.body]}
        self.parts = {
            part: LabelledTester(chosen, words.get(part, ()), request.prevalence, task.own)
            for part, chosen in _parts(examples).items()
        }
        self.train = self.parts["train"]
        self.judge = self.parts.get("validation", self.train)
        least = max(2, round(request.search.prior / 2 * int(self.train.items.labels.sum())))
        self.refiner = Refiner(self.space, self.train, least)

    def learn(
        self, folder: RunFolder, deadline: float | None = None, tell: Tell = silent
    ) -> RuleSet:
        """Search round by round, each kept in the folder; choose, simplify, verify."""
        pool, tried, finished = self._search(folder, deadline, tell)
        bodies = [(self.refiner.lattice.atoms_of(c.body), c.types) for c in pool]
        proposed = np.array([self.judge.proposed(self.space.clause(*body)) for body in bodies])
        sizes = [len(body) for body, _ in bodies]
        most = min(self.request.most, self.space.bias.max_clauses)
        chosen = (
            combine(proposed, sizes, self.judge.items, self.request.worth, most) if pool else []
        )
        simplifier = Simplifier(self.space, self.judge, self.request.worth)
        simple = simplifier.simplified([bodies[number] for number in chosen])
        clauses = [self.space.clause(*body) for body in simple]
        rules = [LearnedRule(self._readable(c), self._score(self.judge, [c])) for c in clauses]
        rules.sort(key=lambda rule: (-rule.score.true, str(rule.clause)))
        for rule in rules:
            held = self.train.test(rule.clause, self.train.everything)
            verify(rule.clause, self.own, self.train.cases, held)
        scores = {part: self._score(tester, clauses) for part, tester in self.parts.items()}
        return RuleSet(self.request.name, rules, scores, tried, finished)

    def _search(
        self, folder: RunFolder, deadline: float | None, tell: Tell
    ) -> tuple[list[Candidate], int, bool]:
        pool: dict[bytes, Candidate] = {}
        beam = Beam(self.refiner, self.request.search, tell, deadline)
        weights, done = self.train.items.weights, 0
        while (known := folder.read_json(_round_file(done + 1))) is not None:
            done += 1
            beam.tried = known["tried"]
            best = [self._candidate(body, types) for body, types in known["best"]]
            weights = beam.faded(weights, best)
            pool.update((c.packed, c) for c in reversed(best))
        for number, found in enumerate(beam.rounds(weights, done + 1), done + 1):
            kept_best = [[self.refiner.lattice.atoms_of(c.body), c.types] for c in found]
            if beam.stopped:  # half a round is not kept: a resumed run makes it whole
                pool.update((c.packed, c) for c in reversed(found))
                break
            folder.write_json(_round_file(number), {"tried": beam.tried, "best": kept_best})
            pool.update((c.packed, c) for c in reversed(found))
        return list(pool.values()), beam.tried, not beam.stopped

    def _candidate(self, atoms: list[Any], types: list[str]) -> Candidate:
        body: Atoms = tuple((label, tuple(arguments)) for label, arguments in atoms)
        return self.refiner.candidate(self.refiner.lattice.numbers(body), tuple(types))

    def _readable(self, clause: Clause) -> Clause:
        plain = readable(clause)
        return replace(plain, head=Literal(self.request.name, plain.head.arguments))

    def _score(self, tester: LabelledTester, clauses: Sequence[Clause]) -> Score:
        proposed = np.zeros(len(tester.items), np.bool_)
        for clause in clauses:
            proposed |= tester.proposed(clause)
        return tester.items.score(proposed, sum(len(clause.body) for clause in clauses))


def learn_rules(
    examples: Sequence[Example],
    task: Task,
    request: RuleSetRequest,
    folder: RunFolder,
    origin: Sequence[str],
    *,
    resume: bool = False,
    timeout: float | None = None,
    tell: Tell = silent,
) -> RuleSet:
    """Learn a rule set into a run folder: tactics.pl and results.json.

    `origin` is lines that say where the examples come from, and how to learn this again.
    """
    refuse_one_label(examples)
    refuse_contradictions(examples)
    settings = {
        "examples": digest("\n".join(map(repr, examples))),
        "task": digest(task.text),
        "rules": {"name": request.name, "worth": request.score, "prevalence": request.prevalence}
        | {"most": request.most}
        | asdict(request.search),
        "version": __version__,
    }
    folder.start(settings, resume)
    learner = RuleSetLearner(examples, task, request)
    deadline = None if timeout is None else time.monotonic() + timeout
    found = learner.learn(folder, deadline, tell)
    text = theory_text(found, task.own, [*origin, *_provenance(learner, found)])
    if found.rules:
        check_theory(text, str(folder.path / "tactics.pl"))
    folder.write("tactics.pl", text)
    folder.write_json("results.json", results(found), indent=1)
    return found


def _provenance(learner: RuleSetLearner, found: RuleSet) -> list[str]:
    counts = [
        f"{int(tester.items.labels.sum())} positive and {int((~tester.items.labels).sum())} "
        f"negative for {part}"
        for part, tester in learner.parts.items()
    ]
    weighed = learner.request.prevalence
    ending = "" if found.finished else " before the time ran out"
    return [
        f"Learned by clausewitz {__version__} from {'; '.join(counts)}.",
        *([f"Negative ones are weighed as if {weighed:.2%} were positive."] if weighed else []),
        f"{found.tried} clauses tried{ending}, chosen by {learner.request.score}; each verified in "
        f"SWI-Prolog on up to {VERIFIED} examples that it proposes and {VERIFIED} others.",
    ]


def _parts(examples: Sequence[Example]) -> dict[str, list[Example]]:
    """The examples by split; without splits all are for training."""
    parts: dict[str, list[Example]] = {"train": []}
    for example in examples:
        parts.setdefault(example.split or "train", []).append(example)
    return parts


def _round_file(number: int) -> str:
    return f"round-{number}.json"
