"""What is said of lines of play: which moves are advised, and why.

All of it is stated by logic/judgement, which is requested here; see requests.pl there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSource, SearchHost, line_term, read_line
from clausewitz.advice.lines.line_tags import PlayedLine, load_motifs
from clausewitz.advice.request import AdviceRequest
from clausewitz.clauses import Text
from clausewitz.position.board import fen_of
from clausewitz.wording import load_grammar

MATERIAL = "material"
"""The name of a reason where a line wins something, and shows no motif."""
BEST = "best_move"
"""The name of a reason where a line neither mates nor wins anything, nor shows a motif."""


@dataclass(frozen=True, slots=True)
class SearchedLine:
    """A line that is to be explained, and lines with other replies to its first move."""

    board: chess.Board
    line: JudgedLine
    replies: tuple[JudgedLine, ...] = ()

    @property
    def played(self) -> PlayedLine:
        others = tuple(reply.moves for reply in self.replies)
        return PlayedLine(self.board, self.line.moves, others)

    @property
    def term(self) -> str:
        return f"searched({line_term(self.line)},{_listed(self.replies)})"


def get_ready(only: Sequence[str] = ()) -> None:
    """Read the grammar and the motifs; else the first answer does."""
    load_grammar()
    load_motifs(only)


def searched_line(board: chess.Board, line: JudgedLine, source: LineSource) -> SearchedLine:
    """With the natural replies, and with the whole mate if it leads to one."""
    arguments = line_term(line), source.effort.term
    _, shown, others = source.requested("searched", board, *arguments)
    return SearchedLine(board, read_line(shown), tuple(map(read_line, others)))


def with_mate(board: chess.Board, line: JudgedLine) -> JudgedLine:
    """The line up to the mate that it leads to, if that is proved; else the line as it is."""
    return read_line(_without_search().requested("with_mate", board, line_term(line)))


def advised_by_lines(
    board: chess.Board, lines: Sequence[JudgedLine], source: LineSource, request: AdviceRequest
) -> list[AdvisedMove]:
    """The moves that are advised where these are the best lines of a position, best first."""
    load_grammar()
    given = origin(board), _listed(lines), _wish(request), source.effort.term
    return [_advised(board, move) for move in source.requested("advised", board, *given)]


def explained(lines: Sequence[SearchedLine], request: AdviceRequest) -> list[AdvisedMove]:
    """The first moves of lines with their reasons."""
    load_grammar()
    found = list[AdvisedMove]()
    for one in lines:
        given = origin(one.board), f"[{one.term}]", _wish(request)
        answer = _without_search().requested("explained", one.board, *given)
        found += (_advised(one.board, move) for move in answer)
    return found


def reasons_of_line(
    board: chess.Board, line: JudgedLine, search: LineSource | None = None
) -> list[Reason]:
    """What speaks for a move that was chosen already, and not what merely describes its line.

    Where there is no time for a search, mate in one is the only threat that is said.
    """
    load_grammar()
    host, effort = (search, search.effort.term) if search else (_without_search(), "none")
    given = origin(board), line_term(line), effort
    return list(map(read_reason, host.requested("reasons", board, *given)))


def quiet_suggestion(board: chess.Board, lines: Sequence[JudgedLine]) -> AdvisedMove | None:
    """The first move of the best line, and why, as for one that wins nothing; None if nothing can
    be said for it."""
    load_grammar()
    found = _without_search().requested("quiet", board, _listed(lines))
    return None if found == "none" else _advised(board, found)


def origin(board: chess.Board) -> str:
    """The move that led to a position, as line_motifs.pl has it, where the board remembers one."""
    if not board.move_stack:
        return "none"
    before = board.copy()
    move = before.pop()
    return f"from({Text(fen_of(before))},{move.uci()})"


def read_reason(term: Sequence[Any]) -> Reason:
    _, name, why, squares, clause, ply = term
    return Reason(name, why, tuple(squares), clause, ply)


def _advised(board: chess.Board, term: Sequence[Any]) -> AdvisedMove:
    _, move, reasons, line, outcome, forced = term
    return AdvisedMove(
        board,
        chess.Move.from_uci(move),
        tuple(map(read_reason, reasons)),
        read_line(line),
        outcome,
        forced=None if forced == "none" else forced == "true",
    )


def _wish(request: AdviceRequest) -> str:
    only = ",".join(str(Text(name)) for name in request.only)
    return f"wish([{only}],{'true' if request.everything else 'false'})"


def _listed(lines: Sequence[JudgedLine]) -> str:
    return f"[{','.join(map(line_term, lines))}]"


@cache
def _without_search() -> SearchHost:
    """For requests that take mates and motifs alone."""
    return SearchHost()
