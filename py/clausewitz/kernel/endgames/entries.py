"""The entry points from Python to evolved players.

One entry point for all that evaluates boards: each more would compile the same code again.
"""

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.make_move import copy_row
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.endgames import player_games
from clausewitz.kernel.endgames.choose_move import PLAY
from clausewitz.kernel.endgames.workspace import BEFORE, I64, PLAYER, WORKSPACE, Players, Workspaces
from clausewitz.kernel.jit.compile import entry


@entry("boolean(uint64[::1], uint64[::1], uint64, int64)")
def find_start(row: Row, pieces: Row, state: U64, tries: I64) -> bool:
    return player_games.find_start(row, pieces, state, tries)


@entry(
    "void(workspace[::1], player[::1], int64, int64, uint64[:, ::1], int64[:, ::1], int64[:, ::1])",
    nogil=True,
    workspace=WORKSPACE,
    player=PLAYER,
)
def act(
    workspaces: Workspaces,
    players: Players,
    deed: I64,
    number: I64,
    starts: Row,
    meetings: NDArray[np.int64],
    results: NDArray[np.int64],
) -> None:
    """Two games for each meeting, which is a player, another and a start: the first has White, then
    Black. Or another deed of choose_move.py by the first player of one meeting."""
    s = workspaces[0]
    games_each = 2 if deed == PLAY else 1
    for place in range(len(meetings)):
        for game in range(games_each):
            copy_row(starts[meetings[place][2]], s.rows[BEFORE])
            white, black = players[meetings[place][game]], players[meetings[place][1 - game]]
            results[place][game] = player_games.play(s, white, black, deed, number)
