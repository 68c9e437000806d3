"""Which puzzles are wanted: options of mine, train and sheet."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg

if TYPE_CHECKING:
    from clausewitz.training.puzzle_choice import PuzzleChoice

_MOTIF_HELP = "Motif of the puzzles, such as fork or 'discovered attack'; repeatable."
_RATING_HELP = "Rating of the puzzles, such as 1200-1800."


@dataclass(frozen=True)
class ChoiceOptions:
    """Which puzzles are wanted."""

    motif: Annotated[list[str] | None, arg.motif(_MOTIF_HELP, shown="any")] = None
    rating: Annotated[str | None, arg.option("LOW-HIGH", _RATING_HELP, shown="any")] = None

    def choice(self) -> "PuzzleChoice":
        """The same for those who choose; a motif that nobody knows is an error."""
        from clausewitz.training.puzzle_choice import PuzzleChoice, motif_themes

        return PuzzleChoice(motif_themes(self.motif or []), arg.rating_range(self.rating))
