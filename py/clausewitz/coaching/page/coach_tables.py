"""The figures of a player as tables and curves of the page."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.coaching.rating_rates import Rate, shipped_rates
from clausewitz.position.drawing.curves import Curve, CurvePanel, curves_svg
from clausewitz.support.escapes import for_line, for_markup

_ACROSS = 10  # games over which the trend is taken


def summary(figures: PlayerFigures) -> str:
    """The main figures as terms and definitions."""
    rate = figures.rate
    rows = [
        ("tactical chances", f"{rate.chances:,} in {figures.moves:,} moves"),
        ("found", f"{rate.found:,}" + (f", {_percent(rate)}" if rate.chances else "")),
        ("missed", f"{rate.missed:,}"),
        ("allowed to the opponents", f"{figures.allowed:,}"),
    ]
    if figures.rating is not None:
        rows.insert(0, ("average rating", str(figures.rating)))
    if figures.band is not None and figures.reference is not None:
        others = f"players rated {figures.band.name} find"
        rows.append((others, _percent(figures.reference)))
    return "".join(f"<dt>{for_markup(term)}</dt><dd>{words}</dd>" for term, words in rows)


def training(figures: PlayerFigures) -> str:
    """What to practise first."""
    practice = figures.practice
    items = [
        f"<li><b>{for_markup(one.title)}</b>: {for_markup(one.evidence)}</li>"
        for one in practice.advice
    ]
    if not items:
        return f'<p class="note">{for_markup(practice.note)}</p>'
    return f'<ol class="train">{"".join(items)}</ol>'


def motif_table(figures: PlayerFigures) -> str:
    heads = ["motif", "found", "missed", "share found", "peers", "allowed"]
    rows = [
        [
            for_markup(one.name),
            str(one.rate.found),
            str(one.rate.missed),
            _percent(one.rate),
            _percent(one.reference) if one.reference else "",
            str(one.allowed),
        ]
        for one in figures.motifs
    ]
    return _table(heads, rows)


def reference_note(figures: PlayerFigures) -> str:
    """Where the rates of other players come from."""
    small = "Small figures are intervals of 95 %."
    rates = shipped_rates()
    if figures.band is None:
        return f"{small} There are no rates of other players for this rating."
    return (
        f"{small} The rates of players rated {figures.band.name} come from "
        f"{figures.band.games:,} of {rates.games:,} rated games that were judged in the same way."
    )


def opening_table(figures: PlayerFigures) -> str:
    heads = ["opening", "side", "games", "points", "found", "missed", "allowed"]
    rows = [
        [
            for_markup(for_line(one.name)),
            one.side,
            str(one.games),
            f"{one.points:g} of {one.rated}",
            str(one.rate.found),
            str(one.rate.missed),
            str(one.allowed),
        ]
        for one in figures.openings
    ]
    return _table(heads, rows)


def game_table(figures: PlayerFigures) -> str:
    heads = ["game", "date", "result", "moves", "mistakes", "found", "missed", "allowed"]
    return _table(heads, map(_game_row, figures.games))


def _game_row(game: GameRecord) -> list[str]:
    names = f"{game.tags.get('White', '?')} against {game.tags.get('Black', '?')}"
    return [
        for_markup(for_line(names)),
        for_markup(for_line(game.tags.get("Date", ""))),
        for_markup(for_line(game.tags.get("Result", ""))),
        str(game.moves),
        str(game.mistakes),
        str(len(game.found)),
        str(len(game.missed)),
        str(len(game.allowed)),
    ]


def trend(figures: PlayerFigures) -> str:
    """The share of tactics found, and mistakes for 100 moves, over the last games before each."""
    games = figures.games
    if len(games) < 2:
        return '<p class="note">One game has no trend.</p>'
    shares = _over(
        games, lambda game: len(game.found), lambda game: len(game.found) + len(game.missed)
    )
    mistakes = _over(games, lambda game: game.mistakes, lambda game: game.moves)
    panels = [
        CurvePanel("tactics found, of 100", [Curve("the player", shares)]),
        CurvePanel("mistakes in 100 moves", [Curve("the player", mistakes)]),
    ]
    title = f"each point: the last {min(_ACROSS, len(games))} games up to there"
    return curves_svg(title, panels, "game")


def _over(
    games: Sequence[GameRecord],
    part: Callable[[GameRecord], int],
    whole: Callable[[GameRecord], int],
) -> list[tuple[float, float | None]]:
    """One number for 100 of another, over the last games up to each."""
    parts, wholes = ([0, *accumulate(map(count, games))] for count in (part, whole))
    points: list[tuple[float, float | None]] = []
    for end in range(1, len(games) + 1):
        start = max(0, end - _ACROSS)
        count = wholes[end] - wholes[start]
        points.append((end, 100 * (parts[end] - parts[start]) / count if count else None))
    return points


def _percent(rate: Rate) -> str:
    if rate.share is None:
        return ""
    low, high = rate.interval
    return f"{rate.share:.0%} <small>{low:.0%} to {high:.0%}</small>".replace("%", " %")


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are markup already. On a small screen each is shown with its heading."""
    head = "".join(f'<th scope="col">{for_markup(word)}</th>' for word in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>'
        + "".join(
            f'<td data-label="{for_markup(word)}">{cell}</td>'
            for word, cell in zip(heads[1:], cells, strict=True)
        )
        + "</tr>"
        for first, *cells in rows
    )
    return f'<table class="figures"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
