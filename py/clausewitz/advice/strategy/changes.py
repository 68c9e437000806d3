"""What a move changes: strategic words that begin or cease to hold, and what it does.

strategic_change/4 of logic/judgement/strategy.pl says the same of positions of bk/.
"""

from typing import NamedTuple

import chess

from clausewitz.advice.strategy.board_words import Fact, StrategicWords
from clausewitz.advice.strategy.move_words import PlayedMove

_NAMES = chess.SQUARE_NAMES
# Words with arguments that are places, not pieces: how many pieces stand before them.
_PIECES_FIRST = {"hole": 0, "controls_centre": 1}


class Change(NamedTuple):
    """One thing that a move changes."""

    verb: str
    """does, gains or loses."""
    whose: str
    """own or other; nothing of what the move does."""
    word: str
    arguments: tuple[str | int, ...]

    @property
    def name(self) -> str:
        """As logic/judgement has it: does(Word), gains(Whose, Word) or loses(Whose, Word)."""
        return f"{self.verb}({', '.join(filter(None, (self.whose, self.word)))})"


def changes(move: chess.Move, before: StrategicWords, after: StrategicWords) -> set[Change]:
    """All that a legal move changes, for the side that makes it."""
    side = before.board.turn
    was = {fact for one in before.facts if (fact := followed(one, before.board, move))}
    now = after.facts
    found = {
        Change("does", "", deed.word, deed.arguments)
        for deed in PlayedMove(move, before, after).deeds()
    }
    for verb, facts in (("gains", now - was), ("loses", was - now)):
        for fact in facts:
            # develops says so; a lever of the other side is one of the own side, too.
            if fact.word != "undeveloped" and (fact.side == side or fact.word != "pawn_lever"):
                whose = "own" if fact.side == side else "other"
                found.add(Change(verb, whose, fact.word, fact.arguments))
    return found


def followed(fact: Fact, board: chess.Board, move: chess.Move) -> Fact | None:
    """The same after a move, if nothing but places has changed; None if one of its pieces is taken.

    Words about the piece that moves are about its new square.
    """
    moved = _places(board, move)
    taken = _taken(board, move)
    pieces = _PIECES_FIRST.get(fact.word, len(fact.arguments))
    if taken is not None and taken in fact.arguments[:pieces]:
        return None
    if not any(origin in fact.arguments[:pieces] for origin in moved):
        return fact
    renamed = [moved.get(argument, argument) for argument in fact.arguments[:pieces]]
    return fact._replace(arguments=(*renamed, *fact.arguments[pieces:]))


def _places(board: chess.Board, move: chess.Move) -> dict[str | int, str]:
    """Where the pieces come from that a move moves, and where they go."""
    moved: dict[str | int, str] = {_NAMES[move.from_square]: _NAMES[move.to_square]}
    if board.is_castling(move):
        rank = chess.square_rank(move.from_square)
        short = move.to_square > move.from_square
        rook, target = (7, 5) if short else (0, 3)
        moved[_NAMES[chess.square(rook, rank)]] = _NAMES[chess.square(target, rank)]
    return moved


def _taken(board: chess.Board, move: chess.Move) -> str | None:
    if not board.is_capture(move):
        return None
    if board.is_en_passant(move):
        rank = chess.square_rank(move.from_square)
        return _NAMES[chess.square(chess.square_file(move.to_square), rank)]
    return _NAMES[move.to_square]
