"""Motifs in plain Prolog: what `swipl logic/repl.pl` says of lines of moves."""

import shutil
from pathlib import Path

import pytest

from agree.line_sources import shipped_lines
from clausewitz.games.move_lines import MoveLine
from clausewitz.motifs.reference import tried_lines_by_prolog
from clausewitz.motifs.shipped_motifs import motif_literature
from plain_swipl import run_swipl

REPL = Path(__file__).parents[2] / "logic" / "repl.pl"
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


def asked(goal: str, folder: Path) -> list[str]:
    done = run_swipl(f"{goal}, halt", REPL, folder)
    assert (done.stderr, done.returncode) == ("", 0)
    return done.stdout.splitlines()


def test_motifs_are_those_of_the_literature(tmp_path: Path) -> None:
    lines = [SMOTHERED, *shipped_lines()[::60]]
    shown: list[list[str]] = [[] for _ in lines]
    for motif, theory in ((motif, part) for part in motif_literature() for motif in part.motifs):
        found = tried_lines_by_prolog(motif.clauses, lines, theory)
        for names, holds in zip(shown, found.T, strict=True):
            names += [motif.name] * bool(holds.any())
    facts = "".join(f"test_line({n}, Line) :- {reading(line)}.\n" for n, line in enumerate(lines))
    (tmp_path / "lines.pl").write_text(facts)
    told = 'forall(test_line(_, Line), (forall(motif(Line, Name), format("~w ", [Name])), nl))'
    answers = asked(f"consult('lines.pl'), {told}", tmp_path)
    assert [sorted(answer.split()) for answer in answers] == [sorted(names) for names in shown]
    assert {"mate", "double_check"} <= {*shown[0]}


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
    assert asked(f"{read}, {goal}", tmp_path) == ["wins", "noisy"]
    assert asked(f"{read}, motif(Line, wins), print(Line), nl", tmp_path) == [
        "<r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1: d5c7 e8d7 c7a8>"
    ]


def test_the_toplevel_shows_a_line_shortly(tmp_path: Path) -> None:
    line = MoveLine("", SMOTHERED.fen, ("g1h1", "h7h6"), after_a_move=True)
    assert asked(f"{reading(line)}, print(x(Line)), nl", tmp_path) == [
        "x(<5r1k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1: (g1h1) h7h6>)"
    ]
