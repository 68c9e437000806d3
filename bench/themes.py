"""How well tactics know the themes of Lichess puzzles, on a natural sample of them.

    python bench/themes.py [--puzzles FILE] [--first N] [-n N] [--seed N] [--learned] [--themes …]

Every puzzle of FILE is as likely to be drawn as any other, so rare themes are as rare in the
sample as they are in the file, and precision is that of the file. A tactic fires on a puzzle if it
proposes the solver's first move, or, in the columns "any move", one of the solver's moves: a theme
describes a whole solution and may come true late in it. Precision: of the puzzles it fires on,
those that have the theme. Recall: of the puzzles that have the theme, those it fires on. In
brackets stand 95 % Wilson intervals, as if all puzzles and all moves were drawn one by one.

A second table asks how well a tactic finds the solver's first move, beside two baselines: all
checks and captures, and all legal moves. With --learned both tables are about
logic/tactics/learned; puzzles that were used in learning a tactic, which its seed tells again, are
left out for it, and precision is weighed to how common the theme is in the whole sample.

The official file is a natural mix and sorted by its random ids, so its head is one too (--first).
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from pathlib import Path
from typing import Any, NamedTuple

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Tactic, Theory, read_theory
from clausewitz.games.example import Example
from clausewitz.games.lichess_puzzles import PuzzleSampleRequest
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import Shares, sample_puzzles
from clausewitz.metrics.move_table import legal_moves
from clausewitz.metrics.suggestions import behaviours
from clausewitz.support.data import data_dir, required_files
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.shipped import literature

WANTED = "lichess_db_puzzle.csv.zst of database.lichess.org, or one in $CLAUSEWITZ_DATA"
COMMAND = re.compile(
    r"% (\w+): clausewitz learn \S+ --theme \w+ -n (\d+)( --first-moves)? --seed (\d+)"
)
OTHER_MOVES = 48_000  # negative examples that clausewitz learn --theme draws

THEMES = {
    "fork": ("fork", "winning_fork"),
    "pin": ("absolute_pin", "relative_pin", "attacking_the_pinned", "pinned_defender"),
    "skewer": ("skewer",),
    "discoveredAttack": ("discovered_attack",),
    "discoveredCheck": ("discovered_check",),
    "doubleCheck": ("double_check",),
    "hangingPiece": ("hanging_piece",),
    "capturingDefender": ("removing_the_defender",),
    "backRankMate": ("back_rank_mate",),
    "smotheredMate": ("smothered_mate",),
    "trappedPiece": ("trapped_piece",),
    "promotion": ("promotion",),
    "mateIn1": ("mate_in_one",),
}
"""The tactics of the literature that carry out each theme."""

Flags = NDArray[np.bool_]


class JudgedTactic(NamedTuple):
    """A tactic, the theme it is held against, and the puzzles it may not be measured on."""

    theme: str
    tactic: Tactic
    theory: Theory
    seen: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Head(Source):
    """The first lines of a file after its header, or all."""

    most: int | None = None

    def lines(self) -> Iterator[bytes]:
        return islice(super().lines(), self.most and self.most + 1)


class Puzzles:
    """Puzzles, and all legal moves of the positions in which the solver is to move."""

    def __init__(self, solutions: Sequence[Sequence[Example]]) -> None:
        self.themes = [moves[0].themes for moves in solutions]
        self.sources = [moves[0].source for moves in solutions]
        self.moves = legal_moves(
            [(e.board(), chess.Move.from_uci(e.move)) for moves in solutions for e in moves]
        )
        self.puzzle = np.repeat(np.arange(len(solutions)), [len(moves) for moves in solutions])
        self.is_first = np.diff(self.puzzle, prepend=-1) > 0

    def __len__(self) -> int:
        return len(self.themes)

    def having(self, theme: str) -> Flags:
        """The puzzles of a theme."""
        return np.array([theme in themes for themes in self.themes])

    def unseen(self, seen: frozenset[str]) -> Flags:
        return np.array([source not in seen for source in self.sources])

    def fired(self, proposed: Flags, positions: Flags) -> Flags:
        """The puzzles where the solver's move is proposed in one of these positions."""
        found = np.zeros(len(self), np.bool_)
        found[self.puzzle[proposed[self.moves.played] & positions]] = True
        return found

    def forcing(self) -> Flags:
        """Which of the legal moves are checks or captures."""
        moves = zip(self.moves.ucis, self.moves.position, strict=True)
        return np.array([_is_forcing(self.moves.boards[at], uci) for uci, at in moves])


