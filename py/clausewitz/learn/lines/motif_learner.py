"""Learning a motif: a small set of clauses about lines that together recognise a theme.

Most lines are nothing like the motif, and a search need not look at them over and over. So it looks
at a window: the positive lines, and some of the others. What it finds is tried on all lines of the
training part; the misclassified ones come into the window, and the search begins again. The
validation part, weighed as the world is, decides between all sets that were found, and drops what
does not hold there. The test part is for measuring alone.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.clauses.quick_order import in_order
from clausewitz.learn.lines.labelled_lines import LabelledLines, LineExample
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.case_bits import CaseBits
from clausewitz.learn.rules.costs import measure_of
from clausewitz.learn.rules.folding import size
from clausewitz.learn.rules.rule_files import LearnedRule, RuleSet
from clausewitz.learn.rules.rule_search import FoundSet, RuleSearch, SearchOutcome, SearchSettings
from clausewitz.learn.rules.simplification import Simplifier
from clausewitz.learn.search.testers import refuse_disagreement, to_verify
from clausewitz.learn.space.hypothesis_space import Space, TypedBody
from clausewitz.learn.space.line_lattice import LineLattice
from clausewitz.learn.space.task import Task
from clausewitz.runs.progress import Tell, silent, step
from clausewitz.tactics.by_prolog import tried_lines_by_prolog

_SEARCHED_BY = measure_of("mdl")
_WHERE = "In the last window, moves that are given not counted,"
_LONGEST = 10  # literals of a rule, frames included
_PRICES = (1.0, 0.25, 0.06)  # motifs have long rules: what a part of one proposes is often false
_EFFORT = 0.3  # of a search's own: there are several
_NAMES = {
    "solver_move": ("Ply", "From", "To", "Before", "After", "Line"),
    "reply": ("Ply", "ReplyFrom", "ReplyTo", "AfterReply", "Line"),
    "next_move": ("Ply", "NextFrom", "NextTo", "AfterReply", "AfterNext", "Line"),
    "move_before": ("Ply", "OtherFrom", "OtherTo", "BeforeOther", "Line"),
    "earlier_move": ("Ply", "FirstFrom", "FirstTo", "BeforeFirst", "AfterFirst", "Line"),
    "last_move": ("LastPly", "LastFrom", "LastTo", "BeforeLast", "Final", "Line"),
    "facing_king": ("Ply", "King", "Line"),  # the half move is one of those above
}
_ORDER = tuple(_NAMES)


@dataclass(frozen=True, slots=True)
class MotifRequest:
    """What is wanted."""

    name: str
    score: str = "f1"
    """What the validation part judges by."""
    prevalence: float | None = None
    most: int = 12
    effort: float = 1.0
    positives: int = 400
    """In the window, at most."""
    others: int = 600
    """Lines without the theme in the first window."""
    windows: int = 3


class MotifLearner:
    """Learns one motif from labelled lines, split in parts."""

    def __init__(self, examples: Sequence[LineExample], task: Task, request: MotifRequest) -> None:
        self.request, self.space, self.own = request, Space(task.bias), task.own
        self.words = [word.name for word in task.bias.body]
        self.examples = [e for e in examples if e.split in ("", "train")]
        parts = dict.fromkeys(example.split or "train" for example in examples)
        self.parts = {
            part: LabelledLines(
                [e for e in examples if (e.split or "train") == part],
                self.space,
                prevalence=request.prevalence,
                own=self.own,
            )
            for part in parts
        }
        self.train = self.parts["train"]
        self.judge = self.parts.get("validation", self.train)
        self.measure = measure_of(request.score)

    def learn(
        self,
        deadline: float | None = None,
        tell: Tell = silent,
        jobs: int = 1,
    ) -> RuleSet:
        """Search window by window, then choose, simplify and name."""
        labels = self.train.items.labels
        true, false = np.nonzero(labels)[0], np.nonzero(~labels)[0]
        window = np.concatenate([true[: self.request.positives], false[: self.request.others]])
        found: list[FoundSet] = []
        outcome = SearchOutcome()
        for number in range(1, self.request.windows + 1):
            tell(step(f"window {number}: {len(window)} lines"))
            outcome = self._searched(window, deadline, tell, jobs)
            found += outcome.sets
            wrong = self._wrong(outcome.best, window)
            if not len(wrong) or not outcome.finished:
                break
            window = np.concatenate([window, wrong])
        tell(step("choosing the rules"))
        chosen, dropped = self._chosen(found)
        return self._rule_set(chosen, dropped, outcome)

    def _searched(
        self, window: NDArray[np.int64], deadline: float | None, tell: Tell, jobs: int
    ) -> SearchOutcome:
        labels = self.train.items.labels
        lines = self.train.lines
        examples = [LineExample(lines[n], bool(labels[n])) for n in window.tolist()]
        tester = LabelledLines(examples, self.space, self.words, own=self.own, listed=True)
        lattice = LineLattice(self.space, tester.relations, tester.remembered)
        settings = SearchSettings(
            _SEARCHED_BY,
            self.request.most,
            effort=_EFFORT * self.request.effort,
            components=self.space.bias.max_component,
            prices=_PRICES,
        )
        refined, bits = partial(tester.refined, lattice), CaseBits(tester.items)
        return RuleSearch(lattice, refined, bits, settings, tell, deadline, None, jobs).run()

    def _wrong(self, best: FoundSet | None, window: NDArray[np.int64]) -> NDArray[np.int64]:
        """The lines outside the window that the best set misclassifies, the false ones first."""
        if best is None:
            return np.zeros(0, np.int64)
        proposed = self.train.proposed_by(self.space.clause(*body) for body in best.bodies)
        labels = self.train.items.labels
        outside = np.ones(len(labels), np.bool_)
        outside[window] = False
        false = np.nonzero(proposed & ~labels & outside)[0]
        missed = np.nonzero(~proposed & labels & outside)[0]
        return np.concatenate([false[: self.request.others], missed[: self.request.positives // 4]])

    def _chosen(self, found: Sequence[FoundSet]) -> tuple[list[TypedBody], list[TypedBody]]:
        """The set that does best on the validation part, made simpler; and what was left out."""
        found = [one for one in found if all(map(self._is_readable, one.bodies))]
        if not found:
            return [], []
        simplifier = Simplifier(self.space, self.judge, self.measure)
        worth = [self.measure.worth(self._score(self.judge, one.bodies)) for one in found]
        best = found[int(np.argmax(worth))]
        bodies = simplifier.exchanged(best.bodies, best.variants)
        left = simplifier.held(simplifier.simplified(bodies))
        return left, [body for body in bodies if body not in left]

    def _is_readable(self, body: TypedBody) -> bool:
        return len(self.space.clause(*body).body) <= _LONGEST

    def _rule_set(
        self, chosen: list[TypedBody], dropped: list[TypedBody], outcome: SearchOutcome
    ) -> RuleSet:
        rules = [
            LearnedRule(self._readable(body), self._score(self.judge, [body])) for body in chosen
        ]
        rules.sort(key=lambda rule: (-rule.score.true, str(rule.clause)))
        for rule in rules:
            self._verify(rule.clause)
        scores = {part: self._score(tester, chosen) for part, tester in self.parts.items()}
        left_out = [self._readable(body) for body in dropped]
        name = self.request.name
        return RuleSet(name, rules, scores, outcome, _SEARCHED_BY, left_out, where=_WHERE)

    def _verify(self, clause: Clause) -> None:
        """Try a clause in SWI-Prolog, on lines where the kernel says it holds and on others."""
        held = self.train.proposed(clause)
        chosen = to_verify(held)
        lines = [self.train.lines[number] for number in chosen]
        refuse_disagreement(
            clause, held[chosen], tried_lines_by_prolog([clause], lines, self.own)[0]
        )

    def _readable(self, body: TypedBody) -> Clause:
        return readable_line(self.space.clause(*body), self.request.name)

    def _score(self, tester: LabelledLines, bodies: Sequence[TypedBody]) -> Score:
        clauses = [self.space.clause(*body) for body in bodies]
        return tester.items.score(tester.proposed_by(clauses), size(clauses))


def readable_line(clause: Clause, name: str) -> Clause:
    """The clause under a name of its own, with variables that tell what they are."""
    uses = Counter(v for literal in (clause.head, *clause.body) for v in literal.variables)
    names: dict[Variable, str] = {}
    for literal in _frames(clause):
        for variable, plain in zip(literal.variables, _NAMES[literal.predicate], strict=True):
            names.setdefault(variable, plain)
    numbers: Counter[str] = Counter()
    for variable, kind in clause.types.items():
        if variable not in names:
            stem = kind.capitalize()
            numbers[stem] += 1
            names[variable] = f"{stem}{numbers[stem]}"
    readable = {v: Variable(n if uses[v] > 1 else f"_{n}") for v, n in names.items()}
    renamed = clause.renamed(readable)
    head = replace(renamed.head, predicate=name)
    return replace(renamed, head=head, body=tuple(_ordered(renamed)))


def _frames(clause: Clause) -> list[Literal]:
    found = [literal for literal in clause.body if literal.predicate in _ORDER]
    return sorted(found, key=lambda literal: _ORDER.index(literal.predicate))


def _ordered(clause: Clause) -> list[Literal]:
    frames = _frames(clause)
    bound = {v for literal in (clause.head, *frames) for v in literal.variables}
    rest = [literal for literal in clause.body if literal not in frames]
    return [*frames, *in_order(replace(clause, body=tuple(rest)), bound)]
