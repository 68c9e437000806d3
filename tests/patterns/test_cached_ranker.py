"""A file of patterns is read and packed once; what is cached says the same."""

from pathlib import Path

import chess
import pytest

from clausewitz.patterns.graphs.pattern import PatternSet
from clausewitz.patterns.graphs.pattern_files import patterns_in, read_patterns, shipped
from clausewitz.patterns.ranking import cached_ranker
from clausewitz.patterns.ranking.cached_ranker import ranker_of_file
from clausewitz.patterns.ranking.paper_evaluator import PatternEvaluator
from clausewitz.patterns.ranking.ranker import FittedRanker, ranker_of
from clausewitz.support import data

CLAUSE = "p1(Position, From, To) :- reaches(From, To, Position), friendly(From, Position)."
BOARDS = [
    chess.Board(),
    chess.Board("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"),
    chess.Board("r3k2r/ppp2Npp/1b5n/4p2b/2B1P2q/BQP2P2/P5PP/RN5K b kq - 0 1"),
]


def forbid_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> PatternSet:
        raise AssertionError("the file was read again")

    monkeypatch.setattr(cached_ranker, "patterns_in", fail)


@pytest.mark.long
def test_cached_patterns_rank_and_explain_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    path = shipped("masters")
    ranker_of_file(path)
    forbid_reading(monkeypatch)
    cached, made = ranker_of_file(path), ranker_of(read_patterns(path))
    assert isinstance(cached, FittedRanker)
    assert list(cached.patterns) == list(made.patterns)
    assert cached.patterns[-3:] == made.patterns[-3:]
    for board in BOARDS:
        assert cached.explain(board) == made.explain(board)


def test_a_file_that_changed_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    def counted(text: str, source: str) -> PatternSet:
        calls.append(text)
        return patterns_in(text, source)

    monkeypatch.setattr(cached_ranker, "patterns_in", counted)
    monkeypatch.setattr(data, "cache_dir", lambda _: tmp_path)
    file = tmp_path / "few.pl"
    for fitted in (301, 301, 302):
        file.write_text(
            f"pattern(p1, positional, 0, {fitted}, 4, 2).\n{CLAUSE}\n", encoding="utf-8"
        )
        assert ranker_of_file(file).patterns[0].fitted == fitted
    assert len(calls) == 2


@pytest.mark.long
def test_a_way_that_is_named_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "few.pl"
    file.write_text(f"pattern(p1, positional, 0, 301, 4, 2).\n{CLAUSE}\n", encoding="utf-8")
    assert isinstance(ranker_of_file(file), FittedRanker)
    assert isinstance(ranker_of_file(file, "paper"), PatternEvaluator)


def test_patterns_without_fitted_weights_are_ranked_by_the_paper(tmp_path: Path) -> None:
    file = tmp_path / "few.pl"
    file.write_text(f"pattern(p1, material, 100, 0, 4, 2).\n{CLAUSE}\n", encoding="utf-8")
    assert isinstance(ranker_of_file(file), PatternEvaluator)
