"""Lines of moves: a position, the moves of both sides from there, and the move before if known."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MoveLine:
    """A line as it was read: nothing of it is checked yet."""

    name: str
    fen: str
    moves: tuple[str, ...]
    """As UCI writes them; the solver's are every other one."""
    after_a_move: bool = False
    """Whether the first move is the opponent's, which leads to the solver's first position."""
    themes: tuple[str, ...] | None = None
    """What others say of it, where they do."""
    place: str = ""
    """File and line, or file and game."""


@dataclass(frozen=True, slots=True)
class UnreadLine:
    """What should have been a line, and why it is none."""

    place: str
    reason: str
