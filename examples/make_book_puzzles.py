"""Make examples/book_puzzles.csv: puzzles for the book of tactics, in the columns of Lichess.

    python examples/make_book_puzzles.py [--games 1500] [--seed 1] [-o examples/book_puzzles.csv]

Our own engine plays against itself with a few hundred nodes a move, chooses by the seed among moves
that it holds for nearly equal, and now and then plays any move at all (book_games.py). Some games
are whole; most are a dozen half moves from a position made at random so that what is rare comes up:
openings from which pieces were taken, endgames, pieces around a king, pawns about to promote
(book_starts.py). A side that sees a mate often plays another move: more mates follow.

A mate is a puzzle if the kernel proves that at every turn of the solver one move alone mates so
soon, in one to five moves. For all else the miner of `clausewitz mine` judges positions in which
a move has given something away. Of what is found as many puzzles are saved as the pages of the book
need beside those of puzzles.csv: five for each motif, and one to show where games.pgn has none.

All limits are nodes, so the same command makes the same file again, in about half an hour of one
core. A run that was stopped goes on where it was: what was found so far is in FILE.part.
"""

import argparse
import csv
import io
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import chess
from book_games import SKIRMISHES_FROM, Found, Gift, offers_of

from clausewitz import kernel
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.coaching.game_judge import Chance, JudgedMove
from clausewitz.coaching.judges import Care, OwnJudge
from clausewitz.engines.own.searcher import Searcher
from clausewitz.games.move_lines import MoveLine
from clausewitz.support.data import example_file
from clausewitz.training.mined_parts import heading, puzzle_cells, puzzle_themes
from clausewitz.training.puzzle_miner import MinedPuzzle, mined
from clausewitz.website.book.book_entries import shown_themes
from clausewitz.website.book.page_puzzles import Picture, chosen_puzzles, faults, picture
from clausewitz.website.book.shipped_lines import (
    ShownLine,
    game_lines,
    shown_as_puzzles,
    shown_puzzles,
)

ON_A_PAGE, TO_CHOOSE_FROM = 5, 9  # puzzles of a motif
GAMES_AT_ONCE = 50
JUDGE_NODES = 6_000
CLEAR = 150  # hundredths by which the best move is better at a glance


# What of it is a puzzle that a page wants.