def _is_forcing(board: chess.Board, uci: str) -> bool:
    move = chess.Move.from_uci(uci)
    return board.is_capture(move) or board.gives_check(move)


def draw(source: Source, number: int, seed: int) -> Puzzles:
    """Puzzles of a file, each as likely as any other, until they have so many moves to find."""
    sample = sample_puzzles([source], number, PuzzleSampleRequest(all_moves=True), seed)
    known = sorted((e for e in sample.examples if e.themes), key=_place)
    if not known:
        raise ClausewitzError(f"{source.path}: no puzzle with themes in it")
    return Puzzles([list(moves) for _, moves in groupby(known, lambda e: e.source)])


def _place(example: Example) -> tuple[str, int]:
    return example.source, int(example.fen.split()[-1])


def of_literature(themes: Sequence[str]) -> Iterator[JudgedTactic]:
    theory = literature()
    tactics = {tactic.name: tactic for tactic in theory.tactics}
    for theme, names in THEMES.items():
        if not themes or theme in themes:
            yield from (JudgedTactic(theme, tactics[name], theory) for name in names)


def of_learning(source: Source, themes: Sequence[str]) -> Iterator[JudgedTactic]:
    """The learned tactics; their puzzles are drawn again as learning drew them from the file."""
    for file in sorted((data_dir("logic") / "tactics" / "learned").glob("*.pl")):
        made = COMMAND.search(file.read_text(encoding="utf-8"))
        if made is None:
            raise ClausewitzError(f"{file}: does not say how it was made")
        if themes and made[1] not in themes:
            continue
        number, seed = int(made[2]), int(made[4])
        wish = PuzzleSampleRequest(made[1], OTHER_MOVES / number, all_moves=not made[3])
        used = sample_puzzles([source], number, wish, seed, Shares(50, 30, 20))
        seen = frozenset(e.source for e in used.examples if e.split != "test")
        theory = read_theory(file)
        yield JudgedTactic(made[1], theory.tactics[0], theory, seen)


def proposals(judged: Sequence[JudgedTactic], puzzles: Puzzles) -> Iterator[Flags]:
    """For each tactic which of the legal moves it proposes."""
    for one in judged:
        alone = Theory(one.theory.source, (one.tactic,), one.theory.helpers)
        yield behaviours(alone, puzzles.moves).flags(0)


def unseen_parts(one: JudgedTactic, puzzles: Puzzles) -> tuple[Flags, Flags, float]:
    """Unseen puzzles with the theme and without it, and what one of the others weighs."""
    themed, unseen = puzzles.having(one.theme), puzzles.unseen(one.seen)
    having, others = themed & unseen, ~themed & unseen
    weight = (~themed).sum() / max(1, others.sum()) * having.sum() / max(1, themed.sum())
    return having, others, float(weight)


def theme_row(one: JudgedTactic, proposed: Flags, puzzles: Puzzles) -> Sequence[object]:
    """How a tactic knows its theme; precision by chance is how common the theme is.

    Learning used a greater part of the theme's puzzles than of the others, so the others that are
    left weigh less or more: as if the theme were as common among them as in the whole sample.
    """
    having, others, weight = unseen_parts(one, puzzles)
    cells: list[object] = [one.theme, f"`{one.tactic.name}`", having.sum()]
    cells.append(f"{100 * puzzles.having(one.theme).mean():.1f} %")
    for positions in (puzzles.is_first, np.ones_like(puzzles.is_first)):
        fires = puzzles.fired(proposed, positions)
        right, wrong = (fires & having).sum(), (fires & others).sum()
        share = right / max(1e-9, right + weight * wrong)
        cells.append(rate(share * (right + wrong), right + wrong))
        cells.append(rate(right, having.sum()))
    return cells


