"""Draw from a stream of any length, fairly, in little memory, and the same again for a seed.

Every record gets a random number made of the seed and its own name; the records of the smallest
numbers are drawn. So the outcome depends on the seed and on the set of records, not on their order
or on how they are spread over files, a record that comes twice counts once, and a smaller sample is
a part of a larger one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import get_close_matches
from hashlib import blake2b
from itertools import accumulate, islice
from math import ceil
from random import Random
from typing import NamedTuple

from clausewitz.games.example import SPLITS, Example, PassedOverError, Record
from clausewitz.games.game_stream import GameSampleRequest, games
from clausewitz.games.lichess_puzzles import PuzzleSampleRequest, all_puzzles, puzzles
from clausewitz.games.published_files import CutOffError, Source
from clausewitz.games.themes import refuse_misspelt
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError

_TICK = 256
_MOST_WAITING = 1 << 14
_DIGEST = 16
_NUMBERS = 1 << 8 * _DIGEST


def words(passed_over: Mapping[str, int]) -> list[str]:
    """Such as `12 too short`."""
    return [f"{count:,} {reason}" for reason, count in passed_over.items()]


class Shares(NamedTuple):
    """How a sample is split, in proportion."""

    train: float = 1
    validation: float = 0
    test: float = 0


@dataclass(frozen=True, slots=True)
class Sample:
    """The examples drawn, and what became of every record that was read."""

    examples: list[Example]
    read: int
    drawn: int  # records
    passed_over: dict[str, int]  # by reason; too short and unreadable: among those looked into
    cut_off: list[str]  # messages about files that end too early
    prevalence: float = 1.0  # of records of the theme, among those that might have been drawn

    def account(self) -> str:
        """What became of all that was read, where nothing came of it."""
        return ", ".join([f"{self.read:,} read", *words(self.passed_over), *self.cut_off])

    @property
    def not_drawn(self) -> int:
        return self.read - self.drawn - sum(self.passed_over.values())


class _Held(NamedTuple):
    record: Record
    examples: list[Example]


class RecordDraw:
    """Holds the records of the smallest numbers, as many as give the wanted examples.

    To look into a record costs far more than to read past it, so candidates wait, at most
    _MOST_WAITING of them, and only those that are still among the smallest then are looked into.
    """

    def __init__(self, wanted: int, seed: int) -> None:
        self.wanted = wanted
        self.seed = seed
        self.passed_over: Counter[str] = Counter()
        self._held: dict[int, _Held] = {}
        self._waiting: dict[int, Record] = {}
        self._limit = _NUMBERS if wanted else 0  # numbers from here on are too large

    def offer(self, record: Record) -> None:
        """Hold the record if its number is among the smallest so far."""
        key = _random_number(self.seed, "draw", record.name)
        if key >= self._limit:
            return
        if key in self._held or key in self._waiting:
            self.passed_over["met before"] += 1
            return
        self._waiting[key] = record
        if len(self._waiting) >= _MOST_WAITING:
            self._settle()

    def drawn(self, most: int) -> Iterator[_Held]:
        """What was drawn, the smallest numbers first, cut to so many examples."""
        self._settle()
        for record, examples in self._held.values():
            if most <= 0:
                return
            yield _Held(record, examples[:most])
            most -= len(examples)

    def _settle(self) -> None:
        """Look into those that wait, the smallest numbers first, until there are enough."""
        held, number = {}, 0
        for key in sorted([*self._held, *self._waiting]):
            if number >= self.wanted:
                self._limit = key
                break
            found = self._held.get(key) or self._look_into(self._waiting[key])
            if found:
                held[key] = found
                number += len(found.examples)
        self._held, self._waiting = held, {}

    def _look_into(self, record: Record) -> _Held | None:
        try:
            key = _random_number(self.seed, "choose", record.name)
            return _Held(record, record.examples(Random(key)))
        except PassedOverError as reason:
            self.passed_over[str(reason)] += 1
            return None


def _random_number(seed: int, purpose: str, name: str) -> int:
    text = f"{seed} {purpose} {name}".encode(errors="replace")
    return int.from_bytes(blake2b(text, digest_size=_DIGEST).digest())


def sample_games(
    sources: Sequence[Source],
    number: int,
    request: GameSampleRequest,
    seed: int = 0,
    shares: Shares | None = None,
    tell: Tell = silent,
) -> Sample:
    """So many positions of random games, with the moves played in them, in a random order."""
    drawing = _Drawing("games", number, 0, seed, tell)
    for source in sources:
        drawing.read(games(source, request))
    sample = drawing.sample(0, shares)
    if not sample.examples:
        raise ClausewitzError(f"no game to draw from: {sample.account()}")
    return sample


def sample_puzzles(
    sources: Sequence[Source],
    number: int,
    request: PuzzleSampleRequest,
    seed: int = 0,
    shares: Shares | None = None,
    tell: Tell = silent,
) -> Sample:
    """So many solver's moves of random puzzles; with a theme, so many positive ones."""
    negatives = request.negatives if request.theme else 0
    drawing = _Drawing("puzzles", number, ceil(negatives * number), seed, tell)
    for source in sources:
        if request.theme:
            _refuse_misspelt(request.theme, source)
        drawing.read(puzzles(source, request))
    sample = drawing.sample(negatives, shares)
    if not sample.examples:
        theme = f" of theme {request.theme}{drawing.likely(request.theme)}" if request.theme else ""
        raise ClausewitzError(f"no puzzle{theme} to draw from: {sample.account()}")
    return sample


