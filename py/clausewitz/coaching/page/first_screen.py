"""What the page says first: how it went in one sentence, and up to three cards with boards."""

from collections.abc import Mapping, Sequence

from clausewitz.coaching.page.coach_cards import kind_badge, static_board
from clausewitz.coaching.page.solving_data import Placed, player_worth
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.coaching.rating_rates import shipped_rates
from clausewitz.engines.own.searcher import mate_distance
from clausewitz.support.escapes import for_markup

_CARDS, _BOARDS = 3, 2


def lead(figures: PlayerFigures) -> str:
    """How it went, beside players of the same rating."""
    rate, games = figures.rate, counted(len(figures.games), "game")
    own = (
        f"In {games} you found <b>{rate.found:,}</b> of <b>{counted(rate.chances, 'tactic')}</b> "
        f"and allowed <b>{figures.allowed:,}</b>."
    )
    return " ".join(filter(None, (own, _peers(figures))))


def _peers(figures: PlayerFigures) -> str:
    band, reference = figures.band, figures.reference
    if band is None or reference is None or reference.share is None or not band.moves:
        return ""
    found = round(reference.share * figures.rate.chances)
    allowed = round(figures.moves * band.allowed / band.moves)
    return (
        f"Players rated {band.name} would have found about {found:,} of these, "
        f"and allowed {allowed:,} in as many moves."
    )


def reference_note(figures: PlayerFigures) -> str:
    """Where the rates of other players come from."""
    small = "Small figures are intervals of 95 %."
    if figures.band is None:
        return f"{small} There are no rates of other players for this rating."
    return (
        f"{small} The rates of players rated {figures.band.name} come from "
        f"{figures.band.games:,} of {shipped_rates().games:,} rated games that were judged in the "
        "same way."
    )


def costliest_cards(boards: Sequence[Placed], names: Mapping[str, str]) -> str:
    """What cost the player most, where the games are too few for advice."""
    lost = [one for one in boards if one.kind == "missed"]
    lost = sorted(lost, key=lambda one: one.chance.value - one.chance.score)[:_CARDS]
    return "".join(_costly(one, boards.index(one) + 1) for one in lost)


def _costly(placed: Placed, number: int) -> str:
    chance = placed.chance
    best, was = player_worth(placed, chance.score), player_worth(placed, chance.value)
    mate = mate_distance(chance.score)
    title = "A mate was there" if mate else "This cost most"
    words = f"{best} with the best move, {was} with yours: can you find it now?"
    return (
        f'<article class="card {placed.kind}"><p class="about">{kind_badge(placed.kind)}</p>'
        f"<h3>{title}</h3><p>{for_markup(words)}</p>"
        f'<div class="pair">{_board_link(placed, number)}</div></article>'
    )


def _board_link(placed: Placed, number: int) -> str:
    return (
        f'<a class="solve" href="#board-{number}">{static_board(placed)}<span>Solve it</span></a>'
    )


def counted(count: int, word: str) -> str:
    return f"{count:,} {word}" if count == 1 else f"{count:,} {word}s"
