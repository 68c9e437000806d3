"""Chess problems solved in the page."""

from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.position.board import parse_fen


def solved(fen: str, stipulation: str, seconds: float) -> str:
    """What `clausewitz solve --json` prints of a position."""
    board = with_castling(parse_fen(fen))
    return solve(board, read_stipulation(stipulation), Wanted(seconds=seconds)).to_json()
