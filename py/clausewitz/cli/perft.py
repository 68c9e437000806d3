"""Positions counted: perft."""

import time
from typing import Annotated

import chess

from clausewitz.cli import arguments as arg
from clausewitz.cli.legal import ByOption
from clausewitz.cli.positions import one_board
from clausewitz.cli.results import print_json
from clausewitz.play import rules
from clausewitz.play.rules import By
from clausewitz.position.board import fen_of
from clausewitz.support.errors import ClausewitzError

_DEEPEST = 20

_DEPTH_HELP = "Search depth, in plies; may also follow the FEN."


def perft(
    fen: arg.Fen = None,
    depth: Annotated[
        int | None, arg.option("PLIES", _DEPTH_HELP, "-d", "--depth", min=0, shown="3")
    ] = None,
    by: ByOption = By.KERNEL,
    bulk: Annotated[bool, arg.choice("Count the last ply without making its moves.")] = True,
    divided: Annotated[bool, arg.choice("Print the count of each move.", "--divide")] = False,
    as_json: arg.Json = False,
) -> None:
    """Count the positions after a number of plies."""
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
    """The FEN without the depth, which may stand behind or before it, and the depth."""
    fields = " ".join(fen or [chess.STARTING_FEN]).split()
    if depth is None and len(fields) in (1, 5, 7):
        place = -1 if fields[-1].isdecimal() and len(fields) > 1 else 0
        place = 0 if fields[0].isdecimal() else place
        if fields[place].isdecimal():
            depth = int(fields.pop(place))
            fields = fields or [chess.STARTING_FEN]
    depth = 3 if depth is None else depth
    if depth > _DEEPEST:
        raise ClausewitzError(f"perft to depth {depth} would never end; at most {_DEEPEST}")
    return [" ".join(fields)], depth
