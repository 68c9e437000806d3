"""A tactic and a position give suggestions: legal moves, each with its proof."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause, Literal, Tactic, Theory, write_term
from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import after_move, fen_of
from clausewitz.prolog import BATCH, INFERENCES, STOPPED, PrologLimitError, prolog
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import in_words, too_long
from clausewitz.wording import ReasonCase, reason_texts
from clausewitz.wording.proof_order import best_first

# Words that make a move or say that it is legal, without and with what a pawn becomes.
_MOVE = {("legal_move", 3), ("make_move", 4)}
_PROMOTION = {("legal_move", 4), ("make_move", 5)}

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
        """The input of the grammar."""
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
    return reason_texts([suggestion.reason_case for suggestion in suggestions])


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
    loaded = _LoadedTactics.of(theories)
    answers = _ask("suggestions", boards, loaded, inferences)
    return [
        _suggestions(board, loaded, lines, inferences)
        for board, lines in zip(boards, answers, strict=True)
    ]


def proposals(
    boards: Iterable[chess.Board], theory: Theory, inferences: int = INFERENCES
) -> list[list[set[str]]]:
    """For each board and tactic, the moves (e2e4) it proposes: no proofs, so far quicker."""
    boards = list(boards)
    loaded = _LoadedTactics.of([theory])
    found: list[list[set[str]]] = []
    for board, lines in zip(boards, _ask("proposals", boards, loaded, inferences), strict=True):
        moves: list[set[str]] = [set() for _ in theory.tactics]
        for line in lines:
            number, squares = line.split()
            if squares in STOPPED:
                raise loaded.too_long(int(number), board, inferences, squares)
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
                    why = "needs too much memory" if limit == "memory" else "took too long"
                    clause = clauses[int(number)]
                    where = f"{own.source}:{clause.line}: " if own and clause.line else ""
                    what = f"{where}{why}: {clause}"
                    raise PrologLimitError(f"{what} ({in_words(inferences)} steps)")
                if limit and stopped is not None:
                    stopped.add(int(number))
                held[int(number), place] = not limit
    return held


def tried_lines_by_prolog(
    clauses: Sequence[Clause],
    lines: Sequence[MoveLine],
    own: Theory | None = None,
    inferences: int = INFERENCES,
    stopped: set[int] | None = None,
) -> NDArray[np.bool_]:
    """For each clause name(Line), just as it is written, which of the lines it holds of.

    What the clauses call beside the vocabulary is in `own`. A line that cannot be played is an
    error: line_cases says which can. So is a clause that takes too long, unless `stopped` is
    given: then its number is put there.
    """
    inputs = [line_input(line) for line in lines]
    return tried(clauses, "line_trials", inputs, own, inferences, stopped)


def line_input(line: MoveLine) -> str:
    """A line as the services of the bridge read it."""
    return f"{0 if line.after_a_move else 1} {','.join(line.moves)} {line.fen}"


def _trial(number: int, clause: Clause) -> str:
    head = ", ".join(map(str, clause.head.arguments))
    body = ", ".join(map(str, clause.body))
    return f"'$trial'({number}). '$trial'({number}, {head}) :- {body}."


@dataclass(frozen=True, slots=True)
class _LoadedTactics:
    """The tactics of theories that Prolog has loaded, by number, and the modules they are in."""

    tactics: list[tuple[Theory, Tactic]]
    modules: list[str]

    @classmethod
    def of(cls, theories: Sequence[Theory]) -> "_LoadedTactics":
        tactics: list[tuple[Theory, Tactic]] = []
        modules: list[str] = []
        for theory in theories:
            if not theory.tactics:
                raise ClausewitzError(f"{theory.source}: there is no tactic in it")
            modules.append(enter_theory(theory, len(tactics)))
            tactics += [(theory, tactic) for tactic in theory.tactics]
        return cls(tactics, modules)

    def too_long(
        self, number: int, board: chess.Board, inferences: int, why: str
    ) -> PrologLimitError:
        theory, tactic = self.tactics[number]
        name = f"{theory.source}:{tactic.clauses[0].line}: {tactic.name}"
        return PrologLimitError(too_long(name, fen_of(board), inferences, why))


def _ask(
    service: str, boards: list[chess.Board], loaded: _LoadedTactics, inferences: int
) -> list[list[str]]:
    if not loaded.modules:
        return [[] for _ in boards]
    return prolog().blocks(service, f"{','.join(loaded.modules)} {inferences}", map(fen_of, boards))


def enter_theory(theory: Theory, first: int = 0) -> str:
    """Compile a checked theory into a Prolog module of its own; answer the module's name.

    Its tactics have numbers from `first` on.
    """
    clauses = [*map(str, theory.clauses()), *_proof_clauses(theory, first)]
    module = "theory_" + hashlib.sha256("\n".join(clauses).encode()).hexdigest()[:16]
    prolog().enter_clauses(module, clauses)
    return module


def _proof_clauses(theory: Theory, first: int) -> Iterable[str]:
    """Each tactic clause once more, with the bindings that prove it as an answer.

    The move that it proposes is made before any clause is tried (bridge.pl), so what its body says
    of that stands in the head.
    """
    for number, tactic in enumerate(theory.tactics, first):
        yield f"'$tactic'({number})."
        for place, clause in enumerate(tactic.clauses):
            own = _own_move(clause)
            head = ", ".join(map(str, clause.head.arguments))
            witnesses = ", ".join(map(str, clause.witnesses))
            body = ", ".join(str(literal) for literal in clause.body if literal is not own)
            arguments = f"{number}, {place}, {head}, {_said_of_move(own)}, [{witnesses}]"
            yield f"'$suggestion'({arguments}) :- {body or 'true'}."


def _own_move(clause: Clause) -> Literal | None:
    """The literal that makes the proposed move, or says that it is legal: that which says most."""
    position, origin, target = clause.head.arguments
    found = [
        literal
        for literal in clause.body
        if not literal.negated
        and (literal.key in _PROMOTION or literal.key in _MOVE)
        and literal.arguments[:2] == (origin, target)
        and literal.arguments[3 if literal.key in _PROMOTION else 2] == position
    ]
    return max(found, key=lambda own: (own.key in _PROMOTION, len(own.arguments)), default=None)


def _said_of_move(own: Literal | None) -> str:
    """What a pawn becomes, usual where nothing is said of it, and the position after the move."""
    said = f"as({write_term(own.arguments[2])})" if own and own.key in _PROMOTION else "usual"
    makes = own is not None and own.predicate == "make_move"
    return f"{said}, {own.arguments[-1] if own and makes else '_'}"


def _suggestions(
    board: chess.Board, loaded: _LoadedTactics, lines: list[str], inferences: int
) -> list[Suggestion]:
    answers = [line.split() for line in lines]
    for number, place, *_ in answers:
        if place in STOPPED:
            raise loaded.too_long(int(number), board, inferences, place)
    proofs: dict[tuple[int, str], list[tuple[int, Proof]]] = {}
    witnesses: dict[tuple[str, str], list[str]] = {}
    # Prolog tries all clauses on one move after the other; here the first clause comes first.
    for number, place, uci, *bindings in sorted(
        answers, key=lambda line: (int(line[0]), int(line[1]))
    ):
        if (names := witnesses.get((number, place))) is None:
            clause = loaded.tactics[int(number)][1].clauses[int(place)]
            names = witnesses[number, place] = [variable.name for variable in clause.witnesses]
        found = proofs.setdefault((int(number), uci), [])
        found.append((int(place), dict(zip(names, bindings, strict=True))))
    moves = {uci: chess.Move.from_uci(uci) for uci in {uci for _, uci in proofs}}
    after = {uci: after_move(board, move) for uci, move in moves.items()}
    found_by = ((loaded.tactics[number][1], uci, found) for (number, uci), found in proofs.items())
    return [
        _suggestion(board, tactic, moves[uci], after[uci], found) for tactic, uci, found in found_by
    ]


def _suggestion(
    board: chess.Board,
    tactic: Tactic,
    move: chess.Move,
    after: chess.Board,
    found: list[tuple[int, Proof]],
) -> Suggestion:
    ordered = best_first(after, _different(proof for _, proof in found))
    place = next(place for place, proof in found if proof == ordered[0])
    return Suggestion(tactic, tactic.clauses[place], board, move, tuple(ordered))


def _different(proofs: Iterable[Proof]) -> tuple[Proof, ...]:
    """One proof per set of values: forking a and b is forking b and a."""
    by_values: dict[frozenset[str], Proof] = {}
    for proof in proofs:
        by_values.setdefault(frozenset(proof.values()), proof)
    return tuple(by_values.values())
