"""Decisions as clauses over the vocabulary: one for each way to a score.

A part of a decision that several ways lead to is written once, under a name of its own.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from clausewitz.endgames.decisions import Branch, Decision, Leaf, Test, decision_of
from clausewitz.endgames.trees import EndgameTrees, number_text
from clausewitz.kernel.endgames.language import STATUSES

_WIDTH = 96


def clauses_of(name: str, trees: EndgameTrees) -> str:
    """The clauses NAME(Status, Before, Position, Score) of a player."""
    parts = []
    for status, tree in zip(STATUSES, trees, strict=True):
        heads = _heads(decision_of(tree), status)
        lines = [line for head in heads for line in _clauses(name, head, heads)]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


@dataclass(frozen=True)
class _Head:
    """A decision that has a name."""

    label: str
    decision: Decision


def _heads(root: Decision, status: str) -> list[_Head]:
    """The whole decision, and its branches that are used more than once."""
    uses, order = Counter[int](), list[Branch]()

    def count(decision: Decision) -> None:
        if isinstance(decision, Branch):
            uses[id(decision)] += 1
            if uses[id(decision)] == 1:
                order.append(decision)
                count(decision.yes)
                count(decision.no)

    count(root)
    shared = [branch for branch in order if uses[id(branch)] > 1]
    named = [_Head(f"{status}_{number}", branch) for number, branch in enumerate(shared, 2)]
    return [_Head(status, root), *named]


def _clauses(name: str, head: _Head, heads: Sequence[_Head]) -> Iterator[str]:
    labels = {id(h.decision): h.label for h in heads if h is not head}
    for literals, end in _ways(head.decision, labels, ()):
        body, score = list(literals), "Score"
        match end:
            case Leaf(float() as number):
                score = number_text(number)
            case Leaf(query):
                body.append(f"{query}(Score, Position)")
            case Branch():
                body.append(f"{name}({labels[id(end)]}, Before, Position, Score)")
        yield _clause(name, head.label, score, body)


def _clause(name: str, label: str, score: str, body: Sequence[str]) -> str:
    text = " ".join(body)
    before, position = (v if v in text else "_" for v in ("Before", "Position"))
    head = f"{name}({label}, {before}, {position}, {score})"
    if not body:
        return f"{head}."
    lines = list[str]()
    for literal in body:
        if lines and len(lines[-1]) + len(literal) + 3 <= _WIDTH:
            lines[-1] += f" {literal},"
        else:
            lines.append(f"    {literal},")
    return f"{head} :-\n" + "\n".join(lines)[:-1] + "."


def _ways(
    decision: Decision, labels: dict[int, str], literals: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Decision]]:
    """The literals to each score or named part."""
    if isinstance(decision, Leaf) or (literals and id(decision) in labels):
        yield literals, decision
        return
    number = sum(literal.startswith("A") or "(A" in literal for literal in literals)
    for answer, then in ((True, decision.yes), (False, decision.no)):
        yield from _ways(then, labels, (*literals, *_literals(decision.test, answer, number)))


def _literals(test: Test, answer: bool, number: int) -> list[str]:
    """A test that was answered so, as goals."""
    negated = "" if answer else "\\+ "
    match test:
        case Test("holds", ("is_material_increase",)):
            return [f"{negated}is_material_increase(Before, Position)"]
        case Test("holds", (name,)):
            return [f"{negated}{name}(Position)"]
        case Test("not_zero", (name,)):
            return [f"{'' if not answer else chr(92) + '+ '}{name}(0, Position)"]
    goals, terms = list[str](), list[str]()
    for letter, operand in zip("AB", test.operands, strict=True):
        terms.append(f"{letter}{number}" if isinstance(operand, str) else str(operand))
        if isinstance(operand, str):
            goals.append(f"{operand}({letter}{number}, Position)")
    return [*goals, f"{negated}smaller({', '.join(terms)})"]
