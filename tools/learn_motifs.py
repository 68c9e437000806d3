"""Learn the motifs of logic/motifs/learned again, one theme of Lichess puzzles after the other.

    python tools/learn_motifs.py PUZZLES [THEME…]

PUZZLES is lichess_db_puzzle.csv.zst from database.lichess.org, or a part of it. A fifth of its
games is left out, to measure the motifs on (bench/motifs.py): nothing of it is learned from. Runs
are saved in runs/motifs; what is learned already is not learned again, and a theme that was cut off
begins anew.
"""

import csv
import subprocess
import sys
from functools import partial
from pathlib import Path

from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import whole_text, write_text
from motif_themes import TASKS, is_reserved, motif_name

ROOT = Path(__file__).resolve().parent.parent
RUNS = ROOT / "runs" / "motifs"
SHIPPED = ROOT / "logic" / "motifs" / "learned"
_MANY_OTHERS = ("between", "lures", "ways", "cuts", "quiet", "mates")
"""Tasks of themes that are rare or have long clauses: it takes many others to meet what looks like
one, and for a literal that rules it out to be worth its price."""
_EFFORT = {"quiet": "5"}
"""By task, how much more is tried than usual: of few words, but long clauses."""
_COLUMNS = ("PuzzleId", "FEN", "Moves", "Rating", "RatingDeviation", "NbPlays", "Themes", "GameUrl")


def main(arguments: list[str]) -> None:
    """Learn the themes that are named, or all."""
    if not arguments:
        sys.exit(__doc__)
    puzzles, *themes = arguments
    learned_from = without_reserve(Path(puzzles))
    SHIPPED.mkdir(parents=True, exist_ok=True)
    for task, all_themes in TASKS.items():
        for theme in all_themes:
            if not themes or theme in themes:
                learn(theme, task, learned_from)


def without_reserve(puzzles: Path) -> Path:
    """The puzzles to learn from, as a file in runs/motifs."""
    file = RUNS / "puzzles.csv"
    if not file.exists():
        RUNS.mkdir(parents=True, exist_ok=True)
        with whole_text(file) as text:
            writer = csv.writer(text, lineterminator="\n")
            writer.writerow(_COLUMNS)
            for puzzle in all_puzzles(Source(puzzles)):
                if not is_reserved(puzzle):
                    writer.writerow(puzzle.cells.get(column, "") for column in _COLUMNS)
    return file


def learn(theme: str, task: str, puzzles: Path) -> None:
    """Learn one theme, unless that is done."""
    run, name = RUNS / theme, motif_name(theme)
    if not (run / "results.json").exists():
        print(theme, file=sys.stderr, flush=True)
        words = ["learn", str(puzzles), "--theme", theme, "--task", task, "--name", name]
        words += ["--others", "120000"] if task in _MANY_OTHERS else []
        words += ["--effort", _EFFORT[task]] if task in _EFFORT else []
        command = [sys.executable, "-m", "clausewitz", *words, "-n", "2000", "--most", "12"]
        subprocess.run([*command, "-o", str(run), "--resume"], check=True)
    text = (run / "tactics.pl").read_text(encoding="utf-8")
    write_text(SHIPPED / f"{name}.pl", text)


if __name__ == "__main__":
    run_and_exit("learn_motifs.py", partial(main, sys.argv[1:]))
