"""bench/tagger_audit.py: what differs between clauses and labels is found, and proved."""

import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
HEAD = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n"
MATE = "1r4k1/2pR1ppp/8/p1p1q3/4P1PP/5P2/P1P1B1Q1/K6R w - - 3 22,c2c3 e5c3"
ROW = ",1000,80,90,100,{},https://lichess.org/x,\n"


def test_differences_are_counted_and_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import tagger_audit

    file = tmp_path / "puzzles.csv"
    rows = [
        f"00001,{MATE}" + ROW.format("endgame mate mateIn2 oneMove"),
        f"00002,{MATE}" + ROW.format("mate mateIn1 oneMove"),
        f"00003,{MATE}" + ROW.format("endgame"),
    ]
    file.write_text(HEAD + "".join(rows), encoding="utf-8")
    arguments = ["--puzzles", str(file), "--sample", "1", "--only", "mateIn1", "mateIn2", "mate"]
    monkeypatch.setattr(sys, "argv", ["tagger_audit.py", *arguments])
    tagger_audit.main()
    said = capsys.readouterr().out
    assert said.startswith("2 puzzles, and 1 without a label for length\n")
    assert "| mateIn1 | 1 | 1 | 0 |\n" in said
    assert "| mateIn2 | 0 | 0 | 1 |\n" in said
    assert "| mate | 2 | 0 | 0 |\n" in said
    assert "mateIn1, clause, no label, 1 of 1\n  https://lichess.org/training/00001\n" in said
    assert "22. c3 Qxc3#" in said
