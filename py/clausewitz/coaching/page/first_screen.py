"""What the page says first: how it went in one sentence, and up to three cards with boards."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.page.coach_cards import kind_badge, static_board
from clausewitz.coaching.page.solving_data import Placed, player_worth
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.coaching.practice import Advice
from clausewitz.coaching.rating_rates import shipped_rates
from clausewitz.engines.own.searcher import mate_distance
from clausewitz.support.escapes import for_markup

_CARDS = 3
_LENGTH, _MARGIN = 200, 1.1  # of the line on which two rates are compared


def lead(figures: PlayerFigures) -> str:
    """How it went, beside players of the same rating."""
    rate, games = figures.rate, counted(len(figures.games), "game")
    overlooked = sum(len(game.overlooked) for game in figures.games)
    more = f", overlooked {overlooked:,} more," if overlooked else ""
    own = (
        f"In {games} you found <b>{rate.found:,}</b> of <b>{counted(rate.chances, 'tactic')}</b>"
        f"{more} and allowed <b>{figures.allowed:,}</b>."
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
    small = "Small figures in the tables are intervals of 95 %."
    if figures.band is None:
        return f"{small} There are no rates of other players for this rating."
    return (
        f"{small} The rates of players rated {figures.band.name} come from "
        f"{figures.band.games:,} of {shipped_rates().games:,} rated games that were judged in the "
        "same way."
    )


def first_cards(figures: PlayerFigures, boards: Sequence[Placed], names: Mapping[str, str]) -> str:
    """What to practise, each with its evidence and boards, or why nothing can be said of that; and
    what cost most, so that there are three."""
    numbers = {one.place: at for at, one in enumerate(boards, 1)}
    places = _Places(figures.games, boards, numbers)
    practice = figures.practice
    cards = [_advice_card(one, places, names) for one in practice.advice]
    note = f'<p class="note">{for_markup(practice.note)}</p>' if practice.note else ""
    shown = figures.advised
    lost = [one for one in boards if one.kind == "missed" and one.place not in shown]
    lost.sort(key=lambda one: one.chance.value - one.chance.score)
    cards += [_costly_card(one, places) for one in lost[: max(0, _CARDS - len(cards))]]
    shown_cards = f'<div class="advice">{"".join(cards)}</div>'
    return shown_cards + note if practice.advice else note + shown_cards


class _Places(NamedTuple):
    """Where the boards of the page are."""

    games: Sequence[GameRecord]
    boards: Sequence[Placed]
    numbers: Mapping[tuple[str, int], int]

    def link(self, game: GameRecord, ply: int) -> str:
        """The board of a game, linked to where it is solved."""
        number = self.numbers.get((game.place, ply))
        if number is None:
            return ""
        placed = self.boards[number - 1]
        words = f"{placed.chance.side.capitalize()} to play: solve it"
        return (
            f'<a class="solve" href="#board-{number}">{static_board(placed)}'
            f"<span>{words}</span></a>"
        )


def _advice_card(advice: Advice, places: _Places, names: Mapping[str, str]) -> str:
    shown = "".join(places.link(places.games[one.game - 1], one.ply) for one in advice.boards)
    return _card(
        advice.kind,
        for_markup(advice.title),
        f"<p>{for_markup(advice.evidence)}</p>{_scale(advice)}{_all_of(advice, places, names)}",
        shown,
        f'<p class="next">Train it: <code>{_command(advice.next)}</code></p>',
    )


def _costly_card(placed: Placed, places: _Places) -> str:
    chance = placed.chance
    best, was = player_worth(placed, chance.score), player_worth(placed, chance.value)
    title = "A mate was there" if mate_distance(chance.score) else "This cost much"
    words = f"<p>With the best move {best}, with yours {was}. Can you find it now?</p>"
    shown = places.link(placed.game, chance.ply)
    return _card(placed.kind, title, words, shown)


def _card(kind: str, title: str, words: str, boards: str, end: str = "") -> str:
    return (
        f'<article class="card {kind}"><p class="about">{kind_badge(kind)}</p>'
        f"<h3>{title}</h3>{words}"
        f'<div class="pair">{boards}</div>{end}</article>'
    )


def _all_of(advice: Advice, places: _Places, names: Mapping[str, str]) -> str:
    """A link to all boards of the motif, if it is one and there are more than are shown."""
    same = [
        one for one in places.boards if one.kind == advice.kind and one.chance.motif == advice.idea
    ]
    if len(same) <= len(advice.boards):
        return ""
    motif = for_markup(names[advice.idea])
    return (
        f'<p><a class="solve" href="#boards" data-kind="{advice.kind}" data-motif="{motif}">'
        f"Solve all {len(same)} of this page</a></p>"
    )


def _scale(advice: Advice) -> str:
    """How often the player failed and how often peers do, drawn on one line."""
    widest = max(advice.high, advice.peers, advice.share) * _MARGIN or 1
    low, high, own, peers = (
        round(_LENGTH * share / widest, 1)
        for share in (advice.low, advice.high, advice.share, advice.peers)
    )
    words = f"You {_percent(advice.share)}, players of your rating {_percent(advice.peers)}"
    return (
        f'<p class="compared"><svg class="scale" viewBox="0 0 {_LENGTH} 22" aria-hidden="true">'
        f'<line class="axis" x1="0" y1="11" x2="{_LENGTH}" y2="11"/>'
        f'<rect class="range" x="{low}" y="7" width="{round(high - low, 1)}" height="8" rx="4"/>'
        f'<circle class="own" cx="{own}" cy="11" r="6"/>'
        f'<line class="peers" x1="{peers}" y1="2" x2="{peers}" y2="20"/></svg>'
        f"<small>{words}</small></p>"
    )


def _command(line: str) -> str:
    """A command whose words stay whole where it is broken."""
    return " ".join(f"<span>{for_markup(word)}</span>" for word in line.split(" "))


def _percent(share: float) -> str:
    return f"{share:.0%}".replace("%", " %")


def counted(count: int, word: str) -> str:
    return f"{count:,} {word}" if count == 1 else f"{count:,} {word}s"
