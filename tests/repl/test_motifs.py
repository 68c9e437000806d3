"""Motifs in plain Prolog: what `swipl logic/repl.pl` says of lines of moves."""

import shutil
from pathlib import Path

import pytest

from agree.line_sources import shipped_lines
from clausewitz.clauses import read_theory
from clausewitz.games.move_lines import MoveLine
from clausewitz.tactics.by_prolog import tried_lines_by_prolog
from clausewitz.tactics.motifs.shipped_motifs import STRICTER, learned_files, motif_literature
from repl.plain_repl import answered

SMOTHERED = MoveLine(
    "",
    "5r1k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1",
    ("g5f7", "h8g8", "f7h6", "g8h8", "c4g8", "f8g8", "h6f7"),
)

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)


def reading(line: MoveLine) -> str:
    reader = "fen_line_after" if line.after_a_move else "fen_line"
    return f"{reader}('{line.fen}', [{', '.join(line.moves)}], Line)"


def test_motifs_are_those_of_the_literature_and_the_learned_ones(tmp_path: Path) -> None:
    lines = [SMOTHERED, *shipped_lines()[::900]]
    shown: list[set[str]] = [set() for _ in lines]
    learned = tuple(map(read_theory, learned_files()))
    parts = [("", part) for part in motif_literature()] + [("learned_", part) for part in learned]
    for prefix, theory in parts:
        for motif in theory.motifs:
            if motif.name.startswith(STRICTER):  # to be queried by name
                continue
            found = tried_lines_by_prolog(motif.clauses, lines, theory)
            for names, holds in zip(shown, found.T, strict=True):
                names |= {prefix + motif.name} if holds.any() else set()
    facts = "".join(f"test_line({n}, Line) :- {reading(line)}.\n" for n, line in enumerate(lines))
    (tmp_path / "lines.pl").write_text(facts)
    goal = 'forall(test_line(_, Line), (forall(motif(Line, Name), format("~w ", [Name])), nl))'
    answers = answered(f"consult('lines.pl'), {goal}", tmp_path)
    assert [sorted(answer.split()) for answer in answers] == [sorted(names) for names in shown]
    assert {"mate", "double_check", "learned_mate", "learned_double_check"} <= shown[0]


def test_helpers_of_learned_motifs_with_one_name_are_the_same() -> None:
    """They are read into one place, under one name."""
    seen: dict[tuple[str, int], list[str]] = {}
    for file in learned_files():
        helpers: dict[tuple[str, int], list[str]] = {}
        for helper in read_theory(file).helpers:
            helpers.setdefault(helper.head.key, []).append(str(helper))
        for key, clauses in helpers.items():
            assert seen.setdefault(key, clauses) == clauses


MINE = """\
english(wins, "It wins.").
wins(Line) :- won(Line, 5).
won(Line, Number) :- last_ply(Ply, Line), up_by(Ply, Number, Line).
quiet(Line) :- \\+ loud(Line).
loud(Line) :- gives_check(_, Line).
noisy(Line) :- wins(Line), loud(Line).
blocked(Position) :- stalemate(Position).
"""


def test_motifs_of_a_file_are_predicates_of_a_line(tmp_path: Path) -> None:
    """What others call is a motif if it has English; what is about a position is none."""
    (tmp_path / "mine.pl").write_text(MINE)
    fork = MoveLine("", "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", ("d5c7", "e8d7", "c7a8"))
    goal = "forall((motif(Line, Name), memberchk(Name, Mine)), (print(Name), nl))"
    names = "Mine = [wins, quiet, loud, noisy, blocked]"
    read = f"load_tactics('mine.pl'), {names}, {reading(fork)}"
    assert answered(f"{read}, {goal}", tmp_path) == ["wins", "noisy"]
    assert answered(f"{read}, motif(Line, wins), print(Line), nl", tmp_path) == [
        "<r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1: d5c7 e8d7 c7a8>"
    ]


def test_the_toplevel_shows_a_line_shortly(tmp_path: Path) -> None:
    line = MoveLine("", SMOTHERED.fen, ("g1h1", "h7h6"), after_a_move=True)
    assert answered(f"{reading(line)}, print(x(Line)), nl", tmp_path) == [
        "x(<5r1k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1: (g1h1) h7h6>)"
    ]
