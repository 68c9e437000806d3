"""All English about moves, motifs, patterns and endgame trees is made by one grammar.

And what a user reads elsewhere is plain.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from private_words import better_words
from source_trees import nodes_of, package_sources

ROOT = Path(__file__).parents[2]
GRAMMAR = ROOT / "logic" / "english"
EXAMPLE = ROOT / "logic" / "tasks" / "exposed" / "bk.pl"
"""Shows how a user's file brings words of its own."""

# What is put into a template: the name of a variable of a clause, or the number of an argument.
SLOT = re.compile(r"\{(?:[A-Z]\w*|\d)\} [a-z]|[a-z] \{(?:[A-Z]\w*|\d)\}")
PIECE = r"(?:pawn|knight|bishop|rook|queen|king|piece)s?"
# Words that only a sentence about what happens on a board has.
DEED = re.compile(
    rf"\b(?:the|a|an) {PIECE}(?: on)?\b.*\b(?:attack|defend|pin|fork|skewer|take|guard|mate|win)|"
    rf"\b(?:attacks|defends|pins|forks|skewers|threatens|mates) (?:the|a|an|\S*\x00)|"
    r"the \x00 on \x00|\x00 (?:is mate|gives check|leads to mate)|it is not so that"
)


def texts(source: str) -> Iterator[str]:
    """The strings of a module that are not docstrings; what is filled into one is a NUL."""
    nodes = nodes_of(source)
    said = [node for node in nodes if isinstance(node, ast.Expr)]
    passed_over = {id(node.value) for node in said}
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            passed_over |= {id(part) for part in node.values}
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "\x00"
                for part in node.values
            )
        elif isinstance(node, ast.Constant) and id(node) not in passed_over:
            yield str(node.value)


def is_template(text: str) -> bool:
    return bool(SLOT.search(text)) or ("\x00" in text and bool(DEED.search(text)))


def test_python_has_no_sentence_template() -> None:
    sources = package_sources()
    faults = {path: list(filter(is_template, texts(text))) for path, text in sources.items()}
    assert len(faults) > 500
    assert {str(path): found for path, found in faults.items() if found} == {}


def test_shipped_clauses_have_no_english() -> None:
    files = [path for path in (ROOT / "logic").rglob("*.pl") if path.parent != GRAMMAR]
    english = re.compile(r"^english\(", re.M)
    assert [path for path in files if english.search(path.read_text(encoding="utf-8"))] == [EXAMPLE]


@pytest.mark.parametrize(
    "source",
    [
        'x = "{To} attacks {Target}."',
        'x = "{1} is a pawn"',
        'x = f"the {piece} on {square} attacks it"',
        'x = f"{move} forks the king and {other}"',
        'x = f"{move} is mate"',
        'x = f"it is not so that {text}"',
    ],
)
def test_a_template_is_seen(source: str) -> None:
    assert any(map(is_template, texts(source)))


def test_other_strings_are_not() -> None:
    source = '"""{To} attacks."""\nx = f"{name}: {number} moves"\ny = "the king is mated"\n'
    assert not any(map(is_template, texts(source)))


def messages(source: str) -> Iterator[str]:
    """The strings that a module raises, prints, logs or shows as progress."""
    for call in nodes_of(source):
        if isinstance(call, ast.Call):
            name = getattr(call.func, "id", "") or getattr(call.func, "attr", "")
            if name in SHOWING or name.endswith("Error"):
                for value in [*call.args, *(keyword.value for keyword in call.keywords)]:
                    yield from texts(f"shown = {ast.unparse(value)}")


SHOWING = {"print", "say", "step", "Progress", "warning", "stoppable"}


def test_messages_use_no_private_words() -> None:
    sources = package_sources()
    faults = {path: [*map(better_words, messages(text))] for path, text in sources.items()}
    assert {str(path): found for path, found in faults.items() if any(found)} == {}


def test_a_private_word_is_seen() -> None:
    source = 'raise ClausewitzError(f"{file} is kept")\nprint("3 games were told")\nx = "asked"\n'
    assert [*map(better_words, messages(source))] == [
        {"kept": "saved, cached"},
        {"told": "printed, explained"},
    ]
