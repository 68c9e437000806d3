"""The predicates that Python adds to the Prolog REPL.

Those that ask engines and measure tactics are in metrics/predicates.py.
"""

from collections.abc import Iterator, Sequence

import chess

from clausewitz.board import parse_fen
from clausewitz.clauses import Text, literature
from clausewitz.errors import ClausewitzError
from clausewitz.moves import suggest
from clausewitz.prolog import Foreign, Value, prolog

Rows = Iterator[Sequence[Value]]


def register_all() -> None:
    """Make them known to the Prolog of this process."""
    for foreign in FOREIGN:
        prolog().register(foreign)


def _board_text(fen: str) -> Rows:
    yield [Text(str(parse_fen(fen)) + "\n")]


def _san(fen: str, origin: str, target: str) -> Rows:
    board = parse_fen(fen)
    try:
        move = board.find_move(chess.parse_square(origin), chess.parse_square(target))
    except ValueError as error:
        raise ClausewitzError(f"{origin}{target} is not a legal move in {fen}") from error
    yield [board.san(move)]


def _kernel_move(fen: str) -> Rows:
    from clausewitz import kernel

    for move in kernel.legal_moves(kernel.from_board(parse_fen(fen))):
        promotion = chess.piece_name(move.promotion) if move.promotion else "none"
        yield [chess.square_name(move.from_square), chess.square_name(move.to_square), promotion]


def _kernel_perft(depth: str, fen: str) -> Rows:
    from clausewitz import kernel

    yield [kernel.perft_bulk(kernel.from_board(parse_fen(fen)), int(depth))]


def _suggested(fen: str) -> Rows:
    for suggestion in suggest(parse_fen(fen), [literature()]):
        origin, target = suggestion.move.from_square, suggestion.move.to_square
        yield [
            suggestion.tactic.name,
            chess.square_name(origin),
            chess.square_name(target),
            Text(suggestion.english),
        ]


FOREIGN = (
    Foreign("board_text", 1, 1, _board_text),
    Foreign("san", 3, 1, _san),
    Foreign("kernel_move", 1, 3, _kernel_move),
    Foreign("kernel_perft", 2, 1, _kernel_perft),
    Foreign("suggested", 1, 4, _suggested),
)
