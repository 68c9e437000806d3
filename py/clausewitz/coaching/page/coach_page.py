"""The page: the parts of coach.html filled in. What comes from games is text, never markup."""

from pathlib import Path

import chess

from clausewitz.coaching.game_records import all_chances
from clausewitz.coaching.page.answered_moves import answered_moves
from clausewitz.coaching.page.coach_boards import board_svg
from clausewitz.coaching.page.coach_cards import KINDS, MOVE_FORM, puzzle_card
from clausewitz.coaching.page.coach_charts import charts
from clausewitz.coaching.page.coach_tables import game_table, opening_table
from clausewitz.coaching.page.first_screen import first_cards, lead, reference_note
from clausewitz.coaching.page.solving_data import Placed, solving_data
from clausewitz.coaching.page.solving_parts import solving_slots
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.metrics.report.page_frame import page_alone, style_alone
from clausewitz.support.escapes import for_line, for_markup
from clausewitz.wording import motif_names

_FOLDER = Path(__file__).parent
_SCRIPTS = ("coach_solver", "coach_choice", "coach_sorting")
MOST_BOARDS = 200
"""Of each kind, on the page and on the sheet."""

_BESIDE = (
    'Beside this page: <a href="./annotated.pgn">the games with comments</a>, '
    '<a href="./chances.csv">all tactics as a table</a>, '
    '<a href="./missed.pdf">the missed ones to print</a>.'
)


def coach_page(figures: PlayerFigures, is_alone: bool = False) -> str:
    """HTML that needs no other file and makes no request to the network; it names those in its
    folder, unless it is alone."""
    boards = ordered_boards(figures)
    known = sorted({one.chance.motif for one in boards})
    names = dict(zip(known, motif_names(known), strict=True))
    cards = [
        puzzle_card(number, one, names[one.chance.motif]) for number, one in enumerate(boards, 1)
    ]
    empty = chess.Board(None)
    player = for_markup(for_line(figures.player))
    slots = {
        **solving_slots(_FOLDER, "coach", solving_data(boards, answered_moves(boards)), _SCRIPTS),
        "title": f"{player}: tactics found, missed and allowed",
        "player": player,
        "lead": lead(figures),
        "first": first_cards(figures, boards, names),
        "charts": charts(figures),
        "note": reference_note(figures),
        "kinds": _kinds(boards),
        "form": MOVE_FORM,
        "boards": "\n".join(cards),
        "left_out": _left_out(figures, boards, is_alone),
        "openings": opening_table(figures),
        "all_games": game_table(figures),
        "beside": "" if is_alone else f'<p class="note">{_BESIDE}</p>',
        "white_board": board_svg(empty, chess.WHITE),
        "black_board": board_svg(empty, chess.BLACK),
    }
    return page_alone(_FOLDER / "coach.html", slots)


def page_parts() -> tuple[str, str]:
    """The script and the style of every such page, for a page that shows one in a frame."""
    slots = solving_slots(_FOLDER, "coach", None, _SCRIPTS)
    return slots["script"], style_alone(slots["own_style"])


def ordered_boards(figures: PlayerFigures) -> list[Placed]:
    """The missed first, each kind in the order of the games: the latest ones, so that a page of
    many years opens as fast, and those that advice rests on."""
    every = [Placed(*one) for one in all_chances(figures.games)]
    advised, shown = figures.advised, []
    for kind in KINDS:
        same = [one for one in every if one.kind == kind]
        early, late = same[:-MOST_BOARDS], same[-MOST_BOARDS:]
        shown += [one for one in early if one.place in advised] + late
    return shown


def _left_out(figures: PlayerFigures, boards: list[Placed], is_alone: bool) -> str:
    """That some boards are elsewhere, if they are."""
    count = sum(1 for _ in all_chances(figures.games))
    if count == len(boards):
        return ""
    words = f"Of each kind the latest {MOST_BOARDS} are here"
    if not is_alone:
        words += f'; all {count:,} are in <a href="./chances.csv">the table</a>'
    return f'<p class="note">{words}.</p>'


def _kinds(boards: list[Placed]) -> str:
    """The kinds that there are, to choose from."""
    counts = {kind: sum(one.kind == kind for one in boards) for kind in KINDS}
    every = sum(count for kind, count in counts.items() if kind != "found")
    choices = {"all": ("To solve", every)} | {
        kind: (kind.capitalize(), count) for kind, count in counts.items() if count
    }
    return "".join(
        f'<label class="{kind}"><input type="radio" name="kind" value="{kind}"'
        f"{' checked' if kind == 'all' else ''}> <span>{words} <b>{count}</b></span></label>"
        for kind, (words, count) in choices.items()
    )
