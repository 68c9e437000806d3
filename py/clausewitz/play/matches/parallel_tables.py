"""Many tables at once, each a process of its own; games are told as they end."""

from collections.abc import Callable, Generator, Iterable, Iterator
from queue import SimpleQueue
from threading import Lock, Thread

from clausewitz.play.matches.game_table import Pairing, Record, Setting, Table
from clausewitz.runs.worker_process import Worker

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
            table.worker.stop()
        for table in tables:
            table.worker.wait()


def _shared(pairings: Iterator[Pairing]) -> Callable[[], Pairing | None]:
    lock = Lock()

    def draw() -> Pairing | None:
        with lock:
            return next(pairings, None)

    return draw


class _RemoteTable:
    """A process of worker.py."""

    def __init__(self, setting: Setting) -> None:
        name = "a process that plays games"
        self.worker = Worker("clausewitz.play.matches.worker", setting.as_dict(), name)

    def play(self, pairing: Pairing) -> Record:
        opening = pairing.opening
        game = {"number": pairing.number, "opening": [opening.fen, opening.moves, opening.name]}
        return Record.restored(self.worker.ask(game))
