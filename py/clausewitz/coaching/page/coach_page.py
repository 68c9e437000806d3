"""The page: the parts of coach.html filled in. What comes from games is text, never markup."""

import base64
import hashlib
import json
from pathlib import Path

from clausewitz import __version__
from clausewitz.coaching.game_records import all_chances
from clausewitz.coaching.page.coach_boards import shared_drawings
from clausewitz.coaching.page.coach_cards import Placed, puzzle_card, puzzle_data, told_card
from clausewitz.coaching.page.coach_tables import (
    game_table,
    motif_table,
    opening_table,
    reference_note,
    summary,
    training,
    trend,
)
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.escapes import for_line, for_markup
from clausewitz.metrics.report.page import filled
from clausewitz.wording import motif_names

_FOLDER = Path(__file__).parent
# In HTML these could end the element or begin another, in JSON they can be written otherwise.
_TOLD_OTHERWISE = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&"}


def coach_page(figures: PlayerFigures) -> str:
    """HTML that needs no other file and asks nothing of the network."""
    chances: dict[str, list[Placed]] = {"found": [], "missed": [], "allowed": []}
    for game, told, kind in all_chances(figures.games):
        chances[kind].append((game, told))
    known = sorted({told.motif for placed in chances.values() for _, told in placed})
    names = dict(zip(known, motif_names(known), strict=True))
    cards = [
        puzzle_card(number, placed, names[placed[1].motif])
        for number, placed in enumerate(chances["missed"], 1)
    ]
    script = _part("coach.js")
    data = json.dumps([puzzle_data(told) for _, told in chances["missed"]])
    slots = {
        "script_hash": base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        "script": script,
        "own_style": _part("coach.css"),
        "version": __version__,
        "player": for_markup(for_line(figures.player)),
        "games": "1 game" if len(figures.games) == 1 else f"{len(figures.games):,} games",
        "summary": summary(figures),
        "training": training(figures),
        "motifs": motif_table(figures),
        "note": reference_note(figures),
        "missed": "\n".join(cards) or _nothing("No tactic was missed."),
        "count": str(len(cards)),
        "allowed": _told(chances["allowed"], names, True) or _nothing("No tactic was allowed."),
        "found": _told(chances["found"], names, False) or _nothing("No tactic was found."),
        "trend": trend(figures),
        "openings": opening_table(figures),
        "all_games": game_table(figures),
        "drawings": shared_drawings(),
        "data": data.translate(_TOLD_OTHERWISE),
    }
    return filled(_FOLDER / "coach.html", slots)


def _told(chances: list[Placed], names: dict[str, str], allowed: bool) -> str:
    return "\n".join(told_card(placed, names[placed[1].motif], allowed) for placed in chances)


def _nothing(words: str) -> str:
    return f'<p class="note">{words}</p>'


def _part(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")
