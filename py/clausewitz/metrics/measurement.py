"""From tactics and examples to all figures: which engines there are, what they say, what it means.

Nothing here depends on the clock, the machine's load or the order of answers: two runs on the same
values give the same figures.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import chess
import numpy as np

from clausewitz.clauses import Tactic, Theory
from clausewitz.engines.value_cache import ValueCache
from clausewitz.games.example import Example, moves_of
from clausewitz.metrics.bootstrap import Resamples
from clausewitz.metrics.figures import baselines, measure, measure_flags, policy_flags, ranked
from clausewitz.metrics.move_table import Flags, LegalMoves, legal_moves
from clausewitz.metrics.panel import Panel, ask_all
from clausewitz.metrics.results import ExamplePosition, Figures, MeasuredTactic, Metrics, Rank
from clausewitz.metrics.suggestions import Behaviours, behaviours
from clausewitz.runs.progress import Tell, silent
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import suggest_all
from clausewitz.wording.sayings import read_clauses

_TRAIN = "train"
MOST_SHOWN = 3
"""Positions of each tactic in which it can be seen at work."""
PROVED = 200
"""So many tactics at most are shown with bindings: Prolog takes some 10 ms for each."""


@dataclass(frozen=True, slots=True)
class MetricsRequest:
    """The engines to query, what the policy goes by, and which of the examples to measure on."""

    panel: Panel
    rank: Rank = Rank.ORDER
    split: str | None = None
    """The part of the examples to measure on; otherwise all, less what the rank is taken from."""


def digest(examples: Iterable[Example]) -> str:
    """A checksum that distinguishes examples, however their file is compressed."""
    lines = (f"{e.fen},{e.move},{e.label:d},{e.split}\n" for e in examples)
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]


def run(
    theory: Theory,
    examples: Sequence[Example],
    request: MetricsRequest,
    cache: ValueCache,
    tell: Tell = silent,
) -> Metrics:
    """Measure. An engine that is missing is reported at once, and the rest goes on."""
    if not theory.tactics:
        raise ClausewitzError(f"{theory.source}: there is no tactic in it")
    chosen = _chosen(examples, request)
    moves = legal_moves(moves_of(chosen))
    queried, missing = ask_all(request.panel, moves, cache, tell)
    worths = {one.engine.name: one.worth for one in queried}
    resamples = Resamples(len(chosen))
    found = behaviours(theory, moves)
    order, rank = _order(theory, examples, request)
    figures = measure(found, moves, worths, resamples)
    policy = policy_flags(found, moves, order)[None]
    places = _shown(theory, found, moves)
    return Metrics(
        positions=len(chosen),
        digest=digest(chosen),
        engines=[one.engine for one in queried],
        missing=missing,
        baselines=baselines(moves, worths, resamples),
        policy=measure_flags(policy, moves, worths, resamples)[0],
        rank=rank,
        tactics=[
            _measured(tactic, figures[number], seen)
            for tactic, number, seen in zip(theory.tactics, found.of_tactic, places, strict=True)
        ],
    )


def _measured(tactic: Tactic, figures: Figures, seen: list[ExamplePosition]) -> MeasuredTactic:
    clause = "\n".join(map(str, tactic.clauses))
    english = tactic.english or " ".join(read_clauses(tactic.clauses, tactic.phrases))
    return MeasuredTactic(tactic.name, clause, english, figures, seen)


def _chosen(examples: Sequence[Example], request: MetricsRequest) -> list[Example]:
    """The examples to measure on: moves that were played, and none that the rank was taken from."""
    played = [example for example in examples if example.label]
    if request.split is not None:
        chosen = [example for example in played if example.split == request.split]
    elif request.rank is Rank.ACCURACY:
        chosen = [example for example in played if example.split != _TRAIN]
    else:
        chosen = played
    if not chosen:
        part = f" of the {request.split} part" if request.split else ""
        raise ClausewitzError(f"there is no example of a move played{part} to measure on")
    return chosen


def _order(
    theory: Theory, examples: Sequence[Example], request: MetricsRequest
) -> tuple[Sequence[int], str]:
    """The tactics in the order of the policy, and in words why."""
    if request.rank is Rank.ORDER:
        return range(len(theory.tactics)), "order in the file"
    train = [example for example in examples if example.label and example.split == _TRAIN]
    if not train:
        raise ClausewitzError("--rank accuracy needs examples of a train part (sample --split)")
    moves = legal_moves(moves_of(train))
    words = f"accuracy on {len(train)} positions of the train part"
    return ranked(behaviours(theory, moves), moves), words


def _shown(theory: Theory, found: Behaviours, moves: LegalMoves) -> list[list[ExamplePosition]]:
    """For each tactic some positions; with bindings, unless there are too many tactics."""
    of_behaviour = [shown(found.flags(number), moves) for number in range(len(found.packed))]
    places = [of_behaviour[number] for number in found.of_tactic]
    if len(places) > PROVED:
        return places
    return [
        proved(tactic, theory, seen) for tactic, seen in zip(theory.tactics, places, strict=True)
    ]


def shown(flags: Flags, moves: LegalMoves, most: int = MOST_SHOWN) -> list[ExamplePosition]:
    """The first positions in which the move played is proposed, then others."""
    hits = np.flatnonzero(flags[moves.played])[:most].tolist()
    found = [_example(moves, position, int(moves.played[position])) for position in hits]
    if len(found) < most:
        _, firsts = np.unique(moves.position[flags], return_index=True)
        for number in np.flatnonzero(flags)[firsts].tolist():
            position = int(moves.position[number])
            if len(found) < most and position not in hits:
                found.append(_example(moves, position, number))
    return found


def _example(moves: LegalMoves, position: int, number: int) -> ExamplePosition:
    move, played = (moves.ucis[n] for n in (number, moves.played[position]))
    return ExamplePosition(
        moves.boards[position], chess.Move.from_uci(move), chess.Move.from_uci(played)
    )


def proved(tactic: Tactic, theory: Theory, places: list[ExamplePosition]) -> list[ExamplePosition]:
    """The same with the bindings that prove each move, by Prolog."""
    alone = theory.alone(tactic)
    found = suggest_all([place.board for place in places], [alone])
    rows = []
    for place, suggestions in zip(places, found, strict=True):
        bindings = [s.bindings for s in suggestions if s.move == place.move]
        rows.append(replace(place, bindings=bindings[0] if bindings else {}))
    return rows
