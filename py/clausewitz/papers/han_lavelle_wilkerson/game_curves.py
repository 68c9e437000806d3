"""What players think of every position of a game: the curves of the paper's figure 3.

    points = curve(game, player, Limit(depth=4))
    smoothness(points)

As Han, Lavelle and Wilkerson do it: the player chooses a move in every position of the game,
whoever is to move, and the value that it reports is that of the position. They call some curves
smoother than others and do not say by what measure. Here smoothness is the mean of what the
evaluation changes by from one point to the next, for White: less is smoother. Their heuristic
counts the places of the mover's own pieces only, so that a curve goes up and down with every ply;
`step=2` compares positions with the same side to move and does not see that.

Moves out of the opening cases have no evaluation, and a forced mate is no number of pawns: both
leave a gap.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import chess
import chess.pgn

from clausewitz.engines.own.search_limit import Choice, Limit
from clausewitz.play.player import Player
from clausewitz.play.players.our_players import WINNING
from clausewitz.play.players.paper_heuristic import weights
from clausewitz.play.players.parameters import Parameters
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError

DEPTH = 4  # of the paper's figure
_MATES, _MATES_OF_PAPER = 29_000, 50_000_000  # hundredths: scores beyond are mates
_OF_PAPER = ("base", "pruning", "ordering", "reducing")
_CALM = "8/5k2/8/8/8/8/5K2/R7 w - - 0 1"


@dataclass(frozen=True)
class Point:
    """A position of the game as a player sees it."""

    ply: int
    """Half-moves before it."""
    move: str
    """What was played there, in SAN."""
    advised: str
    """What the player would play."""
    evaluation: float | None
    """For White, in the player's own units: pawns, of the paper's players H; None is a gap."""
    mate: int
    """1 or -1 where a forced mate by White or Black stands in place of an evaluation."""
    seconds: float
    states: int
    """Visited and not known before."""
    reason: str = ""
    """The opening, if the move comes from a case."""

    @property
    def seconds_per_state(self) -> float | None:
        return self.seconds / self.states if self.states else None

    def as_dict(self) -> dict[str, Any]:
        return asdict(self) | {"seconds_per_state": self.seconds_per_state}


def curve(
    game: chess.pgn.Game,
    player: Player,
    limit: Limit | None = None,
    tell: Tell = silent,
    clock: Callable[[], float] = time.process_time,
) -> list[Point]:
    """A point for each position in which a move was played.

    The clock counts this process alone: for players that are other programs take perf_counter.
    """
    _load(player)
    player.new_game()
    points = list[Point]()
    what, plies = f"positions evaluated by {player.name}", len(list(game.mainline_moves()))
    for board, move in _positions(game):
        points.append(_point(board, move, player, limit or Limit(depth=DEPTH), clock))
        tell(Progress(what, len(points), plies))
    if not points:
        raise ClausewitzError("a game without moves has no curve")
    return points


def smoothness(points: Sequence[Point], plies: set[int] | None = None, step: int = 1) -> float:
    """The mean change between evaluations `step` plies apart, of those `plies` only if given.

    Not a number (nan) where no two such points are.
    """
    known = {
        point.ply: point.evaluation
        for point in points
        if point.evaluation is not None and (plies is None or point.ply in plies)
    }
    changes = [abs(known[ply + step] - known[ply]) for ply in known if ply + step in known]
    return sum(changes) / len(changes) if changes else float("nan")


def evaluated_by_all(curves: Sequence[Sequence[Point]]) -> set[int]:
    """The plies where every curve has an evaluation: those on which curves can be compared."""
    sets = [{p.ply for p in points if p.evaluation is not None} for points in curves]
    return set.intersection(*sets) if sets else set()


def in_pawns(points: Sequence[Point], player: Parameters) -> list[Point]:
    """The evaluations of the paper's players by what a pawn counts with their weights, so that they
    can stand beside those of others."""
    if player.kind not in _OF_PAPER:
        return list(points)
    pawn = weights(player.words[0] if player.words else WINNING).material / 1000
    return [
        point
        if point.evaluation is None or not pawn
        else replace(point, evaluation=point.evaluation / pawn)
        for point in points
    ]


def seconds_per_state(points: Sequence[Point]) -> float | None:
    """As in the paper: all time, by the states visited less those known before."""
    states = sum(point.states for point in points)
    return sum(p.seconds for p in points if p.states) / states if states else None


def _positions(game: chess.pgn.Game) -> Iterator[tuple[chess.Board, chess.Move]]:
    board = game.board()
    for move in game.mainline_moves():
        yield board, move
        board.push(move)


def _point(
    board: chess.Board, move: chess.Move, player: Player, limit: Limit, clock: Callable[[], float]
) -> Point:
    known = _known(player)
    began = clock()
    choice = player.choose(board.copy(), limit)
    seconds = clock() - began
    evaluation, mate = _evaluation(choice, board.turn, _mates(player))
    return Point(
        board.ply(),
        board.san(move),
        board.san(choice.move),
        evaluation,
        mate,
        seconds,
        (choice.nodes or 0) - (_known(player) - known),
        choice.reason,
    )


def _evaluation(choice: Choice, turn: chess.Color, mates: int) -> tuple[float | None, int]:
    if choice.score is None:
        return None, 0
    score = choice.score if turn else -choice.score
    if abs(score) > mates:
        return None, 1 if score > 0 else -1
    return score / 100, 0


def _mates(player: Player) -> int:
    """The paper's heuristic has no bound that is known here: with some weights a pawn is ten."""
    from clausewitz.play.players.base_and_pruning import BasePlayer

    return _MATES_OF_PAPER if isinstance(player, BasePlayer) else _MATES


def _known(player: Player) -> int:
    """States that the paper's players met again in their table."""
    return int(getattr(player, "known", 0))


def _load(player: Player) -> None:
    """Compile or load what the player needs, so that the first point does not take the blame."""
    from clausewitz.play.players.base_and_pruning import BasePlayer

    board = chess.Board(_CALM)
    if isinstance(player, BasePlayer):
        BasePlayer.choose(player, board, Limit(depth=1))  # the search, not the openings
    else:
        player.new_game()
        player.choose(board, Limit(depth=1))
