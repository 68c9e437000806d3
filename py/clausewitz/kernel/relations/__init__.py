"""The relations of bk/ as sets of bits: given all arguments but one, the values of that one.

A relation is a number and has up to three arguments beside its position, each with at most 64
values, so that "all Y that X attacks" is one word. Squares are numbered as everywhere in the
kernel, sides 0 and 1, pieces, ranks and files from 1.
"""

from clausewitz.kernel.board.attacks import attackers
from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first
from clausewitz.kernel.board.exchange import side_of
from clausewitz.kernel.board.geometry import HOME_RANKS
from clausewitz.kernel.board.legal_moves import count_legal_moves
from clausewitz.kernel.board.legality import checkers_and_pinned, own_king
from clausewitz.kernel.board.pieces import BISHOP, IN_PAWNS, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, TURN, WHITE, Row, piece_on
from clausewitz.kernel.jit.compile import entry, jit, pasted
from clausewitz.kernel.relations import relation_numbers
from clausewitz.kernel.relations.board_geometry import geometry_image
from clausewitz.kernel.relations.counts import count_image
from clausewitz.kernel.relations.forcing import forcing_image
from clausewitz.kernel.relations.line_rows import ply_image
from clausewitz.kernel.relations.lines import line_image
from clausewitz.kernel.relations.lookahead import ahead_image
from clausewitz.kernel.relations.move_squares import move_image, move_targets
from clausewitz.kernel.relations.pairs import duel_image, pair_image
from clausewitz.kernel.relations.piece_sets import SLIDERS, is_empty
from clausewitz.kernel.relations.prospects import prospect_image
from clausewitz.kernel.relations.relation_numbers import NAMES, NUMBERS, last_of, number
from clausewitz.kernel.relations.squares import square_set, squares_with

__all__ = ["NAMES", "NUMBERS", "image", "move_targets", "values"]

_LAST_PAIR, _LAST_DUEL = last_of(relation_numbers.PAIRS), last_of(relation_numbers.DUELS)
_LAST_MOVE, _LAST_LINE = last_of(relation_numbers.MOVES), last_of(relation_numbers.LINES)
_LAST_SET, _LAST_PROPERTY = last_of(relation_numbers.SETS), last_of(relation_numbers.PROPERTIES)
_LAST_AHEAD, _LAST_PLACE = last_of(relation_numbers.AHEAD), last_of(relation_numbers.PLACES)
_LAST_PLAIN, _LAST_GEOMETRY = last_of(relation_numbers.PLAIN), last_of(relation_numbers.GEOMETRY)
_LAST_COUNT = last_of(relation_numbers.COUNTS)
_LAST_PROSPECT = last_of(relation_numbers.PROSPECTS)
_LAST_FORCING = last_of(relation_numbers.FORCING)
_PIECE_AT, _KING_AT, _LAST_RANK = number("piece_at"), number("king_at"), number("last_rank")
_RANK_OF, _TURN, _OTHER_SIDE = number("rank_of"), number("turn"), number("other_side")
_IN_CHECK, _WORTH_MORE = number("in_check"), number("worth_more")
_SLIDING_PIECE, _CHECK, _CHECKMATE = number("sliding_piece"), number("check"), number("checkmate")

_FIRST, _SECOND = U0, U1
_ONE_RANK, _ONE_FILE = U64(0xFF), U64(0x0101_0101_0101_0101)
_U3, _U7, _U8 = U64(3), U64(7), U64(8)


@pasted
def image(relation: U64, place: U64, row: Words, x: U64, y: U64, among: U64) -> U64:
    """The values of the argument at `place` (0, 1, 2), given the others in their order: x, y.

    Only values `among` these are wanted: where each costs a look, the others are left out.
    """
    if relation <= _LAST_PAIR:
        return pair_image(relation, place, row, x)
    if relation <= _LAST_DUEL:
        return duel_image(relation, place, row, x, among)
    if relation <= _LAST_MOVE:
        return move_image(relation, place, row, x, among)
    if relation <= _LAST_LINE:
        return line_image(relation, place, row, x, y)
    if relation <= _LAST_SET:
        return square_set(relation, row)
    if relation <= _LAST_PROPERTY:
        return squares_with(relation, row, among)
    if relation <= _LAST_AHEAD:
        return ahead_image(relation, place, row, x, among)
    return other_image(relation, place, row, x, y)


