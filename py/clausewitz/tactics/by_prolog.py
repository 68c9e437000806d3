"""A tactic and a position give suggestions: legal moves, each with its proof."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.board import after_move, fen_of
from clausewitz.clauses import Clause, Tactic, Theory, write_term
from clausewitz.errors import ClausewitzError
from clausewitz.limits import in_words, too_long
from clausewitz.prolog import BATCH, INFERENCES, PrologLimitError, prolog
from clausewitz.wording import ReasonCase, tell
from clausewitz.wording.proof_order import best_first

# Words of the vocabulary that hold of legal moves only: word(From, To, Position, …).
_LEGAL = {"legal_move", "make_move", "captures", "promotes"}

_TRIALS = "trials"
"""The Prolog module that holds the clauses under test."""

Proof = dict[str, str]
"""The bindings of a clause's variables beside From and To."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move that a tactic proposes in a position. The first proof is the one explained: that with
    the dearest pieces."""

    tactic: Tactic
    clause: Clause
    board: chess.Board
    move: chess.Move
    proofs: tuple[Proof, ...]

    @property
    def bindings(self) -> Proof:
        return self.proofs[0]

    @property
    def san(self) -> str:
        return self.board.san(self.move)

    @property
    def english(self) -> str:
        return in_english([self])[0]

    @property
    def reason_case(self) -> ReasonCase:
        """What the grammar is told of it."""
        tactic, (first, *others) = self.tactic, self.proofs
        return ReasonCase(
            tactic.name,
            self.board,
            (self.move,),
            first,
            self.clause,
            tactic.english,
            tactic.phrases,
            others=tuple(proof for proof in others if proof.keys() == first.keys()),
        )

    def as_dict(self) -> dict[str, Any]:
        """For machines; moves are UCI."""
        return {
            "tactic": self.tactic.name,
            "move": self.move.uci(),
            "san": self.san,
            "english": self.english,
            "bindings": self.bindings,
            "proofs": self.proofs,
            "clause": str(self.clause),
        }


def in_english(suggestions: Sequence[Suggestion]) -> list[str]:
    """A sentence for each: many at once are far quicker than one by one."""
    return tell([suggestion.reason_case for suggestion in suggestions])


def suggest(
    board: chess.Board, theories: Sequence[Theory], inferences: int = INFERENCES
) -> list[Suggestion]:
    """All that the theories propose, in the order of their tactics."""
    return suggest_all([board], theories, inferences)[0]


def suggest_all(
    boards: Iterable[chess.Board], theories: Sequence[Theory], inferences: int = INFERENCES
) -> list[list[Suggestion]]:
    """The suggestions for each board. The meaning is the Prolog text, run by SWI-Prolog."""
    boards = list(boards)
    found: list[list[Suggestion]] = [[] for _ in boards]
    for theory in theories:
        for suggestions, more in zip(found, _by_theory(boards, theory, inferences), strict=True):
            suggestions += more
    return found


def proposals(
    boards: Iterable[chess.Board], theory: Theory, inferences: int = INFERENCES
) -> list[list[set[str]]]:
    """For each board and tactic, the moves (e2e4) it proposes: no proofs, so far quicker."""
    boards = list(boards)
    found: list[list[set[str]]] = []
    for board, lines in zip(boards, _ask("proposals", boards, theory, inferences), strict=True):
        moves: list[set[str]] = [set() for _ in theory.tactics]
        for line in lines:
            number, squares = line.split()
            if squares == "limit":
                raise _too_long(theory, int(number), board, inferences)
            moves[int(number)].add(squares)
        found.append(moves)
    return found


def tried(
    clauses: Sequence[Clause],
    service: str,
    inputs: Sequence[str],
    own: Theory | None = None,
    inferences: int = INFERENCES,
    stopped: set[int] | None = None,
) -> NDArray[np.bool_]:
    """For each clause, just as it is written, which of the inputs of a service it holds of.

    The service is one that tries the clauses of a module on moves or lines: see bridge.pl. A clause
    that takes too long is an error, or, where `stopped` is given, its number is put there.
    """
    trials = [_trial(number, clause) for number, clause in enumerate(clauses)]
    prolog().enter_clauses(_TRIALS, [*map(str, own.clauses() if own else ()), *trials])
    held = np.zeros((len(clauses), len(inputs)), np.bool_)
    header = f"{_TRIALS} {inferences}"
    for start in range(0, len(inputs), BATCH):
        text = "\n".join([header, *inputs[start : start + BATCH]])
        for place, answer in enumerate(prolog().service(service, text).splitlines(), start):
            for word in answer.split():
                number, _, limit = word.partition(":")
                if limit and stopped is None:
                    what = f"took too long: {clauses[int(number)]}"
                    raise PrologLimitError(f"{what} ({in_words(inferences)} steps)")
                if limit and stopped is not None:
                    stopped.add(int(number))
                held[int(number), place] = not limit
    return held


def _trial(number: int, clause: Clause) -> str:
    head = ", ".join(map(str, clause.head.arguments))
    body = ", ".join(map(str, clause.body))
    return f"'$trial'({number}). '$trial'({number}, {head}) :- {body}."


def _by_theory(
    boards: list[chess.Board], theory: Theory, inferences: int
) -> list[list[Suggestion]]:
    answers = _ask("suggestions", boards, theory, inferences)
    return [
        _suggestions(board, theory, lines, inferences)
        for board, lines in zip(boards, answers, strict=True)
    ]


def _ask(
    service: str, boards: list[chess.Board], theory: Theory, inferences: int
) -> list[list[str]]:
    if not theory.tactics:
        raise ClausewitzError(f"{theory.source}: there is no tactic in it")
    module = enter_theory(theory)
    return prolog().blocks(service, f"{module} {inferences}", map(fen_of, boards))


def _too_long(theory: Theory, number: int, board: chess.Board, inferences: int) -> PrologLimitError:
    name = f"{theory.source}: {theory.tactics[number].name}"
    return PrologLimitError(too_long(name, fen_of(board), inferences))


def enter_theory(theory: Theory) -> str:
    """Compile a checked theory into a Prolog module of its own; answer the module's name."""
    clauses = [*map(str, theory.clauses()), *_proof_clauses(theory)]
    module = "theory_" + hashlib.sha256("\n".join(clauses).encode()).hexdigest()[:16]
    prolog().enter_clauses(module, clauses)
    return module


