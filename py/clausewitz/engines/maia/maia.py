"""Maia: which moves people of a certain strength would play, and how it thinks the mover stands."""

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TypeVar

import chess
import numpy as np
import numpy.typing as npt

from clausewitz.engines.maia.network import BATCH, Network, softmax
from clausewitz.engines.maia.network_weights import NetworkWeights, read_weights
from clausewitz.engines.maia.one_thread import one_thread
from clausewitz.engines.maia.planes import planes
from clausewitz.engines.maia.policy import policy_index
from clausewitz.support.errors import ClausewitzError

Values = npt.NDArray[np.float64]
_Q = TypeVar("_Q", float, Values)

_LOST, _DRAWN = -1.0, 0.0
_VARIABLE = "CLAUSEWITZ_MAIA"
_WHERE = "such as maia-1600.pb.gz of github.com/CSSLab/maia-chess"


class Maia:
    """A network with its file's name and SHA-256.

    History counts: a board with its moves is judged otherwise than the same position from a FEN.
    """

    def __init__(self, weights: NetworkWeights, name: str, identity: str) -> None:
        self.name, self.identity = name, identity
        self._network = Network(weights)

    @classmethod
    def open(cls, path: Path) -> "Maia":
        weights, identity = read_weights(path)
        return cls(weights, path.name.removesuffix(".gz").removesuffix(".pb"), identity)

    def policies(self, boards: Iterable[chess.Board]) -> list[dict[chess.Move, float]]:
        """For each board how probable each legal move is; nothing where there is none."""
        with one_thread():
            return [policy for batch in _batches(boards) for policy in self._policies(batch)]

    def values(self, boards: Iterable[chess.Board]) -> Values:
        """For each board Q, from -1 to 1: how probably the mover wins, less how probably it loses.

        The network knows no ends: mate is -1, stalemate and insufficient material are 0 without it.
        """
        with one_thread():
            parts = [self._values(batch) for batch in _batches(boards)]
        return np.concatenate([np.zeros(0), *parts])

    def child_values(self, boards: Sequence[chess.Board]) -> list[dict[chess.Move, float]]:
        """For each board Q after each of its legal moves, for the side that makes the move."""
        moves = [list(board.legal_moves) for board in boards]
        values = iter((-self.values(_children(boards, moves))).tolist())
        return [{move: next(values) for move in of_board} for of_board in moves]

    def _policies(self, batch: list[chess.Board]) -> Iterator[dict[chess.Move, float]]:
        numbers = self._network.policy(planes(batch)).swapaxes(1, 2).reshape(len(batch), -1)
        for board, row in zip(batch, numbers, strict=True):
            moves = list(board.legal_moves)
            if not moves:
                yield {}
                continue
            chosen = row[[policy_index(board, move) for move in moves]]
            yield dict(zip(moves, softmax(chosen).tolist(), strict=True))

    def _values(self, batch: list[chess.Board]) -> Values:
        ends = [_end(board) for board in batch]
        values = np.array([0.0 if end is None else end for end in ends])
        going_on = np.array([end is None for end in ends])
        if going_on.any():
            seen = planes([board for board, end in zip(batch, ends, strict=True) if end is None])
            outcomes = self._network.outcomes(seen)
            values[going_on] = outcomes[:, 0] - outcomes[:, 2]
        return values


def maia_file(text: str | None) -> Path:
    """The file that a flag names, or else the environment; it is there, but has not been read.

    Maia's weights are not part of this project.
    """
    name = text or os.environ.get(_VARIABLE)
    if not name:
        raise ClausewitzError(f"no Maia network: ${_VARIABLE} names no file, {_WHERE}")
    path = Path(name).expanduser()
    if path.is_file():
        return path
    whose = "" if text else f" (named by ${_VARIABLE})"
    raise ClausewitzError(f"{path}{whose}: no such file; a Maia network is missing, {_WHERE}")


def centipawns(q: _Q) -> _Q:
    """Q in hundredths of a pawn, as lc0 reports it: about 128 pawns at most."""
    result: _Q = 90.0 * np.tan(1.5637541897 * q)
    return result


def _batches(boards: Iterable[chess.Board]) -> Iterator[list[chess.Board]]:
    waiting = iter(boards)
    while batch := list(islice(waiting, BATCH)):
        yield batch


def _children(
    boards: Sequence[chess.Board], moves: Sequence[Sequence[chess.Move]]
) -> Iterator[chess.Board]:
    for board, of_board in zip(boards, moves, strict=True):
        for move in of_board:
            child = board.copy()
            child.push(move)
            yield child


def _end(board: chess.Board) -> float | None:
    """What the position is worth if the game ends there."""
    if not any(board.generate_legal_moves()):
        return _LOST if board.is_check() else _DRAWN
    return _DRAWN if board.is_insufficient_material() else None
