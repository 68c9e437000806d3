"""Many tables at once, each a process of its own; games are told as they end."""

from collections.abc import Generator, Iterable
from typing import Any

from clausewitz.play.matches.game_table import Pairing, Record, Setting, Table
from clausewitz.runs.pool import ask_all
from clausewitz.runs.worker_process import Worker

Games = Generator[Record, None, None]


def play_all(setting: Setting, pairings: Iterable[Pairing], jobs: int = 1) -> Games:
    """The games as they end. Whoever has enough closes the generator, and the players leave."""
    return _here(setting, pairings) if jobs == 1 else _elsewhere(setting, pairings, jobs)


def _here(setting: Setting, pairings: Iterable[Pairing]) -> Games:
    table = Table(setting)
    try:
        for pairing in pairings:
            yield table.play(pairing)
    finally:
        table.close()


def _elsewhere(setting: Setting, pairings: Iterable[Pairing], jobs: int) -> Games:
    module, name = "clausewitz.play.matches.worker", "a process that plays games"
    tables = [Worker(module, setting.as_dict(), name) for _ in range(jobs)]
    playing = ask_all(tables, (_question(pairing) for pairing in pairings))
    try:
        for _, answer in playing:
            yield Record.restored(answer)
    finally:
        playing.close()


def _question(pairing: Pairing) -> dict[str, Any]:
    opening = pairing.opening
    return {"number": pairing.number, "opening": [opening.fen, opening.moves, opening.name]}
