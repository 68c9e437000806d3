"""A game as a player wants to see it: its curve, accuracy by phase and side, turning points.

Percentages are White's chances to win. What they mean, and which moves are turning points, is
decided by logic/judgement/game_figures.pl; the sentences are those that `annotate` writes.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import chess
import chess.pgn

from clausewitz.advice.lines.judgement import explained_part, judge, score_of
from clausewitz.coaching.annotated_games import ReadyGame, annotate
from clausewitz.coaching.game_parts import PartGame, judged_games
from clausewitz.coaching.judged_moves import JudgedMove
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.coaching.pace import phase_of
from clausewitz.engines.own.searcher import mate_distance
from clausewitz.play.openings.cases import table
from clausewitz.position.board import SIDES, fen_of
from clausewitz.support.escapes import for_line

PHASES = ("opening", "middlegame", "endgame")
GAME = "game"
"""All phases together."""
SIGNS = {
    chess.pgn.NAG_BLUNDER: ("??", "blunders"),
    chess.pgn.NAG_MISTAKE: ("?", "mistakes"),
    chess.pgn.NAG_DUBIOUS_MOVE: ("?!", "inaccuracies"),
    chess.pgn.NAG_GOOD_MOVE: ("!", "tactics found"),
}
_LONGEST = 7  # half moves of a better line
_COMMANDS = re.compile(r"\[%[^\]]*\]")  # that programs write into comments


@dataclass(frozen=True, slots=True)
class ReportedMove:
    """A move of the game, and what it was worth."""

    number: str
    """As before a move: 14. or 14..."""
    side: str
    san: str
    uci: str
    fen: str
    """Of the position before it."""
    phase: str
    score: int | None
    """After the move, for White: hundredths of a pawn; None where somebody mates."""
    mate: int | None
    """Moves to mate after it, negative for Black; 0 where the move mates."""
    percentage: float
    """White's chances after the move."""
    loss: float
    """Of the chances of the side that moved, in per cent."""
    accuracy: float
    sign: str
    """?? for a blunder, ? for a mistake, ?! for an inaccuracy, ! for a tactic found, or nothing."""
    words: str
    """What `annotate` says of it, or nothing."""
    best: str
    """The best move, as in UCI."""
    better: str
    """The best line, where the move lost much and was not it."""

    @property
    def title(self) -> str:
        return f"{self.number} {self.san}{self.sign}"

    @property
    def value(self) -> str:
        """What the position is worth after it, for White: +0.35, or #-3 for a mate."""
        return f"#{self.mate}" if self.score is None else f"{self.score / 100:+.2f}"


@dataclass(frozen=True)
class GameReport:
    """What was judged of a game."""

    tags: dict[str, str]
    opening: str
    """The last known one of its moves; nothing if there is none."""
    start: float
    """White's chances before the first move."""
    moves: tuple[ReportedMove, ...]
    accuracies: dict[tuple[str, str], float]
    """By side and phase, or GAME; phases without a move of the side are missing."""
    turns: tuple[int, ...]
    """The numbers of the moves that turned the game, from 0, the greatest first."""

    @property
    def title(self) -> str:
        names = [for_line(self.tags.get(side, "?")) for side in ("White", "Black")]
        return f"{names[0]} against {names[1]}: {for_line(self.tags.get('Result', '*'))}"

    @cached_property
    def signs(self) -> dict[str, Counter[str]]:
        """How often each sign stands, by side."""
        return {
            side: Counter(move.sign for move in self.moves if move.side == side)
            for side in map(SIDES.__getitem__, chess.COLORS)
        }

    def turning_points(self, most: int | None = None) -> list[ReportedMove]:
        """The moves that turned the game, at most so many, in the order of the game."""
        return [self.moves[at] for at in sorted(self.turns[:most])]

    def before(self, move: ReportedMove) -> float:
        """White's chances, had the best been played in place of the move."""
        loss = move.loss if move.side == SIDES[chess.WHITE] else -move.loss
        return move.percentage + loss

    def explained_turns(self, most: int, side: chess.Color = chess.WHITE) -> Iterator[str]:
        """The greatest turning points in lines of text, with the chances of a side."""
        for move in self.turning_points(most):
            both = [self.before(move), move.percentage]
            before, after = both if side == chess.WHITE else [100 - one for one in both]
            yield f"  {move.title}  {before:.0f} % → {after:.0f} %"
            yield f"    {move.words}"
            if move.better:
                yield f"    Better: {move.better}"

    def as_dict(self) -> dict[str, Any]:
        sides = list(self.signs)
        return {
            "headers": self.tags,
            "opening": self.opening or None,
            "accuracy": {
                side: {
                    phase: round(self.accuracies[side, phase], 1)
                    for phase in (GAME, *PHASES)
                    if (side, phase) in self.accuracies
                }
                for side in sides
            },
            "signs": {
                side: {name: self.signs[side][sign] for sign, name in SIGNS.values()}
                for side in sides
            },
            "start": round(self.start, 1),
            "turning_points": sorted(self.turns),
            "moves": [_rounded(asdict(move)) for move in self.moves],
        }


