"""The themes of Lichess puzzles by name, and what is no motif among them."""

from collections.abc import Iterable
from difflib import get_close_matches

from clausewitz.support.errors import ClausewitzError

LENGTHS = frozenset(("oneMove", "short", "long", "veryLong"))
VERDICTS = frozenset(("crushing", "advantage", "equality"))
ORIGINS = frozenset(("master", "masterVsMaster", "superGM"))
PHASES = frozenset(("opening", "middlegame", "endgame"))
NOT_MOTIFS = LENGTHS | VERDICTS | ORIGINS | PHASES
"""Themes that no clause about a line can tell: what an engine says, who played, and when."""

NEWER_THEMES = frozenset(
    (
        *("balestraMate", "blindSwineMate", "collinearMove", "cornerMate", "discoveredCheck"),
        *("epauletteMate", "killBoxMate", "morphysMate", "operaMate", "pillsburysMate"),
        *("swallowstailMate", "triangleMate", "vukovicMate"),
    )
)
"""Themes that Lichess gave later."""

MOTIFS = NEWER_THEMES.union(
    (
        *("advancedPawn", "anastasiaMate", "arabianMate", "attackingF2F7", "attraction"),
        *("backRankMate", "bishopEndgame", "bodenMate", "capturingDefender", "castling"),
        *("clearance", "defensiveMove", "deflection", "discoveredAttack", "doubleBishopMate"),
        *("doubleCheck", "dovetailMate", "enPassant", "exposedKing", "fork", "hangingPiece"),
        *("hookMate", "interference", "intermezzo", "kingsideAttack", "knightEndgame", "mate"),
        *("mateIn1", "mateIn2", "mateIn3", "mateIn4", "mateIn5", "pawnEndgame", "pin"),
        *("promotion", "queenEndgame", "queenRookEndgame", "queensideAttack", "quietMove"),
        *("rookEndgame", "sacrifice", "skewer", "smotheredMate", "trappedPiece"),
        *("underPromotion", "xRayAttack", "zugzwang"),
    )
)


def refuse_misspelt(theme: str, met: Iterable[str]) -> None:
    """Refuse a theme that is neither known nor met, if one of these was meant, as it seems."""
    known = {*MOTIFS, *NOT_MOTIFS, *met}
    if theme not in known:
        for near in get_close_matches(theme, known, 1, cutoff=0.75):
            raise ClausewitzError(f"there is no theme {theme} (did you mean {near}?)")
