"""Every word that a user reads about a tactic is chosen here."""

import re
from collections.abc import Iterator, Mapping

import chess

from clausewitz.board import after_move, squares_in
from clausewitz.clauses import Argument, Clause, Literal, Tactic, Variable, vocabulary

# Said by the move itself, or by the two squares having two names.
_UNSAID = {"make_move", "legal_move", "different_pos"}

Bindings = Mapping[str, str]
Phrases = Mapping[tuple[str, int], str]
"""The English of helpers, with {1}, {2}, … for their arguments."""
_Known = dict[Argument, str]
_Boards = dict[Argument, chess.Board]


def explain(
    tactic: Tactic, clause: Clause, board: chess.Board, move: chess.Move, bindings: Bindings
) -> str:
    """Why the tactic proposes the move, as an English sentence."""
    position, origin, target = clause.head.variables
    known: _Known = {origin: chess.square_name(move.from_square)}
    known[target] = chess.square_name(move.to_square)
    known |= {Variable(name): value for name, value in bindings.items()}
    boards = _boards(clause, position, board, known)
    speaker = _Speaker(clause, known, boards, tactic.phrases)
    text = tactic.english
    sentence = speaker.from_template(text) if text else speaker.from_literals()
    return sentence[:1].upper() + sentence[1:]


def read_clause(clause: Clause, phrases: Phrases | None = None) -> str:
    """The clause in English, with its variables as names; helpers may have phrases of their own."""
    parts = [
        phrase(
            literal,
            [str(argument).lstrip("_") or "something" for argument in literal.arguments],
            clause,
            phrases or {},
        )
        for literal in clause.body
    ]
    return f"{clause.head.predicate}: " + "; ".join(parts) + "."


def _boards(clause: Clause, position: Variable, board: chess.Board, known: _Known) -> _Boards:
    """The board behind each position variable that a move of the clause leads to."""
    boards: _Boards = {position: board}
    for literal in clause.body:
        if literal.predicate != "make_move" or literal.negated:
            continue
        origin, target, *promotion, before, after = literal.arguments
        if before in boards and origin in known and target in known:
            becomes = [str(known.get(argument, argument)) for argument in promotion]
            boards[after] = _after(boards[before], known[origin], known[target], *becomes)
    return boards


def _after(
    board: chess.Board, origin: str, target: str, promotion: str | None = None
) -> chess.Board:
    kind = chess.PIECE_NAMES.index(promotion) if promotion in chess.PIECE_NAMES[1:] else None
    start, end = squares_in(origin + target)
    return after_move(board, board.find_move(start, end, kind))


class _Speaker:
    """Names the things a clause speaks of: a square by the piece that stands there."""

    def __init__(self, clause: Clause, known: _Known, boards: _Boards, phrases: Phrases) -> None:
        self.clause, self.known, self.boards, self.phrases = clause, known, boards, phrases

    def from_template(self, text: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda match: self.name(Variable(match[1])), text)

    def from_literals(self) -> str:
        return ("; ".join(self.spoken()) or "it is a legal move") + "."

    def spoken(self) -> Iterator[str]:
        for literal in self.clause.body:
            if literal.negated or literal.predicate not in _UNSAID:
                names = [self.name(a, self.board_of(literal)) for a in literal.arguments]
                yield phrase(literal, names, self.clause, self.phrases)

    def board_of(self, literal: Literal) -> chess.Board | None:
        return next((self.boards[a] for a in literal.arguments if a in self.boards), None)

    def name(self, argument: Argument, board: chess.Board | None = None) -> str:
        value = str(self.known.get(argument, argument))
        if isinstance(argument, Variable) and self.clause.types.get(argument) == "square":
            return _piece_on(board or self.usual_board(argument), value)
        return value

    def usual_board(self, variable: Variable) -> chess.Board:
        """The first board that the clause looks for it on, where what is taken is still there."""
        position, origin, target = self.clause.head.variables
        boards = [
            self.board_of(literal)
            for literal in self.clause.body
            if variable in literal.arguments and literal.predicate != "make_move"
        ]
        found = [b for b in boards if b is not None]
        if variable == origin or (variable != target and not found):
            return self.boards[position]
        return found[0] if found else list(self.boards.values())[-1]


def _piece_on(board: chess.Board, square: str) -> str:
    if square not in chess.SQUARE_NAMES:
        return square
    piece = board.piece_at(chess.parse_square(square))
    return f"the {chess.piece_name(piece.piece_type)} on {square}" if piece else square


def phrase(literal: Literal, names: list[str], clause: Clause, phrases: Phrases) -> str:
    """What a literal of a clause says of things with these names."""
    signature = vocabulary().get(literal.key)
    given = phrases.get(literal.key) if signature is None else signature.english
    if given is None:
        text = _plain_words(literal, names, clause)
    else:
        text = re.sub(r"\{(\d)\}", lambda match: names[int(match[1]) - 1], given.rstrip("."))
    return f"it is not so that {text}" if literal.negated else text


def _plain_words(literal: Literal, names: list[str], clause: Clause) -> str:
    """Of a helper that has no English: its name, and what it speaks of beside positions."""
    spoken = [
        name
        for argument, name in zip(literal.arguments, names, strict=True)
        if not isinstance(argument, Variable) or clause.types.get(argument) != "position"
    ]
    words = literal.predicate.replace("_", " ")
    return f"{words} of {', '.join(spoken)}" if spoken else words
