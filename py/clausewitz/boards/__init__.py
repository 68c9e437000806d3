"""Chess on boards of four to eight rows: what puzzles are made of and plans are checked with."""

from clausewitz.boards.game import FullGame, Game, game_of
from clausewitz.boards.small import SmallGame

__all__ = ["FullGame", "Game", "SmallGame", "game_of"]
