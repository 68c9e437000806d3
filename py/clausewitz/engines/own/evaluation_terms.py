"""What each word contributes to the score of a position: material, mobility, king safety and so on,
for both sides; what the network sees beyond these words; and what looking ahead has found. All adds
up to the very score that the search reports."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.engines.own.evaluation_kinds import PLAYING
from clausewitz.engines.own.evaluation_weights import EvaluationWeights, named
from clausewitz.engines.own.network_file import find_network
from clausewitz.kernel import search
from clausewitz.kernel.search import evaluation_parts as parts
from clausewitz.kernel.search import weight_layout as layout
from clausewitz.kernel.search.entries import evaluate_all

_PLACES = "piece placement"
_WORDS = (
    *(layout.MATERIAL, _PLACES, layout.MOBILITY, layout.THREATS, layout.KING_SAFETY),
    *(layout.PAWN_STRUCTURE, layout.PASSED_PAWNS, layout.SPACE, layout.MINORS, layout.ROOKS),
    layout.LONE_KING,
)
_OF_THE_MOVE, _DRAWISH, _ROUNDING = layout.THE_MOVE, "drawish ending", "rounding"
_NETWORK, _AHEAD = "network, beyond these", "looking ahead"
_DANGERS = {layout.KING_DANGER: layout.KING_SAFETY}
_LOW, _DANGER_UNIT = 1 << 32, 100


@dataclass(frozen=True, slots=True)
class Term:
    """A word, and what it is worth in hundredths of a pawn: to White and to Black, or, where it
    belongs to no side, only in all. The balance is White's."""

    word: str
    balance: int
    white: int | None = None
    black: int | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a position; their balances add up to the score, which is White's."""

    terms: tuple[Term, ...]
    score: int

    def searched(self, score: int) -> "Terms":
        """With what a search has found beyond the position as it stands; its score is White's."""
        return Terms((*self.terms, Term(_AHEAD, score - self.score)), score)

    def as_dict(self) -> dict[str, Any]:
        return {"score": self.score, "terms": [asdict(term) for term in self.terms]}


def terms_of(board: chess.Board, evaluation: str = PLAYING) -> Terms:
    """All words of a position as it stands, and what a network adds to them, if the evaluation is
    one. The engine itself never evaluates a position that is in check."""
    chosen = named("clausewitz")
    row = kernel.from_board(board)[None]
    sign = 1 if board.turn else -1
    found, sums = list[Term](), np.zeros(2, np.int64)
    phase = int(_parts(row, chosen.packed())[parts.PHASE])
    for word, values in _values_by_word(chosen):
        counted = _parts(row, values)
        white, black = (
            _both_phases(int(counted[plain])) + _squared(_both_phases(int(counted[danger])))
            for plain, danger in (
                (parts.WHITE_SUM, parts.WHITE_DANGER),
                (parts.BLACK_SUM, parts.BLACK_DANGER),
            )
        )
        sums += white - black
        mine, theirs = _nearest(white, phase), _nearest(black, phase)
        if word != layout.LONE_KING or mine or theirs:
            found.append(Term(word, mine - theirs, mine, theirs))
    tempo = chosen.values[search.WEIGHT_STARTS["tempo"]]
    found.append(Term(_OF_THE_MOVE, sign * _nearest(tempo, phase)))

    whole = sign * (_mixed(sign * sums + tempo, phase) // layout.PHASES)
    found.append(Term(_ROUNDING, whole - sum(term.balance for term in found)))
    by_words = sign * _score(row, chosen, None)
    if by_words != whole:
        found.append(Term(_DRAWISH, by_words - whole))
    network = find_network(evaluation)
    if network is None:
        return Terms(tuple(found), by_words)
    score = sign * _score(row, chosen, network)
    return Terms((*found, Term(_NETWORK, score - by_words)), score)


def _parts(row: kernel.Row, weights: NDArray[np.int64]) -> NDArray[np.int64]:
    found = np.zeros((1, parts.PARTS), np.int64)
    parts.parts_of_all(search.search_state(weights, search.ALL_SWITCHES), row, found)
    return found.ravel()


def _score(row: kernel.Row, weights: EvaluationWeights, network: search.WholeNetwork | None) -> int:
    found = np.zeros(1, np.int64)
    state = search.search_state(weights.packed(), search.ALL_SWITCHES, network)
    evaluate_all(state, row, found)
    return int(found[0])


def _values_by_word(weights: EvaluationWeights) -> Iterator[tuple[str, NDArray[np.int64]]]:
    """The weights of each word, packed, all others 0."""
    for word in _WORDS:
        values = np.zeros_like(weights.values)
        for group in layout.GROUPS:
            place = slice(layout.STARTS[group.name], layout.STARTS[group.name] + group.size)
            if group.name == "pieces":
                average = _average(weights.values[place])
                if word == layout.MATERIAL:
                    values[place] = average
                elif word == _PLACES:
                    values[place] = weights.values[place] - average
            elif word in (group.word, _DANGERS.get(group.word)):
                values[place] = weights.values[place]
        yield word, search.pack_weights(values)


def _average(pieces: NDArray[np.int64]) -> NDArray[np.int64]:
    """For each piece on each square, what such a piece is worth on average of all squares, kings
    nothing: material, which is the same wherever it stands. Black's is the negative of White's."""
    by_square = pieces.reshape(2, 8, 64, 2)
    white = np.round(by_square[0].mean(axis=1)).astype(np.int64)
    white[chess.KING] = 0
    both = np.stack([white, -white])
    return np.repeat(both[:, :, None, :], 64, axis=2).reshape(pieces.shape)


def _both_phases(packed: int) -> NDArray[np.int64]:
    """The two values that a sum of weights holds."""
    late = (packed + _LOW // 2) % _LOW - _LOW // 2
    return np.array([(packed - late) // _LOW, late], np.int64)


def _squared(danger: NDArray[np.int64]) -> NDArray[np.int64]:
    """As king_danger.py does."""
    squares: NDArray[np.int64] = np.maximum(danger, 0) ** 2 // _DANGER_UNIT
    return squares


def _mixed(values: NDArray[np.int64], phase: int) -> int:
    return int(values[0]) * phase + int(values[1]) * (layout.PHASES - phase)


def _nearest(values: NDArray[np.int64], phase: int) -> int:
    """The value of the phase, rounded; that of the negative is the negative."""
    mixed = _mixed(values, phase)
    size = (2 * abs(mixed) + layout.PHASES) // (2 * layout.PHASES)
    return size if mixed >= 0 else -size
