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
)
BITS = {name: 1 << number for number, name in enumerate(NAMES)}
ALL = sum(BITS.values())

TABLE = I64(BITS["table"])
CHECK_EXTENSIONS = I64(BITS["check_extensions"])
REVERSE_FUTILITY = I64(BITS["reverse_futility"])
NULL_MOVE = I64(BITS["null_move"])
INTERNAL_REDUCTION = I64(BITS["internal_reduction"])
LATE_MOVE_PRUNING = I64(BITS["late_move_pruning"])
FUTILITY = I64(BITS["futility"])
LOSING_CAPTURES = I64(BITS["losing_captures"])
LATE_MOVE_REDUCTIONS = I64(BITS["late_move_reductions"])
DELTA = I64(BITS["delta"])
QUIET_TABLE = I64(BITS["quiet_table"])
CONTINUATION = I64(BITS["continuation"])
