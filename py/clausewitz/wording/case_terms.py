"""Boards, moves, clauses and proofs as the text of Prolog terms: see logic/english/cases.pl."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

import chess

from clausewitz.clauses import Argument, Clause, Literal, Text, Variable, write_term
from clausewitz.position.board import SIDES
from clausewitz.position.notation import Notation

_EMPTY = str.maketrans({str(number): "." * number for number in range(1, 9)})
_current = ContextVar("notation", default=Notation.SAN)


@contextmanager
def writing(notation: Notation) -> Iterator[None]:
    """Meanwhile moves are written so, wherever nothing else is said."""
    before = _current.set(notation)
    try:
        yield
    finally:
        _current.reset(before)


def current_notation() -> Notation:
    return _current.get()


def written_move(board: chess.Board, move: chess.Move) -> str:
    """A move as it is written now."""
    return board.san(move) if current_notation() is Notation.SAN else move.uci()


class WrittenLines:
    """Lines of moves as text, each written once: several proofs may speak of one line."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self._written: dict[tuple[int, tuple[chess.Move, ...]], str] = {}
        self._held: list[chess.Board] = []

    def term(
        self, start: chess.Board, moves: tuple[chess.Move, ...], before: chess.Move | None
    ) -> str:
        key = id(start), moves
        if key not in self._written:
            self._held.append(start)  # so that no other board gets its id
            self._written[key] = self._line(start, moves)
        led = f"from({_squares(before)})" if before else "none"
        return f"{self._written[key]},{led})"

    def _line(self, start: chess.Board, moves: Sequence[chess.Move]) -> str:
        board = start.copy(stack=False)
        boards, texts = [squares_term(board)], []
        for move in moves:
            san = board.san_and_push(move)
            text = san if self._notation is Notation.SAN else move.uci()
            mark = {"#": "mate", "+": "check"}.get(san[-1], "none")
            texts.append(f'move({_squares(move)},"{text}",{mark})')
            boards.append(squares_term(board))
        side = SIDES[start.turn]
        played = f"moves({','.join(texts)})" if texts else "moves"
        return f"line({start.fullmove_number},{side},boards({','.join(boards)}),{played}"


def _squares(move: chess.Move) -> str:
    return f"{chess.SQUARE_NAMES[move.from_square]},{chess.SQUARE_NAMES[move.to_square]}"


def squares_term(board: chess.Board) -> str:
    """The 64 squares, a1 first."""
    ranks = board.board_fen().translate(_EMPTY).split("/")
    return f'"{"".join(reversed(ranks))}"'


def proof_term(values: Mapping[str, str | int]) -> str:
    """Variable=value, …; what a clause calls _Square is Square."""
    pairs = (f"'{name.lstrip('_')}'={write_term(value)}" for name, value in values.items())
    return f"[{','.join(pairs)}]"


def clause_term(clause: Clause) -> str:
    """clause(Head, Literals), with variables v('Name')."""
    body = ",".join(map(literal_term, clause.body))
    return f"clause({literal_term(clause.head)},[{body}])"


def literal_term(literal: Literal) -> str:
    arguments = ",".join(map(_argument, literal.arguments))
    name = write_term(literal.predicate)
    return f"{chr(92)}+ {name}({arguments})" if literal.negated else f"{name}({arguments})"


def _argument(argument: Argument) -> str:
    if not isinstance(argument, Variable):
        return write_term(argument)
    return "v('_')" if argument.anonymous else f"v('{argument.name.lstrip('_')}')"


def words_term(english: str | None, phrases: Mapping[tuple[str, int], str]) -> str:
    """The user's own words."""
    return f"words({Text(english) if english else 'none'},{phrases_term(phrases)})"


def phrases_term(phrases: Mapping[tuple[str, int], str]) -> str:
    parts = (
        f"phrase({write_term(name)}/{arity},{Text(words)})"
        for (name, arity), words in phrases.items()
    )
    return f"[{','.join(parts)}]"
