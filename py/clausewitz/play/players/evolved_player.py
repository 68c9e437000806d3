"""Evolved endgame players by name: `endgame:kqrkqr`, `endgame:RUN/krkr.pl`."""

import chess

from clausewitz.errors import ClausewitzError
from clausewitz.play.player import Choice, Limit
from clausewitz.play.players.parameters import Parameters


class EvolvedPlayer:
    """Looks one move ahead and weighs what it sees by a tree; no limit makes a difference."""

    def __init__(self, name: str, player: str) -> None:
        from clausewitz.endgames.move_choice import Chooser
        from clausewitz.endgames.player_files import find_player  # loads the kernel

        self.name = name
        self._chooser = Chooser(find_player(player))

    def new_game(self) -> None:
        pass

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        from clausewitz.endgames.move_choice import short_reason

        return Choice(
            self._chooser.move(board), depth=1, reason=short_reason(self._chooser.reason(board))
        )

    def close(self) -> None:
        pass


def endgame(parameters: Parameters) -> EvolvedPlayer:
    """`endgame:NAME` of logic/evolved, or `endgame:FILE`."""
    parameters.only(words=1)
    if not parameters.words:
        raise ClausewitzError(f'player "{parameters.text}" is not endgame:NAME or endgame:FILE')
    return EvolvedPlayer(parameters.label, parameters.words[0])
