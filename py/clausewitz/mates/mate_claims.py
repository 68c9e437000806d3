"""What clingo is to confirm of what the kernel found, a position at a time.

A proof says: its moves are legal, at every turn of the defender its replies are all there are, and
its lines end in checkmate. A refutation says: these are all moves of the attacker, a legal reply
follows each of them, and where one move is left none mates.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

import chess

from clausewitz import kernel
from clausewitz.kernel.board.row import Row
from clausewitz.mates.kernel_search import KernelSearch
from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.oracle import OracleAnswer, Question
from clausewitz.mates.reply_order import is_plain_move
from clausewitz.mates.search_nodes import Key, key_of
from clausewitz.position.board import after_move


@dataclass(frozen=True, slots=True)
class Claim:
    """A position, with what is said of it."""

    question: Question
    moves: frozenset[chess.Move] = frozenset()
    """If the legal moves are queried: these and no others; else the moves that mate at once."""
    check: bool | None = None
    """Whether the side to move is in check, where it matters."""
    legal: chess.Move | None = None
    """All that is said is that this move is legal."""

    def holds(self, answer: OracleAnswer) -> bool:
        if self.question.reply is not None and not answer.made:
            return False
        if self.legal is not None:
            return self.legal in answer.moves
        if self.check is not None and self.check != answer.in_check:
            return False
        return self.moves == set(answer.moves)


class Claims:
    """The claims about one position; none is made twice."""

    def __init__(self, search: KernelSearch) -> None:
        self._search = search
        self._made: set[tuple[Key, int | chess.Move]] = set()

    def of_proof(self, board: chess.Board, proof: Proof) -> Iterator[Claim]:
        """What a proof says."""
        if not self._is_new(board, id(proof)):
            return
        after, moves = after_move(board, proof.move), frozenset(proof.replies)
        checkable, special = _checkable(board, proof.move)
        yield from special
        yield Claim(Question(after, checkable, replying=True), moves, check=None if moves else True)
        for reply, answer in proof.replies.items():
            yield from self.of_proof(after_move(after, reply), answer)

    def of_refutation(
        self, board: chess.Board, moves: int, but: Collection[chess.Move] = ()
    ) -> Iterator[Claim]:
        """That there is no mate in so many moves, `but` by these first moves."""
        if moves:
            row = kernel.from_board(board)
            yield from self._refuted(board, row, moves, None, frozenset(but))

    def _refuted(
        self,
        board: chess.Board,
        row: Row,
        moves: int,
        led: chess.Move | None,
        but: frozenset[chess.Move],
    ) -> Iterator[Claim]:
        if moves == 1:
            yield Claim(Question(board, led), but)
            return
        attacks = self._search.moves(row)
        yield Claim(Question(board, led, replying=True), frozenset(attacks))
        for move in attacks:
            if move not in but:
                after = after_move(board, move)
                yield from self._met(after, kernel.make(row, move), moves - 1)

    def _met(self, board: chess.Board, row: Row, left: int) -> Iterator[Claim]:
        """That the defender, to move, is not mated in so many moves."""
        if not self._is_new(board, left):
            return
        found = self._search.refutation(row, left)
        if found is None:
            yield Claim(Question(board, replying=True), check=False)
            return
        reply, there = found
        after = after_move(board, reply)
        checkable, special = _checkable(board, reply)
        yield from special
        is_new = self._is_new(after, left)
        is_new_reply = checkable is not None and self._is_new(after, checkable)
        if is_new:
            yield from self._refuted(after, there, left, checkable, frozenset())
        elif is_new_reply:
            yield Claim(Question(board, replying=True), legal=reply)

    def _is_new(self, board: chess.Board, said: int | chess.Move) -> bool:
        """Whether this is said of the position for the first time: that there is no mate in so
        many moves, a proof by its identity, that this move led there."""
        made = key_of(board), said
        if made in self._made:
            return False
        self._made.add(made)
        return True


def _checkable(board: chess.Board, move: chess.Move) -> tuple[chess.Move | None, Iterable[Claim]]:
    """The move, if the position after it shows whether it was legal; else a claim that it is."""
    if is_plain_move(board, move):
        return move, ()
    return None, [Claim(Question(board, replying=True), legal=move)]
