"""An evolution: generations of players that meet each other, the fittest of whom breed.

A run is a folder. Every generation is a file, written whole when its games have been played, and
what is drawn depends on the seed and the number of a generation: so a killed run goes on from the
last file and ends with the same files.
"""

from collections.abc import Callable

from clausewitz.evolve.breeding import Breeder
from clausewitz.evolve.evolution_plan import EvolutionPlan
from clausewitz.evolve.final import EvolutionResult, outcome_of
from clausewitz.evolve.generations import Generation, lived, read_generation
from clausewitz.runs.pool import Workers
from clausewitz.runs.run_folder import RunFolder

Tell = Callable[[Generation], None]


def evolve(
    plan: EvolutionPlan, folder: RunFolder, workers: Workers, tell: Tell = lambda generation: None
) -> EvolutionResult:
    """Breed and play as planned; the folder has been taken for this plan."""
    breeder, generations = Breeder(plan), list[Generation]()
    for number in range(plan.generations + 1):
        known = folder.read_json(_file(number))
        if known is not None:
            generation = read_generation(known)
        else:
            last = generations[-1] if generations else None
            if last is None:
                players = breeder.first()
            else:
                players = breeder.next(last.players, last.fitness, number, last.elite(plan.elite))
            generation = lived(plan, number, players, last, workers)
            folder.write_json(_file(number), generation.as_dict())
        generations.append(generation)
        tell(generation)
    return outcome_of(plan, generations, folder, workers)


def _file(number: int) -> str:
    return f"generation-{number:03}.json"
