"""One position, four statements of the rules: what they say must be the same."""

import re
from collections.abc import Callable, Iterable, Sequence

import chess

from agree.clause_maker import clauses, theory_of
from clausewitz import asp, kernel
from clausewitz.clauses import Clause
from clausewitz.matching.legal_cases import cases_of
from clausewitz.matching.tactic_network import matches
from clausewitz.play import rules
from clausewitz.play.rules import By
from clausewitz.position.facts import asp_facts
from clausewitz.prolog import PrologLimitError, prolog
from clausewitz.tactics.by_prolog import proposals

OTHERS = (By.PROLOG, By.ASP, By.KERNEL)
PATIENCE = 2_000_000
"""Inferences that a random clause may take Prolog on one position."""


def move_disagreements(boards: Sequence[chess.Board], by: By) -> list[str]:
    """The positions where legal moves differ from python-chess's, each with the difference."""
    return _not_python_moves(boards, by, rules.legal_moves(boards, by))


def encoding_disagreements(boards: Sequence[chess.Board], encoding: asp.Encoding) -> list[str]:
    """The same for one of the two programs of ASP."""
    return _not_python_moves(boards, encoding, asp.legal_moves_batch(boards, encoding))


def _not_python_moves(
    boards: Sequence[chess.Board], who: str, found: Sequence[Sequence[chess.Move]]
) -> list[str]:
    expected = rules.legal_moves(boards, By.PYTHON)
    return [
        f"{who} on {known.board.fen()}: {set(moves) ^ set(known) or 'repeated moves'}"
        for known, moves in zip(expected, found, strict=True)
        if tuple(moves) != known.moves
    ]


def attack_disagreements(boards: Sequence[chess.Board], by: By) -> list[str]:
    """The positions where the squares that pieces bear on differ from python-chess's."""
    found = zip(boards, map(_python_attacks, boards), _ATTACKS[by](boards), strict=True)
    return [
        f"{by} on {board.fen()}: {sorted(pairs ^ known)}"
        for board, known, pairs in found
        if pairs != known
    ]


def clause_disagreements(
    boards: Sequence[chess.Board], number: int, seed: int
) -> tuple[int, list[str]]:
    """Try random clauses by kernel and by Prolog: so many that match something, and all on the way.

    A few of them would take Prolog minutes; these are passed over. Returns how many were compared
    in all, and those on which the two disagree.
    """
    cases = cases_of(boards)
    compared = matching = 0
    found: list[str] = []
    for clause, matched in clauses(cases, seed):
        try:
            proposed = _by_prolog(boards, clause)
        except PrologLimitError:
            continue
        compared += 1
        matching += matched
        held = map(int, matches(clause, cases).nonzero()[0])
        by_kernel = {(cases.position(case), cases.move(case)) for case in held}
        if by_kernel != proposed:
            found.append(f"{clause}: {sorted(by_kernel ^ proposed)[:3]}")
        if matching == number:
            break
    return compared, found


def _by_prolog(boards: Sequence[chess.Board], clause: Clause) -> set[tuple[int, str]]:
    by_board = proposals(boards, theory_of([clause]), PATIENCE)
    return {(position, move) for position, [moves] in enumerate(by_board) for move in moves}


def _python_attacks(board: chess.Board) -> set[str]:
    return _pairs((origin, board.attacks(origin)) for origin in board.piece_map())


def _kernel_attacks(boards: Sequence[chess.Board]) -> list[set[str]]:
    found = []
    for board in boards:
        row = kernel.from_board(board)
        found.append(
            _pairs((o, chess.SquareSet(kernel.attacks(row, o))) for o in board.piece_map())
        )
    return found


def _prolog_attacks(boards: Sequence[chess.Board]) -> list[set[str]]:
    return prolog().relation("controls", boards)


def _asp_attacks(boards: Sequence[chess.Board]) -> list[set[str]]:
    """guarded(Row, Col, Row0, Col0, Colour, T): the second square bears on the first."""
    found = []
    for board in boards:
        atoms = asp.answer("attacks.lp", asp_facts(board))
        squares = (re.findall(r"\d", atom)[:4] for atom in atoms if atom.startswith("guarded"))
        found.append({_name(r0, c0) + _name(r, c) for r, c, r0, c0 in squares})
    return found


def _name(row: str, col: str) -> str:
    return chess.square_name(chess.square(int(col) - 1, int(row) - 1))


_ATTACKS: dict[By, Callable[[Sequence[chess.Board]], list[set[str]]]] = {
    By.KERNEL: _kernel_attacks,
    By.PROLOG: _prolog_attacks,
    By.ASP: _asp_attacks,
}


def _pairs(attacks: Iterable[tuple[chess.Square, chess.SquareSet]]) -> set[str]:
    return {
        chess.square_name(origin) + chess.square_name(target)
        for origin, targets in attacks
        for target in targets
    }
