"""A process that has a table: `python -m clausewitz.play.worker`, lines of JSON both ways.

The first line is the setting; each line after it is a game to be played and is answered with one
line. When the asking process is gone, however it ended, standard input ends, and so does this one
at once, in the middle of a game or not, and with it the players.
"""

import json
import os
import signal
import sys
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Any

from clausewitz.errors import ClausewitzError
from clausewitz.play.starts import Opening
from clausewitz.play.table import Pairing, Setting, Table


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # by the front door: players are closed
    table: Table | None = None
    setting = Setting.restored(json.loads(sys.stdin.readline()))
    try:
        for line in _lines():
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


def _lines() -> Iterator[str]:
    """Lines of standard input, which a thread reads: its end is heard while a game is played."""
    lines: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            lines.put(line)
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=read, daemon=True).start()
    while True:
        yield lines.get()


def _pairing(value: dict[str, Any]) -> Pairing:
    fen, moves, name = value["opening"]
    return Pairing(value["number"], Opening(fen, tuple(moves), name))


if __name__ == "__main__":
    main()