def game_report(game: chess.pgn.Game, request: JudgeRequest) -> GameReport:
    """Judge a game whose moves are all legal; what stands in it already does not matter."""
    bare = _bare(game)
    (ready,) = judged_games([PartGame(1, bare)], request)
    annotate([ready])
    return _report(ready)


def _bare(game: chess.pgn.Game) -> chess.pgn.Game:
    """The same game without comments, signs and variations."""
    found = chess.pgn.Game(dict(game.headers))
    found.add_line(list(game.mainline_moves()))
    return found


def _report(ready: ReadyGame) -> GameReport:
    judged = ready.judged.moves
    requests = ",".join(map(_requested, judged))
    ((_, start, each, totals, turns),) = judge([f"game_figures([{requests}])"])
    moves = [
        _move(one, node, figure, number in turns)
        for number, (one, node, figure) in enumerate(
            zip(judged, ready.game.mainline(), each, strict=True)
        )
    ]
    # A turning point needs a reason: those without a sentence are no mistakes by the judgement.
    explained = [at for at in turns if moves[at].words]
    named = table().left(ready.game.end().board())
    return GameReport(
        dict(ready.game.headers),
        named[0].line.title if named else "",
        start,
        tuple(moves),
        {(side, phase): accuracy for _, side, phase, accuracy in totals},
        tuple(explained),
    )


def _requested(move: JudgedMove) -> str:
    played = "best" if move.move == move.best.move else "other"
    scores = f"{score_of(move.best.score)},{score_of(move.value)}"
    return f"move({SIDES[move.board.turn]},{phase_of(move.board)},{scores},{played})"


def _move(
    judged: JudgedMove, node: chess.pgn.ChildNode, figure: Sequence[Any], turning: bool
) -> ReportedMove:
    board = judged.board
    _, phase, percentage, loss, accuracy = figure
    sign = next((sign for nag, (sign, _) in SIGNS.items() if nag in node.nags), "")
    better = turning or (sign not in ("", "!") and judged.move != judged.best.move)
    score, mate = _for_white(judged)
    return ReportedMove(
        f"{board.fullmove_number}{'.' if board.turn == chess.WHITE else '...'}",
        SIDES[board.turn],
        board.san(judged.move),
        judged.move.uci(),
        fen_of(board),
        phase,
        score,
        mate,
        percentage,
        loss,
        accuracy,
        sign,
        " ".join(_COMMANDS.sub(" ", node.comment).split()),
        judged.best.move.uci(),
        _line(board, explained_part(board, judged.best)[:_LONGEST]) if better else "",
    )


def _line(board: chess.Board, moves: Sequence[chess.Move]) -> str:
    return board.copy(stack=False).variation_san(moves).replace("...", "... ")


def _for_white(move: JudgedMove) -> tuple[int | None, int | None]:
    """The score after the move, or the moves to mate: whoever mates has made one of them."""
    sign = 1 if move.board.turn == chess.WHITE else -1
    mate = mate_distance(move.value)
    if mate is None:
        return sign * move.value, None
    return None, sign * (mate - 1 if mate > 0 else mate)


def _rounded(record: dict[str, Any]) -> dict[str, Any]:
    return {
        name: round(value, 1) if isinstance(value, float) else value
        for name, value in record.items()
    }
