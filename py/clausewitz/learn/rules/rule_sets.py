"""Learning what a label means: a small set of clauses that together tell it.

Sets are searched on the training part (rule_search.py), one for each size that does better than the
sizes before it. Where there is a validation part it decides between them, since what was searched
for on some examples looks too good on these, and rules that do not hold there are dropped. What is
left is verified in SWI-Prolog and written as a tactic. A test part is for measuring alone.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from clausewitz.clauses import Clause, Literal, check_theory
from clausewitz.games.example import Example
from clausewitz.games.negatives import refuse_contradictions
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules import choice
from clausewitz.learn.rules.case_bits import CaseBits
from clausewitz.learn.rules.clingo_search import ClingoRuleSearch
from clausewitz.learn.rules.costs import Measure, measure_of
from clausewitz.learn.rules.folding import folded, size
from clausewitz.learn.rules.labelled import LabelledTester, held_out, refuse_one_label
from clausewitz.learn.rules.rule_files import LearnedRule, RuleRun, RuleSet, learned_from
from clausewitz.learn.rules.rule_report import report
from clausewitz.learn.rules.rule_search import (
    DEAR,
    FoundSet,
    RuleSearch,
    SearchOutcome,
    SearchSettings,
)
from clausewitz.learn.rules.searched_part import WholeScores, searched_part
from clausewitz.learn.rules.set_search import Pool, best_set
from clausewitz.learn.rules.simplification import Simplifier
from clausewitz.learn.search.behaviours import numbered_as_read
from clausewitz.learn.search.strategies import GeneratedBy
from clausewitz.learn.search.testers import VERIFIED, verify
from clausewitz.learn.space.bodies_read import bodies_of
from clausewitz.learn.space.hypothesis_space import Space, TypedBody
from clausewitz.learn.space.kernel_lattice import KernelLattice
from clausewitz.learn.space.task import Task
from clausewitz.runs.pool import ALONE, Workers
from clausewitz.runs.progress import Tell, silent, step
from clausewitz.runs.run_folder import RunFolder

_SUPPORT = 0.01  # of the positive items
_SCORING = 0.25  # of the time that is left, for scoring on all examples


@dataclass(frozen=True, slots=True)
class RuleSetRequest:
    """What kind of set is wanted."""

    name: str
    score: str = "mdl"
    prevalence: float | None = None
    most: int = 20
    effort: float = 1.0
    validation: float = 0.25
    """The part of the training examples that decides between sets, where none is given for that."""
    by: GeneratedBy = GeneratedBy.DIRECT
    tolerance: float | None = None
    """Standard errors that a set may be worse by than the best, if it is shorter (choice.py)."""
    improve: str = ""
    """A theory, as text, whose rules are chosen from, too."""

    @property
    def measure(self) -> Measure:
        return measure_of(self.score)


class RuleSetLearner:
    """Learns one rule set from labelled examples."""

    def __init__(
        self,
        examples: Sequence[Example],
        task: Task,
        request: RuleSetRequest,
        workers: Workers = ALONE,
    ) -> None:
        self.request, self.space = request, Space(task.bias)
        self.own = task.own
        self.earlier = bodies_of(check_theory(request.improve, "--improve"), self.space)
        # Only what the search tries over and over is worth remembering.
        words = {"train": [word.name for word in task.bias.body]}
        parts = _parts(held_out(examples, request.validation))
        share, direct = request.prevalence, request.by is GeneratedBy.DIRECT
        self.part = searched_part(parts["train"], request.effort, share) if direct else None
        self.searched_on: LabelledTester | None = None
        if self.part is not None:
            self.searched_on = LabelledTester(
                self.part.examples, words.pop("train"), self.part.prevalence, task.own, workers
            )
        self.parts = {
            part: LabelledTester(chosen, words.get(part, ()), share, task.own, workers)
            for part, chosen in parts.items()
        }
        self.train = self.parts["train"]
        self.judge = self.parts.get("validation")

    def learn(
        self,
        folder: RunFolder,
        deadline: float | None = None,
        tell: Tell = silent,
        jobs: int = 1,
    ) -> RuleSet:
        """Search, choose, simplify, verify."""
        outcome = self.searched(folder, deadline, tell, jobs)
        if self.earlier:
            outcome.improved = self._improved(outcome)
        tell(step("choosing and verifying the rules"))
        chosen, left_out = self._chosen(outcome)
        clauses = [self.space.clause(*body) for body in chosen]
        judge = self.judge or self.train
        rules = [LearnedRule(self._readable(c), self._score(judge, [c])) for c in clauses]
        rules.sort(key=lambda rule: (-rule.score.true, str(rule.clause)))
        for rule in rules:
            held = self.train.test(rule.clause, self.train.everything)
            verify(rule.clause, self.own, self.train.cases, held)
        folding = folded(self.request.name, [rule.clause for rule in rules], self.own)
        scores = {
            part: self._score(tester, clauses, folding.gain) for part, tester in self.parts.items()
        }
        dropped = [self._readable(self.space.clause(*body)) for body in left_out]
        name, measure = self.request.name, self.request.measure
        return RuleSet(name, rules, scores, outcome, measure, dropped, folding)

    def searched(
        self,
        folder: RunFolder | None = None,
        deadline: float | None = None,
        tell: Tell = silent,
        jobs: int = 1,
    ) -> SearchOutcome:
        """The best sets on the training part."""
        if self.request.by is GeneratedBy.CLINGO:
            loop = ClingoRuleSearch(self.space, self.train, self._settings(), tell, deadline)
            return loop.run()
        tester, settings = self.searched_on or self.train, self._settings()
        lattice = KernelLattice(self.space, tester.relations, tester.remembered)
        refined, bits = partial(tester.refined, lattice), CaseBits(tester.items)
        search = RuleSearch(lattice, refined, bits, settings, tell, deadline, folder, jobs)
        if self.part is None:
            return search.run()
        part, measure = self.part, settings.measure
        search.settings = replace(settings, measure=measure.scaled(part.scale))
        search.describe = lambda score: f"about {measure.described(part.as_of_all(score))}"
        search.is_part = True
        search.deadline = None if deadline is None else _before(deadline)
        search.run(prove=False)
        tell(step("scoring clauses on all examples"))
        bits = CaseBits(self.train.items)
        whole = RuleSearch(lattice, refined, bits, settings, tell, deadline, None, jobs)
        return WholeScores(search, whole, self.train, part).outcome(whole.is_late, jobs)

    def _improved(self, outcome: SearchOutcome) -> list[FoundSet]:
        """Sets that may have rules of the earlier theory, too."""
        measure, most = self.request.measure, self._settings().most
        found = outcome.sets, self.space, self.train
        return improved_sets(self.earlier, *found, measure, most)

    def _settings(self) -> SearchSettings:
        measure, support = self.request.measure, 1
        if measure.kind != "mdl":  # which requires that a clause pays for itself
            items = (self.searched_on or self.train).items
            support = max(2, round(_SUPPORT * int(items.labels.sum())))
        most = min(self.request.most, self.space.bias.max_clauses)
        return SearchSettings(measure, most, support, self.request.effort)

    def preferred(self, sets: Sequence[FoundSet]) -> FoundSet:
        """The set to keep of those that were found: by validation, or the shortest good one."""
        judge, measure = self.judge or self.train, self._judging()
        within = self.request.tolerance
        if within is None:
            within = choice.ON_VALIDATION if self.judge else choice.ON_TRAINING
            if self.judge is None:
                measure = replace(measure, dear=choice.DEAR_ON_TRAINING)
        candidates = []
        for found in sets:
            clauses = [self.space.clause(*body) for body in found.bodies]
            gain = folded(self.request.name, list(map(self._readable, clauses)), self.own).gain
            literals, longest = size(clauses) - gain, max(size([c]) for c in clauses)
            candidates.append(choice.Candidate(judge.proposed_by(clauses), literals, longest))
        return sets[choice.choice(candidates, judge.items, measure, within)]

    def _judging(self) -> Measure:
        """The measure for the part that decides: literals weigh against errors as they do in
        training, where there are more examples to be wrong about."""
        judge = self.judge or self.train
        return self.request.measure.scaled(
            self.train.items.weights.sum() / judge.items.weights.sum()
        )

    def _chosen(self, outcome: SearchOutcome) -> tuple[list[TypedBody], list[TypedBody]]:
        """The set that is chosen, and rules that were dropped."""
        if not outcome.sets:
            return [], []
        found, measure = self.preferred(outcome.sets), self._judging()
        if self.judge is None:
            return found.bodies, []
        simplifier = Simplifier(self.space, self.judge, measure)
        best = simplifier.exchanged(found.bodies, found.variants)
        left = simplifier.held(best if measure.kind == "mdl" else simplifier.simplified(best))
        if self.earlier and not simplifier.is_gain(left, self.earlier):
            return self.earlier, []
        return left, [body for body in best if body not in left]

    def _readable(self, clause: Clause) -> Clause:
        plain = numbered_as_read(clause)
        return replace(plain, head=Literal(self.request.name, plain.head.arguments))

    def _score(self, tester: LabelledTester, clauses: Sequence[Clause], gain: int = 0) -> Score:
        """What the clauses are worth, if they are written with so many literals less."""
        return tester.items.score(tester.proposed_by(clauses), size(clauses) - gain)


def improved_sets(
    earlier: Sequence[TypedBody],
    found: Sequence[FoundSet],
    space: Space,
    tester: LabelledTester,
    measure: Measure,
    most: int,
) -> list[FoundSet]:
    """The earlier rules as they are, and the best sets of these and of all that were found, at
    several prices of a literal."""
    every = dict.fromkeys([*earlier, *(body for one in found for body in one.bodies)])
    bodies, bits = list(every), CaseBits(tester.items)
    held = [tester.test(space.clause(*body), tester.everything) for body in bodies]
    items, _ = bits.folded(bits.packed(np.array(held), tester.everything))
    pool = Pool(bits, items, np.array([len(body) + 1 for body, _ in bodies]))
    chosen = [list(range(len(dict.fromkeys(earlier))))]
    for dear in (1.0, *DEAR[measure.kind == "mdl"]):
        chosen.append(best_set(pool, replace(measure, dear=dear), most))
    return [_set_of([bodies[n] for n in some], pool, some) for some in chosen if some]


def _set_of(bodies: list[TypedBody], pool: Pool, chosen: Sequence[int]) -> FoundSet:
    literals = max(int(pool.sizes[number]) for number in chosen)
    return FoundSet(literals, bodies, [[] for _ in bodies], pool.score(chosen), exhausted=False)


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
    jobs: int = 1,
    workers: Workers = ALONE,
) -> RuleSet:
    """Learn a rule set into a run folder: tactics.pl and results.json.

    `origin` is lines that say where the examples come from, and how to learn this again. Tables are
    made by workers, the search has so many threads here.
    """
    refuse_one_label(examples)
    refuse_contradictions(examples)
    run = RuleRun(folder, examples, task, request, resume)
    deadline = None if timeout is None else time.monotonic() + timeout
    workers = workers.until(deadline)
    learner = RuleSetLearner(examples, task, request, workers)
    found = learner.learn(folder, deadline, tell, jobs)
    provenance = [*origin, *_provenance(learner, found)]
    run.write(found, task.own, provenance, report(found, learner.train))
    return found


def _provenance(learner: RuleSetLearner, found: RuleSet) -> list[str]:
    return [
        *learned_from(learner.parts, learner.request.prevalence),
        *found.bound(),
        f"Chosen by {learner.request.score}; each rule verified in SWI-Prolog on up to {VERIFIED} "
        f"examples that it proposes and {VERIFIED} others.",
    ]


def _before(deadline: float) -> float:
    """When a search has to end that leaves time to score what it found."""
    return deadline - _SCORING * max(0.0, deadline - time.monotonic())


def _parts(examples: Sequence[Example]) -> dict[str, list[Example]]:
    """The examples by split; without splits all are for training."""
    parts: dict[str, list[Example]] = {"train": []}
    for example in examples:
        parts.setdefault(example.split or "train", []).append(example)
    return parts
