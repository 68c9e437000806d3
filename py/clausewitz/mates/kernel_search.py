"""What the kernel finds: the length of a mate, a whole proof, the reply that refutes a move."""

import math
import time
from collections.abc import Iterator
from functools import cache

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel import entries
from clausewitz.kernel.board import forced_mate as mating
from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import KEY, Row
from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.reply_order import is_plain_move

# So many positions each first move is given at first, and then more and more.
_FIRST_LIMIT, _GROWTH = 50_000, 4
# What the kernel surely looks at in a second: no single look goes on for long after the end.
_POSITIONS_A_SECOND = 1_000_000

# A reply that refuted another move leads to positions of which about this share is not yet known.
_NEW_SHARE = 0.7
# So many positions are worth looking at to have fewer to confirm.
_SOON = 2_000

_REFUTING = 2  # where a search leaves the reply that refuted: see forced_mate.py


class TimeIsOverError(Exception):
    """The kernel has no time left."""


class KernelSearch:
    """Mates of at most so many moves, in one position and those after it.

    It has time until `end`, by time.monotonic().
    """

    def __init__(self, moves: int, end: float = math.inf) -> None:
        self.end = end
        self._buffers = mating.workspace(moves)
        self._words = np.empty(MAX_MOVES, np.uint64)
        self._proofs: dict[tuple[int, int], Proof] = {}
        self._refuting: set[chess.Move] = set()
        self.refuted = 0
        """Up to how many moves it is known that there is no mate."""

    def distance(self, row: Row, most: int) -> int:
        """In how many moves there is mate, 0 if in no more than `most`."""
        for moves in range(1, most + 1):
            if any(mates for _, mates in self._judged(row, moves, _FIRST_LIMIT)):
                return moves
            self.refuted = moves
        return 0

    def _judged(self, row: Row, moves: int, limit: int) -> Iterator[tuple[chess.Move, bool]]:
        """Whether each move forces mate in so many: those first of which it is soon seen."""
        undecided = self.moves(row)
        while undecided:
            later = []
            for move in undecided:
                left = self.end - time.monotonic()
                if left <= 0:
                    raise TimeIsOverError
                most = int(min(limit, 1 + left * _POSITIONS_A_SECOND))
                verdict = self._mated(kernel.make(row, move), moves - 1, most)
                if verdict == mating.UNDECIDED:
                    later.append(move)
                else:
                    yield move, verdict == mating.MATE
            undecided, limit = later, limit * _GROWTH

    def moves(self, row: Row) -> list[chess.Move]:
        """The legal moves."""
        count = int(entries.write_legal_moves(row, self._words))
        return [kernel.move_of(word) for word in self._words[:count].tolist()]

    def count(self, row: Row) -> int:
        """How many legal moves there are."""
        return int(entries.write_legal_moves(row, self._words))

    def keys(self, row: Row, moves: int) -> list[chess.Move]:
        """The moves that force mate in so many, by their names."""
        keys = [move for move, mates in self._judged(row, moves, _FIRST_LIMIT) if mates]
        return sorted(keys, key=chess.Move.uci)

    def proof(self, board: chess.Board, moves: int) -> Proof:
        """The proof of a mate in so many moves, one that leaves the other side few replies."""
        return self._proof(board, kernel.from_board(board), moves)

    def proof_of(self, board: chess.Board, key: chess.Move, moves: int) -> Proof:
        """The proof that this first move forces mate in so many."""
        return self._proof_by(board, kernel.from_board(board), key, moves)

    def _proof(self, board: chess.Board, row: Row, moves: int) -> Proof:
        problem = int(row[KEY]), moves
        if problem not in self._proofs:
            key = self._best_key(board, row, moves)
            self._proofs[problem] = self._proof_by(board, row, key, moves)
        return self._proofs[problem]

    def _proof_by(self, board: chess.Board, row: Row, key: chess.Move, moves: int) -> Proof:
        board.push(key)
        proof = Proof(key, self._replies(board, kernel.make(row, key), moves - 1))
        board.pop()
        return proof

    def _best_key(self, board: chess.Board, row: Row, moves: int) -> chess.Move:
        """Of the moves that mate, the one that leaves the fewest replies.

        Of those that mate at once any will do; whether castling or a promotion was legal cannot be
        seen from where it led, which would take another question.
        """
        keys = self._first_keys(row, moves)
        if moves == 1:
            return next((key for key in keys if is_plain_move(board, key)), keys[0])
        return min(keys, key=lambda key: self.count(kernel.make(row, key)))

    def _first_keys(self, row: Row, moves: int) -> list[chess.Move]:
        """Moves that force mate in so many: all of which it is seen as soon as of any."""
        keys: list[chess.Move] = []
        limit = _SOON
        while not keys:
            if time.monotonic() > self.end:
                raise TimeIsOverError
            after = ((move, kernel.make(row, move)) for move in self.moves(row))
            keys = [move for move, there in after if self._mates(there, moves - 1, limit)]
            limit *= _GROWTH
        return sorted(keys, key=chess.Move.uci)

    def _replies(self, board: chess.Board, row: Row, left: int) -> dict[chess.Move, Proof]:
        """The proof after each reply: the other side, to move, is mated in so many moves."""
        replies = {}
        for reply in self.moves(row):
            after = kernel.make(row, reply)
            board.push(reply)
            replies[reply] = self._proof(board, after, self._length(after, left))
            board.pop()
        return replies

    def _length(self, row: Row, most: int) -> int:
        """The length of a mate that is known to be there; a shorter one if it is soon seen."""
        for moves in range(1, most):
            after = (kernel.make(row, move) for move in self.moves(row))
            if any(self._mates(there, moves - 1, _SOON) for there in after):
                return moves
        return most

    def refutation(self, row: Row, left: int) -> tuple[chess.Move, Row] | None:
        """A reply after which there is no mate in so many, and where it leads; None if the side
        to move, which is not mated, has no reply.

        Where all moves after it must be refuted in their turn, one that leaves few.
        """
        if not self.count(row):
            return None
        if self._mates(row, left):
            reply = self.moves(row)[0]  # clingo will see that it does not refute
        else:
            _, _, counters = self._buffers
            reply = kernel.move_of(int(counters[0][_REFUTING]))
        after = kernel.make(row, reply)
        return (reply, after) if left == 1 else self._narrower(row, left, reply, after)

    def _narrower(
        self, row: Row, left: int, reply: chess.Move, after: Row
    ) -> tuple[chess.Move, Row]:
        """A reply that refutes too and leaves fewer moves, if there is one."""
        best = reply, after
        limit = self._width(best)
        others = [(other, kernel.make(row, other)) for other in self.moves(row)]
        widths = [self._width(other) for other in others]
        for width, number in sorted(zip(widths, range(len(others)), strict=True)):
            if width >= limit:
                break
            if self._is_safe(others[number][1], left):
                best = others[number]
                break
        self._refuting.add(best[0])
        return best

    def _width(self, reply: tuple[chess.Move, Row]) -> float:
        """About how many moves a reply leaves to be refuted."""
        move, after = reply
        return self.count(after) * (_NEW_SHARE if move in self._refuting else 1)

    def _is_safe(self, row: Row, moves: int) -> bool:
        """Whether it is soon seen that there is no mate in so many moves."""
        after = (kernel.make(row, move) for move in self.moves(row))
        return all(self._mated(there, moves - 1, _SOON) == mating.NO_MATE for there in after)

    def _mates(self, row: Row, left: int, limit: int = 0) -> bool:
        return self._mated(row, left, limit) == mating.MATE

    def _mated(self, row: Row, left: int, limit: int = 0) -> int:
        return int(mating.is_mated(row, U64(left), U64(limit), *self._buffers, _known()))


@cache
def _known() -> Row:
    """What is true of a position stays true: all searches share the table."""
    return mating.table()
