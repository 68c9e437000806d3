"""Why a quiet move: what it changes, weighed. quiet_reasons/3 of logic/judgement/strategy.pl."""

from collections.abc import Iterator
from typing import NamedTuple

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.strategy.board_words import Fact, StrategicWords
from clausewitz.advice.strategy.changes import Change, changes, followed
from clausewitz.advice.strategy.worths import strategic_worths
from clausewitz.position.board import after_move, after_moves

_ONLY_HERE = 40
"""Added where the next best move does not bring a change."""
_AT_LAST = -300
"""Added to what is said only where there is nothing else."""
_LEFT_BEHIND = {("other", "doubled_pawn"), ("other", "isolated_pawn"), ("own", "rook_on_open_file")}
"""What an exchange may leave."""
_GOOD_PLACES = {
    *("outpost", "centralised", "rook_on_open_file", "rook_on_half_open_file", "rook_on_seventh"),
    *("eyes", "guards_attacked", "rook_behind_passed_pawn", "blockade"),
}
"""Words about a piece on the square that stands first in their arguments."""


class StrategicReason(NamedTuple):
    """A change that speaks for a move, with all that it is about."""

    weight: int
    name: str
    """What the reason is called."""
    change: str
    """does(Word), gains(Whose, Word) or loses(Whose, Word)."""
    cases: frozenset[tuple[str | int, ...]]
    """For which arguments the move brings it."""


def strategic_reasons(
    board: chess.Board, line: JudgedLine, rival: JudgedLine | None = None
) -> list[StrategicReason]:
    """What speaks for the first move of a line, the weightiest first.

    The rival begins with the next best move.
    """
    before = StrategicWords(board)
    played = _Played(before, line)
    found: dict[str, set[tuple[str | int, ...]]] = {}
    for change in played.reasons():
        found.setdefault(change.name, set()).add(change.arguments)
    beside = {change.name for change in _Played(before, rival).made} if rival else set()
    worths = strategic_worths()
    reasons = []
    for which, cases in found.items():
        if (name := worths.names.get(which)) is not None:
            more = 0 if which in beside else _ONLY_HERE
            weight = worths.weights[which] + (_AT_LAST if name in worths.last_resort else more)
            reasons.append(StrategicReason(weight, name, which, frozenset(cases)))
    return sorted(reasons, key=lambda reason: (reason.weight, reason.name), reverse=True)


