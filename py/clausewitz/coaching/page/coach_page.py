"""The page: the parts of coach.html filled in. What comes from games is text, never markup."""

from pathlib import Path

from clausewitz import __version__
from clausewitz.coaching.game_records import all_chances
from clausewitz.coaching.hints import HintedMove, hints
from clausewitz.coaching.page.coach_cards import Placed, explained_card, puzzle_card, puzzle_data
from clausewitz.coaching.page.coach_tables import (
    game_table,
    motif_table,
    opening_table,
    reference_note,
    summary,
    training,
    trend,
)
from clausewitz.coaching.page.solving_parts import solving_slots
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.metrics.report.page import filled
from clausewitz.support.escapes import for_line, for_markup
from clausewitz.wording import motif_names

_FOLDER = Path(__file__).parent


def coach_page(figures: PlayerFigures) -> str:
    """HTML that needs no other file and makes no request to the network."""
    kinds = ("found", "missed", "overlooked", "allowed")
    chances: dict[str, list[Placed]] = {kind: [] for kind in kinds}
    for game, chance, kind in all_chances(figures.games):
        chances[kind].append((game, chance))
    known = sorted({chance.motif for placed in chances.values() for _, chance in placed})
    names = dict(zip(known, motif_names(known), strict=True))
    missed = chances["missed"]
    given = hints([HintedMove(one.board, one.moves[0], one.motif) for _, one in missed])
    cards = [
        puzzle_card(number + 1, *pair)
        for number, pair in enumerate(zip(missed, given, strict=True))
    ]
    data = [puzzle_data(one) for _, one in missed]
    slots = {
        **solving_slots(_FOLDER, "coach", data),
        "version": __version__,
        "player": for_markup(for_line(figures.player)),
        "games": "1 game" if len(figures.games) == 1 else f"{len(figures.games):,} games",
        "summary": summary(figures),
        "training": training(figures),
        "motifs": motif_table(figures),
        "note": reference_note(figures),
        "missed": "\n".join(cards) or _nothing("No tactic was missed."),
        "count": str(len(cards)),
        "allowed": _cards(chances["allowed"], names, True) or _nothing("No tactic was allowed."),
        "found": _cards(chances["found"], names, False) or _nothing("No tactic was found."),
        "trend": trend(figures),
        "openings": opening_table(figures),
        "all_games": game_table(figures),
    }
    return filled(_FOLDER / "coach.html", slots)


def _cards(chances: list[Placed], names: dict[str, str], allowed: bool) -> str:
    return "\n".join(explained_card(placed, names[placed[1].motif], allowed) for placed in chances)


def _nothing(words: str) -> str:
    return f'<p class="note">{words}</p>'
