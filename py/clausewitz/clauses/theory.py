"""The nouns: Literal, Clause, Tactic, Theory."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from clausewitz.clauses.syntax import Text, Variable, write_term
from clausewitz.position.drawing.board_results import words_html
from clausewitz.support.json_results import JsonResult

Argument = Variable | str | int


@dataclass(frozen=True, slots=True)
class Literal:
    """One condition of a clause, or its head."""

    predicate: str
    arguments: tuple[Argument, ...]
    negated: bool = False

    @property
    def key(self) -> tuple[str, int]:
        return self.predicate, len(self.arguments)

    @property
    def variables(self) -> tuple[Variable, ...]:
        return tuple(a for a in self.arguments if isinstance(a, Variable))

    def renamed(self, names: Mapping[Variable, Variable]) -> "Literal":
        """The literal with other variables for those that are named."""
        arguments = (names.get(a, a) if isinstance(a, Variable) else a for a in self.arguments)
        return replace(self, arguments=tuple(arguments))

    def row(self) -> list[Any]:
        """For a cache: as JSON can write it, a variable as a list of its name."""
        arguments = [[a.name] if isinstance(a, Variable) else a for a in self.arguments]
        return [self.predicate, arguments, self.negated]

    @classmethod
    def of_row(cls, row: Sequence[Any]) -> "Literal":
        predicate, arguments, negated = row
        found = (Variable(*a) if isinstance(a, list) else a for a in arguments)
        return cls(predicate, tuple(found), negated)

    def __str__(self) -> str:
        arguments = ", ".join(map(write_term, self.arguments))
        atom = f"{write_term(self.predicate)}({arguments})" if arguments else self.predicate
        return f"\\+ {atom}" if self.negated else atom


@dataclass(frozen=True, slots=True)
class Clause:
    """head :- body, with the type of each variable, as the vocabulary gives them."""

    head: Literal
    body: tuple[Literal, ...]
    types: Mapping[Variable, str] = field(compare=False)
    line: int = field(default=0, compare=False)
    english: str | None = field(default=None, compare=False)
    """Of a helper, with its first clause: what it says of the variables of its head."""

    @property
    def witnesses(self) -> tuple[Variable, ...]:
        """The named variables whose bindings are the proof: neither in the head nor positions.

        A variable that occurs only under a negation is never bound, so it proves nothing.
        """
        seen = dict.fromkeys(v for lit in self.body if not lit.negated for v in lit.variables)
        return tuple(
            v
            for v in seen
            if v not in self.head.arguments
            and not v.anonymous
            and self.types[v] not in ("position", "line")
        )

    def renamed(self, names: Mapping[Variable, Variable]) -> "Clause":
        """The clause with other variables, all of which are named."""
        types = {
            names[variable]: kind for variable, kind in self.types.items() if variable in names
        }
        body = tuple(literal.renamed(names) for literal in self.body)
        return Clause(self.head.renamed(names), body, types)

    def row(self) -> list[Any]:
        """For a cache: as JSON can write it."""
        types = {variable.name: kind for variable, kind in self.types.items()}
        body = [literal.row() for literal in self.body]
        return [self.head.row(), body, types, self.line, self.english]

    @classmethod
    def of_row(cls, row: Sequence[Any]) -> "Clause":
        head, body, types, line, english = row
        literals = tuple(map(Literal.of_row, body))
        kinds = {Variable(name): kind for name, kind in types.items()}
        return cls(Literal.of_row(head), literals, kinds, line, english)

    @property
    def english_line(self) -> str:
        """What it says in English, as a fact; nothing, if it says nothing."""
        return _english(self.head.predicate, self.english).rstrip()

    def __str__(self) -> str:
        english = _english(self.head.predicate, self.english)
        if not self.body:
            return f"{english}{self.head}."
        return f"{english}{self.head} :-\n    " + ",\n    ".join(map(str, self.body)) + "."


@dataclass(frozen=True, slots=True)
class Tactic:
    """A named set of clauses name(Position, From, To) and, where given, its line of English."""

    name: str
    clauses: tuple[Clause, ...]
    english: str | None = None
    phrases: Mapping[tuple[str, int], str] = field(default_factory=dict, compare=False)
    """The English of helpers that it may use; {1}, {2}, … are their arguments."""

    def as_dict(self) -> dict[str, Any]:
        clauses = [str(clause) for clause in self.clauses]
        return {"name": self.name, "english": self.english, "clauses": clauses}

    def __str__(self) -> str:
        return _english(self.name, self.english) + "\n".join(map(str, self.clauses))


def _english(name: str, words: str | None) -> str:
    """A line of its own, if there are words."""
    return "" if words is None else f"english({write_term(name)}, {Text(words)}).\n"


@dataclass(frozen=True, slots=True)
class Theory(JsonResult):
    """What a tactic file holds: tactics, and the helper predicates they use."""

    source: str
    tactics: tuple[Tactic, ...]
    helpers: tuple[Clause, ...] = ()
    """Whatever is not a tactic: motifs, too, as others may call them."""
    motifs: tuple[Tactic, ...] = ()
    """Predicates of a line of moves: name(Line)."""
    text: str = field(default="", compare=False, repr=False)
    """What it was read from."""

    def clauses(self) -> Iterator[Clause]:
        """All clauses, as Prolog runs them: without English."""
        yield from (replace(helper, english=None) for helper in self.helpers)
        for tactic in self.tactics:
            yield from tactic.clauses

    def with_called_tactics(self) -> "Theory":
        """The theory with tactics that others call among its helpers, too."""
        called = {literal.key for clause in self.clauses() for literal in clause.body}
        called -= {helper.head.key for helper in self.helpers}
        found = (clause for tactic in self.tactics for clause in tactic.clauses)
        helpers = (*self.helpers, *(clause for clause in found if clause.head.key in called))
        return self if len(helpers) == len(self.helpers) else replace(self, helpers=helpers)

    def alone(self, tactic: Tactic) -> "Theory":
        """The theory of one of its tactics, with all that it may call."""
        own = tactic.clauses[0].head.key
        known = self.with_called_tactics().helpers
        helpers = tuple(helper for helper in known if helper.head.key != own)
        return Theory(self.source, (tactic,), helpers)

    def as_dict(self) -> dict[str, Any]:
        return {
            "source": self.source,
            "tactics": [tactic.as_dict() for tactic in self.tactics],
            "motifs": [motif.as_dict() for motif in self.motifs],
            "helpers": [str(helper) for helper in self.helpers],
        }

    def _repr_html_(self) -> str:
        return words_html(str(self))

    def __str__(self) -> str:
        parts = [str(clause) for clause in self.helpers] + [str(tactic) for tactic in self.tactics]
        return "\n\n".join(parts) + "\n"
