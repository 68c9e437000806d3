"""A player without any plan: every legal move is as likely as any other."""

import random

import chess

from clausewitz.board import fen_of
from clausewitz.play.player import Choice, Limit
from clausewitz.play.players.parameters import Parameters


class RandomPlayer:
    """Draws a move; the same one for the same seed and game so far, whatever was played before."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._seed = seed

    def new_game(self) -> None:
        pass

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        moves = sorted(board.legal_moves, key=chess.Move.uci)
        played = " ".join(move.uci() for move in board.move_stack)
        return Choice(random.Random(f"{self._seed} {played} {fen_of(board)}").choice(moves))

    def close(self) -> None:
        pass


def random_player(parameters: Parameters) -> RandomPlayer:
    """`random`, `random:7`."""
    if parameters.words[:1] and parameters.words[0].isdigit():
        parameters.only("seed", words=1)
        return RandomPlayer(parameters.label, int(parameters.words[0]))
    parameters.only("seed")
    return RandomPlayer(parameters.label, parameters.whole("seed") or 0)
