"""Motifs of whole lines: spaces about lines, their programs, and what is learned in them."""

import csv
import random
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from clausewitz.clauses import read_theory
from clausewitz.games.example import Example, example_line
from clausewitz.games.example_table import read_examples
from clausewitz.games.label_ages import LabelAges
from clausewitz.games.lichess_puzzles import all_puzzles, puzzle_line
from clausewitz.games.move_lines import MoveLine
from clausewitz.games.published_files import Source
from clausewitz.learn.lines.labelled_lines import LabelledLines, LineExample
from clausewitz.learn.lines.motif_learner import MotifRequest, readable_line
from clausewitz.learn.lines.motif_run import learn_motif
from clausewitz.learn.space.hypothesis_space import Atom, Atoms, Space, Types
from clausewitz.learn.space.line_lattice import LineLattice
from clausewitz.learn.space.motif_tasks import TASKS
from clausewitz.learn.space.task import Task, read_task
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.data import data_dir, example_file
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import tried_lines_by_prolog
from clausewitz.tactics.motifs.shipped_motifs import theme_of
from motif_themes import THEMES, is_reserved, motif_name

MOTIF_PUZZLES = Path(__file__).parents[1] / "tactics" / "motifs" / "puzzles.csv"

HEAD = """
head_pred(motif, 1). type(motif, (line)). direction(motif, (in)).
max_vars(8). max_body(4). max_clauses(3).
body_pred(solver_move, 6).
always(solver_move, (1, 3, 4, 2, 5, 0)). fixed(solver_move, (1, 3, 4, 2, 5, 0)).
"""


@cache
def some_lines() -> tuple[MoveLine, ...]:
    files = (MOTIF_PUZZLES, example_file("puzzles.csv"))
    return tuple(line for file in files for line in map(puzzle_line, all_puzzles(Source(file))))


def shipped_task(name: str) -> Task:
    return read_task(data_dir("logic") / "tasks" / name)


def grown_at_random(space: Space, chooser: random.Random, atoms: int) -> tuple[Atoms, Types]:
    body, types = space.start, space.start_types
    for _ in range(atoms):
        safe = frozenset(range(len(types)))
        choices = [g for g in space.growths(types, safe) if g.atom not in body]
        # Words that need a table are left out: this is about programs.
        atom, types = chooser.choice(choices)
        body = (*body, atom)
    return tuple(sorted(body)), types


@pytest.mark.parametrize("name", TASKS)
def test_program_of_a_body_and_its_clause_as_written_agree(name: str) -> None:
    """The search plans bodies by itself: what it finds has to hold where the clause does."""
    task = shipped_task(name)
    space, chooser = Space(task.bias), random.Random(name)
    examples = [LineExample(line, True) for line in some_lines()]
    words = [word.name for word in task.bias.body]
    lines = LabelledLines(examples, space, words, own=task.own, listed=True)
    lattice = LineLattice(space, lines.relations, lines.remembered)
    held_somewhere = 0
    for _ in range(40):
        body, types = grown_at_random(space, chooser, chooser.randint(1, 3))
        *rest, last = [atom for atom in body if atom not in space.start]
        growths = [g for g in lattice.growths(types, frozenset(range(len(types)))) if g.number >= 0]
        growth = next(g for g in growths if lattice.atoms[g.number] == last)
        before = lattice.numbers((*space.start, *rest))
        held, _ = lines.refined(
            lattice, before, types, [growth], lines.everything, np.zeros(1, np.bool_)
        )
        proposed = lines.items.of_cases(held[0])
        clause = readable_line(space.clause(body, types), "motif")
        assert proposed.tolist() == lines.proposed(clause).tolist(), str(clause)
        held_somewhere += bool(proposed.any())
    assert held_somewhere > 10


def test_clauses_learned_from_lines_mean_the_same_in_prolog() -> None:
    task = shipped_task("pins")
    space, chooser = Space(task.bias), random.Random(5)
    lines = LabelledLines([LineExample(line, True) for line in some_lines()], space)
    for _ in range(15):
        body, types = grown_at_random(space, chooser, 3)
        clause = readable_line(space.clause(body, types), "motif")
        some = chooser.sample(range(len(lines.lines)), 12)
        (by_prolog,) = tried_lines_by_prolog([clause], [lines.lines[n] for n in some])
        assert by_prolog.tolist() == lines.proposed(clause)[some].tolist(), str(clause)


def labelled(label: str) -> list[Example]:
    """All lines as examples, those with the theme positive; every other one for validation."""
    return [
        Example(
            line.fen,
            " ".join(line.moves),
            label in (line.themes or ()),
            split=("train", "validation")[number % 2],
            source=line.name,
        )
        for number, line in enumerate(some_lines())
    ]


def test_a_motif_is_learned_and_says_how(tmp_path: Path) -> None:
    task, folder = shipped_task("moves"), RunFolder(tmp_path / "run")
    request = MotifRequest("mate_in_2", windows=1)
    found = learn_motif(labelled("mateIn2"), task, request, folder, ["mateIn2: a test"])
    assert found.scores["validation"].f1 > 0.9
    theory = read_theory(folder.path / "tactics.pl")
    assert [motif.name for motif in theory.motifs] == ["mate_in_2"]
    text = (folder.path / "tactics.pl").read_text()
    assert "% mateIn2: a test" in text
    assert "validation: precision" in text
    assert "bare_king" not in text  # a word of the task that no rule speaks of
    assert "Lines of the theme that no rule covers" in (folder.path / "report.txt").read_text()


