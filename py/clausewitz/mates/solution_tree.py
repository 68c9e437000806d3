"""The solution of a chess problem: phases of play, each a tree or lines of moves."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import chess

from clausewitz.mates.stipulations import Stipulation
from clausewitz.position.board import fen_of
from clausewitz.support.json_results import JsonResult

Soundness = Literal["sound", "cooked", "short solution", "no solution", "unknown"]


@dataclass(frozen=True, slots=True)
class Attack:
    """A move of the side that has to reach the goal, or to force it, and what follows."""

    move: chess.Move
    is_goal: bool = False
    """It reaches the goal."""
    threats: tuple["Attack", ...] = ()
    """What would follow if the other side could pass."""
    is_check: bool = False
    defences: tuple["Defence", ...] = ()
    """The replies that defeat a threat; all of them if there is none."""
    idle: tuple[chess.Move, ...] = ()
    """The replies after which every threat is carried out."""
    refutations: tuple[chess.Move, ...] = ()
    """The replies after which the goal is not reached: of a try."""

    @property
    def is_zugzwang(self) -> bool:
        return bool(self.defences) and not self.threats and not self.is_check

    def as_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = {"move": self.move.uci()}
        if self.is_goal:
            return found | {"goal": True}
        if self.threats:
            found["threats"] = [threat.as_dict() for threat in self.threats]
        if self.is_zugzwang:
            found["zugzwang"] = True
        if self.refutations:
            found["refutations"] = [move.uci() for move in self.refutations]
        found["defences"] = [defence.as_dict() for defence in self.defences]
        if self.idle:
            found["idle"] = [move.uci() for move in self.idle]
        return found


@dataclass(frozen=True, slots=True)
class Defence:
    """A reply of the other side, and all moves that answer it, the quickest ones."""

    move: chess.Move
    is_goal: bool = False
    """The reply reaches the goal, as in a selfmate."""
    answers: tuple[Attack, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        if self.is_goal:
            return {"move": self.move.uci(), "goal": True}
        return {"move": self.move.uci(), "answers": [each.as_dict() for each in self.answers]}


@dataclass(frozen=True, slots=True)
class Line:
    """Moves that both sides choose, or one of them in a series, and how it ends."""

    moves: tuple[chess.Move, ...]
    forced: tuple[Defence, ...] = ()
    """The replies to the last move, all of which reach the goal: where one side is forced to."""
    skipped: int = 0
    """How many plies it is short of the stipulation."""

    def as_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = {"moves": [move.uci() for move in self.moves]}
        if self.forced:
            found["forced"] = [defence.move.uci() for defence in self.forced]
        return found


@dataclass(frozen=True, slots=True)
class Solution(JsonResult):
    """All that was found out about a problem."""

    board: chess.Board
    """The diagram, the side to move being the one that begins."""
    stipulation: Stipulation
    soundness: Soundness
    keys: tuple[Attack, ...] = ()
    tries: tuple[Attack, ...] = ()
    set_play: tuple[Defence, ...] = ()
    """Replies to nothing: what follows if the other side has to move in the diagram."""
    lines: tuple[Line, ...] = ()
    """The solutions where both sides help, or one side moves alone."""
    set_lines: tuple[Line, ...] = ()
    short_lines: tuple[Line, ...] = ()
    """Lines that reach the goal too soon."""
    positions: int = 0
    """How many the kernel looked at."""

    @property
    def first_moves(self) -> list[chess.Move]:
        """Those that solve it, each once."""
        moves = [key.move for key in self.keys] or [line.moves[0] for line in self.lines]
        return list(dict.fromkeys(moves))

    def duals(self) -> Iterator[tuple[tuple[chess.Move, ...], tuple[Attack, ...]]]:
        """The moves before each choice that the solver should not have, and the choice."""
        for key in self.keys:
            yield from _duals((), key)

    def as_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "fen": fen_of(self.board),
            "stipulation": str(self.stipulation),
            "result": self.soundness,
            "keys": [move.uci() for move in self.first_moves],
        }
        if self.stipulation.is_help:
            return found | {
                "set_play": [line.as_dict() for line in self.set_lines],
                "solutions": [line.as_dict() for line in self.lines],
                "short_solutions": [line.as_dict() for line in self.short_lines],
            }
        return found | {
            "set_play": [defence.as_dict() for defence in self.set_play],
            "tries": [attack.as_dict() for attack in self.tries],
            "solutions": [attack.as_dict() for attack in self.keys],
            "duals": [
                {
                    "after": [move.uci() for move in before],
                    "moves": [answer.move.uci() for answer in answers],
                }
                for before, answers in self.duals()
            ],
        }


def _duals(
    before: tuple[chess.Move, ...], attack: Attack
) -> Iterator[tuple[tuple[chess.Move, ...], tuple[Attack, ...]]]:
    for defence in attack.defences:
        line = (*before, attack.move, defence.move)
        if len(defence.answers) > 1:
            yield line, defence.answers
        for answer in defence.answers:
            yield from _duals(line, answer)
