"""The question itself: is there a forced mate in at most so many moves?

The kernel finds the whole answer first, a proof or a refutation, and clingo confirms it, many
positions at a time. What the kernel does not decide in time, or clingo does not confirm, is left to
a search of clingo's own.
"""

import time
from collections.abc import Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING

import chess

from clausewitz.mates import oracle
from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.oracle import Question, RoundAnswers, RoundQuestions, Rounds
from clausewitz.mates.proof_number_search import ProofNumberSearch
from clausewitz.mates.verdict import By, Result, Verdict, refuse_nonsense
from clausewitz.position.board import seen_board

if TYPE_CHECKING:  # the kernel takes a while to load
    from clausewitz.mates.kernel_answer import KernelAnswer
    from clausewitz.mates.mate_claims import Claim

# The kernel has this share of the time to find the answer.
_KERNEL_SHARE = 0.5


class DisagreementError(Exception):
    """clingo says otherwise than the kernel: one of them has a bug."""


def prove(
    board: chess.Board,
    n: int,
    *,
    all_keys: bool = False,
    seconds: float | None = None,
    positions: int | None = None,
    checks_only: bool = False,
    by: By = By.ASP,
) -> Verdict:
    """The shortest forced mate in at most `n` moves of the side to move, or that there is none.

    `seconds` and `positions` (that clingo may be queried about) limit the search: the result is
    then "unknown". So it is with `checks_only`, which tries no other move of the attacker, where no
    mate is found. A position in which the game is over is an error. What is found `by` the kernel
    alone is not confirmed.
    """
    if by == By.KERNEL:
        from clausewitz.mates.kernel_answer import prove_by_kernel

        return prove_by_kernel(board, n, all_keys=all_keys, seconds=seconds)
    (verdict,) = prove_many(
        [board], n, all_keys=all_keys, seconds=seconds, positions=positions, checks_only=checks_only
    )
    return verdict


def prove_many(
    boards: Sequence[chess.Board],
    n: int | Sequence[int],
    *,
    all_keys: bool = False,
    seconds: float | None = None,
    positions: int | None = None,
    checks_only: bool = False,
) -> list[Verdict]:
    """As `prove`, for many boards side by side: they share the runs of clingo.

    `n` is for all of them or one for each. `seconds` are for all together, `positions` for each.
    """
    end = None if seconds is None else time.monotonic() + seconds
    each = None if seconds is None else seconds * _KERNEL_SHARE / max(1, len(boards))
    lengths = [n] * len(boards) if isinstance(n, int) else n
    for board, length in zip(boards, lengths, strict=True):
        refuse_nonsense(board, length)
    provers = [
        _Prover(seen_board(board), length, all_keys, positions, checks_only, each)
        for board, length in zip(boards, lengths, strict=True)
    ]
    waiting = {prover: prover.start() for prover in provers}
    while waiting := {prover: q for prover, q in waiting.items() if q is not None}:
        if end is not None and time.monotonic() > end:
            break
        answers = _answer(list(waiting.values()))
        waiting = {p: p.go_on(a) for p, a in zip(waiting, answers, strict=True)}
    return [prover.verdict().of(board) for prover, board in zip(provers, boards, strict=True)]


def _answer(waiting: Sequence[RoundQuestions | None]) -> list[RoundAnswers]:
    """The oracle's answers about all positions at once."""
    rounds = [questions for questions in waiting if questions is not None]
    looks = iter(oracle.look([one for questions in rounds for one in questions.looks]))
    mates = iter(oracle.mating([one for questions in rounds for one in questions.mates]))
    claims = iter(oracle.confirm([one for questions in rounds for one in questions.claims]))
    by_checks = {
        n: iter(oracle.mating_by_checks(boards, n))
        for n in (2, 3)
        if (boards := [board for questions in rounds for board, m in questions.by_checks if m == n])
    }
    return [
        RoundAnswers(
            [next(looks) for _ in questions.looks],
            [next(mates) for _ in questions.mates],
            [next(by_checks[n]) for _, n in questions.by_checks],
            [next(claims) for _ in questions.claims],
        )
        for questions in rounds
    ]


