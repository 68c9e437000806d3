"""The names of the relations and their numbers, in groups that are answered alike."""

from clausewitz.kernel.board.bits import U64

# Of two squares: attack tables and sets of pieces answer at once.
PAIRS = (
    "attacks",
    "defends",
    "controls",
    "checks",
    "outranks",
    "equals",
    "same_side",
    "different_pos",
    "same_pos",
    "adjacent",
    "king_zone",
)
# Of two squares: each pair needs a look of its own.
DUELS = (
    "wins_exchange",
    "threatens",
    "winnable",
    "endangers",
    "sole_defender",
    "flight",
    "pin_line",
)
MOVES = ("legal_move", "captures", "promotes")
# Of three squares on a line, and of the first two of them where there is a third. The latter are
# no words of the vocabulary: they narrow a search that does not know the third yet.
LINES = (
    "behind",
    "lined_up",
    "pins",
    "skewers",
    "unveils",
    "behind_some",
    "lined_up_some",
    "unveils_some",
)
# Of one square: sets that a row has, or nearly has.
SETS = (
    "empty",
    "pawn_on",
    "knight_on",
    "bishop_on",
    "rook_on",
    "queen_on",
    "king_on",
    "minor_on",
    "major_on",
    "friendly",
    "hostile",
    "at_home",
    "passed_pawn",
)
# Of one square: each piece needs a look of its own.
PROPERTIES = (
    "undefended",
    "hanging",
    "en_prise",
    "safe",
    "boxed_in",
    "pinned",
    "no_flight",
    "shut_in",
    "unguarded",
    "vulnerable",
)
# Of one square, two or none: what one move leads to.
AHEAD = ("trapped", "cornered", "best_reply", "loses_material", "gains_material")
# Of a square and a side, piece, rank or file.
PLACES = ("piece_at", "king_at", "last_rank", "rank_of", "file_of")
# Of sides and pieces, and of the position alone.
PLAIN = (
    "turn",
    "other_side",
    "in_check",
    "worth_more",
    "sliding_piece",
    "check",
    "checkmate",
    "stalemate",
)
# Of squares and numbers, whatever stands on the board.
GEOMETRY = (
    "aligned",
    "apart",
    "same_rank",
    "same_file",
    "same_diagonal",
    "on_edge",
    "in_corner",
    "next_ply",
    "earlier_ply",
)
# Of a position and how many there are of something, or how far a piece has come.
COUNTS = ("absent", "single", "men_left", "has_moves", "advanced_to")
# Of a position and how much there is to win or to lose.
PROSPECTS = ("can_mate", "would_mate", "can_win", "would_win", "exposed", "can_gain", "must_lose")
# Of a position and what checks, captures and promotions bring in it.
FORCING = ("can_force", "would_force", "can_earn", "must_pay")
# Of a line of moves: which half moves it has, where one of them goes, and what it does.
PLIES = ("ply", "solver_ply", "last_ply", "solver_side", "moved_from", "moved_to")
DEEDS = (
    "takes_on",
    "taken",
    "becomes",
    "castled",
    "took_en_passant",
    "gives_check",
    "facing_king",
    "keeps_gain",
    "storm_by",
    "up_by",
    "down_by",
)

NAMES = (
    PAIRS
    + DUELS
    + MOVES
    + LINES
    + SETS
    + PROPERTIES
    + AHEAD
    + PLACES
    + PLAIN
    + GEOMETRY
    + COUNTS
    + PROSPECTS
    + FORCING
    + PLIES
    + DEEDS
)
NUMBERS = {name: number for number, name in enumerate(NAMES)}


def number(name: str) -> U64:
    return U64(NUMBERS[name])


def last_of(group: tuple[str, ...]) -> U64:
    return number(group[-1])
