"""Writes the two small learning tasks of examples/tasks: a family, and wagons of trains.

    python examples/make_tasks.py

Each is a folder as Popper reads it: bk.pl (what is known), bias.pl (what clauses may look like) and
exs.pl (examples). The rules by which the examples are labelled are below, not in the folders.
"""

import random
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

FOLDER = Path(__file__).parent / "tasks"
SEED = 5

PARENTS = {
    "ada": ("gus", "hedda"),
    "bert": ("gus", "hedda"),
    "clara": ("gus", "hedda"),
    "dora": ("bert", "ida"),
    "emil": ("bert", "ida"),
    "fritz": ("clara", "jost"),
    "jost": ("karl", "lena"),
    "mia": ("karl", "lena"),
    "nora": ("emil", "olga"),
    "paul": ("fritz", "rosa"),
    "quinn": ("fritz", "rosa"),
}
WOMEN = {"ada", "clara", "dora", "hedda", "ida", "lena", "mia", "nora", "olga", "quinn", "rosa"}

FAMILY_BIAS = """\
head_pred(aunt, 2).
body_pred(parent, 2).
body_pred(sibling, 2).
body_pred(female, 1).
body_pred(male, 1).

max_vars(4).
max_body(4).
"""

WAGONS_BIAS = """\
head_pred(express, 1).
body_pred(wagon, 2).
body_pred(coupled, 2).
body_pred(long, 1).
body_pred(short, 1).
body_pred(closed, 1).
body_pred(open, 1).
body_pred(load, 2).
body_pred(wood, 1).
body_pred(milk, 1).
body_pred(axles, 2).
body_pred(odd, 1).

type(express, (train,)).
type(wagon, (train, wagon)).
type(coupled, (wagon, wagon)).
type(long, (wagon,)).
type(short, (wagon,)).
type(closed, (wagon,)).
type(open, (wagon,)).
type(load, (wagon, goods)).
type(wood, (goods,)).
type(milk, (goods,)).
type(axles, (wagon, number)).
type(odd, (number,)).

direction(express, (in,)).
direction(wagon, (in, out)).
direction(coupled, (in, out)).
direction(long, (in,)).
direction(short, (in,)).
direction(closed, (in,)).
direction(open, (in,)).
direction(load, (in, out)).
direction(wood, (in,)).
direction(milk, (in,)).
direction(axles, (in, out)).
direction(odd, (in,)).

max_vars(5).
max_body(6).
:- clause(C), #count { V : var_type(C, V, train) } != 1.
"""


def write(name: str, bk: Iterable[str], bias: str, examples: Iterable[str]) -> None:
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    texts = {"bk.pl": "\n".join(bk) + "\n", "bias.pl": bias, "exs.pl": "\n".join(examples) + "\n"}
    for file, text in texts.items():
        (folder / file).write_text(text, encoding="utf-8")


def family() -> None:
    people = sorted({*PARENTS, *(parent for pair in PARENTS.values() for parent in pair)})
    bk = [f"parent({parent}, {child})." for child, pair in PARENTS.items() for parent in pair]
    bk += [f"{'female' if person in WOMEN else 'male'}({person})." for person in people]
    bk += ["sibling(A, B) :- parent(C, A), parent(C, B), A \\== B."]

    def is_aunt(one: str, other: str) -> bool:
        parents = PARENTS.get(other, ())
        siblings = [p for p in parents if p != one and PARENTS.get(p, p) == PARENTS.get(one)]
        return one in WOMEN and bool(siblings)

    examples = [
        f"{'pos' if is_aunt(one, other) else 'neg'}(aunt({one}, {other}))."
        for one in people
        for other in people
        if one != other
    ]
    write("family", bk, FAMILY_BIAS, sorted(examples, reverse=True))


def wagons(trains: int = 60) -> None:
    chance = random.Random(SEED)
    facts: list[str] = []
    labels: list[str] = []
    for number in range(1, trains + 1):
        train = f"t{number}"
        made = [
            {
                "name": f"{train}w{place}",
                "length": chance.choice(["long", "short"]),
                "roof": chance.choice(["open", "closed"]),
                "load": chance.choice(["wood", "milk", "none"]),
                "axles": chance.choice([2, 3, 4]),
            }
            for place in range(1, chance.randint(3, 5))
        ]
        for before, wagon in zip([None, *made], made, strict=False):
            name = wagon["name"]
            facts += [f"wagon({train}, {name}).", f"{wagon['length']}({name})."]
            facts += [f"{wagon['roof']}({name}).", f"axles({name}, {wagon['axles']})."]
            if wagon["load"] != "none":
                facts += [f"load({name}, {name}_load).", f"{wagon['load']}({name}_load)."]
            if before is not None:
                facts.append(f"coupled({before['name']}, {name}).")
        pairs = list(pairwise(made))
        milk_first = any(a["load"] == "milk" and b["roof"] == "closed" for a, b in pairs)
        sturdy = any(w["length"] == "long" and w["axles"] == 3 for w in made)
        labels.append(f"{'pos' if milk_first or sturdy else 'neg'}(express({train})).")
    bk = [*sorted(facts), "odd(Number) :- 1 is Number mod 2."]
    write("wagons", bk, WAGONS_BIAS, sorted(labels, reverse=True))


if __name__ == "__main__":
    family()
    wagons()
