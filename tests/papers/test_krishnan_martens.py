"""clausewitz reproduce tactics --metrics: both sets measured, the paper's figures beside ours."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from clausewitz.clauses import read_theory
from clausewitz.games.example_table import read_examples
from engines.faking import FakeEngine
from running import Result, Run

POSITIONS = 12


@pytest.fixture
def options(tmp_path: Path, examples: Path, fake: FakeEngine) -> list[object]:
    """Few positions to learn from and to test on, an engine that there is and one that is not."""
    engines = ["--engine", fake.option, "--engine", "maia:/none/maia.pb.gz"]
    files = ["--examples", examples, "--cache", tmp_path / "values.sqlite"]
    return ["tactics", "--metrics", "--positions", POSITIONS, *files, *engines]


_REPRODUCED: list[tuple[Result, Path]] = []


@pytest.fixture
def reproduced(
    run: Run, options: list[object], tmp_path_factory: pytest.TempPathFactory
) -> tuple[Result, Path]:
    """What a run says, and its folder: made once, to be looked at."""
    if not _REPRODUCED:
        folder = tmp_path_factory.mktemp("reproduced") / "run"
        _REPRODUCED.append((run("reproduce", *options, "-o", folder), folder))
    return _REPRODUCED[0]


def files_of(folder: Path) -> dict[str, bytes]:
    found = sorted(file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in found}


def read(file: Path) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(file.read_text())
    return result


@pytest.mark.long
def test_both_sets_are_measured_on_other_positions(
    run: Run, options: list[object], tmp_path: Path
) -> None:
    done = run("reproduce", *options, "-o", tmp_path / "run", "--json")
    assert done.status == 0, done.err
    summary = json.loads(done.out)
    assert summary == read(tmp_path / "run" / "summary.json")
    published, corrected = summary["sets"]
    assert published["tactics"] >= published["clauses"] >= published["behaviours"] > 1
    test = list(read_examples(tmp_path / "run" / "test.csv"))
    train = list(read_examples(tmp_path / "run" / "train.csv"))
    assert len(test) == POSITIONS
    assert not {e.fen for e in test} & {e.fen for e in train}
    for folder, wanted in (
        ("published", published["tactics"]),
        ("corrected", corrected["behaviours"]),
    ):
        metrics = read(tmp_path / "run" / folder / "metrics.json")
        assert metrics["positions"] == POSITIONS
        assert len(metrics["tactics"]) == wanted
        theory = read_theory(tmp_path / "run" / folder / "tactics.pl")
        bodies = {str(tactic).partition(":-")[2] for tactic in theory.tactics}
        assert len(bodies) == len(theory.tactics) == wanted
        assert (tmp_path / "run" / folder / "report.html").exists()


def test_figures_fit_those_of_the_sets(reproduced: tuple[Result, Path]) -> None:
    _, run_folder = reproduced
    summary = read(run_folder / "summary.json")
    assert [one["figure"] for one in summary["figures"]] == [4, 5, 6, 7, 7]
    _, stockfish, coverage, accuracy, chance = summary["figures"]
    for folder in ("published", "corrected"):
        metrics = read(run_folder / folder / "metrics.json")
        covered = [one["coverage"]["value"] for one in metrics["tactics"]]
        ours = coverage["ours"][folder]
        assert (ours["least"], ours["greatest"]) == (min(covered), max(covered))
        assert ours["as_claimed"] == sum(0.3 <= value <= 0.6 for value in covered)
        found = [one["divergence"]["fake"]["value"] for one in metrics["tactics"]]
        known = [value for value in found if value is not None]
        random = metrics["baselines"][0]["divergence"]["fake"]["value"]
        ours = stockfish["ours"][folder]
        assert (ours["tactics"], ours["baselines"]["random"]) == (len(known), random)
        assert ours["baselines"]["ground"] == 0
        assert ours["as_claimed"] == sum(value < random for value in known)
    assert (accuracy["of"], chance["of"]) == ("accuracy", "chance")
    assert (accuracy["paper"]["greatest"], accuracy["paper"]["random"]) == (0.42, 0.1)


def test_missing_engine_is_reported_once_and_on_the_page(reproduced: tuple[Result, Path]) -> None:
    done, folder = reproduced
    assert done.err.count("maia:/none/maia.pb.gz is not measured") == 1
    (line,) = [line for line in done.out.splitlines() if line.startswith("4, ")]
    assert line.endswith(" not measured")
    maia, stockfish, *_ = read(folder / "summary.json")["figures"]
    assert "no such file" in maia["not_measured"]
    assert maia["ours"] == {}
    assert stockfish["not_measured"] is None
    page = (folder / "report.html").read_text()
    assert page.count("no such file") == 2  # at the top, and where the figure would be


def test_page_shows_the_paper_beside_ours_and_needs_no_other_file(
    reproduced: tuple[Result, Path],
) -> None:
    _, folder = reproduced
    page = (folder / "report.html").read_text()
    headings = re.findall(r"<h2>Figure (\d)", page)
    assert headings == ["4", "5", "6", "7", "7"]
    assert page.count("<svg") == 2 * 4  # two sets, four figures that are measured
    assert all(number in page for number in (">30 %<", ">60 %<", ">42 %<", ">10 %<"))
    assert "{{" not in page
    links = re.findall(r'(?:href|src)="([^"]*)"', page)
    links.remove("data:,")  # no icon
    assert len(links) == 3
    assert all((folder / link).is_file() for link in links)


@pytest.mark.long
def test_second_run_asks_nothing_and_writes_the_same(
    run: Run, options: list[object], fake: FakeEngine, tmp_path: Path
) -> None:
    run("reproduce", *options, "-o", tmp_path / "one")
    before, starts = files_of(tmp_path / "one"), fake.starts()
    for folder in ("two", "one"):
        assert run("reproduce", *options, "-o", tmp_path / folder).status == 0
        assert files_of(tmp_path / folder) == before
    assert fake.starts() == starts


@pytest.mark.long
def test_folder_of_another_run_is_left_alone(
    run: Run, options: list[object], tmp_path: Path
) -> None:
    run("reproduce", *options, "-o", tmp_path / "run")
    before = files_of(tmp_path / "run")
    done = run("reproduce", *options, "--positions", 5, "-o", tmp_path / "run")
    assert done.status == 2
    assert "holds a run with another test" in done.err
    assert files_of(tmp_path / "run") == before


def test_table_to_test_on(run: Run, options: list[object], examples: Path, tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    other = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 0 5,d7d6\n"
    table.write_text(examples.read_text() + other)
    done = run("reproduce", *options, "--test", table, "-o", tmp_path / "run", "--json")
    summary = json.loads(done.out)
    assert summary["positions"] == 1
    assert "6 of games learned from are left out" in summary["tested_on"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--engine", "stockfish"], "add --metrics"),
        (["--metrics"], "name it with -o RUN"),
        (["--metrics", "-o", "run", "--games", "a.pgn", "--test", "b.csv"], "not both"),
    ],
)
def test_options_that_do_not_fit(
    run: Run, examples: Path, arguments: list[str], words: str
) -> None:
    done = run("reproduce", "tactics", "--examples", examples, *arguments)
    assert done.status == 2
    assert words in done.err
    assert done.err.count("\n") == 1
