"""Chess on boards of four to eight rows: what puzzles are made of and plans are checked with."""

from clausewitz.mates.boards.sized_game import FullGame, Game, game_of
from clausewitz.mates.boards.small_chess import SmallGame

__all__ = ["FullGame", "Game", "SmallGame", "game_of"]
