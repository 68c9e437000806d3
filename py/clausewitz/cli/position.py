"""The position and its rules: facts, legal, perft."""

import time
from enum import StrEnum
from typing import Annotated

import chess
import typer

from clausewitz import rules
from clausewitz.board import fen_of
from clausewitz.cli.arguments import ByOption, Fen, Json, boards, one_board, print_json
from clausewitz.errors import ClausewitzError
from clausewitz.facts import asp_facts, prolog_facts
from clausewitz.rules import By

_DEEPEST = 20


class Dialect(StrEnum):
    PROLOG = "prolog"
    ASP = "asp"


def facts(
    fen: Fen = None,
    to: Annotated[Dialect, typer.Option(help="The language of the facts.")] = Dialect.PROLOG,
    as_json: Json = False,
) -> None:
    """Write a position as facts for Prolog or clingo."""
    for number, board in enumerate(boards(fen)):
        text = asp_facts(board, number) if to is Dialect.ASP else prolog_facts(board)
        if as_json:
            print_json({"fen": fen_of(board), "to": to, "facts": text.splitlines()})
        else:
            print(f"% {fen_of(board)}\n{text}", end="")


def legal(fen: Fen = None, by: ByOption = By.PYTHON, as_json: Json = False) -> None:
    """List the legal moves, in UCI notation."""
    positions = boards(fen)
    for board, moves in zip(positions, rules.legal_moves(positions, by), strict=True):
        if as_json:
            print_json({"fen": fen_of(board), "by": by, "moves": moves})
        else:
            print(" ".join(moves))


def perft(
    fen: Fen = None,
    depth: Annotated[
        int | None,
        typer.Option("--depth", "-d", help="Plies; may also stand behind the FEN.", min=0),
    ] = None,
    by: ByOption = By.KERNEL,
    bulk: Annotated[bool, typer.Option(help="Count the last moves without making them.")] = True,
    divided: Annotated[bool, typer.Option("--divide", help="Count below each move.")] = False,
    as_json: Json = False,
) -> None:
    """Count the positions some plies below."""
    rest, plies = _split_depth(fen, depth)
    board = one_board(rest)
    start = time.perf_counter()
    if divided and plies > 0:
        counts = rules.divide(board, plies, by)
        nodes = sum(counts.values())
    else:
        counts, nodes = {}, rules.perft(board, plies, by, bulk=bulk)
    seconds = time.perf_counter() - start
    if as_json:
        result = {"fen": fen_of(board), "depth": plies, "by": by, "nodes": nodes}
        print_json(result | {"seconds": round(seconds, 6)} | ({"divide": counts} if counts else {}))
    else:
        for move, count in counts.items():
            print(f"{move} {count}")
        print(nodes)


def _split_depth(fen: list[str] | None, depth: int | None) -> tuple[list[str], int]:
    """Tell the depth from the fields of the FEN, behind or before which it may stand."""
    fields = " ".join(fen or [chess.STARTING_FEN]).split()
    if depth is None and len(fields) in (1, 5, 7):
        place = -1 if fields[-1].isdecimal() and len(fields) > 1 else 0
        place = 0 if fields[0].isdecimal() else place
        if fields[place].isdecimal():
            depth = int(fields.pop(place))
    depth = 3 if depth is None else depth
    if depth > _DEEPEST:
        raise ClausewitzError(f"perft to depth {depth} would never end; at most {_DEEPEST}")
    return fields or [chess.STARTING_FEN], depth
