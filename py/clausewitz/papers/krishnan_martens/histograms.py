"""The histograms of Krishnan and Martens, what is stated of them, and the same of our figures."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import NamedTuple

from clausewitz.metrics.report.columns import Column, Unit, columns
from clausewitz.metrics.report.page import baseline_values
from clausewitz.metrics.results import Metrics

TITLE = "Synthesizing Chess Tactics from Player Games"
TACTICS = 837
TEST_POSITIONS = 10
_COVERED = (0.3, 0.6)
_RANDOM = "random"


@dataclass(frozen=True, slots=True)
class PaperFigure:
    """A histogram of the paper over its 837 tactics; numbers only where its text has them."""

    number: int
    title: str
    stated: str
    claim: str
    """What is said of the tactics; so many of ours are to be counted."""
    holds: Callable[[float, float | None], bool]
    """Whether it is true of a value, given that of a random move."""
    unit: Unit = Unit.CENTIPAWNS
    least: float | None = None
    most: float | None = None
    random: float | None = None


def _is_above(value: float, random: float | None) -> bool:
    return random is not None and value > random


def _is_below(value: float, random: float | None) -> bool:
    return random is not None and value < random


def _is_covering(value: float, _: float | None) -> bool:
    return _COVERED[0] <= value <= _COVERED[1]


MAIA = PaperFigure(
    4,
    "Divergence by Maia-1600, one ply",
    "By this engine the tactics diverge more from the moves played than a random move does. "
    "The text has no number.",
    "diverge more than random",
    _is_above,
)
STOCKFISH = PaperFigure(
    5,
    "Divergence by Stockfish 14, one ply",
    "By this engine the same tactics diverge less than a random move does. The text has no number.",
    "diverge less than random",
    _is_below,
)
COVERAGE = PaperFigure(
    6,
    "Coverage",
    "Every tactic covers between 30 % and 60 % of the test positions.",
    "cover 30 % to 60 %",
    _is_covering,
    Unit.SHARE,
    *_COVERED,
)
ACCURACY = PaperFigure(
    7,
    "Accuracy",
    "The best tactic reaches 42 %, a random move 10 %; most tactics are hardly better than that.",
    "are more accurate than random",
    _is_above,
    Unit.SHARE,
    most=0.42,
    random=0.1,
)


class Spread(NamedTuple):
    """How a figure is spread over the tactics that suggest something."""

    values: list[float]
    baselines: dict[str, float]
    """The paper's: a random move, the move played (ground), the best move of each engine."""
    claimed: int
    """Tactics of which the paper's claim is true."""

    @property
    def random(self) -> float | None:
        return self.baselines.get(_RANDOM)

    @property
    def quantiles(self) -> tuple[float, float, float]:
        """The least, the median and the greatest, of values of which there is one at least."""
        return min(self.values), median(self.values), max(self.values)


class Compared(NamedTuple):
    """A figure of the paper beside ours; without a column no such engine was requested."""

    figure: PaperFigure
    column: Column | None
    spreads: list[Spread]
    """One for each set of tactics."""


def compared(sets: Sequence[Metrics]) -> Iterator[Compared]:
    """The figures of the paper in its order, for sets measured on the same positions."""
    first = sets[0]
    found = {column.name: column for column in columns(first)}
    networks = [one.name for one in first.engines if _is_network(one.name, one.label)]
    networks += [one.engine for one in first.missing if one.engine.startswith("maia")]
    named = [one.name for one in first.engines] + [one.engine for one in first.missing]
    others = [name for name in named if name not in networks]
    for figure, engines in ((MAIA, networks), (STOCKFISH, others)):
        for name in engines:
            yield _compared(figure, found[f"divergence, {name}"], sets)
        if not engines:
            yield Compared(figure, None, [])
    yield _compared(COVERAGE, found["coverage"], sets)
    # The paper's words fit both: a share of all suggestions, or of moves drawn from them.
    for name in ("accuracy", "chance"):
        yield _compared(ACCURACY, found[name], sets)


def _is_network(name: str, label: str) -> bool:
    """A network knows no modes, so none is given with its name."""
    return name == label


def _compared(figure: PaperFigure, column: Column, sets: Sequence[Metrics]) -> Compared:
    return Compared(figure, column, [_spread(figure, column, metrics) for metrics in sets])


def _spread(figure: PaperFigure, column: Column, metrics: Metrics) -> Spread:
    baselines = baseline_values(metrics, column)
    found = (column.of(tactic.figures).value for tactic in metrics.tactics)
    values = [value for value in found if value is not None]
    random = baselines.get(_RANDOM)
    return Spread(values, baselines, sum(figure.holds(value, random) for value in values))
