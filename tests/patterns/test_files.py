"""Files of patterns: written and read back, and refused where they are anything else."""

from pathlib import Path

import chess
import pytest

from clausewitz.clauses import check_theory
from clausewitz.patterns.graphs.canonical_form import canonical, canonical_pattern
from clausewitz.patterns.graphs.pattern import Pattern, PatternSet, Reply
from clausewitz.patterns.graphs.pattern_clauses import clause_of
from clausewitz.patterns.graphs.pattern_files import (
    patterns_in,
    read_patterns,
    shipped,
    text_of,
)
from clausewitz.patterns.ranking.pattern_english import in_words
from clausewitz.patterns.ranking.ranker import FittedRanker
from clausewitz.support.errors import ClausewitzError
from kernel.conftest import STARTS, random_game
from patterns.prolog_twin import mined
from patterns.test_evaluating import PATTERNS
from plain_swipl import run_swipl

GRAPHS = mined(random_game(STARTS[1], 3, 60), 60, seed=4)
SET = PatternSet(
    (
        *PATTERNS,
        *(Pattern(graph, "material", -300, 512, 40, 12, (Reply(1, 0, 100),)) for graph in GRAPHS),
        *(Pattern(graph.reflected(), fitted=-7) for graph in GRAPHS),
    ),
    ("Made by a test.", "clausewitz patterns learn"),
)


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    file = tmp_path / "patterns.pl"
    file.write_text(text_of(SET))
    found = read_patterns(file)
    assert found.header == SET.header
    assert [p.replies for p in found.patterns] == [p.replies for p in SET.patterns]
    assert [canonical(p.graph) for p in found.patterns] == [
        canonical(p.graph) for p in SET.patterns
    ]
    assert [(p.origin, p.weight, p.fitted, p.seen, p.played) for p in found.patterns] == [
        (p.origin, p.weight, p.fitted, p.seen, p.played) for p in SET.patterns
    ]
    assert text_of(found) == file.read_text()


def test_every_pattern_is_a_tactic_over_the_vocabulary() -> None:
    text = "\n".join(str(clause_of(p.graph, f"p{n}")) for n, p in enumerate(SET.patterns))
    assert len(check_theory(text, "patterns").tactics) == len(SET)


def test_a_file_can_be_consulted(tmp_path: Path) -> None:
    file = tmp_path / "patterns.pl"
    file.write_text(text_of(SET))
    done = run_swipl("forall(pattern(p2, _, W, _, _, _), print(W)), halt", file, tmp_path)
    assert (done.stdout, done.stderr) == ("100", "")


def test_patterns_read_as_english() -> None:
    assert in_words(PATTERNS[3], "p4") == (
        "p4: the own queen From can go to To; the enemy pawn A covers To."
    )


GOOD = "pattern(p1, material, 100, 0, 0, 0).\n"
MOVE = "reaches(From, To, Position), friendly(From, Position)"
CROWD = ", ".join(f"defends({a}, {b}, Position)" for a in "ABCDEF" for b in "ABCDEFG" if a != b)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "f.pl: there is no pattern in it"),
        (":- initialization(halt).", "f.pl:1: a directive; a theory is data"),
        (GOOD, "p1 needs a fact pattern(p1, …) and one clause"),
        (f"p1(Position, From, To) :- {MOVE}.", "there is no pattern in it"),
        (f"{GOOD}p1(Position, From, To) :- shell(From).", "f.pl:2: shell(From) is no edge"),
        (f"{GOOD}p1(Position, From, To) :- reaches(From, To, Position).", "is not said"),
        (f"{GOOD}p1(P, From, From) :- {MOVE}.", "f.pl:2: the head has a variable twice"),
        (f"{GOOD}p1(Position, From, To) :- friendly(From, Position).", "is not the move"),
        (f"{GOOD}p1(Position, From, To) :- {MOVE}, hostile(From, Position).", "From is not said"),
        (
            f"{GOOD}p1(Position, From, To) :- {MOVE}, defends(A, From, Position),"
            " friendly(A, Position), defends(B, From, Position), friendly(B, Position).",
            "different_pos(A, B) is missing",
        ),
        (
            f"{GOOD}p1(Position, From, To) :- {MOVE}, attacks(A, From, Position),"
            " friendly(A, Position).",
            "cannot bear on each other so",
        ),
        (
            f"{GOOD}p1(Position, From, To) :- {MOVE}, covers(A, B, Position),"
            " friendly(A, Position), different_pos(A, From), different_pos(B, To).",
            "nothing to do with the move",
        ),
        (
            f"{GOOD}p1(Position, From, To) :- {MOVE}, {CROWD}.",
            "more than 33 literals join squares",
        ),
        (
            f"{GOOD}{GOOD}",
            "f.pl:2: expected pattern(Name, material or positional, 4 numbers), once",
        ),
        ("pattern(p1, guessed, 1, 2, 3, 4).", "expected pattern(Name, material or positional"),
        (f"{GOOD}reply(p1, q, to, 5).", "which are no squares"),
        ("pattern(p1, material, 999999999, 2, 3, 4).", "f.pl:1: 999999999 is more than"),
        (f"pattern(p1, material, {2**70}, 2, 3, 4).", "f.pl:1: a number of more than 64 bits"),
        (f"{GOOD}p1(Position, From, To) :- {MOVE}", "f.pl:2: "),
    ],
)
def test_what_is_no_pattern_is_refused(text: str, words: str) -> None:
    with pytest.raises(ClausewitzError) as refusal:
        patterns_in(text, "f.pl")
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.long
def test_the_set_that_ships_says_how_it_was_made_and_ranks_moves() -> None:
    found = read_patterns(shipped("masters"))
    assert any("clausewitz patterns learn" in line for line in found.header)
    ranked = FittedRanker.of([canonical_pattern(p) for p in found.patterns[:300]])
    assert len(ranked.rank(chess.Board())) == 20
