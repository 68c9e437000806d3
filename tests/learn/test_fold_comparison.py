"""task folds: learners on the same folds, with intervals and significance."""

from pathlib import Path

import pytest

from clausewitz.learn.fold_comparison import chance, half_interval
from running import Run

OURS = (0.98, 1.0, 0.97, 0.99, 0.98)
RIVALS = (0.95, 0.96, 0.95, 0.97, 0.99)


@pytest.fixture
def results(tmp_path: Path) -> Path:
    rows = ["task,learner,fold,score,cpu"]
    rows += [f"krk_2,ours,{fold},{score},2" for fold, score in enumerate(OURS)]
    rows += [f"krk_2,Aleph,{fold},{score}," for fold, score in enumerate(RIVALS)]
    (tmp_path / "folds.csv").write_text("\n".join(rows) + "\n")
    return tmp_path / "folds.csv"


def test_learners_stand_side_by_side(run: Run, results: Path) -> None:
    done = run("task", "folds", results)
    assert done.status == 0
    _, ours, aleph = (line.split() for line in done.out.splitlines())
    assert ours == ["krk_2", "ours", "5", "0.984", "0.014", "2.0"]
    assert aleph == ["krk_2", "Aleph", "5", "0.964", "0.021", "0.125"]


def test_a_table_for_a_paper(run: Run, results: Path) -> None:
    lines = run("task", "folds", results, "--format", "latex").out.splitlines()
    assert lines[0] == r"\begin{tabular}{llrrrrr}"
    assert lines[1].endswith(r"95 \% & CPU & p \\")
    assert lines[3] == r"krk\_2 & ours & 5 & 0.984 & 0.014 & 2.0 &  \\"


def test_the_interval_is_that_of_student() -> None:
    assert half_interval([1.0, 2.0, 3.0]) == pytest.approx(2.484, abs=0.001)


def test_chance_is_exact_for_few_pairs_and_near_that_for_many() -> None:
    assert chance([1.0] * 5) == 2 / 2**5
    assert chance([1.0, -1.0, 0.0]) == 1.0
    assert chance([]) == 1.0
    assert chance([0.1] * 20) < 0.001
    assert chance([0.1, -0.1] * 10) == 1.0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("task,learner\n", "has no column fold, score"),
        ("task,learner,fold,score\n", "has no results"),
        ("task,learner,fold,score\nk,a,1,much\n", "score or cpu is no number"),
        ("task,learner,fold,score\nk,a,1,1\nk,b,2,1\n", "b has other folds"),
        ("task,learner,fold,score\nk,a,1,1\nk,a,1,1\n", "a has fold 1 twice"),
    ],
)
def test_what_is_no_table_of_folds_is_refused(
    run: Run, tmp_path: Path, text: str, words: str
) -> None:
    (tmp_path / "folds.csv").write_text(text)
    done = run("task", "folds", tmp_path / "folds.csv")
    assert (done.status, done.err.count("\n")) == (2, 1)
    assert words in done.err
