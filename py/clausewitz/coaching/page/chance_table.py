"""All tactics of a player's games as a table."""

from collections.abc import Sequence

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.game_records import GameRecord, all_chances
from clausewitz.support import escapes
from clausewitz.support.escapes import for_cell, for_line

_COLUMNS = (
    *("kind", "motif", "motifs", "game", "date", "white", "black", "move", "side", "fen"),
    *("played", "best", "line", "score", "value", "given", "why"),
)


def csv_text(games: Sequence[GameRecord]) -> str:
    """A row for each tactic that was found, missed or allowed."""
    return escapes.csv_text(
        [_COLUMNS, *(map(for_cell, _cells(*one)) for one in all_chances(games))]
    )


def _cells(game: GameRecord, chance: ExplainedChance, kind: str) -> list[str]:
    tags, board = game.tags, chance.board
    names = (for_line(tags.get(name, "")) for name in ("Date", "White", "Black"))
    return [
        *(kind, chance.motif, " ".join(chance.motifs), game.place, *names),
        *(str(board.fullmove_number), chance.side, chance.fen, chance.played, chance.line[0]),
        *(" ".join(chance.line), str(chance.score), str(chance.value)),
        *("yes" if chance.given else "no", chance.why),
    ]
