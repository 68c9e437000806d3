"""Where the part of a line ends that has something to say: what was wanted is in hand."""

from collections.abc import Sequence
from dataclasses import dataclass

import chess

from clausewitz.position.board import PIECE_VALUES

_ENOUGH = 2  # pawns: a gain after which the rest of the line is about other things
_LONGEST = 7  # half moves that lead to a gain; a search sees further, but more and more by chance
_LONGEST_GAIN = 9  # half moves of a line whose gain is named
_SETTLING = 5  # half moves, the one of the gain included, in which it may be lost again
_SOON = 5  # half moves after the first gain in which a further one is named, too
_QUIET = 3  # half moves of a line in which nothing is won


def decisive_part(board: chess.Board, moves: Sequence[chess.Move]) -> tuple[chess.Move, ...]:
    """The first moves of a line: up to mate, or to the gain of material that it is played for."""
    balances, mated = _balances(board, moves)
    if mated:
        return tuple(moves[: len(balances) - 1])
    lasting = [_lasting_gain(balances, ply) for ply in range(1, min(len(moves), _LONGEST) + 1, 2)]
    enough = [number for number, gain in enumerate(lasting) if gain >= _ENOUGH]
    if enough:
        end = 2 * enough[0] + 1
    elif max(lasting) > 0:
        end = 2 * lasting.index(max(lasting)) + 1
    else:
        quiet = min(_QUIET, len(moves) - (len(moves) + 1) % 2)
        end = _promotion(balances, moves) or quiet
    return tuple(moves[:end])


def motif_part(board: chess.Board, moves: Sequence[chess.Move]) -> tuple[chess.Move, ...]:
    """The moves in which motifs are looked for: the same, to the end of an exchange that goes on
    elsewhere, and on to a further gain soon after."""
    part, settled = decisive_part(board, moves), settled_part(board, moves)
    further = settled.wins and gain(board, settled.moves) >= gain(board, part) + _ENOUGH
    if further and len(settled.moves) <= _LONGEST:
        return settled.moves
    return tuple(moves[: _end_of_exchange(board, moves, len(part))])


def _end_of_exchange(board: chess.Board, moves: Sequence[chess.Move], end: int) -> int:
    """The half move that takes something else, where what is taken at the end is not the last.

    To take back on the same square alone is no more than that.
    """
    balances, _ = _balances(board, moves)
    place = moves[end - 1].to_square
    later, elsewhere = end, end
    while later + 2 <= min(len(balances) - 1, _LONGEST) and balances[later + 1] < balances[later]:
        later += 2
        if balances[later] > balances[later - 1] and moves[later - 1].to_square != place:
            elsewhere = later
    return elsewhere


@dataclass(frozen=True, slots=True)
class SettledPart:
    """The first moves of a line, up to the most that is won and not lost again soon."""

    moves: tuple[chess.Move, ...]
    wins: bool
    """Whether something is won in it on balance."""


def settled_part(
    board: chess.Board,
    moves: Sequence[chess.Move],
    longest: int = _LONGEST_GAIN,
    settling: int = _SETTLING,
) -> SettledPart:
    """The part that shows what a line comes to, no longer than so many half moves if possible.

    A rook that costs a knight two moves later was not won for nothing, and a knight may be the
    least of it. A pawn's promotion is worth waiting for; an exchange is followed to its end.
    """
    part = decisive_part(board, moves)
    balances, mated = _balances(board, moves)
    if mated:
        return SettledPart(part, wins=True)
    longest = max(longest, len(part) + _SOON, _promotion(balances, moves) or 0)
    quiet = [
        ply for ply in range(len(part), len(moves) + 1, 2) if _is_settled(balances, ply, settling)
    ]
    settled = [ply for ply in quiet if ply <= longest] or quiet[:1]
    most = max((balances[ply] for ply in settled), default=0)
    wins = most > 0
    ends = [ply for ply in settled if balances[ply] == most or not wins]
    return SettledPart(tuple(moves[: ends[0]]) if ends else part, wins)


def first_gain(
    board: chess.Board, moves: Sequence[chess.Move], least: int
) -> tuple[chess.Move, ...] | None:
    """The first moves of a line, up to the first gain of so many pawns that is not lost again.

    This is what a threat is for: what the line may win after that is a matter of luck.
    """
    balances, mated = _balances(board, moves)
    last = len(balances) - 1
    if mated:
        return tuple(moves[:last])
    ends = (
        ply
        for ply in range(1, min(last, _LONGEST_GAIN) + 1, 2)
        if balances[ply] >= least
        and (_is_settled(balances, ply, _SETTLING) or _is_made_good(balances, ply))
    )
    ply = next(ends, None)
    return tuple(moves[:ply]) if ply else None


def _is_settled(balances: Sequence[int], ply: int, settling: int) -> bool:
    """Whether what is won stays won for so many half moves, and nothing is being exchanged."""
    is_quiet = ply + 1 >= len(balances) or balances[ply + 1] >= balances[ply]
    return is_quiet and balances[ply] == _lasting_gain(balances[: ply + settling], ply)


def _is_made_good(balances: Sequence[int], ply: int) -> bool:
    """Whether what is given after a quiet reply comes back soon: that is another combination."""
    later = balances[ply + 4 : ply + _SETTLING + 3 : 2]
    return balances[ply + 1 : ply + 2] == [balances[ply]] and max(later, default=0) >= balances[ply]


def _promotion(balances: Sequence[int], moves: Sequence[chess.Move]) -> int | None:
    """The half move by which the mover gets a new piece and is ahead for the rest of the line."""
    promoted = (ply for ply in range(1, len(moves) + 1, 2) if moves[ply - 1].promotion)
    return next((ply for ply in promoted if _lasting_gain(balances, ply) >= _ENOUGH), None)


def gain(board: chess.Board, moves: Sequence[chess.Move]) -> int:
    """The material that the line wins for the side to move, in pawns, less what it costs."""
    return _balances(board, moves)[0][-1]


def _balances(board: chess.Board, moves: Sequence[chess.Move]) -> tuple[list[int], bool]:
    """What the mover has won after each half move, from 0 on, up to a mate; and if it comes."""
    board, found = board.copy(stack=False), [0]
    side = board.turn
    for move in moves:
        change = _value(board, move)
        found.append(found[-1] + (change if board.turn == side else -change))
        board.push(move)
        if board.is_checkmate():
            return found, True
    return found, False


def _value(board: chess.Board, move: chess.Move) -> int:
    """What a move wins at once: what it takes, and what a pawn becomes."""
    taken = chess.PAWN if board.is_en_passant(move) else board.piece_type_at(move.to_square)
    value = PIECE_VALUES.get(taken or 0, 0)
    return value + PIECE_VALUES[move.promotion] - 1 if move.promotion else value


def _lasting_gain(balances: Sequence[int], ply: int) -> int:
    """What is won after a half move of the mover and not lost again later in the line.

    The mover may take back, so what counts after each reply is the balance after its answer.
    """
    last = len(balances) - 1
    later = (balances[min(reply + 1, last)] for reply in range(ply + 1, last + 1, 2))
    return min([balances[ply], *later])
