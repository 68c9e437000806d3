"""The figures of tactics, of the policy they make together, and of what to compare them with.

Coverage is equation 3 and divergence equation 7 of Krishnan and Martens: in a position where a
tactic applies, all moves it proposes are equally likely.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from clausewitz.metrics.bootstrap import Estimate, Resamples
from clausewitz.metrics.legal import Flags, Floats, LegalMoves, Numbers, Worth
from clausewitz.metrics.suggestions import Behaviours

_TOGETHER = 64  # behaviours measured at once
_DOUBT = 20.0

Worths = Mapping[str, Worth]
"""What each engine says, by its name."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a tactic, or a policy, is worth on some positions."""

    suggestions: int
    coverage: Estimate
    """Of positions."""
    accuracy: Estimate
    """The share of all suggestions that were played."""
    hits: Estimate
    """The share of the covered positions in which the move played is among the suggestions."""
    divergence: dict[str, Estimate]
    """By engine: centipawns between suggestions and the move played, mean over positions."""
    value: dict[str, Estimate]
    """By engine: centipawns of the suggestions, mean over positions."""


@dataclass(frozen=True, slots=True)
class Baseline:
    """One move in every position, made by some chance. Accuracy is the chance of that played."""

    name: str
    accuracy: Estimate
    divergence: dict[str, Estimate]
    value: dict[str, Estimate]


def measure(
    found: Behaviours, moves: LegalMoves, worths: Worths, resamples: Resamples
) -> list[Figures]:
    """The figures of each behaviour."""
    figures: list[Figures] = []
    for start in range(0, len(found.packed), _TOGETHER):
        flags = found.flags(slice(start, start + _TOGETHER))
        figures += measure_flags(flags, moves, worths, resamples)
    return figures


def measure_flags(
    flags: Flags, moves: LegalMoves, worths: Worths, resamples: Resamples
) -> list[Figures]:
    """The figures of some rows, each with a flag for every move that is proposed."""
    counts = moves.per_position(flags.astype(np.float64))
    covered = (counts > 0).astype(np.float64)
    hits = flags[:, moves.played].astype(np.float64)

    def mean(of_moves: Floats) -> list[Estimate]:
        """The mean over covered positions of the mean over what is proposed there."""
        sums = moves.per_position(flags * of_moves)
        return resamples.ratios(sums / np.maximum(counts, 1), covered)

    coverage = resamples.ratios(covered, np.ones_like(covered))
    accuracy, hit = resamples.ratios(hits, counts), resamples.ratios(hits, covered)
    divergence = {name: mean(worth.differences) for name, worth in worths.items()}
    value = {name: mean(worth.values) for name, worth in worths.items()}
    return [
        Figures(
            suggestions=int(counts[row].sum()),
            coverage=coverage[row],
            accuracy=accuracy[row],
            hits=hit[row],
            divergence={name: found[row] for name, found in divergence.items()},
            value={name: found[row] for name, found in value.items()},
        )
        for row in range(len(flags))
    ]


def ranked(found: Behaviours, moves: LegalMoves) -> list[int]:
    """The tactics by how often their suggestions were played in these positions, best first.

    A few right suggestions are no proof, so some wrong ones are added to all.
    """
    ranks = []
    for start in range(0, len(found.packed), _TOGETHER):
        flags = found.flags(slice(start, start + _TOGETHER))
        ranks += list(flags[:, moves.played].sum(axis=1) / (flags.sum(axis=1) + _DOUBT))
    return sorted(range(len(found.of_tactic)), key=lambda t: -ranks[found.of_tactic[t]])


def policy_flags(found: Behaviours, moves: LegalMoves, order: Sequence[int]) -> Flags:
    """The moves of the policy that follows, in each position, the first tactic that applies."""
    chosen = np.zeros(found.moves, np.bool_)
    is_open = np.ones(len(moves.starts), np.bool_)
    for behaviour in dict.fromkeys(int(found.of_tactic[tactic]) for tactic in order):
        if not is_open.any():
            break
        flags = found.flags(behaviour) & is_open[moves.position]
        chosen |= flags
        is_open[moves.position[flags]] = False
    return chosen


def baselines(moves: LegalMoves, worths: Worths, resamples: Resamples) -> list[Baseline]:
    """A random legal move, the move played, and the move of each engine."""
    return [
        _baseline(name, chances, moves, worths, resamples)
        for name, chances in _chances(moves, worths)
    ]


def _chances(moves: LegalMoves, worths: Worths) -> Iterator[tuple[str, Floats]]:
    """For each baseline the chance of every legal move."""
    counts = np.bincount(moves.position)
    yield "random", 1 / counts[moves.position]
    yield "ground", _only(moves.played, moves)
    for name, worth in worths.items():
        yield name, _only(worth.best, moves)


def _only(chosen: Numbers, moves: LegalMoves) -> Floats:
    chances = np.zeros(len(moves.ucis))
    chances[chosen] = 1.0
    return chances


def _baseline(
    name: str, chances: Floats, moves: LegalMoves, worths: Worths, resamples: Resamples
) -> Baseline:
    def mean(of_moves: Floats) -> Estimate:
        parts = moves.per_position(chances * of_moves)[None]
        return resamples.ratios(parts, np.ones_like(parts))[0]

    return Baseline(
        name,
        mean(_only(moves.played, moves)),
        {engine: mean(worth.differences) for engine, worth in worths.items()},
        {engine: mean(worth.values) for engine, worth in worths.items()},
    )
