"""A bias as Popper reads it, and back.

Popper gives bias.pl to clingo, together with rules of its own that choose body_literal(Clause,
Predicate, Arity, Variables). So what our own words require (always, fixed, ordered, negatable,
no_singletons) is written twice: as facts, which Popper does not look at, and as constraints and
predicates that it obeys. Reading goes by the facts; a rule that does not follow from them is not
ours to understand, and is refused.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from clausewitz.clauses.syntax import ClauseError
from clausewitz.clauses.vocabulary import Vocabulary
from clausewitz.learn.space.bias import ANY, Bias, Place, Word, parse_bias
from clausewitz.support.errors import ClausewitzError

_PLAIN = re.compile(r"[a-z]\w*", re.ASCII)
_NEGATABLE = re.compile(r"negatable\(\s*(\w+)\s*\)")
_OF_DENIAL = re.compile(r"(?:body_pred|type|direction)\(not_(\w+),")
_TUPLE_OF_ONE = re.compile(r"\(\s*(\w+)\s*,\s*\)")
_ALLOW = "allow_singletons."
_USE = "clausewitz_use"

_AGAIN = ["", "% What the facts above ask for that Popper has no word for, as it understands it."]


def bias_text(bias: Bias) -> str:
    """The bias as a file of our own."""
    lines = [*_signatures(bias, _tuple), *_limits(bias), *_our_own(bias)]
    return "\n".join(lines) + "\n"


def popper_bias_text(bias: Bias) -> str:
    """The bias as a file for Popper that says the same to us."""
    _check_names(bias)
    # Earlier versions of Popper allow singletons only on request; later ones always do.
    allowed = [] if bias.no_singletons else [_ALLOW]
    lines = [*_signatures(bias, _asp_tuple), *_limits(bias), *allowed, *_our_own(bias)]
    again = list(_again(bias))
    return "\n".join([*lines, *(_AGAIN if again else []), *again]) + "\n"


def popper_name(word: Word) -> str:
    """The predicate that stands for the word; Popper has no negation, so denying is one too."""
    return f"not_{word.name}" if word.negated else word.name


def parse_popper_bias(text: str, source: str, known: Vocabulary) -> Bias:
    """The bias of a file that was written here, or by others for Popper."""
    facts: list[str] = []
    again: dict[int, str] = {}
    negatable = set(_NEGATABLE.findall(text))
    for number, line in enumerate(text.split("\n"), 1):
        code = line.partition("%")[0].strip()
        denial = _OF_DENIAL.match(code)
        if ":-" in code or (denial and denial[1] in negatable):
            again[number], code = code, ""
            if not again[number].endswith("."):  # it goes on, and ours never do
                raise _not_ours(source, number)
        facts.append(_TUPLE_OF_ONE.sub(r"(\1)", code.replace(_ALLOW, "")))
    bias = parse_bias("\n".join(facts), source, known)
    ours = set(_again(bias))
    for number, code in again.items():
        if code not in ours:
            raise _not_ours(source, number)
    return bias


def _not_ours(source: str, line: int) -> ClauseError:
    return ClauseError(source, line, "a rule for Popper that no fact of ours stands for")


def _check_names(bias: Bias) -> None:
    """Names must be the same in clingo and in Prolog."""
    words = (bias.head, *bias.body)
    for word in bias.body:
        for constant in word.constants:
            stated = f"constant({constant.type}, {constant.value})"
            raise ClausewitzError(f"{stated}: Popper has no constants in rules; leave it out")
    names = [popper_name(word) for word in words]
    for name in (*names, *(name for word in words for name in word.types)):
        if not _PLAIN.fullmatch(name):
            raise ClausewitzError(f"{name!r} is not a name for clingo, so Popper cannot read it")
    for name in names:
        if names.count(name) > 1:
            raise ClausewitzError(f"{name} would be two predicates for Popper")


def _signatures(bias: Bias, written: Callable[[Sequence[Place]], str]) -> Iterator[str]:
    said = [word for word in bias.body if not word.negated]
    yield f"head_pred({bias.head.name}, {bias.head.arity})."
    for word in said:
        yield _body_pred(word)
    for word in (bias.head, *said):
        yield _type(word, written)
    for word in (bias.head, *said):
        yield _direction(word, written)


def _body_pred(word: Word) -> str:
    return f"body_pred({popper_name(word)}, {word.arity})."


def _type(word: Word, written: Callable[[Sequence[Place]], str]) -> str:
    return f"type({popper_name(word)}, {written(word.types)})."


def _direction(word: Word, written: Callable[[Sequence[Place]], str]) -> str:
    directions = ["in" if is_input else "out" for is_input in word.inputs]
    return f"direction({popper_name(word)}, {written(directions)})."


def _limits(bias: Bias) -> Iterator[str]:
    for limit in ("max_clauses", "max_vars", "max_body"):
        yield f"{limit}({getattr(bias, limit)})."


def _our_own(bias: Bias) -> Iterator[str]:
    if bias.no_singletons:
        yield "no_singletons(true)."
    for name, variables in bias.always:
        yield f"always({name}, {_tuple(variables)})."
    said = {word.name for word in bias.body if not word.negated}
    for name, places in bias.fixed.items():
        if name in said:
            yield f"fixed({name}, {_tuple(places)})."
    for name in sorted(bias.ordered & said):
        yield f"ordered({name})."
    for word in bias.body:
        if word.negated:
            yield f"negatable({word.name})."


def _again(bias: Bias) -> Iterator[str]:
    """What only Popper needs."""
    for word in bias.body:
        if word.negated:
            yield from (_body_pred(word), _type(word, _asp_tuple), _direction(word, _asp_tuple))
    arities = {word.label: word.arity for word in bias.body}
    names = {word.label: popper_name(word) for word in bias.body}
    for name, variables in bias.always:
        literal = f"body_literal(C, {name}, {len(variables)}, {_asp_tuple(variables)})"
        yield f":- clause(C), not {literal}."
    for label, places in bias.fixed.items():
        for at, place in enumerate(places):
            if place != ANY:
                yield f":- {_any_literal(names[label], len(places))}, V{at} != {place}."
    for label in sorted(bias.ordered):
        for at in range(arities[label] - 1):
            yield f":- {_any_literal(names[label], arities[label])}, V{at} > V{at + 1}."
    if bias.no_singletons:
        yield from _no_singletons(sorted(set(arities.values())), bias.head.arity)


def _no_singletons(arities: Sequence[int], head: int) -> Iterator[str]:
    for arity in arities:
        for at in range(arity):
            use = f"{_USE}(C, V{at}, P, {_variables(arity)})"
            yield f"{use} :- {_any_literal('P', arity)}."
    once = f"#count {{ P, Vs : {_USE}(C, V, P, Vs) }} = 1"
    yield f":- {_USE}(C, V, _, _), V >= {head}, {once}."


def _any_literal(predicate: str, arity: int) -> str:
    return f"body_literal(C, {predicate}, {arity}, {_variables(arity)})"


def _variables(arity: int) -> str:
    return _asp_tuple([f"V{at}" for at in range(arity)])


def _tuple(members: Sequence[Place]) -> str:
    return f"({', '.join(map(str, members))})"


def _asp_tuple(members: Sequence[Place]) -> str:
    """In clingo a tuple of one has a comma: without it, it is its member."""
    return f"({members[0]},)" if len(members) == 1 else _tuple(members)
