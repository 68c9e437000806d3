"""Values are computed once, whoever needs them, and whatever happens meanwhile."""

import csv
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from clausewitz.engines import parallel_queries
from clausewitz.engines.engine_names import Engine, find_engine
from clausewitz.engines.modes import Mode
from clausewitz.engines.move_values import Evaluation, MissingEngineError, Value
from clausewitz.engines.parallel_queries import fill
from clausewitz.engines.value_cache import ValueCache, opened, usual_file
from clausewitz.runs.progress import Progress
from clausewitz.support.data import cache_dir
from clausewitz.support.errors import ClausewitzError
from engines.faking import FakeEngine
from running import LONG, long


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[ValueCache]:
    found = ValueCache(tmp_path / "deep" / "values.sqlite")
    yield found
    found.close()


@pytest.fixture
def fens(examples: Path) -> list[str]:
    return [row["fen"] for row in csv.DictReader(examples.open())]


@pytest.fixture
def engine(fake: FakeEngine) -> Engine:
    return find_engine(fake.option, patience=LONG)


SAID = Evaluation({"a1a2": Value(12.0), "a1b1": Value(-3.25), "a1b2": Value(mate=-2)}, "a1a2")


def test_cached_values_are_found_by_engine_and_position(cache: ValueCache) -> None:
    cache.store("one", [("fen 1", SAID), ("fen 2", SAID)])
    assert cache.known("one", ["fen 2", "fen 3"]) == {"fen 2": SAID}
    assert cache.missing("one", ["fen 3", "fen 1", "fen 3"]) == ["fen 3"]
    assert cache.known("other", ["fen 1"]) == {}
    assert ValueCache(cache.path).known("one", ["fen 1"]) == {"fen 1": SAID}


def test_more_positions_than_sqlite_takes_at_once(cache: ValueCache) -> None:
    many = [f"fen {number}" for number in range(1201)]
    cache.store("one", [(fen, SAID) for fen in many])
    assert cache.missing("one", [*many, "another"]) == ["another"]
    assert len(cache.known("one", many)) == len(many)


def test_file_that_is_no_cache_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no data base, but long enough to be looked at\n" * 50)
    with pytest.raises(ClausewitzError, match=r"text: .*; is it a file of values"):
        ValueCache(tmp_path / "text")
    with pytest.raises(ClausewitzError, match="is it a file of values"):
        ValueCache(tmp_path)


@pytest.mark.parametrize(
    "change",
    ["moves = 'x'", "moves = replace(moves, '12', '13')", "best = replace(best, '2', '3')"],
)
def test_row_that_was_damaged_is_as_good_as_none(cache: ValueCache, change: str) -> None:
    cache.store("one", [("fen", SAID), ("fen 2", SAID)])
    with sqlite3.connect(cache.path) as data:
        data.execute(f"UPDATE evaluation SET {change} WHERE fen = 'fen'")
    assert cache.known("one", ["fen", "fen 2"]) == {"fen 2": SAID}
    assert cache.missing("one", ["fen", "fen 2"]) == ["fen"]
    cache.store("one", [("fen", SAID)])
    assert cache.missing("one", ["fen", "fen 2"]) == []


