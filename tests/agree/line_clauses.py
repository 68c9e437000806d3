"""Random clauses over lines of moves, grown so that most of them hold of something.

As clause_maker.py has them, and beside words of one position: moves of the line, half moves as
variables, positions that a move would lead to, and helpers, which may be denied as a whole.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from agree.clause_maker import words
from agree.line_words import line_words
from clausewitz.clauses import Clause, Literal, Signature, Theory, Variable, vocabulary
from clausewitz.clauses.theory import Argument
from clausewitz.clauses.vocabulary import BOUND, CONSTANTS
from clausewitz.matching.line_goals import FRAMES
from clausewitz.matching.looked_up import UnknownToKernelError
from clausewitz.matching.tactic_network import matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.support.limits import TookTooLongError
from clausewitz.tactics.by_prolog import tried_lines_by_prolog
from clausewitz.tactics.motifs.line_cases import LineCases

LINE = Variable("Line")
MOST_LITERALS, MOST_TRIES = 7, 12
MOST_VARIABLES = 18
PATIENCE = 100_000
"""Inferences that a random clause may take Prolog on one line."""
TOGETHER = 50
"""Clauses that Prolog tries in one go."""

Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class Draft:
    """A clause, what it has bound, and the helpers that it calls."""

    clause: Clause
    bound: tuple[Variable, ...]
    helpers: tuple[Clause, ...] = ()

    def theory(self) -> Theory:
        return Theory("random.pl", (), self.helpers)

    def held(self, lines: LineCases) -> Flags:
        """Which lines it holds of, by the kernel."""
        found = np.zeros(len(lines), np.bool_)
        for plain in unfolded(self.clause, self.helpers):
            found |= matches(plain, lines.cases)
        return found


@dataclass
class Tally:
    """What came of it: how many were compared, how many of what kind hold, and disagreements."""

    compared: int = 0
    holding: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    found: list[str] = field(default_factory=list)

    def count(self, draft: Draft, by_kernel: Flags, by_prolog: Flags) -> None:
        self.compared += 1
        if by_kernel.any():
            self.holding += 1
            for kind in kinds(draft):
                self.kinds[kind] = self.kinds.get(kind, 0) + 1
        odd = (by_kernel != by_prolog).nonzero()[0]
        if len(odd):
            texts = [*map(str, draft.helpers), str(draft.clause)]
            self.found.append(f"{' '.join(texts)} on {len(odd)} lines, first {odd[0]}")


def kinds(draft: Draft) -> Iterator[str]:
    """What a clause shows, for the tally."""
    body = draft.clause.body
    if sum(literal.predicate in FRAMES for literal in body) > 1:
        yield "several moves"
    if any(literal.predicate == "make_move" for literal in body):
        yield "a move not played"
    if any(literal.negated for literal in body):
        yield "a denial"
    names = {helper.head.predicate for helper in draft.helpers}
    if any(literal.negated and literal.predicate in names for literal in body):
        yield "a denied helper"
    if any(isinstance(argument, int) for literal in body for argument in literal.arguments):
        yield "a number"


def line_clause_disagreements(lines: LineCases, number: int, seed: int) -> Tally:
    """Try random clauses by kernel and Prolog: so many that hold of a line, and all on the way."""
    tally = Tally()
    waiting: list[tuple[Draft, Flags]] = []
    for draft, held in drafts(lines, seed):
        waiting.append((draft, held))
        if len(waiting) == TOGETHER:
            _compare(waiting, lines, tally)
            waiting = []
        if tally.holding >= number:
            return tally
    raise AssertionError("clauses come without end")


def _compare(waiting: list[tuple[Draft, Flags]], lines: LineCases, tally: Tally) -> None:
    """A few clauses would take Prolog minutes; these are passed over."""
    clauses = [draft.clause for draft, _ in waiting]
    helpers = tuple(helper for draft, _ in waiting for helper in draft.helpers)
    own = Theory("random.pl", (), tuple(dict.fromkeys(helpers)))
    stopped: set[int] = set()
    found = tried_lines_by_prolog(clauses, lines.lines, own, PATIENCE, stopped)
    for number, (draft, by_kernel) in enumerate(waiting):
        if number not in stopped:
            tally.count(draft, by_kernel, found[number])


def drafts(lines: LineCases, seed: int) -> Iterator[tuple[Draft, Flags]]:
    """Random clauses, without end, each with the lines that it holds of by the kernel's word."""
    maker = _Maker(random.Random(seed))
    while True:
        draft = maker.start()
        for _ in range(MOST_TRIES):
            longer = maker.longer(draft)
            if longer is None or len(draft.clause.body) >= MOST_LITERALS:
                continue
            try:
                held = longer.held(lines)
            except (UnknownToKernelError, TookTooLongError):
                continue
            yield longer, held
            if held.any():
                draft = longer


