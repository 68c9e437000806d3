"""The motifs of the literature on puzzles of Lichess: all that a puzzle has, and no others."""

import csv
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from clausewitz.clauses import Clause, read_text
from clausewitz.games.move_lines import MoveLine
from clausewitz.matching.tactic_network import matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.support.data import data_dir
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.shipped_motifs import (
    FILES,
    STRICTER,
    TEXTBOOK,
    is_variant,
    literature_files,
    motif_literature,
    theme_of,
)
from clausewitz.tactics.motifs.tagger import MotifTexts, Tagger, chosen_motifs

PUZZLES = Path(__file__).parent / "puzzles.csv"
MOST_LITERALS = 12
MOTIFS = [motif.name for theory in motif_literature() for motif in theory.motifs]
OF_LICHESS = [name for name in MOTIFS if not is_variant(name)]

OPERA = ("b3b8", "d7b8", "d1d8")  # Morphy against two amateurs, Paris 1858


@cache
def lines() -> dict[str, MoveLine]:
    with PUZZLES.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {
        row["PuzzleId"]: MoveLine(
            row["PuzzleId"],
            row["FEN"],
            tuple(row["Moves"].split()),
            True,
            tuple(row["Themes"].split()),
        )
        for row in rows
    }


@cache
def found() -> dict[str, set[str]]:
    """By id, the motifs that the kernel finds."""
    cases = line_cases(lines().values())
    assert not cases.refused
    motifs: dict[str, set[str]] = {line.name: set() for line in cases.lines}
    for theory in motif_literature():
        for motif in theory.motifs:
            held = np.zeros(len(cases), np.bool_)
            for clause in motif.clauses:
                for plain in unfolded(clause, theory.helpers):
                    held |= matches(plain, cases.cases)
            for number in np.nonzero(held)[0]:
                motifs[cases.lines[number].name].add(motif.name)
    return motifs


def expected(line: MoveLine) -> set[str]:
    return {name for name in OF_LICHESS if theme_of(name) in (line.themes or ())}


@pytest.mark.parametrize("puzzle", lines())
def test_a_puzzle_has_the_motifs_of_its_themes(puzzle: str) -> None:
    assert found()[puzzle] & set(OF_LICHESS) == expected(lines()[puzzle])


def test_each_motif_has_two_puzzles_and_one_that_lacks_it() -> None:
    counts = Counter(name for line in lines().values() for name in expected(line))
    assert [name for name in OF_LICHESS if not 2 <= counts[name] < len(lines())] == []


@pytest.mark.parametrize(
    ("motif", "holds", "fails"),
    [
        ("textbook_fork", ("POqNb", "1qTau"), "0YL23"),
        ("textbook_pin", ("0YL23", "1IQwz"), "POqNb"),
    ],
)
def test_the_textbook_sees_what_the_label_leaves_out(
    motif: str, holds: tuple[str, str], fails: str
) -> None:
    of_label = motif.removeprefix(TEXTBOOK)
    for puzzle in holds:
        assert motif in found()[puzzle]
        assert of_label not in found()[puzzle]
    assert motif not in found()[fails]


def test_what_tells_something_is_stricter() -> None:
    """But for a pin: a pinned piece that is taken counts, too."""
    strict = {name for name in MOTIFS if name.startswith(STRICTER)}
    assert len(strict & set().union(*found().values())) >= 5
    for name in strict - {"decisive_pin"}:
        plain = name.removeprefix(STRICTER)
        assert not [motifs for motifs in found().values() if name in motifs and plain not in motifs]


def counted(motif: str, played: list[MoveLine]) -> list[int]:
    """How often each line has a motif."""
    texts = MotifTexts(tuple((str(path), read_text(path)) for path in literature_files()))
    tags = Tagger(chosen_motifs(texts, [motif]))
    return [len(own) for own in tags.tags(line_cases(played))]


def test_a_piece_that_can_be_taken_forks_nothing() -> None:
    moves = ("d5c7", "e8d7", "c7a8")
    safe = MoveLine("1", "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", moves)
    taken = MoveLine("2", "rb2k3/8/8/3N4/8/8/8/4K3 w q - 0 1", moves)
    assert counted("fork", [safe, taken]) == [1, 0]


def test_an_opera_mate_is_recognized_on_the_first_rank() -> None:
    """Not of a king that has wandered off."""
    played = [
        MoveLine("1", "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16", OPERA),
        MoveLine("2", "8/8/7k/8/2B2R2/6P1/6K1/8 w - - 0 1", ("c4g8", "h6g5", "f4h4")),
    ]
    assert counted("decisive_opera_mate", played) == [1, 0]


@pytest.mark.parametrize(
    ("motif", "holds", "fails"),
    [
        (
            "decisive_interference",
            (
                "5rk1/pp1nrppp/2p5/q2p3n/2PP4/1P2PR1P/P1QN2P1/1N2R1K1 b - - 0 22",
                "d5c4 f3f5 a5d8 f5h5",
            ),
            ("6r1/8/p1p1k3/P1B3pr/1P2ppRP/2P5/7K/6R1 w - - 2 44", "g4g5 h5h4 h2g2 g8g5"),
        ),
        (
            "decisive_kill_box_mate",
            ("2r2rkR/2qb1pP1/4p3/pp2P1P1/8/2p1PQ2/PP3P2/2KR4 b - - 2 26", "g8g7 f3f6"),
            ("2R1k3/5r1p/p2p1n2/3Pp1Q1/8/1P3P2/P3q3/6K1 b - - 6 37", "e8d7 g5f5 d7e7 f5e6"),
        ),
    ],
)
def test_a_stricter_motif_leaves_out_what_the_label_has(
    motif: str, holds: tuple[str, str], fails: tuple[str, str]
) -> None:
    """No king that steps between its own rooks; no rook away from the king in its box."""
    played = [MoveLine("1", fen, tuple(moves.split()), True) for fen, moves in (holds, fails)]
    assert counted(motif, played) == [1, 0]
    assert min(counted(motif.removeprefix(STRICTER), played)) >= 1


