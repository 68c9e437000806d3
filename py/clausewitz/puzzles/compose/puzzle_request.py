"""What is requested: how long a mate, which board, which pieces, what sort of key."""

from dataclasses import dataclass, replace

from clausewitz.puzzles.compose.material import MOST_PIECES, read_pieces
from clausewitz.support.errors import ClausewitzError

SMALLEST, LARGEST = 4, 8
LONGEST = 3
MOST_REPLIES = 3
MOST_WORTH = 39
SCHEMES = "changed_mates", "flight_giving_key", "grimshaw", "novotny"
"""Themes that asp/compose/schemes.lp knows."""


@dataclass(frozen=True, slots=True)
class PuzzleRequest:
    """What every puzzle has to be. White is to move."""

    mate: int = 2
    size: int = 8
    pieces: str | None = None
    """These pieces exactly; without them, pieces are drawn for each puzzle."""
    white: int = 5
    black: int = 6
    """So many pieces at most, kings included."""
    replies: int = MOST_REPLIES
    """So many legal replies to the key at most."""
    check: bool = False
    """The key may give check."""
    no_capture: bool = False
    sacrifice: bool = False
    promotion: bool = False
    quiet: bool = False
    no_duals: bool = False
    """Every reply has one answer only."""
    good: bool = False
    """The four criteria of key_criteria.py."""
    named_mate: str | None = None
    promoted: bool = False
    """Pieces may be on the board that only promotions can have put there."""
    spend: int = MOST_WORTH
    """What White's pieces are worth at most, in pawns."""
    face: int = 0
    """What Black's pieces are worth at least."""
    themes: tuple[str, ...] = ()
    """Themes of logic/themes that the solution shows, all of them."""

    def wanted(self) -> list[str]:
        """The criteria that asp/compose knows, by its names for them."""
        named = {
            "no_check": not self.check,
            "no_capture": self.no_capture or self.quiet,
            "no_promotion": self.quiet,
            "promotion": self.promotion,
            "offer": self.sacrifice or self.good,
            "no_queening": self.good,
            "promoted": self.promoted,
        }
        return [name for name, is_wanted in named.items() if is_wanted]


def checked(request: PuzzleRequest) -> PuzzleRequest:
    """The request, its pieces sorted, or one line that says why it cannot be met."""
    if not 2 <= request.mate <= LONGEST:
        raise ClausewitzError(f"puzzles are mates in 2 to {LONGEST} moves, not in {request.mate}")
    if not SMALLEST <= request.size <= LARGEST:
        raise ClausewitzError(
            f"the board may have {SMALLEST} to {LARGEST} rows and columns, not {request.size}"
        )
    if not 1 <= request.replies <= MOST_REPLIES:
        raise ClausewitzError(f"--replies is 1 to {MOST_REPLIES}, not {request.replies}")
    if request.size < LARGEST and (request.mate > 2 or request.named_mate):
        raise ClausewitzError("mates in three and mates with a name are composed on 8 by 8 only")
    if not (1 <= request.spend <= MOST_WORTH and 0 <= request.face <= MOST_WORTH):
        raise ClausewitzError(f"the pieces of a side are worth up to {MOST_WORTH} pawns")
    _check_themes(request)
    if request.quiet and request.promotion:
        raise ClausewitzError("a quiet key is no promotion: ask for one of the two")
    if request.pieces is None:
        _check_pieces(request)
        return request
    pieces = read_pieces(request.pieces, request.size, request.promoted)
    if request.promotion and "P" not in pieces:
        raise ClausewitzError(f"there is no white pawn in {pieces} that could promote")
    return _with_pieces(request, pieces)


def usual_pieces(size: int, is_themed: bool = False) -> tuple[int, int]:
    """How many pieces White and Black may have at most, where nobody says."""
    return (10, 12) if is_themed else (min(5, size), min(6, size))


def _check_themes(request: PuzzleRequest) -> None:
    if not request.themes:
        return
    for theme in request.themes:
        if theme not in SCHEMES:
            known = ", ".join(SCHEMES)
            raise ClausewitzError(f"no scheme is known for {theme}: themes to compose are {known}")
    if request.mate != 2 or request.size < LARGEST or request.pieces or request.named_mate:
        raise ClausewitzError("themes are for mates in two, on 8 by 8, with any pieces and mates")
    if request.promotion or request.check:
        raise ClausewitzError("with a theme, the key is quiet: no check, capture or promotion")


def _check_pieces(request: PuzzleRequest) -> None:
    for side, pieces, least in (("white", request.white, 2), ("black", request.black, 1)):
        if not least <= pieces <= MOST_PIECES:
            raise ClausewitzError(f"{side} may have {least} to {MOST_PIECES} pieces, not {pieces}")
    if request.white + request.black > request.size**2 // 2:
        pieces = request.white + request.black
        raise ClausewitzError(
            f"{pieces} pieces are too many for a board of {request.size} by {request.size}"
        )


def _with_pieces(request: PuzzleRequest, pieces: str) -> PuzzleRequest:
    white = sum(letter.isupper() for letter in pieces)
    return replace(request, pieces=pieces, white=white, black=len(pieces) - white)
