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
    phase = min(
        sum(_PHASES.get(piece.piece_type, 0) for piece in board.piece_map().values()), _ALL_PHASES
    )
    counted = [
        (sign, features(board, side), dangers(board, side))
        for side, sign in ((board.turn, 1), (not board.turn, -1))
    ]
    mixed = 0
    for number, share in ((0, phase), (1, _ALL_PHASES - phase)):
        value = weights.get("tempo", (0, 0))[number]
        for sign, seen, threats in counted:
            value += sign * _sum(seen, weights, number)
            danger = max(_sum(threats, weights, number), 0)
            value += sign * (danger * danger // 100)
        mixed += value * share
    score = mixed // _ALL_PHASES
    return score * chances(board, board.turn if score > 0 else not board.turn) // 8


def _sum(counted: Counter[str], weights: Weights, phase: int) -> int:
    return sum(count * weights.get(name, (0, 0))[phase] for name, count in counted.items())


def chances(board: chess.Board, side: chess.Color) -> int:
    """How much of what a side is ahead counts, in eighths."""
    pawns = board.pieces(chess.PAWN, side)
    pieces = [piece.piece_type for piece in board.piece_map().values() if piece.color == side]
    pieces = [piece for piece in pieces if piece not in (chess.PAWN, chess.KING)]
    if not pawns:
        ahead = _force(board, side) - _force(board, not side)
        return 1 if ahead <= 3 or pieces == [chess.KNIGHT, chess.KNIGHT] else 8
    if _has_wrong_bishop(board, side, pawns, pieces):
        return 0
    wings = {chess.square_file(pawn) // 4 for pawn in chess.SquareSet(board.pawns)}
    rooks = [len(board.pieces(chess.ROOK, owner)) for owner in chess.COLORS]
    if rooks == [1, 1] and len(wings) == 1 and not board.knights | board.bishops | board.queens:
        return 6
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
    """What is counted for a side, but for the danger to the other king."""
    counted: Counter[str] = Counter()
    for square in chess.SquareSet(board.occupied_co[side]):
        name = chess.piece_name(board.piece_type_at(square) or 0)
        place = square if side == chess.WHITE else chess.square_mirror(square)
        counted[f"man({name}, {chess.square_name(place)})"] += 1
    _count_material(board, side, counted)
    _count_mobility(board, side, counted)
    _count_threats(board, side, counted)
    _count_pawns(board, side, counted)
    _count_shelter(board, side, counted)
    _count_minors(board, side, counted)
    _count_rooks(board, side, counted)
    _count_lone_king(board, side, counted)
    return counted


def dangers(board: chess.Board, side: chess.Color) -> Counter[str]:
    """What endangers the other side's king."""
    king, other = _king(board, not side), not side
    zone = _king_zone(board, other)
    counted: Counter[str] = Counter()
    counted[f"king_zone(pawn, {len(_attacked(board, side, chess.PAWN) & zone)})"] += 1
    for piece in _PIECES:
        for square in board.pieces(piece, side):
            name = chess.piece_name(piece)
            counted[f"king_zone({name}, {len(_reach(board, square) & zone)})"] += 1

    attacked, twice = _attacked(board, side), _attacked_twice(board, side)
    defended, defended_twice = _attacked(board, other), _attacked_twice(board, other)
    hardly = ~defended | board.attacks(king) | _attacked(board, other, chess.QUEEN)
    weak = attacked & ~defended_twice & hardly
    counted["weak_zone"] += len(weak & zone)
    _count_checks(board, side, ~defended | (weak & twice), counted)

    first = {0: 0, 1: 0, 2: 0, 3: 2, 4: 2, 5: 4, 6: 4, 7: 5}[chess.square_file(king)]
    last = {0: 2, 1: 3, 2: 3, 3: 5, 4: 5, 5: 7, 6: 7, 7: 7}[chess.square_file(king)]
    camp = chess.SquareSet(
        square
        for square in chess.SQUARES
        if first <= chess.square_file(square) <= last and _rank(square, other) <= 4
    )
    counted["flank_attack"] += len(camp & attacked) + len(camp & twice)
    counted["flank_defence"] += len(camp & defended)
    counted["queen_missing"] += not board.pieces(chess.QUEEN, side)

    pawns = board.pieces(chess.PAWN, other)
    before = (zone - {king}) & pawns
    counted[f"king_pawns({min(len(before), 3)})"] += 1
    files = {chess.square_file(square) for square in board.attacks(king) | {king}}
    bare = files - {chess.square_file(pawn) for pawn in pawns}
    counted[f"king_files({len(bare)})"] += 1
    return counted


def _count_checks(
    board: chess.Board, side: chess.Color, safe: chess.SquareSet, counted: Counter[str]
) -> None:
    king, own = _king(board, not side), chess.SquareSet(board.occupied_co[side])
    straight = _sliding(king, board.occupied, straight=True)
    askew = _sliding(king, board.occupied, askew=True)
    lines = {
        chess.KNIGHT: chess.SquareSet(chess.BB_KNIGHT_ATTACKS[king]),
        chess.BISHOP: askew,
        chess.ROOK: straight,
        chess.QUEEN: askew | straight,
    }
    checks = chess.SquareSet()
    for piece, squares in lines.items():
        found = _attacked(board, side, piece) & squares & ~own
        name = chess.piece_name(piece)
        counted[f"safe_check({name}, {min(len(found & safe), 3)})"] += 1
        checks |= found
    counted["unsafe_check"] += len(checks - safe)


def _king_zone(board: chess.Board, side: chess.Color) -> chess.SquareSet:
    king = _king(board, side)
    near = board.attacks(king)
    step = 8 if side == chess.WHITE else -8
    return near | {square + step for square in near if 0 <= square + step < 64} | {king}


def _sliding(
    square: chess.Square, occupied: int, *, straight: bool = False, askew: bool = False
) -> chess.SquareSet:
    """What lines from a square reach, given what is occupied."""
    found = 0
    if straight:
        found |= chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
        found |= chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
    if askew:
        found |= chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
    return chess.SquareSet(found)


def _reach(board: chess.Board, square: chess.Square) -> chess.SquareSet:
    """What a piece attacks; bishops see through own queens, rooks through own rooks and queens."""
    piece, side = board.piece_type_at(square), board.color_at(square)
    own = board.occupied_co[bool(side)]
    if piece == chess.BISHOP:
        return _sliding(square, board.occupied & ~(board.queens & own), askew=True)
    if piece == chess.ROOK:
        through = (board.queens | board.rooks) & own
        return _sliding(square, board.occupied & ~through, straight=True)
    return board.attacks(square)


def _attacked(board: chess.Board, side: chess.Color, *pieces: chess.PieceType) -> chess.SquareSet:
    """All squares that these pieces of a side attack."""
    attacked = chess.SquareSet()
    for piece in pieces or chess.PIECE_TYPES:
        for square in board.pieces(piece, side):
            attacked |= _reach(board, square)
    return attacked


def _attacked_twice(board: chess.Board, side: chess.Color) -> chess.SquareSet:
    """The squares that more than one piece of a side attacks."""
    once, twice = chess.SquareSet(), chess.SquareSet()
    for square in chess.SquareSet(board.occupied_co[side]):
        reach = _reach(board, square)
        twice |= once & reach
        once |= reach
    return twice


def _count_material(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    pawns = len(board.pieces(chess.PAWN, side))
    for piece in _PIECES:
        number = len(board.pieces(piece, side))
        counted[f"with_pawns({chess.piece_name(piece)}, {pawns})"] += number
    bishops = board.pieces(chess.BISHOP, side)
    counted["bishop_pair"] += len({_colour(bishop) for bishop in bishops}) == 2


def _count_mobility(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    barred = board.pieces(chess.PAWN, side) | board.pieces(chess.KING, side)
    barred |= _attacked(board, not side, chess.PAWN)
    for piece in _PIECES:
        for square in board.pieces(piece, side):
            free = len(_reach(board, square) - barred)
            counted[f"mobility({chess.piece_name(piece)}, {free})"] += 1


def _count_threats(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    attacked, twice = _attacked(board, side), _attacked_twice(board, side)
    by_kind = {
        "attacked_by_pawn": _attacked(board, side, chess.PAWN),
        "attacked_by_minor": _attacked(board, side, *_MINOR),
        "attacked_by_rook": _attacked(board, side, chess.ROOK),
    }
    defended = _attacked(board, not side)
    well = _attacked(board, not side, chess.PAWN) | (_attacked_twice(board, not side) - twice)
    others = chess.SquareSet(board.occupied_co[not side])
    for square in attacked & others & ~board.kings:
        name = chess.piece_name(board.piece_type_at(square) or 0)
        counted[f"attacked({name})"] += 1
        for kind, squares in by_kind.items():
            counted[f"{kind}({name})"] += square in squares
        counted[f"hanging({name})"] += square not in defended
        counted[f"poorly_defended({name})"] += square not in well
    counted["contested"] += len((attacked & defended) - well - others)


def _count_pawns(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    own = board.pieces(chess.PAWN, side)
    others = board.pieces(chess.PAWN, not side)
    guarded = _attacked(board, side, chess.PAWN)
    barred = _attacked(board, not side, chess.PAWN)
    threatened = chess.SquareSet()
    for pawn in own:
        front, rank = pawn + 8 if side == chess.WHITE else pawn - 8, _rank(pawn, side)
        beside = [other for other in own if _files_apart(pawn, other) == 1]
        is_open = not any(_is_before(pawn, other, side, 0) for other in others)
        backward = beside and front in barred and all(_rank(n, side) > rank for n in beside)
        counted["doubled_pawn"] += any(_is_before(behind, pawn, side, 0) for behind in own)
        counted["isolated_pawn"] += not beside
        counted["isolated_open"] += not beside and is_open
        counted["backward_pawn"] += bool(backward)
        counted["backward_open"] += bool(backward and is_open)
        counted[f"guarded({rank})"] += pawn in guarded
        counted[f"phalanx({rank})"] += any(_rank(other, side) == rank for other in beside)
        if board.piece_at(front) is None and front not in barred:
            threatened |= chess.BB_PAWN_ATTACKS[side][front]
        if any(_is_before(pawn, first, side, 0) for first in own):
            continue  # the first of the file alone is passed, or may be
        guards = [other for other in others if _is_before(pawn, other, side, 1)]
        if not guards:
            counted[f"protected_passed_pawn({rank})"] += pawn in guarded
            _count_passed(board, side, pawn, front, counted)
        elif is_open:
            helpers = [other for other in beside if _rank(other, side) <= rank]
            counted[f"candidate_pawn({rank})"] += len(helpers) >= len(guards)
    pieces = board.occupied_co[not side] & ~(board.pawns | board.kings)
    counted["push_threat"] += len(threatened & pieces)
    counted["space"] += sum(_rank(square, side) >= 4 for square in guarded)
    for square in chess.SQUARES:
        if chess.square_file(square) in (2, 3, 4, 5) and _rank(square, side) in (1, 2, 3):
            counted["safe_space"] += square not in own and square not in barred


def _count_passed(
    board: chess.Board,
    side: chess.Color,
    pawn: chess.Square,
    front: chess.Square,
    counted: Counter[str],
) -> None:
    rank = _rank(pawn, side)
    attacked = _attacked(board, not side)
    path = [square for square in chess.SQUARES if _is_before(pawn, square, side, 0)]
    counted[f"passed({rank})"] += 1
    blocker = board.piece_at(front)
    if blocker is not None:
        counted[f"blocked({rank})"] += 1
        if blocker.color != side and blocker.piece_type != chess.PAWN:
            counted[f"blockade({chess.piece_name(blocker.piece_type)})"] += 1
    elif front not in attacked:
        counted[f"unstopped({rank})"] += 1
        free = all(board.piece_at(n) is None and n not in attacked for n in path)
        counted[f"free_path({rank})"] += free
    counted[f"supported({rank})"] += front in _attacked(board, side)
    counted[f"outruns({rank})"] += _outruns(board, side, path)
    for name, king in (("own", _king(board, side)), ("other", _king(board, not side))):
        counted[f"{name}_king_at({rank}, {chess.square_distance(king, front)})"] += 1
    for name, owner in (("rook_behind", side), ("rook_against", not side)):
        rooks = board.pieces(chess.ROOK, owner)
        counted[name] += any(_is_before(rook, pawn, side, 0) for rook in rooks)


def _outruns(board: chess.Board, side: chess.Color, path: list[chess.Square]) -> bool:
    """Whether a pawn with this path before it cannot be stopped: the other side has but a king,
    which comes too late, and pawns."""
    if board.occupied_co[not side] & ~(board.pawns | board.kings):
        return False
    if any(board.piece_at(square) is not None for square in path):
        return False
    last = path[-1] if side == chess.WHITE else path[0]
    distance = chess.square_distance(_king(board, not side), last)
    if board.turn != side:
        distance -= 1
    return distance > min(len(path), 5)


def _count_minors(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    pawns, others = board.pieces(chess.PAWN, side), board.pieces(chess.PAWN, not side)
    posts = [
        square
        for square in _attacked(board, side, chess.PAWN)
        if 3 <= _rank(square, side) <= 5
        and not any(
            _files_apart(square, pawn) == 1 and _is_before(square, pawn, side, 1) for pawn in others
        )
    ]
    step = 8 if side == chess.WHITE else -8
    for piece in _MINOR:
        for square in board.pieces(piece, side):
            counted[f"outpost({chess.piece_name(piece)})"] += square in posts
            in_front = square + step
            counted["behind_pawn"] += board.piece_type_at(in_front % 64) == chess.PAWN and (
                0 <= in_front < 64
            )
    reached = _attacked(board, side, chess.KNIGHT) & ~board.occupied_co[side]
    counted["outpost_ahead"] += len(reached & posts)
    bishops = board.pieces(chess.BISHOP, side)
    for colour in {_colour(bishop) for bishop in bishops}:
        same = [pawn for pawn in pawns if _colour(pawn) == colour]
        inner = [pawn for pawn in same if 2 <= chess.square_file(pawn) <= 5]
        blocked = [pawn for pawn in inner if board.piece_at(pawn + step) is not None]
        counted["bishop_pawns"] += len(same)
        counted["bad_bishop"] += len(blocked) >= 2
    seen = _attacked(board, side, chess.BISHOP) | bishops
    for squares, centre in (
        ([9 * n for n in range(8)], {chess.D4, chess.E5}),
        ([7 * n for n in range(1, 9)], {chess.E4, chess.D5}),
    ):
        counted["long_diagonal"] += bool(bishops & squares) and centre <= set(seen)


def _count_rooks(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    counted["may_castle"] += len(
        chess.SquareSet(board.clean_castling_rights()) & board.occupied_co[side]
    )
    king, other_king = _king(board, side), _king(board, not side)
    file = chess.square_file(king)
    pawns = board.pieces(chess.PAWN, not side)
    targets = any(_rank(pawn, side) == 6 for pawn in pawns) or _rank(other_king, side) == 7
    for rook in board.pieces(chess.ROOK, side):
        if not _pawns_on_file(board, side, rook):
            closed = _pawns_on_file(board, not side, rook)
            counted["rook_on_half_open_file" if closed else "rook_on_open_file"] += 1
        counted["rook_on_seventh"] += _rank(rook, side) == 6 and targets
        if _rank(rook, side) == _rank(king, side) == 0:
            rook_file = chess.square_file(rook)
            counted["shut_rook"] += rook_file > file > 4 or rook_file < file < 3


def _count_lone_king(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    own, others = (chess.popcount(board.occupied_co[who]) for who in (side, not side))
    if others == 1 and own > 1:
        king = _king(board, not side)
        far = max(abs(2 * chess.square_file(king) - 7), abs(2 * chess.square_rank(king) - 7)) // 2
        counted[f"lone_king_edge({far})"] += 1
        counted[f"lone_king_near({chess.square_distance(king, _king(board, side))})"] += 1


def _count_shelter(board: chess.Board, side: chess.Color, counted: Counter[str]) -> None:
    king = _king(board, side)
    middle = min(max(chess.square_file(king), 1), 6)
    for file in range(middle - 1, middle + 2):
        edge = min(file, 7 - file)
        ranks = {}
        for owner in chess.COLORS:
            ahead = [
                _rank(pawn, side)
                for pawn in board.pieces(chess.PAWN, owner)
                if chess.square_file(pawn) == file and _rank(pawn, side) >= _rank(king, side)
            ]
            ranks[owner] = min(ahead, default=0)
        shelter, storm = ranks[side], ranks[not side]
        counted[f"shelter({edge}, {shelter})"] += 1
        counted[f"storm({edge}, {storm})"] += 1
        if shelter and storm == shelter + 1:
            counted[f"stopped_storm({storm})"] += 1


def _rank(square: chess.Square, side: chess.Color) -> int:
    """The rank of a square, counted from a side's home."""
    return chess.square_rank(square) if side == chess.WHITE else 7 - chess.square_rank(square)


def _colour(square: chess.Square) -> int:
    return (chess.square_rank(square) + chess.square_file(square)) % 2


def _files_apart(one: chess.Square, other: chess.Square) -> int:
    return abs(chess.square_file(one) - chess.square_file(other))


def _is_before(one: chess.Square, other: chess.Square, side: chess.Color, files: int) -> bool:
    """Whether the other square lies before the first, at most so many files beside it."""
    ranks = chess.square_rank(other) - chess.square_rank(one)
    return _files_apart(one, other) <= files and (ranks > 0 if side == chess.WHITE else ranks < 0)


def _pawns_on_file(board: chess.Board, side: chess.Color, square: chess.Square) -> bool:
    pawns = board.pieces(chess.PAWN, side)
    return any(_files_apart(square, pawn) == 0 for pawn in pawns)
