"""The Prolog tests, and bk/README.md: every example is run, every predicate is documented.

The page is written from the comments of the sources, which test_comments.py looks at.
"""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from clausewitz.clauses.vocabulary import vocabulary
from clausewitz.prolog import PrologError, prolog
from plain_swipl import run_swipl
from repl import plain_repl

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "bk" / "README.md").read_text(encoding="utf-8")
SOURCES = [*sorted((ROOT / "bk").glob("*.pl")), ROOT / "logic" / "repl" / "theories.pl"]

needs_swipl = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

# The appendix of Krishnan and Martens, "Synthesizing Chess Tactics from Player Games".
PAPER = {
    *("legal_move/3", "square/2", "to_coords/3", "sq/1", "sameRow/4", "sameCol/4", "side/1"),
    *("other_side/2", "piece/1", "sliding_piece/1", "contents/4", "move/4", "position/1"),
    *("turn/2", "kingside_castle/2", "queenside_castle/2", "attacks/3", "different_pos/2"),
    *("piece_at/4", "behind/4", "make_move/4"),
}


@needs_swipl
def test_plunit_passes_without_a_warning() -> None:
    done = run_swipl("run_tests,list_undefined,halt", ROOT / "tests" / "bk" / "all.pl", ROOT)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    assert "Warning" not in done.stderr


def test_all_pl_loads_every_test_file() -> None:
    folder = Path(__file__).parent
    loaded = re.findall(r"(?:^|\[) +'?([\w./]+)'?,?$", (folder / "all.pl").read_text(), re.M)
    files = {(folder / f"{name}.pl").resolve() for name in loaded}
    facts_only = {folder / "fens.pl"}
    folders = [folder, folder.parent / "prolog"]
    expected = {path for folder in folders for path in folder.glob("*.pl")}
    assert files == expected - {folder / "all.pl"} - facts_only


# bk/README.md, read as data.


@dataclass(frozen=True, slots=True)
class Entry:
    """What the page says of one predicate: its head is name(?Argument:type, …)."""

    group: str
    indicator: str
    in_paper: bool
    head: str
    text: str

    def parameters(self) -> list[tuple[str, str]]:
        """Mode and type of each argument."""
        return re.findall(r"([-+?])[A-Z]\w*:(\w+)", self.head)


@dataclass(frozen=True, slots=True)
class Example:
    """A query of the page and the answers that stand below it."""

    query: str
    answers: str


_ENTRY = re.compile(
    r"^### (?P<indicator>\w+/\d)(?P<paper> †)?\n`(?P<head>[^`\n]*)` is (?:det|semidet|nondet)[.,]\n"
    r"(?P<text>.*?)(?=^###|\Z)",
    re.M | re.S,
)
_GIVEN = re.compile(r"^\?- (?P<goal>fen_\w+\(.*, (?P<name>\w+)\))\. +%", re.M)
_BLOCK = re.compile(r"^```prolog\n(.*?)^```$", re.M | re.S)
_EXAMPLE = re.compile(r"^\?- (?P<query>.*?)\.\n(?P<answers>.*?)(?=^\?-|\Z)", re.M | re.S)
_FEN = re.compile(r"[\w/]+ [wb] \S+ \S+ \d+ \d+(:( \S+)+)?")


def groups(text: str) -> dict[str, str]:
    """The sections of the page by their headings."""
    return dict(section.split("\n", 1) for section in re.split(r"^## ", text, flags=re.M)[1:])


def examples(text: str) -> list[Example]:
    return [
        Example(example["query"], example["answers"])
        for block in _BLOCK.findall(text)
        for example in _EXAMPLE.finditer(block)
    ]


ENTRIES = [
    Entry(group, m["indicator"], m["paper"] is not None, m["head"], m["text"])
    for group, text in groups(PAGE).items()
    for m in _ENTRY.finditer(text)
]
BY_INDICATOR = {entry.indicator: entry for entry in ENTRIES}
GIVEN = {m["name"]: m["goal"] for m in _GIVEN.finditer(PAGE)}
"""The positions and the line that examples name, each with the goal that reads it."""
LOADER = "load_tactics/1"
"""Documented with the vocabulary, but part of logic/repl/theories.pl."""


def with_positions(query: str) -> tuple[str, set[str]]:
    """The query with its $Names bound, and those names."""
    names = set(re.findall(r"\$(\w+)", query))
    given = [GIVEN[name] for name in sorted(names)]
    return ", ".join([*given, query.replace("$", "")]), names


def answered(query: str) -> str:
    """The answers of Prolog, written as on the page."""
    goal, names = with_positions(query)
    try:
        rows = prolog().query(goal).rows
    except PrologError as error:
        return f"ERROR: {error}"
    if not rows:
        return "false."
    solutions = [
        ", ".join(f"{name} = {shown(value)}" for name, value in row.items() if name not in names)
        for row in rows
    ]
    return " ;\n".join(solutions) + "." if solutions[0] else "true."


def shown(value: str) -> str:
    """A position or a line is shown as logic/repl.pl shows it."""
    return f"<{value}>" if _FEN.fullmatch(value) else value


def plain(answers: str) -> str:
    """Without the blanks and line breaks that make long answers readable."""
    return re.sub(r",\s+", ",", answers.strip())


