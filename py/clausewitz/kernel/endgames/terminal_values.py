"""All terminals of a board in one pass. The player is the side that has just moved.

Only what a tree uses is computed: the mates and captures ahead cost more than all the rest.
"""

from clausewitz.kernel.board.bits import U0, U1, U64, popcount
from clausewitz.kernel.board.geometry import KING_ATTACKS
from clausewitz.kernel.board.legal_moves import move_target
from clausewitz.kernel.board.make_move import copy_row
from clausewitz.kernel.board.pieces import KING, QUEEN
from clausewitz.kernel.board.row import EN_PASSANT, OCCUPIED, TURN, WHITE
from clausewitz.kernel.endgames.board_counts import (
    EDGE_DISTANCE,
    FAR,
    all_nearer_to_edge,
    attack_value,
    flights,
    forks,
    guard_each_other,
    king_of,
    pinned_pieces,
    rook_distance,
    some_farther_from_edge,
    worth,
)
from clausewitz.kernel.endgames.language import TERMINALS
from clausewitz.kernel.endgames.mate_in_one import is_mate, mates_in_one
from clausewitz.kernel.endgames.steps import attacked_squares, attackers_of, list_moves, make_move
from clausewitz.kernel.endgames.workspace import (
    AFTER,
    BEFORE,
    I64,
    LAST,
    PASSED,
    REPLIES,
    TAKEN,
    Workspace,
)
from clausewitz.kernel.jit.compile import jit, pasted, recursive

_NUMBERS = {terminal.name: number for number, terminal in enumerate(TERMINALS)}


def _bits(*names: str) -> U64:
    return U64(sum(1 << _NUMBERS[name] for name in names))


EVERYTHING = U64((1 << len(TERMINALS)) - 1)
_ATTACKS = _bits(
    "not_my_king_in_check",
    "is_opp_king_in_check",
    "num_my_pieces_not_attacked",
    "num_opp_pieces_attacked",
    "is_my_queen_not_attacked",
    "is_opp_queen_attacked",
)
_VALUE_MINE, _VALUE_OPP = _bits("value_my_pieces_attacking"), _bits("value_opp_pieces_attacking")
_FORK_MINE, _FORK_OPP = _bits("is_my_fork"), _bits("is_opp_not_fork")
_LINE_MINE, _LINE_OPP = _bits("my_pieces_same_line"), _bits("opp_pieces_not_same_line")
_FLIGHTS_MINE = _bits("num_moves_my_king", "is_my_king_not_stuck")
_FLIGHTS_OPP = _bits("num_not_moves_opp_king", "is_opp_king_stuck")
_PINS_MINE = _bits("is_my_king_not_behind_piece", "is_my_piece_not_pinned")
_PINS_OPP = _bits("is_opp_king_behind_piece", "is_opp_piece_pinned")
_MATE, _MATE_IN_ONE = _bits("is_mate"), _bits("is_mate_in_one")
_TAKES, _TAKEN = _bits("opp_piece_can_be_captured"), _bits("my_piece_cannot_be_captured")
_EIGHT = U64(8)


@jit
def can_answer(s: Workspace, target: U64) -> bool:
    """Whether who is to move after a capture may legally take back on its square."""
    row = s.rows[TAKEN]
    if attackers_of(row, target, row[TURN]) == U0:
        return False
    count, number = list_moves(s, TAKEN, LAST), U0
    while number < count:
        if move_target(s.moves[LAST][number]) == target:
            return True
        number += U1
    return False


@recursive
def wins_a_piece(s: Workspace, place: I64) -> bool:
    """Whether the side to move can take a piece that then nobody can take back."""
    row = s.rows[place]
    prey = row[WHITE + (row[TURN] ^ U1)] & ~row[KING]
    if attacked_squares(row, row[TURN], row[OCCUPIED]) & prey == U0:
        return False
    count, number = list_moves(s, place, REPLIES), U0
    while number < count:
        move = s.moves[REPLIES][number]
        if prey >> move_target(move) & U1:
            make_move(s, place, move, TAKEN)
            if not can_answer(s, move_target(move)):
                return True
        number += U1
    return False