class Search:
    """The games, and what was found in them for the pages."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._searcher = Searcher(megabytes=1)
        self._judge = OwnJudge(JUDGE_NODES)
        self._themes = set(shown_themes())
        self.shipped = shown_puzzles([example_file("puzzles.csv")])
        self._in_games = {theme for line in game_lines() for theme in line.tags}
        self._good: Counter[str] = Counter()
        self._pictures: dict[str, set[Picture]] = {theme: set() for theme in self._themes}
        self._is_late = False
        self.found: list[Found] = []
        self.lines: list[ShownLine] = []
        self._count(self.shipped)

    def take(self, found: Sequence[Found]) -> None:
        """Remember puzzles that were found."""
        lines = shown_as_puzzles([one.line() for one in found])
        self.found += found
        self.lines += lines
        self._count(lines)

    def wanted(self) -> list[str]:
        """Themes without enough good puzzles; in the end also those whose pictures are few."""
        return sorted(
            one
            for one in self._themes
            if self._good[one] < TO_CHOOSE_FROM or (self._is_late and self._lacks_pictures(one))
        )

    def _lacks_pictures(self, theme: str) -> bool:
        return len(self._pictures[theme]) < ON_A_PAGE

    def _is_use(self, line: ShownLine, theme: str) -> bool:
        is_new = picture(line, theme) not in self._pictures[theme]
        return is_new or self._good[theme] < TO_CHOOSE_FROM

    def look_through(self, games: range) -> list[Found]:
        """What some more games have for pages that want something."""
        self._is_late = games.start >= SKIRMISHES_FROM
        kernel._known.cache_clear()  # so that limits bite alike in a run that was stopped
        offers = [one for n in games for one in offers_of(n, self._seed, self._searcher)]
        mates = self._best([one for one in offers if isinstance(one, Found)])
        mined = list(self._mined([one for one in offers if isinstance(one, Gift)]))
        return mates + self._best(mined)

    def _best(self, found: Sequence[Found]) -> list[Found]:
        """Of each position the line with the rarest motif, if that is wanted."""
        wanted, best = set(self.wanted()), dict[str, tuple[int, Found]]()
        lines = {line.source: line for line in self._numbered(found)}
        for number, one in enumerate(found):
            line = lines.get(str(number))
            good = [t for t in line.tags if t in wanted and faults(line, t) < 2] if line else []
            rarest = min((self._good[t] for t in good if self._is_use(line, t)), default=None)
            if rarest is not None and (one.name not in best or rarest < best[one.name][0]):
                best[one.name] = rarest, one
        return [one for _, one in best.values()]

    def _numbered(self, found: Sequence[Found]) -> list[ShownLine]:
        lines = [one.line() for one in found]
        return shown_as_puzzles(
            [MoveLine(str(n), line.fen, line.moves, True) for n, line in enumerate(lines)]
        )

    def _mined(self, gifts: Sequence[Gift]) -> Iterator[Found]:
        """Puzzles of positions where the line at a glance shows what is wanted."""
        glances = {name: (board, best) for name, board in gifts if (best := self._glance(board))}
        seen = [
            Found(name, MinedPuzzle(_before(board), (board.peek(), *best.moves[:5]), best.score))
            for name, (board, best) in glances.items()
        ]
        for one in self._best(seen):
            board, best = glances[one.name]
            move = JudgedMove(board, best.move, best, best.score)
            self._judge.begin()
            for puzzle in mined([Chance(0, move, given=True)], self._judge):
                yield Found(one.name, puzzle)

    def _glance(self, board: chess.Board) -> JudgedLine | None:
        """The best line, if its first move is much better than the others."""
        if board.legal_moves.count() < 2:
            return None
        self._judge.begin()
        best = self._judge.best(board, Care.GLANCE)
        other = self._judge.best(board, Care.GLANCE, [best.move])
        return best if best.score - other.score >= CLEAR and best.mate is None else None

    def _count(self, lines: Iterable[ShownLine]) -> None:
        for line in lines:
            good = [t for t in line.tags if t in self._themes and faults(line, t) < 2]
            self._good.update(good)
            for theme in good:
                self._pictures[theme].add(picture(line, theme))

    def chosen(self) -> list[Found]:
        """What the pages show."""
        among = [*self.shipped, *self.lines]
        names = {
            line.source
            for theme in self._themes
            for line in chosen_puzzles(among, theme, ON_A_PAGE + (theme not in self._in_games))
        }
        return [one for one in self.found if one.name in names]

    def missing(self) -> dict[str, int]:
        """The pages with fewer puzzles than they should have."""
        among = [*self.shipped, *self.lines]
        numbers = {t: len(chosen_puzzles(among, t, ON_A_PAGE)) for t in sorted(self._themes)}
        return {theme: number for theme, number in numbers.items() if number < ON_A_PAGE}


def _before(board: chess.Board) -> chess.Board:
    before = board.copy()
    before.pop()
    return before.copy(stack=False)


def table(found: Sequence[Found]) -> str:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for one, themes in zip(found, puzzle_themes([f.puzzle for f in found]), strict=True):
        rows.writerow(puzzle_cells(one.puzzle, themes, one.name))
    return heading() + text.getvalue()


def make(path: Path, games: int, seed: int) -> Search:
    search, part = Search(seed), path.with_name(path.name + ".part")
    first = f"python examples/make_book_puzzles.py --seed {seed}"
    lines = part.read_text().splitlines() if part.exists() else []
    lines = lines[1:] if lines[:1] == [first] else []
    for line in lines:
        search.take([Found.of(record) for record in json.loads(line)])
    part.write_text("".join(f"{line}\n" for line in [first, *lines]))
    with part.open("a") as file:
        for start in range(len(lines) * GAMES_AT_ONCE, games, GAMES_AT_ONCE):
            if not search.wanted():
                break
            found = search.look_through(range(start, start + GAMES_AT_ONCE))
            search.take(found)
            print(json.dumps([one.record() for one in found]), file=file, flush=True)
            state = f"{len(search.found)} puzzles, {len(search.wanted())} motifs want more"
            print(f"{start + GAMES_AT_ONCE} of {games} games: {state}", file=sys.stderr)
    path.write_text(table(search.chosen()), encoding="utf-8")
    part.unlink()
    return search


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1500, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        *("-o", "--output"), type=Path, default=Path(__file__).with_name("book_puzzles.csv")
    )
    options = parser.parse_args()
    search = make(options.output, options.games, options.seed)
    for theme, number in search.missing().items():
        print(f"{theme}: {number} of {ON_A_PAGE} puzzles", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