def test_own_word_is_learned_with_at_another_half_move(tmp_path: Path) -> None:
    (tmp_path / "bias.pl").write_text(
        HEAD + "body_pred(reply, 5). given(reply, (1, 6, 7, 8, 0)).\nbody_pred(lonely, 2)."
    )
    (tmp_path / "bk.pl").write_text(
        'english(lonely, "{Square} is alone").\n'
        "lonely(Square, P) :- piece_at(Square, P, _, _), \\+ near(Square, P).\n"
        "near(Square, Position) :- adjacent(Square, Other), same_side(Square, Other, Position).\n"
    )
    meets_prolog(read_task(tmp_path), ("lonely", (7, 8)))


@pytest.mark.parametrize("word", ["checking", "not checking"])
def test_own_word_about_the_whole_line_is_learned_with(tmp_path: Path, word: str) -> None:
    (tmp_path / "bias.pl").write_text(
        HEAD + "body_pred(checking, 1). negatable(checking).\n"
        "body_pred(reply, 5). given(reply, (1, 6, 7, 8, 0))."
    )
    (tmp_path / "bk.pl").write_text(
        "checking(Line) :- solver_ply(Ply, Line), gives_check(Ply, Line).\n"
    )
    meets_prolog(read_task(tmp_path), (word, (0,)))


def meets_prolog(task: Task, atom: Atom) -> None:
    """The search finds the literal, and it holds of the lines where Prolog says so."""
    space = Space(task.bias)
    lines = LabelledLines(
        [LineExample(line, True) for line in some_lines()],
        space,
        [word.name for word in task.bias.body],
        own=task.own,
        listed=True,
    )
    lattice = LineLattice(space, lines.relations, lines.remembered)
    (number,) = [n for n, found in enumerate(lattice.atoms) if found == atom]
    growths = lattice.growths(space.start_types, frozenset(range(len(space.start_types))))
    growth = next(g for g in growths if g.number == number)
    start = lattice.numbers(space.start)
    held, _ = lines.refined(
        lattice, start, space.start_types, [growth], lines.everything, np.zeros(1, np.bool_)
    )
    clause = readable_line(
        space.clause((*space.start, lattice.atoms[number]), space.start_types), "motif"
    )
    proposed = lines.items.of_cases(held[0])
    assert 0 < proposed.sum() < len(proposed)
    (by_prolog,) = tried_lines_by_prolog([clause], lines.lines[:40], task.own)
    assert by_prolog.tolist() == proposed[:40].tolist()


def test_literals_that_are_given_are_written_where_one_speaks_of_them() -> None:
    space = Space(shipped_task("lines").bias)
    quiet = space.clause((*space.start, ("check", (5,))), space.start_types)
    assert [literal.predicate for literal in quiet.body] == ["solver_move", "check"]
    spoken = space.clause((*space.start, ("same_pos", (4, 10))), space.start_types)
    assert {literal.predicate for literal in spoken.body} == {
        "solver_move",
        "same_pos",
        "next_move",
    }


def test_one_move_is_no_line(tmp_path: Path) -> None:
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    with pytest.raises(ClausewitzError, match="e2e4 is one move"):
        learn_motif(
            [Example(start, "e2e4")],
            shipped_task("moves"),
            MotifRequest("x"),
            RunFolder(tmp_path),
            [],
        )


def test_line_without_the_move_before_it() -> None:
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    line = example_line(Example(start, "- e2e4 e7e5"))
    assert (line.moves, line.after_a_move) == (("e2e4", "e7e5"), False)


def test_examples_of_lines_are_read_and_checked(tmp_path: Path) -> None:
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    file = tmp_path / "lines.csv"
    file.write_text(f"fen,move\n{start},e2e4 e7e5 g1f3\n{start},- e2e4\n")
    assert [example.is_line for example in read_examples(file)] == [True, True]
    file.write_text(f"fen,move\n{start},e2e4 e2e4\n")
    with pytest.raises(ClausewitzError, match=r"lines\.csv:2: the move e2e4 is not legal"):
        list(read_examples(file))


def test_rows_that_know_a_newer_theme_stand_together(tmp_path: Path) -> None:
    """A block of rows that has the theme, one that has it hardly ever, one of other columns."""
    columns = ("PuzzleId", "FEN", "Moves", "Rating", "Themes")
    fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    with (tmp_path / "puzzles.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        for number in range(15_000):
            has_it = number % 50 == 0 and (number < 5000 or number == 7500)
            rating = "" if 2000 <= number < 4000 else "1500"
            themes = "mate operaMate" if has_it and rating else "mate"
            writer.writerow((f"p{number}", fen, "e1e2 e8e7", rating, themes))
    source = Source(tmp_path / "puzzles.csv")
    ages, known = LabelAges(source, "operaMate"), []
    for puzzle in all_puzzles(source):
        known.append(ages.knows(puzzle))
    assert all(known[:1900])
    assert not any(known[2000:4000])
    assert known[7500]  # it has the theme
    assert not any(known[7501:])
    assert all(LabelAges(source, "fork").knows(puzzle) for puzzle in all_puzzles(source))


def test_themes_are_learned_in_one_space_each_and_named_as_lichess_does() -> None:
    assert len(set(THEMES)) == len(THEMES)
    assert [theme_of(motif_name(theme)) for theme in THEMES] == list(THEMES)
    for name in TASKS:
        assert Space(shipped_task(name).bias).bias.head.types == ("line",)


def test_a_fifth_of_the_games_is_reserved() -> None:
    puzzles = list(all_puzzles(Source(example_file("puzzles.csv"))))
    assert 5 < sum(map(is_reserved, puzzles)) < 40