class _Prover:
    """The answer for one position, a round of questions at a time."""

    def __init__(
        self,
        board: chess.Board,
        n: int,
        all_keys: bool,
        positions: int | None,
        checks_only: bool,
        kernel_seconds: float | None,
    ) -> None:
        self._n = n
        self._all_keys = all_keys
        self._positions = positions
        self._checks_only = checks_only
        self._kernel_seconds = kernel_seconds
        self._search = ProofNumberSearch(board, checks_only)
        self._claimed = 0
        self._refuted = 0
        self._shortest_by = By.ASP
        self._found: tuple[Proof, tuple[chess.Move, ...]] | None = None
        self._rounds = self._run()

    def start(self) -> RoundQuestions | None:
        return next(self._rounds, None)

    def go_on(self, answers: RoundAnswers) -> RoundQuestions | None:
        """The questions of the next round, if there is one."""
        try:
            questions = self._rounds.send(answers)
        except StopIteration:
            return None
        return None if self._positions is not None and self._left <= 0 else questions

    @property
    def _queried(self) -> int:
        return self._search.queried + self._claimed

    @property
    def _left(self) -> int:
        """How many more positions clingo may be queried about."""
        return oracle.BATCH if self._positions is None else self._positions - self._queried

    def verdict(self) -> Verdict:
        board, queried = self._search.board, self._queried
        if self._found:
            (proof, keys), by = self._found, self._shortest_by
            return Verdict(board, "mate", proof.length, proof, keys, queried, by, self._all_keys)
        decided = self._refuted == self._n and not self._checks_only
        result: Result = "none" if decided else "unknown"
        return Verdict(board, result, self._refuted, asked=queried, all_keys=self._all_keys)

    def _run(self) -> Rounds:
        if not self._checks_only:
            from clausewitz.mates.kernel_answer import PATIENCE, kernel_answer

            seconds = PATIENCE if self._kernel_seconds is None else self._kernel_seconds
            answer = kernel_answer(self._search.board, self._n, seconds, self._all_keys)
            if answer.distance is not None:
                try:
                    yield from self._confirm_all(answer, answer.distance)
                    return
                except DisagreementError:
                    self._found = None
        yield from self._search_alone()

    def _confirm_all(self, answer: "KernelAnswer", distance: int) -> Rounds:
        """Confirm what the kernel found: the mate, then that none is shorter."""
        from clausewitz.mates.mate_claims import Claims

        board, claims = self._search.board, Claims(answer.search)
        keys = tuple(proof.move for proof in answer.proofs)
        refuted = distance - 1 if distance else self._n
        proofs = (claims.of_proof(board, proof) for proof in answer.proofs)
        absence = [claims.of_refutation(board, refuted)]
        if self._all_keys and distance:
            absence.append(claims.of_refutation(board, distance, but=keys))
        stream = chain(chain.from_iterable(proofs), [None], *absence)
        while batch := list(islice(stream, max(1, self._left))):
            yield from self._confirm([claim for claim in batch if claim is not None])
            if None in batch and distance:
                self._found = answer.proofs[0], keys
                self._shortest_by = By.KERNEL
        self._shortest_by = By.ASP
        self._refuted = refuted

    def _confirm(self, claims: "list[Claim]") -> Rounds:
        if claims:
            answers = yield RoundQuestions(claims=[claim.question for claim in claims])
            self._claimed += len(claims)
            pairs = zip(claims, answers.claims, strict=True)
            if not all(claim.holds(answer) for claim, answer in pairs):
                raise DisagreementError

    def _search_alone(self) -> Rounds:
        """The answer without a guide: mates of one move, of two, and so on."""
        search = self._search
        if self._n == 2:
            yield from self._try_checks(2)
            if self._found:
                return
        answers = yield RoundQuestions([Question(search.board)], [Question(search.board)])
        search.remember(answers.looks[0], answers.mates[0].moves)
        for moves in range(1, self._n + 1):
            root = search.root(moves)
            # Those who ask for a mate in n often know that there is one, and none before.
            yield from search.decide(root, wide=moves < self._n)
            if root.proof == 0:
                if self._all_keys:
                    yield from search.keys(root)
                self._found = search.proof(root), tuple(search.proved_moves(root))
                return
            self._refuted = moves

    def _try_checks(self, n: int) -> Rounds:
        """A mate by checks alone is found in one run, and most mates of two or three moves are.

        No shorter one is missed: of two moves, since only a check can mate in one; of three, since
        it is known then that there is none in two.
        """
        if self._all_keys:
            return
        self._search.queried += 1
        answers = yield RoundQuestions(by_checks=[(self._search.board, n)])
        by_length = answers.by_checks[0]
        if by_length:
            length = min(by_length)
            proof = by_length[length][0]
            self._found = proof, (proof.move,)
