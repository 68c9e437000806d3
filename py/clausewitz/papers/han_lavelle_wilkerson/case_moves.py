"""How many moves the Pruning Player makes by its opening cases: the paper's table 4."""

import random
from collections.abc import Callable
from statistics import mean

import chess

from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.openings.book import PAPER, UNSORTED, Manner, OpeningBook
from clausewitz.play.players.base_and_pruning import BasePlayer

MANNERS = {"sorted": PAPER, "not sorted": UNSORTED}

Reply = Callable[[chess.Board], chess.Move]


def against_itself(manner: Manner) -> float:
    """Moves of one of two sides that both follow the cases; games are all the same."""
    book, board, moves = OpeningBook(manner=manner), chess.Board(), 0
    while choice := book.advise(board):
        board.push(choice.move)
        moves += 1
    return moves / 2


def against(reply: Reply, manner: Manner, side: chess.Color) -> int:
    """Moves by the cases against someone else, until there is none or the game is over."""
    book, board, moves = OpeningBook(manner=manner), chess.Board(), 0
    while not board.is_game_over():
        if board.turn != side:
            board.push(reply(board))
        elif choice := book.advise(board):
            board.push(choice.move)
            moves += 1
        else:
            break
    return moves


def against_chance(manner: Manner, games: int, seed: int) -> float:
    """The mean over games with either colour."""
    return mean(
        against(_chance(random.Random(f"{seed} {game}")), manner, game % 2 == 0)
        for game in range(games)
    )


def _chance(chooser: random.Random) -> Reply:
    return lambda board: chooser.choice(sorted(board.legal_moves, key=chess.Move.uci))


def against_base(manner: Manner, weights: str, depth: int) -> float:
    """The mean of one game with either colour; more would be the same."""
    base = BasePlayer(weights)
    limit = Limit(depth=depth)
    return mean(
        against(lambda board: base.choose(board, limit).move, manner, side) for side in chess.COLORS
    )
