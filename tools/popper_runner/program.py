"""A program that Popper printed, as clauses of ours: read, checked, counted again, written."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause, ClauseError, Literal, Theory, Variable, check_theory
from clausewitz.clauses.syntax import Compound, Term, read_sentences
from clausewitz.games.example import Example
from clausewitz.learn.popper.importer import Imported
from clausewitz.learn.popper.popper_bias import popper_name
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.search.behaviours import readable
from clausewitz.learn.search.testers import tried_by_prolog
from clausewitz.learn.space.bias import Bias, Word
from clausewitz.support.errors import ClausewitzError


@dataclass(frozen=True, slots=True)
class Returned:
    """The clauses of a program, and what SWI-Prolog says they are worth on the examples."""

    clauses: list[Clause]
    score: Score


def clauses_of(program: Iterable[str], bias: Bias) -> list[Clause]:
    """The rules as Popper prints them, such as f(V0,V1,V2):- make_move(V1,V2,V0,V3)."""
    words = {(popper_name(word), word.arity): word for word in bias.body}
    text = "\n".join(program)
    return [
        readable(_clause(sentence.head, sentence.body, bias.head, words))
        for sentence in read_sentences(text, "the program of Popper")
    ]


def _clause(
    head: Term, body: Sequence[Term], of_head: Word, words: dict[tuple[str, int], Word]
) -> Clause:
    types: dict[Variable, str] = {}
    top = _literal(head, {(of_head.name, of_head.arity): of_head}, types)
    return Clause(top, tuple(_literal(term, words, types) for term in body), types)


def _literal(term: Term, words: dict[tuple[str, int], Word], types: dict[Variable, str]) -> Literal:
    if isinstance(term, Compound) and (word := words.get((term.name, len(term.arguments)))):
        arguments = [argument for argument in term.arguments if isinstance(argument, Variable)]
        if len(arguments) == word.arity:
            for variable, kind in zip(arguments, word.types, strict=True):
                if types.setdefault(variable, kind) != kind:
                    reason = f"{variable} is a {types[variable]} and a {kind}"
                    raise ClausewitzError(f"the program of Popper: {reason}")
            return Literal(word.name, tuple(arguments), word.negated)
    raise ClausewitzError(f"the program of Popper: {term} is no predicate of the bias")


def returned(program: Iterable[str], imported: Imported) -> Returned:
    """The program in our own words, tried in SWI-Prolog on all examples of its folder."""
    clauses = clauses_of(program, imported.bias)
    moves = [(example.fen, example.move) for example in imported.examples]
    held = np.logical_or.reduce(tried_by_prolog(clauses, moves, imported.own))
    return Returned(clauses, score_of(held, imported.examples, clauses))


def score_of(
    held: NDArray[np.bool_], examples: Sequence[Example], clauses: Sequence[Clause]
) -> Score:
    """Counted as Popper does: each example one, and each literal one, heads among them."""
    labels = np.array([example.label for example in examples], np.bool_)
    return Score(
        int((held & labels).sum()),
        int((held & ~labels).sum()),
        int(labels.sum()),
        int((~labels).sum()),
        size_of(clauses),
    )


def size_of(clauses: Iterable[Clause]) -> int:
    """Literals, heads among them."""
    return sum(1 + len(clause.body) for clause in clauses)


def tactics_text(
    clauses: Sequence[Clause], own: Theory | None, provenance: Sequence[str], file: Path
) -> str:
    """The program as a file of tactics that says where it comes from; checked as any such file."""
    parts = ["".join(f"% {line}\n" for line in provenance)]
    parts += [f"{clause}\n" for clause in (*(own.helpers if own else ()), *clauses)]
    text = "\n".join(parts)
    try:
        check_theory(text, str(file))
    except ClauseError as error:
        raise ClausewitzError(f"the program of Popper is no theory of ours: {error}") from error
    return text
