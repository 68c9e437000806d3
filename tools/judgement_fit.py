#!/usr/bin/env python3
"""Fit logic/judgement/main_point.pl: what speaks for a motif being the main point of a line.

    python tools/judgement_fit.py PUZZLES.csv.zst [-n 600] [--seed 11]

The line of a short search is read for each puzzle, from the position and what the search finds;
its motifs are right or wrong by the themes of the puzzle. The weights are those of a logistic
regression. Puzzles of games that are reserved for measuring are left out, and so are those with
no theme beyond phase, length, evaluation and plain mate.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.append(str(Path(__file__).resolve().parents[1] / "bench"))

from clausewitz.advice.lines.advised_lines import searched_line
from clausewitz.advice.lines.line_reading import Signs, candidates
from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.advice.lines.line_tags import motif_kinds
from clausewitz.cli.progress import ProgressLine
from clausewitz.runs.progress import Progress
from clausewitz.support.data import data_dir
from clausewitz.support.files import write_text
from clausewitz.tactics.motifs.shipped_motifs import theme_of
from motif_words import MOTIFS, PLAIN_MATES
from puzzle_draws import DrawnPuzzle, Part, draw_puzzles

_RIDGE = 2.0
_ROUNDS = 40
_SIGNS = (
    *("within(3)", "within(5)", "within(7)", "settled", "strict", "at_once", "mates"),
    *("reply", "reply_strict", "only_reply"),
)
_FILE = "main_point.pl"

Example = tuple[str, Signs, bool]
"""A motif, the signs of it, and whether it is a theme of the puzzle."""


def main() -> None:
    request = options()
    puzzles = [
        puzzle
        for part in draw_puzzles(request.puzzles, Part.DEV, request.n, request.seed)
        for puzzle in part
        if MOTIFS.difference(PLAIN_MATES).intersection(puzzle.themes)
    ]
    with ProgressLine() as tell:
        examples = list(examples_of(puzzles, tell))
    path = data_dir("logic") / "judgement" / _FILE
    command = f"python tools/judgement_fit.py PUZZLES -n {request.n} --seed {request.seed}"
    write_text(path, text_of(fitted(examples), header(len(puzzles), len(examples), command)))
    print(f"{path}: {len(puzzles):,} puzzles, {len(examples):,} motifs")


def examples_of(puzzles: Sequence[DrawnPuzzle], tell: ProgressLine) -> Iterator[Example]:
    search = LineSearch()
    for done, puzzle in enumerate(puzzles, 1):
        board = puzzle.board.copy(stack=False)  # as a user gives it: without the move before
        line = search.lines(board)[0]
        for motif, signs in candidates([searched_line(board, line, search).played])[0]:
            yield motif.name, signs, theme_of(motif.name) in puzzle.themes
        tell(Progress("puzzles", done, len(puzzles)))


def fitted(examples: Sequence[Example]) -> dict[str, int]:
    """Weights by motif and by sign, in hundredths; the constant is in those of the motifs."""
    names = [*motif_kinds(), *_SIGNS]
    columns = {name: number for number, name in enumerate(names)}
    table = np.zeros((len(examples), len(names) + 1))
    table[:, -1] = 1
    for row, (motif, signs, _) in zip(table, examples, strict=True):
        row[[columns[name] for name in (motif, *signs)]] = 1
    weights = regression(table, np.array([right for *_, right in examples], float))
    constant = weights[-1]
    return {
        name: round(100 * (weight + (constant if name in motif_kinds() else 0)))
        for name, weight in zip(names, weights, strict=False)
    }


def regression(table: NDArray[np.float64], right: NDArray[np.float64]) -> NDArray[np.float64]:
    """Logistic regression by Newton's method, weights held small."""
    weights = np.zeros(table.shape[1])
    for _ in range(_ROUNDS):
        likely = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (likely - right) + _RIDGE * weights
        bend = (table.T * (likely * (1 - likely))) @ table + _RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def header(puzzles: int, motifs: int, command: str) -> list[str]:
    return [
        "What speaks for a motif being the main point of a line that shows it, in hundredths:",
        "log-odds that it is a theme of the puzzle. The sum decides; see points.pl.",
        "",
        "    motif(Motif, Weight)   the motif by itself",
        "    sign(Sign, Weight)     what is added for a sign:",
        "        within(N)   the first N half moves show it",
        "        settled     the part of the line shows it after which its gain is settled",
        "        strict      its stricter reading holds there, decisive_*, if it has one",
        "        at_once     the first move makes it",
        "        mates       the line ends in mate",
        "        reply       the line of another reply to the first move shows it",
        "        reply_strict  its stricter reading holds there",
        "        only_reply  the main line does not show it",
        "",
        f"Fitted on {motifs:,} motifs in the lines of {puzzles:,} puzzles, by",
        f"`{command}` (`make learn-judgement`).",
    ]


def text_of(weights: dict[str, int], head: Sequence[str]) -> str:
    kinds = motif_kinds()
    motifs = [f"motif({name}, {weights[name]})." for name in kinds]
    signs = [f"sign({name}, {weights[name]})." for name in _SIGNS]
    comment = [f"% {line}".rstrip() for line in head]
    return "\n".join([*comment, "", *motifs, "", *signs]) + "\n"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("puzzles", type=Path, help="a puzzle file of database.lichess.org")
    parser.add_argument("-n", type=int, default=600, help="puzzles under 1800, and from 1800 on")
    parser.add_argument("--seed", type=int, default=11, help="of the draw, 11 by default")
    return parser.parse_args()


if __name__ == "__main__":
    main()
