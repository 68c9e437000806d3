"""A process that asks one engine: `python -m clausewitz.metrics.worker`, lines of JSON both ways.

The first line says which engine; each line after it is a list of FENs and is answered with one
line. When the asking process is gone, however it ended, standard input ends, and so does this one,
and with it the engine.
"""

import json
import os
import signal
import sys
from typing import Any

from clausewitz.board import parse_fen
from clausewitz.errors import ClausewitzError
from clausewitz.metrics.model import Evaluator
from clausewitz.metrics.naming import Engine
from clausewitz.metrics.values import write_row


def main() -> None:
    # Leave by the front door: an engine that hangs would not see that its input has ended.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    evaluator: Evaluator | None = None
    engine = Engine(**json.loads(sys.stdin.readline()))
    try:
        for line in sys.stdin:
            try:
                evaluator = evaluator or engine.open()
                answer = _answer(evaluator, json.loads(line))
            except ClausewitzError as error:
                answer = {"error": str(error)}
            print(json.dumps(answer), flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads any more
    finally:
        if evaluator is not None:
            evaluator.close()


def _answer(evaluator: Evaluator, fens: list[str]) -> dict[str, Any]:
    found = evaluator.evaluate([parse_fen(fen) for fen in fens])
    return {"rows": [write_row(evaluation) for evaluation in found]}


if __name__ == "__main__":
    main()
