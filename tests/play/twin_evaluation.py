"""The evaluation once more, with python-chess: slow, plain, and counted feature by feature."""

from collections import Counter

import chess

_MINOR = (chess.KNIGHT, chess.BISHOP)
_PIECES = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)
_PHASES = {chess.KNIGHT: 1, chess.BISHOP: 1, chess.ROOK: 2, chess.QUEEN: 4}
_FORCES = {chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}
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
        sum(_PHASES.get(placed.piece_type, 0) for placed in board.piece_map().values()), _ALL_PHASES
    )
    mixed = (early + tempo[0]) * phase + (late + tempo[1]) * (_ALL_PHASES - phase)
    score = mixed // _ALL_PHASES
    return score * chances(board, board.turn if score > 0 else not board.turn) // 8


def chances(board: chess.Board, side: chess.Color) -> int:
    """How much of what a side is ahead counts, in eighths."""
    pawns = board.pieces(chess.PAWN, side)
    pieces = [placed.piece_type for placed in board.piece_map().values() if placed.color == side]
    pieces = [piece for piece in pieces if piece not in (chess.PAWN, chess.KING)]
    if not pawns:
        ahead = _force(board, side) - _force(board, not side)
        return 1 if ahead <= 3 or pieces == [chess.KNIGHT, chess.KNIGHT] else 8
    if _has_wrong_bishop(board, side, pawns, pieces):
        return 0
    bishops = [*board.pieces(chess.BISHOP, side), *board.pieces(chess.BISHOP, not side)]
    if board.knights | board.rooks | board.queens or len(bishops) != 2:
        return 8
    own, other = ((square // 8 + square) % 2 for square in bishops)
    return 4 if own != other and len(board.pieces(chess.BISHOP, side)) == 1 else 8


def _has_wrong_bishop(
    board: chess.Board, side: chess.Color, pawns: chess.SquareSet, pieces: list[int]
) -> bool:
    """Pawns on one edge whose corner the other king holds, and no piece to drive it away."""
    files = {chess.square_file(pawn) for pawn in pawns}
    if files not in ({0}, {7}) or any(piece != chess.BISHOP for piece in pieces):
        return False
    corner = chess.square(files.pop(), 7 if side == chess.WHITE else 0)
    colour = (corner // 8 + corner) % 2
    if any((bishop // 8 + bishop) % 2 == colour for bishop in board.pieces(chess.BISHOP, side)):
        return False
    return chess.square_distance(_king(board, not side), corner) <= 1


def _force(board: chess.Board, side: chess.Color) -> int:
    return sum(len(board.pieces(piece, side)) * value for piece, value in _FORCES.items())


def _king(board: chess.Board, side: chess.Color) -> chess.Square:
    king = board.king(side)
    assert king is not None
    return king


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
    _count_safe_checks(board, side, counted)
    _count_outposts(board, side, counted)
    _count_lone_king(board, side, counted)
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
    attacked = 0
    for piece in pieces or chess.PIECE_TYPES:
        for square in chess.scan_forward(board.pieces_mask(piece, side)):
            attacked |= board.attacks_mask(square)
    return chess.SquareSet(attacked)


def _count_pieces(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    other_king = _king(board, not side)
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
    barred = _attacked(board, not side, chess.PAWN)
    threatened = chess.SquareSet()
    for pawn in own:
        front = pawn + 8 if side == chess.WHITE else pawn - 8
        counted["doubled"] += any(_is_before(behind, pawn, side, 0) for behind in own)
        counted["isolated"] += not any(_files_apart(pawn, other) == 1 for other in own)
        counted["guarded"] += pawn in guarded
        beside = [other for other in own if _files_apart(pawn, other) == 1]
        counted["phalanx"] += any(
            chess.square_distance(pawn, other) == 1 and pawn // 8 == other // 8 for other in beside
        )
        helped = any(_is_before(other, front, side, 1) for other in beside)
        counted["backward"] += front in barred and not helped
        if board.piece_at(front) is None and front not in barred:
            threatened |= chess.BB_PAWN_ATTACKS[side][front]
        if any(_is_before(pawn, mate, side, 0) for mate in own):
            continue  # the first of the file alone is passed
        if not any(_is_before(pawn, other, side, 1) for other in others):
            _count_passed(board, side, pawn, front, counted)
    pieces = board.occupied_co[not side] & ~(board.pawns | board.kings)
    counted["push_threat"] += len(threatened & pieces)


def _count_passed(
    board: chess.Board,
    side: chess.Color,
    pawn: chess.Square,
    front: chess.Square,
    counted: Counter[str],
) -> None:
    rank = chess.square_rank(pawn)
    number = rank if side == chess.WHITE else 7 - rank
    counted[f"passed({number})"] += 1
    if board.piece_at(front) is not None:
        counted[f"blocked({number})"] += 1
    elif not board.is_attacked_by(not side, front):
        counted[f"unstopped({number})"] += 1
    if number >= 3:
        for name, king in (("own", _king(board, side)), ("other", _king(board, not side))):
            counted[f"{name}_king_at({chess.square_distance(king, front)})"] += 1
        rooks = board.pieces(chess.ROOK, side)
        counted["rook_behind"] += any(_is_before(rook, pawn, side, 0) for rook in rooks)


def _count_safe_checks(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    king, safe = _king(board, not side), ~_attacked(board, not side)
    safe &= ~board.occupied_co[side]
    straight = chess.BB_RANK_ATTACKS[king][chess.BB_RANK_MASKS[king] & board.occupied]
    straight |= chess.BB_FILE_ATTACKS[king][chess.BB_FILE_MASKS[king] & board.occupied]
    askew = chess.BB_DIAG_ATTACKS[king][chess.BB_DIAG_MASKS[king] & board.occupied]
    lines = {
        chess.KNIGHT: chess.BB_KNIGHT_ATTACKS[king],
        chess.BISHOP: askew,
        chess.ROOK: straight,
        chess.QUEEN: askew | straight,
    }
    for piece, squares in lines.items():
        name = chess.piece_name(piece)
        counted[f"safe_check({name})"] += len(_attacked(board, side, piece) & squares & safe)


def _count_outposts(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    guarded = _attacked(board, side, chess.PAWN)
    others = board.pieces(chess.PAWN, not side)
    for piece in _MINOR:
        for square in board.pieces(piece, side) & guarded:
            rank = chess.square_rank(square) if side == chess.WHITE else 7 - square // 8
            beside = [other for other in others if _files_apart(square, other) == 1]
            if 3 <= rank <= 5 and not any(_is_before(square, pawn, side, 1) for pawn in beside):
                counted[f"outpost({chess.piece_name(piece)})"] += 1


def _count_lone_king(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    standing, others = (chess.popcount(board.occupied_co[who]) for who in (side, not side))
    if others == 1 and standing > 1:
        king = _king(board, not side)
        far = max(abs(2 * chess.square_file(king) - 7), abs(2 * chess.square_rank(king) - 7)) // 2
        counted[f"lone_king_edge({far})"] += 1
        counted[f"lone_king_near({chess.square_distance(king, _king(board, side))})"] += 1


def _count_king(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    king = _king(board, side)
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
