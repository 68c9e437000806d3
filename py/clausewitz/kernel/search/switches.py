"""What can be switched on and off in the search: with less, it is slower or blinder, not wrong."""

from clausewitz.kernel.search.state import I64

NAMES = (
    "table",
    "check_extensions",
    "reverse_futility",
    "null_move",
    "internal_reduction",
    "late_move_pruning",
    "futility",
    "losing_captures",
    "late_move_reductions",
    "delta",
    "quiet_table",
    "continuation",
    "table_score",
    "correction",
    "capture_history",
    "fine_reductions",
    "probable_cut",
    "quiet_table_move",
    "steady_history",
)
BITS = {name: 1 << number for number, name in enumerate(NAMES)}
ALL = sum(BITS.values())

# The same for compiled code, in the order of the names.
TABLE, CHECK_EXTENSIONS, REVERSE_FUTILITY = (I64(1 << n) for n in range(3))
NULL_MOVE, INTERNAL_REDUCTION, LATE_MOVE_PRUNING = (I64(1 << n) for n in range(3, 6))
FUTILITY, LOSING_CAPTURES, LATE_MOVE_REDUCTIONS = (I64(1 << n) for n in range(6, 9))
DELTA, QUIET_TABLE, CONTINUATION = (I64(1 << n) for n in range(9, 12))
TABLE_SCORE, CORRECTION, CAPTURE_HISTORY = (I64(1 << n) for n in range(12, 15))
FINE_REDUCTIONS, PROBABLE_CUT, QUIET_TABLE_MOVE = (I64(1 << n) for n in range(15, 18))
STEADY_HISTORY = I64(1 << 18)
