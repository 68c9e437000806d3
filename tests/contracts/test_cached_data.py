"""What is in the cache is what would be made anew, or it is made anew."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from clausewitz.prolog.swipl import compiled
from clausewitz.support.data import cache_dir, cached, package_sources

MADE = {"words": [1, 2, 2**64 - 1], "name": "Läufer", "nothing": None}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    cache_dir.cache_clear()
    yield tmp_path / "cache" / "made"
    cache_dir.cache_clear()


class Maker:
    """Counts how often it is called."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> Any:
        self.times += 1
        return MADE


def test_the_same_sources_are_made_once(cache: Path) -> None:
    make = Maker()
    assert [cached("thing", ["one", "two"], make) for _ in range(3)] == [MADE] * 3
    assert make.times == 1
    assert len(list(cache.iterdir())) == 1


@pytest.mark.parametrize("sources", [["one"], ["onetwo"], ["two", "one"], ["one", "two", ""]])
def test_other_sources_are_another_thing(cache: Path, sources: list[str]) -> None:
    make = Maker()
    cached("thing", ["one", "two"], make)
    cached("thing", sources, make)
    assert make.times == 2


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def change(file: Path) -> None:
    """A number is another one, and all else is as it was."""
    file.write_text(file.read_text().replace("[1,2,", "[1,3,"))


def garble(file: Path) -> None:
    file.write_bytes(b"\xff" * 100)


@pytest.mark.parametrize("damage", [cut, change, garble])
def test_what_was_damaged_is_made_anew(cache: Path, damage: Callable[[Path], None]) -> None:
    make = Maker()
    cached("thing", ["one"], make)
    (file,) = cache.iterdir()
    damage(file)
    assert cached("thing", ["one"], make) == MADE
    assert make.times == 2
    assert cached("thing", ["one"], make) == MADE
    assert make.times == 2


def test_a_folder_that_others_can_write_to_is_not_used(
    cache: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    make = Maker()
    cached("thing", ["one"], make)
    cache.chmod(0o777)
    cache_dir.cache_clear()
    assert cached("thing", ["one"], make) == MADE
    assert make.times == 2
    assert cache_dir("made").is_relative_to(tmp_path / "temporary")
    assert f"{cache} can be written to by others" in caplog.text


def test_what_nobody_used_for_a_month_goes_when_something_new_comes(cache: Path) -> None:
    for name in ("old", "used", "recent"):
        cached(name, [], Maker())
    for file in cache.iterdir():
        then = time.time() - (29 if file.name.startswith("recent") else 31) * 24 * 60 * 60
        os.utime(file, (then, then))
    cached("used", [], Maker())
    cached("new", [], Maker())
    assert sorted(file.name.split("-")[0] for file in cache.iterdir()) == ["new", "recent", "used"]


def test_sources_are_those_of_a_module_or_a_folder() -> None:
    (module,) = package_sources("support/data.py")
    assert "def package_sources" in module
    folder = list(package_sources("clauses"))
    assert len(folder) > 3
    assert any("def check_theory" in text for text in folder)


def test_a_root_that_others_may_write_to_is_not_used(
    cache: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cache.parent.mkdir()
    cache.parent.chmod(0o777)
    cached("thing", ["one"], Maker())
    assert not cache.exists()
    assert "can be written to by others" in caplog.text


def test_a_root_of_ours_that_was_left_open_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CLAUSEWITZ_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "clausewitz").mkdir(mode=0o775)
    (tmp_path / "clausewitz").chmod(0o775)
    cache_dir.cache_clear()
    assert cache_dir("made") == tmp_path / "clausewitz" / "made"
    assert (tmp_path / "clausewitz").stat().st_mode & 0o022 == 0
    cache_dir.cache_clear()


def test_compiled_prolog_that_others_may_have_written_is_made_anew(
    cache: Path, tmp_path: Path
) -> None:
    source = tmp_path / "own" / "own.pl"
    source.parent.mkdir()
    source.write_text("own(1).\n")
    made = compiled([source])[0]
    made.chmod(0o666)
    made.write_bytes(made.read_bytes())
    assert compiled([source])[0].stat().st_mode & 0o022 == 0
