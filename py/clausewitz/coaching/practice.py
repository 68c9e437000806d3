"""What a player should practise: the games go to logic/judgement/practice.pl, advice comes back."""

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import chess

from clausewitz.advice.lines.judgement import judge
from clausewitz.clauses import Text, write_term
from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.counted_games import CountedGame
from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.rating_rates import Band, RatingRates
from clausewitz.wording import say

PUZZLES = "lichess_db_puzzle.csv.zst"
"""The puzzles of Lichess, as they are called where they can be had (database.lichess.org)."""
_BOARDS = 2  # that are shown with a piece of advice
_CACHED = 256  # names of motifs, phases and the like


@dataclass(frozen=True, slots=True)
class AdviceBoard:
    """A position that a piece of advice speaks of. Moves are SAN."""

    fen: str
    game: int
    """Which of the player's games it is in, from 1."""
    ply: int
    """Half moves of the game before it."""
    best: str
    played: str
    """Nothing where the game ended."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to practise, and the evidence for it."""

    idea: str
    """Such as fork, mate_in_1; endgame; white; short; or the name of an opening."""
    kind: str
    """Missed, allowed, phase, colour, clock or opening."""
    title: str
    evidence: str
    """One sentence with the counts."""
    chances: int
    """Games with such a chance, games, or moves: see logic/judgement/practice.pl."""
    failed: int
    games: int
    share: float
    """Of the chances, in which the player failed."""
    peers: float
    """The same of players of that rating."""
    low: float
    high: float
    """Where the player's share is, with the rate of the peers taken into account: 95 %."""
    boards: tuple[AdviceBoard, ...]
    next: str
    """A command that trains it."""

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "boards": [asdict(board) for board in self.boards]}


@dataclass(frozen=True, slots=True)
class Undecided:
    """An idea that came so seldom that even a great weakness in it would often not be seen."""

    kind: str
    idea: str
    chances: int
    needed: int | None
    """Games like these that would be enough, about; None where there was no chance."""