class _Played:
    """The first moves of a line, and what the first of them changes."""

    def __init__(self, before: StrategicWords, line: JudgedLine) -> None:
        self.before, self.line = before, line
        self.side = before.board.turn
        self.after = StrategicWords(after_move(before.board, line.move))
        self.made = changes(line.move, before, self.after)

    def reasons(self) -> Iterator[Change]:
        answered = None
        if len(self.line.moves) > 1:
            answered = StrategicWords(after_moves(self.before.board, self.line.moves[:2])).facts
        for change in self.made:
            if self._survives(change, answered):
                yield change
        takes = self.before.board.is_capture(self.line.move)
        if takes and answered and self.line.moves[1].to_square == self.line.move.to_square:
            yield from self._left_behind(answered)
        yield from self._plan()

    def _survives(self, change: Change, answered: frozenset[Fact] | None) -> bool:
        """Whether the reply does not undo it. What is fleeting need not last."""
        side = self.side if change.whose == "own" else not self.side
        is_fleeting = change.word in strategic_worths().fleeting
        if change[:3] == ("loses", "own", "under_attack") and self._is_attacked(change):
            return False
        is_done = change.word == "pawn_lever" or (change.verb == "does" and not is_fleeting)
        if change.word == "restrains" and answered is not None:
            goes = chess.SQUARE_NAMES[self.line.moves[1].from_square]
            return self._stays() and goes not in change.arguments[1:]
        if answered is None or (change.verb != "loses" and is_done):
            return True
        if is_fleeting:
            return self._stays()
        fact = Fact(change.word, side, change.arguments)
        still = followed(fact, self.after.board, self.line.moves[1])
        return (still in answered) is (change.verb == "gains")

    def _stays(self) -> bool:
        """Whether the reply does not take the piece that has moved."""
        return self.line.moves[1].to_square != self.line.move.to_square

    def _left_behind(self, answered: frozenset[Fact]) -> Iterator[Change]:
        """What an exchange leaves once the other side has taken back."""
        first, reply = self.line.moves[:2]
        was = {
            later
            for fact in self.before.facts
            if (then := followed(fact, self.before.board, first))
            and (later := followed(then, self.after.board, reply))
        }
        for fact in answered - was:
            whose = "own" if fact.side == self.side else "other"
            if (whose, fact.word) in _LEFT_BEHIND:
                yield Change("gains", whose, fact.word, fact.arguments)

    def _is_attacked(self, change: Change) -> bool:
        """Whether another piece attacks the same one all the same."""
        return any(
            fact.word == "under_attack" and fact.arguments[0] == change.arguments[0]
            for fact in self.after.facts
        )

    def _is_offer(self) -> bool:
        """Whether the piece that has moved is taken by one of the same worth, and taken back."""
        first, *replies = self.line.moves[:2]
        if self.before.board.occupied >> first.to_square & 1 or not replies:
            return False
        (reply,) = replies
        taken_back = self.line.moves[2:3]
        return (
            reply.to_square == first.to_square
            and self.before.values[first.from_square] == self.after.values[reply.from_square]
            and all(move.to_square == first.to_square for move in taken_back)
        )

    def _plan(self) -> Iterator[Change]:
        """What the next move of the same side makes of it."""
        board, moves = self.before.board, self.line.moves
        if self._is_offer():
            yield Change("does", "", "offers_exchange", ())
        if len(moves) < 3 or self.after.board.is_check():
            return
        first, reply, following = moves[:3]
        names = chess.SQUARE_NAMES
        if following.to_square != reply.to_square:
            squares = names[following.from_square], names[following.to_square]
            yield Change("does", "", "plans", squares)
        ready = after_moves(board, moves[:2])
        passed = self.after.board.copy(stack=False)
        passed.push(chess.Move.null())
        if ready.is_check() or ready.is_capture(following) or not _may_go(passed, following):
            return
        if following.from_square != first.to_square:
            if not _may_go(board, following) or self._comes_to_guard(following):
                squares = names[following.from_square], names[following.to_square]
                yield Change("does", "", "prepares", squares)
            return
        target = chess.Move(first.from_square, following.to_square)
        is_step = ready.piece_type_at(first.to_square) != chess.PAWN
        if is_step and not _may_go(board, target):
            passed.push(following)
            if self._stands_well(following.to_square, StrategicWords(passed)):
                yield Change("does", "", "heads_for", (names[following.to_square],))

    def _comes_to_guard(self, following: chess.Move) -> bool:
        """Whether the piece that moved guards where another one goes, and it has to be guarded."""
        square = following.to_square
        if not self.after.bears_on(self.line.move.to_square, square):
            return False
        guards = self.before.guards(self.side, square)
        guards -= self.before.bears_on(following.from_square, square)
        return not guards and self.after.guards(not self.side, square) > 0

    def _stands_well(self, square: chess.Square, then: StrategicWords) -> bool:
        name = chess.SQUARE_NAMES[square]
        return then.board.is_check() or any(
            fact.arguments[0] == name
            if fact.side == self.side and fact.word in _GOOD_PLACES
            else fact.side != self.side and fact.word == "under_attack" and fact.arguments[1] == name
            for fact in then.facts
        )


def _may_go(board: chess.Board, move: chess.Move) -> bool:
    """Whether a piece may go there, whatever it becomes."""
    return any(
        (legal.from_square, legal.to_square) == (move.from_square, move.to_square)
        for legal in board.generate_legal_moves(chess.BB_SQUARES[move.from_square])
    )