def commented_examples(source: Path) -> list[Example]:
    """The queries in the comments of a Prolog file."""
    lines = re.findall(r"^%(?:   (.*))?$", source.read_text(encoding="utf-8"), re.M)
    return examples(
        re.sub(r"^```\n(.*?^```)$", r"```prolog\n\1", "\n".join(lines), flags=re.M | re.S)
    )


SHOWN = [
    example
    for example in dict.fromkeys(
        [*examples(PAGE), *(example for path in SOURCES for example in commented_examples(path))]
    )
    if "load_tactics" not in example.query
]


@needs_swipl
def test_examples_have_the_answers_that_are_shown() -> None:
    assert len(SHOWN) > 250
    shown = {example.query: plain(example.answers) for example in SHOWN}
    assert {query: plain(answered(query)) for query in shown} == shown


def test_comments_have_the_examples_of_the_page() -> None:
    commented = [example for path in SOURCES for example in commented_examples(path)]
    introduction = examples(PAGE[: PAGE.index("\n## ")])
    assert len(introduction) == 1
    assert set(commented) == set(examples(PAGE)) - set(introduction)


@needs_swipl
def test_example_of_a_tactic_file_has_the_answers_that_the_page_shows(tmp_path: Path) -> None:
    source, _ = _BLOCK.findall(BY_INDICATOR[LOADER].text)
    [example] = examples(BY_INDICATOR[LOADER].text)
    (tmp_path / "my_tactics.pl").write_text(source)
    goal, _ = with_positions(example.query)
    show = 'format("From = ~w, To = ~w ;~n", [From, To])'
    answers = plain_repl.answered(f"forall(({goal}), {show})", tmp_path)
    assert answers == example.answers.replace(".\n", " ;\n").splitlines()


def test_every_entry_has_an_example_that_uses_its_predicate() -> None:
    assert [entry.indicator for entry in ENTRIES if not is_used_in_an_example(entry)] == []


def is_used_in_an_example(entry: Entry) -> bool:
    name = entry.indicator.split("/")[0]
    return any(f"{name}(" in example.query for example in examples(entry.text))


def test_examples_name_known_positions_only_and_use_each_of_them() -> None:
    assert set(re.findall(r"\$(\w+)", "".join(e.query for e in examples(PAGE)))) == set(GIVEN)


# The page, signatures.pl and what the modules export tell the same.


def test_every_signature_is_documented_in_its_group_and_order() -> None:
    signatures = (ROOT / "bk" / "signatures.pl").read_text()
    body = signatures[signatures.index("\n% Moves\n") :]
    expected = {}
    for section in re.split(r"^% ", body, flags=re.M)[1:]:
        title, facts = section.split("\n", 1)
        heads = re.findall(r"^signature\((\w+)\(([^()]*)\)\)", facts, re.M)
        expected[title] = [f"{name}/{arguments.count(',') + 1}" for name, arguments in heads]
    assert sum(map(len, expected.values())) == len(vocabulary())
    found = {g: [e.indicator for e in ENTRIES if e.group == g] for g in expected}
    assert found == expected


def test_page_and_signatures_agree_on_types_and_modes() -> None:
    expected = {
        signature.indicator: [(p.mode.replace("-", "?"), p.type) for p in signature.parameters]
        for signature in vocabulary().values()
    }
    assert {word: BY_INDICATOR[word].parameters() for word in expected} == expected


def test_headings_and_heads_of_entries_agree() -> None:
    heads = [f"{entry.head.split('(')[0]}/{len(entry.parameters())}" for entry in ENTRIES]
    assert [entry.indicator for entry in ENTRIES] == heads


def test_every_predicate_of_the_paper_is_in_the_vocabulary_and_marked() -> None:
    assert len(PAPER) == 21
    assert {entry.indicator for entry in ENTRIES if entry.in_paper} == PAPER
    assert {signature.indicator for signature in vocabulary().values()} >= PAPER


def exports() -> set[str]:
    query = (
        "member(Face, [chess_vocabulary, chess_strategy]), "
        "module_property(Face, exports(All)), member(Name/Arity, All)"
    )
    return {f"{row['Name']}/{row['Arity']}" for row in prolog().query(query).rows}


@needs_swipl
def test_the_faces_export_what_the_page_tells_and_nothing_else() -> None:
    assert exports() == {entry.indicator for entry in ENTRIES} - {LOADER}


@needs_swipl
def test_an_exported_name_has_the_arities_of_its_signatures_and_no_other() -> None:
    names = {name for name, _ in vocabulary()}
    found = {indicator for indicator in exports() if indicator.split("/")[0] in names}
    assert found == {signature.indicator for signature in vocabulary().values()}


def test_table_of_groups_lists_all_entries() -> None:
    rows = re.findall(r"^\| ([A-Z].*?) \| (.*) \|$", PAGE, re.M)
    found = {group: re.findall(r"\[(\w+/\d)\]\(#[^)]*\)(†?)", cells) for group, cells in rows}
    expected: dict[str, list[tuple[str, str]]] = {}
    for entry in ENTRIES:
        row = expected.setdefault(entry.group, [])
        row.append((entry.indicator, "†" if entry.in_paper else ""))
    assert found == expected
