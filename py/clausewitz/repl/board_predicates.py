"""The predicates that Python adds to the Prolog REPL.

board_text(P, Text)                  the board, one rank a line
san(P, From, To, San)                the move in short algebraic notation
kernel_move(P, From, To, Promotion)  the legal moves, by the kernel
kernel_perft(Depth, P, Leaves)       how many positions lie so many plies below
suggested(P, Tactic, From, To, English)   the moves that the tactics of the literature suggest
mate_in(P, N, From, To)              the side to move can force mate, at best in N moves, and this
                                     is one of the moves it can begin with; N is at most 3 if it
                                     is not given

Those that query engines and measure tactics are in metric_predicates.py, those that play in
play_predicates.py, those that advise by a search in advice_predicates.py.
"""

from collections.abc import Iterable, Iterator, Sequence

import chess

from clausewitz.clauses import Text
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.prolog import Foreign, Value, prolog
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import suggest
from clausewitz.tactics.shipped import literature

Rows = Iterator[Sequence[Value]]

MATE_SECONDS = 300.0
"""How long mate_in/4 may look for a mate."""

_MODULE = "foreign_predicates"
_CLAUSES = (
    # The keys of the shortest mate: in N moves if N is given, else in at most three.
    "mate_in(P, N, From, To) :- integer(N), forced_mate(P, N, N, From, To).",
    "mate_in(P, N, From, To) :- var(N), forced_mate(P, 3, N, From, To).",
)


def register_all() -> None:
    """Make them known to the Prolog of this process."""
    register(FOREIGN, _MODULE, _CLAUSES)


def register(predicates: Iterable[Foreign], module: str, clauses: Sequence[str]) -> None:
    """Make predicates of Python known, and clauses that are stated by means of them."""
    for predicate in predicates:
        prolog().register(predicate)
    prolog().enter_clauses(module, clauses)
    prolog().enter_tactics(module)


def squares(move: chess.Move) -> list[Value]:
    """Where a move goes from and to, as Prolog names it."""
    return [chess.square_name(move.from_square), chess.square_name(move.to_square)]


def _board_text(fen: str) -> Rows:
    yield [Text(str(parse_fen(fen)) + "\n")]


def legal_move(board: chess.Board, origin: str, target: str) -> chess.Move:
    """The move between two squares; a pawn becomes a queen."""
    try:
        return board.find_move(chess.parse_square(origin), chess.parse_square(target))
    except ValueError as error:
        message = f"{origin}{target} is not a legal move in {fen_of(board)}"
        raise ClausewitzError(message) from error


def _san(fen: str, origin: str, target: str) -> Rows:
    board = parse_fen(fen)
    yield [board.san(legal_move(board, origin, target))]


def _kernel_move(fen: str) -> Rows:
    from clausewitz import kernel

    for move in kernel.legal_moves(kernel.from_board(parse_fen(fen))):
        promotion = chess.piece_name(move.promotion) if move.promotion else "none"
        yield [*squares(move), promotion]


def _kernel_perft(depth: str, fen: str) -> Rows:
    from clausewitz import kernel

    yield [kernel.perft_bulk(kernel.from_board(parse_fen(fen)), int(depth))]


def _suggested(fen: str) -> Rows:
    for suggestion in suggest(parse_fen(fen), [literature()]):
        yield [suggestion.tactic.name, *squares(suggestion.move), Text(suggestion.english)]


def _forced_mate(fen: str, most: str) -> Rows:
    from clausewitz.mates import prove

    board = parse_fen(fen)
    if not any(board.generate_legal_moves()):
        return
    verdict = prove(board, int(most), all_keys=True, seconds=MATE_SECONDS)
    if verdict.result == "unknown":
        raise ClausewitzError(f"whether there is a mate in {most} was not decided in time")
    for origin, target in dict.fromkeys(tuple(squares(key)) for key in verdict.keys):
        yield [verdict.n, origin, target]


FOREIGN = (
    Foreign("board_text", 1, 1, _board_text),
    Foreign("san", 3, 1, _san),
    Foreign("kernel_move", 1, 3, _kernel_move),
    Foreign("kernel_perft", 2, 1, _kernel_perft),
    Foreign("suggested", 1, 4, _suggested),
    Foreign("forced_mate", 2, 3, _forced_mate),
)
