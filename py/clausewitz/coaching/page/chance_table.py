"""All tactics of a player's games as a table."""

import csv
import io
from collections.abc import Sequence

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.game_records import GameRecord, all_chances
from clausewitz.support.escapes import for_cell, for_line

_COLUMNS = (
    *("kind", "motif", "motifs", "game", "date", "white", "black", "move", "side", "fen"),
    *("played", "best", "line", "score", "value", "given", "why"),
)


def csv_text(games: Sequence[GameRecord]) -> str:
    """A row for each tactic that was found, missed or allowed."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(_COLUMNS)
    for game, chance, kind in all_chances(games):
        rows.writerow(map(for_cell, _cells(game, chance, kind)))
    return text.getvalue()


def _cells(game: GameRecord, chance: ExplainedChance, kind: str) -> list[str]:
    tags, board = game.tags, chance.board
    names = (for_line(tags.get(name, "")) for name in ("Date", "White", "Black"))
    return [
        *(kind, chance.motif, " ".join(chance.motifs), game.place, *names),
        *(str(board.fullmove_number), chance.side, chance.fen, chance.played, chance.line[0]),
        *(" ".join(chance.line), str(chance.score), str(chance.value)),
        *("yes" if chance.given else "no", chance.why),
    ]
