"""Games of evolved players with others: engines by UCI or XBoard, and whoever else can play.

As between evolved players, but that a game ends only when a position comes for the third time: an
engine need not play the same move again.
"""

from collections import Counter
from collections.abc import Sequence
from contextlib import closing

import chess
import numpy as np

from clausewitz.endgames.move_choice import Chooser
from clausewitz.endgames.player_files import EndgamePlayer
from clausewitz.endgames.trees import from_program
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.player import Player, PlayerFaultError, ResignError
from clausewitz.play.players.parameters import parse_player
from clausewitz.play.players.player_names import find_player
from clausewitz.position.board import material
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.evolution.scoring import EndgameTally, tally_of

_REPEATED = 3
_DEPTH = 4
_LOST, _DRAWN, _WON = 0, 2, 4


def play_game(
    player: Chooser, other: Player, limit: Limit, start: chess.Board, is_white: bool, plies: int
) -> int:
    """How a game ended for White: 0 lost, 1 behind, 2 drawn, 3 ahead, 4 won."""
    board, seen = start.copy(stack=False), Counter[str]()
    other.new_game()
    while True:
        if _is_bare(board) or board.is_stalemate():
            return _DRAWN
        if board.is_checkmate():
            return _LOST if board.turn else _WON
        seen[board.epd()] += 1
        if len(board.move_stack) >= plies or seen[board.epd()] == _REPEATED:
            ahead = material(board)
            return _DRAWN + (ahead > 0) - (ahead < 0)
        if board.turn == is_white:
            board.push(player.choose(board)[0])
            continue
        try:
            board.push(other.choose(board, limit).move)
        except ResignError:
            return _LOST if board.turn else _WON
        except PlayerFaultError as error:
            raise ClausewitzError(f"{other.name}: {error}") from error


def match_with(
    player: Chooser,
    other: Player,
    limit: Limit,
    starts: Sequence[chess.Board],
    plies: int,
    tell: Tell = silent,
) -> EndgameTally:
    """The games from all starts, with both colours."""
    results = list[list[int]]()
    for start in starts:
        sides = (True, False)
        results.append([play_game(player, other, limit, start, side, plies) for side in sides])
        tell(Progress("games", 2 * len(results), 2 * len(starts)))
    return tally_of(np.array(results, np.int64).reshape(-1, 2))


def score_with(
    programs: Sequence[bytes], name: str, starts: Sequence[chess.Board], plies: int
) -> EndgameTally:
    """The games of a player with one that is named as for clausewitz match: depth 4 if not said."""
    chooser = Chooser(EndgamePlayer("evolved", "", tuple(map(from_program, programs))))
    limit = parse_player(name).limit(Limit(depth=_DEPTH))
    with closing(find_player(name)) as other:
        return match_with(chooser, other, limit, starts, plies)


def _is_bare(board: chess.Board) -> bool:
    heavy = board.pawns | board.rooks | board.queens
    return not heavy and chess.popcount(board.occupied) <= 3
