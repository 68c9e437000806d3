"""The figures of a player as tables of the page, which its script sorts by their headings."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.page.game_links import game_link
from clausewitz.coaching.player_figures import OpeningFigures, PlayerFigures
from clausewitz.coaching.rating_rates import Rate
from clausewitz.support.escapes import for_line, for_markup


class Cell(NamedTuple):
    """Markup, and what it is sorted by where that is not its text."""

    markup: str
    value: float | str | None = None


def opening_table(figures: PlayerFigures) -> str:
    heads = ["opening", "side", "games", "points", "found", "missed", "allowed"]
    return figure_table(heads, map(_opening_row, figures.openings), sortable=True)


def _opening_row(one: OpeningFigures) -> list[Cell]:
    share = one.points / one.rated if one.rated else 0.0
    return [
        Cell(for_markup(for_line(one.name))),
        Cell(one.side),
        Cell(str(one.games)),
        Cell(f"{one.points:g} of {one.rated}", round(share, 4)),
        *_counts(one.rate.found, one.rate.missed, one.allowed),
    ]


def game_table(figures: PlayerFigures) -> str:
    heads = ["game", "date", "result", "moves", "mistakes", "found", "missed", "allowed"]
    return figure_table(heads, map(_game_row, figures.games), sortable=True)


def _game_row(game: GameRecord) -> list[Cell]:
    names = f"{game.tags.get('White', '?')} against {game.tags.get('Black', '?')}"
    words = for_markup(for_line(names))
    return [
        Cell(game_link(game, words)),
        Cell(for_markup(for_line(game.tags.get("Date", "")))),
        Cell(for_markup(for_line(game.tags.get("Result", "")))),
        *_counts(game.moves, game.mistakes, len(game.found), len(game.missed), len(game.allowed)),
    ]


def _counts(*counts: int) -> list[Cell]:
    return [Cell(str(count)) for count in counts]


def percent(rate: Rate) -> str:
    """The share found, with its interval."""
    if rate.share is None:
        return ""
    low, high = rate.interval
    return f"{rate.share:.0%} <small>{low:.0%} to {high:.0%}</small>".replace("%", " %")


def figure_table(
    heads: Sequence[str], rows: Iterable[Sequence[Cell]], *, sortable: bool = False
) -> str:
    """A table. On a small screen each cell is shown with its heading."""
    head = "".join(f'<th scope="col">{for_markup(word)}</th>' for word in heads)
    body = "".join(_row(heads, cells) for cells in rows)
    kind = "figures sortable" if sortable else "figures"
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def _row(heads: Sequence[str], cells: Sequence[Cell]) -> str:
    first, *others = cells
    named = zip(heads[1:], others, strict=True)
    rest = "".join(
        f'<td data-label="{for_markup(word)}"{_value(cell)}>{cell.markup}</td>'
        for word, cell in named
    )
    return f'<tr><th scope="row"{_value(first)}>{first.markup}</th>{rest}</tr>'


def _value(cell: Cell) -> str:
    return "" if cell.value is None else f' data-value="{for_markup(str(cell.value))}"'
