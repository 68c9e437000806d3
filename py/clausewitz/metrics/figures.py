"""The figures of tactics, of the policy they make together, and of what to compare them with.

Coverage is equation 3 and divergence equation 7 of Krishnan and Martens: in a position where a
tactic applies, all moves it proposes are equally likely.
"""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from clausewitz.metrics.bootstrap import Resamples
from clausewitz.metrics.move_table import Flags, Floats, LegalMoves, Numbers, Worth
from clausewitz.metrics.results import Baseline, Estimate, Figures
from clausewitz.metrics.suggestions import Behaviours

_AT_ONCE = 2_000_000  # flags: a few arrays of so many numbers are in memory together
_DOUBT = 20.0

Worths = Mapping[str, Worth]
"""What each engine says, by its name."""


def measure(
    found: Behaviours, moves: LegalMoves, worths: Worths, resamples: Resamples
) -> list[Figures]:
    """The figures of each behaviour."""
    figures: list[Figures] = []
    for flags in _in_parts(found):
        figures += measure_flags(flags, moves, worths, resamples)
    return figures


def _in_parts(found: Behaviours) -> Iterator[Flags]:
    """The flags of all behaviours, of some at a time."""
    step = max(1, _AT_ONCE // found.moves)
    for start in range(0, len(found.packed), step):
        yield found.flags(slice(start, start + step))


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
    chance = resamples.ratios(hits / np.maximum(counts, 1), covered)
    divergence = {name: mean(worth.differences) for name, worth in worths.items()}
    value = {name: mean(worth.values) for name, worth in worths.items()}
    return [
        Figures(
            suggestions=int(counts[row].sum()),
            coverage=coverage[row],
            accuracy=accuracy[row],
            hits=hit[row],
            chance=chance[row],
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
    for flags in _in_parts(found):
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
    """Any legal move, the move played, and the move of each engine: tactics that always apply."""
    everything = np.ones(len(moves.ucis), np.bool_)
    rows = {"random": everything, "ground": _only(moves.played, moves)}
    rows |= {f"{name} move": _only(worth.best, moves) for name, worth in worths.items()}
    figures = measure_flags(np.array(list(rows.values())), moves, worths, resamples)
    return list(map(Baseline, rows, figures))


def _only(chosen: Numbers, moves: LegalMoves) -> Flags:
    flags = np.zeros(len(moves.ucis), np.bool_)
    flags[chosen] = True
    return flags
