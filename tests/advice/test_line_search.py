"""Which searches find the best lines is said by clauses; Python makes them, and no others."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import chess
import pytest

from clausewitz.advice.lines.line_search import LineSearch, SearchEffort, SearchHost

EFFORT = SearchEffort(1500, 900, 600, 900, 1000, 200, 200)
ITALIAN = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"
FORK = "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1"
ONE_MOVE = "7k/8/8/8/8/5q2/7P/7K w - - 0 1"
QUEEN_UP = "r4rk1/ppp2ppp/2n5/8/8/2N5/PPPQ1PPP/R4RK1 w - - 0 1"
MATED = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"


@pytest.fixture
def needs(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What Prolog has needed so far."""
    found: list[Any] = []
    answer: Callable[[SearchHost, Any], str] = SearchHost._answer

    def noted(host: SearchHost, need: Any) -> str:
        found.append(need)
        return answer(host, need)

    monkeypatch.setattr(SearchHost, "_answer", noted)
    return found


def test_the_first_look_is_brief_and_the_last_compares_both_lines(needs: list[Any]) -> None:
    best, other = LineSearch(EFFORT).lines(chess.Board(ITALIAN))
    assert best.score >= other.score
    assert best.move != other.move
    assert needs[:2] == ["forget", ["search", "first", ITALIAN, [], "all", 45]]
    kinds = [need if isinstance(need, str) else need[0] for need in needs]
    assert kinds.index("remember") + 1 == kinds.index("side_by_side")


@pytest.mark.parametrize(("fen", "count"), [(ONE_MOVE, 1), (MATED, 0), (FORK, 3)])
def test_there_are_as_many_lines_as_moves(fen: str, count: int) -> None:
    lines = LineSearch(EFFORT).lines(chess.Board(fen), 3)
    assert len({line.move for line in lines}) == len(lines) == count


def test_threads_wait_for_one_another() -> None:
    boards = [chess.Board(fen) for fen in (ITALIAN, FORK) * 4]
    alone = [LineSearch(EFFORT).lines(board) for board in boards]
    with ThreadPoolExecutor(max_workers=4) as pool:
        together = list(pool.map(lambda board: LineSearch(EFFORT).lines(board), boards))
    assert together == alone


def test_a_position_in_which_several_moves_win_is_settled_by_the_second_look(
    needs: list[Any],
) -> None:
    best, other = LineSearch(SearchEffort(continuing=0)).lines(chess.Board(QUEEN_UP))
    assert min(best.score, other.score) > 300
    assert [need[-1] for need in needs if need[0] == "search"] == [9000, 4500, 30000, 15000]
