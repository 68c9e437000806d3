"""Agents, who are three weights of the heuristic, and how they are made and bred.

As Han, Lavelle and Wilkerson have it: a child gets each weight from the first of two parents with
the probability of crossover, else from the second; then, rarely, any weight is a random one.
Ours may also be nudged: what is inherited is then a little more or less than the parent's.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

_LEAST, _MOST = 10, 10_000  # thousandths


class Drawn(StrEnum):
    """How a new random weight is distributed."""

    EVENLY = "evenly"
    """Any number up to 10."""
    BY_SIZE = "by-size"
    """Any order of magnitude from 0.01 to 10: tables of places count in tens, material in ones."""


@dataclass(frozen=True)
class Agent:
    """The weights of material, places and threats, in thousandths, and whose child it is."""

    number: int
    """Counted over all generations."""
    weights: tuple[int, int, int]
    parents: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """As the paper's players take weights."""
        return ",".join(f"{weight / 1000:.3f}" for weight in self.weights)


@dataclass(frozen=True)
class Breeding:
    """How the next generation comes about."""

    crossover: float = 0.5
    mutation: float = 0.05
    drawn: Drawn = Drawn.EVENLY
    nudge: float = 0.0
    """By how much an inherited weight is larger or smaller, as a share, mostly."""

    def draw(self, chance: random.Random) -> int:
        """A brand new weight."""
        if self.drawn is Drawn.EVENLY:
            return chance.randint(0, _MOST)
        return round(math.exp(chance.uniform(math.log(_LEAST), math.log(_MOST))))

    def first(self, number: int, chance: random.Random) -> Agent:
        """An agent without parents."""
        return Agent(number, (self.draw(chance), self.draw(chance), self.draw(chance)))

    def child(self, number: int, a: Agent, b: Agent, chance: random.Random) -> Agent:
        """Each weight is of one parent or the other, or a random one."""
        material, places, threats = (
            self._inherited(of_a, of_b, chance)
            for of_a, of_b in zip(a.weights, b.weights, strict=True)
        )
        return Agent(number, (material, places, threats), (a.number, b.number))

    def _inherited(self, of_a: int, of_b: int, chance: random.Random) -> int:
        weight = of_a if chance.random() < self.crossover else of_b
        if chance.random() < self.mutation:
            return self.draw(chance)
        return round(weight * math.exp(chance.gauss(0, self.nudge))) if self.nudge else weight


def first_generation(breeding: Breeding, size: int, seed: int) -> list[Agent]:
    """Agents with random weights."""
    return [breeding.first(n, random.Random(f"{seed} agent {n}")) for n in range(size)]


def next_generation(
    breeding: Breeding, parents: Sequence[Agent], survivors: int, size: int, start: int, seed: int
) -> list[Agent]:
    """The first parents, if they survive, and children of any two; with one parent, of it alone.

    Numbers go on from `start`, and what is random about an agent depends on its number alone.
    """
    agents = list(parents[:survivors])
    for number in range(start, start + size - len(agents)):
        chance = random.Random(f"{seed} agent {number}")
        a, b = chance.sample(parents, 2) if len(parents) > 1 else (parents[0], parents[0])
        agents.append(breeding.child(number, a, b, chance))
    return agents
