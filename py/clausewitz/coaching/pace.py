"""When the moves of a game were made: in which phase, and with how much time left."""

from collections import Counter
from collections.abc import Iterable, Set

import chess
import chess.pgn

from clausewitz.advice.lines.judgement_limits import limit

ENOUGH, SHORT, UNKNOWN = "enough", "short", "unknown"
"""The time that was left before a move."""

MovesMade = tuple[tuple[str, str, int], ...]
"""How many moves a player made in a phase with such time left."""


def phase_of(board: chess.Board) -> str:
    """The opening, middlegame or endgame, as Lichess tells them apart in puzzles."""
    pieces = board.occupied & ~board.pawns & ~board.kings
    if pieces.bit_count() <= limit("endgame_pieces"):
        return "endgame"
    is_opening = board.fullmove_number <= limit("opening_moves")
    return "opening" if is_opening else "middlegame"


def hurried_moves(game: chess.pgn.Game) -> Set[int] | None:
    """The moves that were made with little time left, each as the half moves of the game before it;
    None where no comment [%clk …] says how much there was."""
    clocks: dict[chess.Color, float] = {}
    found: set[int] = set()
    base = _base(game.headers.get("TimeControl", ""))
    for node in game.mainline():
        mover, clock = not node.turn(), node.clock()
        if base is None:
            base = clock
        if base and clocks.get(mover, base) < limit("short_of_time") * base:
            found.add(node.ply() - 1)
        if clock is not None:
            clocks[mover] = clock
    return found if clocks else None


def _base(control: str) -> float | None:
    """The seconds at the start of a time control such as 300+5."""
    seconds = control.partition("+")[0]
    return float(seconds) if seconds.isdecimal() and int(seconds) else None


def time_left(ply: int, hurried: Set[int] | None) -> str:
    if hurried is None:
        return UNKNOWN
    return SHORT if ply in hurried else ENOUGH


def moves_made(boards: Iterable[chess.Board], hurried: Set[int] | None) -> MovesMade:
    """Moves, given by the boards before them, by phase and time left."""
    counts = Counter((phase_of(board), time_left(board.ply(), hurried)) for board in boards)
    return tuple((*key, count) for key, count in sorted(counts.items()))
