"""What the words of a bias say of some positions, as facts or rules: by the kernel and by bk/."""

from collections.abc import Iterable, Iterator
from itertools import islice

from clausewitz.clauses import Signature, Theory, vocabulary
from clausewitz.clauses.checker import signatures_of
from clausewitz.clauses.vocabulary import BOUND, CONSTANTS
from clausewitz.learn.popper.kernel_facts import KernelFacts, knows
from clausewitz.learn.popper.popper_bias import popper_name
from clausewitz.learn.popper.positions import (
    MAKE_MOVE,
    Fens,
    Positions,
    Where,
    move_facts,
    spoken_of,
)
from clausewitz.learn.space.bias import Bias, Word
from clausewitz.prolog import prolog
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import enter_theory

_BATCH = 100
_MOST = 10**9
_POSITION = "position"
_A = "a_"  # before a type: the predicate that lists its values
_RULES = {("smaller", 2): "X0 < X1"}
"""Words that are rules and not facts: of two counts there are four million pairs."""


def background(
    bias: Bias, own: Theory | None, positions: Positions, tell: Tell = silent
) -> Iterator[str]:
    """The facts of each word, word after word, so that Prolog finds its clauses together."""
    signatures = signatures_of(own) if own else {}
    known = vocabulary() | signatures
    module = enter_theory(own) if own else "user"
    yield from _domains(bias, positions)
    by_kernel, written = KernelFacts(positions), 0
    for number, word in enumerate(bias.body):
        tell(Progress("predicates of the bias", number, len(bias.body), f"{written:,} facts"))
        if word.negated:
            yield _denial(word, bias)
            continue
        if _key(word) in _RULES:
            yield _rule(word, bias, _RULES[_key(word)])
            continue
        facts: Iterable[str]
        if word.name == MAKE_MOVE:
            facts = move_facts(word, positions.made)
        else:
            home = module if (word.name, word.arity) in signatures else "user"
            signature = known[word.name, word.arity]
            facts = _facts(signature, home, _where(word, bias), positions, by_kernel)
        for fact in _or_nothing(word.name, facts, word.arity):
            written += 1
            yield fact
    tell(Progress("predicates of the bias", len(bias.body), len(bias.body), f"{written:,} facts"))


# --- What is denied, or follows from a rule ------------------------------------------------------


def _key(word: Word) -> tuple[str, int]:
    return word.name, word.arity


def _domains(bias: Bias, positions: Positions) -> Iterator[str]:
    """The values over which denials and rules range."""
    denials = [word for word in bias.body if word.negated]
    ruled = [word for word in bias.body if _key(word) in _RULES]
    for name in dict.fromkeys(name for word in (*denials, *ruled) for name in word.types):
        if name != _POSITION:
            yield from (f"{_A}{name}({value})." for value in sorted(CONSTANTS[name], key=str))
    used = {spoken_of(word, bias) for word in denials if _POSITION in word.types}
    for where in Where:
        if where in used:
            yield from _or_nothing(where, (f"{where}({name})." for name in positions.at(where)))


def _denial(word: Word, bias: Bias) -> str:
    """A rule, since all that does not hold would be too much."""
    arguments = ", ".join(f"X{place}" for place in range(word.arity))
    return _rule(word, bias, f"\\+ {word.name}({arguments})")


def _rule(word: Word, bias: Bias, condition: str) -> str:
    """A word that holds of X0, X1 and so on where a condition does.

    A denial of what is not bound fails whatever holds. So each argument first takes a value: bound
    or not, what holds is then the same, and Popper, which looks at words by themselves too, sees
    that there is something in this one.
    """
    names = [f"X{place}" for place in range(word.arity)]
    ranges = [
        f"{spoken_of(word, bias) if kind == _POSITION else _A + kind}({name})"
        for name, kind in zip(names, word.types, strict=True)
    ]
    goals = ", ".join([*ranges, condition])
    return f"{popper_name(word)}({', '.join(names)}) :- {goals}."


def _or_nothing(name: str, facts: Iterable[str], arity: int = 1) -> Iterator[str]:
    """A word that holds of nothing still has to be there: to Prolog, unknown is an error."""
    empty = True
    for fact in facts:
        empty = False
        yield fact
    if empty:
        yield f"{name}({', '.join(['none'] * arity)}) :- fail."


# --- What holds ----------------------------------------------------------------------------------


def _facts(
    signature: Signature, module: str, where: Where, positions: Positions, by_kernel: KernelFacts
) -> Iterator[str]:
    if module == "user" and knows(signature):
        return by_kernel.facts(signature, where)
    return _by_prolog(signature, module, positions.at(where))


def _where(word: Word, bias: Bias) -> Where:
    """Where a word speaks; if it is of no position at all, that does not matter."""
    if word.types.count(_POSITION) > 1:
        raise ClausewitzError(
            f"{word.name}/{word.arity} is of two positions; only make_move can be, for Popper"
        )
    return spoken_of(word, bias) if _POSITION in word.types else Where.BEFORE


def _by_prolog(signature: Signature, module: str, fens: Fens) -> Iterator[str]:
    """All that holds, found with the position bound and everything else free."""
    arguments = [f"X{n}" for n in range(len(signature.parameters))]
    written = [f"{{{name}}}" for name in arguments]
    for place, parameter in enumerate(signature.parameters):
        if parameter.type == _POSITION:
            arguments[place], written[place] = "_Position", "{Name}"
    form = f"{signature.name}({', '.join(written)})."
    goal = f"{_bound(signature)}{module}:{signature.name}({', '.join(arguments)})"
    if "_Position" not in arguments:
        yield from dict.fromkeys(form.format_map(row) for row in _answers(goal))
        return
    waiting = iter(fens.items())
    while batch := list(islice(waiting, _BATCH)):
        pairs = ", ".join(f'{name}-"{fen}"' for name, fen in batch)
        there = f"member(Name-_Fen, [{pairs}]), fen_position(_Fen, _Position)"
        yield from dict.fromkeys(form.format_map(row) for row in _answers(f"{there}, {goal}"))


def _bound(signature: Signature) -> str:
    """What must be bound and is not a position takes all values of its type."""
    return "".join(
        f"member(X{n}, [{', '.join(map(str, sorted(CONSTANTS[p.type], key=str)))}]), "
        for n, p in enumerate(signature.parameters)
        if p.mode == BOUND and p.type != _POSITION
    )


def _answers(goal: str) -> list[dict[str, str]]:
    return prolog().query(goal, most=_MOST).rows
