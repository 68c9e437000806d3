"""Who judges the positions of a game: our own search, or another engine."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import IntEnum, auto
from functools import cached_property, lru_cache
from typing import Protocol

import chess

from clausewitz.advice.lines.advised_lines import SearchedLine, searched_line
from clausewitz.advice.lines.engine_lines import EngineLines
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement_limits import limit
from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.own.evaluation_kinds import WORDS
from clausewitz.engines.own.search_limit import MATE, Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.position.board import after_move, fen_of

_CACHED = 512  # answers of an engine that may be needed again
_TABLE = 4  # megabytes: enough for a look


class Care(IntEnum):
    """How long a position is looked at."""

    GLANCE = auto()
    """Each position of a game."""
    LOOK = auto()
    """Where something seems to happen."""
    CHECK = auto()
    """Before a move is called a mistake, or what was found is named."""
    RECHECK = auto()
    """Once more, where it is a small one."""
    SURE = auto()
    """Before a missed chance is named, or a position set as a puzzle: as any answer has it."""
    LONG = auto()
    """Instead of all this in queen endings, where checks go on for long; and where little is given
    away, so that a mistake may be none."""


_TIMES = {
    Care.GLANCE: 0.4,
    Care.LOOK: 1,
    Care.CHECK: 3.5,
    Care.RECHECK: 6.5,
    Care.SURE: 8,
    Care.LONG: 16,
}
"""How many times as many positions are visited as the judge is made for."""

_AFRESH = (Care.RECHECK, Care.LONG)
"""Without the memory of the looks before: what was wrong in them is not taken over."""


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """Who judges, and how long; made of plain values, so that it can be sent to workers."""

    engine: str = ""
    """As the user names it; none is our own search."""
    depth: int = 14
    """Of another engine."""
    nodes: int = 10_000
    """Of our own search, for each position: half at a glance, more where something happens."""


class Judge(Protocol):
    """Whoever finds the best lines of positions."""

    def begin(self) -> None:
        """Begin a game: what is found in it does not depend on games before."""

    def best(
        self, board: chess.Board, care: Care, without: Collection[chess.Move] = ()
    ) -> JudgedLine:
        """The best line, or the best with another first move than some; there is a legal one."""

    def line_of(self, board: chess.Board, move: chess.Move, care: Care) -> JudgedLine:
        """The best line that begins with this move."""

    def weighed(self, board: chess.Board, move: chess.Move) -> int | None:
        """What a move is worth by another evaluation, if there is one."""

    def answer(self, board: chess.Board, known: JudgedLine | None = None) -> SearchedLine:
        """The best line as any answer finds it, or one that is known, with the replies that it is
        read with."""


class OwnJudge:
    """Our own search, with a limit of nodes, so that it finds the same on every machine."""

    def __init__(self, nodes: int) -> None:
        # With the usual nodes what is sure is the same as `suggest` finds; with fewer, quicker.
        effort = SearchEffort().shorter(nodes, JudgeRequest().nodes)
        self._search, self._sure = LineSearch(), LineSearch(effort)
        self._nodes = {care: max(1, int(times * nodes)) for care, times in _TIMES.items()}
        self._mates: dict[str, JudgedLine | None] = {}
        """Mates in few moves, or none, where they were looked for in this game."""

    def begin(self) -> None:
        self._search.forget()
        self._mates.clear()

    def best(
        self, board: chess.Board, care: Care, without: Collection[chess.Move] = ()
    ) -> JudgedLine:
        if care is Care.SURE and not without:
            found = self._sure.lines(board)[0]
        elif care in _AFRESH:
            self._sure.forget()
            found = self._sure.glance(board, self._nodes[care], without)
        else:
            found = self._search.glance(board, self._nodes[care], without)
        if not without and found.mate is None and found.score >= limit("winning"):
            mate = self._quick_mate(board)
            if mate is not None:
                return mate
        return found if care is Care.GLANCE else self._search.continued(board, found)

    def _quick_mate(self, board: chess.Board) -> JudgedLine | None:
        fen = fen_of(board)
        if fen not in self._mates:
            self._mates[fen] = self._search.mate_within(board, int(limit("quick_mate")))
        return self._mates[fen]

    def line_of(self, board: chess.Board, move: chess.Move, care: Care) -> JudgedLine:
        return self._search.line_of(board, move, self._nodes[care])

    def weighed(self, board: chess.Board, move: chess.Move) -> int:
        after = after_move(board, move)
        ended = ended_score(after)
        if ended is not None:
            return turned(ended)
        self._words.new_game()
        limit = Limit(nodes=self._nodes[Care.LOOK])
        return turned(self._words.search(after, limit)[0].score)

    @cached_property
    def _words(self) -> Searcher:
        """Seldom needed."""
        return Searcher(megabytes=_TABLE, evaluation=WORDS)

    def answer(self, board: chess.Board, known: JudgedLine | None = None) -> SearchedLine:
        if known is not None:
            return searched_line(board, known, self._search)
        return searched_line(board, self.best(board, Care.SURE), self._sure)


class EngineJudge:
    """A UCI engine with a limit of depth, however much care is wanted."""

    def __init__(self, name: str, depth: int) -> None:
        self._engine = EngineLines(name, depth)
        self._lines = lru_cache(_CACHED)(self._search)

    def _search(self, fen: str, most: int) -> tuple[JudgedLine, ...]:
        return tuple(self._engine.lines(chess.Board(fen), most))

    def begin(self) -> None:
        """The engine forgets everything before each search."""

    def best(
        self, board: chess.Board, care: Care, without: Collection[chess.Move] = ()
    ) -> JudgedLine:
        found = self._lines(board.fen(), 1 + len(without))
        return next(line for line in found if line.move not in without)

    def line_of(self, board: chess.Board, move: chess.Move, care: Care) -> JudgedLine:
        after = after_move(board, move)
        ended = ended_score(after)
        if ended is not None:
            return JudgedLine((move,), turned(ended))
        answer = self.best(after, care)
        return JudgedLine((move, *answer.moves), turned(answer.score))

    def weighed(self, board: chess.Board, move: chess.Move) -> None:
        """An engine has one evaluation."""

    def answer(self, board: chess.Board, known: JudgedLine | None = None) -> SearchedLine:
        return searched_line(board, known or self.best(board, Care.SURE), self._engine)


def check_judge(request: JudgeRequest) -> JudgeRequest:
    """The request; an engine that is missing is an error now, before anything is read."""
    if request.engine:
        find_engine(request.engine).searcher()
    return request


@lru_cache(maxsize=1)
def judge_of(request: JudgeRequest) -> Judge:
    """The requested judge, one in each process."""
    if request.engine:
        return EngineJudge(request.engine, request.depth)
    return OwnJudge(request.nodes)


def ended_score(board: chess.Board) -> int | None:
    """The score of a position in which the game is over, for the side to move; None elsewhere."""
    if board.is_checkmate():
        return -MATE
    is_drawn = board.is_stalemate() or board.is_insufficient_material()
    return 0 if is_drawn else None


def turned(score: int) -> int:
    """The score after a move, for the side that made it: a mate is a half move further away."""
    return -_further(score, 1)


def turned_back(score: int) -> int:
    """The score of a move, for the side that answers it: the other way round."""
    return -_further(score, -1)


def _further(score: int, plies: int) -> int:
    """The same, with a mate that many half moves further away."""
    if abs(score) > MATE - 1000:
        score -= plies if score > 0 else -plies
    return score
