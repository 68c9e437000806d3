"""Endgame games in words: what evolve and endgame print alike."""

from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg

if TYPE_CHECKING:
    from clausewitz.evolve.scoring import EndgameTally

Who = Annotated[str, arg.argument("PLAYER", "Endgame player of logic/evolved, or a file.")]


def tally_words(tally: "EndgameTally") -> str:
    """Games in a line."""
    score = tally.interval
    return (
        f"score {score.value:.3f} (95 %: {score.low:.3f} to {score.high:.3f}), "
        f"{tally.games} games: "
        f"{tally.won} won, {tally.ahead} ahead, {tally.drawn} drawn, {tally.behind} behind, "
        f"{tally.lost} lost"
    )
