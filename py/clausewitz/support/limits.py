"""The law for resources: what a reader takes at most, and the error of what takes too long.

No real file comes near these limits. They are checked while a file is read, so that one made to
fill the memory or to take for ever is refused with one line.
"""

from clausewitz.support.errors import ClausewitzError

LONGEST_LINE = 1 << 20
"""Bytes of a line: of a puzzle, an example, a position, a line of a game."""
MOST_EMPTY = 100_000
"""Lines of a file one behind the other that hold nothing, or nothing that can be read when there
was nothing else before."""
LONGEST_TEXT = 1 << 25
"""Bytes of a file that is read whole: of clauses, weights, patterns, positions."""
LARGEST_FILE = 1 << 27
"""Bytes of a file that is no text and read whole: of a network, of all answers to puzzles."""
LONGEST_BIAS = 1 << 20
"""Characters of a bias of another domain."""
MOST_TUPLES = 1_000_000
"""Of variables that the literals of a bias may have, where clingo states them."""
LONGEST_GAME = 1 << 22
"""Bytes of one game in PGN, with all its comments and variations."""
DEEPEST_VARIATIONS = 50
"""Variations of a game, one inside the other."""
LONGEST_PLAY = 2_000
"""Half moves of a game, or of a variation from the start of its game."""
MOST_MOVES = 20_000
"""Half moves of a game with all its variations, and comments likewise."""
MOST_SENTENCES = 500_000
"""Clauses or facts of a file."""
LONGEST_NAME = 1_000
"""Characters of an atom or a variable in clauses."""
MOST_LITERALS = 500
"""Of one clause."""
DEEPEST_CALLS = 50
"""Predicates of a file of tactics, each called by the one before."""
MOST_PREDICATES = 20_000
"""Of a file of tactics."""
INFERENCES = 25_000_000
"""Steps of Prolog for one query, or for all tactics on one position: some seconds."""
PROLOG_MEGABYTES = 200
"""Of the stacks of Prolog, for one query."""
MOST_PROOFS = 10_000
"""Of a tactic on one position, and tuples that a word of a learning task lists there."""
LARGEST_NUMBER = 2**63 - 1
"""In a file of clauses or facts."""
LARGEST_COUNT = 10**15
"""Of whole numbers that options take: of nodes, games, positions."""
LARGEST_MEASURE = 10**9
"""Of other numbers that options take: of seconds, weights."""
LARGEST_WEIGHT = 100_000_000
"""Of a pattern, and how often it was seen."""

_MILLION = 1_000_000


class TookTooLongError(ClausewitzError):
    """The request takes more steps than are allowed."""


def too_long(name: str, place: str, steps: int, why: str = "limit") -> str:
    """What is said of it: what took too long, on which position or line, and how many steps.

    Prolog may also have stopped for another reason: `memory` or `many` answers.
    """
    if why == "memory":
        return f"{name} needs too much memory on {place}: Prolog has {PROLOG_MEGABYTES} MB for it"
    if why == "many":
        return f"{name} has too many proofs on {place}: {MOST_PROOFS:,} at most"
    return f"{name} took too long on {place}: {in_words(steps)} steps"


def shortened(text: str, most: int = 200) -> str:
    """What a message shows of a text that may be of any length."""
    return text if len(text) <= most else f"{text[:most]}…"


def in_words(number: int) -> str:
    """A number as one reads it: 10 million, 2,500."""
    if number >= _MILLION and number % _MILLION == 0:
        return f"{number // _MILLION:,} million"
    return f"{number:,}"
