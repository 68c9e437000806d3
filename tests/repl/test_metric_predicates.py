"""Engines and figures queried from Prolog: the same values as everywhere, and errors in words."""

import json
import os
import shutil
import sys
from pathlib import Path

import chess
import pytest

from clausewitz.clauses import Theory, read_theory
from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.move_values import Evaluation
from clausewitz.engines.value_cache import opened
from clausewitz.games.example_table import read_examples
from clausewitz.metrics.measurement import MetricsRequest
from clausewitz.metrics.measurement import run as measured
from clausewitz.metrics.panel import Panel
from clausewitz.metrics.results import Figures
from clausewitz.prolog import PrologError, prolog
from clausewitz.repl import metric_predicates
from clausewitz.support.data import cache_dir
from clausewitz.tactics.shipped import literature
from engines.faking import FakeEngine
from pseudo_terminal import Terminal
from running import LONG, NEEDS_STOCKFISH, Run, long

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
MATES = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
PROMOTES = "2k5/P7/2K5/8/8/8/8/8 w - - 0 1"
MATED = "3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1"
STALEMATED = "k7/8/1Q6/8/8/2K5/8/8 b - - 1 1"
TAKES = "takes(P, From, To) :- captures(From, To, P).\n"


@pytest.fixture(autouse=True)
def values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of values for each test."""
    file = tmp_path / "values.sqlite"
    monkeypatch.setattr("clausewitz.engines.value_cache.usual_file", lambda: file)
    metric_predicates.register_all([literature()])
    return file


def answers(goal: str, fen: str = FORK) -> list[dict[str, str]]:
    rows = prolog().query(f'fen_position("{fen}", Pos_), {goal.replace("Pos", "Pos_")}').rows
    return [{name: value for name, value in row.items() if name != "Pos_"} for row in rows]


def said(fake: FakeEngine, fen: str) -> Evaluation:
    """What the metrics are made of."""
    engine = find_engine(fake.option).open()
    (found,) = engine.evaluate([chess.Board(fen)])
    engine.close()
    return found


@pytest.mark.parametrize("fen", [FORK, MATES, long(chess.STARTING_FEN)])
def test_values_are_those_of_the_metrics(fake: FakeEngine, fen: str) -> None:
    expected = said(fake, fen)
    worth = {uci: value.clipped() for uci, value in expected.values.items()}
    rows = answers(f"move_value(Pos, From, To, '{fake.option}', Cp)", fen)
    assert {row["From"] + row["To"]: int(row["Cp"]) for row in rows} == worth
    assert len(rows) == len(worth)
    assert answers(f"evaluate(Pos, '{fake.option}', Cp)", fen) == [
        {"Cp": f"{max(worth.values()):.0f}"}
    ]
    (best,) = answers(f"best_move(Pos, From, To, '{fake.option}')", fen)
    assert best["From"] + best["To"] == expected.best


def test_mate_is_worth_2000(fake: FakeEngine) -> None:
    assert answers(f"move_value(Pos, d1, d8, '{fake.option}', Cp)", MATES) == [{"Cp": "2000"}]
    assert answers(f"evaluate(Pos, '{fake.option}', Cp)", MATES) == [{"Cp": "2000"}]


@pytest.mark.parametrize(("fen", "value"), [(MATED, "-2000"), (STALEMATED, "0")])
def test_game_that_is_over_has_a_value_and_no_move(fake: FakeEngine, fen: str, value: str) -> None:
    assert answers(f"evaluate(Pos, '{fake.option}', Cp)", fen) == [{"Cp": value}]
    assert answers(f"move_value(Pos, From, To, '{fake.option}', Cp)", fen) == []
    assert answers(f"best_move(Pos, From, To, '{fake.option}')", fen) == []


def test_pawn_becomes_a_queen(fake: FakeEngine) -> None:
    expected = round(said(fake, PROMOTES).values["a7a8q"].clipped())
    rows = answers(f"move_value(Pos, a7, To, '{fake.option}', Cp)", PROMOTES)
    assert rows == [{"To": "a8", "Cp": str(expected)}]


def test_bound_squares_select_moves(fake: FakeEngine) -> None:
    (all_of_it,) = answers(f"move_value(Pos, c3, d5, '{fake.option}', Cp)")
    one_by_one = answers(f"move_value(Pos, c3, To, '{fake.option}', Cp)")
    assert {"To": "d5"} | all_of_it in one_by_one
    assert len(one_by_one) == 7
    assert answers(f"move_value(Pos, c3, c4, '{fake.option}', Cp)") == []


def test_no_position_is_evaluated_twice(fake: FakeEngine) -> None:
    first = answers(f"evaluate(Pos, '{fake.option}', Cp)")
    fake.will("die 1 always")
    metric_predicates._opened.cache_clear()
    assert answers(f"evaluate(Pos, '{fake.option}', Cp)") == first
    assert len(answers(f"move_value(Pos, c3, To, '{fake.option}', Cp)")) == 7


def test_one_process_answers_many_questions(fake: FakeEngine) -> None:
    rows = answers(f"make_move(c3, To, Pos, New), evaluate(New, '{fake.option}', Cp)")
    assert len(rows) == 7
    assert fake.starts() == 2, "to ask its name, and to ask all the rest"


def test_changed_engine_is_queried_anew(fake: FakeEngine) -> None:
    (before,) = answers(f"move_value(Pos, c3, d5, '{fake.option}', Cp)")
    text = fake.command.read_text().replace("% 801 - 400", "% 7 + 1001")
    fake.command.write_text(text)
    (after,) = answers(f"move_value(Pos, c3, d5, '{fake.option}', Cp)")
    assert -400 <= int(before["Cp"]) <= 400
    assert abs(int(after["Cp"])) > 1000


@NEEDS_STOCKFISH
def test_stockfish_sees_a_mate() -> None:
    goal = "best_move(Pos, From, To), evaluate(Pos, stockfish, Cp)"
    assert answers(goal, MATES) == [{"From": "d1", "To": "d8", "Cp": "2000"}]


def figures(theory: Theory, name: str, examples: Path, engine: str) -> tuple[Figures, str]:
    """By the way of `clausewitz metrics`."""
    request = MetricsRequest(Panel([engine]))
    with opened(None) as cache:
        found = measured(theory, list(read_examples(examples)), request, cache)
    number = [tactic.name for tactic in theory.tactics].index(name)
    return found.tactics[number].figures, found.engines[0].name


@pytest.mark.parametrize(
    "name", ["fork", *map(long, ("winning_fork", "mate_in_one", "hanging_piece"))]
)
def test_figures_are_those_of_the_metrics(fake: FakeEngine, examples: Path, name: str) -> None:
    goals = [
        f"coverage({name}, '{examples}', C)",
        f'accuracy({name}, "{examples}", A)',
        f"divergence({name}, '{examples}', '{fake.option}', D)",
    ]
    (row,) = answers(", ".join(goals))
    expected, engine = figures(literature(), name, examples, fake.option)
    assert float(row["C"]) == expected.coverage.value
    assert float(row["A"]) == expected.accuracy.value
    assert float(row["D"]) == expected.divergence[engine].value


def test_accuracy_is_the_share_of_suggestions(examples: Path, tmp_path: Path) -> None:
    """Any legal move: the move played is always among them, but is one of many."""
    tactics = tmp_path / "any.pl"
    tactics.write_text("any(P, From, To) :- legal_move(From, To, P).\n")
    metric_predicates.register_all([literature(), read_theory(tactics)])
    examples.write_text(f"fen,move\n{MATES},d1d8\n{FORK},c3d5\n")
    moves = sum(chess.Board(fen).legal_moves.count() for fen in (MATES, FORK))
    (row,) = answers(f"coverage(any, '{examples}', C), accuracy(any, '{examples}', A)")
    assert float(row["C"]) == 1
    assert float(row["A"]) == pytest.approx(2 / moves)


def test_tactic_that_never_applies_has_coverage_alone(fake: FakeEngine, examples: Path) -> None:
    examples.write_text(f"fen,move\n{FORK},c3d5\n")
    assert answers(f"coverage(promotion, '{examples}', C)") == [{"C": "0.0"}]
    assert answers(f"accuracy(promotion, '{examples}', A)") == []
    assert answers(f"divergence(promotion, '{examples}', '{fake.option}', D)") == []


def test_moves_that_were_not_played_are_left_out(examples: Path) -> None:
    examples.write_text(f"fen,move,label\n{FORK},c3d5,1\n{MATES},d1d7,0\n")
    assert answers(f"coverage(fork, '{examples}', C)") == [{"C": "1.0"}]


def test_changed_examples_are_read_again(examples: Path) -> None:
    goal = f"coverage(mate_in_one, '{examples}', C)"
    examples.write_text(f"fen,move\n{FORK},c3d5\n")
    assert answers(goal) == [{"C": "0.0"}]
    examples.write_text(f"fen,move\n{MATES},d1d8\n{FORK},c3d5\n")
    assert answers(goal) == [{"C": "0.5"}]


NOWHERE = "/none/examples.csv"
ERRORS = {
    "evaluate(Pos, 'uci:/none/fish', Cp)": "there is no file /none/fish",
    "move_value(Pos, F, T, 'uci:/none/fish', Cp)": "there is no file /none/fish",
    "best_move(Pos, F, T, 'maia:/none/maia.pb.gz')": "/none/maia.pb.gz: no such file",
    "evaluate(Pos, fish, Cp)": 'Error: "fish" is not stockfish',
    "evaluate(Pos, 'uci:/bin/true', Cp)": "is no UCI engine",
    "evaluate(nonsense, stockfish, Cp)": 'bad FEN "nonsense"',
    "evaluate(Pos, _, Cp)": "not sufficiently instantiated",
    "coverage(frok, 'EXAMPLES', C)": "no tactic is called frok in .*literature.pl",
    "divergence(frok, 'EXAMPLES', stockfish, D)": "no tactic is called frok",
    "divergence(fork, 'EXAMPLES', 'uci:/none/fish', D)": "there is no file /none/fish",
    "divergence(fork, 'EXAMPLES', fish, D)": 'Error: "fish" is not stockfish',
    f"coverage(fork, '{NOWHERE}', C)": f"{NOWHERE}: No such file",
    f"accuracy(fork, '{NOWHERE}', C)": f"{NOWHERE}: No such file",
    f"divergence(fork, '{NOWHERE}', stockfish, D)": f"{NOWHERE}: No such file",
    "coverage(fork, '-', C)": "/-: No such file",
    "coverage(_, 'EXAMPLES', C)": "not sufficiently instantiated",
}


@pytest.mark.parametrize("goal", ERRORS)
def test_errors_are_one_line(goal: str, examples: Path) -> None:
    with pytest.raises(PrologError, match=ERRORS[goal]) as error:
        answers(goal.replace("EXAMPLES", str(examples)))
    assert "\n" not in str(error.value)
    assert answers("X = 1") == [{"X": "1"}]


def test_examples_without_a_move_played_are_refused(examples: Path) -> None:
    examples.write_text(f"fen,move,label\n{FORK},c3d5,0\n")
    with pytest.raises(PrologError, match="there is no example of a move played"):
        answers(f"coverage(fork, '{examples}', C)")


@pytest.mark.parametrize(
    "goal",
    [
        "evaluate(Pos, E, Cp)",
        *map(long, ("move_value(Pos, c3, To, E, Cp)", "best_move(Pos, F, T, E)")),
    ],
)
def test_engine_that_dies_is_an_error_and_never_an_answer(fake: FakeEngine, goal: str) -> None:
    fake.will("die 3 always")
    with pytest.raises(PrologError, match=r"failed 3 times, last on .*: it died"):
        answers(f"E = '{fake.option}', {goal}")
    fake.will("nothing 1")
    assert len(answers(f"E = '{fake.option}', {goal}")) >= 1, "and nothing of it was cached"


def test_engine_that_dies_gives_no_divergence(fake: FakeEngine, examples: Path) -> None:
    fake.will("die 3 always")
    with pytest.raises(PrologError, match="failed 3 times"):
        answers(f"divergence(fork, '{examples}', '{fake.option}', D)")


def test_engine_that_dies_once_is_started_again(fake: FakeEngine) -> None:
    expected = max(value.clipped() for value in said(fake, FORK).values.values())
    fake.will("die 5")
    assert answers(f"evaluate(Pos, '{fake.option}', Cp)") == [{"Cp": f"{expected:.0f}"}]
    assert fake.was_at_fault()


def test_query_measures_tactics_of_a_file(run: Run, examples: Path, tmp_path: Path) -> None:
    tactics = tmp_path / "mine.pl"
    tactics.write_text(TAKES)
    goal = f"coverage(takes, '{examples}', C)"
    done = run("query", "--tactics", tactics, goal, "--json")
    (row,) = json.loads(done.out)["answers"]
    assert 0 < float(row["C"]) < 1
    wrong = run("query", "--tactics", tactics, f"coverage(fork, '{examples}', C)")
    assert wrong.status == 2
    assert f"no tactic is called fork in {tactics}" in wrong.err


@pytest.mark.parametrize("name", ["coverage", "best_move"])
def test_tactic_may_not_have_the_name_of_a_predicate(run: Run, tmp_path: Path, name: str) -> None:
    tactics = tmp_path / "mine.pl"
    tactics.write_text(f"{name}(P, From, To) :- legal_move(From, To, P).\n")
    done = run("query", "--tactics", tactics, "true")
    assert done.status == 2
    assert f"mine.pl: {name}/3 is a predicate of Python; choose another name" in done.err


def _linked(source: str, target: str) -> None:
    """The same file in another folder, or a copy where the disk is another."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """For other processes: what was compiled is there, but no value is."""
    folder = tmp_path / "cache"
    folder.mkdir()
    for compiled in cache_dir("qlf").parent.iterdir():
        if compiled.name != "values":
            shutil.copytree(compiled, folder / compiled.name, copy_function=_linked)
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(folder))
    return folder


def test_repl_answers_tells_what_is_missing_and_goes_on(
    fake: FakeEngine, examples: Path, tmp_path: Path, own_cache: Path
) -> None:
    tactics = tmp_path / "mine.pl"
    tactics.write_text(TAKES)
    cp = round(said(fake, FORK).values["c3d5"].clipped())
    command = [sys.executable, "-m", "clausewitz", "repl", "--tactics", str(tactics)]
    terminal = Terminal(*command)
    for goal, shown in {
        f"evaluate('{FORK}', 'uci:/none/fish', Cp).": "there is no file /none/fish",
        f"once(move_value('{FORK}', c3, d5, '{fake.option}', Cp)).": f"Cp = {cp}.",
        f"coverage(fork, '{NOWHERE}', C).": f"{NOWHERE}: No such file",
        f"coverage(frok, '{examples}', C).": "no tactic is called frok",
        f"accuracy(mate_in_one, '{examples}', A).": "A = 1.0.",
        f"coverage(takes, '{examples}', C).": "C = 0.",
    }.items():
        terminal.wait_for("?- ")
        terminal.type(f"{goal}\n")
        terminal.wait_for(shown)
    terminal.wait_for("?- ")
    terminal.type("halt.\n")
    assert terminal.process.wait(LONG) == 0
    assert (own_cache / "values" / "values.sqlite").exists()
