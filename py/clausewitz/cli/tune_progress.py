"""What tuning tells meanwhile and in the end."""

from pathlib import Path
from typing import TYPE_CHECKING

from clausewitz.runs import progress

if TYPE_CHECKING:
    from clausewitz.tune.genetic import Outcome, Progress
    from clausewitz.tune.tournament import Standing

_SHOWN = 5  # of the agents in a standing


def tournament_progress(told: "Progress") -> progress.Progress:
    """How a tournament stands; its end is a line that stays."""
    leading = "; ".join(_standing(standing) for standing in told.standings[:_SHOWN])
    ended = told.played == told.games
    what = f"games of {told.name}"
    return progress.Progress(what, told.played, told.games, leading, milestone=ended)


def _standing(standing: "Standing") -> str:
    return f"{standing.agent.text} +{standing.wins} ={standing.draws} -{standing.losses}"


def in_words(found: "Outcome", file: Path) -> str:
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
