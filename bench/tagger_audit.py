"""Where the written clauses of motifs and the labels of a Lichess file differ, with proofs.

    python bench/tagger_audit.py [--puzzles FILE] [-n N] [--sample N] [--only THEME…] [--seed N]

FILE is a puzzle file of Lichess, or a part of it. For each theme are counted the puzzles on which a
clause holds and the label is missing, and those that have the label and no clause; themes that are
younger than a puzzle do not count as missing there. Of both kinds a sample is listed: the address
of the puzzle, its position, its line, and for a clause its proof, the squares that it binds.

Every puzzle that the tagger of Lichess has seen has a label for its length. Those without one it
has not seen: they are counted, and left out.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random

import chess
import numpy as np

import clausewitz
from clausewitz.games.label_ages import LabelAges
from clausewitz.games.lichess_puzzles import LichessPuzzle, all_puzzles, puzzle_line
from clausewitz.games.published_files import Source
from clausewitz.support.data import required_files
from clausewitz.support.exit_status import run_and_exit
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.shipped_motifs import motif_literature
from clausewitz.tactics.motifs.tagger import Tag
from motifs import Flags, Tried

CHUNK = 4096
LENGTHS = {"oneMove", "short", "long", "veryLong"}
OURS, THEIRS = "clause, no label", "label, no clause"


class Audit:
    """The differences, theme by theme."""

    def __init__(self, source: Source, only: Sequence[str]) -> None:
        tried = Tried(motif_literature())
        self._clauses = tried
        self.themes = sorted(theme for theme in tried.clauses if not only or theme in only)
        tried.clauses = {theme: tried.clauses[theme] for theme in self.themes}
        self._ages = {theme: LabelAges(source, theme) for theme in self.themes}
        self.puzzles = self.unseen = 0
        self.agreed = dict.fromkeys(self.themes, 0)
        self.found: dict[tuple[str, str], list[LichessPuzzle]] = {
            (theme, kind): [] for theme in self.themes for kind in (OURS, THEIRS)
        }

    def add(self, puzzles: Sequence[LichessPuzzle]) -> None:
        seen = [puzzle for puzzle in puzzles if LENGTHS & set(puzzle.themes)]
        self.unseen += len(puzzles) - len(seen)
        lines = line_cases(map(puzzle_line, seen))
        by_name = {puzzle.source: puzzle for puzzle in seen}
        ready = [by_name[line.name] for line in lines.lines]
        self.puzzles += len(ready)
        for theme, holds in self._clauses.held(lines).items():
            labels: Flags = np.array([theme in puzzle.themes for puzzle in ready], np.bool_)
            self.agreed[theme] += int((holds & labels).sum())
            for kind, differs in ((OURS, holds & ~labels), (THEIRS, labels & ~holds)):
                self.found[theme, kind] += [
                    ready[number]
                    for number in np.nonzero(differs)[0].tolist()
                    if kind == THEIRS or self._ages[theme].knows(ready[number])
                ]

    def table(self) -> Iterator[str]:
        """The themes with labels, those first in which most differs."""
        yield f"{self.puzzles:,} puzzles, and {self.unseen:,} without a label for length\n"
        yield f"| theme | both | {OURS} | {THEIRS} |\n| --- | ---: | ---: | ---: |"
        counts = {theme: self._counts(theme) for theme in self.themes}
        for theme in sorted(counts, key=lambda theme: -sum(counts[theme][1:])):
            both, ours, theirs = counts[theme]
            if both + theirs:
                yield f"| {theme} | {both:,} | {ours} | {theirs} |"

    def _counts(self, theme: str) -> tuple[int, int, int]:
        ours, theirs = (len(self.found[theme, kind]) for kind in (OURS, THEIRS))
        return self.agreed[theme], ours, theirs

    def sample(self, many: int, seed: int) -> Iterator[str]:
        for (theme, kind), puzzles in self.found.items():
            if not sum(self._counts(theme)[::2]):
                continue  # the file does not use this label
            drawn = Random(f"{seed} {theme} {kind}").sample(puzzles, min(many, len(puzzles)))
            for number, puzzle in enumerate(drawn, 1):
                yield f"\n{theme}, {kind}, {number} of {len(puzzles)}\n{_shown(puzzle, theme)}"


def _shown(puzzle: LichessPuzzle, theme: str) -> str:
    """The position before the opponent's move, the line from there, the labels and the proof."""
    line = puzzle_line(puzzle)
    board = chess.Board(line.fen)
    moves = [chess.Move.from_uci(move) for move in line.moves]
    found = clausewitz.tag(line.fen, moves, only=theme, after_a_move=True)
    proofs = [f"  {one.clause}, half-move {one.ply}: {_squares(one)}" for one in found.tags]
    address = f"  https://lichess.org/training/{puzzle.source}"
    labels = " ".join(sorted(puzzle.themes))
    played = board.variation_san(moves)
    return "\n".join([address, f"  {line.fen}", f"  {played}", f"  labels: {labels}", *proofs])


def _squares(tag: Tag) -> str:
    return " ".join(f"{name}={square}" for name, square in tag.squares.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--puzzles", type=Path)
    parser.add_argument("-n", type=int, help="puzzles, at most")
    parser.add_argument("--sample", type=int, default=0, help="differences listed of each kind")
    parser.add_argument("--only", nargs="*", default=[], metavar="THEME")
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    source = Source(wish.puzzles or required_files("puzzles")[0])
    audit = Audit(source, wish.only)
    puzzles = islice(all_puzzles(source), wish.n)
    while chunk := list(islice(puzzles, CHUNK)):
        audit.add(chunk)
        print(f"\r{audit.puzzles:,} puzzles", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print("\n".join([*audit.table(), *audit.sample(wish.sample, wish.seed)]))


if __name__ == "__main__":
    run_and_exit("tagger_audit", main)
