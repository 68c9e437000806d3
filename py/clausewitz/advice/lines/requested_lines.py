"""Lines by requests of logic/judgement: Prolog says which searches it takes, Python searches."""

import json
from typing import Any

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import SearchEffort
from clausewitz.clauses import Text
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog

_TABLE = 16  # megabytes


class SearchHost:
    """Answers what host.pl of logic/judgement needs, about positions after one board."""

    def __init__(self, board: chess.Board) -> None:
        self._board = board
        self._searchers = {name: Searcher(megabytes=_TABLE) for name in ("first", "second")}

    def answer(self, need: Any) -> str:
        """The answer to a need, as a term."""
        if need == "forget":
            self._searchers["first"].new_game()
            return "done"
        if need == "remember":
            self._searchers["second"].remember(self._searchers["first"])
            return "done"
        _, who, _, moves, choice, nodes = need
        board = self._board.copy()
        for move in moves:
            board.push_uci(move)
        among = _chosen(board, choice)
        if not among:
            return "none"
        found = self._searchers[who].search(board, Limit(nodes=nodes), among)[0]
        line = JudgedLine(tuple(found.line), found.score)
        words = ",".join(move.uci() for move in line.moves)
        return f"line([{words}],{line.score},{'none' if line.mate is None else line.mate})"


def requested(request: str, host: SearchHost) -> Any:
    """What comes of a request: see requests.pl."""
    kind, content = _step(request)
    while kind == "need":
        kind, content = _step(f"answer({host.answer(content)})")
    return content


def requested_lines(
    board: chess.Board, most: int = 2, effort: SearchEffort | None = None
) -> list[JudgedLine]:
    """The best lines, best first: those of LineSearch."""
    nodes = effort or SearchEffort()
    parts = nodes.best, nodes.others, nodes.in_doubt, nodes.still_open, nodes.continuing
    request = f"best_lines({Text(fen_of(board))},{most},effort({','.join(map(str, parts))}))"
    return [
        JudgedLine(tuple(map(chess.Move.from_uci, moves)), score)
        for _, moves, score, _ in requested(request, SearchHost(board))
    ]


def _step(text: str) -> tuple[str, Any]:
    kind, content = json.loads(prolog().service("request_steps", text))
    return kind, content


def _chosen(board: chess.Board, choice: Any) -> list[chess.Move]:
    """The first moves to choose from: all, or those of only(List) or without(List)."""
    legal = list(board.legal_moves)
    if choice == "all":
        return legal
    kind, names = choice
    return [move for move in legal if (move.uci() in names) == (kind == "only")]
