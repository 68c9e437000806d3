"""Readers on trial: mutated files are accepted and used, or refused with a ClausewitzError."""

from pathlib import Path
from random import Random

from trial.case_process import Try
from trial.isolation import try_all
from trial.mutations import excerpt, mutated
from trial.plan import Plan
from trial.reader_list import Reader, readers
from trial.reader_uses import without_caching
from trial.verdicts import ACCEPTED, PartReport

MUTANTS = 100_000
BUDGET = 5.0
"""Seconds of processor time for one case."""


def opened(seed: int, folder: Path) -> Try:
    """Tries the cases of this seed; the files are written into the folder."""
    without_caching()
    known = list(readers())
    texts = [text for reader in known for text in reader.texts()]

    def try_case(number: int) -> str:
        reader = known[number % len(known)]
        file = folder / f"{reader.name}.{reader.ending}"
        file.write_bytes(mutant(reader, Random(f"{seed} readers {number}"), texts))
        reader.read(file)
        return ACCEPTED

    return try_case


def mutant(reader: Reader, chance: Random, texts: list[bytes]) -> bytes:
    """A changed file for a reader; one that is packed is changed before or after."""
    text = chance.choice(reader.texts())
    if not reader.whole and chance.random() < 0.98:
        text = excerpt(text, chance)
    if reader.packs is None:
        return mutated(text, chance, texts)
    if chance.random() < 0.7:
        return reader.packs(mutated(text, chance, texts))
    return mutated(reader.packs(text), chance, texts)


def run(plan: Plan, report: PartReport) -> None:
    names = [reader.name for reader in readers()]
    numbers, budget = plan.numbers(MUTANTS), plan.budget(BUDGET)
    try_all(report, numbers, budget, plan.tell, lambda n: f"{n} ({names[n % len(names)]})")
