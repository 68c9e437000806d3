"""An evolution: generations of players that meet each other, the fittest of whom breed.

A run is a folder. Every generation is a file, written whole when its games have been played, and
what is random depends on the seed and the number of a generation: so a killed run goes on from the
last file and ends with the same files.
"""

from collections.abc import Iterator

from clausewitz.evolve.breeding import Breeder, Player
from clausewitz.evolve.evolution_plan import EvolutionPlan
from clausewitz.evolve.final import EvolutionResult, outcome_of
from clausewitz.evolve.generations import Generation, lived, read_generation
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.run_folder import RunFolder


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
    return outcome_of(plan, found, folder, workers)


def all_generations(
    plan: EvolutionPlan, folder: RunFolder, workers: Workers
) -> Iterator[Generation]:
    """One after another; those that the folder has are not played again."""
    breeder, last = Breeder(plan), None
    for number in range(plan.generations + 1):
        file = f"generation-{number:03}.json"
        known = folder.read_json(file)
        if known is not None:
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
