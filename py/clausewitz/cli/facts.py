"""A position as facts: facts."""

from enum import StrEnum
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import boards
from clausewitz.cli.results import print_json
from clausewitz.position.board import fen_of
from clausewitz.position.facts import asp_facts, prolog_facts


class Dialect(StrEnum):
    PROLOG = "prolog"
    ASP = "asp"


def facts(
    fen: arg.Fen = None,
    to: Annotated[Dialect, arg.choice("Language of the facts.")] = Dialect.PROLOG,
    as_json: arg.Json = False,
) -> None:
    """Write a position as facts for Prolog or clingo."""
    for number, board in enumerate(boards(fen)):
        text = asp_facts(board, number) if to is Dialect.ASP else prolog_facts(board)
        if as_json:
            print_json({"fen": fen_of(board), "to": to, "facts": text.splitlines()})
        else:
            print(f"% {fen_of(board)}\n{text}", end="", flush=True)
