"""Tasks of any domain: folders as Popper reads them, from bk.pl to a verified theory."""

import json
import random
import runpy
from collections.abc import Mapping
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from clausewitz.learn.domain.clean_clauses import smallest_cover
from clausewitz.learn.domain.domain_bias import (
    DomainBias,
    DomainSpace,
    read_domain_bias,
    read_statements,
)
from clausewitz.learn.domain.domain_run import learn_folder
from clausewitz.learn.domain.prolog_tables import Background, Rows, Tables
from clausewitz.learn.domain.theory_search import TheorySearch
from clausewitz.learn.rules.case_bits import CaseBits
from clausewitz.learn.rules.clause_levels import ClauseLevels
from clausewitz.learn.rules.components import Component, Level
from clausewitz.learn.rules.costs import Costs, measure_of
from clausewitz.learn.rules.items import Items
from clausewitz.learn.space.hypothesis_space import Atoms
from clausewitz.support.errors import ClausewitzError
from learn.bias_files import grown
from running import LONG, long

Facts = dict[str, set[tuple[int, ...]]]
ROOT = Path(__file__).parents[2]
TASKS = ROOT / "examples" / "tasks"
NUMBERS_BIAS = """
head_pred(f, 1). body_pred(double, 2). body_pred(big, 1).
type(f, (int,)). type(double, (int, int)). type(big, (int,)).
direction(f, (in,)). direction(double, (in, out)). direction(big, (in,)).
max_vars(3). max_body(3).
"""


def folder(path: Path, bk: str, bias: str, examples: str) -> Path:
    path.mkdir(exist_ok=True)
    for name, text in (("bk.pl", bk), ("bias.pl", bias), ("exs.pl", examples)):
        (path / name).write_text(text, encoding="utf-8")
    return path


def numbers(path: Path, bk: str, examples: str = "pos(f(7)). neg(f(2)).") -> Path:
    return folder(path, bk, NUMBERS_BIAS, examples)


def test_the_shipped_tasks_are_what_the_script_writes(tmp_path: Path) -> None:
    made = runpy.run_path(str(ROOT / "examples" / "make_tasks.py"))
    made["family"].__globals__["FOLDER"] = tmp_path
    made["family"]()
    made["wagons"]()
    files = sorted(path.relative_to(TASKS) for path in TASKS.rglob("*.pl"))
    assert len(files) == 6
    for file in files:
        assert (tmp_path / file).read_text() == (TASKS / file).read_text()


def test_family(tmp_path: Path) -> None:
    found = learn_folder(TASKS / "family", tmp_path / "run")
    assert [str(clause) for clause in found.clauses] == [
        "aunt(A, B) :-\n    female(A),\n    parent(C, B),\n    sibling(A, C)."
    ]
    assert (found.accuracy, found.proved, found.notes) == (1.0, True, ())
    assert "no theory of the space is smaller" in found.bound
    assert "aunt(A, B) :-" in found.theory.read_text()


def test_wagons(tmp_path: Path) -> None:
    found = learn_folder(TASKS / "wagons", tmp_path / "run")
    bodies = sorted(sorted(lit.predicate for lit in clause.body) for clause in found.clauses)
    assert bodies == [
        ["axles", "long", "odd", "wagon"],
        ["closed", "coupled", "load", "milk", "wagon"],
    ]
    assert (found.score.size, found.accuracy, found.proved) == (11, 1.0, True)
    results = json.loads((tmp_path / "run" / "results.json").read_text())
    assert (results["missed"], results["false"], results["proved"]) == ([], [], True)


def test_a_run_is_the_same_twice_and_refuses_its_folder(tmp_path: Path) -> None:
    for name in ("one", "two"):
        learn_folder(TASKS / "family", tmp_path / name)
    for file in ("theory.pl", "results.json"):
        assert (tmp_path / "one" / file).read_text() == (tmp_path / "two" / file).read_text()
    with pytest.raises(ClausewitzError, match="holds a run already"):
        learn_folder(TASKS / "family", tmp_path / "one")


@pytest.mark.parametrize("distinguish_variables", [False, True])
def test_a_longer_clause_with_fewer_variables_leaves_some_free(distinguish_variables: bool) -> None:
    """The first component covers what the next two cover together, but has all the variables that
    a clause may have; the last one needs one of its own."""
    labels = np.array([True] * 4 + [False] * 4)
    bits = CaseBits(Items(np.arange(8), labels, np.ones(8)))
    false = [(0, 1), (0, 1, 2), (0, 1, 3), (1, 2, 3)]
    covered = np.array([[n < 4 or n - 4 in some for n in range(8)] for some in false])
    words = bits.packed(covered, np.arange(8, dtype=np.uint64))
    found = [Component((n,), (), many, 1) for n, many in enumerate((3, 0, 0, 1))]
    levels = ClauseLevels(bits, 1, 4, 3, distinguish_variables=distinguish_variables)
    levels.add_components(Level(found, list(words)))
    costs = Costs(1, 10, 10)
    *_, last = (levels.next(costs, 1, complete=True).counts[:, 1].tolist() for _ in range(3))
    assert last == ([1] if distinguish_variables else [])


