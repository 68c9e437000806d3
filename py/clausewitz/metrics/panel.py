"""The engines of a run: found, queried about every position, or missing for a reason."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from clausewitz.engines.engine_names import Engine, find_engine
from clausewitz.engines.modes import PATIENCE, Mode
from clausewitz.engines.move_values import MissingEngineError
from clausewitz.engines.parallel_queries import fill
from clausewitz.engines.value_cache import ValueCache
from clausewitz.metrics.move_table import LegalMoves, Worth, worth
from clausewitz.metrics.results import Missing, QueriedEngine
from clausewitz.runs.progress import Tell, step


@dataclass(frozen=True, slots=True)
class Panel:
    """Engines as the user names them, and how they are queried."""

    engines: Sequence[str]
    mode: Mode = Mode.CHILD
    depth: int = 1
    jobs: int = 1
    patience: float = PATIENCE
    scheduler: str | None = None
    """Of a Dask cluster that queries them, if not this machine."""


class EngineAnswers(NamedTuple):
    """An engine that there is, as it is written in files, and what it says."""

    engine: QueriedEngine
    worth: Worth


def ask_all(
    panel: Panel, moves: LegalMoves, cache: ValueCache, tell: Tell
) -> tuple[list[EngineAnswers], list[Missing]]:
    """What each engine says of all the moves; those that are missing are reported at once."""
    found: list[tuple[Engine, str]] = []
    missing: list[Missing] = []
    for text in dict.fromkeys(panel.engines):
        try:
            engine = find_engine(text, panel.mode, panel.depth, panel.patience)
            found.append((engine, engine.identity(cache)))
        except MissingEngineError as error:
            missing.append(Missing(text, str(error)))
            tell(step(f"{text} is not measured: {error}"))
    return [_ask(e, i, moves, cache, panel, tell) for e, i in _with_own_names(found)], missing


def _ask(
    engine: Engine, identity: str, moves: LegalMoves, cache: ValueCache, panel: Panel, tell: Tell
) -> EngineAnswers:
    fill(cache, engine, identity, moves.fens, panel.jobs, tell, panel.scheduler)
    queried = QueriedEngine(engine.name, identity, str(engine.mode), engine.label)
    return EngineAnswers(queried, worth(moves, cache.known(identity, moves.fens)))


def _with_own_names(found: Sequence[tuple[Engine, str]]) -> list[tuple[Engine, str]]:
    """Two engines of one name get numbers."""
    uses, seen = Counter(engine.name for engine, _ in found), Counter[str]()
    apart = []
    for engine, identity in found:
        seen[engine.name] += 1
        number = f"-{seen[engine.name]}" if uses[engine.name] > 1 else ""
        apart.append((replace(engine, name=engine.name + number), identity))
    return apart
