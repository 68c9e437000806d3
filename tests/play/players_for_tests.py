"""The program that tests play against, and players that follow a script."""

from dataclasses import dataclass
from pathlib import Path

import chess

from clausewitz.engines.own.search_limit import Choice, Limit


@dataclass(frozen=True)
class FakePlayer:
    """The program of fake_player.py, in a folder of its own."""

    command: Path

    @property
    def by_uci(self) -> str:
        return f"uci:{self.command}"

    @property
    def by_xboard(self) -> str:
        return f"xboard:{self.command} xboard"

    def will(self, fault: str) -> None:
        self.beside("fault").write_text(fault)

    def starts(self) -> int:
        file = self.beside("starts")
        return len(file.read_text().splitlines()) if file.exists() else 0

    def beside(self, name: str) -> Path:
        return self.command.parent / name


class Scripted:
    """Plays the moves that it is given, in SAN, with a score if there is one."""

    def __init__(self, *moves: str, name: str = "scripted", score: int | None = None) -> None:
        self.name = name
        self._moves, self._score = moves, score
        self._place = 0
        self.limits = list[Limit]()

    def new_game(self) -> None:
        self._place = 0

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        self.limits.append(limit)
        move = self._moves[self._place % len(self._moves)]
        self._place += 1
        try:
            found = board.parse_san(move)
        except ValueError:
            found = chess.Move.from_uci(move)
        return Choice(found, self._score, depth=2, nodes=10, reason=f"because {{{move}}}")

    def close(self) -> None:
        pass
