"""A process that has a table: `python -m clausewitz.play.matches.worker`.

It is told of the setting, then of games to be played, and answers each with its record.
"""

from typing import Any

from clausewitz.play.matches.game_table import Pairing, Setting, Table
from clausewitz.play.matches.start_positions import Opening
from clausewitz.runs.worker_process import Service, serve


def main() -> None:
    serve(_open)


def _open(setting: Any) -> Service:
    table = Table(Setting.restored(setting))
    return lambda game: table.play(_pairing(game)).as_dict(), table.close


def _pairing(value: dict[str, Any]) -> Pairing:
    fen, moves, name = value["opening"]
    return Pairing(value["number"], Opening(fen, tuple(moves), name))


if __name__ == "__main__":
    main()