class _Maker:
    def __init__(self, chooser: random.Random) -> None:
        self.chooser = chooser
        by_name = {signature.name: signature for signature in line_words()}
        self.frames = [by_name[name] for name in FRAMES]
        self.deeds = [word for word in by_name.values() if word.name not in FRAMES]
        self.words = words()
        self.make_move = vocabulary()["make_move", 4]
        self.helpers = 0

    def start(self) -> Draft:
        empty = Draft(Clause(Literal("f", (LINE,)), (), {LINE: "line"}), (LINE,))
        draft = None
        while draft is None:
            draft = self.with_literal(empty, self.chooser.choice(self.frames))
        return draft

    def longer(self, draft: Draft) -> Draft | None:
        """The clause with one literal more; None where that was not possible."""
        kind = self.chooser.random()
        if kind < 0.2:
            return self.with_literal(draft, self.chooser.choice(self.frames))
        if kind < 0.4:
            return self.with_literal(draft, self.chooser.choice(self.deeds))
        if kind < 0.47:
            return self.with_literal(draft, self.make_move)
        if kind < 0.75:
            return self.with_helper(draft)
        return self.with_literal(draft, self.chooser.choice(self.words))

    def with_literal(self, draft: Draft, signature: Signature) -> Draft | None:
        negated = bool(draft.clause.body) and self.chooser.random() < 0.2
        types = dict(draft.clause.types)
        arguments: list[Argument] = []
        for parameter in signature.parameters:
            argument = self.argument(draft, parameter.type, parameter.mode, types)
            if argument is None:
                return None
            arguments.append(argument)
        literal = Literal(signature.name, tuple(arguments), negated)
        if literal in draft.clause.body or not self.is_connected(literal, draft):
            return None
        clause = Clause(draft.clause.head, (*draft.clause.body, literal), types)
        bound = draft.bound
        if not negated:
            bound = tuple(dict.fromkeys((*bound, *literal.variables)))
        return replace(draft, clause=clause, bound=bound)

    def argument(
        self, draft: Draft, type_name: str, mode: str, types: dict[Variable, str]
    ) -> Argument | None:
        """A variable that is bound, a constant, or a new variable, which `types` learns of."""
        old = [v for v in draft.bound if types[v] == type_name]
        chance = self.chooser.random()
        if type_name == "line" or mode == BOUND:
            return self.chooser.choice(old) if old else None
        if type_name == "position":
            if old and chance < 0.15:
                return self.chooser.choice(old)
        elif chance < _CONSTANT[type_name]:
            return self.constant(type_name)
        elif old and (chance < 0.75 or len(types) >= MOST_VARIABLES):
            return self.chooser.choice(old)
        new = Variable(f"X{len(types)}")
        types[new] = type_name
        return new

    def constant(self, type_name: str) -> Argument:
        """One that is not rare: most lines are short, and little is won."""
        known = sorted(CONSTANTS[type_name], key=str)
        if type_name in ("ply", "number"):
            return self.chooser.randrange(7)
        return self.chooser.choice(known)

    def is_connected(self, literal: Literal, draft: Draft) -> bool:
        """Literals that share no square with others make Prolog try all pairs: some will do."""
        types = draft.clause.types
        new = [v for v in literal.variables if v not in draft.bound]
        known = [v for v in literal.variables if v in draft.bound and types[v] != "position"]
        return bool(known) or len(new) < 2 or (len(new) < 3 and self.chooser.random() < 0.2)

    def with_helper(self, draft: Draft, depth: int = 0) -> Draft | None:
        """The clause with a helper of its own, of variables that it has bound, or a denied one."""
        shared = self.chooser.sample(draft.bound, min(len(draft.bound), self.chooser.randint(1, 4)))
        if not any(draft.clause.types[v] in ("line", "position") for v in shared):
            return None
        self.helpers += 1
        head = Literal(f"h{self.helpers}", tuple(Variable(f"A{n}") for n in range(len(shared))))
        types = {a: draft.clause.types[v] for a, v in zip(head.variables, shared, strict=True)}
        empty = Draft(Clause(head, (), types), head.variables)
        written = [self.helper(empty, depth) for _ in range(self.chooser.choice((1, 1, 1, 2)))]
        if not all({*head.variables} <= {*_all_variables(part.clause)} for part in written):
            return None
        literal = Literal(head.predicate, tuple(shared), self.chooser.random() < 0.7)
        clause = replace(draft.clause, body=(*draft.clause.body, literal))
        more = [helper for part in written for helper in (*part.helpers, part.clause)]
        return replace(draft, clause=clause, helpers=(*draft.helpers, *more))

    def helper(self, draft: Draft, depth: int) -> Draft:
        """A clause of a helper: one to three literals, which may be a helper themselves."""
        for _ in range(self.chooser.randint(1, 3)):
            chance = self.chooser.random()
            if chance < 0.15 and depth == 0 and draft.clause.body:
                longer = self.with_helper(draft, 1)
            else:
                words = self.words if chance < 0.65 else self.deeds + self.frames
                longer = self.with_literal(draft, self.chooser.choice(words))
            draft = longer or draft
        return draft


def _all_variables(clause: Clause) -> Iterator[Variable]:
    for literal in clause.body:
        yield from literal.variables


_CONSTANT = {
    "square": 0.03,
    "side": 0.3,
    "piece": 0.4,
    "rank": 0.3,
    "file": 0.3,
    "ply": 0.15,
    "number": 0.6,
}
"""How often an argument of a type is a constant."""
