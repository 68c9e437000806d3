"""Requests of logic/judgement that take searches: Prolog says which it takes, Python searches."""

import json
import threading
from functools import cached_property
from typing import Any

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.clauses import Text
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.engines.own.side_by_side import both
from clausewitz.position.board import after_moves, fen_of
from clausewitz.prolog import prolog

_TABLE = 16  # megabytes: a new one for each position, so that answers do not depend on their order
_one_at_a_time = threading.Lock()  # Prolog has one request under way


class SearchHost:
    """Answers what host.pl of logic/judgement needs."""

    def __init__(self) -> None:
        self.first = Searcher(megabytes=_TABLE)
        self._board, self._fen = chess.Board(), ""

    @cached_property
    def second(self) -> Searcher:
        """For the second of two lines that are looked at side by side; seldom needed."""
        return Searcher(megabytes=_TABLE)

    def requested(self, request: str, board: chess.Board, *arguments: object) -> Any:
        """What comes of request(FEN, Argument, …) about a position: see requests.pl."""
        with _one_at_a_time:
            self._board, self._fen = board, fen_of(board)
            parts = Text(self._fen), *arguments
            kind, content = _step(f"{request}({','.join(map(str, parts))})")
            while kind == "need":
                kind, content = _step(f"answer({self._answer(content)})")
            return content

    def _answer(self, need: Any) -> str:
        """The answer to a need, as a term."""
        match need:
            case "forget":
                self.first.new_game()
                return "done"
            case "remember":
                self.second.remember(self.first)
                return "done"
            case ["side_by_side", [one, other]]:
                searched = self._searched
                found = both(lambda: searched(*one[1:]), lambda: searched(*other[1:]))
                return f"[{','.join(found)}]"
            case ["search", *search]:
                return self._searched(*search)
        raise ValueError(f"no need of logic/judgement: {need}")

    def _searched(self, who: str, fen: str, moves: list[str], choice: Any, nodes: int) -> str:
        board = self._board if fen == self._fen else chess.Board(fen)
        if moves:
            board = after_moves(board, map(chess.Move.from_uci, moves))
        among = [] if choice == "all" else chosen_moves(board, choice)
        if not among and (choice != "all" or not any(board.legal_moves)):
            return "none"
        searcher = self.first if who == "first" else self.second
        found = searcher.search(board, Limit(nodes=nodes), among)[0]
        return line_term(JudgedLine(tuple(found.line), found.score))


def line_term(line: JudgedLine) -> str:
    """A line as host.pl has it: line(Moves, Score, Mate)."""
    moves = ",".join(move.uci() for move in line.moves)
    return f"line([{moves}],{line.score},{'none' if line.mate is None else line.mate})"


def read_line(term: Any) -> JudgedLine:
    """The line of such a term."""
    _, moves, score, _ = term
    return JudgedLine(tuple(map(chess.Move.from_uci, moves)), score)


def chosen_moves(board: chess.Board, choice: Any) -> list[chess.Move]:
    """The first moves to choose from: those of only(List) or without(List)."""
    kind, names = choice
    return [move for move in board.legal_moves if (move.uci() in names) == (kind == "only")]


def _step(text: str) -> tuple[str, Any]:
    kind, content = json.loads(prolog().service("request_steps", text))
    return kind, content
