"""How well motifs know the themes of Lichess puzzles, on puzzles that nothing was learned from.

    python bench/motifs.py [--puzzles FILE] [-n N] [--misses N] [--only THEME…] [--development]

A fifth of the games of FILE is reserved when motifs are learned (tools/learn_motifs.py); here the
puzzles of these games are tagged, all of them or the first N, each as often as it comes: rare
themes are as rare as they are in the file. Precision: of the puzzles that a motif holds on, those
that have the theme. Recall: of the puzzles that have it, those that it holds on. Themes that are
younger than many puzzles are measured where puzzles know them (games/label_ages.py). In brackets
stand 95 % intervals: Wilson's, and of F1 from samples drawn anew. The hand-written motifs of
logic/motifs/literature stand beside the learned ones. With --development it is all other puzzles,
to change clauses by.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "bench"), str(ROOT / "tools")]


from clausewitz.clauses import Theory, read_theory  # noqa: E402
from clausewitz.games.label_ages import LabelAges  # noqa: E402
from clausewitz.games.lichess_puzzles import (  # noqa: E402
    LichessPuzzle,
    all_puzzles,
    puzzle_line,
)
from clausewitz.games.published_files import Source  # noqa: E402
from clausewitz.matching.tactic_network import matches  # noqa: E402
from clausewitz.matching.unfolding import unfolded  # noqa: E402
from clausewitz.support.data import required_files  # noqa: E402
from clausewitz.support.errors import ClausewitzError  # noqa: E402
from clausewitz.tactics.motifs.line_cases import LineCases, line_cases  # noqa: E402
from clausewitz.tactics.motifs.shipped_motifs import (  # noqa: E402
    is_variant,
    learned_files,
    motif_literature,
    theme_of,
)
from motif_themes import THEMES, is_reserved  # noqa: E402
from themes import markdown, wilson  # noqa: E402

Flags = NDArray[np.bool_]
_CHUNK = 4096
_DRAWN = 400
_GOOD, _FAIR = 0.95, 0.85
LEARNED, WRITTEN = "learned", "written"


class Figures(NamedTuple):
    """Counts of one motif."""

    true: int
    false: int
    missed: int

    @property
    def f1(self) -> float:
        whole = 2 * self.true + self.false + self.missed
        return 2 * self.true / whole if whole else 0.0

    def f1_interval(self) -> tuple[float, float]:
        """What F1 might have been: the puzzles that count, drawn anew."""
        chooser, counts = np.random.default_rng(0), np.array(self, np.float64)
        if not counts.sum():
            return 0.0, 0.0
        drawn = chooser.multinomial(int(counts.sum()), counts / counts.sum(), _DRAWN)
        f1 = 2 * drawn[:, 0] / np.maximum(1, 2 * drawn[:, 0] + drawn[:, 1] + drawn[:, 2])
        low, high = np.quantile(f1, (0.025, 0.975))
        return float(low), float(high)

    def cells(self) -> list[str]:
        """Precision, recall and F1, each with its interval."""
        if not self.true + self.missed:
            return ["-", "-", "-"]
        return [
            _rate(self.true, self.true + self.false),
            _rate(self.true, self.true + self.missed),
            f"{self.f1:.3f} ({_pair(self.f1_interval())})",
        ]


def _rate(part: int, whole: int) -> str:
    return f"{part / whole:.3f} ({_pair(wilson(part, whole))})" if whole else "-"


def _pair(interval: tuple[float, float]) -> str:
    return " to ".join(f"{value:.3f}" for value in interval)


class Tried:
    """Which motifs hold on which puzzles."""

    def __init__(self, theories: Iterable[Theory]) -> None:
        self.clauses = {
            theme_of(motif.name): [
                plain for clause in motif.clauses for plain in unfolded(clause, theory.helpers)
            ]
            for theory in theories
            for motif in theory.motifs
            if not is_variant(motif.name)
        }

    def held(self, lines: LineCases) -> dict[str, Flags]:
        return {
            theme: np.logical_or.reduce([matches(clause, lines.cases) for clause in clauses])
            for theme, clauses in self.clauses.items()
        }


class Measured:
    """Counts over all puzzles, chunk by chunk."""

    def __init__(self, source: Source, only: Sequence[str], misses: int) -> None:
        self.source, self.misses = source, misses
        self.kinds = {
            WRITTEN: Tried(motif_literature()),
            LEARNED: Tried(map(read_theory, learned_files())),
        }
        self.themes = [theme for theme in THEMES if not only or theme in only]
        self.ages = {theme: LabelAges(source, theme) for theme in self.themes}
        self.counts = {(kind, t): Figures(0, 0, 0) for kind in self.kinds for t in self.themes}
        self.wrong: dict[tuple[str, str], list[str]] = {each: [] for each in self.counts}
        self.puzzles, self.with_motif = 0, 0
        self.named = dict.fromkeys(self.kinds, 0)

    def add(self, puzzles: Sequence[LichessPuzzle]) -> None:
        lines = line_cases(map(puzzle_line, puzzles))
        by_name = {puzzle.source: puzzle for puzzle in puzzles}
        ready = [by_name[line.name] for line in lines.lines]
        self.puzzles += len(ready)
        labels = {t: np.array([t in p.themes for p in ready], np.bool_) for t in self.themes}
        carrying = np.logical_or.reduce(list(labels.values()))
        self.with_motif += int(carrying.sum())
        for kind, tried in self.kinds.items():
            held = tried.held(lines)
            right = [held[t] & labels[t] for t in self.themes if t in held]
            self.named[kind] += int(np.logical_or.reduce(right).sum()) if right else 0
            for theme in self.themes:
                if theme in held:
                    self._count(kind, theme, held[theme], labels[theme], ready)

    def _count(
        self, kind: str, theme: str, held: Flags, label: Flags, puzzles: Sequence[LichessPuzzle]
    ) -> None:
        age = self.ages[theme]
        for number in np.nonzero(held & ~label)[0].tolist():
            held[number] = age.knows(puzzles[number])
        found = held & label, held & ~label, ~held & label
        self.counts[kind, theme] = Figures(
            *(a + int(b.sum()) for a, b in zip(self.counts[kind, theme], found, strict=True))
        )
        wrong = [("-", n) for n in np.nonzero(found[1])[0].tolist()]
        wrong += [("+", n) for n in np.nonzero(found[2])[0].tolist()]
        self.wrong[kind, theme] += [f"{sign}{puzzles[n].source}" for sign, n in wrong]

    def table(self) -> Iterator[str]:
        headings = (
            *("theme", "puzzles", "share", "learned: precision", "recall", "F1"),
            *("written: precision", "recall", "F1"),
        )
        rows = []
        for theme in self.themes:
            learned, written = self.counts[LEARNED, theme], self.counts[WRITTEN, theme]
            many = max(learned.true + learned.missed, written.true + written.missed)
            share = f"{many / max(1, self.puzzles):.2%}"
            rows.append([theme, many, share, *learned.cells(), *written.cells()])
        yield from markdown(headings, rows, words=1)
        yield ""
        for kind in (LEARNED, WRITTEN):
            good = sum(self.counts[kind, t].f1 >= _GOOD for t in self.themes)
            fair = sum(self.counts[kind, t].f1 >= _FAIR for t in self.themes)
            yield (
                f"{kind}: F1 of {_GOOD} or more for {good} motifs, of {_FAIR} or more for {fair}; "
                f"of {self.with_motif:,} puzzles with a motif "
                f"{_rate(self.named[kind], self.with_motif)} have one of theirs named."
            )
        if self.misses:
            yield ""
            for (kind, theme), wrong in self.wrong.items():
                if wrong:
                    yield f"{kind} {theme}: {' '.join(wrong[: self.misses])}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--puzzles", type=Path)
    parser.add_argument("-n", type=int, help="puzzles, at most")
    parser.add_argument("--misses", type=int, default=0, help="wrong ones shown of each theme")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--development", action="store_true", help="puzzles to change clauses by")
    chosen = parser.parse_args()
    try:
        file = chosen.puzzles or required_files("puzzles")[0]
        measured = Measured(Source(file), chosen.only, chosen.misses)
        wanted = (p for p in all_puzzles(Source(file)) if is_reserved(p) != chosen.development)
        part = islice(wanted, chosen.n)
        while chunk := list(islice(part, _CHUNK)):
            measured.add(chunk)
            print(f"\r{measured.puzzles:,} puzzles", end="", file=sys.stderr, flush=True)
    except ClausewitzError as error:
        sys.exit(f"not measured: {error}")
    print(file=sys.stderr)
    print("\n".join(measured.table()))


if __name__ == "__main__":
    main()
