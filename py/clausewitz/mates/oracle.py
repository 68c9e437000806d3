"""Queries to clingo, in batches: legal moves, check, mate in one, mates by checks alone.

The programs are asp/confirm.lp, checks.lp, mate1.lp and mate2_checks.lp. Boards cross the
border as facts.
"""

import re
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import cache

import chess

from clausewitz import asp
from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.shared_facts import SharedFacts
from clausewitz.position.board import SIDES
from clausewitz.position.facts import move_from_asp

# So many positions share one ground call.
BATCH = 250

_TUPLE = re.compile(r"\((\d,\d,\d,\d,\w+)\)")


@dataclass(frozen=True, slots=True)
class Question:
    """A position, and the reply that led to it if the answer is to say whether that was legal."""

    board: chess.Board
    reply: chess.Move | None = None
    replying: bool = False
    """The side to move defends: whether it gives check does not matter."""


@dataclass(slots=True)
class OracleAnswer:
    """What clingo says of a position."""

    moves: list[chess.Move] = field(default_factory=list)
    """The legal moves, or those that mate at once."""
    may_check: set[chess.Move] = field(default_factory=set)
    """Those that may give check, a pawn's promotions being one move; all that do are here."""
    in_check: bool = False
    made: bool = False
    """The reply in question is legal."""


@dataclass(slots=True)
class RoundQuestions:
    """The questions of a round: a look at some positions, the mates of others, claims to confirm.

    `by_checks` are positions with 2 or 3, for mates in as many moves by checks alone.
    """

    looks: list[Question] = field(default_factory=list)
    mates: list[Question] = field(default_factory=list)
    by_checks: list[tuple[chess.Board, int]] = field(default_factory=list)
    claims: list[Question] = field(default_factory=list)


@dataclass(slots=True)
class RoundAnswers:
    """One for each question."""

    looks: list[OracleAnswer]
    mates: list[OracleAnswer]
    by_checks: list[dict[int, list[Proof]]]
    claims: list[OracleAnswer]


Rounds = Generator[RoundQuestions, RoundAnswers, None]
"""Yields the questions of a round, is sent their answers."""


def look(questions: Sequence[Question]) -> list[OracleAnswer]:
    """The legal moves of each position, which of them may give check, and whether it is check."""
    return _answers("checks.lp", questions)


def mating(questions: Sequence[Question]) -> list[OracleAnswer]:
    """The moves of each position that mate, by their names."""
    found = _answers("mate1.lp", questions)
    for one in found:
        one.moves.sort(key=chess.Move.uci)
    return found


def confirm(questions: Sequence[Question]) -> list[OracleAnswer]:
    """The legal moves of positions whose side to move replies, of the others those that mate."""
    return _answers("confirm.lp", questions)


def _answers(program: str, questions: Sequence[Question]) -> list[OracleAnswer]:
    found = [OracleAnswer() for _ in questions]
    for start in range(0, len(questions), BATCH):
        for atom in asp.answer(program, _text(questions[start : start + BATCH])):
            name, _, rest = atom.partition("(")
            about, _, number = rest[:-1].rpartition(",")
            one = found[start + int(number)]
            if name == "made":
                one.made = True
            elif name == "may_check":
                one.may_check.add(_move(about))
            elif name == "check":
                # A reply that is not legal may have left the other side in check.
                one.in_check |= about == SIDES[questions[start + int(number)].board.turn]
            else:  # a legal move, or key(1,(Row0,Col0,Row,Col,Promotion),T)
                one.moves.append(_move(about.removeprefix("1,(").removesuffix(")")))
    return found


def mating_by_checks(boards: Sequence[chess.Board], n: int) -> list[dict[int, list[Proof]]]:
    """The forced mates, by length up to `n` (2 or 3), in which every move of the attacker checks.

    Those of one move are all there are.
    """
    found: list[dict[int, list[Proof]]] = [{} for _ in boards]
    atoms = asp.answer(f"mate{n}_checks.lp", _text([Question(board) for board in boards]))
    lines: list[dict[chess.Move, Proof]] = [{} for _ in boards]
    keys = []
    for atom in sorted(atoms, key=len):  # a line before those that go on from it
        number = int(atom[:-1].rpartition(",")[2])
        moves = [_move(text) for text in _TUPLE.findall(atom)]
        if atom.startswith("key"):
            keys.append((number, int(atom[4]), moves[0]))
        else:
            _enter(lines[number], moves)
    for number, length, key in keys:
        proof = lines[number].get(key, Proof(key, {}))
        found[number].setdefault(length, []).append(proof)
    return found


def _enter(line: dict[chess.Move, Proof], moves: list[chess.Move]) -> None:
    """Add move, reply, move, … to the proofs that begin with each move."""
    key, reply, move, *rest = moves
    proof = line.setdefault(key, Proof(key, {}))
    answer = proof.replies.setdefault(reply, Proof(move, {}))
    if rest:
        _enter({move: answer}, [move, *rest])


@cache
def _move(text: str) -> chess.Move:
    """The move that "Row0,Col0,Row,Col,Promotion" stands for; the promotion may be left out."""
    return move_from_asp(*text.split(","))


def _text(questions: Sequence[Question]) -> str:
    """The facts of the positions, numbered from 0."""
    facts = SharedFacts()
    for number, question in enumerate(questions):
        facts.add_board(question.board, number)
        if question.replying:
            facts.add("replying(%)", number)
        if move := question.reply:
            row0, col0 = divmod(move.from_square, 8)
            row, col = divmod(move.to_square, 8)
            facts.add(f"reply({row0 + 1},{col0 + 1},{row + 1},{col + 1},%)", number)
    return facts.text()
