"""A process that has a table: `python -m clausewitz.play.matches.worker`.

It is given the setting, then games to be played, and answers each with its record.
"""

from dataclasses import asdict
from typing import Any

from clausewitz.play.matches.game_table import Pairing, Setting, Table
from clausewitz.play.matches.start_positions import Opening
from clausewitz.runs.worker_process import Service, serve


def _open(setting: Any) -> Service:
    table = Table(Setting.restored(setting))
    return lambda game: asdict(table.play(_pairing(**game))), table.close


def _pairing(number: int, opening: dict[str, Any]) -> Pairing:
    return Pairing(number, Opening(opening["fen"], tuple(opening["moves"]), opening["name"]))


if __name__ == "__main__":
    serve(_open)
