"""What tuning tells in the end."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clausewitz.tune.genetic import GeneticResult


def in_words(found: "GeneticResult", file: Path) -> str:
    lines = [
        f"{'':12}{'material':>10}{'places':>10}{'threats':>10}{'wins':>8}{'draws':>8}{'losses':>8}"
    ]
    for standing in found.last:
        agent = standing.agent
        label = found.names.get(agent.number, f"agent {agent.number}")
        cells = "".join(f"{weight / 1000:>10.3f}" for weight in agent.weights)
        counts = "".join(f"{n:>8}" for n in (standing.wins, standing.draws, standing.losses))
        lines.append(f"{label:12}{cells}{counts}")
    return "\n".join([*lines, f"the best is in {file}"])
