"""Whether the advice of `coach` holds: simulated players, some of them with a known weakness.

    python tools/rating_rates.py GAMES --counts counts.jsonl && \
        python bench/simulated_players.py counts.jsonl --players 200 --seed 1000

With --halves, the players without a weakness are drawn from one half of the games, and their peers
are those of the other half, but for what is missed: that is from the table.

A simulated player has games drawn at random from real ones that were judged, with their real
positions. Each chance of the player is missed as often as by the peers of the table that ships, and
what is allowed is what was allowed there; but in one idea, which is the weakness, the player fails
as often as is set by hand. Printed is for how many without a weakness there is no advice, for how
many with one it is among the advice, and how many hear neither of it nor that the games say too
little of it.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from clausewitz.advice.lines.judgement import judge
from clausewitz.coaching.counted_games import ALLOWED, FOUND, MISSED, CountedGame, Happening
from clausewitz.coaching.practice import counts_of, judged_players, undecided_ideas
from clausewitz.coaching.rating_rates import Band, PeerCount, RatingRates, shipped_rates
from clausewitz.tactics.ranking.precision import wilson

KINDS = MISSED, ALLOWED
_NOT_OF_PEERS = MISSED, "opening"


@dataclass(frozen=True, slots=True)
class Weakness:
    """A player fails in an idea with this share of the chances, by hand."""

    kind: str
    idea: str
    share: float


class Pool:
    """Sides of real games, and the peers that players drawn from them are held against."""

    def __init__(self, lines: Iterable[str], rates: RatingRates) -> None:
        games = map(json.loads, lines)
        self.sides = [CountedGame.from_dict(side) for game in games for side in game["sides"]]
        self.rates = rates
        self.shares = self._shares()
        motifs = sorted({(one.motif, one.mate) for side in self.sides for one in side.happenings})
        ideas = judge([f"idea({motif},{mate})" for motif, mate in motifs])
        self._ideas = dict(zip(motifs, ideas, strict=True))

    def _shares(self) -> dict[tuple[str, str], float]:
        """In which share of chances others fail: of what is missed, the peers of all ratings; of
        what is allowed, the players of the games that are drawn from."""
        failed, chances = Counter[str](), Counter[str]()
        for band in self.rates.bands:
            for one in band.counts:
                if one.kind == MISSED:
                    failed[one.idea] += one.failed
                    chances[one.idea] += one.chances
        missed = {(MISSED, idea): failed[idea] / chances[idea] for idea in chances}
        rows = [row[1:5] for row in counts_of(self.sides) if row[1] == ALLOWED]
        return missed | {(kind, idea): failed / games for kind, idea, games, failed in rows}

    def player(self, games: int, draw: random.Random, weak: Weakness | None) -> list[CountedGame]:
        return [self._played(game, draw, weak) for game in draw.choices(self.sides, k=games)]

    def _played(self, game: CountedGame, draw: random.Random, weak: Weakness | None) -> CountedGame:
        happened = list(self._outcomes(game.happenings, draw, weak))
        if weak is not None and weak.kind == ALLOWED:
            happened += self._added(happened, draw, weak)
        return replace(game, happenings=tuple(happened))

    def _outcomes(
        self, happenings: Iterable[Happening], draw: random.Random, weak: Weakness | None
    ) -> Iterator[Happening]:
        """The chances of a game, each found or missed."""
        for one in happenings:
            idea = MISSED, self._ideas[one.motif, one.mate]
            share = self.shares.get(idea)
            if one.kind == ALLOWED or share is None:
                yield one
                continue
            if weak is not None and idea == (weak.kind, weak.idea):
                share = weak.share
            yield replace(one, kind=MISSED if draw.random() < share else FOUND)

    def _added(
        self, happenings: Sequence[Happening], draw: random.Random, weak: Weakness
    ) -> list[Happening]:
        """What is allowed in a game without it, as often as is needed for that share of games."""
        own = [self._ideas[one.motif, one.mate] for one in happenings if one.kind == ALLOWED]
        usual = self.shares[ALLOWED, weak.idea]
        if weak.idea in own or draw.random() >= (weak.share - usual) / (1 - usual):
            return []
        motif, mate = next(key for key, idea in self._ideas.items() if idea == weak.idea)
        return [Happening(ALLOWED, motif, mate, "middlegame", "unknown", len(happenings))]


def peers_of(sides: Sequence[CountedGame], rates: RatingRates) -> RatingRates:
    """Peers who miss what those of the table miss, and do the rest as in these games."""
    missing = [
        replace(band, counts=tuple(one for one in band.counts if one.kind == MISSED))
        for band in rates.bands
    ]
    none_counted = [replace(band, counted_games=0, counted_moves=0) for band in missing]
    counts = [PeerCount(*row[1:5]) for row in counts_of(sides) if row[1] not in _NOT_OF_PEERS]
    moves = sum(count for side in sides for *_, count in side.moves)
    counted = Band(0, 0, 0, 0, {}, len(sides), moves, tuple(counts))
    return replace(rates, bands=(*none_counted, counted))


def advised(answers: Sequence[Any]) -> list[list[tuple[str, Any]]]:
    """The kinds and ideas that each player is advised."""
    return [
        [(one[1], one[2]) for one in found] if kind == "advice" else [] for kind, found in answers
    ]


def simulated(
    pool: Pool, players: int, games: int, seed: int, weak: Weakness | None = None
) -> list[list[tuple[str, Any]]]:
    drawn = [pool.player(games, random.Random(seed + number), weak) for number in range(players)]
    return advised(judged_players(drawn, None, pool.rates))


def overlooked(pool: Pool, players: int, games: int, seed: int, weak: Weakness) -> int:
    """How many players with a weakness are neither advised of it nor hear that the games say too
    little of the idea."""
    drawn = [pool.player(games, random.Random(seed + number), weak) for number in range(players)]
    named = advised(judged_players(drawn, None, pool.rates))
    idea = weak.kind, weak.idea
    others = [games for games, own in zip(drawn, named, strict=True) if idea not in own]
    unsure = undecided_ideas(others, None, pool.rates)
    return sum(idea not in [(one.kind, one.idea) for one in said] for said in unsure)


def _share(right: int, whole: int) -> str:
    low, high = wilson(right, whole)
    return f"{right} of {whole}, {right / whole:.0%} [{low:.0%}, {high:.0%}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("counts", type=Path, help="that tools/rating_rates.py has made")
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--games", type=int, nargs="+", default=[20, 40, 100])
    parser.add_argument("--share", type=float, help="of chances that a weak player fails in")
    parser.add_argument("--ideas", nargs="+", default=[])
    parser.add_argument("--halves", action="store_true")
    parser.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS)
    options = parser.parse_args()
    lines = options.counts.read_text(encoding="utf-8").splitlines()
    pool = Pool(lines, shipped_rates())
    print(f"{len(pool.sides)} sides of real games")
    if options.halves:
        _compare_halves(lines, options)
        return
    for games in options.games:
        found = simulated(pool, options.players, games, options.seed)
        none = sum(not own for own in found)
        print(f"{games} games, no weakness: no advice for {_share(none, len(found))}", flush=True)
        for weak in _weaknesses(pool, options):
            found = simulated(pool, options.players, games, options.seed, weak)
            seen = sum((weak.kind, weak.idea) in own for own in found)
            usual = pool.shares[weak.kind, weak.idea]
            print(
                f"{games} games, {weak.kind} {weak.idea} in {weak.share:.0%} (peers {usual:.0%}): "
                f"advised to {_share(seen, len(found))}; "
                f"to {overlooked(pool, options.players, games, options.seed, weak)} neither that "
                "nor that the games say too little of it",
                flush=True,
            )


def _compare_halves(lines: Sequence[str], options: argparse.Namespace) -> None:
    middle = len(lines) // 2
    for name, own, others in (
        ("first", lines[:middle], lines[middle:]),
        ("second", lines[middle:], lines[:middle]),
    ):
        peers = peers_of(Pool(others, shipped_rates()).sides, shipped_rates())
        pool = Pool(own, peers)
        for games in options.games:
            found = simulated(pool, options.players, games, options.seed)
            none = sum(not own for own in found)
            print(
                f"{games} games of the {name} half, peers of the other: no advice for "
                f"{_share(none, len(found))}",
                flush=True,
            )


def _weaknesses(pool: Pool, options: argparse.Namespace) -> Iterator[Weakness]:
    for (kind, idea), usual in sorted(pool.shares.items()):
        if kind in options.kinds and (not options.ideas or idea in options.ideas):
            yield Weakness(kind, idea, options.share or min(0.95, 2 * usual))


if __name__ == "__main__":
    main()
