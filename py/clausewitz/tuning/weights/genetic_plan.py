"""The settings of a run of the genetic algorithm: as in the paper, or more of it."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from clausewitz.engines.own.search_limit import Limit
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.agents import Breeding, Drawn

_OPTIONS = {
    "player": "tuned",
    "drawn": "draw",
    "by_wins": "by-wins",
    "openings": "starts",
    "plies": "random-plies",
}


@dataclass(frozen=True)
class GeneticPlan:
    """All that a run depends on. Numbers of openings: 0 is the start position alone."""

    player: str = "base"
    depth: int | None = None
    nodes: int | None = 2000
    """One of both: how far each search looks, or how many states it may visit."""
    population: int = 12
    generations: int = 20
    fittest: int = 5
    """How many breed; 0 is all who have won a game."""
    survivors: int = 3
    """How many of them play on in the next generation."""
    crossover: float = 0.5
    mutation: float = 0.05
    drawn: Drawn = Drawn.BY_SIZE
    nudge: float = 0.2
    by_wins: bool = False
    """The fittest by wins, or by points."""
    openings: int = 2
    plies: int = 8
    """Random plies of an opening."""
    final: int = 12
    """Openings from which the winners of all generations and the paper's weights meet again; 0 is
    no such tournament."""
    finalists: int = 6
    seed: int = 0

    def breeding(self) -> Breeding:
        return Breeding(self.crossover, self.mutation, self.drawn, self.nudge)

    def check(self) -> None:
        """Refuse what cannot be done."""
        if (self.depth is None) == (self.nodes is None):
            raise ClausewitzError("searches are limited by depth or by nodes")
        if self.fittest > self.population or self.survivors > self.population:
            raise ClausewitzError(f"a population of {self.population} has no more to choose from")
        if self.fittest and self.survivors > self.fittest:
            raise ClausewitzError(f"of {self.fittest} fittest no {self.survivors} can survive")
        if self.survivors >= self.population:
            raise ClausewitzError("where all survive, nobody is born")

    def limit(self) -> Limit:
        return Limit(self.depth, self.nodes)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    def command(self) -> str:
        """What makes the same again."""
        words = ["clausewitz tune genetic"]
        for name, value in self.as_dict().items():
            option = f"--{_OPTIONS.get(name, name)}"
            if value is True:
                words.append(option)
            elif value is not False and value is not None:
                words.append(f"{option} {value}")
        return " ".join(words)


# The paper's third tournament, the one whose winner it plays with. It does not say how deep the
# agents looked: 4 is the depth of its other experiments. Its 250 games are 25 for a generation of
# five, so games of an agent with itself are among them; these tell nothing and are not played.
PAPER = GeneticPlan(
    player="pruning",
    depth=4,
    nodes=None,
    population=5,
    generations=10,
    fittest=3,
    survivors=0,
    drawn=Drawn.EVENLY,
    nudge=0.0,
    by_wins=True,
    openings=0,
    plies=0,
    final=0,
)
OWN = GeneticPlan()


def planned(plan: GeneticPlan, **changes: Any) -> GeneticPlan:
    """The plan with what the user wants otherwise; None is as it was, but a depth replaces nodes
    and the other way round."""
    if changes.get("depth") is not None or changes.get("nodes") is not None:
        plan = replace(plan, depth=None, nodes=None)
    changed = replace(plan, **{name: v for name, v in changes.items() if v is not None})
    changed.check()
    return changed
