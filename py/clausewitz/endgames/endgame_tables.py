"""Syzygy tables: the truth about endgames of few pieces, where their files are at hand."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import chess

from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    import chess.syzygy


class TableResult(StrEnum):
    """What a position is for the side to move, with best play."""

    WON = "won"
    CURSED_WIN = "cursed_win"
    """Won, were it not for the rule of fifty moves."""
    DRAWN = "drawn"
    BLESSED_LOSS = "blessed_loss"
    """Lost, were it not for the rule of fifty moves."""
    LOST = "lost"


_RESULTS = {
    2: TableResult.WON,
    1: TableResult.CURSED_WIN,
    0: TableResult.DRAWN,
    -1: TableResult.BLESSED_LOSS,
    -2: TableResult.LOST,
}


class TableVerdict(NamedTuple):
    """What tables say of a position, for the side to move."""

    result: TableResult
    distance: int | None
    """Half moves to a capture, a pawn move or mate; none in a draw, or without a .rtbz file."""


@contextmanager
def tables(folder: Path) -> Iterator["chess.syzygy.Tablebase"]:
    """The tables of a folder."""
    from chess.syzygy import open_tablebase  # only who has tables waits for it

    if not any(folder.glob("*.rtbw")):
        raise ClausewitzError(f"{folder}: no Syzygy tables (.rtbw) in this folder")
    with open_tablebase(str(folder)) as found:
        yield found


def endings_verdict(board: chess.Board, base: "chess.syzygy.Tablebase") -> TableVerdict | None:
    """What the tables say; nothing of pieces that they do not have, and of castling."""
    wdl = base.get_wdl(board)
    if wdl is None:
        return None
    distance = base.get_dtz(board) if wdl else None
    return TableVerdict(_RESULTS[wdl], None if distance is None else abs(distance))
