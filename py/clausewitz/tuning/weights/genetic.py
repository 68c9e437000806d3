"""Genetic weights: generations of agents play round robins, and the fittest breed.

A run is a folder. After every meeting of two agents the generation's file is written anew, so a
kill loses only the games that were being played; and what is random depends on the seed and on the
number of an agent, so a resumed run ends with the same files.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from clausewitz import __version__
from clausewitz.play.matches.start_positions import Opening, openings
from clausewitz.play.players import paper_heuristic
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.run_folder import RunFolder, reporting_damage
from clausewitz.tuning.weights.agents import Agent, first_generation, next_generation
from clausewitz.tuning.weights.genetic_plan import GeneticPlan
from clausewitz.tuning.weights.provenance import made_by
from clausewitz.tuning.weights.tournament import (
    AgentStanding,
    Pair,
    Points,
    Terms,
    round_robin,
    standings,
)

FINAL = "final"
_LEADING = 5  # agents in a report
PAPERS_SETS = ("uniform", "base", "pruning", "handmade", "winning")


@dataclass(frozen=True)
class GeneticResult:
    """What a run found."""

    plan: GeneticPlan
    winners: list[AgentStanding]
    """Of each generation."""
    last: list[AgentStanding]
    """All of the last tournament, the best first."""
    names: dict[int, str]
    """Of agents that have one: the paper's weights in the final tournament."""

    @property
    def best(self) -> AgentStanding:
        """The first of the last tournament that was found here."""
        return next(s for s in self.last if s.agent.number not in self.names)

    def as_dict(self) -> dict[str, Any]:
        return {
            "weights": _in_pawns(self.best.agent),
            "generations": [self._row(standing) for standing in self.winners],
            "last": [self._row(standing) for standing in self.last],
            "plan": self.plan.as_dict(),
            "version": __version__,
        }

    def _row(self, standing: AgentStanding) -> dict[str, Any]:
        agent = standing.agent
        return {
            "agent": self.names.get(agent.number, agent.number),
            **_in_pawns(agent),
            **standing.games._asdict(),
        }


def evolve(
    plan: GeneticPlan, folder: RunFolder, workers: Workers, tell: Tell = silent
) -> GeneticResult:
    """Play and breed as planned; the folder has been taken for this plan."""
    breeding, seed = plan.breeding(), plan.seed
    agents = first_generation(breeding, plan.population, seed)
    born, winners, last = len(agents), list[AgentStanding](), list[AgentStanding]()
    for number in range(1, plan.generations + 1):
        if number > 1:
            parents = [standing.agent for standing in _fittest(last, plan)]
            agents = next_generation(breeding, parents, plan.survivors, plan.population, born, seed)
            born = 1 + max(agent.number for agent in agents)
        terms = Terms(plan.player, plan.limit(), _openings(plan, f"generation {number}"))
        last = _tournament(f"generation-{number:02}", agents, terms, plan, folder, workers, tell)
        winners.append(last[0])
    names = dict[int, str]()
    if plan.final:
        last, names = _final(plan, winners, last, folder, workers, tell)
    return GeneticResult(plan, winners, last, names)


def weights_text(outcome: GeneticResult, name: str) -> str:
    """The weights as a clause, with how they were made."""
    plan, best = outcome.plan, outcome.best
    values = ", ".join(map(str, best.agent.weights))
    wins, draws, losses = best.games
    met = ", the paper's five sets among them" if outcome.names else ""
    return "\n".join(
        [
            f"% Weights of the heuristic that generations of {plan.player} players found.",
            "%",
            "%     weights(Name, Material, Places, Threats).    in thousandths",
            "%",
            *made_by(f"{plan.command()} --name {name} -o RUN"),
            f"% In the last tournament, of {len(outcome.last)} agents{met},",
            f"% +{wins} ={draws} -{losses}.",
            "",
            f"weights({name}, {values}).",
            "",
        ]
    )


def _final(
    plan: GeneticPlan,
    winners: Sequence[AgentStanding],
    last: Sequence[AgentStanding],
    folder: RunFolder,
    workers: Workers,
    tell: Tell,
) -> tuple[list[AgentStanding], dict[int, str]]:
    """The fittest of the last generation and the winners before, later ones first, meet the
    paper's weights, as in the paper's last tournament."""
    order = [*(s.agent for s in last[:3]), *(s.agent for s in reversed(winners))]
    finalists = list({agent.weights: agent for agent in order}.values())[: plan.finalists]
    names = {-number: name for number, name in enumerate(PAPERS_SETS, 1)}
    known = [
        Agent(number, paper_heuristic.weights(name).values()) for number, name in names.items()
    ]
    terms = Terms(plan.player, plan.limit(), _openings(plan, FINAL))
    agents = [*known, *finalists]
    return _tournament(FINAL, agents, terms, plan, folder, workers, tell), names


def _tournament(
    name: str,
    agents: Sequence[Agent],
    terms: Terms,
    plan: GeneticPlan,
    folder: RunFolder,
    workers: Workers,
    tell: Tell,
) -> list[AgentStanding]:
    games = len(agents) * (len(agents) - 1) * len(terms.openings)

    def save(results: Mapping[Pair, Points]) -> None:
        folder.write(f"{name}.json", _text(agents, results))
        report(results)

    def report(results: Mapping[Pair, Points]) -> None:
        played = sum(map(len, results.values()))
        leading = standings(agents, results, plan.by_wins)[:_LEADING]
        words = "; ".join(map(str, leading))
        tell(Progress(f"games of {name}", played, games, words, milestone=played == games))

    with reporting_damage(folder.path / f"{name}.json"):
        known = _known(folder.read_json(f"{name}.json"))
    report(known)
    results = round_robin(agents, terms, known, workers, save)
    return standings(agents, results, plan.by_wins)


def _fittest(found: Sequence[AgentStanding], plan: GeneticPlan) -> list[AgentStanding]:
    """Who breeds: so many, or whoever has won a game; nobody else, but the best always."""
    if plan.fittest:
        return list(found[: plan.fittest])
    return [standing for standing in found if standing.games.wins] or list(found[:1])


def _openings(plan: GeneticPlan, tournament: str) -> tuple[Opening, ...]:
    """The same for all meetings of a tournament, other ones for every tournament."""
    number = plan.final if tournament == FINAL else plan.openings
    if not number:
        return (Opening(),)
    seed = int.from_bytes(f"{plan.seed} {tournament}".encode())
    return tuple(islice(openings(seed, plan.plies), number))


def _text(agents: Sequence[Agent], results: Mapping[Pair, Points]) -> str:
    listed = [
        {"agent": agent.number, "weights": agent.weights, "parents": agent.parents}
        for agent in agents
    ]
    games = [[a, b, "".join(_SIGNS[point] for point in results[a, b])] for a, b in sorted(results)]
    rows = ",\n ".join(json.dumps(row) for row in games)
    return f'{{"agents": {json.dumps(listed)},\n "games": [\n {rows}]}}\n'


_SIGNS = {1.0: "1", 0.5: "=", 0.0: "0"}
_POINTS = {sign: points for points, sign in _SIGNS.items()}


def _known(saved: dict[str, Any] | None) -> dict[Pair, Points]:
    """The meetings of a file, if it is there."""
    games = saved["games"] if saved else []
    return {(a, b): tuple(_POINTS[sign] for sign in signs) for a, b, signs in games}


def _in_pawns(agent: Agent) -> dict[str, float]:
    names = ("material", "places", "threats")
    return {name: weight / 1000 for name, weight in zip(names, agent.weights, strict=True)}
