"""Mates with a name, as clauses say them: does the move that mates fit the tactic?"""

from collections.abc import Iterator

import chess

from clausewitz.errors import ClausewitzError
from clausewitz.mates.boards import Game
from clausewitz.puzzles.compose.puzzle import Puzzle
from clausewitz.tactics import by_kernel
from clausewitz.tactics.shipped import tactics_by_name

_MATE = "_mate"


def mate_named(name: str) -> str:
    """The tactic that a user calls smothered, back-rank or back_rank_mate."""
    plain = name.lower().replace("-", "_").replace(" ", "_")
    for known in (plain, plain + _MATE):
        if known in tactics_by_name():
            return known
    mates = sorted(known for known in tactics_by_name() if known.endswith(_MATE))
    names = ", ".join(known.removesuffix(_MATE).replace("_", "-") for known in mates)
    raise ClausewitzError(f"no mate is called {name}; there are {names}, and other tactics")


def ends_in(puzzle: Puzzle, name: str, game: Game) -> bool:
    """Whether White can mate so after some replies."""
    theory, tactic = tactics_by_name()[name]
    after = game.after(puzzle.board, puzzle.key)
    cases = by_kernel.cases_of_moves(list(_mates(game, after, puzzle.mate - 1)))
    return bool(by_kernel.tactic_matches(tactic, theory, cases).any())


def _mates(game: Game, board: chess.Board, more: int) -> Iterator[tuple[chess.Board, chess.Move]]:
    """The mating moves, each with its position; Black, to move, is mated in so many."""
    for reply in game.legal_moves(board):
        then = game.after(board, reply)
        if mates := game.mating_moves(then, 1):
            yield from ((then, mate) for mate in mates)
        else:
            (key, *_) = game.mating_moves(then, more)
            yield from _mates(game, game.after(then, key), more - 1)
