"""Players as teachers: those whose moves are learned from."""

import chess

from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.player import PlayerFaultError, ResignError
from clausewitz.play.players.parameters import parse_player
from clausewitz.support.errors import ClausewitzError


class Teacher:
    """A player whose moves are learned from; its faults are reported in one line."""

    def __init__(self, text: str) -> None:
        from clausewitz.play.players.player_names import find_player

        self.name = text
        self._player = find_player(text)
        self._limit = parse_player(text).limit(Limit(depth=4))

    def new_game(self) -> None:
        self._player.new_game()

    def choose(self, board: chess.Board) -> chess.Move:
        try:
            return self._player.choose(board, self._limit).move
        except ResignError as error:
            raise ClausewitzError(f"the teacher {self.name} gives the game up") from error
        except PlayerFaultError as error:
            words = f"the teacher {self.name}: {error}; --resume continues after the last game"
            raise ClausewitzError(words) from error

    def close(self) -> None:
        self._player.close()
