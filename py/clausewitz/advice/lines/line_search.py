"""Lines of play by a short search: the best one, and the best with another first move.

Requests of logic/judgement that take searches: Prolog says which it takes, Python searches.
"""

import json
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import Any, Protocol

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.clauses import Text
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher, both
from clausewitz.position.board import after_moves, fen_of
from clausewitz.position.notation import Notation
from clausewitz.prolog import prolog
from clausewitz.wording.case_terms import current_notation

_TABLE = 16  # megabytes: a new one for each position, so that answers do not depend on their order
_one_at_a_time = threading.Lock()  # Prolog has one request under way


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """Positions to visit, for the best move and for the best of the others."""

    best: int = 300_000
    others: int = 150_000
    in_doubt: int = 100_000
    """For each of the two once more, where they are nearly as good as one another."""
    still_open: int = 300_000
    """For each of the two a third time, where one may be so much better that it must be found."""
    before_blaming: int = 1_000_000
    """For a move that seems to be a mistake, before it is called one."""
    continuing: int = 10_000
    """For the rest of a line that breaks off early."""
    side_line: int = 15_000
    """For side lines: threats, defences, moves that do not work."""

    @property
    def term(self) -> str:
        """As logic/judgement/line_search.pl has it."""
        looks = self.best, self.others, self.in_doubt, self.still_open
        return f"effort({','.join(map(str, (*looks, self.continuing, self.side_line)))})"

    def shorter(self, part: int, whole: int) -> "SearchEffort":
        """So many parts of the whole, if that is less."""
        share = min(part, whole)
        return SearchEffort(
            *(max(1, getattr(self, one.name) * share // whole) for one in fields(self))
        )


THOROUGH = SearchEffort(before_blaming=2_000_000)
"""For one move that is explained in depth: its lines are those of any answer, so that both say the
same."""


class LineSource(Protocol):
    """Whoever finds lines of play."""

    effort: SearchEffort

    def requested(self, request: str, board: chess.Board, *arguments: object) -> Any:
        """What comes of request(FEN, Argument, …) about a position: see requests.pl."""

    def lines(self, board: chess.Board, most: int = 2) -> list[JudgedLine]:
        """The best lines with different first moves, best first."""

    def line_of(self, board: chess.Board, move: chess.Move, nodes: int | None = None) -> JudgedLine:
        """The best line that begins with this move."""

    def best_line(self, board: chess.Board, without: Collection[chess.Move] = ()) -> JudgedLine:
        """A side line: the best, or the best with another first move than some."""


class SearchHost:
    """Answers what host.pl of logic/judgement needs."""

    def __init__(self) -> None:
        self._board, self._fen = chess.Board(), ""

    @cached_property
    def first(self) -> Searcher:
        """Not every request takes searches."""
        return Searcher(megabytes=_TABLE)

    @cached_property
    def second(self) -> Searcher:
        """For the second of two lines that are looked at side by side; seldom needed."""
        return Searcher(megabytes=_TABLE)

    def requested(self, request: str, board: chess.Board, *arguments: object) -> Any:
        """What comes of request(FEN, Argument, …) about a position: see requests.pl."""
        with _one_at_a_time:
            self._board, self._fen = board, fen_of(board)
            parts = Text(self._fen), *arguments
            whole = f"{request}({','.join(map(str, parts))})"
            notation = current_notation()
            kind, content = _step(whole if notation is Notation.SAN else f"in({notation},{whole})")
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
            case [name, *given] if name in _compiled_needs():
                return _compiled_needs()[name](*given)
        raise ValueError(f"no need of logic/judgement: {need}")

    def _searched(self, who: str, fen: str, moves: list[str], choice: Any, nodes: int) -> str:
        board = self._board if fen == self._fen else chess.Board(fen)
        if moves:
            board = after_moves(board, map(chess.Move.from_uci, moves))
        among = [] if choice == "all" else chosen_moves(board, choice)
        if not among and (choice != "all" or not any(board.legal_moves)):
            return "none"
        return line_term(self._line(who, board, among, nodes))

    def _line(
        self, who: str, board: chess.Board, among: Sequence[chess.Move], nodes: int
    ) -> JudgedLine:
        searcher = self.first if who == "first" else self.second
        found = searcher.search(board, Limit(nodes=nodes), among)[0]
        return JudgedLine(tuple(found.line), found.score)


@cache
def _compiled_needs() -> Mapping[str, Callable[..., str]]:
    """What takes no search; it takes long to load."""
    from clausewitz.advice.lines import line_needs

    names = "forced_mate", "mating_moves", "defences", "tags", "tags_after", "opening", "clause"
    return {name: getattr(line_needs, name) for name in names}


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


class LineSearch:
    """Looks for lines; what it finds in a position does not depend on those before.

    Which searches that takes is said by logic/judgement/line_search.pl.
    """

    def __init__(self, effort: SearchEffort | None = None) -> None:
        self.effort = effort or SearchEffort()
        self._host = SearchHost()

    def requested(self, request: str, board: chess.Board, *arguments: object) -> Any:
        return self._host.requested(request, board, *arguments)

    def lines(self, board: chess.Board, most: int = 2) -> list[JudgedLine]:
        """The best lines, best first: as many as there are moves, or so many."""
        found = self.requested("best_lines", board, most, self.effort.term)
        return [read_line(line) for line in found]

    def line_of(self, board: chess.Board, move: chess.Move, nodes: int | None = None) -> JudgedLine:
        """The best line that begins with this move."""
        return self._line("line_of", board, move.uci(), nodes or self.effort.others)

    def best_line(self, board: chess.Board, without: Collection[chess.Move] = ()) -> JudgedLine:
        """A side line, searched with the memory of what was looked at before."""
        return self.continued(board, self.glance(board, self.effort.side_line, without))

    def continued(self, board: chess.Board, line: JudgedLine) -> JudgedLine:
        """The line with more moves behind it, where it is too short to show what it is for."""
        return self._line("continued", board, line_term(line))

    def mate_within(self, board: chess.Board, moves: int) -> JudgedLine | None:
        """The line of a mate in at most so many moves, which takes no search."""
        found = self.requested("mate_within", board, moves)
        return None if found == "none" else read_line(found)

    def forget(self) -> None:
        """Search the next position without a memory of those before."""
        self._host.first.new_game()

    def glance(
        self, board: chess.Board, nodes: int, without: Collection[chess.Move] = ()
    ) -> JudgedLine:
        """The best line as the search returns it, perhaps a short one, with its memory."""
        among = [move for move in board.legal_moves if move not in without] if without else []
        found = self._host.first.search(board, Limit(nodes=nodes), among)[0]
        return JudgedLine(tuple(found.line), found.score)

    def _line(self, request: str, board: chess.Board, *arguments: object) -> JudgedLine:
        return read_line(self.requested(request, board, *arguments, self.effort.term))
