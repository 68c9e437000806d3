"""The rules at work: legal."""

from collections.abc import Iterator
from itertools import islice
from typing import Annotated

import chess

from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import boards, head
from clausewitz.play.rules import By, LegalMoves, legal_moves
from clausewitz.position.board import fen_of

_BY_HELP = "Program that states the rules: python, prolog, asp or kernel."

ByOption = Annotated[By, arg.choice(_BY_HELP, "--by", metavar="PROGRAM")]

_TOGETHER = {By.ASP: 100}  # clingo grounds many positions nearly as fast as one


def legal(fen: arg.Fen = None, by: ByOption = By.PYTHON, as_json: arg.Json = False) -> None:
    """List the legal moves, in UCI notation."""
    headed = fen == ["-"] and not as_json
    for number, found in enumerate(_answers(boards(fen), by)):
        if headed:
            head(fen_of(found.board), first=not number)
        print(found.to_json() if as_json else found.text, flush=True)


def _answers(positions: Iterator[chess.Board], by: By) -> Iterator[LegalMoves]:
    while batch := list(islice(positions, _TOGETHER.get(by, 1))):
        yield from legal_moves(batch, by)
