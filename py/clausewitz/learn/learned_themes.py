"""Themes of chess problems, learned: tasks of labelled solutions, and what learned clauses name.

A task is a folder for `learn folder`. Its facts are what the words of logic/themes/space say of
each solution, which SWI-Prolog lists once; its examples are whether the problem has a keyword.
"""

import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from clausewitz.clauses import Clause, Signature, Vocabulary, check_theory, read_text
from clausewitz.clauses.vocabulary import Parameter
from clausewitz.learn.domain.domain_bias import read_domain_bias
from clausewitz.learn.domain.prolog_tables import Background
from clausewitz.mates.solution_term import solution_term
from clausewitz.mates.solution_tree import Solution
from clausewitz.prolog import prolog
from clausewitz.support.data import data_dir
from clausewitz.support.files import write_text

_COMPARISONS = {"at_least": ">=", "at_most": "=<"}
_ONE_TREE = ":- clause(C), #count { V : var_type(C, V, tree) } != 1."
_SECONDS = 300.0


def learned_files() -> list[Path]:
    """The files of learned themes, each named as its theme."""
    return sorted((data_dir("logic") / "themes" / "learned").glob("*.pl"))


def learned_clauses(file: Path) -> tuple[Clause, ...]:
    """The clauses of such a file: read as data, refused where they use other words."""
    return read_clauses(read_text(file), str(file))


def read_clauses(text: str, source: str) -> tuple[Clause, ...]:
    """The same of a text."""
    return check_theory(text, source, _vocabulary()).helpers


def learned_themes_of(solutions: Sequence[Solution], files: Sequence[Path]) -> list[set[str]]:
    """Which themes of these files each solution has."""
    clauses = [clause for file in files for clause in learned_clauses(file)]
    rules = [f"{n}(A, B) :- A {sign} B." for n, sign in _COMPARISONS.items()]
    examples = [(file.stem, place) for file in files for place in range(len(solutions))]
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        write_text(folder / "bk.pl", "\n".join([*facts(solutions), *rules, ""]))
        lines = (f"pos({theme}(p{place}))." for theme, place in examples)
        write_text(folder / "exs.pl", "\n".join(lines))
        with Background(folder, _SECONDS) as background:
            proved = background.proved(clauses)
    found: list[set[str]] = [set() for _ in solutions]
    for number in proved:
        theme, place = examples[number]
        found[place].add(theme)
    return found


def write_task(folder: Path, theme: str, bk: Sequence[str], labels: Sequence[bool]) -> None:
    """The task of a theme, from the facts of solutions and whether each has the theme."""
    folder.mkdir(parents=True, exist_ok=True)
    write_text(folder / "bk.pl", "\n".join([*bk, ""]))
    write_text(folder / "bias.pl", _bias(theme))
    signs = ("pos" if label else "neg" for label in labels)
    examples = (f"{sign}({theme}(p{place}))." for place, sign in enumerate(signs))
    write_text(folder / "exs.pl", "\n".join([*examples, ""]))


def facts(solutions: Sequence[Solution]) -> list[str]:
    """What the words say of each solution, the first of which is p0."""
    prolog().load_theme_words()
    words = ", ".join(
        f"{name}/{arity}" for name, arity in _vocabulary() if name not in _COMPARISONS
    )
    terms = [f"{solution_term(solution)}." for solution in solutions]
    blocks = prolog().blocks("theme_facts", f"[{words}].", terms)
    return [
        f"{fact.removesuffix('tree)')}p{place})."
        for place, block in enumerate(blocks)
        for fact in block
    ]


@cache
def _vocabulary() -> Vocabulary:
    """The words of learned clauses, and the comparisons of their numbers."""
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "bias.pl"
        write_text(file, _bias("theme"))
        words = read_domain_bias(file).bias.body
    types = {word.name: word.types for word in words}
    types |= dict.fromkeys(_COMPARISONS, ("number", "number"))
    return {
        (name, len(kinds)): Signature(name, tuple(map(Parameter, kinds)))
        for name, kinds in types.items()
    }


def _bias(theme: str) -> str:
    head = f"head_pred({theme}, 1).\ntype({theme}, (tree,)).\n{_ONE_TREE}\n"
    return head + read_text(data_dir("logic") / "themes" / "space" / "bias.lp")