def test_values_are_reached_from_examples(tmp_path: Path) -> None:
    """double/2 has no end of answers, but only those of values at hand are computed."""
    bk = "double(A, B) :- B is A + A. big(A) :- A > 20."
    found = learn_folder(numbers(tmp_path / "task", bk), tmp_path / "run")
    text = "f(A) :-\n    double(A, B),\n    double(B, C),\n    big(C)."
    assert [str(clause) for clause in found.clauses] == [text]
    assert found.proved


@pytest.mark.long
def test_what_cannot_be_had_is_reported(tmp_path: Path) -> None:
    bk = """
    :- format("printed by the background~n").
    double(A, A) :- fail.
    big(A) :- big(A).
    """
    found = learn_folder(numbers(tmp_path / "task", bk), tmp_path / "run", timeout=LONG)
    assert found.accuracy == 0.5
    assert any(note.startswith("big/1: ") and "not end" in note for note in found.notes)


def test_a_clause_calls_itself_and_uses_what_comes_out(tmp_path: Path) -> None:
    """The last literal needs what the call gives back, so no table can hold its values."""
    bias = """head_pred(f, 2). body_pred(head, 2). body_pred(tail, 2). body_pred(empty, 1).
        body_pred(with_last, 3). type(f, (list, list)). type(head, (list, element)).
        type(tail, (list, list)). type(empty, (list,)). type(with_last, (list, element, list)).
        direction(f, (in, out)). direction(head, (in, out)). direction(tail, (in, out)).
        direction(empty, (out,)). direction(with_last, (in, in, out)).
        max_vars(5). enable_recursion."""
    bk = "head([H|_], H). tail([_|T], T). empty([]). with_last(A, B, C) :- append(A, [B], C)."
    examples = """pos(f([a,b,c],[c,b,a])). pos(f([1,2,3,4],[4,3,2,1])). neg(f([a,b,c],[a,b,c])).
        neg(f([a,b],[a])). neg(f([a,b,c],[b,c])). neg(f([1,2,3,4],[1,4,3,2]))."""
    path = folder(tmp_path / "task", bk, bias, examples)
    found = learn_folder(path, tmp_path / "run", timeout=LONG)
    assert [str(clause) for clause in found.clauses] == [
        "f(A, B) :-\n    empty(A),\n    empty(B).",
        "f(A, B) :-\n    head(A, C),\n    tail(A, D),\n    f(D, E),\n    with_last(E, C, B).",
    ]
    assert (found.score.size, found.accuracy) == (8, 1.0)


def test_a_threshold_is_chosen(tmp_path: Path) -> None:
    """No number stands in the bias; those between 3 and 6 are in no example."""
    bias = """head_pred(near, 2). body_pred(apart, 3). type(near, (town, town)).
        type(apart, (town, town, int)). thresholds(int). max_vars(3)."""
    apart = enumerate((1, 2, 3, 6, 7, 9))
    bk = "".join(f"apart(a{n}, b{n}, {number}). " for n, number in apart)
    examples = "".join(f"{'pos' if n < 3 else 'neg'}(near(a{n}, b{n})). " for n in range(6))
    found = learn_folder(folder(tmp_path / "task", bk, bias, examples), tmp_path / "run")
    assert [" ".join(str(clause).split()) for clause in found.clauses] == [
        "near(A, B) :- apart(A, B, C), at_most(C, 3).",
        "at_most(A, B) :- '=<'(A, B).",
    ]
    assert (found.score.size, found.accuracy, found.proved) == (3, 1.0, True)


