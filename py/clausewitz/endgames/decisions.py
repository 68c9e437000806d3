"""A tree as what it decides: tests, each made once on a path, and a score at the end.

And, Or and Not dissolve into the order of the tests, and what is known already, or follows from
it, is not tested again. The score is that of the tree, on every legal position.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from clausewitz.endgames.trees import EndgameTree
from clausewitz.kernel.endgames.language import Terminal, Type
from clausewitz.support.errors import ClausewitzError

_MOST = 20_000
"""Branches: more cannot be read anyway."""
_NEGATIVE = "evaluate_material"
"""The one query that can be below 0."""


@dataclass(frozen=True)
class Test:
    """A test: whether something holds, a number is not 0, or is smaller than another.

    The operands are names of queries, or 0 and 1 for what is false and true.
    """

    kind: str
    operands: tuple[str | int, ...]

    def holds(self, seen: Mapping[str, int]) -> bool:
        """The answer, given the values of the terminals."""
        values = [seen[o] if isinstance(o, str) else o for o in self.operands]
        return values[0] < values[1] if self.kind == "smaller" else values[0] != 0


@dataclass(frozen=True)
class Leaf:
    """A score: a constant, or the value of a query."""

    score: float | str


@dataclass(frozen=True, eq=False)
class Branch:
    """A test, and what is decided then. Equal branches are the same object."""

    test: Test
    yes: "Decision"
    no: "Decision"


Decision = Leaf | Branch
_Known = dict[Test, bool]


def _holds(name: str) -> Test:
    return Test("holds", (name,))


# What follows from an answer, in legal positions.
_FOLLOWS: dict[tuple[str, bool], list[tuple[str, bool]]] = {
    ("is_mate", True): [
        ("is_opp_king_in_check", True),
        ("is_mate_in_one", False),
        ("my_piece_cannot_be_captured", True),
        ("is_opp_king_stuck", True),
    ],
    ("is_opp_king_in_check", False): [("is_mate", False)],
    ("is_mate_in_one", True): [("is_mate", False)],
    ("my_piece_cannot_be_captured", False): [("is_mate", False)],
    ("is_opp_king_stuck", False): [("is_mate", False)],
    ("is_opp_king_behind_piece", True): [("is_opp_piece_pinned", True)],
    ("is_opp_piece_pinned", False): [("is_opp_king_behind_piece", False)],
    ("is_my_king_not_behind_piece", False): [("is_my_piece_not_pinned", False)],
    ("is_my_piece_not_pinned", True): [("is_my_king_not_behind_piece", True)],
}


class _Decider:
    """Builds decisions, each different one once, with tests in the order in which a tree has them.

    These are binary decision diagrams; those of Booleans end in true and false.
    """

    def __init__(self) -> None:
        self.order = dict[Test, int]()
        self.leaves = dict[float | str, Leaf]()
        self.branches = dict[tuple[Test, int, int], Branch]()
        self.chosen = dict[tuple[int, int, int], Decision]()
        self.shortened = dict[tuple[int, frozenset[tuple[Test, bool]]], Decision]()
        self.tests = dict[int, frozenset[Test]]()
        self.true, self.false = Leaf("true"), Leaf("false")

    def score(self, tree: EndgameTree) -> Decision:
        """What decides a score."""
        if isinstance(tree.word, float):
            return self.leaf(tree.word)
        if isinstance(tree.word, Terminal):
            return self.leaf(tree.word.name)
        condition, one, other = tree.arguments
        return self.choose(self.truth(condition), self.score(one), self.score(other))

    def truth(self, tree: EndgameTree) -> Decision:
        """What decides whether something holds."""
        word = tree.word
        assert not isinstance(word, float)
        if isinstance(word, Terminal):
            kind = "not_zero" if word.type is Type.QUERY else "holds"
            return self.test(Test(kind, (word.name,)))
        if word.name == "smaller":
            return self.smaller(*tree.arguments)
        parts = [self.truth(argument) for argument in tree.arguments]
        if word.name == "not":
            return self.choose(parts[0], self.false, self.true)
        found = parts[-1]
        for part in parts[-2::-1]:
            if word.name.startswith("and"):
                found = self.choose(part, found, self.false)
            else:
                found = self.choose(part, self.true, found)
        return found

    def smaller(self, one: EndgameTree, other: EndgameTree) -> Decision:
        """A Boolean is 1 or 0 in a comparison."""
        if isinstance(one.word, float) or isinstance(other.word, float):
            raise TypeError("constants are not compared")
        if one.type is Type.QUERY and other.type is Type.QUERY:
            return self.compared(one.word.name, other.word.name)
        if one.type is Type.QUERY:
            name = one.word.name
            return self.choose(self.truth(other), self.compared(name, 1), self.compared(name, 0))
        if other.type is Type.QUERY:
            name = other.word.name
            return self.choose(self.truth(one), self.compared(1, name), self.compared(0, name))
        return self.choose(self.truth(one), self.false, self.truth(other))

    def compared(self, a: str | int, b: str | int) -> Decision:
        if a == b:
            return self.false
        if _NEGATIVE not in (a, b):
            if a == 0:
                return self.test(Test("not_zero", (b,)))
            if b == 1:
                return self.choose(self.test(Test("not_zero", (a,))), self.false, self.true)
            if b == 0:
                return self.false
        return self.test(Test("smaller", (a, b)))

    def test(self, test: Test) -> Decision:
        self.order.setdefault(test, len(self.order))
        return self.branch(test, self.true, self.false)

    def leaf(self, score: float | str) -> Leaf:
        return self.leaves.setdefault(score, Leaf(score))

    def branch(self, test: Test, yes: Decision, no: Decision) -> Decision:
        if yes is no:
            return yes
        if len(self.branches) > _MOST:
            raise ClausewitzError(f"what a tree decides has more than {_MOST:,} branches")
        return self.branches.setdefault((test, id(yes), id(no)), Branch(test, yes, no))

    def choose(self, condition: Decision, yes: Decision, no: Decision) -> Decision:
        """One decision where the condition ends in true, another where it ends in false."""
        if condition is self.true or yes is no:
            return yes
        if condition is self.false:
            return no
        key = id(condition), id(yes), id(no)
        if key not in self.chosen:
            parts = (condition, yes, no)
            tests = [part.test for part in parts if isinstance(part, Branch)]
            first = min(tests, key=lambda test: self.order[test])
            then, otherwise = (
                self.choose(*(_given(part, first, answer) for part in parts))
                for answer in (True, False)
            )
            self.chosen[key] = self.branch(first, then, otherwise)
        return self.chosen[key]

    def without_known(self, decision: Decision, known: _Known) -> Decision:
        """The same, less the tests that follow from those before them."""
        if isinstance(decision, Leaf):
            return decision
        known = {test: answer for test, answer in known.items() if test in self.below(decision)}
        key = id(decision), frozenset(known.items())
        if key not in self.shortened:
            self.shortened[key] = self._shortened(decision, known)
        return self.shortened[key]

    def _shortened(self, decision: Branch, known: _Known) -> Decision:
        test = decision.test
        if test in known:
            return self.without_known(decision.yes if known[test] else decision.no, known)
        yes = self.without_known(decision.yes, known | _follows(test, True))
        no = self.without_known(decision.no, known | _follows(test, False))
        return self.branch(test, yes, no)

    def below(self, decision: Decision) -> frozenset[Test]:
        """All tests of a decision."""
        if isinstance(decision, Leaf):
            return frozenset()
        if id(decision) not in self.tests:
            below = self.below(decision.yes) | self.below(decision.no)
            self.tests[id(decision)] = below | {decision.test}
        return self.tests[id(decision)]


def _given(decision: Decision, test: Test, answer: bool) -> Decision:
    if isinstance(decision, Branch) and decision.test == test:
        return decision.yes if answer else decision.no
    return decision


def _follows(test: Test, answer: bool) -> _Known:
    if test.kind != "holds":
        return {}
    name = str(test.operands[0])
    return {_holds(other): truth for other, truth in _FOLLOWS.get((name, answer), [])}


def decision_of(tree: EndgameTree) -> Decision:
    """What a tree decides. My king is never in check after my move."""
    decider = _Decider()
    decision = decider.score(tree)
    return decider.without_known(decision, {_holds("not_my_king_in_check"): True})


@dataclass(frozen=True)
class DecisionWay:
    """How a decision was reached: the answers, and the score."""

    answers: tuple[tuple[Test, bool], ...]
    leaf: Leaf


def way_through(decision: Decision, seen: Mapping[str, int]) -> DecisionWay:
    """The way that the terminals' values take."""
    answers = list[tuple[Test, bool]]()
    while isinstance(decision, Branch):
        answer = decision.test.holds(seen)
        answers.append((decision.test, answer))
        decision = decision.yes if answer else decision.no
    return DecisionWay(tuple(answers), decision)
