"""Moves as people write them."""

from contextlib import suppress

import chess

from clausewitz.support.errors import ClausewitzError

_IN_CAPITALS = {"n": "N", "r": "R", "q": "Q", "k": "K"}  # a small b may be a pawn


class NotAMoveError(ClausewitzError):
    """The words are no move at all, or one that is not legal."""


def read_move(board: chess.Board, text: str) -> chess.Move:
    """A move in SAN or UCI, a little carelessly written."""
    tidy = text.strip().replace("0", "O") if text.strip().startswith("0-0") else text.strip()
    spellings = [tidy, _IN_CAPITALS.get(tidy[:1], tidy[:1]) + tidy[1:], tidy.upper()]
    for spelling in spellings[: 3 if tidy.lower().startswith("o-o") else 2]:
        try:
            if move := board.parse_san(spelling):
                return move
        except chess.AmbiguousMoveError as error:
            kind = spelling[0]
            target = chess.parse_square(spelling.rstrip("+#!?")[-2:])
            among = [board.san(m) for m in board.legal_moves if m.to_square == target]
            which = " or ".join(sorted(san for san in among if san.startswith(kind)))
            raise ClausewitzError(f"{text} may be {which}") from error
        except ValueError:
            continue
    if by_squares := _by_squares(board, tidy):
        return by_squares
    if _by_squares(board, tidy + "q"):
        raise ClausewitzError(f"{text} promotes: say to what, as in {tidy.lower()}q")
    raise NotAMoveError(f'"{text[:40]}" is not a legal move here')


def read_typed(board: chess.Board, text: str) -> chess.Move:
    """The move that was typed where commands may be typed, too."""
    try:
        return read_move(board, text)
    except NotAMoveError as error:
        words = f'"{text[:40]}" is neither a legal move nor a command: try help'
        raise ClausewitzError(words) from error


def _by_squares(board: chess.Board, text: str) -> chess.Move | None:
    with suppress(ValueError):
        return board.parse_uci(text.lower()) or None
    return None
