"""Wrong moves on boards to solve: how each is answered, by a short search."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import chess

from clausewitz.advice.lines.judgement import judge, score_of
from clausewitz.coaching.page.solving_data import Placed, Wrong, numbered, player_worth, right_moves
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.position.board import after_move

_NODES = 1_000  # for each move: what a wrong one loses is mostly seen at once
_TABLE = 16  # megabytes
_SEARCHED = ("missed", "overlooked")


class _Tried(NamedTuple):
    """A move, and the best line after it; the score is for whoever made it."""

    move: chess.Move
    reply: chess.Move
    score: int


def answered_moves(boards: Sequence[Placed]) -> list[Wrong]:
    """Of each board, the wrong moves that lose something, with the reply and what is said.

    Where the opponent was to move nothing is searched: there the player sees what he allowed.
    """
    searcher = Searcher(megabytes=_TABLE)
    return [_answered(one, searcher) if one.kind in _SEARCHED else {} for one in boards]


def _answered(placed: Placed, searcher: Searcher) -> Wrong:
    tried = list(_tried(placed, searcher))
    best = score_of(placed.chance.score)
    requests = [f"move_classes({best},{score_of(one.score)},other)" for one in tried]
    board = placed.chance.board
    return {
        one.move.uci(): (one.reply.uci(), _words(placed, board, one))
        for one, classes in zip(tried, judge(requests), strict=True)
        if "mistake" in classes
    }


def _tried(placed: Placed, searcher: Searcher) -> Iterator[_Tried]:
    chance, board = placed.chance, placed.chance.board
    searcher.new_game()
    known = {*right_moves(chance), chance.played}
    for move in board.legal_moves:
        if move.uci() not in known:
            found = searcher.search(board, Limit(nodes=_NODES), [move])[0]
            if len(found.line) > 1:
                yield _Tried(move, found.line[1], found.score)


def _words(placed: Placed, board: chess.Board, tried: _Tried) -> str:
    reply = numbered(after_move(board, tried.move), tried.reply)
    worth = player_worth(placed, tried.score)
    return f"{board.san(tried.move)} is answered by {reply} ({worth} for you)."
