"""A bias of Popper's for a domain of any kind.

Such a file is a program for clingo: rules may derive predicates and types, and constraints may
speak of clauses. The rules are left to clingo. Of the constraints those are obeyed that folders in
circulation have; any other is reported, so that nobody takes the result for what it is not.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from clausewitz.asp import Plain
from clausewitz.clauses import read_text
from clausewitz.learn.domain.bias_grounding import Facts, derived
from clausewitz.learn.space.bias import Bias, Word
from clausewitz.learn.space.hypothesis_space import Atom, Atoms, Space
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LONGEST_BIAS

MAX_BODY = 10
"""As many literals as Popper allows where a bias does not say."""
ANYTHING = "any"
"""The type of everything where a bias has no types."""
_OBEYED = {
    *("head_pred", "body_pred", "type", "direction", "max_vars", "max_body", "max_clauses"),
    *("bad_body", "non_datalog", "allow_singletons", "constant", "enable_recursion", "thresholds"),
}
_DERIVED = (
    *("head_pred", "body_pred", "type", "direction", "bad_body", "non_datalog"),
    *("most_vars", "max_body", "max_clauses", "thresholds"),
)
_IN_PART = {"enable_pi": "predicates are invented that mean one literal or another"}
_CLAUSE = r"clause\((\w+)\),"
_ONE_OF_TYPE = re.compile(
    _CLAUSE + r"#count\{(\w+):(?:clause_var\(\1,\2\),)?var_type\(\1,\2,(\w+)\)\}!=1"
)
_BODY_VARIABLE = re.compile(r"notbody_var\(_,(\d+)\)")
_SIGNS = re.compile(r'(?P<comment>%[^\n]*)|"(?:[^"\\]|\\.)*"|(?P<open>")|\.\.|(?P<end>\.)|[^%".]+')
_SIZE = re.compile(
    r"(?:head_pred\(.*,|body_pred\(.*,|max_vars\(|max_body\(|max_clauses\()\s*(\d+)\s*\)"
)
_LARGEST_SIZE, _LONGEST_NUMBER = 100, 9
_REFUSED = ("#script", "#include", "#external", "#program")


@dataclass(frozen=True, slots=True)
class DomainBias:
    """A bias, what it requires beyond the usual, and what of it is not obeyed."""

    bias: Bias
    bad: frozenset[Atom] = frozenset()
    """Atoms that no body may have."""
    lone: frozenset[str] = frozenset()
    """Types of which a clause has one variable."""
    required: frozenset[int] = frozenset()
    """Variables of the head that every body has to speak of."""
    undirected: frozenset[str] = frozenset()
    """Body predicates without directions."""
    notes: tuple[str, ...] = ()
    narrowed: bool = False
    """Whether it may allow for clauses that are not looked for."""
    calls_itself: bool = False
    """Whether clauses may call the predicate that is learned."""
    invents: bool = False
    """Whether predicates may be invented."""
    numeric: frozenset[str] = frozenset()
    """Types of numbers with which others are compared."""


class DomainSpace(Space):
    """The clauses that such a bias allows."""

    def __init__(self, domain: DomainBias) -> None:
        self._domain = domain
        self._word_types = {word.label: word.types for word in domain.bias.body}
        super().__init__(domain.bias)

    def _fits(self, atom: Atom) -> bool:
        name, arguments = atom
        if atom in self._domain.bad:
            return False
        of_head = self.bias.head.arity
        types = zip(arguments, self._word_types[name], strict=True)
        if any(v >= of_head and t in self._domain.lone for v, t in types):
            return False
        return super()._fits(atom)

    def is_complete(self, body: Atoms) -> bool:
        used = {variable for _, arguments in body for variable in arguments}
        return self._domain.required <= used and self._is_connected(body)


def read_domain_bias(path: Path) -> DomainBias:
    """The bias in a file, or a ClausewitzError that says what is wrong with it."""
    statements = read_statements(read_text(path), path)
    try:
        facts = derived(statements.program, _DERIVED)
    except ClausewitzError as error:
        where, _, reason = str(error).rpartition("clingo says ")
        message = reason.removeprefix("facts:") if where else f" {reason}"
        raise ClausewitzError(f"{path}:{message}") from error
    return _Reader(path, statements, facts).read()


@dataclass(slots=True)
class Statements:
    """The statements of a file: what clingo is given, and constraints."""

    program: str
    constraints: list[tuple[int, str]] = field(default_factory=list)
    """Each with its line, without blanks."""
    heads: dict[str, int] = field(default_factory=dict)
    """Predicates that are stated, and the line of the first time."""
    used_names: set[str] = field(default_factory=set)
    """Names in the bodies of rules."""


def read_statements(text: str, path: Path) -> Statements:
    """The statements one by one; clingo gets blank lines for what it does not get."""
    if len(text) > LONGEST_BIAS:
        raise ClausewitzError(f"{path}: a bias of more than {LONGEST_BIAS:,} characters")
    found = Statements("")
    program: list[str] = []
    line = 1
    for whole in _split(text, path):
        statement = whole.strip()
        first = line + whole[: len(whole) - len(whole.lstrip())].count("\n")
        line += whole.count("\n")
        if reason := _refusal(whole):
            raise ClausewitzError(f"{path}:{first}: {reason}")
        if statement.startswith(":-") and statement.endswith("."):
            found.constraints.append((first, "".join(statement[2:-1].split())))
            program.append("\n" * whole.count("\n"))
            continue
        name = re.match(r"\w+", statement)
        if name and statement.endswith("."):
            found.heads.setdefault(name[0], first)
        found.used_names.update(re.findall(r"\w+", statement.partition(":-")[2]))
        program.append(whole)
    found.program = "".join(program)
    return found


def _split(text: str, path: Path) -> Iterator[str]:
    """Each statement with its full stop and what stands before it, but comments; then the rest."""
    parts: list[str] = []
    for sign in _SIGNS.finditer(text):
        if sign["open"]:
            line = text.count("\n", 0, sign.start()) + 1
            raise ClausewitzError(f"{path}:{line}: a string that does not end")
        if not sign["comment"]:
            parts.append(sign[0])
        if sign["end"]:
            yield "".join(parts)
            parts.clear()
    yield "".join(parts)


def _refusal(statement: str) -> str:
    """Why clingo never sees a statement: it would run it, end its process, or take for ever."""
    if not statement.isascii():
        odd = next(sign for sign in statement if not sign.isascii())
        return f"{odd!r} is no sign of a bias; in comments it is"
    if word := next((word for word in _REFUSED if word in statement), None):
        return f"a bias has no {word}"
    if any(len(number) > _LONGEST_NUMBER for number in re.findall(r"\d+", statement)):
        return f"a number of more than {_LONGEST_NUMBER} digits"
    size = _SIZE.fullmatch(statement.strip().removesuffix("."))
    if size and int(size[1]) > _LARGEST_SIZE:
        return f"{size[1]} is more than {_LARGEST_SIZE}"
    return ""


class _Reader:
    """Puts together what clingo derived."""

    def __init__(self, path: Path, statements: Statements, facts: Facts) -> None:
        self.path, self.statements, self._facts = path, statements, facts
        self.types = self._signatures("type")
        self.directions = self._signatures("direction")
        self.notes: list[str] = []
        self.narrowed = False

    def read(self) -> DomainBias:
        heads, bodies = self._facts["head_pred"], self._facts["body_pred"]
        if len(heads) != 1:
            raise ClausewitzError(f"{self.path}: a bias has one head_pred, not {len(heads)}")
        if not bodies:
            raise ClausewitzError(f"{self.path}: there is no body_pred")
        self._note_types([*heads, *bodies])
        head, *words = (self._word(fact) for fact in (*heads, *bodies))
        for name, number in Counter(word.name for word in words).items():
            if number > 1:
                raise ClausewitzError(f"{self.path}: {name} is a body_pred with two arities")
        bias = Bias(
            head,
            tuple(word for word in words if word.name != head.name),
            max_vars=self._number("most_vars", 0),
            max_body=self._number("max_body", MAX_BODY),
            max_clauses=self._number("max_clauses", 0),
        )
        if bias.max_vars < head.arity:
            raise ClausewitzError(
                f"{self.path}: max_vars({bias.max_vars}) is less than {head.name} has"
            )
        lone, required = self._constraints(bias)
        self._note_unknown()
        facts = (fact for fact in self._facts["bad_body"] if len(fact) == 2)
        bad = frozenset((str(name), _numbers(places)) for name, places in facts)
        numeric = frozenset(str(fact[0]) for fact in self._facts["thresholds"] if fact)
        calls = "enable_recursion" in self.statements.heads or len(bias.body) < len(words)
        if calls and (bad or lone):
            where = "where a bias has bad_body or one variable of a type"
            self.notes.append(f"{self.path.name}: {head.name} does not call itself {where}")
            self.narrowed = True
        return DomainBias(
            bias,
            bad,
            lone,
            required,
            frozenset(word.name for word in words if word.name not in self.directions),
            tuple(self.notes),
            self.narrowed or bool(calls and numeric),  # clauses with a call have no thresholds
            calls and not (bad or lone),
            "enable_pi" in self.statements.heads,
            numeric,
        )

    def _constraints(self, bias: Bias) -> tuple[frozenset[str], frozenset[int]]:
        lone: set[str] = set()
        required = set() if self._facts["non_datalog"] else set(range(bias.head.arity))
        for line, constraint in self.statements.constraints:
            if (found := _ONE_OF_TYPE.fullmatch(constraint)) and (
                bias.head.types.count(found[3]) == 1
            ):
                lone.add(found[3])
            elif found := _BODY_VARIABLE.fullmatch(constraint):
                required.add(int(found[1]))
            else:
                self.notes.append(f"{self.path.name}:{line}: this constraint is not obeyed")
        return frozenset(lone), frozenset(required)

    def _note_types(self, words: list[tuple[Plain, ...]]) -> None:
        """Types are those of all predicates, or of none."""
        without = sorted({str(fact[0]) for fact in words if fact} - self.types.keys())
        if without and self.types:
            self.notes.append(f"{self.path.name}: {without[0]} has no type, so types are ignored")
        if without:
            self.types.clear()

    def _note_unknown(self) -> None:
        for name, line in self.statements.heads.items():
            where = f"{self.path.name}:{line}: {name}"
            if name in _IN_PART:
                self.notes.append(f"{where}: {_IN_PART[name]}")
                self.narrowed = True
            elif name not in _OBEYED and name not in self.statements.used_names:
                self.notes.append(f"{where}: not understood, so not obeyed")
                self.narrowed = True

    def _word(self, fact: tuple[Plain, ...]) -> Word:
        match fact:
            case (str(name), int(arity)):
                types = self.types.get(name, (ANYTHING,) * arity)
                ways = self.directions.get(name, ("out",) * arity)
            case _:
                raise ClausewitzError(f"{self.path}: a predicate is a name and a number: {fact}")
        for what, places in (("type", types), ("direction", ways)):
            if len(places) != arity:
                reason = f"{what} of {name}: {len(places)} arguments, not {arity}"
                raise ClausewitzError(f"{self.path}: {reason}")
        if not set(ways) <= {"in", "out"}:
            raise ClausewitzError(f"{self.path}: a direction of {name} is neither in nor out")
        return Word(name, types, tuple(way == "in" for way in ways))

    def _signatures(self, kind: str) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for name, places in (fact for fact in self._facts[kind] if len(fact) == 2):
            items = places if isinstance(places, tuple) else (places,)
            known = found.setdefault(str(name), tuple(map(str, items)))
            if known != tuple(map(str, items)):
                raise ClausewitzError(f"{self.path}: {kind} of {name} is given twice")
        return found

    def _number(self, name: str, otherwise: int) -> int:
        numbers = [fact[0] if fact else None for fact in self._facts[name]]
        whole = [number for number in numbers if isinstance(number, int) and number > 0]
        if len(whole) != len(numbers) or len(whole) > 1:
            raise ClausewitzError(f"{self.path}: {name} is one number of 1 or more")
        return whole[0] if whole else otherwise


def _numbers(places: Plain) -> tuple[int, ...]:
    items = places if isinstance(places, tuple) else (places,)
    return tuple(place for place in items if isinstance(place, int))
