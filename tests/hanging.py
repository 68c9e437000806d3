"""Programs that hang: waiting for them ends when they have said so, not by the clock.

A busy machine may take longer to start a program than a test would like to wait for one that hangs.
So a program for tests names its process in a file `hangs` beside it before it falls silent, the
patience is long (see conftest.py), and these waits give up as soon as the file names the program.
"""

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from clausewitz.engines.uci.uci_process import UciProcess
from clausewitz.play.players.programs import ExternalPlayer

_OFTEN = 0.02  # seconds between two looks


def end_with_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways in which programs are waited for, in this process."""
    read, wait = UciProcess._read, ExternalPlayer._wait

    def read_or_hang(self: UciProcess, deadline: float) -> None:
        while not self._selector.select(_OFTEN) and time.monotonic() < deadline:
            if _is_hanging(str(self._command), self._process.pid):
                deadline = 0.0
        read(self, deadline)

    def wait_or_hang(self: ExternalPlayer, work: Awaitable[Any], seconds: float) -> Any:
        return wait(self, _awaited(work, self), seconds)

    monkeypatch.setattr(UciProcess, "_read", read_or_hang)
    monkeypatch.setattr(ExternalPlayer, "_wait", wait_or_hang)


async def _awaited(work: Awaitable[Any], player: ExternalPlayer) -> Any:
    task = asyncio.ensure_future(work)
    try:
        while not (await asyncio.wait([task], timeout=_OFTEN))[0]:
            if player._engine is None or player._engine.transport is None:
                continue
            if _is_hanging(player._command[0], player._engine.transport.get_pid()):
                raise TimeoutError
        return await task
    finally:
        task.cancel()


def _is_hanging(program: str, process: int) -> bool:
    said = Path(program).parent / "hangs"
    return said.exists() and said.read_text() == str(process)
