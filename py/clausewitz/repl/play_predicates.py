"""The predicates of the Prolog REPL that play.

search(P, Depth, From, To, Score)    the move that the engine finds so many plies deep, and what the
                                     position is worth to the side to move: hundredths of a pawn, a
                                     mate in N moves is 30000 - N. Without a legal move it fails
kernel_heuristic(P, Material, Places, Threats)   heuristic/4 of logic/heuristic, by the kernel

The rules of logic/rules and the heuristic of logic/heuristic are loaded, if they are not yet.
"""

from functools import cache
from typing import TYPE_CHECKING

from clausewitz.clauses import write_term
from clausewitz.position.board import parse_fen
from clausewitz.prolog import Foreign, prolog
from clausewitz.repl.board_predicates import Rows, squares
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.engines.own.searcher import Searcher

DEEPEST = 30
"""Maximum depth of search/5 in plies, since it cannot be interrupted."""


def register_all() -> None:
    """Register them with the Prolog of this process."""
    for predicate in FOREIGN:
        prolog().register(predicate)
    if not prolog().query("current_predicate(considered/4)").rows:
        load_logic()


def load_logic() -> None:
    """Load the heuristic and the rules as logic/repl.pl does."""
    logic = data_dir("logic")
    heuristic, theories, rules = (
        write_term(str(logic / file))
        for file in ("heuristic/heuristic.pl", "theories.pl", "rules/pruning.pl")
    )
    prolog().query(
        f"ensure_loaded(user:{heuristic}), use_module({theories}), load_tactics({rules})"
    )


def _search(fen: str, depth: str) -> Rows:
    from clausewitz.engines.own.search_limit import Limit
    from clausewitz.engines.own.searcher import best

    if not depth.isascii() or not depth.isdigit() or not 1 <= int(depth) <= DEEPEST:
        raise ClausewitzError(f"the depth of a search is 1 to {DEEPEST}, not {depth}")
    board = parse_fen(fen)
    if not any(board.legal_moves):
        return
    searcher = _searcher()
    searcher.new_game()  # so that the answer does not depend on earlier queries
    choice = best(searcher.search(board, Limit(depth=int(depth))))
    yield [*squares(choice.move), choice.score or 0]


@cache
def _searcher() -> "Searcher":
    from clausewitz.engines.own.searcher import Searcher

    return Searcher(megabytes=16)


def _kernel_heuristic(fen: str) -> Rows:
    from clausewitz import kernel
    from clausewitz.kernel import minimax
    from clausewitz.play.players import paper_heuristic as heuristic

    yield minimax.heuristic_parts(kernel.from_board(parse_fen(fen)), heuristic.places())


FOREIGN = (Foreign("search", 2, 3, _search), Foreign("kernel_heuristic", 1, 3, _kernel_heuristic))
