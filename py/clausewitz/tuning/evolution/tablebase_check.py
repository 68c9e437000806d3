"""Players beside perfect play: how many of their moves keep what Syzygy tables say of a position.

A move keeps the result if a win stays a win and a draw a draw; where everything loses there is
nothing to keep, and such positions do not count. Nor do those in which every move keeps it.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import chess
import chess.syzygy

from clausewitz.endgames.endgame_classes import Endgame, start_boards
from clausewitz.position.board import after_move
from clausewitz.support.errors import ClausewitzError

_TRIES = 50
"""Positions looked at for one that is drawn."""

Choose = Callable[[chess.Board], chess.Move]


@dataclass(frozen=True)
class PreservedResults:
    """Moves that preserve the result, of those where there was something to keep and to lose."""

    preserved: int
    moves: int

    @property
    def share(self) -> float:
        return self.preserved / self.moves if self.moves else 0.0


def results_of(board: chess.Board, base: chess.syzygy.Tablebase) -> dict[chess.Move, int]:
    """What each move leads to, for the side to move: 1, 0 or -1."""
    found = {}
    for move in board.legal_moves:
        value = -_probed(after_move(board, move), base)
        found[move] = (value > 1) - (value < -1)
    return found


def _probed(board: chess.Board, base: chess.syzygy.Tablebase) -> int:
    try:
        return base.probe_wdl(board)
    except chess.syzygy.MissingTableError as error:
        raise ClausewitzError(f"no Syzygy table for {error.args[0]}") from error


def preserved_by(
    players: dict[str, Choose], boards: Iterable[chess.Board], base: chess.syzygy.Tablebase
) -> dict[str, PreservedResults]:
    """For each player its moves in the same positions."""
    preserved, moves = dict.fromkeys(players, 0), 0
    for board in boards:
        results = results_of(board, base)
        if not results or max(results.values()) < 0 or len(set(results.values())) == 1:
            continue
        moves += 1
        for name, choose in players.items():
            preserved[name] += results[choose(board)] == max(results.values())
    return {name: PreservedResults(preserved[name], moves) for name in players}


def drawn_starts(
    classes: Sequence[Endgame], count: int, seed: int, base: chess.syzygy.Tablebase
) -> list[chess.Board]:
    """Random starts that perfect play draws."""
    found = list[chess.Board]()
    for number in range(_TRIES * count):
        (board,) = start_boards([classes[len(found) % len(classes)]], 1, seed + number)
        if _probed(board, base) == 0:
            found.append(board)
        if len(found) == count:
            return found
    raise ClausewitzError(f"only {len(found)} of {count} drawn starts were found")


def random_choice(seed: int) -> Choose:
    """Whoever plays any move."""
    chance = random.Random(seed)
    return lambda board: chance.choice(sorted(board.legal_moves, key=chess.Move.uci))


def positions_of_games(
    choose: Choose, starts: Iterable[chess.Board], plies: int
) -> Iterator[chess.Board]:
    """The positions of games that a player plays with itself."""
    for start in starts:
        board, seen = start.copy(stack=False), set[str]()
        while len(board.move_stack) < plies and board.epd() not in seen and any(board.legal_moves):
            seen.add(board.epd())
            yield board.copy(stack=False)
            board.push(choose(board))