def test_a_predicate_is_invented(tmp_path: Path) -> None:
    """Three clauses are too few for mothers and fathers on both sides."""
    bias = "head_pred(old, 2). body_pred(mother, 2). body_pred(father, 2). max_vars(4)."
    bk = """mother(ann, amy). mother(ann, andy). mother(amy, amelia). mother(linda, gavin).
        father(steve, amy). father(steve, andy). father(gavin, amelia). father(andy, bob)."""
    pairs = ["ann,amelia", "steve,amelia", "ann,bob", "steve,bob", "linda,amelia"]
    examples = "neg(old(amy,amelia)). " + "".join(f"pos(old({pair})). " for pair in pairs)
    bias += "max_body(3). max_clauses(3). enable_pi."
    found = learn_folder(folder(tmp_path / "task", bk, bias, examples), tmp_path / "run")
    assert [" ".join(str(clause).split()) for clause in found.clauses] == [
        "old(A, B) :- inv1(A, C), inv1(C, B).",
        "inv1(A, B) :- mother(A, B).",
        "inv1(A, B) :- father(A, B).",
    ]
    assert (found.score.size, found.accuracy, found.proved) == (7, 1.0, False)


@pytest.mark.parametrize(
    ("bk", "reason"),
    [(":- halt.", "came to an end"), (":- initialization((repeat, fail)).", "not worked out")],
)
def test_a_background_that_does_not_answer(tmp_path: Path, bk: str, reason: str) -> None:
    with pytest.raises(ClausewitzError, match=reason):
        learn_folder(numbers(tmp_path / "task", bk), tmp_path / "run", timeout=2)


