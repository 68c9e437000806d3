"""In which space each theme of Lichess puzzles is learned from whole lines."""

TASKS = {
    "lines": (
        *("fork", "skewer", "trappedPiece", "discoveredAttack", "attraction"),
        *("xRayAttack", "capturingDefender"),
    ),
    "between": ("intermezzo",),
    "lures": ("deflection",),
    "ways": ("clearance",),
    "cuts": ("interference",),
    "pins": ("pin",),
    "moves": (
        *("hangingPiece", "sacrifice", "advancedPawn"),
        *("promotion", "underPromotion", "enPassant", "castling", "doubleCheck"),
        *("discoveredCheck", "attackingF2F7"),
        *("mate", "mateIn1", "mateIn2", "mateIn3", "mateIn4", "mateIn5"),
        *("pawnEndgame", "queenEndgame", "rookEndgame", "bishopEndgame", "knightEndgame"),
        *("queenRookEndgame",),
    ),
    "quiet": ("quietMove", "defensiveMove"),
    "attacks": ("exposedKing", "kingsideAttack", "queensideAttack"),
    "mates": (
        *("backRankMate", "smotheredMate", "anastasiaMate", "hookMate", "arabianMate"),
        *("bodenMate", "doubleBishopMate", "dovetailMate", "operaMate", "pillsburysMate"),
        *("cornerMate", "morphysMate", "killBoxMate", "vukovicMate", "triangleMate"),
        *("blindSwineMate", "balestraMate", "epauletteMate", "swallowstailMate"),
    ),
}
"""The themes that are learned in each space, a folder of logic/tasks."""

_OTHERS = "lines"


def task_of_theme(theme: str | None) -> str:
    """The task that fits the theme; another theme has that of what several moves do together."""
    for task, themes in TASKS.items():
        if theme in themes:
            return task
    return _OTHERS
