"""The last word before a puzzle is written: clingo proves what the kernel has found."""

import chess

from clausewitz import mates
from clausewitz.board import fen_of
from clausewitz.errors import ClausewitzError
from clausewitz.puzzles.compose.guess import confirms
from clausewitz.puzzles.compose.puzzle import Puzzle


def check_proof(puzzle: Puzzle, size: int) -> None:
    """Prove that the key is the only one and the mate no shorter; a disagreement is an error.

    On smaller boards clingo proves the mate by the rules for guessed boards; that there is no other
    key, the plain search of small.py has said.
    """
    proved = _is_proved(puzzle) if size == 8 else confirms(puzzle, size)
    if not proved:
        raise ClausewitzError(
            f"{fen_of(puzzle.board)}: clingo does not find the mate in {puzzle.mate} by "
            f"{puzzle.key.uci()} alone; please report this"
        )


def _is_proved(puzzle: Puzzle) -> bool:
    board: chess.Board = puzzle.board
    verdict = mates.prove(board, puzzle.mate, all_keys=True)
    found = verdict.result, verdict.n, verdict.keys
    return found == ("mate", puzzle.mate, (puzzle.key,))
