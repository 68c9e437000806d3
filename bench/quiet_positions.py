"""Positions of real games in which nothing wins by force, as Stockfish sees them at depth 14.

    python bench/quiet_positions.py --part dev -n 500 > quiet.csv

One position is drawn of each game, by turns of amateurs and of masters, from the eighth move on. It
is quiet if all of these hold, each search to depth 14 with one thread and an empty hash table:

- neither side mates in one of the two best lines,
- the second-best move is worth less than a pawn less than the best: nothing stands out,
- the opponent's last move cost less than a pawn: nothing was left to be taken,
- the best move leaves neither side more than two pawns ahead. Where only this fails the position is
  decided: nothing new wins there, but something has been won before.

So a move that is said to win there wins nothing by force. Parts are disjoint by game: `dev` to
choose settings by, `test` for the figures. What Stockfish says is saved in the user's cache, so it
is called once, and a run that was stopped goes on where it was.
"""

import argparse
import csv
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from itertools import chain, zip_longest
from pathlib import Path
from random import Random
from typing import NamedTuple

import chess

from clausewitz.cli.progress import ProgressLine
from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.move_values import Value
from clausewitz.engines.uci.uci_info import searched
from clausewitz.engines.uci.uci_process import UciProcess
from clausewitz.games.example import Example, PassedOverError, Record
from clausewitz.games.game_stream import GameSampleRequest, games
from clausewitz.games.published_files import Source
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.data import cache_dir, required_files
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import append_text
from puzzle_draws import Part

DEPTH = 14
PAWN = 100
DECIDED = 2 * PAWN
FIRST_MOVE = 8
_WHOLE_GAME = GameSampleRequest(min_move=FIRST_MOVE, per_game=10_000)
_PATIENCE = 300.0  # seconds for one search on a machine that has other work

QUIET, FORCED, MATES = "quiet", "one legal move", "a mate"
STANDS_OUT, GIVEN, IS_DECIDED = "one move stands out", "the last move gave something", "decided"


class Drawn(NamedTuple):
    """A position of a game, and the one before the opponent's move that led to it."""

    fen: str
    before: str


class Looked(NamedTuple):
    """What Stockfish said of a position, for the side to move in it."""

    fen: str
    best: Value | None = None
    """None where there is one legal move, and nothing to ask."""
    second: Value | None = None
    earlier: Value | None = None
    """Before the opponent's move, for the same side; queried only where the rest leaves it open."""

    @property
    def verdict(self) -> str:
        """QUIET, or why it is not."""
        if self.best is None or self.second is None:
            return FORCED
        if self.best.mate is not None or self.second.mate is not None:
            return MATES
        if self.best.centipawns - self.second.centipawns >= PAWN:
            return STANDS_OUT
        if self.earlier and self.best.centipawns - self.earlier.clipped() >= PAWN:
            return GIVEN
        return QUIET if abs(self.best.centipawns) <= DECIDED else IS_DECIDED


Ask = Callable[[str, int], list[Value]]
"""The values of the best so many lines of a position, best first."""


def looked_at(drawn: Drawn, ask: Ask) -> Looked:
    """All that is needed to say whether a position is quiet."""
    if chess.Board(drawn.fen).legal_moves.count() < 2:
        return Looked(drawn.fen)
    looked = Looked(drawn.fen, *ask(drawn.fen, 2))
    if looked.verdict in (QUIET, IS_DECIDED):
        return looked._replace(earlier=ask(drawn.before, 1)[0].turned())
    return looked


def drawn_positions(part: Part, seed: int) -> Iterator[Drawn]:
    """A position of each game of a part, amateurs' and masters' by turns, no position twice."""
    kinds = [by_chance(required_files(kind), part, seed) for kind in ("games", "masters")]
    seen = set[str]()
    for record in chain.from_iterable(zip_longest(*kinds)):
        if record is not None and (found := drawn_position(record, seed)):
            if _placement(found.fen) not in seen:
                yield found
            seen.add(_placement(found.fen))


def by_chance(files: Sequence[Path], part: Part, seed: int) -> list[Record]:
    """The games of a part in an order that depends on nothing but themselves and the seed."""
    found = dict[str, Record]()
    for file in files:
        for record in games(Source(file), _WHOLE_GAME):
            if isinstance(record, Record) and part_of_game(record.game) is part:
                found[record.game] = record
    return sorted(found.values(), key=lambda record: _number(f"{seed} {record.game}"))


