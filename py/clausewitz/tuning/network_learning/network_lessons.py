"""What a network learns from: three teachers, who all say what positions are worth.

The readable evaluation knows each position at once, so it teaches the most; the search with it
sees further, and labels of another program further still. All their scores become chances to win.
"""

from collections.abc import Callable

import numpy as np

from clausewitz import kernel
from clausewitz.engines.own.evaluation_weights import EvaluationWeights
from clausewitz.kernel import search
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import OCCUPIED
from clausewitz.kernel.search.network_games import mark_quiet, wander
from clausewitz.kernel.search.network_layout import PIECES_A_BUCKET
from clausewitz.kernel.search.network_training import Floats
from clausewitz.tuning.network_learning.network_fit import Lessons, chances
from clausewitz.tuning.network_learning.network_labels import LabelledPositions, last_of
from clausewitz.tuning.weights.evaluation_features import evaluations

SCALE = 260
"""Hundredths of a pawn of our evaluation that are a chance of 73 %."""
_RANDOM_PLIES, _PLAYED = 4, 0.4  # so many at most, and how likely each is played
_HELD_OUT = 50  # one position of so many
_INFINITE, _MATES = 31_000, 29_000
_DECIDED = 3000
_USUAL = 150  # hundredths of a pawn by which labels and scores differ where nothing special is
_TACTIC, _TACTIC_SHARE = 100, 0.3  # more than this, and this part of the score, is a tactic
_MOST_PIECES = 32
_TABLE = 1 << 16  # entries
_PLIES = 10  # played on from each position
_DEEPEST = 30


def of_words(
    starts: kernel.Row, copies: int, weights: EvaluationWeights, chance: np.random.Generator
) -> Lessons:
    """Positions some random moves after those, so many times each, by the readable evaluation."""
    rows = np.empty((copies * len(starts), starts.shape[1]), np.uint64)
    count = 0
    for _ in range(copies):
        size = (len(starts), _RANDOM_PLIES)
        choices = chance.integers(1, 1 << 32, size, dtype=np.uint64)
        choices[chance.random(size) >= _PLAYED] = 0
        after, calm = np.empty_like(starts), np.empty(len(starts), np.bool_)
        wander(starts, choices, after, np.empty(MAX_MOVES, np.uint64), calm)
        found = int(calm.sum())
        rows[count : count + found] = after[calm]
        count += found
    rows = rows[:count]
    targets = chances(evaluations(rows, weights).astype(np.float32), SCALE)
    return Lessons(rows, targets, np.arange(count) % _HELD_OUT == 0)


def of_search(
    starts: kernel.Row,
    nodes: int,
    weights: EvaluationWeights,
    network: search.WholeNetwork | None,
    tell: Callable[[int], None],
) -> tuple[kernel.Row, Floats]:
    """Quiet positions on the way from each of these, played on, and their scores; `tell` hears how
    many starts are done."""
    state = search.search_state(weights.packed(), search.ALL_SWITCHES, network)
    table = np.zeros((_TABLE, 2), np.uint64)
    rows, scores, moves = list[kernel.Row](), list[int](), list[int]()
    for number, start in enumerate(starts):
        row = start
        state["age"] = number % 64
        for _ in range(_PLIES):
            state["rows"][0, 0] = row
            score = _score(state, table, nodes)
            if not state["length"][0, 0] or abs(score) > _MATES:
                break
            move = int(state["best"][0, 0, 0])
            rows.append(row)
            scores.append(score)
            moves.append(move)
            row = kernel.make(row, kernel.move_of(move))
        tell(number + 1)
    quiet = np.empty(len(rows), np.bool_)
    found = np.array(rows)
    mark_quiet(found, np.array(moves, np.uint64), quiet)
    quiet &= np.abs(scores) <= _DECIDED
    return found[quiet], np.array(scores, np.float32)[quiet]


def _score(state: search.States, table: search.Table, nodes: int) -> int:
    """The score of the state's first row by the last depth that began before so many nodes."""
    score = 0
    state["nodes"] = state["stop"] = 0
    for depth in range(1, _DEEPEST):
        score = search.look(state, table, depth, -_INFINITE, _INFINITE)
        if state["nodes"][0] >= nodes:
            break
    return score


def lessons_of_search(rows: kernel.Row, scores: Floats) -> Lessons:
    """Positions that searches have scored."""
    return Lessons(rows, chances(scores, SCALE), last_of(len(rows), _HELD_OUT))


def of_labels(positions: LabelledPositions, known: Floats) -> Lessons:
    """Labelled positions, as far as their labels can be learned, given their scores by a network
    that has learned from searches.

    Labels are divided so that they are as large as our scores. On the average they favour the side
    to move, whose opponent has often just made a mistake: that is taken off. Where they differ much
    from our scores there is a tactic, which is the business of the search.
    """
    ratio = np.median(np.abs(positions.scores)) / max(1.0, float(np.median(np.abs(known))))
    differences = positions.scores / np.float32(ratio) - known
    squares = np.ascontiguousarray(positions.rows[:, int(OCCUPIED)]).view(np.uint8)
    pieces = np.unpackbits(squares.reshape(-1, 8), axis=1).sum(axis=1)
    for number in range(0, 2 + _MOST_PIECES, PIECES_A_BUCKET):
        alike = (pieces - 2) // PIECES_A_BUCKET == number // PIECES_A_BUCKET
        usual = differences[alike & (np.abs(differences) < _USUAL)]
        if len(usual):
            differences[alike] -= np.median(usual)
    learned = np.abs(differences) < _TACTIC + _TACTIC_SHARE * np.abs(known)
    targets = chances(known + differences, SCALE)
    return Lessons(positions.rows[learned], targets[learned], positions.held_out[learned])


def together(first: Lessons, second: Lessons) -> Lessons:
    return Lessons(
        np.concatenate([first.rows, second.rows]),
        np.concatenate([first.targets, second.targets]),
        np.concatenate([first.held_out, second.held_out]),
    )
