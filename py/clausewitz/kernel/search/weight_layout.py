"""Where each weight of the evaluation stands in one array, and how two phases share a number.

A weight counts in the middlegame and in the endgame, differently. Both values travel in one int64,
the first in its upper half: adding such numbers adds both.
"""

import math
from typing import NamedTuple


class Index(NamedTuple):
    """What an index of a group goes over: so many places, of which these occur."""

    places: int
    occurring: range
    names: tuple[str, ...] = ()
    """What the places are called, if not by their numbers."""


class Group(NamedTuple):
    """Weights of one kind, and the word under which `explain --terms` sums them up."""

    name: str
    word: str
    indices: tuple[Index, ...] = ()

    @property
    def size(self) -> int:
        return math.prod(index.places for index in self.indices)


_PIECES = ("", "pawn", "knight", "bishop", "rook", "queen", "king")
_PIECE = Index(8, range(1, 6), _PIECES)
_OFFICER = Index(8, range(2, 6), _PIECES)
_MINOR = Index(8, range(2, 4), _PIECES)
_BLOCKER = Index(8, range(2, 7), _PIECES)
_RANK = Index(8, range(1, 7))  # of a pawn, counted from 0 at home
_STEPS = Index(8, range(8))  # of a king
_TO_EDGE = Index(4, range(4))  # files from the nearest edge
_FIRST_PAWN = Index(8, range(7))  # its rank; 0 is none

MATERIAL, MOBILITY, THREATS = "material", "mobility", "threats"
KING_SAFETY, KING_DANGER = "king safety", "king danger"
PAWN_STRUCTURE, PASSED_PAWNS, SPACE = "pawn structure", "passed pawns", "space"
MINORS, ROOKS, LONE_KING, THE_MOVE = "knights and bishops", "rooks", "lone king", "the move"

GROUPS = (
    # [side << 3 | piece][square], Black's negative: material and place.
    Group("pieces", MATERIAL, (Index(16, range(16)), Index(64, range(64)))),
    # By the number of own pawns.
    Group("with_pawns", MATERIAL, (_OFFICER, Index(16, range(9)))),
    Group("bishop_pair", MATERIAL),  # on both colours
    # [piece][squares it reaches that no pawn of the other side attacks]
    Group("mobility", MOBILITY, (_OFFICER, Index(32, range(28)))),
    # Of pieces of the other side.
    Group("attacked", THREATS, (_PIECE,)),
    Group("attacked_by_pawn", THREATS, (_PIECE,)),
    Group("attacked_by_minor", THREATS, (_PIECE,)),
    Group("attacked_by_rook", THREATS, (_PIECE,)),
    Group("hanging", THREATS, (_PIECE,)),  # attacked, and not defended
    Group("poorly_defended", THREATS, (_PIECE,)),  # by no pawn, and not twice as we attack once
    Group("push_threat", THREATS),  # pieces that a pawn attacks if it steps
    Group("contested", THREATS),  # squares both sides attack, which the other holds poorly
    # Danger for the other king: the sums of these weights are squared, see king_danger.py.
    Group("king_zone", KING_DANGER, (_PIECE, Index(16, range(1, 13)))),  # [piece][squares attacked]
    Group("weak_zone", KING_DANGER),  # squares there that only king and queen defend, if any
    Group("safe_check", KING_DANGER, (_OFFICER, Index(4, range(1, 4)))),  # [piece][squares]
    Group("unsafe_check", KING_DANGER),  # squares from which a check would be taken
    Group("flank_attack", KING_DANGER),  # squares attacked on the king's wing, twice counts twice
    Group("flank_defence", KING_DANGER),
    Group("queen_missing", KING_DANGER),  # of the attacker
    Group("king_pawns", KING_DANGER, (Index(4, range(3)),)),  # of the defender, before its king
    Group("king_files", KING_DANGER, (Index(4, range(1, 4)),)),  # at the king, without its pawns
    # Of the own king, [files from the edge][rank of the first pawn], on its three files.
    Group("shelter", KING_SAFETY, (_TO_EDGE, _FIRST_PAWN)),
    Group("storm", KING_SAFETY, (_TO_EDGE, _FIRST_PAWN)),  # the other side's pawns
    Group("stopped_storm", KING_SAFETY, (_FIRST_PAWN,)),  # with an own pawn before it
    Group("may_castle", KING_SAFETY),  # to this side or that
    Group("doubled_pawn", PAWN_STRUCTURE),
    Group("isolated_pawn", PAWN_STRUCTURE),
    Group("isolated_open", PAWN_STRUCTURE),  # and no pawn of the other side before it
    Group("backward_pawn", PAWN_STRUCTURE),
    Group("backward_open", PAWN_STRUCTURE),
    Group("guarded", PAWN_STRUCTURE, (_RANK,)),  # by a pawn
    Group("phalanx", PAWN_STRUCTURE, (_RANK,)),  # beside another
    Group("candidate_pawn", PASSED_PAWNS, (_RANK,)),
    Group("passed", PASSED_PAWNS, (_RANK,)),
    Group("protected_passed_pawn", PASSED_PAWNS, (_RANK,)),
    Group("blocked", PASSED_PAWNS, (_RANK,)),  # passed, with a piece before it
    Group("blockade", PASSED_PAWNS, (_BLOCKER,)),  # whose it is
    Group("unstopped", PASSED_PAWNS, (_RANK,)),  # passed, and can step without being attacked
    Group("free_path", PASSED_PAWNS, (_RANK,)),  # and so on to the last rank
    Group("supported", PASSED_PAWNS, (_RANK,)),  # passed, and the square before it is defended
    Group("outruns", PASSED_PAWNS, (_RANK,)),  # passed, and nobody catches it
    Group("own_king_at", PASSED_PAWNS, (_RANK, _STEPS)),  # to the square before it
    Group("other_king_at", PASSED_PAWNS, (_RANK, _STEPS)),
    Group("rook_behind", PASSED_PAWNS),  # a passed pawn
    Group("rook_against", PASSED_PAWNS),  # the same by the other side
    Group("space", SPACE),  # squares of the other half that pawns attack
    Group("safe_space", SPACE),  # squares of the own centre that no pawn of the other side attacks
    Group("outpost", MINORS, (_MINOR,)),
    Group("outpost_ahead", MINORS),  # that a knight can go to
    Group("behind_pawn", MINORS),  # minors with a pawn before them
    Group("bad_bishop", MINORS),
    Group("bishop_pawns", MINORS),  # on the colour of a bishop
    Group("long_diagonal", MINORS),
    Group("rook_on_half_open_file", ROOKS),
    Group("rook_on_open_file", ROOKS),
    Group("rook_on_seventh", ROOKS),
    Group("shut_rook", ROOKS),  # by its own king, at the edge
    # The other side has a king alone: how far it is from the middle, and how far apart both are.
    Group("lone_king_edge", LONE_KING, (Index(4, range(4)),)),
    Group("lone_king_near", LONE_KING, (_STEPS,)),
    Group("tempo", THE_MOVE),
)
STARTS = {
    group.name: sum(before.size for before in GROUPS[:number])
    for number, group in enumerate(GROUPS)
}
COUNT = sum(group.size for group in GROUPS)

PHASES = 24
"""What all pieces count together: minors 1, rooks 2, queens 4. The end has none."""

STRUCTURE_WORDS = 16
"""Of an entry of the memory for pawns and kings: pawn_structure.py."""


def pack(early: int, late: int) -> int:
    """Both values of a weight in one number."""
    return (early << 32) + late