@dataclass(frozen=True, slots=True)
class Practice:
    """At most three pieces of advice, what matters most first, or why there are none."""

    advice: tuple[Advice, ...]
    note: str
    """Why there is none, and of what the games say too little."""
    undecided: tuple[Undecided, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        return {
            "advice": [one.as_dict() for one in self.advice],
            "advice_note": self.note,
            "undecided": [asdict(one) for one in self.undecided],
        }


@dataclass(frozen=True, slots=True)
class PracticeRequest:
    """The games of a player, and the peers that they are held against."""

    games: Sequence[GameRecord]
    openings: Sequence[str]
    """Of each game."""
    rating: int | None
    folder: Path
    """Where the player's own tactics are, to be trained."""

    def counted(self) -> list[CountedGame]:
        named = zip(self.games, self.openings, strict=True)
        return [game.counted(opening) for game, opening in named]


def practice_of(request: PracticeRequest, rates: RatingRates) -> Practice:
    """What to practise, by evidence."""
    counted = request.counted()
    (answer,) = judged_players([counted], request.rating, rates)
    games = len(request.games)
    kind, found = answer
    if found == "too_few":
        return Practice((), say([f"no_practice(too_few,{games})"])[0])
    advised = found if kind == "advice" else []
    named = [(what, idea) for _, what, idea, *_ in advised]
    (unsure,) = undecided_ideas([counted], request.rating, rates)
    undecided = tuple(one for one in unsure if (one.kind, one.idea) not in named)
    note = [_too_few_term(undecided)] if undecided else []
    if kind == "nothing":
        why = found if isinstance(found, str) else "{}({},{},{})".format(*found)
        note = [f"no_practice({why},{games})", *note]
        return Practice((), " ".join(say(note)), undecided)
    openings = sorted(set(request.openings))
    statements = [_Statement(request, openings, *fields[1:]) for fields in found]
    texts = say([term for one in statements for term in (one.title, one.evidence)])
    pairs = zip(texts[::2], texts[1::2], strict=True)
    advice = tuple(one.advice(*pair) for one, pair in zip(statements, pairs, strict=True))
    return Practice(advice, " ".join(say(note)), undecided)


def judged_players(
    players: Sequence[Sequence[CountedGame]], rating: int | None, rates: RatingRates
) -> list[Any]:
    """The answers of practice/4 for players of a rating, all at once."""
    (answers,) = judge([_request("practice", players, rating, rates)])
    return list(answers)


def undecided_ideas(
    players: Sequence[Sequence[CountedGame]], rating: int | None, rates: RatingRates
) -> list[tuple[Undecided, ...]]:
    """The ideas of which the games of each player say too little."""
    (answers,) = judge([_request("too_few_chances", players, rating, rates)])
    return [tuple(map(_undecided, answer)) for answer in answers]


def _undecided(fields: Sequence[Any]) -> Undecided:
    _, kind, idea, chances, needed = fields
    return Undecided(kind, idea, chances, None if needed == "none" else needed)


def _request(
    name: str, players: Sequence[Sequence[CountedGame]], rating: int | None, rates: RatingRates
) -> str:
    bands = ",".join(map(_band_term, rates.bands))
    given = ",".join(f"[{_games_term(games)}]" for games in players)
    return f"{name}({'none' if rating is None else rating},[{bands}],[{given}])"


def _too_few_term(ideas: Sequence[Undecided]) -> str:
    given = ",".join(
        f"idea({one.kind},{one.idea},{one.chances},{one.needed or 'none'})" for one in ideas
    )
    return f"too_few_chances([{given}])"


def counts_of(games: Sequence[CountedGame]) -> list[Any]:
    """How often the player of these games failed, by kind and idea: see counts/2."""
    (found,) = judge([f"counts([{_games_term(games)}])"])
    return list(found)


def _games_term(games: Sequence[CountedGame]) -> str:
    """Games as practice.pl has them; openings are numbers: their names come from strangers."""
    openings = sorted({game.opening for game in games})
    numbers = {name: number for number, name in enumerate(openings)}
    return ",".join(_game_term(number, game, numbers) for number, game in enumerate(games))


def _game_term(number: int, game: CountedGame, openings: Mapping[str, int]) -> str:
    moves = ",".join(
        f"moves({_atom(phase)},{_atom(time)},{int(count)})" for phase, time, count in game.moves
    )
    happened = ",".join(
        f"happening({_atom(one.kind)},{_atom(one.motif)},{int(one.mate)},"
        f"{_atom(one.phase)},{_atom(one.time)},{int(one.place)})"
        for one in game.happenings
    )
    side = _atom(game.side)
    return f"game({number},{side},{openings[game.opening]},[{moves}],[{happened}])"


@lru_cache(maxsize=_CACHED)
def _atom(name: str) -> str:
    """A name as Prolog reads it: what is in a file of games that were judged may be anything."""
    return write_term(name)


def _band_term(band: Band) -> str:
    rates = ",".join(
        f"rate({one.kind},{one.idea},{one.chances},{one.failed})" for one in band.counts
    )
    return f"band({band.low},{band.counted_games},{band.counted_moves},[{rates}])"


@dataclass(frozen=True, slots=True)
class _Statement:
    """A piece of advice as practice.pl gives it, and the games that it is about."""

    request: PracticeRequest
    openings: Sequence[str]
    kind: str
    given: Any
    """The idea: a name, or ["opening", Number, Side]."""
    chances: int
    failed: int
    games: int
    share: float
    peers: float
    low: float
    high: float
    places: Sequence[Any]
    """Each as ["-", Game, Chance]."""
    train: Any
    """As ["train", Themes, From, To]."""

    @property
    def idea(self) -> str:
        return self.given if isinstance(self.given, str) else self.openings[self.given[1]]

    @property
    def _idea_term(self) -> str:
        return (
            self.given
            if isinstance(self.given, str)
            else f"opening({Text(self.idea)},{self.given[2]})"
        )

    @property
    def _seen(self) -> int:
        """The games that the evidence is from."""
        return len(self.request.games) if self.kind == "missed" else self.games

    @property
    def title(self) -> str:
        return f"practice_title({self.kind},{self._idea_term})"

    @property
    def evidence(self) -> str:
        usual = round(self.chances * self.peers)
        peers = "all" if self.request.rating is None else "rating"
        counts = f"{self.chances},{self.failed},{self._seen},{usual},{peers}"
        return f"practice({self.kind},{self._idea_term},{counts})"

    def advice(self, title: str, evidence: str) -> Advice:
        return Advice(
            idea=self.idea,
            kind=self.kind,
            title=title[:1].upper() + title[1:],
            evidence=evidence,
            chances=self.chances,
            failed=self.failed,
            games=self._seen,
            share=round(self.share, 2),
            peers=round(self.peers, 2),
            low=round(self.low, 2),
            high=round(self.high, 2),
            boards=self._boards,
            next=self._next,
        )

    @property
    def _boards(self) -> tuple[AdviceBoard, ...]:
        """Of the last games, which say most of the player as he is now."""
        places = [(game, place) for _, game, place in self.places]
        games = self.request.games
        return tuple(
            _board(game + 1, games[game].chances[place]) for game, place in places[-_BOARDS:][::-1]
        )

    @property
    def _next(self) -> str:
        _, themes, low, high = self.train
        own = self.kind == "allowed" or not themes
        words = ["clausewitz", "train", str(self.request.folder) if own else PUZZLES]
        words += [word for theme in themes for word in ("--motif", theme)]
        if not own and low != "none":
            words += ["--rating", f"{low}-{high}"]
        return shlex.join(words)


def _board(game: int, chance: ExplainedChance) -> AdviceBoard:
    board = chance.board
    played = board.san(chess.Move.from_uci(chance.played)) if chance.played else ""
    return AdviceBoard(chance.fen, game, chance.ply, board.san(chance.moves[0]), played)
