"""Commands run in this process."""

import signal
import sys
from collections.abc import Iterator

import pytest

from clausewitz.cli import main
from play.players_for_tests import Result, Run


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
