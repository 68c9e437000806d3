"""Puzzles of which it is known what is right, what is wrong, and why."""

from pathlib import Path

from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.games.move_lines import UnreadLine
from clausewitz.training.explained_puzzles import ExplainedPuzzle, explain_puzzles
from clausewitz.training.puzzle_choice import PuzzleChoice
from clausewitz.training.training_puzzles import TrainingPuzzle
from clausewitz.training.wanted_puzzles import read_puzzles

HEADING = (
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n"
)
HOSTILE = "<script>alert(1)</script>[latex]"
SCHOLAR = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3"
# Black has just overlooked the mate on f7; a knight forks king and queen, then takes her.
MATE = f"m1,{SCHOLAR},g8f6 h5f7,800,80,90,100,mate mateIn1 oneMove,,\n"
FORK = (
    "f1,q5k1/5ppp/8/3N4/8/8/5PPP/6K1 b - - 0 30,a8c8 d5e7 g8f8 e7c8 f8e8,1400,80,90,100,"
    "fork short,,\n"
)
TWO_MOVES = "5rk1/pp1Q2pp/2pb3q/3p4/1PPP4/P3P2P/1B1n2P1/R5K1 w - - 0 21"
TWO = f"t1,{TWO_MOVES},a1e1 h6e3 e1e3 f8f1,1700,80,90,100,mate mateIn2 short,,\n"
COMPOSED = '1RNrk1K1/3p4/2PP4/8/8/8/8/8 w - - dm 2; bm c7; id "Clausewitz 1";\n'
TWO_MATES = '6k1/5ppp/8/8/8/8/5PPP/R3R1K1 w - - bm Ra8+; id "two mates";\n'

BRIEF = SearchEffort(10_000, 5_000, 5_000, 5_000, 10_000, 1_000, 2_000)
"""Enough for these puzzles."""


def puzzle_file(folder: Path, *rows: str, name: str = "puzzles.csv") -> Path:
    path = folder / name
    heading = HEADING if name.endswith(".csv") else ""
    path.write_text(heading + "".join(rows), encoding="utf-8")
    return path


def read(*paths: Path, choice: PuzzleChoice | None = None) -> list[TrainingPuzzle]:
    """The puzzles of files in which all can be read."""
    refused: list[UnreadLine] = []
    found = list(read_puzzles(paths, choice or PuzzleChoice(), refused.append))
    assert refused == []
    return found


def explained(*puzzles: TrainingPuzzle) -> list[ExplainedPuzzle]:
    return explain_puzzles(puzzles, LineSearch(BRIEF), wrong=True)