def part_of_game(game: str) -> Part:
    return Part.TEST if _number(game) % 2 else Part.DEV


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def drawn_position(record: Record, seed: int) -> Drawn | None:
    try:
        plies = sorted(record.examples(Random(0)), key=_ply)
    except PassedOverError:
        return None
    if len(plies) < 2:
        return None
    at = Random(_number(f"{seed} {record.game}")).randrange(1, len(plies))
    return Drawn(plies[at].fen, plies[at - 1].fen)


def _ply(example: Example) -> int:
    return int(example.source.rpartition("#")[2])


def _placement(fen: str) -> str:
    return " ".join(fen.split()[:4])


class Stockfish:
    """Called with one thread; it forgets everything before each search."""

    def __init__(self) -> None:
        self._process = UciProcess(Path(find_engine("stockfish").path), _PATIENCE)

    @property
    def name(self) -> str:
        return self._process.named.name

    def ask(self, fen: str, lines: int) -> list[Value]:
        self._process.set_option("MultiPV", lines)
        self._process.new_game()
        self._process.send(f"position fen {fen}", f"go depth {DEPTH}")
        found = searched(self._process.answer()).lines
        return [found[place].value for place in sorted(found)]

    def close(self) -> None:
        self._process.kill()


class Journal:
    """What Stockfish said of positions, a line of JSON each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        self._known = {looked.fen: looked for looked in map(_restored, text.splitlines()) if looked}

    def get(self, fen: str) -> Looked | None:
        return self._known.get(fen)

    def keep(self, looked: Looked) -> None:
        values = [value and value.stored() for value in looked[1:]]
        append_text(self.path, json.dumps([looked.fen, *values]) + "\n")
        self._known[looked.fen] = looked


def _restored(line: str) -> Looked | None:
    """A line of the journal; a kill may have left half a one."""
    try:
        fen, *values = json.loads(line)
        return Looked(fen, *(None if v is None else Value.restored(v) for v in values))
    except (ValueError, TypeError):
        return None


def quiet_positions(
    part: Part, number: int, seed: int, tell: Tell = silent
) -> tuple[list[Looked], list[Looked]]:
    """So many quiet positions, and all that were looked at to find them."""
    stockfish = Stockfish()
    try:
        folder = cache_dir("quiet")
        name = stockfish.name.replace(" ", "-").lower()
        journal = Journal(folder / f"{name}-depth-{DEPTH}.jsonl")
        return collected(drawn_positions(part, seed), number, journal, stockfish.ask, tell)
    finally:
        stockfish.close()


def collected(
    drawn: Iterable[Drawn], number: int, journal: Journal, ask: Ask, tell: Tell
) -> tuple[list[Looked], list[Looked]]:
    quiet, looked = list[Looked](), list[Looked]()
    for one in drawn:
        if len(quiet) == number:
            return quiet, looked
        known = journal.get(one.fen)
        if known is None:
            known = looked_at(one, ask)
            journal.keep(known)
        looked.append(known)
        quiet += [known] if known.verdict == QUIET else []
        tell(Progress("quiet positions", len(quiet), number, f"{len(looked):,} looked at"))
    if len(quiet) < number:
        raise ClausewitzError(f"the games have {len(quiet)} quiet positions, not {number}")
    return quiet, looked


def refusals(looked: Iterable[Looked]) -> str:
    """How many positions were quiet, and how many were not for each reason."""
    counts = Counter(one.verdict for one in looked)
    return ", ".join(f"{verdict}: {number}" for verdict, number in counts.most_common())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--part", type=Part, choices=list(Part), default=Part.TEST)
    parser.add_argument("-n", type=int, default=500, help="positions, 500 by default")
    parser.add_argument("--seed", type=int, default=1, help="of the draw, 1 by default")
    chosen = parser.parse_args()
    try:
        with ProgressLine() as progress:
            quiet, looked = quiet_positions(chosen.part, chosen.n, chosen.seed, progress)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow(("fen", "best", "second", "earlier"))
    rows.writerows((one.fen, *(value and value.stored() for value in one[1:])) for one in quiet)
    print(f"{len(looked):,} positions looked at; {refusals(looked)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
