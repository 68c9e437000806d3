"""What a run has done, counted."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass
class Summary:
    """What a run has done."""

    written: int = 0
    in_file: int = 0
    finished: bool = False
    """There are enough puzzles; or no better one is found."""
    guesses: int = 0
    """Boards that clingo guessed."""
    sound_at_once: int = 0
    repaired: int = 0
    repeats: int = 0
    misnamed: int = 0
    """Sound puzzles without the wished mate."""
    unconfirmed: int = 0
    """Sound puzzles that the engine took for something else."""
    is_best: bool | None = None
    """With economy: whether clingo has refuted all that would be better, en passant left aside."""
    cpu_seconds: float = 0.0

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"cpu_seconds": round(self.cpu_seconds, 2)}
