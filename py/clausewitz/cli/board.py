"""A position to look at: board."""

from typing import Annotated

import chess

from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import answered, one_board
from clausewitz.cli.results import check_picture, print_json, write_picture
from clausewitz.cli.terminal import print_boards
from clausewitz.position.board import fen_of
from clausewitz.position.drawing.board_squares import attacks_of, check_size
from clausewitz.position.drawing.diagram import diagram_svg
from clausewitz.position.drawing.text_board import attack_text, plain_text


def board(
    fen: arg.Fen = None,
    attacks: arg.Attacks = False,
    output: arg.Picture = None,
    size: arg.Size = 8,
    flip: Annotated[bool, arg.choice("Show the board from Black's side.", "--flip")] = False,
    as_json: arg.Json = False,
) -> None:
    """Show a position as text or draw it."""
    side = chess.BLACK if flip else chess.WHITE
    check_picture(output)
    positions = [one_board(fen)] if output else answered(fen, headed=not as_json)
    for position in positions:
        check_size(position, size)
        if as_json:
            print_json(_facts(position, size))
        elif not output:
            show = attack_text if attacks else plain_text
            print_boards(show(position, size, side))
        if output:
            svg = diagram_svg(position, size, side, attacks=attacks, pixels=480)
            write_picture(output, svg)


def _facts(position: chess.Board, size: int) -> dict[str, object]:
    white, black = attacks_of(position, size)
    names = {"white": list(map(chess.square_name, white))}
    names |= {"black": list(map(chess.square_name, black))}
    return {"fen": fen_of(position), "size": size, "attacks": names}
