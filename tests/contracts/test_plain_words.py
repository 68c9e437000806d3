"""Docstrings, comments, names and pages use the words that everybody uses."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from private_words import PLAIN_IN_SOURCE, private_words_of_python, private_words_of_text

ROOT = Path(__file__).parents[2]
SOURCES = "py", "tests", "bench", "tools", "examples"
PAGE_PARTS = ".css", ".html", ".js"
"""What pages are made of, in py/."""

QUOTED = {
    "men_left": "a predicate of bk/men.pl",
    "man(knight, f3)": "a fact of logic/weights",
    "logic/motifs/telling.pl": "a path of the logic",
}
"""Names of the logic that may be quoted anywhere, with what they are."""

EXCEPTIONS = {
    ("docs/api.md", "asked"): "a field of Verdict, which users read",
    ("py/clausewitz/mates/prover.py", "asked"): "the same field",
    ("py/clausewitz/mates/verdict.py", "asked"): "the same field",
    ("py/clausewitz/training/trainer.js", "men"): "the same key",
    ("py/clausewitz/training/trainer_page.py", "men"): "a key of the data of trainer.js",
    ("tests/mates/test_confirming.py", "asked"): "the field of Verdict",
    ("tests/mates/test_prover.py", "asked"): "the field of Verdict",
}
"""Files and the words that they have to use, with the reason."""

_QUOTATION = re.compile("|".join(map(re.escape, QUOTED)), re.IGNORECASE)


def without_quotations(text: str) -> str:
    return _QUOTATION.sub(lambda found: "_" * len(found[0]), text)


def words_in_use() -> Iterator[tuple[str, int, str]]:
    """The private words of all files: path, line and word."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    pages += [path for path in (ROOT / "py").rglob("*") if path.suffix in PAGE_PARTS]
    sources = [path for folder in SOURCES for path in (ROOT / folder).rglob("*.py")]
    for path in sorted([*pages, *sources]):
        text = without_quotations(path.read_text(encoding="utf-8"))
        find = private_words_of_python if path.suffix == ".py" else private_words_of_text
        for line, word in find(text):
            yield str(path.relative_to(ROOT)), line, word


def test_sources_and_pages_use_plain_words() -> None:
    found = list(words_in_use())
    faults = [
        f"{path}:{line}: {word} → {PLAIN_IN_SOURCE[word]}"
        for path, line, word in found
        if (path, word) not in EXCEPTIONS
    ]
    assert not faults, "\n".join(faults)
    assert EXCEPTIONS.keys() - {(path, word) for path, _, word in found} == set()


@pytest.mark.parametrize(
    "source",
    [
        '"""What is\ntold."""\n',
        'def f():\n    # A comment.\n    """told"""\n',
        'class A:\n    x = 1\n    """told"""\n',
        "x = 1  # told\n",
        "def is_told_once(): ...\n",
        "class ToldOnce: ...\n",
        "_TOLD_ONCE = 1\n",
        "x.told = 1\n",
    ],
)
def test_a_private_word_is_found(source: str) -> None:
    assert [word for _, word in private_words_of_python(source)] == ["told"]


@pytest.mark.parametrize(
    "source",
    [
        'x = "told"\n',
        'x = {"told": 1}\nprint("told")\n',
        'f(\n    "told",\n)\n',
        "command, comment, manual, retold, untold, roomy, adoring = 1, 2, 3, 4, 5, 6, 7\n",
    ],
)
def test_other_words_and_strings_are_not(source: str) -> None:
    assert list(private_words_of_python(source)) == []


def test_lines_are_counted() -> None:
    source = '"""One line.\n\nAnother was told.\n"""\n\nx = 1\nkept = 2\n'
    assert list(private_words_of_python(source)) == [(3, "told"), (7, "kept")]
    assert list(private_words_of_text(source)) == [(3, "told"), (7, "kept")]


def test_quotations_leave_lines_as_they_are() -> None:
    text = "MEN_LEFT of men_left/2\nmen\n"
    assert list(private_words_of_text(without_quotations(text))) == [(2, "men")]
