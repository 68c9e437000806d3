"""Programs of motifs that were cached are those that would be made."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clausewitz.clauses import ClauseError
from clausewitz.support.data import cache_dir
from clausewitz.tactics.motifs import motif_programs
from clausewitz.tactics.motifs.motif_programs import MotifProgram, file_programs
from clausewitz.tactics.motifs.shipped_motifs import literature_files

OWN = """
gives_check(Line) :- played(Ply, _, _, _, After, Line), check(After), solver_ply(Ply, Line).
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path))
    cache_dir.cache_clear()
    file_programs.cache_clear()
    yield tmp_path / "made"
    cache_dir.cache_clear()


def refuse(text: str, source: str) -> Iterator[MotifProgram]:
    raise AssertionError(f"{source} is made anew")


def test_cached_programs_are_those_that_were_made(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {str(file): file.read_text() for file in literature_files()}
    made = {name: file_programs(name, text) for name, text in texts.items()}
    file_programs.cache_clear()
    monkeypatch.setattr(motif_programs, "programs_of", refuse)
    assert {name: file_programs(name, text) for name, text in texts.items()} == made
    assert sum(map(len, made.values())) > 70


def test_another_text_or_name_is_made_anew() -> None:
    (own,) = file_programs("folder/own.pl", OWN)
    (moved,) = file_programs("elsewhere/own.pl", OWN)
    (renamed,) = file_programs("folder/other.pl", OWN)
    (later,) = file_programs("folder/own.pl", f"\n{OWN}")
    assert own == moved
    assert [program.place for program in (own, renamed, later)] == [
        "own.pl:2",
        "other.pl:2",
        "own.pl:3",
    ]


def test_what_the_kernel_does_not_know_is_read_each_time() -> None:
    text = """
becomes_a_knight(Line) :-
    first_move(From, To, Before, After, Line),
    make_move(From, To, knight, Before, After).
"""
    for _ in range(2):
        (program,) = file_programs("own.pl", text)
        assert program.by_prolog is not None
        file_programs.cache_clear()


def test_what_is_no_theory_is_refused_each_time() -> None:
    for _ in range(2):
        with pytest.raises(ClauseError, match="unknown"):
            file_programs("own.pl", "odd(Line) :- unknown(Line).")
