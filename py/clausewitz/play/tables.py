"""Many tables at once, each a process of its own; games are told as they end."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread

import clausewitz
from clausewitz.errors import ClausewitzError
from clausewitz.play.table import Pairing, Record, Setting, Table

Games = Generator[Record, None, None]


def play_all(setting: Setting, pairings: Iterable[Pairing], jobs: int = 1) -> Games:
    """The games as they end. Whoever has enough closes the generator, and the players leave."""
    return _here(setting, pairings) if jobs == 1 else _elsewhere(setting, iter(pairings), jobs)


def _here(setting: Setting, pairings: Iterable[Pairing]) -> Games:
    table = Table(setting)
    try:
        for pairing in pairings:
            yield table.play(pairing)
    finally:
        table.close()


def _elsewhere(setting: Setting, pairings: Iterator[Pairing], jobs: int) -> Games:
    """A thread waits for each process, and takes the next game when one has ended."""
    done: SimpleQueue[Record | Exception | None] = SimpleQueue()
    tables = [_RemoteTable(setting) for _ in range(jobs)]
    draw = _shared(pairings)

    def serve(table: _RemoteTable) -> None:
        try:
            while (pairing := draw()) is not None:
                done.put(table.play(pairing))
            done.put(None)
        except Exception as error:
            done.put(error)

    threads = [Thread(target=serve, args=[table], daemon=True) for table in tables]
    try:
        for thread in threads:
            thread.start()
        busy = jobs
        while busy:
            record = done.get()
            if isinstance(record, Exception):
                raise record
            if record is None:
                busy -= 1
            else:
                yield record
    finally:
        for table in tables:
            table.stop()
        for table in tables:
            table.wait()


def _shared(pairings: Iterator[Pairing]) -> Callable[[], Pairing | None]:
    lock = Lock()

    def draw() -> Pairing | None:
        with lock:
            return next(pairings, None)

    return draw


class _RemoteTable:
    """A process of worker.py."""

    def __init__(self, setting: Setting) -> None:
        package = str(Path(clausewitz.__file__).parents[1])
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "clausewitz.play.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": package},
            start_new_session=True,  # Ctrl-C on the terminal is ours to hear, not the workers'
        )
        self._write(setting.as_dict())

    def play(self, pairing: Pairing) -> Record:
        opening = pairing.opening
        self._write(
            {"number": pairing.number, "opening": [opening.fen, opening.moves, opening.name]}
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith("\n"):
            raise ClausewitzError(f"the process that played game {pairing.number + 1} died")
        answer = json.loads(line)
        if "error" in answer:
            raise ClausewitzError(answer["error"])
        return Record.restored(answer)

    def stop(self) -> None:
        """End the process, in the middle of a game or not."""
        self._process.terminate()

    def wait(self) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(5)
        self._process.kill()
        self._process.wait()

    def _write(self, value: object) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(value) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise ClausewitzError("a process that plays games died") from error
