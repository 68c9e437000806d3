"""Where each weight of the evaluation stands in one array, and how two phases share a number.

A weight counts in the middlegame and in the endgame, differently. Both values travel in one int64,
the first in its upper half: adding such numbers adds both.
"""

# (name, how many). An index goes over pieces (8 places), ranks from home (8), or numbers of things.
GROUPS = (
    ("pieces", 16 * 64),  # [side << 3 | piece][square], Black's negative: material and place
    ("attacked", 8),  # the other side's pieces that are attacked, by piece
    ("attacked_by_pawn", 8),
    ("attacked_by_minor", 8),
    ("attacked_by_rook", 8),
    ("hanging", 8),  # attacked, and not defended
    ("mobility", 8 * 32),  # [piece][squares it reaches that no pawn of the other side attacks]
    ("king_zone", 8),  # squares around the other king that a piece attacks, by piece
    ("king_attackers", 8),  # by how many pieces attack there
    ("shelter", 4),  # by how many pawns stand before the own king
    ("bare_files", 4),  # by how many files at the own king have no own pawn
    ("doubled", 1),  # pawns
    ("isolated", 1),
    ("guarded", 1),  # by a pawn
    ("phalanx", 1),  # beside another
    ("backward", 1),  # that a pawn would take if it stepped, and none can come to guard
    ("passed", 8),  # by rank
    ("blocked", 8),  # passed, with a piece before it
    ("unstopped", 8),  # passed, and can step without being attacked
    ("own_king_at", 8),  # by steps of the own king to before a passed pawn, from the fourth rank on
    ("other_king_at", 8),
    ("rook_behind", 1),  # a passed pawn
    ("outpost", 8),  # minors guarded by a pawn, where no pawn can ever attack them, by piece
    ("safe_check", 8),  # squares from which a piece could check and would not be taken, by piece
    ("push_threat", 1),  # pieces that a pawn attacks if it steps
    ("bishops", 1),  # both
    ("half_open", 1),  # rooks on files without own pawns
    ("open", 1),  # and without any
    ("lone_king_edge", 4),  # the other side has a king alone: by how far it is from the middle
    ("lone_king_near", 8),  # and by how far apart the kings are
    ("tempo", 1),  # the move
)
SIZES = dict(GROUPS)
STARTS = {name: sum(size for _, size in GROUPS[:number]) for number, (name, _) in enumerate(GROUPS)}
COUNT = sum(SIZES.values())

PHASES = 24
"""What all pieces count together: minors 1, rooks 2, queens 4. The end has none."""


def pack(early: int, late: int) -> int:
    """Both values of a weight in one number."""
    return (early << 32) + late
