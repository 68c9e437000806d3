"""A match as its user sees it: the standing meanwhile, and the table at the end."""

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from clausewitz.cli.progress import ProgressLine
from clausewitz.play.matches.statistics import Sprt
from clausewitz.runs.progress import Progress

if TYPE_CHECKING:
    from clausewitz.play.matches.game import Effort
    from clausewitz.play.matches.game_table import GameRecord
    from clausewitz.play.matches.match import Standing


class StandingLine(ProgressLine):
    """How a match stands, and every forfeit."""

    def __init__(self, wanted: int) -> None:
        super().__init__()
        self._wanted = wanted

    def show(self, record: "GameRecord", standing: "Standing") -> None:
        if record.forfeit:
            name = standing.names[record.forfeit == "b"]
            self.say(f"game {record.number + 1}, {name}: {record.ending}")
        self(self._progress(standing))

    def finish(self, standing: "Standing") -> None:
        self(replace(self._progress(standing), milestone=True))

    def _progress(self, standing: "Standing") -> Progress:
        return Progress("games", standing.tally.games, self._wanted, _standing(standing))


def _standing(standing: "Standing") -> str:
    found, (value, low, high) = standing.tally, standing.elo
    words = (
        f"+{found.wins} ={found.draws} -{found.losses}, "
        f"Elo {_elo(value)} ({_elo(low)} to {_elo(high)})"
    )
    if standing.sprt is None:
        return words
    low, high = standing.sprt.bounds
    return f"{words}, ratio {standing.sprt.ratio(standing.pairs):.2f} ({low:.2f} to {high:.2f})"


def _elo(value: float) -> str:
    """Rounded, and never minus nothing."""
    return ("-∞" if value < 0 else "∞") if math.isinf(value) else f"{value + 0.0:+.1f}"


def in_words(found: "Standing") -> str:
    games, (value, low, high) = found.tally, found.elo
    width = max(map(len, found.names)) + 2
    heads = ("wins", "draws", "losses", "score", "forfeits", "nodes/move", "ms/move", "longest ms")
    lines = [" " * width + "".join(f"{head:>11}" for head in heads)]
    rows = [("a", games.wins, games.losses, games.score)]
    rows.append(("b", games.losses, games.wins, 1 - games.score))
    for name, (player, wins, losses, score) in zip(found.names, rows, strict=True):
        cells = [wins, games.draws, losses, f"{score:.1%}", found.forfeits(player)]
        cells += _spent(found.effort(player))
        lines.append(f"{name:{width}}" + "".join(f"{cell:>11}" for cell in cells))
    pairs = "-".join(map(str, found.pairs))
    lines.append(
        f"Elo of {found.names[0]}: {_elo(value)} ({_elo(low)} to {_elo(high)}, 95 %), better with "
        f"a likelihood of {found.superiority:.1%}; {games.games} games, pairs of 0 to 2 points: "
        f"{pairs}"
    )
    if found.sprt is not None:
        lines.append(_verdict(found.sprt, found))
    return "\n".join(lines)


def _spent(effort: "Effort") -> list[str | int]:
    moves = max(effort.moves, 1)
    nodes = f"{effort.nodes / moves:.0f}" if effort.nodes else "-"
    return [nodes, f"{1000 * effort.seconds / moves:.1f}", f"{1000 * effort.longest:.1f}"]


def _verdict(test: Sprt, found: "Standing") -> str:
    low, high = test.bounds
    verdicts = {"elo0": f"no more than {test.elo0:g}", "elo1": f"at least {test.elo1:g}"}
    verdict = f"accepted: {verdicts[found.decision]}" if found.decision else "not decided"
    ratio = test.ratio(found.pairs)
    return (
        f"SPRT of {test.elo0:g} against {test.elo1:g} Elo: {verdict}; "
        f"ratio {ratio:.2f} ({low:.2f} to {high:.2f})"
    )
