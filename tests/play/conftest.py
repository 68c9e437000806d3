"""A program with faults on request, and commands run in this process."""

import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clausewitz.cli import main
from play.players_for_tests import FakePlayer, Result, Run


@pytest.fixture
def fakes(tmp_path: Path) -> Callable[[str], FakePlayer]:
    """Makes such programs, each with its name."""

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


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    def call(*arguments: object) -> Result:
        monkeypatch.setattr(sys, "argv", ["clausewitz", *map(str, arguments)])
        with pytest.raises(SystemExit) as ending:
            main()
        captured = capsys.readouterr()
        return Result(int(ending.value.code or 0), captured.out, captured.err)

    handler = signal.getsignal(signal.SIGINT)
    yield call
    signal.signal(signal.SIGINT, handler)