def test_rows_of_version_0_1_0_have_no_checksum(cache: ValueCache) -> None:
    cache.store("one", [("fen", SAID)])
    with sqlite3.connect(cache.path) as data:
        data.execute("UPDATE evaluation SET best = 'a1a2'")
    assert cache.known("one", ["fen"]) == {"fen": SAID}


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The usual file, with values of many positions in it."""
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))
    cache_dir.cache_clear()
    with opened(None) as found:
        found.store("one", [(f"fen {number}", SAID) for number in range(300)])
    yield usual_file()
    cache_dir.cache_clear()


@pytest.mark.parametrize("content", [b"no data base, but long enough\n" * 50, b"\xff" * 5000])
def test_the_usual_file_is_begun_anew_if_it_is_none(
    usual: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    usual.write_bytes(content)
    with opened(None) as found:
        assert found.missing("one", ["fen 1"]) == ["fen 1"]
        found.store("one", [("fen 1", SAID)])
    assert [record.getMessage().endswith("started again") for record in caplog.records] == [True]
    with opened(None) as found:
        assert found.known("one", ["fen 1"]) == {"fen 1": SAID}


def test_the_usual_file_that_breaks_off_is_reported_once(usual: Path) -> None:
    content = usual.read_bytes()
    usual.write_bytes(content[:8192] + b"\xff" * (len(content) - 8192))
    fens = [f"fen {number}" for number in range(300)]
    with opened(None) as found, pytest.raises(ClausewitzError, match="run it again"):
        found.known("one", fens)
    with opened(None) as found:
        assert found.missing("one", fens) == fens


def test_second_time_starts_no_engine(
    cache: ValueCache, engine: Engine, fake: FakeEngine, fens: list[str]
) -> None:
    identity = engine.identity(cache)
    assert fill(cache, engine, identity, fens, jobs=2) == len(fens)
    starts = fake.starts()
    assert starts > 1, "one to ask its name, then the workers"
    again = ValueCache(cache.path)
    assert engine.identity(again) == identity
    assert fill(again, engine, identity, fens, jobs=2) == 0
    assert fake.starts() == starts


def test_only_missing_values_are_computed(
    cache: ValueCache, engine: Engine, fens: list[str]
) -> None:
    identity = engine.identity(cache)
    reported = list[Progress]()
    assert fill(cache, engine, identity, fens[:2]) == 2
    assert fill(cache, engine, identity, fens, tell=reported.append) == 4
    assert [str(one) for one in reported] == ["4 of 4 positions answered by fake"]


@pytest.mark.long
@pytest.mark.parametrize("mode", [Mode.CHILD, long(Mode.ROOT)])
def test_values_do_not_depend_on_the_number_of_workers(
    tmp_path: Path, fake: FakeEngine, fens: list[str], mode: Mode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parallel_queries, "CHUNK", 1)
    engine = find_engine(fake.option, mode, patience=LONG)
    found = []
    for jobs in (1, 3):
        cache = ValueCache(tmp_path / f"{jobs}.sqlite")
        identity = engine.identity(cache)
        fill(cache, engine, identity, fens, jobs)
        found.append(cache.known(identity, fens))
    assert found[0] == found[1]
    assert len(found[0]) == len(fens)


@pytest.mark.long
def test_what_was_answered_before_an_error_is_saved(
    cache: ValueCache,
    engine: Engine,
    fake: FakeEngine,
    fens: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(parallel_queries, "CHUNK", 1)
    identity = engine.identity(cache)
    fake.will("die 34 always")  # one position has more moves than that
    with pytest.raises(ClausewitzError, match=f"failed 3 times, last on {fens[4][:9]}"):
        fill(cache, engine, identity, fens)
    left = cache.missing(identity, fens)
    assert left == fens[4:]
    fake.will("nothing 1")
    assert fill(cache, engine, identity, fens) == len(left)


def test_many_processes_may_write_at_once(cache: ValueCache) -> None:
    program = """
import sys
from pathlib import Path
from clausewitz.engines.move_values import Evaluation, Value
from clausewitz.engines.value_cache import ValueCache, opened, usual_file
cache = ValueCache(Path(sys.argv[1]))
for number in range(30):
    said = Evaluation({"a1a2": Value(float(number))}, "a1a2")
    cache.store("one", [(f"fen {sys.argv[2]} {number}", said), (f"fen {number}", said)])
"""

    def write(name: str) -> int:
        return subprocess.call([sys.executable, "-c", program, str(cache.path), name])

    with ThreadPoolExecutor() as pool:
        assert list(pool.map(write, "abcd")) == [0, 0, 0, 0]
    wanted = [f"fen {name} {number}" for name in "abcd" for number in range(30)]
    assert cache.missing("one", [*wanted, *(f"fen {number}" for number in range(30))]) == []


def test_identity_tells_engine_mode_and_depth(cache: ValueCache, fake: FakeEngine) -> None:
    identities = [
        find_engine(fake.option, mode, depth).identity(cache) for mode in Mode for depth in (1, 2)
    ]
    assert len(set(identities)) == 4
    assert identities[0].startswith("Fake 1.0, file ")
    assert identities[0].endswith("; child, depth 1")
    assert fake.starts() == 1


def test_engine_that_was_built_anew_is_another(cache: ValueCache, fake: FakeEngine) -> None:
    before = find_engine(fake.option).identity(cache)
    fake.command.write_text(fake.command.read_text() + "# a change\n")
    assert find_engine(fake.option).identity(cache) != before


def test_program_that_is_no_engine_is_missing(cache: ValueCache, tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\nexit 0\n")
    program.chmod(0o755)
    with pytest.raises(MissingEngineError, match=r"is no UCI engine: .* it died"):
        find_engine(f"uci:{program}").identity(cache)
