"""A search that is told where to look: the kernel suggests each move, clingo decides them all.

Nothing is tried in vain: of an attacker that mates only the mating move is looked at, of one that
does not, one refuting reply to each of its moves. All positions of a ply are asked about at once.
"""

from collections.abc import Generator, Iterable

import chess

from clausewitz.board import after_move
from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.oracle import Asking, Look, Question, RoundAnswers, RoundQuestions
from clausewitz.mates.reply_order import is_plain_piece_move
from clausewitz.mates.search_nodes import Key, key_of

# So many positions the kernel looks at after each first move, and then gives up.
_LIMIT = 1_000_000

Looking = Generator[RoundQuestions, RoundAnswers, list[Look]]
Level = list[tuple[Proof, chess.Board]]
"""Moves of the attacker, each where it is made."""


class DisagreementError(Exception):
    """clingo says otherwise than the kernel: one of them has a bug."""


class Guided:
    """One position, and what the kernel knows of it."""

    def __init__(self, board: chess.Board, n: int) -> None:
        from clausewitz import kernel  # takes a while to load, and easy mates need no guide

        self._kernel = kernel
        self._board = board
        self._n = n
        self.asked = 0
        self.distance = kernel.forced_mate(kernel.from_board(board), n, _LIMIT)
        """In how many moves there is mate, 0 if there is none, None if the kernel gives up."""

    def keys(self) -> tuple[chess.Move, ...]:
        """The moves that mate in time."""
        return tuple(self._mating(self._board, self.distance or 0))

    def refute(self, moves: int, but: Iterable[chess.Move] = ()) -> Asking:
        """Show that there is no mate in so many moves, `but` by these first moves."""
        level = [Question(self._board)]
        for left in range(moves, 1, -1):
            looks = yield from self._look(level)
            below: dict[tuple[Key, chess.Move | None], Question] = {}
            stuck, special = [], []
            for question, look in zip(level, looks, strict=True):
                spared = set(but) if question.board is self._board else set()
                for move in look.moves:
                    if move in spared:
                        continue
                    after = after_move(question.board, move)
                    reply = self._refutation(after, left - 1)
                    if reply is None:
                        stuck.append(Question(after, replying=True))
                        continue
                    told = reply if is_plain_piece_move(after, reply) else None
                    if told is None:  # whether it was legal cannot be told from where it led
                        special.append((Question(after, replying=True), reply))
                    there = after_move(after, reply)
                    below[key_of(there), told] = Question(there, told)
            yield from self._expect_stalemates(stuck)
            yield from self._expect_legal(special)
            level = list(below.values())
        if level:
            self.asked += len(level)
            answers = yield RoundQuestions(mates=level)
            spared = set(but) if moves == 1 else set()
            _expect(not set(mates.moves) - spared for mates in answers.mates)
            _expect(q.reply is None or m.made for q, m in zip(level, answers.mates, strict=True))

    def _expect_stalemates(self, questions: list[Question]) -> Asking:
        looks = yield from self._look(questions)
        _expect(not look.moves and not look.in_check for look in looks)

    def _expect_legal(self, asked: list[tuple[Question, chess.Move]]) -> Asking:
        looks = yield from self._look([question for question, _ in asked])
        pairs = zip(asked, looks, strict=True)
        _expect(reply in look.moves for (_, reply), look in pairs)

    def prove(self, key: chess.Move) -> Asking:
        """Show that this first move mates after two moves or more; the proof is then in `proof`."""
        self.proof = Proof(key, {})
        level = [(self.proof, self._board)]
        while level:
            before = [Question(board) for _, board in level]
            after = [Question(after_move(board, proof.move)) for proof, board in level]
            looks = yield from self._look(before + after)
            pairs = zip(level, looks[: len(level)], strict=True)
            _expect(proof.move in look.moves for (proof, _), look in pairs)
            level, last = self._answers(level, after, looks[len(level) :])
            if last:
                self.asked += len(last)
                answers = yield RoundQuestions(mates=[question for _, _, question in last])
                _expect(bool(mates.moves) for mates in answers.mates)
                for (proof, reply, _), mates in zip(last, answers.mates, strict=True):
                    proof.replies[reply] = Proof(mates.moves[0], {})

    def _answers(
        self, level: Level, after: list[Question], looks: list[Look]
    ) -> tuple[Level, list[tuple[Proof, chess.Move, Question]]]:
        """An answer to every reply; those that mate at once, clingo is to name."""
        deeper: Level = []
        last = []
        for (proof, _), question, look in zip(level, after, looks, strict=True):
            _expect([bool(look.moves)])
            for reply in look.moves:
                there = after_move(question.board, reply)
                distance = self._kernel.forced_mate(self._kernel.from_board(there), self._n)
                if distance == 1:
                    last.append((proof, reply, Question(there)))
                else:
                    _expect([bool(distance)])
                    proof.replies[reply] = Proof(self._mating(there, distance or 1)[0], {})
                    deeper.append((proof.replies[reply], there))
        return deeper, last

    def _look(self, questions: list[Question]) -> Looking:
        """Ask about all of them; a reply that one is asked about must be legal."""
        if not questions:
            return []
        self.asked += len(questions)
        answers = yield RoundQuestions(looks=questions)
        pairs = zip(questions, answers.looks, strict=True)
        _expect(question.reply is None or look.made for question, look in pairs)
        return answers.looks

    def _mating(self, board: chess.Board, moves: int) -> list[chess.Move]:
        return self._kernel.mating_moves(self._kernel.from_board(board), moves) or []

    def _refutation(self, board: chess.Board, left: int) -> chess.Move | None:
        """A reply after which there is no mate in so many; None if there is no reply at all.

        Where there is a choice, one that leaves few moves to be refuted in their turn.
        """
        replies = list(board.legal_moves)
        if left > 1:
            replies.sort(key=lambda reply: after_move(board, reply).legal_moves.count())
        for reply in replies:
            row = self._kernel.from_board(after_move(board, reply))
            if self._kernel.forced_mate(row, left) == 0:
                return reply
        _expect([not replies])
        return None


def _expect(facts: Iterable[bool]) -> None:
    if not all(facts):
        raise DisagreementError
