"""A round robin: each agent plays each other one, with both colours."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations

from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.matches.game import GameRules, Side, play_game
from clausewitz.play.matches.game_table import points_of
from clausewitz.play.matches.start_positions import Opening
from clausewitz.play.matches.statistics import Tally, tally
from clausewitz.play.players.base_and_pruning import BasePlayer, PruningPlayer
from clausewitz.runs.pool import Workers
from clausewitz.tuning.weights.agents import Agent

PLAYERS: dict[str, type[BasePlayer]] = {"base": BasePlayer, "pruning": PruningPlayer}

Points = tuple[float, ...]
"""What the games brought the first of two agents: 1, ½ or 0; its colour is White first."""
Pair = tuple[int, int]
"""The numbers of two agents, the smaller first."""


@dataclass(frozen=True)
class Terms:
    """Who plays, how deep or with how many nodes for a move, and from where."""

    player: str
    limit: Limit
    openings: tuple[Opening, ...]


@dataclass(frozen=True)
class Meeting:
    """All games of two agents; made of plain values, so that it can be sent to workers."""

    a: Agent
    b: Agent
    terms: Terms

    @property
    def pair(self) -> Pair:
        return self.a.number, self.b.number


@dataclass(frozen=True)
class AgentStanding:
    """An agent and its games."""

    agent: Agent
    games: Tally

    def __str__(self) -> str:
        wins, draws, losses = self.games
        return f"{self.agent.text} +{wins} ={draws} -{losses}"


def player_of(agent: Agent, terms: Terms) -> BasePlayer:
    """The agent as a player."""
    player = PLAYERS[terms.player](agent.text)
    player.deepens = terms.limit.nodes is not None
    return player


def play(meeting: Meeting) -> tuple[Pair, Points]:
    """Two games from each opening. Deterministic, so it does not matter where and when."""
    terms = meeting.terms
    a, b = (Side(player_of(agent, terms), terms.limit) for agent in (meeting.a, meeting.b))
    points = list[float]()
    for opening in terms.openings:
        for a_is_white in (True, False):
            white, black = (a, b) if a_is_white else (b, a)
            played = play_game(white, black, opening, GameRules())
            points.append(points_of(played.ending.result, a_is_white))
    return meeting.pair, tuple(points)


def round_robin(
    agents: Sequence[Agent],
    terms: Terms,
    known: Mapping[Pair, Points],
    workers: Workers,
    tell: Callable[[Mapping[Pair, Points]], None],
) -> dict[Pair, Points]:
    """All games, those that are known and the others; `tell` is called after every meeting."""
    results = dict(known)
    ordered = sorted(agents, key=lambda agent: agent.number)
    meetings = (Meeting(a, b, terms) for a, b in combinations(ordered, 2))
    missing = [meeting for meeting in meetings if meeting.pair not in results]
    with closing(workers.map(play, missing)) as playing:
        for pair, points in playing:
            results[pair] = points
            tell(results)
    return results


def standings(
    agents: Iterable[Agent], results: Mapping[Pair, Points], by_wins: bool
) -> list[AgentStanding]:
    """The fittest first: by wins as in the paper, or by points; among equals whoever was first."""

    def order(one: AgentStanding) -> tuple[float, float, int]:
        wins, points = one.games.wins, one.games.wins + one.games.draws / 2
        fitness = (-wins, -points) if by_wins else (-points, -wins)
        return *fitness, one.agent.number

    found = [AgentStanding(agent, tally(_points(agent.number, results))) for agent in agents]
    return sorted(found, key=order)


def _points(number: int, results: Mapping[Pair, Points]) -> Iterator[float]:
    for (a, b), points in results.items():
        if a == number:
            yield from points
        elif b == number:
            yield from (1 - point for point in points)