def test_what_is_wrong_with_a_folder_is_one_line(tmp_path: Path) -> None:
    path = numbers(tmp_path / "task", "big(7).", "neg(f(2)).")
    with pytest.raises(ClausewitzError, match="no positive example"):
        learn_folder(path, tmp_path / "run")
    with pytest.raises(ClausewitzError, match="no score for a folder"):
        learn_folder(path, tmp_path / "run2", score="wracc")
    (path / "bk.pl").unlink()
    with pytest.raises(ClausewitzError, match=r"there is no bk\.pl"):
        learn_folder(path, tmp_path / "run3")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("head_pred(f, 1).\nbody_pred(p 1).", r"bias\.pl:2:"),
        ("body_pred(p, 1).", "one head_pred"),
        ("head_pred(f, 1).", "no body_pred"),
        ("head_pred(f, 1). body_pred(p, 1). type(f, (a, b)). type(p, (a,)).", "2 arguments, not 1"),
        ("head_pred(f, 3). body_pred(p, 1). max_vars(2).", "less than f has"),
        ("head_pred(f, 1).\nbody_pred(pé, 1).", r"bias\.pl:2: 'é' is no sign of a bias"),
        ("head_pred(f, 1).\n\u2003body_pred(p, 1).", r"bias\.pl:2: '\\u2003' is no sign of a bias"),
        (f"head_pred(f, 1). body_pred({'(' * 2000}{',)' * 2000}).", "a term is nested too deeply"),
        ("head_pred(f, 1). body_pred.", "a predicate is a name and a number"),
        ("head_pred(f, 1). body_pred(p, 1). max_vars(101).", r"bias\.pl:1: 101 is more than 100"),
        (
            f"head_pred(f, 1). body_pred(p, {'9' * 25}).",
            r"bias\.pl:1: a number of more than 9 digits",
        ),
        ("head_pred(f, 1). body_pred(p, 1). max_body.", "max_body is one number"),
        ("#script (python)\n#end.", "a bias has no #script"),
        ('head_pred(f, 1).\n"', r"bias\.pl:2: a string that does not end"),
        ("head_pred(f, 1).\n:- a", "syntax error, unexpected EOF"),
        ("%" * 1_100_000, "a bias of more than 1,048,576 characters"),
        ('head_pred(f, 1).\n#include "bk.pl".', r"bias\.pl:2: a bias has no #include"),
    ],
)
def test_bad_bias(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "bias.pl"
    file.write_text(text)
    with pytest.raises(ClausewitzError, match=reason):
        read_domain_bias(file)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("n(1..20000000).", "took too long|has 400 MB", marks=pytest.mark.long),
        long(
            "n(1..99). m :- n(A), n(B), n(C), n(D), n(E), A + B + C + D + E > 999.", "took too long"
        ),
        long("max_vars(60). body_pred(q, 4).", "took too long|has 400 MB"),
        (f"n({'(' * 300_000}1{')' * 300_000}).", "clingo died of it"),
    ],
)
def test_a_bias_may_not_keep_clingo_busy_or_kill_it(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "bias.pl"
    file.write_text(f"head_pred(f, 1). body_pred(p, 1).\n{text}")
    with pytest.raises(ClausewitzError, match=f"bias.pl: .*({reason})"):
        read_domain_bias(file)


@pytest.mark.long
def test_a_long_bias_is_read_sign_by_sign() -> None:
    """Looking at signs again and again would take hours."""
    nested, name = "(a, " * 250_000, Path("bias.pl")
    assert read_statements(nested, name).program == nested
    with pytest.raises(ClausewitzError, match="a string that does not end"):
        read_statements('"a' + '\\"' * 500_000, name)
    found = read_statements("a.\n" * 250_000 + "b :- c. :- d.", name)
    assert found.heads == {"a": 1, "b": 250_001}
    assert found.used_names == {"c"}
    assert found.constraints == [(250_001, "d")]


def test_bias_of_rules_and_constraints(tmp_path: Path) -> None:
    file = tmp_path / "bias.pl"
    file.write_text(
        """% a comment. With a full stop.
        head_pred(f, 2). body_pred(P, 1) :- constant(P, _). constant(c0, t). constant(c1, t).
        body_pred(q, 2). type(f, (ex, t)). type(q, (ex, t)). type(P, (T,)) :- constant(P, T).
        bad_body(q, Vars) :- vars(_, Vars), Vars = (A, _), A != 0.
        non_datalog. enable_recursion. only_odd(q).
        :- clause(C), #count{V : var_type(C,V,ex)} != 1.
        :- not body_var(_, 1).
        :- clause(C), body_literal(C, q, _, _)."""
    )
    found = read_domain_bias(file)
    assert {word.name for word in found.bias.body} == {"c0", "c1", "q"}
    assert found.lone == {"ex"}
    assert found.required == {1}
    assert ("q", (0, 1)) not in found.bad
    assert ("q", (2, 1)) in found.bad
    assert [note.partition(": ")[0] for note in found.notes] == [
        "bias.pl:8",
        "bias.pl:5",
        "bias.pl",
    ]
    assert (found.bias.max_vars, found.bias.max_body) == (6, 10)


def test_smallest_cover() -> None:
    sets, sizes = [0b0111, 0b1100, 0b0011, 0b1000, 0b1111], [3, 3, 2, 2, 6]
    cover = smallest_cover(sets, sizes, 0b1111, 5, 100)
    assert cover is not None
    assert (cover.size, cover.proved) == (5, True)
    assert smallest_cover(sets, sizes, 0b1111, 5, 5) is None
    one = smallest_cover(sets, sizes, 0b1111, 1, 100)
    assert one is not None
    assert one.chosen == [4]


@pytest.mark.parametrize(
    "seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.long) for seed in (0, *range(3, 10)))]
)
def test_the_smallest_theory_is_that_of_plain_enumeration(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    domain, tables = random_task(chance, tmp_path)
    found = TheorySearch(domain, tables).run()
    best = plainly_smallest(domain, tables)
    assert found.proved
    assert found.solved == (best is not None)
    if best is not None:
        assert sum(found.sizes) == best
        assert found.covered.tolist() == tables.labels.tolist()


def test_noise_is_paid_for(tmp_path: Path) -> None:
    examples = "".join(f"pos(f({n})). neg(f({n + 50})).\n" for n in range(20))
    bk = "double(1, 1). big(50)." + "".join(f" big({n})." for n in range(20))
    path = numbers(tmp_path / "task", bk, examples)
    found = learn_folder(path, tmp_path / "run", score="mdl")
    assert (found.score.false, found.score.size, found.accuracy) == (1, 2, 0.975)
    with Background(path, 60) as background:
        tables = background.tables(read_domain_bias(path / "bias.pl"))
    assert tables.labels.sum() == 20
    search = TheorySearch(read_domain_bias(path / "bias.pl"), tables, measure_of("mdl"))
    assert search.run().cost == 3


def test_f_pays_for_what_is_false_where_few_are_positive(tmp_path: Path) -> None:
    """Of 25 big numbers ten are positive: to say nothing has fewer mistakes, and no F at all."""
    examples = "".join(f"pos(f({n})).\n" for n in range(10))
    examples += "".join(f"neg(f({n})).\n" for n in range(10, 100))
    path = numbers(
        tmp_path / "task", "double(1, 1)." + "".join(f" big({n})." for n in range(25)), examples
    )
    assert learn_folder(path, tmp_path / "by_mdl", score="mdl").clauses == []
    found = learn_folder(path, tmp_path / "by_f1", score="f1")
    assert list(map(str, found.clauses)) == ["f(A) :-\n    big(A)."]
    assert (found.score.true, found.score.false, found.proved) == (10, 15, False)
    assert found.bound == "nothing is proved of other theories"
    (path / "bias.pl").write_text(NUMBERS_BIAS + "enable_recursion.")
    with pytest.raises(ClausewitzError, match="do not call themselves"):
        learn_folder(path, tmp_path / "with_calls", score="f1")


@pytest.mark.long
def test_noise_beside_a_clause_that_calls_itself(tmp_path: Path) -> None:
    """Numbers that are multiples of three but for two labels out of forty."""
    bk = "down(A, B) :- A > 0, B is A - 1. zero(0). one(1). big(A) :- A > 20."
    words = ("zero", "one", "big")
    bias = "head_pred(f, 1). body_pred(down, 2). type(f, (int,)). type(down, (int, int))."
    bias += "direction(f, (in,)). direction(down, (in, out)). max_vars(4). enable_recursion."
    bias += "".join(
        f"body_pred({word}, 1). type({word}, (int,)). direction({word}, (in,))." for word in words
    )
    labels = {n: (n % 3 == 0) != (n in (14, 27)) for n in range(40)}
    examples = "".join(f"{'pos' if label else 'neg'}(f({n})). " for n, label in labels.items())
    path = folder(tmp_path / "task", bk, bias, examples)
    found = learn_folder(path, tmp_path / "run", score="mdl")
    assert (found.score.size, found.score.false, found.accuracy) == (7, 1, 0.95)
    assert found.bound == "nothing is proved of other theories"


def random_task(chance: random.Random, tmp_path: Path) -> tuple[DomainBias, Tables]:
    """A small world of nodes: arrows, colours, and examples labelled by chance or by a clause."""
    arity = chance.choice([1, 2])
    file = tmp_path / "bias.pl"
    text = (
        f"head_pred(f, {arity}). body_pred(arrow, 2). body_pred(near, 2). body_pred(red, 1)."
        f"body_pred(blue, 1). max_vars({arity + 2}). max_body(3)."
    )
    if chance.random() < 0.5:
        head = ", ".join(["in"] * arity) + ("," if arity == 1 else "")
        text += f"direction(f, ({head})). direction(arrow, (in, out)). direction(near, (in, out))."
        text += "direction(red, (in,)). direction(blue, (in,))."
    file.write_text(text)
    nodes, domain = range(7), read_domain_bias(file)
    arrows = np.array([p for p in product(nodes, nodes) if chance.random() < 0.25])
    near = np.array([p for p in product(nodes, nodes) if abs(p[0] - p[1]) == 1])
    colours = {c: np.array([[n] for n in nodes if chance.random() < 0.5]) for c in ("red", "blue")}
    colours = {c: rows.reshape(-1, 1).astype(np.int64) for c, rows in colours.items()}
    cases = np.array(chance.sample(list(product(nodes, repeat=arity)), 7))
    space, rows = DomainSpace(domain), {"arrow": arrows, "near": near, **colours}
    some = chance.sample(list(plain_bodies(space)), 2)
    facts = facts_of(rows)
    flags = [any(plainly_holds(body, facts, case) for body in some) for case in cases.tolist()]
    labels = np.array([flag != (chance.random() < 0.05) for flag in flags])
    labels[0] = True
    return domain, Tables(rows, cases, labels, list(range(7)), 7, frozenset(rows))


def plain_bodies(space: DomainSpace) -> set[Atoms]:
    level, found = {(space.start, space.start_types)}, set[Atoms]()
    for _ in range(space.bias.max_body):
        level = {longer for body, types in level for longer in grown(space, body, types)}
        found |= {body for body, _ in level if space.is_complete(body)}
    return found


def facts_of(rows: Mapping[str, Rows]) -> Facts:
    return {name: {tuple(row) for row in table.tolist()} for name, table in rows.items()}


def plainly_holds(body: Atoms, facts: Facts, case: list[int]) -> bool:
    variables = sorted({v for _, arguments in body for v in arguments} - set(range(len(case))))
    for values in product(range(7), repeat=len(variables)):
        of = dict(enumerate(case)) | dict(zip(variables, values, strict=True))
        if all(tuple(of[v] for v in arguments) in facts[name] for name, arguments in body):
            return True
    return False


def plainly_smallest(domain: DomainBias, tables: Tables) -> int | None:
    """The literals of the smallest theory without a mistake, by all sets of examples."""
    whole = sum(1 << n for n, label in enumerate(tables.labels) if label)
    costs = {0: 0}
    facts = facts_of(tables.tables)
    for body in plain_bodies(DomainSpace(domain)):
        flags = [plainly_holds(body, facts, case) for case in tables.examples.tolist()]
        covered = sum(1 << n for n, flag in enumerate(flags) if flag)
        if covered & ~whole == 0:
            costs[covered] = min(len(body) + 1, costs.get(covered, 99))
    best = {0: 0}
    for covered, cost in costs.items():
        for known, paid in list(best.items()):
            union = known | covered
            best[union] = min(best.get(union, 99), paid + cost)
    return best.get(whole)
