"""The predicates of the Prolog REPL that advise by a search.

advice(P, Move, Why)                 moves that win or save something, or else the best move, with
                                     the reason: what `clausewitz suggest` says
best_line(P, Moves, Score)           the best line that a short search finds, as fen_line/3 takes
                                     its moves, and its score as search/5 gives it
explanation(P, From, To, Text)       what `clausewitz explain` says of a legal move
kernel_ranking(P, From, To)          the legal moves as suggest/3 of logic/repl ranks them, by the
                                     kernel

A position without a legal move has no advice and no line.
"""

from functools import cache
from typing import TYPE_CHECKING

from clausewitz.clauses import Text
from clausewitz.position.board import parse_fen
from clausewitz.prolog import Foreign
from clausewitz.repl.board_predicates import Rows, legal_move, register, squares

if TYPE_CHECKING:
    from clausewitz.advice.lines.line_search import LineSearch

_MODULE = "advice_predicates"
_CLAUSES = (
    "best_line(P, Moves, Score) :- "
    "found_line(P, Text, Score), atomic_list_concat(Moves, ' ', Text).",
)
_ALL_MOVES = 256


def register_all() -> None:
    """Make them known to the Prolog of this process."""
    register(FOREIGN, _MODULE, _CLAUSES)


def _advice(fen: str) -> Rows:
    from clausewitz.advice.methods.by_search import SearchAdviser

    for advised in SearchAdviser(_search()).advise(parse_fen(fen)):
        yield [advised.move.uci(), Text(advised.why)]


def _found_line(fen: str) -> Rows:
    board = parse_fen(fen)
    if any(board.legal_moves):
        best = _search().lines(board, 1)[0]
        yield [" ".join(move.uci() for move in best.moves), best.score]


def _explanation(fen: str, origin: str, target: str) -> Rows:
    from clausewitz.advice.explanation.explainer import explain

    board = parse_fen(fen)
    parts = explain(board, legal_move(board, origin, target)).words
    yield [Text("\n".join(sentence for sentences in parts.values() for sentence in sentences))]


def _kernel_ranking(fen: str) -> Rows:
    from clausewitz.tactics.ranking import rank_moves

    for ranked in rank_moves([parse_fen(fen)], _ALL_MOVES)[0]:
        yield squares(ranked.move)


@cache
def _search() -> "LineSearch":
    """Cached, for its table; its answers do not depend on earlier queries."""
    from clausewitz.advice.lines.line_search import LineSearch

    return LineSearch()


FOREIGN = (
    Foreign("advice", 1, 2, _advice),
    Foreign("found_line", 1, 2, _found_line),
    Foreign("explanation", 3, 1, _explanation),
    Foreign("kernel_ranking", 1, 2, _kernel_ranking),
)
