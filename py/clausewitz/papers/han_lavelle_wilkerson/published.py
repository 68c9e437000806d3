"""What Han, Lavelle and Wilkerson found.

"Applying CBR Retrieval and Rule-Based Heuristics to Improve Alpha-Beta Search in Chess": table 4
and figure 2. Table 3 is `winning` in logic/heuristic/weights.pl, with the other sets.

In figure 2 bold figures are wins and italic ones losses; games that were not over after 150 moves
have a sign for who stood better. The text that could be read has no fonts: of games without a sign
it is known only that somebody won.
"""

from typing import NamedTuple

WEIGHT_SETS = ("uniform", "base", "pruning", "handmade", "winning")
LONGEST = 150
"""Moves of a game."""


class PerState(NamedTuple):
    """Seconds for a state, with one standard deviation, and how the game stood for that player."""

    seconds: float
    deviation: float
    result: str
    """+, = or - after 150 moves; "won or lost" if the game was over."""


_OVER = "won or lost"

BASE_WITH_WHITE = {
    "uniform": PerState(7.93e-4, 1.46e-3, _OVER),
    "base": PerState(1.34e-3, 2.06e-3, "="),
    "pruning": PerState(1.22e-3, 2.21e-3, "+"),
    "handmade": PerState(2.07e-3, 3.59e-3, "+"),
    "winning": PerState(1.31e-3, 2.57e-3, _OVER),
}
"""Figure 2, player 1 is Base and player 2 Pruning: the figures of Base."""

PRUNING_WITH_WHITE = {
    "uniform": PerState(1.42e-3, 2.66e-3, _OVER),
    "base": PerState(1.19e-3, 1.77e-3, "-"),
    "pruning": PerState(1.70e-3, 2.40e-3, _OVER),
    "handmade": PerState(1.35e-3, 1.39e-3, "-"),
    "winning": PerState(1.32e-3, 1.32e-3, "-"),
}
"""Figure 2, player 1 is Pruning and player 2 Base: the figures of Pruning."""

BASE_WITH_BLACK = {
    "uniform": PerState(6.89e-4, 1.04e-3, _OVER),
    "base": PerState(8.53e-4, 1.46e-3, "+"),
    "pruning": PerState(7.03e-4, 1.13e-3, _OVER),
    "handmade": PerState(9.78e-4, 1.68e-3, "+"),
    "winning": PerState(8.64e-4, 1.31e-3, "+"),
}
"""The same games, the figures of Base. Those of Pruning with Black could not be read."""

CASE_MOVES = {"pruning": (13.0, 2.0), "random": (5.8, 5.2), "base": (12.0, 8.0)}
"""Table 4: moves that the Pruning Player makes by the opening cases, by opponent; cases sorted by
length, and not sorted."""

RATINGS = {"low": (1000, 1500), "mid": (1500, 1900), "high": (1900, 10_000)}
"""The mean rating of the players of the games in figure 3."""
