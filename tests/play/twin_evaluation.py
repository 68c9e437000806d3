"""The evaluation once more, with python-chess: slow, plain, and counted feature by feature."""

from collections import Counter

import chess

_MINOR = (chess.KNIGHT, chess.BISHOP)
_PIECES = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)
_PHASES = {chess.KNIGHT: 1, chess.BISHOP: 1, chess.ROOK: 2, chess.QUEEN: 4}
_ALL_PHASES = 24

Weights = dict[str, tuple[int, int]]
"""What a feature is worth in the middlegame and in the endgame."""


def evaluate(board: chess.Board, weights: Weights) -> int:
    """The score for the side to move, in hundredths of a pawn."""
    early = late = 0
    for side, sign in ((board.turn, 1), (not board.turn, -1)):
        for feature, count in features(board, side).items():
            values = weights.get(feature, (0, 0))
            early += sign * count * values[0]
            late += sign * count * values[1]
    tempo = weights.get("tempo", (0, 0))
    phase = min(
        sum(_PHASES.get(man.piece_type, 0) for man in board.piece_map().values()), _ALL_PHASES
    )
    mixed = (early + tempo[0]) * phase + (late + tempo[1]) * (_ALL_PHASES - phase)
    return mixed // _ALL_PHASES


def features(board: chess.Board, side: chess.Color) -> Counter[str]:
    """What is counted for a side."""
    counted: Counter[str] = Counter()
    for square in chess.SquareSet(board.occupied_co[side]):
        name = chess.piece_name(board.piece_type_at(square) or 0)
        place = square if side == chess.WHITE else chess.square_mirror(square)
        counted[f"man({name}, {chess.square_name(place)})"] += 1
    _count_pieces(board, side, counted)
    _count_threats(board, side, counted)
    _count_pawns(board, side, counted)
    _count_king(board, side, counted)
    if len(board.pieces(chess.BISHOP, side)) >= 2:
        counted["bishops"] += 1
    for rook in board.pieces(chess.ROOK, side):
        if not _pawns_on_file(board, side, rook):
            counted["half_open"] += 1
            if not _pawns_on_file(board, not side, rook):
                counted["open"] += 1
    return counted


def _attacked(board: chess.Board, side: chess.Color, *pieces: chess.PieceType) -> chess.SquareSet:
    """All squares that these pieces of a side attack."""
    attacked = chess.SquareSet()
    for piece in pieces or chess.PIECE_TYPES:
        for square in board.pieces(piece, side):
            attacked |= board.attacks(square)
    return attacked


def _count_pieces(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    other_king = board.king(not side)
    assert other_king is not None
    zone = board.attacks(other_king) | {other_king}
    barred = board.pieces(chess.PAWN, side) | board.pieces(chess.KING, side)
    barred |= _attacked(board, not side, chess.PAWN)
    pressing = 0
    for piece in _PIECES:
        name = chess.piece_name(piece)
        for square in board.pieces(piece, side):
            reach = board.attacks(square)
            counted[f"mobility({name}, {len(reach - barred)})"] += 1
            counted[f"king_zone({name})"] += len(reach & zone)
            pressing += bool(reach & zone)
    counted[f"king_attackers({min(pressing, 7)})"] += 1


def _count_threats(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    attacked = _attacked(board, side)
    by_kind = {
        "attacked_by_pawn": _attacked(board, side, chess.PAWN),
        "attacked_by_minor": _attacked(board, side, *_MINOR),
        "attacked_by_rook": _attacked(board, side, chess.ROOK),
    }
    defended = _attacked(board, not side)
    for square in attacked & board.occupied_co[not side]:
        name = chess.piece_name(board.piece_type_at(square) or 0)
        counted[f"attacked({name})"] += 1
        for kind, squares in by_kind.items():
            counted[f"{kind}({name})"] += square in squares
        counted[f"hanging({name})"] += square not in defended


def _count_pawns(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    own = board.pieces(chess.PAWN, side)
    others = board.pieces(chess.PAWN, not side)
    guarded = _attacked(board, side, chess.PAWN)
    for pawn in own:
        counted["doubled"] += any(_is_before(behind, pawn, side, 0) for behind in own)
        counted["isolated"] += not any(_files_apart(pawn, other) == 1 for other in own)
        counted["guarded"] += pawn in guarded
        if any(_is_before(pawn, mate, side, 0) for mate in own):
            continue  # the first of the file alone is passed
        if not any(_is_before(pawn, other, side, 1) for other in others):
            front = pawn + 8 if side == chess.WHITE else pawn - 8
            rank = chess.square_rank(pawn)
            number = rank if side == chess.WHITE else 7 - rank
            counted[f"passed({number})"] += 1
            counted[f"blocked({number})"] += board.piece_at(front) is not None


def _count_king(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    king = board.king(side)
    assert king is not None
    pawns = board.pieces(chess.PAWN, side)
    zone = board.attacks(king)
    step = 8 if side == chess.WHITE else -8
    zone |= {square + step for square in zone if 0 <= square + step < 64}
    counted[f"shelter({min(len(zone & pawns), 3)})"] += 1
    files = {chess.square_file(square) for square in board.attacks(king) | {king}}
    bare = files - {chess.square_file(pawn) for pawn in pawns}
    counted[f"bare_files({len(bare)})"] += 1


def _files_apart(one: chess.Square, other: chess.Square) -> int:
    return abs(chess.square_file(one) - chess.square_file(other))


def _is_before(one: chess.Square, other: chess.Square, side: chess.Color, files: int) -> bool:
    """Whether the other square lies before the first, at most so many files beside it."""
    ranks = chess.square_rank(other) - chess.square_rank(one)
    return _files_apart(one, other) <= files and (ranks > 0 if side == chess.WHITE else ranks < 0)


def _pawns_on_file(board: chess.Board, side: chess.Color, square: chess.Square) -> bool:
    pawns = board.pieces(chess.PAWN, side)
    return any(_files_apart(square, pawn) == 0 for pawn in pawns)