def move_row(
    label: str, proposed: Flags, puzzles: Puzzles, seen: frozenset[str]
) -> Sequence[object]:
    """How well proposals find the solver's first move."""
    unseen = puzzles.unseen(seen)
    here = puzzles.is_first & unseen[puzzles.puzzle]
    proposed = proposed & here[puzzles.moves.position]
    speaks = len(np.unique(puzzles.moves.position[proposed]))
    hits, number = proposed[puzzles.moves.played[here]].sum(), proposed.sum()
    each = f"{number / speaks:.1f}" if speaks else "-"
    return [label, rate(speaks, here.sum()), each, rate(hits, here.sum()), rate(hits, number)]


def move_rows(
    judged: Sequence[JudgedTactic], proposed: Sequence[Flags], puzzles: Puzzles
) -> Iterator[Sequence[object]]:
    """Each tactic, all of them and the baselines."""
    for one, flags in zip(judged, proposed, strict=True):
        yield move_row(f"`{one.tactic.name}`", flags, puzzles, one.seen)
    seen = frozenset[str]().union(*(one.seen for one in judged))
    everything = np.ones(len(puzzles.moves.ucis), np.bool_)
    yield move_row("all of these", np.logical_or.reduce(proposed), puzzles, seen)
    yield move_row("all checks and captures", puzzles.forcing(), puzzles, frozenset())
    yield move_row("all legal moves", everything, puzzles, frozenset())


THEME_HEADINGS = (
    *("theme", "tactic", "puzzles", "by chance"),
    *("precision, first move", "recall, first move", "precision, any move", "recall, any move"),
)
MOVE_HEADINGS = ("moves proposed by", "speaks in", "moves each", "finds the move", "accuracy")


def rate(part: Any, whole: Any) -> str:
    """A percentage with its 95 % Wilson interval."""
    if not whole:
        return "-"
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def wilson(part: float, whole: float, z: float = 1.96) -> tuple[float, float]:
    share, square = part / whole, z * z / whole
    middle = share + square / 2
    spread = z * float(np.sqrt(share * (1 - share) / whole + square / whole / 4))
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))


def markdown(
    headings: Sequence[str], rows: Iterable[Sequence[object]], words: int
) -> Iterator[str]:
    """A table whose first columns are words."""
    yield "| " + " | ".join(headings) + " |"
    yield "|" + " --- |" * words + " ---: |" * (len(headings) - words)
    yield from ("| " + " | ".join(map(str, cells)) + " |" for cells in rows)


def add_draw(parser: argparse.ArgumentParser) -> None:
    """The options of what puzzles are drawn."""
    parser.add_argument("--puzzles", type=Path, metavar="FILE", help=WANTED)
    parser.add_argument("--first", type=int, metavar="N", help="draw from the first N lines only")
    parser.add_argument("-n", type=int, default=20_000, help="moves to find, 20000 by default")
    parser.add_argument("--seed", type=int, default=1, help="of the draw, 1 by default")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add_draw(parser)
    parser.add_argument("--learned", action="store_true", help="measure what was learned")
    parser.add_argument("--themes", nargs="+", default=(), help="these only", metavar="THEME")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    try:
        file = chosen.puzzles or required_files("puzzles")[0]
        puzzles = draw(Head(file, chosen.first), chosen.n, chosen.seed)
        from_file = of_learning(Source(file), chosen.themes)
        judged = list(from_file if chosen.learned else of_literature(chosen.themes))
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    command = " ".join(["python bench/themes.py", *sys.argv[1:]])
    print(f"{len(puzzles):,} puzzles, {len(puzzles.puzzle):,} moves to find: `{command}`\n")
    proposed = list(proposals(judged, puzzles))
    rows = [theme_row(*one, puzzles) for one in zip(judged, proposed, strict=True)]
    print(*markdown(THEME_HEADINGS, rows, 2), "", sep="\n")
    print(*markdown(MOVE_HEADINGS, move_rows(judged, proposed, puzzles), 1), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
