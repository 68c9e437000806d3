"""Games, puzzles and positions read from files, and the examples drawn from them.

| file | reader |
| --- | --- |
| whole games, one by one, by python-chess | `pgn.py` |
| the moves of whole games, without comments and variations | `whole_games.py` |
| millions of games, of which some are drawn | `game_stream.py` |
| lines of opening play, from games or facts | `opening_lines.py` |
| puzzles of Lichess (CSV) | `lichess_puzzles.py` |
| positions with what is known of them (EPD, FEN) | `epd.py` |
| lines of moves of puzzles, games and positions | `line_files.py`, `line_readers.py` |
| examples (CSV), written and read | `example_table.py` |
| who plays in files of games | `players.py` |
| games by the name of a player, from Lichess or Chess.com | `online_games.py`, `game_choice.py` |
| what was fetched from there, and how | `fetched_games.py`, `web_requests.py` |

To add a reader: take bytes from `Source` in `published_files.py`, which unpacks .zst and .bz2 and
names the file in every error; yield records of your own (frozen, with `chess.Board` and
`chess.Move`); a mistake in a file is a ClausewitzError with file and line. What is to be drawn from
at random yields a `Record` (see `example.py`), and `sampler.py` does the rest.

An example says that a move was played in a position (label 1), or that the move is *not* a case of
what is to be learned (label 0). The other legal moves of a position are written down as negatives
only on request: the search for tactics makes them from the FEN itself.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from clausewitz.games.example import SPLITS as SPLITS
    from clausewitz.games.example import Example as Example
    from clausewitz.games.example import RatingRange as RatingRange
    from clausewitz.games.example import moves_of as moves_of
    from clausewitz.games.example_table import read_examples as read_examples
    from clausewitz.games.example_table import write_examples as write_examples
    from clausewitz.games.game_stream import GameSampleRequest as GameSampleRequest
    from clausewitz.games.label_ages import LabelAges as LabelAges
    from clausewitz.games.lichess_puzzles import LichessPuzzle as LichessPuzzle
    from clausewitz.games.lichess_puzzles import PuzzleSampleRequest as PuzzleSampleRequest
    from clausewitz.games.lichess_puzzles import all_puzzles as all_puzzles
    from clausewitz.games.negatives import refuse_contradictions as refuse_contradictions
    from clausewitz.games.negatives import training_examples as training_examples
    from clausewitz.games.negatives import with_other_moves as with_other_moves
    from clausewitz.games.negatives import without_contradictions as without_contradictions
    from clausewitz.games.published_files import LineKind as LineKind
    from clausewitz.games.published_files import Source as Source
    from clausewitz.games.sampler import Sample as Sample
    from clausewitz.games.sampler import Shares as Shares
    from clausewitz.games.sampler import sample_games as sample_games
    from clausewitz.games.sampler import sample_puzzles as sample_puzzles
    from clausewitz.games.sampler import words as words

_PARTS = {
    "example": ("SPLITS", "Example", "RatingRange", "moves_of"),
    "example_table": ("read_examples", "write_examples"),
    "game_stream": ("GameSampleRequest",),
    "label_ages": ("LabelAges",),
    "lichess_puzzles": ("LichessPuzzle", "PuzzleSampleRequest", "all_puzzles"),
    "negatives": (
        "refuse_contradictions",
        "training_examples",
        "with_other_moves",
        "without_contradictions",
    ),
    "published_files": ("LineKind", "Source"),
    "sampler": ("Sample", "Shares", "sample_games", "sample_puzzles", "words"),
}


def __getattr__(name: str) -> Any:
    """Readers are loaded when they are first used: some of them take long, and few need all."""
    for part, names in _PARTS.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{part}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
