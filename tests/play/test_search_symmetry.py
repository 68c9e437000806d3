"""The search treats both sides alike: it finds the same in 300 positions and in them flipped."""

from collections.abc import Sequence
from dataclasses import replace

import chess
import numpy as np
import pytest

from advice.flipped_positions import COUNT, boards
from clausewitz import kernel
from clausewitz.engines.own.evaluation_weights import named
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Info, Searcher
from clausewitz.kernel import search
from clausewitz.kernel.search import entries
from clausewitz.position.board import after_move, flipped_move
from running import long


def said(infos: Sequence[Info], flip: bool) -> list[object]:
    """All but the time, with moves flipped back."""
    return [
        replace(info, seconds=0, full=0, line=[flipped_move(move) for move in info.line])
        if flip
        else replace(info, seconds=0, full=0)
        for info in infos
    ]


def test_there_are_enough_positions() -> None:
    assert len(boards()) == COUNT
    assert len({board.board_fen() for board in boards()}) > 0.95 * COUNT


def test_the_evaluation_is_the_same() -> None:
    state = search.search_state(named("clausewitz").packed(), search.ALL_SWITCHES)
    quiet = [board for board in boards() if not board.is_check()]
    scores = np.zeros((2, len(quiet)), np.int64)
    for some, boards_ in zip(scores, (quiet, [b.mirror() for b in quiet]), strict=True):
        entries.evaluate_all(state, np.array([kernel.from_board(b) for b in boards_]), some)
    assert scores[0].tolist() == scores[1].tolist()
    assert len(set(scores[0].tolist())) > len(quiet) / 2


@pytest.mark.parametrize("limit", [Limit(depth=5), Limit(nodes=3_000)], ids=["depth", "nodes"])
@pytest.mark.parametrize("count", [100, long(COUNT)])
def test_the_search_finds_the_same(limit: Limit, count: int) -> None:
    """Score, depth, nodes and lines, of this position and, with what is remembered, of the next."""
    searcher = Searcher(megabytes=1)
    for board in boards()[:count]:
        found = []
        for start, flip in ((board, False), (board.mirror(), True)):
            searcher.new_game()
            infos = searcher.search(start, limit, lines=2)
            after = after_move(start, infos[0].line[0])
            then = searcher.search(after, limit) if any(after.legal_moves) else []
            found.append(said([*infos, *then], flip))
        assert found[0] == found[1], board.fen()


def test_a_game_with_repetitions_is_searched_alike() -> None:
    """The moves before count: who is better does not repeat."""
    moves = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"]
    board = chess.Board("6nk/5ppp/8/8/8/8/5PPP/Q5NK w - - 0 1")
    mirror = board.mirror()
    for uci in moves:
        board.push_uci(uci)
        mirror.push(flipped_move(chess.Move.from_uci(uci)))
    found, other = (Searcher(megabytes=1).search(each, Limit(depth=6)) for each in (board, mirror))
    assert said(found, flip=False) == said(other, flip=True)
