"""Base against Pruning Player: single games as the paper played them, and matches from openings.

A game of the paper begins at the start position, is played once, and ends after 150 moves at the
latest; then it counts who stands better, here by material. The Pruning Player has its openings.
Matches are pairs of games from random openings, with the rules of chess deciding (a game that is
not over then goes to whoever is three pawns ahead); there both players have to think from the
first move on.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, pstdev

import chess

from clausewitz.engines.own.search_limit import Limit
from clausewitz.papers.han_lavelle_wilkerson.published import LONGEST
from clausewitz.play.matches.game import AtEnd, GameRules, ended
from clausewitz.play.matches.game_table import Seat, Setting
from clausewitz.play.matches.match import Standing, play_match
from clausewitz.play.matches.match_folder import MatchFolder
from clausewitz.play.matches.start_positions import RANDOM_PLIES, openings
from clausewitz.play.players.base_and_pruning import BasePlayer, PruningPlayer
from clausewitz.position.board import material

_MATCH = GameRules(2 * LONGEST, AtEnd.MATERIAL)


@dataclass(frozen=True)
class PlayerInGame:
    """One player in one game: what a state took it, and how the game ended for it."""

    seconds_per_state: float
    """The mean over its moves, without those by the cases."""
    deviation: float
    states: float
    """Visited for a move, on average."""
    case_moves: int
    result: str
    """won, lost, drawn; or +, = or - after 150 moves."""


class _Watched:
    """A player, and what its moves took."""

    def __init__(self, player: BasePlayer) -> None:
        self.player = player
        self.per_state: list[float] = []
        self.states: list[int] = []
        self.case_moves = 0

    def choose(self, board: chess.Board, depth: int) -> chess.Move:
        known, began = self.player.known, time.process_time()
        choice = self.player.choose(board, Limit(depth=depth))
        seconds = time.process_time() - began
        if choice.nodes:
            self.states.append(choice.nodes)
            self.per_state.append(seconds / (choice.nodes - (self.player.known - known)))
        else:
            self.case_moves += 1
        return choice.move

    def summary(self, result: str) -> PlayerInGame:
        return PlayerInGame(
            mean(self.per_state or [0.0]),
            pstdev(self.per_state or [0.0]),
            mean(self.states or [0.0]),
            self.case_moves,
            result,
        )


def single_game(weights: str, depth: int, base_is_white: bool) -> tuple[PlayerInGame, PlayerInGame]:
    """A game as the paper played it; first the figures of Base, then those of Pruning."""
    base, pruning = _Watched(BasePlayer(weights)), _Watched(PruningPlayer(weights))
    for watched in (base, pruning):  # compiled or loaded before the clock is looked at
        BasePlayer.choose(watched.player, chess.Board(), Limit(depth=1))
    board = chess.Board()
    while (ending := ended(board)) is None and board.fullmove_number <= LONGEST:
        watched = base if (board.turn == chess.WHITE) == base_is_white else pruning
        board.push(watched.choose(board.copy(), depth))
    if ending:
        white = {"1-0": ("won", "lost"), "0-1": ("lost", "won")}.get(
            ending.result, ("drawn", "drawn")
        )
    else:
        ahead = material(board)
        white = ("+", "-") if ahead > 0 else ("-", "+") if ahead < 0 else ("=", "=")
    results = white if base_is_white else white[::-1]
    return base.summary(results[0]), pruning.summary(results[1])


def match(
    a: str,
    b: str,
    depth: int,
    games: int,
    seed: int,
    jobs: int = 1,
    folder: Path | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> Standing:
    """A against B in pairs of games; what a folder holds of it is not played again."""
    setting = Setting(Seat(a, Limit(depth=depth)), Seat(b, Limit(depth=depth)), _MATCH)
    saved = None if folder is None else MatchFolder(folder)
    if saved is not None:
        saved.start(setting.as_dict() | {"seed": seed}, resume=True)
    return play_match(
        setting,
        openings(seed, RANDOM_PLIES),
        games,
        jobs=jobs,
        folder=saved,
        tell=lambda _, standing: tell(len(standing.games)),
    )
