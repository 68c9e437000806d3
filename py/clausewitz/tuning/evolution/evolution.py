"""An evolution: generations of players that meet each other, the fittest of whom breed; its end.

A run is a folder. Every generation is a file, written whole when its games have been played, and
what is random depends on the seed and the number of a generation: so a killed run goes on from the
last file and ends with the same files.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clausewitz import __version__
from clausewitz.endgames.endgame_classes import MULTIPLE, start_boards, start_rows
from clausewitz.endgames.player_files import EndgamePlayer
from clausewitz.endgames.trees import EndgameTrees, from_program
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.run_folder import RunFolder, reporting_damage
from clausewitz.tuning.evolution.breeding import Breeder, Player
from clausewitz.tuning.evolution.engine_games import score_with
from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan
from clausewitz.tuning.evolution.generations import (
    Generation,
    against_master,
    lived,
    points_for_games,
    read_generation,
    seed_of,
)
from clausewitz.tuning.evolution.scoring import EndgameTally

_FINALISTS = 12
_FINAL, _REPORT, _JUDGE = 1 << 41, 1 << 42, 1 << 43
"""Seeds of starts that no generation has seen."""
_HUNTED = 2
"""One in so many starts of the final is played with Hunter, too, if the generations met it."""
_JUDGED = "judged.json"
_HUNTER, _MASTER = 0, 1
"""How far after the last of the players they are numbered: see `points_for_games`."""
_REPORTED = 2
"""Times as many starts as in the final measure the best at last: nothing was chosen by these."""
_WIDTH = 96


@dataclass(frozen=True)
class EvolutionResult:
    """What a run found: the best player, from which generation, and how it did in the end."""

    plan: EvolutionPlan
    generation: int
    player: Player
    master: EndgameTally
    """Against Master, from starts that decided nothing."""
    history: list[tuple[int, dict[str, float]]]
    """The fittest of generations against Master."""

    def trees(self) -> EndgameTrees:
        return tuple(map(from_program, self.player))

    def as_dict(self) -> dict[str, Any]:
        return {
            "plan": self.plan.as_dict(),
            "generation": self.generation,
            "trees": [str(tree) for tree in self.trees()],
            "master": self.master.as_dict(),
            "history": [{"generation": number} | score for number, score in self.history],
        }


def evolve(
    plan: EvolutionPlan, folder: RunFolder, workers: Workers, tell: Tell = silent
) -> EvolutionResult:
    """Breed and play as planned; the folder has been taken for this plan."""
    found, master = list[Generation](), "not yet"
    for generation in all_generations(plan, folder, workers):
        found.append(generation)
        if generation.master:
            master = f"{generation.master['score']:.3f}"
        words = f"{generation.words}; against Master {master}"
        counted = generation.number, plan.generations
        tell(Progress("generations", *counted, words, milestone=bool(generation.master)))
    return _outcome_of(plan, found, folder, workers)


def all_generations(
    plan: EvolutionPlan, folder: RunFolder, workers: Workers
) -> Iterator[Generation]:
    """One after another; those that the folder has are not played again."""
    breeder, last = Breeder(plan), None
    for number in range(plan.generations + 1):
        file = f"generation-{number:03}.json"
        known = folder.read_json(file)
        if known is not None:
            with reporting_damage(folder.path / file):
                generation = read_generation(known)
        else:
            generation = lived(plan, number, _players(breeder, number, last), last, workers)
            folder.write_json(file, generation.as_dict())
        yield generation
        last = generation


def _players(breeder: Breeder, number: int, last: Generation | None) -> list[Player]:
    if last is None:
        return breeder.first()
    elite = last.elite(breeder.plan.elite)
    return breeder.next(last.players, last.fitness, number, elite)


def _outcome_of(
    plan: EvolutionPlan, generations: Sequence[Generation], folder: RunFolder, workers: Workers
) -> EvolutionResult:
    """The candidates meet Master, and Hunter if the generations did; the best of these each other
    or a judge. Who did best in all is measured."""
    known = _candidates(plan, generations)
    starts = start_rows(plan.endgames(), plan.final, _FINAL + seed_of(plan, 0))
    earned = _points_with(_MASTER, plan, list(known), starts, workers)
    if plan.hunter:
        fewer = starts[: max(1, len(starts) // _HUNTED)]
        earned += _points_with(_HUNTER, plan, list(known), fewer, workers)
    # Who earned exactly as much from the same starts plays alike: the first of these is enough.
    _, alike = np.unique(-earned, return_index=True)
    best = alike[:_FINALISTS]
    finalists = [list(known)[place] for place in best]
    others = np.zeros(len(finalists))
    if plan.judge:
        others = _judged(plan, finalists, folder)
    elif not plan.memory:
        others = _peer_points(plan, finalists, starts, workers)
    points = earned[best] + others
    player = finalists[int(np.argmax(points))]
    measured = against_master(player, plan, _REPORT, _REPORTED * plan.final, workers)
    history = [(g.number, g.master) for g in generations if g.master]
    return EvolutionResult(plan, known[player], player, measured, history)


def _candidates(plan: EvolutionPlan, generations: Sequence[Generation]) -> dict[Player, int]:
    """The fittest of each generation and all of the last, with their generations. Where players are
    remembered, the good ones of all generations live on: the elite of the last are enough, and
    their games with others tell nothing new."""
    last = generations[-1]
    if plan.memory:
        return {last.players[place]: last.number for place in last.elite(plan.elite)}
    known = {g.players[g.best]: g.number for g in generations}
    return known | dict.fromkeys(last.players, last.number)


def _points_with(
    stranger: int,
    plan: EvolutionPlan,
    players: Sequence[Player],
    starts: NDArray[np.uint64],
    workers: Workers,
) -> NDArray[np.float64]:
    """The share of points of each player against Hunter or Master."""
    count, other = len(players), len(players) + stranger
    meetings = [[player, other, start] for player in range(count) for start in range(len(starts))]
    return points_for_games(players, meetings, starts, plan, workers)


def _peer_points(
    plan: EvolutionPlan, players: Sequence[Player], starts: NDArray[np.uint64], workers: Workers
) -> NDArray[np.float64]:
    """The share of points of each player against the others, from a tenth of the starts."""
    few = range(max(1, len(starts) // 10))
    pairs = list(combinations(range(len(players)), 2))
    if not pairs:
        return np.zeros(1)
    meetings = [[a, b, start] for a, b in pairs for start in few]
    return points_for_games(players, meetings, starts, plan, workers)


def _judged(
    plan: EvolutionPlan, players: Sequence[Player], folder: RunFolder
) -> NDArray[np.float64]:
    """The share of points of each player against the judge; what was played is saved."""
    known = folder.read_json(_JUDGED) or {}
    for player in players:
        name = "/".join(tree.hex() for tree in player)
        if name not in known:
            boards = start_boards(plan.endgames(), plan.judged, _JUDGE + seed_of(plan, 0))
            known[name] = score_with(player, plan.judge, boards, plan.plies).score
            folder.write_json(_JUDGED, known, indent=1)
    return np.array([known["/".join(tree.hex() for tree in player)] for player in players])


def player_of(outcome: EvolutionResult, name: str) -> EndgamePlayer:
    """The best player under a name."""
    classes = outcome.plan.classes
    return EndgamePlayer(
        name, MULTIPLE if classes.lower() == MULTIPLE else classes.upper(), outcome.trees()
    )


def player_text(outcome: EvolutionResult, name: str) -> str:
    """Its file."""
    plan, found = outcome.plan, outcome.master.as_dict()
    lines = [
        f"An endgame player that evolved: {plan.classes}.",
        "",
        f"Made by clausewitz {__version__}:",
        *folded(f"{plan.command()} --name {name} -o RUN"),
        f"It is of generation {outcome.generation}. Against Master, {found['games']:g} games",
        f"from random starts with both colours: score {found['score']:.3f} "
        f"(95 %: {found['low']:.3f} to {found['high']:.3f}), {found['won']} won,",
        f"{found['ahead']} ahead, {found['drawn']} drawn, {found['behind']} behind, "
        f"{found['lost']} lost.",
    ]
    header = "\n".join(f"% {line}".rstrip() for line in lines)
    return player_of(outcome, name).text(header)


def folded(command: str) -> list[str]:
    """A command over several lines, as a shell takes it."""
    lines = ["  "]
    for part in command.replace(" --", "\n--").replace(" -o", "\n-o").split("\n"):
        if len(lines[-1]) + len(part) > _WIDTH - 6:
            lines[-1] += " \\"
            lines.append("    ")
        lines[-1] += part if not lines[-1].strip() else f" {part}"
    return lines
