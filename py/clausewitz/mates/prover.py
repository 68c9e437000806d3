"""The question itself: is there a forced mate in at most so many moves?"""

import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import chess

from clausewitz.board import SIDES, fen_of
from clausewitz.errors import ClausewitzError
from clausewitz.mates import oracle
from clausewitz.mates.guided_search import DisagreementError, Guided
from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.oracle import Asking, Question, RoundAnswers, RoundQuestions
from clausewitz.mates.proof_number_search import ProofNumberSearch

MOST_MOVES = 30
"""Longer mates are not looked for: they would never be decided."""

# After so many positions a search has become hard, and the kernel, once loaded, knows the way.
_UNGUIDED = 40

Result = Literal["mate", "none", "unknown"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found out about a position."""

    board: chess.Board
    result: Result
    """A forced mate; surely none in at most `n` moves; or the limit came first."""
    n: int
    """The length of the shortest mate; else up to where it is proved that there is none."""
    proof: Proof | None = None
    keys: tuple[chess.Move, ...] = ()
    """The first moves that force the mate: all if all were asked for, else that of the proof."""
    asked: int = 0
    """About how many positions clingo was asked."""

    @property
    def key(self) -> chess.Move | None:
        return self.proof.move if self.proof else None

    def as_json(self) -> dict[str, Any]:
        return {
            "fen": fen_of(self.board),
            "result": self.result,
            "n": self.n,
            "key": self.key.uci() if self.key else None,
            "keys": [key.uci() for key in self.keys],
            "proof": self.proof.as_json() if self.proof else None,
        }


def prove(
    board: chess.Board,
    n: int,
    *,
    all_keys: bool = False,
    seconds: float | None = None,
    positions: int | None = None,
    checks_only: bool = False,
) -> Verdict:
    """The shortest forced mate in at most `n` moves of the side to move, or that there is none.

    `seconds` and `positions` (that clingo may be asked about) limit the search: the result is then
    "unknown". So it is with `checks_only`, which tries no other move of the attacker, where no mate
    is found. A position in which the game is over is an error.
    """
    (verdict,) = prove_many(
        [board], n, all_keys=all_keys, seconds=seconds, positions=positions, checks_only=checks_only
    )
    return verdict


def prove_many(
    boards: Sequence[chess.Board],
    n: int,
    *,
    all_keys: bool = False,
    seconds: float | None = None,
    positions: int | None = None,
    checks_only: bool = False,
) -> list[Verdict]:
    """As `prove`, for many boards side by side: they share the runs of clingo.

    `seconds` are for all of them together, `positions` for each.
    """
    if not 1 <= n <= MOST_MOVES:
        raise ClausewitzError(f"a mate in {n} cannot be looked for: 1 to {MOST_MOVES} moves")
    end = None if seconds is None else time.monotonic() + seconds
    provers = [_Prover(board, n, all_keys, positions, checks_only) for board in boards]
    waiting = {prover: prover.start() for prover in provers}
    while waiting := {prover: q for prover, q in waiting.items() if q is not None}:
        if end is not None and time.monotonic() > end:
            break
        answers = _answer(list(waiting.values()))
        waiting = {p: p.go_on(a) for p, a in zip(waiting, answers, strict=True)}
    return [prover.verdict() for prover in provers]


def _answer(waiting: Sequence[RoundQuestions | None]) -> list[RoundAnswers]:
    """Ask the oracle about all positions at once."""
    asked = [questions for questions in waiting if questions is not None]
    looks = iter(oracle.look([one for questions in asked for one in questions.looks]))
    mates = iter(oracle.mating([one for questions in asked for one in questions.mates]))
    by_checks = {
        n: iter(oracle.mating_by_checks(boards, n))
        for n in (2, 3)
        if (boards := [board for questions in asked for board, m in questions.by_checks if m == n])
    }
    return [
        RoundAnswers(
            [next(looks) for _ in questions.looks],
            [next(mates) for _ in questions.mates],
            [next(by_checks[n]) for _, n in questions.by_checks],
        )
        for questions in asked
    ]


class _Prover:
    """The search for mates of one move, two moves, … in one position, a round at a time."""

    def __init__(
        self, board: chess.Board, n: int, all_keys: bool, positions: int | None, checks_only: bool
    ) -> None:
        self._n = n
        self._all_keys = all_keys
        self._positions = positions
        self._checks_only = checks_only
        self._guidable = n > 2 and not checks_only
        self._guide: Guided | None = None
        self._guided = False
        self._search = ProofNumberSearch(board, checks_only)
        self._refuted = 0
        self._found: tuple[Proof, tuple[chess.Move, ...]] | None = None
        self._rounds = self._run()

    def start(self) -> RoundQuestions | None:
        return next(self._rounds, None)

    def go_on(self, answers: RoundAnswers) -> RoundQuestions | None:
        """The questions of the next round, if there is one."""
        if self._positions is not None and self._asked >= self._positions:
            return None
        try:
            return self._rounds.send(answers)
        except StopIteration:
            return None

    @property
    def _asked(self) -> int:
        return self._search.asked + (self._guide.asked if self._guide else 0)

    def verdict(self) -> Verdict:
        board, asked = self._search.board, self._asked
        if self._found:
            proof, keys = self._found
            return Verdict(board, "mate", self._refuted + 1, proof, keys, asked)
        decided = self._refuted == self._n and not self._checks_only
        return Verdict(board, "none" if decided else "unknown", self._refuted, None, (), asked)

    def _run(self) -> Asking:
        search = self._search
        if self._n == 2:
            yield from self._try_checks(2)
            if self._found:
                return
        answers = yield RoundQuestions([Question(search.board)], [Question(search.board)])
        _refuse_if_over(search.board, answers.looks[0])
        search.remember(answers.looks[0], answers.mates[0].moves)
        for moves in range(1, self._n + 1):
            root = search.root(moves)
            # Those who ask for a mate in n often know that there is one, and none before.
            yield from self._decide(search.decide(root, wide=moves < self._n))
            if self._guided:
                return
            if root.proof == 0:
                if self._all_keys:
                    yield from search.keys(root)
                self._found = search.proof(root), tuple(search.proved_moves(root))
                return
            self._refuted = moves

    def _decide(self, asking: Asking) -> Asking:
        """Ask until it is decided, or so hard that a guide is worth loading."""
        questions = next(asking, None)
        while questions is not None:
            if self._search.asked >= _UNGUIDED and self._guidable:
                self._guidable = False
                if (yield from self._follow_guide()):
                    return
            answers = yield questions
            try:
                questions = asking.send(answers)
            except StopIteration:
                return

    def _follow_guide(self) -> Generator[RoundQuestions, RoundAnswers, bool]:
        """Decide it all as the kernel suggests; whether that was possible."""
        guide = self._guide = Guided(self._search.board, self._n)
        if guide.distance is None:
            return False
        distance = guide.distance
        try:
            if distance < 2:
                yield from guide.refute(self._n)
            else:
                keys = guide.keys()
                if self._all_keys:
                    yield from guide.refute(distance, but=keys)
                yield from guide.refute(distance - 1)
                yield from guide.prove(keys[0])
                self._found = guide.proof, keys if self._all_keys else keys[:1]
        except DisagreementError:
            return False
        self._guided = True
        self._refuted = distance - 1 if distance else self._n
        return True

    def _try_checks(self, n: int) -> Asking:
        """A mate by checks alone is found in one run, and most mates of two or three moves are.

        No shorter one is missed: of two moves, since only a check can mate in one; of three, since
        it is known then that there is none in two.
        """
        if self._all_keys:
            return
        self._search.asked += 1
        answers = yield RoundQuestions(by_checks=[(self._search.board, n)])
        by_length = answers.by_checks[0]
        if by_length:
            length = min(by_length)
            proof = by_length[length][0]
            self._refuted = length - 1
            self._found = proof, (proof.move,)


def _refuse_if_over(board: chess.Board, look: oracle.Look) -> None:
    if not look.moves:
        end = "checkmate" if look.in_check else "stalemate"
        raise ClausewitzError(f"the game is over: {SIDES[board.turn]} is in {end}")
