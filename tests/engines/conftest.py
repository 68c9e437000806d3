"""An engine with faults on request, examples, and commands run in this process."""

import sys
from pathlib import Path

import pytest

from engines.faking import FakeEngine
from hanging import end_with_the_file

# Among them a fork, a mate, pieces for the taking, and a pawn that may become four things.
EXAMPLES = """fen,move
r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3,g8f6
8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1,c3d5
6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1,d1d8
2k5/P7/2K5/8/8/8/8/8 w - - 0 1,a7a8q
rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 4,c1g5
4k3/8/8/8/8/8/3q4/4K3 w - - 0 1,e1d2
"""


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeEngine:
    end_with_the_file(monkeypatch)
    text = Path(__file__).with_name("fake_engine.py").read_text()
    folder = tmp_path / "engine"
    folder.mkdir()
    command = folder / "fake"
    command.write_text(f"#!{sys.executable}\n{text}")
    command.chmod(0o755)
    return FakeEngine(command)


@pytest.fixture
def examples(tmp_path: Path) -> Path:
    file = tmp_path / "examples.csv"
    file.write_text(EXAMPLES)
    return file
