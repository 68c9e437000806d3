"""A process that has a table: `python -m clausewitz.play.worker`, lines of JSON both ways.

The first line is the setting; each line after it is a game to be played and is answered with one
line. When the asking process is gone, however it ended, standard input ends, and so does this one,
and with it the players.
"""

import json
import os
import signal
import sys
from typing import Any

from clausewitz.errors import ClausewitzError
from clausewitz.play.starts import Opening
from clausewitz.play.table import Pairing, Setting, Table


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # by the front door: players are closed
    table: Table | None = None
    setting = Setting.restored(json.loads(sys.stdin.readline()))
    try:
        for line in sys.stdin:
            try:
                table = table or Table(setting)
                answer = table.play(_pairing(json.loads(line))).as_dict()
            except ClausewitzError as error:
                answer = {"error": str(error)}
            print(json.dumps(answer), flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads any more
    finally:
        if table is not None:
            table.close()


def _pairing(value: dict[str, Any]) -> Pairing:
    fen, moves, name = value["opening"]
    return Pairing(value["number"], Opening(fen, tuple(moves), name))


if __name__ == "__main__":
    main()
