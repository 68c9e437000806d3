"""What happened in a run, for people: searched, chosen, dropped, and what no rule covers."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.rules.pruned import pruned_lines
from clausewitz.learn.rules.rule_files import LearnedRule, RuleSet

_SHOWN = 20
"""Examples that no rule covers."""


def report(found: RuleSet, train: LabelledTester) -> str:
    """The report of a run as text."""
    return "\n".join(
        [
            *searched(found),
            *_curve(found),
            *_shared(found),
            *dropped(found),
            *_missed(found, train),
        ]
    )


def searched(found: RuleSet) -> Iterator[str]:
    """What the rules are worth, what was searched for them, and what was left out."""
    yield f"{found.name}: {len(found.rules)} rules"
    for part, score in found.scores.items():
        yield (
            f"  {part}: precision {score.precision:.3f}, recall {score.recall:.3f}, "
            f"{found.measure.described(score)}"
        )
    yield ""
    yield "Searched"
    yield from (f"  {line}" for line in found.bound())
    yield ""
    if lines := pruned_lines(found.outcome.pruned):
        yield "Left out, by rule"
        yield from (f"  {line}" for line in lines)
        yield ""


def _curve(found: RuleSet) -> Iterator[str]:
    yield "Best sets on the training part, by the literals of the longest clauses, heads included;"
    yield "first those of fewer clauses than the best has. The size is all literals together."
    yield "  literals  clauses  size  precision  recall  score"
    for one in found.outcome.sets:
        score = one.score
        yield (
            f"  {one.literals:8}  {len(one.bodies):7}  {score.size:4}  {score.precision:9.3f}  "
            f"{score.recall:6.3f}  {found.measure.described(score)}"
        )
    yield ""


def _shared(found: RuleSet) -> Iterator[str]:
    if found.folding and found.folding.helpers:
        many, gain = len(found.folding.helpers), found.folding.gain
        words = "Helper" if many == 1 else f"{many} helpers"
        yield f"{words} folded out of what rules share, {gain} literals shorter in all"
        yield from (f"  {helper.head}" for helper in found.folding.helpers)
        yield ""


def dropped(found: RuleSet) -> Iterator[str]:
    """Rules that the validation part did away with."""
    if found.dropped:
        yield "Rules that did not hold on the validation part, or were made shorter there"
        for clause in found.dropped:
            yield from (f"  {line}" for line in str(clause).splitlines())
        yield ""


def _missed(found: RuleSet, train: LabelledTester) -> Iterator[str]:
    """Positive training examples that no rule covers, and the literal that is in the way."""
    covered = train.proposed_by(rule.clause for rule in found.rules)
    left = np.nonzero(~covered[train.items.numbers] & train.items.labels[train.items.numbers])[0]
    missed = np.unique(train.items.numbers[left])
    positives = int(train.items.labels.sum())
    yield f"Positive training examples that no rule covers: {len(missed)} of {positives}"
    near = dict(_near(found.rules, train, left))
    for item in missed[:_SHOWN].tolist():
        cases = [int(case) for case in left if train.items.numbers[case] == item]
        reasons = [near[case] for case in cases if case in near]
        case = next((case for case in cases if case in near), cases[0])
        reason = reasons[0] if reasons else "two or more literals of every rule are in the way"
        yield f"  {train.fen(case)} {train.cases.move(case)}: {reason}"
    if len(missed) > _SHOWN:
        yield f"  … and {len(missed) - _SHOWN} more"


def _near(
    rules: list[LearnedRule], train: LabelledTester, cases: NDArray[np.int64]
) -> Iterator[tuple[int, str]]:
    """Cases that a rule would cover but for one literal, with that literal; the first rule's."""
    reported: set[int] = set()
    for number, rule in enumerate(rules, 1):
        for literal in rule.clause.body:
            if literal.predicate == "make_move":
                continue
            rest = tuple(other for other in rule.clause.body if other != literal)
            shorter = replace(rule.clause, body=rest)
            held = train.test(shorter, cases.astype(np.uint64))
            for case in cases[held].tolist():
                if case not in reported:
                    reported.add(case)
                    yield case, f"rule {number} but for {literal}"
