"""bench/popper.py with a stand-in for Popper: what is saved is not run again; and the theories of
both sides in bench/popper_folders.py."""

import importlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.rule_search import FoundSet
from clausewitz.runs.progress import silent
from clausewitz.support.data import example_file
from clausewitz.support.errors import ClausewitzError
from learn.test_popper_run import PYTHON, SEARCH, found, popper

BENCH = Path(__file__).parents[2] / "bench"
ALL = "f(V0,V1,V2):- make_move(V1,V2,V0,V3)."
MATE = (
    (("checkmate", (3,)), ("make_move", (1, 2, 0, 3))),
    ("position", "square", "square", "position"),
)
SCORES = [(2.0, Score(2, 4, 2, 2, size=5)), (3.0, Score(2, 1, 2, 2, size=3))]
"""Of description lengths 9 and 4, with the CPU after which each was found."""


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The benchmark on two puzzles of each kind, our side being given."""
    monkeypatch.syspath_prepend(BENCH)
    module = importlib.import_module("popper")
    monkeypatch.setattr(module, "TRAIN", 2)
    monkeypatch.setattr(module, "TEST", 1)
    sets = [FoundSet(4, [MATE], [[]], score, True, cpu) for cpu, score in SCORES]
    monkeypatch.setattr(
        module,
        "ours",
        lambda train, task, tell: {
            side: module.answer_of(one, sets, task, 1.0)
            for side, one in zip((module.OURS, module.LOWEST), sets, strict=True)
        },
    )
    return module


def request(bench: Any, tmp_path: Path, **changed: Any) -> Any:
    settings = {
        "popper": tmp_path / "popper",
        "python": PYTHON,
        "puzzles": example_file("puzzles.csv"),
        "themes": ["mateIn2"],
        "seeds": [0],
        "seconds": 300.0,
        "grace": 60.0,
        "results": tmp_path / "results",
        "only": None,
    }
    return bench.Request(**settings | changed)


def test_both_sides_stand_beside_each_other_and_popper_is_run_once(
    bench: Any, tmp_path: Path
) -> None:
    home = popper(
        tmp_path / "popper",
        [*SEARCH, *found(ALL, counts="tp:2 fn:0 tn:0 fp:2 size:2 mdl:4")],
    )
    lines = list(bench.rows(request(bench, tmp_path), silent))
    assert [(row.side, row.clauses, row.size, row.train, row.test) for row in lines] == [
        ("popper", 1, 2, 4, 3),
        ("ours", 1, 3, 7, 4),
        ("ours, lowest", 1, 3, 7, 4),
    ]
    assert [row.reached for row in lines] == [lines[0].cpu, 3.0, 3.0]
    assert [row.cpu for row in lines[1:]] == [2.0, 3.0]
    *_, line = bench.table(lines)
    assert line.split()[:2] == ["mateIn2", "0"]
    bench.write_table(tmp_path / "table.csv", lines)
    assert len((tmp_path / "table.csv").read_text().splitlines()) == 4
    (home / "popper.py").unlink()
    assert list(bench.rows(request(bench, tmp_path), silent)) == lines
    with pytest.raises(ClausewitzError, match=r"no popper\.py"):
        list(bench.rows(request(bench, tmp_path, seeds=[1]), silent))


def test_our_side_alone_needs_no_popper(bench: Any, tmp_path: Path) -> None:
    lines = list(bench.rows(request(bench, tmp_path, only="ours"), silent))
    assert [(row.side, row.reached) for row in lines] == [
        ("ours", None),
        ("ours, lowest", None),
    ]
    assert list(bench.table(lines))[-1].split()[-2:] == ["7", "4"]


def test_theory_that_never_gets_as_short_is_reported(bench: Any) -> None:
    rival = bench.Row("pin", 0, "popper", 1.0, 20.0, 20.0, 1, 3, 70.0, 80.0)
    slow = bench.Row("pin", 0, "ours", 0.0, 5.0, None, 1, 3, 75.0, 80.0)
    quick = bench.Row("pin", 0, "ours", 0.0, 5.0, 2.0, 1, 3, 69.0, 80.0)
    assert list(bench.table([rival, slow]))[-1].endswith("never")
    assert list(bench.table([rival, quick]))[-1].split()[-2:] == ["2.0", "10.0"]


def test_theories_of_a_folder_are_tried_and_the_first_that_is_good_enough_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(BENCH)
    folders = importlib.import_module("popper_folders")
    long_wagon = "express(V0):- wagon(V0,V1),long(V1)."
    all_trains = "express(V0):- wagon(V0,V1)."
    lines = [
        *found(long_wagon, counts="tp:9 fn:9 tn:9 fp:0 size:3"),
        *found(all_trains, counts="tp:30 fn:0 tn:9 fp:0 size:2"),
        "********** SOLUTION **********",
    ]
    folder = popper(tmp_path / "popper", lines) / "examples" / "wagons"
    shutil.copytree(BENCH.parent / "examples" / "tasks" / "wagons", folder)
    rival = folders.popper(folder, 60, PYTHON)
    mine = folders.ours(folder, 60, tmp_path / "run")
    assert [theory.size for theory in rival.reported] == [3, 2]
    assert rival.reported[-1].missed == 0 < rival.reported[-1].false, "whatever it says"
    assert rival.proved
    assert mine.reported[-1].missed == mine.reported[-1].false == 0
    assert mine.reported[0].cost(False) == mine.reported[-1].cost(False)
    assert mine.reported[0].cpu <= mine.cpu
    reported = [folders.Theory(1.0, 9, 3, 0), folders.Theory(2.0, 12, 0, 0)]
    answer = folders.Answer([*reported, folders.Theory(5.0, 6, 0, 0)], True, 8.0, 50)
    assert answer.row((0, 12), False) == "6 | 0 | 0 | proved | 2.0 | 8.0 | 50"
    assert answer.reached((0, 6), False) == 5.0
    worse = folders.Answer([*reported, folders.Theory(5.0, 6, 9, 0)], True, 8.0, 50)
    assert worse.reached((9, 6), False) == 5.0, "what it printed last, not what it had before"