def _proof_clauses(theory: Theory) -> Iterable[str]:
    """Each tactic clause once more, with the bindings that prove it as an answer."""
    for number, tactic in enumerate(theory.tactics):
        yield f"'$tactic'({number})."
        for place, clause in enumerate(tactic.clauses):
            head = ", ".join(map(str, clause.head.arguments))
            becomes = _promotion(clause)
            witnesses = ", ".join(map(str, clause.witnesses))
            body = ", ".join(map(str, clause.body))
            arguments = f"{number}, {place}, {head}, {becomes}, [{witnesses}]"
            yield f"'$suggestion'({arguments}) :- {body}."


def _promotion(clause: Clause) -> str:
    """What the clause says that a moving pawn becomes; usual, where it does not say.

    Or unchecked, where the clause does not even say that the move is a legal one.
    """
    position, origin, target = clause.head.arguments
    said = [literal for literal in clause.body if not literal.negated]
    for literal in said:
        match literal.predicate, literal.arguments:
            case "make_move", (o, t, promotion, p, _) if (o, t, p) == (origin, target, position):
                return write_term(promotion)
            case "legal_move", (o, t, promotion, p) if (o, t, p) == (origin, target, position):
                return write_term(promotion)
    says_legal = any(
        literal.predicate in _LEGAL and literal.arguments[:3] == (origin, target, position)
        for literal in said
    )
    return "usual" if says_legal else "unchecked"


def _suggestions(
    board: chess.Board, theory: Theory, lines: list[str], inferences: int
) -> list[Suggestion]:
    proofs: dict[tuple[int, str], list[tuple[int, Proof]]] = {}
    for line in lines:
        number, place, *values = line.split()
        tactic = theory.tactics[int(number)]
        if place == "limit":
            raise _too_long(theory, int(number), board, inferences)
        uci, *bindings = values
        names = [variable.name for variable in tactic.clauses[int(place)].witnesses]
        found = proofs.setdefault((int(number), uci), [])
        found.append((int(place), dict(zip(names, bindings, strict=True))))
    return [
        _suggestion(board, theory.tactics[number], uci, found)
        for (number, uci), found in proofs.items()
    ]


def _suggestion(
    board: chess.Board, tactic: Tactic, uci: str, found: list[tuple[int, Proof]]
) -> Suggestion:
    move = chess.Move.from_uci(uci)
    proofs = _different(proof for _, proof in found)
    ordered = best_first(after_move(board, move), proofs)
    place = next(place for place, proof in found if proof == ordered[0])
    return Suggestion(tactic, tactic.clauses[place], board, move, tuple(ordered))


def _different(proofs: Iterable[Proof]) -> tuple[Proof, ...]:
    """One proof per set of values: forking a and b is forking b and a."""
    by_values: dict[frozenset[str], Proof] = {}
    for proof in proofs:
        by_values.setdefault(frozenset(proof.values()), proof)
    return tuple(by_values.values())
