"""Words of bk/open_lines.pl and bk/piece_quality.pl, on bitboards."""

import chess

from clausewitz.advice.strategy.seen_board import (
    AHEAD,
    CENTRE,
    COLOURS,
    FILE,
    INNER_FILES,
    RANK_FOR,
    ROWS,
    Found,
    SeenBoard,
    ranks_for,
    shifted,
    squares_of,
)

_NAMES = chess.SQUARE_NAMES
_LONG_DIAGONALS = (
    (sum(1 << 9 * n for n in range(8)), chess.BB_D4 | chess.BB_E5),
    (sum(1 << 7 * n + 7 for n in range(8)), chess.BB_E4 | chess.BB_D5),
)
_RIM = chess.BB_FILE_A | chess.BB_FILE_H


def rooks(seen: SeenBoard, side: chess.Color) -> Found:
    """Files and ranks of rooks."""
    own = seen.board.rooks & seen.own[side]
    for square in squares_of(own):
        one = (_NAMES[square],)
        if not FILE[square] & seen.board.pawns:
            yield "rook_on_open_file", one
        elif not FILE[square] & seen.pawns[side]:
            yield "rook_on_half_open_file", one
        if RANK_FOR[side][square] == 7 and _has_targets_on_seventh(seen, side):
            yield "rook_on_seventh", one
        for owner in chess.COLORS:
            ahead = seen.passed[owner] & FILE[square] & AHEAD[owner][square]
            for pawn in squares_of(ahead & seen.attacks[square]):
                yield "rook_behind_passed_pawn", (_NAMES[square], _NAMES[pawn])
    first = ranks_for(side, 1, 1)
    for left in squares_of(own & first):
        for right in squares_of(own & first & seen.attacks[left]):
            if right > left:
                yield "connected_rooks", (_NAMES[left], _NAMES[right])


def _has_targets_on_seventh(seen: SeenBoard, side: chess.Color) -> bool:
    king = seen.board.kings & seen.own[not side] & ranks_for(side, 8, 8)
    return bool(king or seen.pawns[not side] & ranks_for(side, 7, 7))


def lines(seen: SeenBoard, side: chess.Color) -> Found:
    """Diagonals, batteries and pins."""
    board, own = seen.board, seen.own[side]
    for square in squares_of(board.bishops & own):
        for diagonal, centres in _LONG_DIAGONALS:
            if diagonal >> square & 1 and not centres & ~(seen.attacks[square] | 1 << square):
                yield "long_diagonal", (_NAMES[square],)
    sliders = (board.bishops | board.rooks | board.queens) & own
    for back in squares_of(sliders):
        for front in squares_of(seen.attacks[back] & sliders & AHEAD[side][back]):
            before = chess.ray(back, front) & AHEAD[side][front]
            if seen.attacks[front] >> back & 1 and not before & seen.pawns[side]:
                yield "battery", (_NAMES[front], _NAMES[back])
    for slider in squares_of(sliders):
        yield from _pins(seen, side, slider)


def _pins(seen: SeenBoard, side: chess.Color, slider: chess.Square) -> Found:
    board, attacks, others = seen.board, seen.attacks[slider], seen.own[not side]
    dearest = (board.kings | board.queens) & others
    for pinned in squares_of(attacks & others & ~board.pawns):
        beyond = _sliding(board, slider, board.occupied ^ 1 << pinned) & ~attacks
        for behind in squares_of(beyond & dearest):
            if seen.values[behind] > seen.values[pinned]:
                yield "pins_piece", (_NAMES[slider], _NAMES[pinned], _NAMES[behind])


def _sliding(board: chess.Board, square: chess.Square, occupied: int) -> int:
    """What a bishop, rook or queen bears on, given what is occupied."""
    kind = board.piece_type_at(square)
    found = 0
    if kind != chess.ROOK:
        found = chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
    if kind != chess.BISHOP:
        found |= chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
        found |= chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
    return found


def pieces(seen: SeenBoard, side: chess.Color) -> Found:
    """How well the pieces stand."""
    board, own = seen.board, seen.own[side]
    for square, free in seen.freedom[side].items():
        if free <= 2:
            yield "restricted", (_NAMES[square],)
    if (worst := seen.worst_piece(side)) is not None:
        yield "worst_piece", (_NAMES[worst],)
    for square in squares_of(seen.undeveloped(side)):
        yield "undeveloped", (_NAMES[square],)
    for square in squares_of(board.knights & own & _RIM):
        yield "knight_on_rim", (_NAMES[square],)
    central = (board.knights | board.queens) & own & CENTRE
    for square in squares_of(central & ~seen.pawn_attacks[not side]):
        yield "centralised", (_NAMES[square],)
    for square in squares_of((board.pawns | board.knights | board.bishops) & own):
        for centre in squares_of(seen.attacks[square] & CENTRE):
            yield "controls_centre", (_NAMES[square], _NAMES[centre])


def bishops(seen: SeenBoard, side: chess.Color) -> Found:
    """Good, bad, and two of them."""
    board = seen.board
    own = board.bishops & seen.own[side]
    inner = seen.pawns[side] & INNER_FILES
    blocked = inner & shifted(board.occupied, -ROWS[side])
    for colour in COLOURS.values():
        for square in squares_of(own & colour):
            if (blocked & colour).bit_count() >= 2:
                yield "bad_bishop", (_NAMES[square],)
            if inner.bit_count() >= 2 and not inner & colour:
                yield "good_bishop", (_NAMES[square],)
    others = board.bishops & seen.own[not side]
    if not all(others & colour for colour in COLOURS.values()):
        for dark in squares_of(own & chess.BB_DARK_SQUARES):
            for light in squares_of(own & chess.BB_LIGHT_SQUARES):
                yield "bishop_pair", (_NAMES[dark], _NAMES[light])


def attacked(seen: SeenBoard, side: chess.Color) -> Found:
    """What of the side is attacked, and what protects it."""
    targets = seen.own[side] & ~seen.board.kings
    attackers: dict[chess.Square, list[chess.Square]] = {}
    defenders: dict[chess.Square, list[chess.Square]] = {}
    for square, attacks in seen.attacks.items():
        bearing = defenders if seen.own[side] >> square & 1 else attackers
        for target in squares_of(attacks & targets):
            bearing.setdefault(target, []).append(square)
    for target, found in attackers.items():
        defended = defenders.get(target, [])
        if len(found) > len(defended):
            yield "outnumbered", (_NAMES[target],)
        for guard in defended:
            yield "guards_attacked", (_NAMES[guard], _NAMES[target])
        for attacker in found:
            if seen.is_forcing(attacker, target, bool(defended)):
                yield "under_attack", (_NAMES[target], _NAMES[attacker])


def eyed(seen: SeenBoard, side: chess.Color) -> Found:
    """What of the other side is attacked and need not move away."""
    others = seen.own[not side]
    protected = 0
    for square in squares_of(others):
        protected |= seen.attacks[square]
    for square in squares_of(seen.own[side]):
        for target in squares_of(seen.attacks[square] & others & ~seen.board.kings):
            if not seen.is_forcing(square, target, bool(protected >> target & 1)):
                yield "eyes", (_NAMES[square], _NAMES[target])
