"""What is claimed of all theories of a folder's space, beside plain enumeration in SWI-Prolog.

Seven small worlds with five tasks each: the examples are those of the world, labels are drawn. In
three of the worlds answers have variables in them, in two predicates call themselves. In three more
worlds it is the clauses of a theory that may call themselves.
"""

import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

from clausewitz.learn.domain import table_components
from clausewitz.learn.domain.domain_bias import read_domain_bias
from clausewitz.learn.domain.domain_run import admitted, bound_of
from clausewitz.learn.domain.prolog_tables import Background
from clausewitz.learn.domain.recursive_theories import (
    MOST_LITERALS,
    better_of,
    recursive_theory,
)
from clausewitz.learn.domain.theory_search import TheorySearch
from running import long

ENUMERATION = Path(__file__).with_name("folder_enumeration.pl")
TASKS = 5
Words = dict[str, tuple[str, str]]


@dataclass(frozen=True)
class World:
    """A background, its words (types and directions, the head first) and examples."""

    bk: str
    words: Words
    examples: list[str]
    is_claimed: bool = True
    """Whether the learner may claim anything of other theories."""
    max_vars: int = 4
    max_body: int = 3
    most_literals: int = 0
    """Of theories that call themselves, if there are such."""


SQUARES = World(
    """
    at(1, [1,1]). at(1, [3,4]). at(2, [2,2]). at(2, [2,4]). at(3, [4,1]). at(3, [2,1]).
    at(4, [1,3]). at(4, [2,4]). at(5, [3,3]). at(6, [1,4]). at(6, [4,4]). at(7, [2,3]).
    samerank([X, _], [X, _]).
    nextfile([_, 1], [_, 2]). nextfile([_, 2], [_, 3]). nextfile([_, 3], [_, 4]).
    corner([1, 1]). corner([_, 4]).
    """,
    {
        "f": ("state", "in"),
        "at": ("state pos", "in out"),
        "samerank": ("pos pos", "in out"),
        "nextfile": ("pos pos", "in out"),
        "corner": ("pos", "in"),
    },
    [f"f({n})" for n in range(1, 8)],
)
LISTS = World(
    """
    head([H|_], H). tail([_|T], T). empty([]). one(1).
    last_of([X], X). last_of([_|T], X) :- last_of(T, X).
    even_long([]). even_long([_, _|T]) :- even_long(T).
    total([], 0). total([X|Xs], S) :- total(Xs, R), S is X + R.
    """,
    {
        "f": ("list", "in"),
        "head": ("list element", "in out"),
        "tail": ("list list", "in out"),
        "empty": ("list", "in"),
        "one": ("element", "in"),
        "last_of": ("list element", "in out"),
        "even_long": ("list", "in"),
        "total": ("list element", "in out"),
    },
    ["f([])", "f([1])", "f([2,1])", "f([1,2,3])", "f([3,3])", "f([1,1,1])", "f([2,3,1,1])"],
    max_vars=3,
)
NUMBERS = World(
    """
    next(A, B) :- B is A + 1.
    half(A, B) :- A > 0, 0 is A mod 2, B is A // 2.
    by_three(0). by_three(N) :- N > 2, M is N - 3, by_three(M).
    steps(1, S) :- !, S = 0.
    steps(N, S) :- N > 1, half(N, M), !, steps(M, T), S is T + 1.
    steps(N, S) :- N > 1, M is 3 * N + 1, steps(M, T), S is T + 1.
    """,
    {
        "f": ("int", "in"),
        "next": ("int int", "in out"),
        "half": ("int int", "in out"),
        "by_three": ("int", "in"),
        "steps": ("int int", "in out"),
    },
    [f"f({n})" for n in (1, 2, 3, 4, 6, 7, 12)],
    max_vars=3,
)
PATTERNS = World(
    """
    starts([a|_], a). starts([b|_], b).
    second([_, X|_], X).
    swapped([X, Y|T], [Y, X|T]).
    alike([X|_], [_, X|_]).
    short([_]). short([_, _]).
    """,
    {
        "f": ("list", "in"),
        "starts": ("list letter", "in out"),
        "second": ("list letter", "in out"),
        "swapped": ("list list", "in out"),
        "alike": ("list list", "in out"),
        "short": ("list", "in"),
    },
    ["f([a])", "f([b,a])", "f([a,b])", "f([b])", "f([a,a,b])", "f([b,b,a])", "f([])"],
    max_vars=3,
)
LIKES = World(
    """
    likes(ann, _). likes(bob, tea). likes(cat, X) :- hot(X). likes(_, soup).
    hot(tea). hot(soup). given(ann, bread). given(dan, tea). given(bob, bread). given(eve, soup).
    both(X, X). both(bob, eve).
    """,
    {
        "f": ("person", ""),
        "likes": ("person thing", ""),
        "hot": ("thing", ""),
        "given": ("person thing", ""),
        "both": ("person person", ""),
    },
    [f"f({name})" for name in ("ann", "bob", "cat", "dan", "eve", "fay")],
)
IMPURE = World(
    """
    at(1, [1,1]). at(1, [3,4]). at(2, [2,2]). at(2, [2,4]). at(3, [4,1]). at(3, [2,1]).
    at(4, [1,3]). at(5, [3,3]). at(6, [1,4]). at(6, [4,4]).
    samerank([X, _], [X, _]).
    apart([A, B], [C, D], N) :- nonvar(B), nonvar(D), N is abs(A - C) + abs(B - D).
    least(A, B, A) :- A =< B, !.
    least(_, B, B).
    two(2).
    """,
    {
        "f": ("state", "in"),
        "at": ("state pos", "in out"),
        "samerank": ("pos pos", "in out"),
        "apart": ("pos pos int", "in in out"),
        "least": ("int int int", "in in out"),
        "two": ("int", "in"),
    },
    [f"f({n})" for n in range(1, 7)],
    is_claimed=False,
    max_body=2,
)
EVENS = World(
    """
    head([H|_], H). tail([_|T], T). empty([]). one(1).
    """,
    {
        "f": ("list", "in"),
        "head": ("list element", "in out"),
        "tail": ("list list", "in out"),
        "empty": ("list", "in"),
        "one": ("element", "in"),
    },
    ["f([])", "f([1])", "f([2,1])", "f([1,2,3])", "f([1,1])", "f([1,1,1])", "f([2,2,2,2])"],
    max_vars=3,
    most_literals=8,
)
COUNTS = World(
    """
    down(A, B) :- A > 0, B is A - 1.
    zero(0). two(2).
    half(A, B) :- A > 0, 0 is A mod 2, B is A // 2.
    """,
    {
        "f": ("int int", "in out"),
        "down": ("int int", "in out"),
        "half": ("int int", "in out"),
        "zero": ("int", "out"),
        "two": ("int", "in"),
    },
    [f"f({a},{b})" for a, b in ((0, 0), (2, 1), (4, 1), (4, 2), (8, 3), (3, 0), (5, 2))],
    max_vars=4,
    most_literals=7,
)
PATHS = World(
    """
    road(a, b). road(b, c). road(c, d). road(e, c). road(d, f).
    rail(a, e). rail(b, e). rail(f, g).
    """,
    {
        "f": ("town town", "in in"),
        "road": ("town town", "in out"),
        "rail": ("town town", "in out"),
    },
    [f"f({a},{b})" for a, b in ("ab", "ac", "ag", "ed", "be", "ca", "fa")],
    max_vars=3,
    most_literals=7,
)
COPIES = World(
    """
    edge(a, b). edge(b, c). edge(c, d). edge(d, b). edge(e, d). edge(f, e). edge(a, e). edge(c, a).
    next(a, b). next(b, c). next(c, d). next(d, e). next(e, f). back(X, Y) :- edge(Y, X).
    red(a). red(c). red(e). red(f). top(b). top(c).
    """,
    {
        "f": ("town town", "out out"),
        "edge": ("town town", "in out"),
        "next": ("town town", "in out"),
        "back": ("town town", "in out"),
        "red": ("town", "in"),
        "top": ("town", "in"),
    },
    [f"f({a},{b})" for a, b in ("ab", "ac", "bd", "ce", "fe", "ef", "ba", "dc", "ea")],
    max_vars=3,
    max_body=4,
)
"""Many bodies have the same solutions."""
WORLDS = {
    "copies": COPIES,
    "evens": EVENS,
    "counts": COUNTS,
    "paths": PATHS,
    "squares": SQUARES,
    "lists": LISTS,
    "numbers": NUMBERS,
    "patterns": PATTERNS,
    "likes": LIKES,
    "impure": IMPURE,
}


