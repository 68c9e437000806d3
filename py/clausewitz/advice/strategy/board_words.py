"""The strategic words that hold in a position: strategic/4 of bk/strategy.pl, on bitboards.

The Prolog text is the meaning; a test compares the two.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import chess

from clausewitz.position.board import PIECE_VALUES

CENTRE = chess.BB_D4 | chess.BB_E4 | chess.BB_D5 | chess.BB_E5
_KING_VALUE = 100
_RANKS = chess.BB_RANKS
_FILES = chess.BB_FILES
_NAMES = chess.SQUARE_NAMES
_INNER_FILES = _FILES[2] | _FILES[3] | _FILES[4] | _FILES[5]  # c to f
_WINGS = {"queenside": 0x0F0F0F0F0F0F0F0F, "kingside": 0xF0F0F0F0F0F0F0F0}
_COLOURS = {"light": chess.BB_LIGHT_SQUARES, "dark": chess.BB_DARK_SQUARES}
_LONG_DIAGONALS = (
    (sum(1 << 9 * n for n in range(8)), chess.BB_D4 | chess.BB_E5),
    (sum(1 << 7 * n + 7 for n in range(8)), chess.BB_E4 | chess.BB_D5),
)
_ENLARGED_CENTRE = (_RANKS[2] | _RANKS[3] | _RANKS[4] | _RANKS[5]) & _INNER_FILES
_HOMES = {
    chess.KNIGHT: (chess.BB_B1 | chess.BB_G1, chess.BB_B8 | chess.BB_G8),
    chess.BISHOP: (chess.BB_C1 | chess.BB_F1, chess.BB_C8 | chess.BB_F8),
}


class Fact(NamedTuple):
    """A word that holds of something of a side."""

    word: str
    side: chess.Color
    arguments: tuple[str | int, ...]
    """Squares, the number of a file, a wing or a colour."""


def _ahead(side: chess.Color, square: chess.Square) -> int:
    """All ranks before a square."""
    rank = chess.square_rank(square)
    ranks = _RANKS[rank + 1 :] if side else _RANKS[:rank]
    return sum(ranks)


def _beside(square: chess.Square) -> int:
    """The files next to that of a square."""
    file = chess.square_file(square)
    return (_FILES[file - 1] if file else 0) | (_FILES[file + 1] if file < 7 else 0)


_AHEAD = {side: [_ahead(side, square) for square in chess.SQUARES] for side in chess.COLORS}
_BESIDE = [_beside(square) for square in chess.SQUARES]
_FILE = [_FILES[chess.square_file(square)] for square in chess.SQUARES]
_RANK_FOR = {
    chess.WHITE: [chess.square_rank(square) + 1 for square in chess.SQUARES],
    chess.BLACK: [8 - chess.square_rank(square) for square in chess.SQUARES],
}
"""Ranks as a side counts them, from 1."""
_ROWS = {chess.WHITE: 8, chess.BLACK: -8}


def squares_of(mask: int) -> Iterator[chess.Square]:
    return chess.scan_forward(mask)


def attacks_of(board: chess.Board, square: chess.Square, occupied: int) -> int:
    """What the piece on a square bears on, given what is occupied."""
    kind = board.piece_type_at(square)
    found = 0
    if kind in (chess.BISHOP, chess.QUEEN):
        found = chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
    if kind in (chess.ROOK, chess.QUEEN):
        found |= chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
        found |= chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
    return found


def pawn_attacks(pawns: int, side: chess.Color) -> int:
    """All squares that these pawns bear on."""
    left, right = pawns & ~_FILES[0], pawns & ~_FILES[7]
    if side:
        return (left << 7 | right << 9) & chess.BB_ALL
    return left >> 9 | right >> 7


def _guardable(pawns: int, side: chess.Color) -> int:
    """All squares that pawns bear on or will, if they go forward."""
    found = pawn_attacks(pawns, side)
    for rows in (8, 16, 32):
        found |= (found << rows if side else found >> rows) & chess.BB_ALL
    return found


def passed_pawns(board: chess.Board, side: chess.Color) -> int:
    own = board.pawns & board.occupied_co[side]
    others = board.pawns & board.occupied_co[not side]
    return sum(
        1 << square
        for square in squares_of(own)
        if not others & _AHEAD[side][square] & (_FILE[square] | _BESIDE[square])
    )


class StrategicWords:
    """A position, looked at once."""

    def __init__(self, board: chess.Board) -> None:
        self.board = board
        self.pawns = {side: board.pawns & board.occupied_co[side] for side in chess.COLORS}
        self.pawn_attacks = {side: pawn_attacks(self.pawns[side], side) for side in chess.COLORS}
        self.passed = {side: passed_pawns(board, side) for side in chess.COLORS}
        self.attacks = {square: board.attacks_mask(square) for square in squares_of(board.occupied)}
        self.values = {
            square: PIECE_VALUES.get(board.piece_type_at(square) or 0, _KING_VALUE)
            for square in self.attacks
        }
        self.freedom = {
            side: {
                square: (
                    self.attacks[square] & ~board.occupied_co[side] & ~self.pawn_attacks[not side]
                ).bit_count()
                for square in squares_of(
                    board.occupied_co[side] & (board.occupied ^ board.pawns ^ board.kings)
                )
            }
            for side in chess.COLORS
        }
        """How many free squares each piece has: freedom/3."""

    @cached_property
    def facts(self) -> frozenset[Fact]:
        return frozenset(
            Fact(word, side, arguments)
            for side in chess.COLORS
            for find in (
                *(self._pawns, self._structure, self._squares, self._rooks, self._lines),
                *(self._pieces, self._bishops, self._attacked, self._eyed, self._king),
            )
            for word, arguments in find(side)
        )

    def weak_pawns(self, side: chess.Color) -> int:
        """Isolated and backward pawns."""
        return sum(
            1 << square
            for square in squares_of(self.pawns[side])
            if self._is_isolated(side, square) or self._is_backward(side, square)
        )

    def _is_isolated(self, side: chess.Color, square: chess.Square) -> bool:
        return not self.pawns[side] & _BESIDE[square]

    def _is_backward(self, side: chess.Color, square: chess.Square) -> bool:
        neighbours = self.pawns[side] & _BESIDE[square]
        before = 1 << square + _ROWS[side]
        return bool(
            neighbours
            and not neighbours & ~_AHEAD[side][square]
            and self.pawn_attacks[not side] & before
        )

    def _pawns(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        own, others = self.pawns[side], self.pawns[not side]
        for square in squares_of(own):
            one = (_NAMES[square],)
            beside, ahead = _BESIDE[square], _AHEAD[side][square]
            neighbours, on_file = own & beside, _FILE[square] & ahead
            if self.passed[side] >> square & 1:
                yield "passed_pawn", one
                if self.pawn_attacks[side] >> square & 1:
                    yield "protected_passed_pawn", one
            guards = (others & beside & ahead).bit_count()
            if guards and not on_file & (own | others):
                if (neighbours & ~ahead).bit_count() >= guards:
                    yield "candidate_pawn", one
            if not neighbours:
                yield "isolated_pawn", one
            if own & on_file:
                yield "doubled_pawn", one
            if self._is_backward(side, square):
                yield "backward_pawn", one
            level = _RANKS[chess.square_rank(square)]
            if neighbours & level or self.pawn_attacks[side] >> square & 1:
                yield "connected_pawn", one
            if CENTRE >> square & 1:
                yield "centre_pawn", one
            for target in squares_of(chess.BB_PAWN_ATTACKS[side][square] & others):
                yield "pawn_lever", (_NAMES[square], _NAMES[target])

    def _structure(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        own, others = self.pawns[side], self.pawns[not side]
        yield from self._chains(side)
        for wing, files in _WINGS.items():
            if (own & files).bit_count() > (others & files).bit_count():
                yield "pawn_majority", (wing,)
        if self._space(side) >= self._space(not side) + 2:
            yield "more_space", ()
        for number, file in enumerate(_FILES, 1):
            if others & file and not own & file:
                yield "half_open_file", (number,)

    def _space(self, side: chess.Color) -> int:
        beyond = sum(_RANKS[4:]) if side else sum(_RANKS[:4])
        return (self.pawn_attacks[side] & beyond).bit_count()

    def _chains(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        own = self.pawns[side]
        for step, edge in ((_ROWS[side] - 1, _FILES[0]), (_ROWS[side] + 1, _FILES[7])):
            # The pawns that defend another one of their side in this direction.
            defending = own & ~edge & _shifted(own, -step)
            begun = defending & ~_shifted(defending, step)
            for base in squares_of(begun):
                head = base
                while defending >> head & 1:
                    head += step
                if abs(head - base) >= 2 * abs(step):
                    yield "pawn_chain", (_NAMES[base], _NAMES[head])

    def _squares(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        board, other = self.board, not side
        holes = self._holes(side)
        for square in squares_of(holes):
            yield "hole", (_NAMES[square],)
        if self.pawns[side].bit_count() >= 4:
            third_and_fourth = _RANKS[2] | _RANKS[3] if side else _RANKS[5] | _RANKS[4]
            weak = holes & third_and_fourth & ~(_FILES[0] | _FILES[7])
            for colour, mask in _COLOURS.items():
                bishops = board.bishops & board.occupied_co[side] & mask
                if not bishops and (weak & mask).bit_count() >= 4:
                    yield "weak_complex", (colour,)
        minors = (board.knights | board.bishops) & board.occupied_co[side]
        for square in squares_of(minors & self._holes(other) & self.pawn_attacks[side]):
            yield "outpost", (_NAMES[square],)
        blockers = board.occupied_co[side] & ~board.pawns
        for pawn in squares_of(self.passed[other]):
            blocker = pawn + _ROWS[other]
            if blockers >> blocker & 1:
                yield "blockade", (_NAMES[blocker], _NAMES[pawn])

    def _holes(self, side: chess.Color) -> int:
        third_to_fifth = sum(_RANKS[2:5]) if side else sum(_RANKS[3:6])
        return third_to_fifth & ~_guardable(self.pawns[side], side)

    def _rooks(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        board = self.board
        own = board.rooks & board.occupied_co[side]
        first = _RANKS[0 if side else 7]
        for square in squares_of(own):
            one = (_NAMES[square],)
            file, attacks = _FILE[square], self.attacks[square]
            if not file & board.pawns:
                yield "rook_on_open_file", one
            elif not file & self.pawns[side]:
                yield "rook_on_half_open_file", one
            if _RANK_FOR[side][square] == 7:
                seventh, eighth = _RANKS[6 if side else 1], _RANKS[7 if side else 0]
                kings = board.kings & board.occupied_co[not side]
                if self.pawns[not side] & seventh or kings & eighth:
                    yield "rook_on_seventh", one
            for owner in chess.COLORS:
                for pawn in squares_of(self.passed[owner] & file & attacks):
                    if _RANK_FOR[owner][square] < _RANK_FOR[owner][pawn]:
                        yield "rook_behind_passed_pawn", (_NAMES[square], _NAMES[pawn])
            if first >> square & 1:
                for other in squares_of(own & first & attacks):
                    if other > square:
                        yield "connected_rooks", (_NAMES[square], _NAMES[other])

    def _lines(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        board = self.board
        own = board.occupied_co[side]
        for square in squares_of(board.bishops & own):
            for diagonal, centres in _LONG_DIAGONALS:
                if diagonal >> square & 1 and not centres & ~(self.attacks[square] | 1 << square):
                    yield "long_diagonal", (_NAMES[square],)
        sliders = (board.bishops | board.rooks | board.queens) & own
        for back in squares_of(sliders):
            for front in squares_of(self.attacks[back] & sliders & _AHEAD[side][back]):
                before = chess.ray(back, front) & _AHEAD[side][front]
                if self.attacks[front] >> back & 1 and not before & self.pawns[side]:
                    yield "battery", (_NAMES[front], _NAMES[back])
        for slider in squares_of(sliders):
            yield from self._pins(side, slider)

    def _pins(
        self, side: chess.Color, slider: chess.Square
    ) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        board, attacks = self.board, self.attacks[slider]
        dearest = (board.kings | board.queens) & board.occupied_co[not side]
        for pinned in squares_of(attacks & board.occupied_co[not side] & ~board.pawns):
            beyond = attacks_of(board, slider, board.occupied ^ 1 << pinned) & ~attacks
            for behind in squares_of(beyond & dearest):
                if self.values[behind] > self.values[pinned]:
                    yield "pins_piece", (_NAMES[slider], _NAMES[pinned], _NAMES[behind])

    def worst_piece(self, side: chess.Color) -> chess.Square | None:
        """The one piece of a side with the fewest free squares."""
        freedom = self.freedom[side]
        if len(freedom) < 2:
            return None
        worst, second = sorted(freedom, key=freedom.__getitem__)[:2]
        return worst if freedom[worst] < freedom[second] else None

    def _pieces(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        board = self.board
        own = board.occupied_co[side]
        for square, free in self.freedom[side].items():
            if free <= 2:
                yield "restricted", (_NAMES[square],)
        if (worst := self.worst_piece(side)) is not None:
            yield "worst_piece", (_NAMES[worst],)
        for square in squares_of(undeveloped(board, side)):
            yield "undeveloped", (_NAMES[square],)
        for square in squares_of(board.knights & own & (_FILES[0] | _FILES[7])):
            yield "knight_on_rim", (_NAMES[square],)
        central = (board.knights | board.queens) & own & CENTRE
        for square in squares_of(central & ~self.pawn_attacks[not side]):
            yield "centralised", (_NAMES[square],)
        for square in squares_of((board.pawns | board.knights | board.bishops) & own):
            for centre in squares_of(self.attacks[square] & CENTRE):
                yield "controls_centre", (_NAMES[square], _NAMES[centre])

    def _bishops(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        board = self.board
        own = board.bishops & board.occupied_co[side]
        inner = self.pawns[side] & _INNER_FILES
        blocked = inner & _shifted(board.occupied, -_ROWS[side])
        for square in squares_of(own):
            light = bool(chess.BB_LIGHT_SQUARES >> square & 1)
            colour = _COLOURS["light" if light else "dark"]
            if (blocked & colour).bit_count() >= 2:
                yield "bad_bishop", (_NAMES[square],)
            if inner.bit_count() >= 2 and not inner & colour:
                yield "good_bishop", (_NAMES[square],)
        others = board.bishops & board.occupied_co[not side]
        if not all(others & colour for colour in _COLOURS.values()):
            for dark in squares_of(own & chess.BB_DARK_SQUARES):
                for light in squares_of(own & chess.BB_LIGHT_SQUARES):
                    yield "bishop_pair", (_NAMES[dark], _NAMES[light])

    def _attacked(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        board = self.board
        attackers: dict[chess.Square, list[chess.Square]] = {}
        defenders: dict[chess.Square, list[chess.Square]] = {}
        own = board.occupied_co[side] & ~board.kings
        for square, attacks in self.attacks.items():
            for target in squares_of(attacks & own):
                is_own = board.occupied_co[side] >> square & 1
                (defenders if is_own else attackers).setdefault(target, []).append(square)
        for target, found in attackers.items():
            defended = defenders.get(target, [])
            if len(found) > len(defended):
                yield "outnumbered", (_NAMES[target],)
            for guard in defended:
                yield "guards_attacked", (_NAMES[guard], _NAMES[target])
            for attacker in found:
                if self._is_forcing(attacker, target, bool(defended)):
                    yield "under_attack", (_NAMES[target], _NAMES[attacker])

    def _is_forcing(self, attacker: chess.Square, target: chess.Square, defended: bool) -> bool:
        """Whether an attacked piece has to be seen to."""
        return not defended or self.values[attacker] < self.values[target]

    def _eyed(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        board = self.board
        others = board.occupied_co[not side]
        protected = 0
        for square in squares_of(others):
            protected |= self.attacks[square]
        for square in squares_of(board.occupied_co[side]):
            for target in squares_of(self.attacks[square] & others & ~board.kings):
                if not self._is_forcing(square, target, bool(protected >> target & 1)):
                    yield "eyes", (_NAMES[square], _NAMES[target])

    def _king(self, side: chess.Color) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        board, king = self.board, self.board.king(side)
        if king is None:
            return
        own, others = board.occupied_co[side], board.occupied_co[not side]
        one, rank, file = (_NAMES[king],), _RANK_FOR[side][king], chess.square_file(king)
        near = _FILE[king] | _BESIDE[king]
        if rank == 1 and file not in (3, 4, 5):
            outside = sum(_FILES[file + 1 :]) if file >= 6 else sum(_FILES[:file])
            if not board.rooks & own & outside & _RANKS[chess.square_rank(king)]:
                yield "castled_king", one
        if rank <= 2:
            before = _RANKS[chess.square_rank(king) + (1 if side else -1)]
            before |= _RANKS[chess.square_rank(king) + (2 if side else -2)]
            if (self.pawns[side] & near & before).bit_count() >= 2:
                yield "sheltered_king", one
        if file in (3, 4, 5) and board.queens & others:
            yield "king_in_centre", one
        if (board.rooks | board.queens) & others:
            for number, mask in enumerate(_FILES, 1):
                if mask & near and not mask & self.pawns[side]:
                    yield "open_file_to_king", (_NAMES[king], number)
        if not board.queens and _ENLARGED_CENTRE >> king & 1:
            yield "active_king", one
        second = chess.BB_KING_ATTACKS[king] & ~_RANKS[chess.square_rank(king)]
        if rank == 1 and not second & ~own:
            yield "shut_in", one
        their_king = board.king(not side)
        if their_king is not None:
            zone = chess.BB_KING_ATTACKS[their_king]
            for square in self.freedom[side]:
                if (self.attacks[square] & zone).bit_count() >= 2:
                    yield "aims_at_king", (_NAMES[square], _NAMES[their_king])


def undeveloped(board: chess.Board, side: chess.Color) -> int:
    """Knights and bishops that stand where they did at the beginning."""
    at = 0 if side else 1
    knights = board.knights & _HOMES[chess.KNIGHT][at]
    return board.occupied_co[side] & (knights | board.bishops & _HOMES[chess.BISHOP][at])


def _shifted(mask: int, by: int) -> int:
    return (mask << by if by >= 0 else mask >> -by) & chess.BB_ALL
