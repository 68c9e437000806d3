"""Words of bk/pawn_structure.pl and bk/strong_squares.pl, on bitboards."""

import chess

from clausewitz.advice.strategy.seen_board import (
    AHEAD,
    BESIDE,
    CENTRE,
    COLOURS,
    FILE,
    ROWS,
    Found,
    SeenBoard,
    pawn_attacks,
    ranks_for,
    shifted,
    squares_of,
)

_NAMES = chess.SQUARE_NAMES
_WINGS = {"queenside": sum(chess.BB_FILES[:4]), "kingside": sum(chess.BB_FILES[4:])}
_EDGES = chess.BB_FILE_A | chess.BB_FILE_H
_MANY_PAWNS, _MANY_HOLES = 4, 4  # of a side that is weak on squares of one colour


def pawns(seen: SeenBoard, side: chess.Color) -> Found:
    """What each pawn is."""
    for square in squares_of(seen.pawns[side]):
        for word in _words(seen, side, square):
            yield word, (_NAMES[square],)
        for target in squares_of(chess.BB_PAWN_ATTACKS[side][square] & seen.pawns[not side]):
            yield "pawn_lever", (_NAMES[square], _NAMES[target])


def _words(seen: SeenBoard, side: chess.Color, square: chess.Square) -> list[str]:
    own, bit = seen.pawns[side], 1 << square
    is_passed, is_defended = seen.passed[side] & bit, seen.pawn_attacks[side] & bit
    level = chess.BB_RANKS[chess.square_rank(square)]
    holds = {
        "passed_pawn": is_passed,
        "protected_passed_pawn": is_passed and is_defended,
        "candidate_pawn": _is_candidate(seen, side, square),
        "isolated_pawn": seen.is_isolated(side, square),
        "doubled_pawn": own & FILE[square] & AHEAD[side][square],
        "backward_pawn": seen.is_backward(side, square),
        "connected_pawn": is_defended or own & BESIDE[square] & level,
        "centre_pawn": CENTRE & bit,
    }
    return [word for word, is_so in holds.items() if is_so]


def _is_candidate(seen: SeenBoard, side: chess.Color, square: chess.Square) -> bool:
    beside, ahead = BESIDE[square], AHEAD[side][square]
    guards = (seen.pawns[not side] & beside & ahead).bit_count()
    if not guards or seen.board.pawns & FILE[square] & ahead:
        return False
    return (seen.pawns[side] & beside & ~ahead).bit_count() >= guards


def structure(seen: SeenBoard, side: chess.Color) -> Found:
    """What the pawns are together."""
    own, others = seen.pawns[side], seen.pawns[not side]
    yield from _chains(own, side)
    for wing, files in _WINGS.items():
        if (own & files).bit_count() > (others & files).bit_count():
            yield "pawn_majority", (wing,)
    if _space(seen, side) >= _space(seen, not side) + 2:
        yield "more_space", ()
    for number, file in enumerate(chess.BB_FILES, 1):
        if others & file and not own & file:
            yield "half_open_file", (number,)


def _space(seen: SeenBoard, side: chess.Color) -> int:
    return (seen.pawn_attacks[side] & ranks_for(side, 5, 8)).bit_count()


def _chains(own: int, side: chess.Color) -> Found:
    for step, edge in ((ROWS[side] - 1, chess.BB_FILE_A), (ROWS[side] + 1, chess.BB_FILE_H)):
        # The pawns that defend another one of their side in this direction.
        defending = own & ~edge & shifted(own, -step)
        for base in squares_of(defending & ~shifted(defending, step)):
            head = base
            while defending >> head & 1:
                head += step
            if abs(head - base) >= 2 * abs(step):
                yield "pawn_chain", (_NAMES[base], _NAMES[head])


def strong_squares(seen: SeenBoard, side: chess.Color) -> Found:
    """The side's own holes, and what stands on those of the other side."""
    board, other = seen.board, not side
    holes = _holes(seen, side)
    for square in squares_of(holes):
        yield "hole", (_NAMES[square],)
    if seen.pawns[side].bit_count() >= _MANY_PAWNS:
        weak = holes & ranks_for(side, 3, 4) & ~_EDGES
        for colour, mask in COLOURS.items():
            bishops = board.bishops & seen.own[side] & mask
            if not bishops and (weak & mask).bit_count() >= _MANY_HOLES:
                yield "weak_complex", (colour,)
    minors = (board.knights | board.bishops) & seen.own[side]
    for square in squares_of(minors & _holes(seen, other) & seen.pawn_attacks[side]):
        yield "outpost", (_NAMES[square],)
    blockers = seen.own[side] & ~board.pawns
    for pawn in squares_of(seen.passed[other]):
        blocker = pawn + ROWS[other]
        if blockers >> blocker & 1:
            yield "blockade", (_NAMES[blocker], _NAMES[pawn])


def _holes(seen: SeenBoard, side: chess.Color) -> int:
    """Squares that no pawn of the side bears on, nor ever will."""
    guardable = pawn_attacks(seen.pawns[side], side)
    for rows in (1, 2, 4):
        guardable |= shifted(guardable, rows * ROWS[side])
    return ranks_for(side, 3, 5) & ~guardable