@pasted
def survey_attacks(s: Workspace, mine: U64, opp: U64) -> None:
    row, values = s.rows[AFTER], s.values
    by_me = attacked_squares(row, mine, row[OCCUPIED])
    by_opp = attacked_squares(row, opp, row[OCCUPIED])
    own, other, pieces = row[WHITE + mine], row[WHITE + opp], ~row[KING]
    values[0] = by_opp & own & row[KING] == U0
    values[1] = by_me & other & row[KING] != U0
    values[4] = popcount(own & pieces & ~by_opp)
    values[5] = popcount(other & pieces & by_me)
    values[8] = by_opp & own & row[QUEEN] == U0
    values[9] = by_me & other & row[QUEEN] != U0


@pasted
def survey_kings(s: Workspace, mine: U64, opp: U64, wanted: U64) -> None:
    """What concerns the kings, and costs little but for where they can go."""
    row, values = s.rows[AFTER], s.values
    my_edge = EDGE_DISTANCE[king_of(row, mine)]
    opp_edge = EDGE_DISTANCE[king_of(row, opp)]
    values[2] = my_edge
    values[3] = I64(3) - opp_edge
    values[14] = FAR - rook_distance(row, mine)
    values[15] = rook_distance(row, opp)
    values[18] = KING_ATTACKS[king_of(row, opp)] & row[WHITE + opp] != U0
    values[19] = KING_ATTACKS[king_of(row, mine)] & row[WHITE + mine] != U0
    if wanted & _FLIGHTS_MINE:
        reach = flights(row, mine)
        values[12] = popcount(reach)
        values[27] = some_farther_from_edge(reach, my_edge)
    if wanted & _FLIGHTS_OPP:
        reach = flights(row, opp)
        values[13] = _EIGHT - popcount(reach)
        values[26] = all_nearer_to_edge(reach, opp_edge)


@pasted
def survey_lines(s: Workspace, mine: U64, opp: U64, wanted: U64) -> None:
    """Forks, pins, and who guards whom."""
    row, values = s.rows[AFTER], s.values
    if wanted & _VALUE_MINE:
        values[6] = attack_value(row, mine)
    if wanted & _VALUE_OPP:
        values[7] = attack_value(row, opp)
    if wanted & _FORK_MINE:
        values[10] = forks(row, mine)
    if wanted & _FORK_OPP:
        values[11] = not forks(row, opp)
    if wanted & _LINE_MINE:
        values[16] = guard_each_other(row, mine)
    if wanted & _LINE_OPP:
        values[17] = not guard_each_other(row, opp)
    if wanted & _PINS_MINE:
        pinned, apart = pinned_pieces(row, mine)
        values[29] = apart == U0
        values[31] = pinned == U0
    if wanted & _PINS_OPP:
        pinned, apart = pinned_pieces(row, opp)
        values[28] = apart != U0
        values[30] = pinned != U0


@pasted
def survey_ahead(s: Workspace, wanted: U64) -> None:
    """Mates and captures, on the board and one or two moves ahead."""
    row, values = s.rows[AFTER], s.values
    if wanted & _MATE:
        values[22] = is_mate(s, AFTER, REPLIES)
    if wanted & _MATE_IN_ONE:
        values[23] = mates_in_one(s, AFTER, REPLIES)
    if wanted & _TAKES:
        passed = s.rows[PASSED]
        copy_row(row, passed)
        passed[TURN] = row[TURN] ^ U1
        passed[EN_PASSANT] = U0
        values[24] = wins_a_piece(s, PASSED)
    if wanted & _TAKEN:
        values[25] = not wins_a_piece(s, AFTER)


@pasted
def survey(s: Workspace, wanted: U64) -> None:
    """Write the values of the wanted terminals, and perhaps of others, for the board after."""
    row, before = s.rows[AFTER], s.rows[BEFORE]
    opp = row[TURN]
    mine = opp ^ U1
    s.values[20] = worth(row, mine) - worth(row, opp)
    s.values[21] = s.values[20] > worth(before, mine) - worth(before, opp)
    if wanted & _ATTACKS:
        survey_attacks(s, mine, opp)
    survey_kings(s, mine, opp, wanted)
    survey_lines(s, mine, opp, wanted)
    survey_ahead(s, wanted)
