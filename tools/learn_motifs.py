"""Learn the motifs of logic/motifs/learned again, one theme of Lichess puzzles after the other.

    python tools/learn_motifs.py PUZZLES [THEME…]

PUZZLES is lichess_db_puzzle.csv.zst from database.lichess.org, or a part of it. A fifth of its
games is set aside first (runs/motifs/reserve.csv), to measure the motifs on: nothing of it is
learned from. Runs are kept in runs/motifs; what is learned already is not learned again, and a
theme that was cut off begins anew.
"""

import csv
import re
import subprocess
import sys
from contextlib import ExitStack
from hashlib import blake2b
from pathlib import Path

from clausewitz.games.example import lichess_game
from clausewitz.games.lichess_puzzles import LichessPuzzle, all_puzzles
from clausewitz.games.published_files import Source

ROOT = Path(__file__).resolve().parent.parent
RUNS = ROOT / "runs" / "motifs"
SHIPPED = ROOT / "logic" / "motifs" / "learned"
_COLUMNS = ("PuzzleId", "FEN", "Moves", "Rating", "Themes", "GameUrl")
_PARTS = 5

TASKS = {
    "lines": (
        *("fork", "skewer", "trappedPiece", "discoveredAttack", "deflection", "attraction"),
        *("clearance", "interference", "xRayAttack", "capturingDefender", "intermezzo"),
    ),
    "pins": ("pin",),
    "moves": (
        *("hangingPiece", "sacrifice", "quietMove", "defensiveMove", "advancedPawn"),
        *("promotion", "underPromotion", "enPassant", "castling", "doubleCheck"),
        *("discoveredCheck", "attackingF2F7", "exposedKing", "kingsideAttack"),
        *("queensideAttack", "mate", "mateIn1", "mateIn2", "mateIn3", "mateIn4", "mateIn5"),
        *("pawnEndgame", "queenEndgame", "rookEndgame", "bishopEndgame", "knightEndgame"),
        *("queenRookEndgame",),
    ),
    "mates": (
        *("backRankMate", "smotheredMate", "anastasiaMate", "hookMate", "arabianMate"),
        *("bodenMate", "doubleBishopMate", "dovetailMate", "operaMate", "pillsburysMate"),
        *("cornerMate", "morphysMate", "killBoxMate", "vukovicMate", "triangleMate"),
        *("blindSwineMate", "balestraMate", "epauletteMate", "swallowstailMate"),
    ),
}
"""The space that each theme is learned in: a folder of logic/tasks."""


def main(arguments: list[str]) -> None:
    """Learn the themes that are asked for, or all."""
    puzzles, *themes = arguments
    learned_from, _ = split(Path(puzzles))
    SHIPPED.mkdir(parents=True, exist_ok=True)
    for task, all_themes in TASKS.items():
        for theme in all_themes:
            if not themes or theme in themes:
                learn(theme, task, learned_from)


def split(puzzles: Path) -> tuple[Path, Path]:
    """The puzzles to learn from, and those to measure on: files in runs/motifs."""
    files = RUNS / "learn.csv", RUNS / "reserve.csv"
    if all(file.exists() for file in files):
        return files
    RUNS.mkdir(parents=True, exist_ok=True)
    parts = [file.with_suffix(".part") for file in files]
    with ExitStack() as opened:
        writers = [
            csv.writer(opened.enter_context(part.open("w", encoding="utf-8", newline="")))
            for part in parts
        ]
        for writer in writers:
            writer.writerow(_COLUMNS)
        for puzzle in all_puzzles(Source(puzzles)):
            writers[is_reserved(puzzle)].writerow(puzzle.cells.get(c, "") for c in _COLUMNS)
    for part, file in zip(parts, files, strict=True):
        part.replace(file)
    return files


def is_reserved(puzzle: LichessPuzzle) -> bool:
    """Whether the puzzle is of a game that is set aside."""
    game = lichess_game(puzzle.cells.get("GameUrl", "")) or puzzle.name
    return blake2b(game.encode(), digest_size=8).digest()[0] % _PARTS == 0


def learn(theme: str, task: str, puzzles: Path) -> None:
    """Learn one theme, unless that is done."""
    run = RUNS / theme
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z0-9])", "_", theme).lower().replace("f_2_f_7", "f2_f7")
    if not (run / "results.json").exists():
        print(theme, file=sys.stderr, flush=True)
        words = ["learn", str(puzzles), "--theme", theme, "--task", task, "--name", name]
        subprocess.run(
            [sys.executable, "-m", "clausewitz", *words, "-o", str(run), "--resume"], check=True
        )
    text = (run / "tactics.pl").read_text(encoding="utf-8")
    (SHIPPED / f"{name}.pl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
