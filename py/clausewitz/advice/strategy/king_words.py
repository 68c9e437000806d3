"""Words of bk/king_safety.pl, and shut_in/2, on bitboards."""

import chess

from clausewitz.advice.strategy.seen_board import (
    BESIDE,
    FILE,
    INNER_FILES,
    RANK_FOR,
    Found,
    SeenBoard,
    ranks_for,
)

_NAMES = chess.SQUARE_NAMES
_ENLARGED_CENTRE = INNER_FILES & ranks_for(chess.WHITE, 3, 6)
_MIDDLE = 3, 4, 5  # files d to f


def king(seen: SeenBoard, side: chess.Color) -> Found:
    """Where the king stands, and who aims at the other one."""
    square, other = seen.board.king(side), seen.board.king(not side)
    if square is not None:
        for word in _words(seen, side, square):
            yield word, (_NAMES[square],)
        yield from _open_files(seen, side, square)
    if other is not None:
        zone = chess.BB_KING_ATTACKS[other]
        for piece in seen.freedom[side]:
            if (seen.attacks[piece] & zone).bit_count() >= 2:
                yield "aims_at_king", (_NAMES[piece], _NAMES[other])


def _words(seen: SeenBoard, side: chess.Color, square: chess.Square) -> list[str]:
    board = seen.board
    in_middle = chess.square_file(square) in _MIDDLE
    holds = {
        "castled_king": not in_middle and _is_castled(seen, side, square),
        "sheltered_king": _is_sheltered(seen, side, square),
        "king_in_centre": in_middle and board.queens & seen.own[not side],
        "active_king": not board.queens and _ENLARGED_CENTRE >> square & 1,
        "shut_in": _is_shut_in(seen, side, square),
    }
    return [word for word, is_so in holds.items() if is_so]


def _is_castled(seen: SeenBoard, side: chess.Color, square: chess.Square) -> bool:
    file = chess.square_file(square)
    outside = sum(chess.BB_FILES[file + 1 :] if file >= 6 else chess.BB_FILES[:file])
    rooks = seen.board.rooks & seen.own[side] & outside & ranks_for(side, 1, 1)
    return RANK_FOR[side][square] == 1 and not rooks


def _is_sheltered(seen: SeenBoard, side: chess.Color, square: chess.Square) -> bool:
    rank = RANK_FOR[side][square]
    shield = seen.pawns[side] & (FILE[square] | BESIDE[square])
    return rank <= 2 and (shield & ranks_for(side, rank + 1, rank + 2)).bit_count() >= 2


def _is_shut_in(seen: SeenBoard, side: chess.Color, square: chess.Square) -> bool:
    second = chess.BB_KING_ATTACKS[square] & ranks_for(side, 2, 2)
    return RANK_FOR[side][square] == 1 and not second & ~seen.own[side]


def _open_files(seen: SeenBoard, side: chess.Color, square: chess.Square) -> Found:
    board, near = seen.board, FILE[square] | BESIDE[square]
    if not (board.rooks | board.queens) & seen.own[not side]:
        return
    for number, file in enumerate(chess.BB_FILES, 1):
        if file & near and not file & seen.pawns[side]:
            yield "open_file_to_king", (_NAMES[square], number)
