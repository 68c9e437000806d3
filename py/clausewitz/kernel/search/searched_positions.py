"""Positions that searches judge: what a network that judges for them should learn from.

Games that the engine plays against itself, from many beginnings and with random moves in between.
Each move is searched for only a little, until a random moment: of the line that is being looked at
then, two positions are written down. Between calls of `go_on` the caller looks deeper and deeper.
"""

from typing import Annotated, Any, Protocol

from clausewitz.kernel.board.bits import U0, U1, U64
from clausewitz.kernel.board.legal_moves import write_legal_moves
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.row import (
    HALFMOVES,
    KEY,
    SLOTS,
    is_bare,
)
from clausewitz.kernel.board.zobrist import key_from_scratch
from clausewitz.kernel.jit.compile import entry, jit, record
from clausewitz.kernel.search.deepening import begin_here
from clausewitz.kernel.search.network_score import has_lone_king
from clausewitz.kernel.search.packed_positions import pack
from clausewitz.kernel.search.state import I0, I1, I64, MAX_LISTED, STATE, State, States, Table

AT_A_TIME = 2
_AT_A_TIME = U64(AT_A_TIME)
_LONGEST, _LONGEST_FROM_START = I64(160), I64(60)  # plies
_WITHOUT_PROGRESS = U64(60)
_UNBALANCED, _DECIDED = I64(250), I64(600)  # hundredths of a pawn
_OPENING_FROM, _OPENING_MORE = U64(4), U64(8)  # random moves from the first position
_MOST_RANDOM, _OUT_OF = U64(12), U64(100)
_U4 = U64(4)
_SHIFTS = (U64(12), U64(25), U64(27))
_MIX = U64(0x2545_F491_4F6C_DD1D)


class Game(Protocol):
    """The game that is being played."""

    row: Annotated[Any, "u8", SLOTS]
    after: Annotated[Any, "u8", SLOTS]
    moves: Annotated[Any, "u8", MAX_LISTED]
    plies: Annotated[I64, "i8"]  # 0: no game has begun
    most_plies: Annotated[I64, "i8"]
    random_moves: Annotated[U64, "u8"]  # in a hundred
    chance: Annotated[U64, "u8"]  # of the random numbers: any but 0 to begin with
    fewest: Annotated[I64, "i8"]  # positions that a search looks at,
    more: Annotated[I64, "i8"]  # and so many more at most


GAME = record(Game)


@jit
def draw(game: Game, count: U64) -> U64:
    """A random number below this one."""
    drawn = U64(game.chance)
    drawn ^= drawn >> _SHIFTS[0]
    drawn ^= drawn << _SHIFTS[1]
    drawn ^= drawn >> _SHIFTS[2]
    game.chance = drawn
    return (drawn * _MIX >> U64(32)) % count


@jit
def play_random(game: Game) -> bool:
    """Whether there was a move to play."""
    count = write_legal_moves(game.row, game.moves)
    if count == U0:
        return False
    make(game.row, game.moves[draw(game, count)], game.after)
    copy_row(game.after, game.row)
    return True


@jit
def start_game(game: Game, starts: Table) -> None:
    """From the first of the starts, after some random moves; or from another one, after few."""
    while True:
        chosen = draw(game, U64(starts.shape[0])) if draw(game, U64(2)) else U0
        copy_row(starts[chosen], game.row)
        game.row[KEY] = key_from_scratch(game.row)
        moves = draw(game, _U4) if chosen else _OPENING_FROM + draw(game, _OPENING_MORE)
        goes_on = True
        while goes_on and moves:
            goes_on = play_random(game)
            moves -= U1
        if goes_on and write_legal_moves(game.row, game.moves):
            break
    game.plies = I1
    game.most_plies = _LONGEST_FROM_START if chosen else _LONGEST
    game.random_moves = draw(game, _MOST_RANDOM) if draw(game, _U4) else U0


@jit
def is_decided(game: Game, score: I64) -> bool:
    """Whether the game is not worth going on with: many begin with an advantage that few have."""
    most = _UNBALANCED if game.plies == I1 else _DECIDED
    return bool(abs(score) > most and draw(game, _U4))


@jit
def play_on(s: State, game: Game, score: I64) -> bool:
    """Play a move, mostly that of the search; whether the game goes on."""
    if is_decided(game, score):
        return False
    best = U64(s.best[0][0])
    if best == U0 or draw(game, _OUT_OF) < U64(game.random_moves):
        play_random(game)
    else:
        make(game.row, best, game.after)
        copy_row(game.after, game.row)
    game.plies += I1
    row = game.row
    if game.plies > game.most_plies or row[HALFMOVES] > _WITHOUT_PROGRESS or is_bare(row):
        return False
    return bool(write_legal_moves(row, game.moves))


@jit
def is_judged(s: State, ply: I64) -> bool:
    """Whether the network has judged the position of a ply of the last line."""
    row = s.rows[ply]
    return bool(s.viewed[ply] == row[KEY] and not s.checked[ply] and not has_lone_king(row))


@jit
def write_judged(s: State, game: Game, packed: Table) -> I64:
    """Write two positions at most, by chance, of the last line; how many."""
    count, ply = U0, I1
    while ply <= s.deepest:
        if is_judged(s, ply):
            place = count if count < _AT_A_TIME else draw(game, count + U1)
            if place < _AT_A_TIME:
                pack(s.rows[ply], packed[place])
            count += U1
        ply += I1
    return I64(min(count, _AT_A_TIME))


@entry(
    "int64(state[::1], game[::1], int64, uint64[:, ::1], uint64[:, ::1])",
    state=STATE,
    game=GAME,
)
def go_on(states: States, games: Any, score: I64, starts: Table, packed: Table) -> I64:
    """Write down positions of the search that has ended with this score, play its move, and set up
    the next search; how many positions were written, AT_A_TIME at most."""
    s, game = states[0], games[0]
    count = write_judged(s, game, packed) if game.plies else I0
    if game.plies == I0 or not play_on(s, game, score):
        start_game(game, starts)
    copy_row(game.row, s.rows[0])
    begin_here(s)
    s.best[0][0] = U0
    s.limit = game.fewest + I64(draw(game, U64(game.more)))
    return count