def _refuse_misspelt(theme: str, source: Source) -> None:
    """Tell a misspelt theme before millions of puzzles are read."""
    met: set[str] = set()
    with suppress(CutOffError):
        for puzzle in islice(all_puzzles(source), _TICK):
            met.update(puzzle.themes)
    refuse_misspelt(theme, met)


class _Drawing:
    """One pass over all sources, positives and negatives side by side."""

    def __init__(self, what: str, positives: int, negatives: int, seed: int, tell: Tell) -> None:
        self.what, self.seed, self.tell = what, seed, tell
        self.draws = {True: RecordDraw(positives, seed), False: RecordDraw(negatives, seed)}
        self.count = 0
        self.offered: Counter[bool] = Counter()
        self.passed_over: Counter[str] = Counter()
        self.cut_off: list[str] = []

    def read(self, offers: Iterable[Record | str]) -> None:
        try:
            for offer in offers:
                self._take(offer)
        except CutOffError as error:
            self.cut_off.append(str(error))

    def _take(self, offer: Record | str) -> None:
        self.count += 1
        if self.count % _TICK == 0:
            self.tell(Progress(f"{self.what} read", self.count))
        if isinstance(offer, str):
            self.passed_over[offer] += 1
        else:
            self.offered[offer.label] += 1
            self.draws[offer.label].offer(offer)

    def likely(self, theme: str) -> str:
        """The theme that was meant, perhaps, among those that were met."""
        met = {t for held in self.draws[False].drawn(_TICK) for t in held.examples[0].themes}
        return "".join(f" (did you mean {near}?)" for near in get_close_matches(theme, met, 1))

    def sample(self, negatives: float, shares: Shares | None) -> Sample:
        positive = list(self.draws[True].drawn(self.draws[True].wanted))
        found = sum(len(held.examples) for held in positive)
        held = positive + list(self.draws[False].drawn(round(negatives * found)))
        if shares:
            held = list(_split(held, shares, self.seed))
        held.sort(key=lambda h: _random_number(self.seed, "order", h.record.name))
        examples = [example for _, examples in held for example in examples]
        reasons = sum((draw.passed_over for draw in self.draws.values()), self.passed_over)
        return Sample(
            examples,
            self.count,
            len(held),
            dict(reasons.most_common()),
            self.cut_off,
            self.offered[True] / max(1, self.offered.total()),
        )


def _split(drawn: list[_Held], shares: Shares, seed: int) -> Iterator[_Held]:
    """Give every game one split; games with positive examples and the others in equal shares."""
    by_game: dict[str, list[_Held]] = {}
    for held in drawn:
        by_game.setdefault(held.record.game, []).append(held)
    order = sorted(by_game, key=lambda game: _random_number(seed, "split", game))
    for label in (True, False):
        groups = [
            by_game[game]
            for game in order
            if any(held.record.label for held in by_game[game]) is label
        ]
        yield from _split_evenly(groups, shares)


def _split_evenly(groups: list[list[_Held]], shares: Shares) -> Iterator[_Held]:
    """The first groups to the first split, and so on, each as near to its share as can be."""
    sizes = [sum(len(held.examples) for held in group) for group in groups]
    per_share = sum(sizes) / sum(shares)
    done = 0
    for group, size in zip(groups, sizes, strict=True):
        place = (done + size / 2) / per_share
        ends = zip(SPLITS, accumulate(shares), strict=True)
        split = next(name for name, end in ends if place < end)
        done += size
        for record, examples in group:
            yield _Held(record, [replace(example, split=split) for example in examples])