@jit
def other_image(relation: U64, place: U64, row: Words, x: U64, y: U64) -> U64:
    """As `image`, of relations that are not of squares and pieces alone."""
    if relation <= _LAST_PLACE:
        return place_image(relation, place, row, x, y)
    if relation <= _LAST_PLAIN:
        return plain_image(relation, place, row, x)
    if relation <= _LAST_GEOMETRY:
        return geometry_image(relation, place, x, y)
    if relation <= _LAST_COUNT:
        return count_image(relation, place, row, x)
    if relation <= _LAST_PROSPECT:
        return prospect_image(relation, place, row, x)
    if relation <= _LAST_FORCING:
        return forcing_image(relation, row)
    return ply_image(relation, row)


@entry("uint64(uint64, uint64, uint64[::1], uint64, uint64)")
def values(relation: U64, place: U64, row: Row, x: U64, y: U64) -> U64:
    """The entry point to `image` from Python, for one relation of one position."""
    return image(relation, place, row, x, y, ALL)


@jit
def place_image(relation: U64, place: U64, row: Words, x: U64, y: U64) -> U64:
    """What stands on a square, and where the square is."""
    if relation == _PIECE_AT:
        if place == _FIRST:
            return row[y] & row[WHITE + x]
        if is_empty(row, x):
            return U0
        if place == _SECOND:
            return U1 << side_of(row, x) if piece_on(row, x) == y else U0
        return U1 << piece_on(row, x) if side_of(row, x) == y else U0
    if relation == _KING_AT:
        if place == _SECOND:
            return row[KING] & row[WHITE + x]
        return U1 << side_of(row, x) if row[KING] >> x & U1 else U0
    if relation == _LAST_RANK:
        if place == _SECOND:
            return HOME_RANKS[x ^ U1]
        return (HOME_RANKS[U1] >> x & U1) | (HOME_RANKS[U0] >> x & U1) << U1
    if relation == _RANK_OF:
        return U1 << ((x >> _U3) + U1) if place == _SECOND else _ONE_RANK << _U8 * (x - U1)
    return U1 << ((x & _U7) + U1) if place == _SECOND else _ONE_FILE << (x - U1)


@jit
def plain_image(relation: U64, place: U64, row: Words, x: U64) -> U64:
    """Relations without a square."""
    if relation == _TURN:
        return U1 << row[TURN]
    if relation == _OTHER_SIDE:
        return U1 << (x ^ U1)
    if relation == _IN_CHECK:
        return sides_in_check(row)
    if relation == _WORTH_MORE:
        return pieces_by_value(x, place == _FIRST)
    if relation == _SLIDING_PIECE:
        return SLIDERS
    in_check = checkers_and_pinned(row, own_king(row))[0] != U0
    if relation == _CHECK:
        return ALL if in_check else U0
    if in_check == (relation == _CHECKMATE) and count_legal_moves(row) == U0:
        return ALL
    return U0


@jit
def sides_in_check(row: Words) -> U64:
    found = U0
    for side in (U0, U1):
        king = first(row[KING] & row[WHITE + side])
        if attackers(row, king, side ^ U1, row[OCCUPIED]):
            found |= U1 << side
    return found


@jit
def pieces_by_value(than: U64, dearer: bool) -> U64:
    """The pieces worth less than a piece, or more."""
    pieces = U0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        if (IN_PAWNS[piece] > IN_PAWNS[than]) if dearer else (IN_PAWNS[piece] < IN_PAWNS[than]):
            pieces |= U1 << piece
    return pieces