@pytest.mark.parametrize(
    "name",
    [
        *("squares", "lists", "patterns", "likes", "paths", "copies"),
        *(long("numbers"), long("impure"), long("evens"), long("counts")),
    ],
)
@pytest.mark.parametrize("sampled", [False, True])
def test_claims_are_those_of_plain_enumeration(
    name: str, sampled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sampled:  # as where examples are many
        monkeypatch.setattr(table_components, "_SAMPLE", 2)
        monkeypatch.setattr(table_components, "_RARE", 0)
    world = WORLDS[name]
    write(world, tmp_path)
    clauses, theories = enumerated(tmp_path)
    domain, chance = read_domain_bias(tmp_path / "bias.pl"), random.Random(name)
    with Background(tmp_path, 60) as background:
        tables = background.tables(domain)
        for labels in drawn_labels(world, theories or clauses, chance):
            flags = np.array([bool(labels >> n & 1) for n in range(len(world.examples))])
            labelled = replace(tables, labels=flags)
            if world.most_literals:
                wanted = [n for n, flag in enumerate(flags) if flag]
                search = TheorySearch(domain, labelled)
                search.grow(2)
                most = min(world.most_literals + 1, int(search.cost or MOST_LITERALS))
                own = recursive_theory(background, domain, 60, wanted, most)
                if own.size:
                    search.bound(own.size)
                outcome = better_of(search.run(), own, labelled)
            else:
                outcome = TheorySearch(domain, labelled).run()
            proved = background.proved(outcome.clauses)
            covered = {n for n, c in enumerate(outcome.covered.tolist()) if c}
            found = admitted(outcome, domain, tables, verified=covered == proved)
            best = smallest(clauses, labels)
            if labels in theories:
                best = min(best or theories[labels], theories[labels])
            if world.most_literals and best is None:
                continue  # a larger theory may be without a mistake
            assert found.proved == world.is_claimed, (tables.gaps, bound_of(found, None))
            if found.proved:
                assert found.solved == (best is not None), labels
                assert not found.solved or sum(found.sizes) == best
            if covered == proved:
                assert best is not None or not found.solved


def write(world: World, folder: Path) -> None:
    """A folder for both sides; for the enumeration no label matters."""
    (head, *_), size = world.words, f"max_vars({world.max_vars}). max_body({world.max_body})."
    bias, space = [f"head_pred({head}, {len(world.words[head][0].split())}).", size], [size]
    if world.most_literals:
        bias.append("enable_recursion.")
        of_head = ", ".join(world.words[head][1].split())
        space.append(f"recursive([{of_head}], {world.most_literals}).")
    for name, (types, ways) in world.words.items():
        kinds, places = types.split(), ways.split()
        bias.append(f"type({name}, {_tuple(kinds)}).")
        if name != head:
            bias.append(f"body_pred({name}, {len(kinds)}).")
        if places:
            bias.append(f"direction({name}, {_tuple(places)}).")
        kind = f"[{', '.join(kinds)}]"
        word = f"word({name}, {kind}, [{', '.join(places)}])."
        space.append(f"head({name}, {kind})." if name == head else word)
    (folder / "bias.pl").write_text("\n".join(bias))
    (folder / "space.pl").write_text("\n".join(space))
    (folder / "bk.pl").write_text(world.bk)
    (folder / "exs.pl").write_text("".join(f"pos({example}).\n" for example in world.examples))


def _tuple(items: list[str]) -> str:
    return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"


def enumerated(folder: Path) -> tuple[dict[int, int], dict[int, int]]:
    """The literals, the head included, of the shortest clause for each set of examples; and of the
    smallest theory that calls itself."""
    command = ["swipl", str(ENUMERATION), "--", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    rows = [line.split() for line in done.stdout.splitlines()]
    clauses = {int(row[0]): int(row[1]) + 1 for row in rows if len(row) == 2}
    return clauses, {int(row[1]): int(row[2]) for row in rows if row[0] == "recursive"}


def drawn_labels(world: World, clauses: dict[int, int], chance: random.Random) -> Iterator[int]:
    """Labels that one or two clauses give, or labels of which some example is another."""
    sets, whole = sorted(clauses), (1 << len(world.examples)) - 1
    drawn = 0
    while drawn < TASKS:
        labels = chance.choice(sets) | (chance.choice(sets) if chance.random() < 0.5 else 0)
        if chance.random() < 0.4:
            labels ^= 1 << chance.randrange(len(world.examples))
        if 0 < labels < whole:
            drawn += 1
            yield labels


def smallest(clauses: dict[int, int], labels: int) -> int | None:
    """The literals of the smallest theory that covers these examples and no others."""
    best = {0: 0}
    for covered, size in clauses.items():
        if covered and not covered & ~labels:
            for known, paid in list(best.items()):
                together = known | covered
                best[together] = min(best.get(together, 999), paid + size)
    return best.get(labels)