@pytest.mark.parametrize(
    ("motif", "holds", "fails"),
    [
        (  # the bishop holds a rook that the king would take; only the line of the check
            "pillsburys_mate",
            ("3k3r/2R2p2/p7/1p4P1/3PpB2/5bP1/P5r1/4RK2 w - - 13 32", "e1c1 h8h1"),
            ("6k1/p1Q3pp/b4p2/3p4/3P4/4PN2/5PPP/1r4K1 w - - 1 26", "f3e1 b1e1"),
        ),
        (  # the rook is on the side of the bishop; on the other side
            "morphys_mate",
            ("1Q6/5p1k/4b1pp/4RB2/3p2KP/6P1/P3q3/5r2 w - - 2 45", "e5e2 e6f5"),
            (
                "2rr1k1Q/1q2p1b1/p1b1P1p1/np3pP1/3P1B2/1P1B1N2/P2N4/2R1K2R b K - 0 27",
                "g7h8 h1h8 f8g7 f4e5",
            ),
        ),
        (  # the rook has the rank between king and knight; the queen does not
            "corner_mate",
            ("8/5pkp/P1RR1pr1/8/8/5P1n/7P/7K w - - 1 37", "d6d1 h3f2"),
            ("6k1/5Rp1/p6p/1p2P3/1qp1pNQ1/2n1P3/5KPP/3r4 b - - 0 31", "g8f7 g4e6 f7f8 f4g6"),
        ),
        (  # nothing is beside the king; a knight is
            "swallowstail_mate",
            ("2Q5/4q1k1/1r3b1p/6p1/P7/1BP5/KP6/8 b - - 2 39", "e7b7 c8g8"),
            ("r1b1k2r/pp1p1ppp/1qn1pB2/8/4P3/5N2/PPPN1bPP/R2QKB1R w KQkq - 0 9", "e1e2 b6e3"),
        ),
    ],
)
def test_a_mate_has_the_name_of_its_picture(
    motif: str, holds: tuple[str, str], fails: tuple[str, str]
) -> None:
    played = [MoveLine("1", fen, tuple(moves.split()), True) for fen, moves in (holds, fails)]
    assert counted(motif, played) == [1, 0]


PROGRAM = """
:- use_module('{vocabulary}').
:- use_module('{theories}').
:- {loads}.

tell(Name, FEN, Moves) :-
    fen_line_after(FEN, Moves, Line),
    forall(( member(Motif, {motifs}), once(call(Motif, Line)) ),
           format("~w ~w~n", [Name, Motif])).
"""


def test_prolog_finds_the_same(tmp_path: Path) -> None:
    """On a few of the puzzles, by name and in Prolog's own process."""
    chosen = list(lines().values())[::5]
    program = PROGRAM.format(
        vocabulary=data_dir("bk") / "vocabulary.pl",
        theories=data_dir("logic") / "theories.pl",
        loads=",\n   ".join(f"load_tactics('{path}')" for path in literature_files()),
        motifs=MOTIFS,
    )
    queries = [
        f""":- tell('{line.name}', "{line.fen}", [{", ".join(line.moves)}]).""" for line in chosen
    ]
    file = tmp_path / "ask.pl"
    file.write_text(program + "\n".join(queries) + "\n", encoding="utf-8")
    command = ["swipl", "--on-error=status", "-q", "-g", "halt", str(file)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    answers: dict[str, set[str]] = {line.name: set() for line in chosen}
    for answer in run.stdout.splitlines():
        puzzle, motif = answer.split()
        answers[puzzle].add(motif)
    assert answers == {line.name: found()[line.name] for line in chosen}


def all_clauses() -> list[Clause]:
    return [clause for theory in motif_literature() for clause in theory.clauses()]


def test_clauses_are_short() -> None:
    assert [str(c) for c in all_clauses() if len(c.body) > MOST_LITERALS] == []


def test_no_two_files_have_a_predicate_in_common() -> None:
    owners: dict[tuple[str, int], str] = {}
    for theory in motif_literature():
        for key in {clause.head.key for clause in theory.clauses()}:
            assert owners.setdefault(key, theory.source) == theory.source, key


def test_all_files_of_the_folder_are_listed() -> None:
    folder = literature_files()[0].parent
    assert sorted(path.stem for path in folder.glob("*.pl")) == sorted(FILES)


@pytest.mark.parametrize(
    ("motif", "theme"),
    [
        ("fork", "fork"),
        ("double_check", "doubleCheck"),
        ("mate_in_1", "mateIn1"),
        ("attacking_f2_f7", "attackingF2F7"),
        ("x_ray_attack", "xRayAttack"),
        ("textbook_fork", "fork"),
        ("decisive_fork", "fork"),
    ],
)
def test_names_are_those_of_lichess(motif: str, theme: str) -> None:
    assert theme_of(motif) == theme
