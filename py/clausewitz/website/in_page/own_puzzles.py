"""What a player missed as puzzles of the trainer, explained one by one in the page."""

import json
from functools import cache
from itertools import islice

from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.games.move_lines import UnreadLine
from clausewitz.support.files import write_bytes
from clausewitz.training.coached_puzzles import coached_puzzles
from clausewitz.training.explained_puzzles import EFFORT, explain_puzzles
from clausewitz.training.puzzle_choice import own_theme
from clausewitz.training.trainer_page import trainer_data
from clausewitz.training.training_puzzles import TrainingPuzzle
from clausewitz.training.wanted_puzzles import training_puzzle
from clausewitz.website.in_page.coached_games import FOLDER, JUDGED

_MOST = 60
"""Puzzles that are taken: those of the latest games."""


def missed(records: str) -> str:
    """The puzzles of games that were judged: what was missed, then what was overlooked."""
    write_bytes(JUDGED, records.encode())
    found = coached_puzzles(FOLDER, ("missed", "overlooked"))
    puzzles = (training_puzzle(one) for one in found if not isinstance(one, UnreadLine))
    return json.dumps([puzzle.as_dict() for puzzle in islice(puzzles, _MOST)])


def explained(puzzle: str) -> str:
    """A puzzle as the trainer shows it: with hints, and an answer to every wrong move."""
    given = json.loads(puzzle)
    themes = sorted(own_theme(given.get("motif", "")))
    read = TrainingPuzzle.from_dict({**given, "themes": themes})
    (record,) = trainer_data(explain_puzzles([read], _search(), wrong=True), "")["puzzles"]
    return json.dumps(record)


@cache
def _search() -> LineSearch:
    return LineSearch(EFFORT)
