"""What the pieces are worth is stated in bk/chess.lp, and in tables for Python and the kernel."""

import chess

from clausewitz.clauses.syntax import Compound, read_sentences
from clausewitz.kernel.board import pieces
from clausewitz.position.board import PIECE_VALUES, PIECES, material
from clausewitz.support.data import data_dir


def shared_facts() -> dict[str, int]:
    """value/2, as Prolog and clingo both load it."""
    text = (data_dir("bk") / "chess.lp").read_text(encoding="utf-8")
    heads = [sentence.head for sentence in read_sentences(text, "chess.lp")]
    found = [
        head.arguments for head in heads if isinstance(head, Compound) and head.name == "value"
    ]
    return {str(piece): value for piece, value in found if isinstance(value, int)}


def test_tables_of_python_and_kernel_are_the_shared_facts() -> None:
    facts = shared_facts()
    assert list(facts) == list(PIECES)
    by_piece = [0, *facts.values()]
    assert pieces.IN_PAWNS.tolist() == by_piece
    assert pieces.IN_HUNDREDTHS.tolist() == [100 * value for value in by_piece]
    assert pieces.WITHOUT_KING.tolist() == [*by_piece[:-1], 0]
    assert {chess.piece_name(piece): value for piece, value in PIECE_VALUES.items()} == {
        name: value for name, value in facts.items() if name != "king"
    }


def test_search_values_order_the_pieces_as_the_facts_do() -> None:
    values = pieces.FOR_SEARCH.tolist()
    assert values == sorted(values)
    assert values[chess.PAWN] == 100
    assert values[chess.KING] > 2 * sum(values[: chess.KING])


def test_material_is_seen_from_a_side() -> None:
    board = chess.Board("4k3/8/8/8/8/8/4P3/R3K2n w Q - 0 1")
    assert (material(board), material(board, chess.BLACK)) == (5 + 1 - 3, 3 - 5 - 1)
