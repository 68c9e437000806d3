"""Measure again what the words of the vocabulary cost: py/clausewitz/clauses/word_costs.csv.

    python tools/measure_words.py

Inferences are counted, not seconds, so that the same file comes out everywhere. The moves are drawn
from the games that ship.
"""

import random
import subprocess
from pathlib import Path

from clausewitz.clauses import word_costs
from clausewitz.games.whole_games import read_games
from clausewitz.position.board import fen_of
from clausewitz.support.data import example_file
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import write_text

MOVES, SEED = 120, 0
PROGRAM = Path(__file__).with_name("word_costs.pl")


def drawn_moves() -> list[str]:
    """Lines "From To FEN"."""
    steps = [step for game in read_games([example_file("games.pgn")]) for step in game.steps()]
    dice = random.Random(SEED)
    lines = []
    for board, _ in dice.sample(steps, MOVES):
        uci = dice.choice(
            [move.uci() for move in board.legal_moves]
        )  # any: clauses are tried on all
        lines.append(f"{uci[:2]} {uci[2:4]} {fen_of(board)}")
    return lines


def main() -> None:
    done = subprocess.run(
        ["swipl", str(PROGRAM)],
        input="\n".join(drawn_moves()),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode or done.stderr:
        raise ClausewitzError(f"{PROGRAM.name}: {done.stderr.strip()}")
    write_text(word_costs.FILE, done.stdout)


if __name__ == "__main__":
    run_and_exit("measure_words.py", main)
