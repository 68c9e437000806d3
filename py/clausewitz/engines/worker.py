"""A process that queries one engine: `python -m clausewitz.engines.worker`.

It is given the engine, then lists of FENs, and answers each with their values.
"""

from typing import Any

from clausewitz.engines.engine_names import Engine
from clausewitz.engines.move_values import Evaluator
from clausewitz.engines.value_cache import write_row
from clausewitz.position.board import parse_fen
from clausewitz.runs.worker_process import Service, serve


def _open(engine: Any) -> Service:
    evaluator = Engine(**engine).open()
    return lambda fens: _answer(evaluator, fens), evaluator.close


def _answer(evaluator: Evaluator, fens: list[str]) -> dict[str, Any]:
    found = evaluator.evaluate([parse_fen(fen) for fen in fens])
    return {"rows": [write_row(evaluation) for evaluation in found]}


if __name__ == "__main__":
    serve(_open)
