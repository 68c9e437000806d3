"""What relations cost the kernel, and what they say of one square before the others are known."""

from clausewitz import kernel

# In tens of nanoseconds, as measured on rows of games: of all pieces, or of one with all others.
# What is not here is a look at a table, or a few bits.
_PRICES = {
    "wins_exchange": 4,
    "threatens": 4,
    "winnable": 15,
    "endangers": 4,
    "sole_defender": 5,
    "flight": 2,
    "pin_line": 50,
    "legal_move": 27,
    "captures": 27,
    "promotes": 27,
    "behind": 2,
    "lined_up": 2,
    "pins": 2,
    "skewers": 2,
    "unveils": 5,
    "passed_pawn": 7,
    "undefended": 50,
    "hanging": 50,
    "en_prise": 70,
    "safe": 75,
    "boxed_in": 10,
    "pinned": 55,
    "no_flight": 7,
    "shut_in": 2,
    "unguarded": 50,
    "vulnerable": 50,
    "trapped": 30,
    "cornered": 25,
    "best_reply": 600,
    "loses_material": 150,
    "gains_material": 75,
    "in_check": 4,
    "check": 2,
    "checkmate": 3,
    "stalemate": 15,
    "has_moves": 17,
    "can_mate": 60,
    "would_mate": 60,
    "can_win": 28,
    "would_win": 28,
    "exposed": 4,
    "can_gain": 350,
    "must_lose": 350,
    "can_force": 900,
    "would_force": 900,
    "can_earn": 1500,
    "must_pay": 1500,
}
_BY_NUMBER = {kernel.RELATIONS[name]: price for name, price in _PRICES.items()}
_PIECES = 20
"""So many are on a board: what tries each of them in turn is so much cheaper of one."""
_EACH_PIECE = frozenset(
    kernel.RELATIONS[name]
    for name in (
        *("undefended", "hanging", "en_prise", "safe", "unguarded", "vulnerable", "trapped"),
        *("legal_move", "captures", "promotes"),
    )
)

_ALL_PIECES = (
    *("attacks", "defends", "checks", "outranks", "equals", "same_side"),
    *("wins_exchange", "threatens", "winnable", "endangers", "sole_defender"),
    *("behind", "lined_up", "pins", "skewers", "unveils"),
)
"""Words that hold of squares with pieces on them."""
_OF_PIECES = frozenset(kernel.RELATIONS[name] for name in _ALL_PIECES)
_KINGS = {("checks", 1), ("king_zone", 1), ("flight", 0)}
_OF_KINGS = frozenset((kernel.RELATIONS[name], place) for name, place in _KINGS)
KING_ON, EMPTY = kernel.RELATIONS["king_on"], kernel.RELATIONS["empty"]
KINGS, PIECES = 2.0, 20.0
"""How many there are."""


def price(relation: int, of_one: bool = False) -> float:
    """What it costs to find all values, or those of one piece, in tens of nanoseconds."""
    whole = _BY_NUMBER.get(relation, 1)
    return 1 + whole / _PIECES if of_one and relation in _EACH_PIECE else whole


def holds_of_kings(relation: int, place: int) -> bool:
    """Whether the square at this place has a king on it, whatever the others are."""
    return (relation, place) in _OF_KINGS


def holds_of_pieces(relation: int) -> bool:
    """Whether all squares have pieces on them."""
    return relation in _OF_PIECES
