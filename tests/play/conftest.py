"""A program with faults on request, and commands run in this process."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hanging import end_with_the_file
from play.players_for_tests import FakePlayer


@pytest.fixture
def fakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], FakePlayer]:
    """Makes such programs, each with its name."""
    end_with_the_file(monkeypatch)

    def make(name: str) -> FakePlayer:
        text = Path(__file__).with_name("fake_player.py").read_text()
        folder = tmp_path / f"{name}-folder"
        folder.mkdir()
        command = folder / name
        command.write_text(f"#!{sys.executable}\n{text}")
        command.chmod(0o755)
        return FakePlayer(command)

    return make


@pytest.fixture
def fake(fakes: Callable[[str], FakePlayer]) -> FakePlayer:
    return fakes("fake")
