"""The words by which a reader knows each motif of a puzzle in a sentence.

They are separate from the grammar that makes the sentences, so that the one is a test of the
other. Themes that say how long a puzzle is, how it ends up, where it comes from or what pieces are
left are no motifs. `mate` and the mates in so many moves are, but they tell little: what is beyond
them is counted apart.
"""

import re

_NUMBERS = {"mateIn2": "two", "mateIn3": "three", "mateIn4": "four"}

PLAIN_MATES = ("mate", "mateIn1", *_NUMBERS, "mateIn5")

_WORDS = {
    "fork": r"\bfork",
    "pin": r"\b(un)?pin(s|ned|ning)?\b",
    "skewer": r"\bskewer",
    "trappedPiece": r"\btrap",
    "discoveredAttack": r"\bdiscover(s|ed|y)\b",
    "discoveredCheck": r"\bdiscover(s|ed) (double )?check",
    "doubleCheck": r"\bdouble check",
    "deflection": r"\bdeflect|\b(draw|lure)\w* \S+( \S+){0,4} away",
    "attraction": r"\battract|\bdecoy|\b(draw|lure)s \S+( \S+){0,4} to [a-h][1-8]",
    "clearance": r"\bclear(s|ed|ance)|\bmakes way",
    "interference": r"\binterfere|\bcuts? off",
    "xRayAttack": r"\bx-ray",
    "capturingDefender": r"\b(remov|captur|tak)\w*( of)?( the| its| their)?( only)? defender",
    "intermezzo": r"\bintermezzo|\bzwischenzug|\bin-between",
    "hangingPiece": r"\bhang(s|ing)\b|\bundefended|\bnothing defends",
    "sacrifice": r"\bsacrific",
    "quietMove": r"\bquiet",
    "defensiveMove": r"\bdefensive|\bparr(y|ies)\b",
    "advancedPawn": r"\badvanced pawn|\bpassed pawn",
    "promotion": r"\bpromot|\bqueens\b",
    "underPromotion": r"\bunder-?promot|\bpromot\w+ to a (knight|rook|bishop)",
    "enPassant": r"\ben passant",
    "castling": r"\bcastl",
    "attackingF2F7": r"\battack\w* (on )?(the pawn on )?f[27]\b",
    "exposedKing": r"\bexposed",
    "kingsideAttack": r"\bking-?side",
    "queensideAttack": r"\bqueen-?side",
    "zugzwang": r"\bzugzwang",
    "mate": r"\b(check)?mat(e|es|ed|ing)\b",
    "mateIn1": r"\b(check)?mat(e|es|ing)\b",
    "mateIn5": r"\bmates? in (five|six|seven|eight|nine|ten|\d+)",
    "backRankMate": r"\bback[- ]rank",
    "smotheredMate": r"\bsmother",
    "anastasiaMate": r"\banastasia",
    "hookMate": r"\bhook mate",
    "arabianMate": r"\barabian",
    "bodenMate": r"\bboden",
    "doubleBishopMate": r"\bdouble[- ]bishop",
    "dovetailMate": r"\bdovetail",
    "operaMate": r"\bopera\b",
    "pillsburysMate": r"\bpillsbury",
    "cornerMate": r"\bcorner mate",
    "morphysMate": r"\bmorphy",
    "killBoxMate": r"\bkill[- ]box",
    "vukovicMate": r"\bvukovi[cć]",
    "triangleMate": r"\btriangle",
    "blindSwineMate": r"\bblind swine",
    "balestraMate": r"\bbalestra",
    "epauletteMate": r"\bepaulette",
    "swallowstailMate": r"\bswallow'?s[- ]?tail",
} | {theme: rf"\bmates? in {number}\b" for theme, number in _NUMBERS.items()}

_PATTERNS = {theme: re.compile(words, re.IGNORECASE) for theme, words in _WORDS.items()}

MOTIFS = frozenset(_PATTERNS)
BEYOND_MATE = MOTIFS - set(PLAIN_MATES)


def named_motifs(text: str) -> set[str]:
    """The themes that a reader finds named in a text."""
    return {theme for theme, words in _PATTERNS.items() if words.search(text)}
