"""A position as facts: facts."""

from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import boards
from clausewitz.position.board import fen_of
from clausewitz.position.facts import Dialect, Facts


def facts(
    fen: arg.Fen = None,
    to: Annotated[Dialect, arg.choice("Language of the facts.")] = Dialect.PROLOG,
    as_json: arg.Json = False,
) -> None:
    """Write a position as facts for Prolog or clingo."""
    for number, board in enumerate(boards(fen)):
        found = Facts.of(board, to, number)
        print(found.to_json() if as_json else f"% {fen_of(board)}\n{found.text}", flush=True)
