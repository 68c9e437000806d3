"""A position to look at: board."""

from pathlib import Path
from typing import Annotated

import chess
import typer

from clausewitz.board import fen_of
from clausewitz.cli.arguments import Fen, Json, boards, one_board, print_json, write_text


def board(
    fen: Fen = None,
    attacks: Annotated[
        bool, typer.Option("--attacks", help="Mark with O what White attacks, with X what Black.")
    ] = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw a picture.")] = None,
    size: Annotated[
        int, typer.Option(metavar="N", help="Rows of the board, 4 to 8; a1 is its corner.")
    ] = 8,
    black: Annotated[bool, typer.Option("--black", help="Look from Black's side.")] = False,
    as_json: Json = False,
) -> None:
    """Show a position as text or as a picture, with the squares that each side attacks."""
    from clausewitz import drawing

    side = chess.BLACK if black else chess.WHITE
    for number, position in enumerate([one_board(fen)] if svg else boards(fen)):
        drawing.check_size(position, size)
        if as_json:
            print_json(_facts(position, size))
        elif not svg:
            show = drawing.attack_text if attacks else drawing.plain_text
            print(("\n" if number else "") + show(position, size, side))
        if svg:
            write_text(svg, drawing.diagram_svg(position, size, side, attacks=attacks, pixels=480))


def _facts(position: chess.Board, size: int) -> dict[str, object]:
    from clausewitz.drawing import attacks_of

    white, black = attacks_of(position, size)
    names = {"white": list(map(chess.square_name, white))}
    names |= {"black": list(map(chess.square_name, black))}
    return {"fen": fen_of(position), "size": size, "attacks": names}
