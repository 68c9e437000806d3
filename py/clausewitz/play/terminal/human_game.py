"""A game between a person and a player: the board, what was played and why, how it ended."""

import datetime
from dataclasses import dataclass, field

import chess
import chess.pgn

from clausewitz.engines.own.search_limit import Choice, Limit
from clausewitz.play.matches.game import DRAW, WON, GameEnding, ended, forfeited
from clausewitz.play.player import Fault, Player, PlayerFaultError, ResignError
from clausewitz.position.board import SIDES
from clausewitz.support.escapes import for_tag

PERSON = "Human"


@dataclass
class HumanGame:
    """One game. The person moves when it is their turn, the player when `choice` is called."""

    player: Player
    limit: Limit
    person: chess.Color = chess.WHITE
    start: chess.Board = field(default_factory=chess.Board)
    name: str = ""
    """What the player is called; nothing takes the player's own name."""
    rating: int | None = None
    """The player's, if it was measured."""
    ending: GameEnding | None = None

    def __post_init__(self) -> None:
        self.board = self.start.copy()
        self.name = self.name or self.player.name
        self._comments: list[str] = []
        self.player.new_game()
        self.ending = ended(self.board)

    @property
    def introduction(self) -> str:
        return self.name if self.rating is None else f"{self.name}, rated about {self.rating}"

    @property
    def is_persons_turn(self) -> bool:
        return self.board.turn == self.person

    def move(self, move: chess.Move) -> None:
        self.board.push(move)
        self._comments.append("")
        self.ending = ended(self.board)

    def comment(self, text: str) -> None:
        """On the last move."""
        self._comments[-1] = text

    def choice(self) -> Choice | None:
        """The player's move, which is not yet made; None if the player has lost instead."""
        try:
            choice = self.player.choose(self.board.copy(), self.limit)
            if self.board.is_legal(choice.move):
                return choice
            raise PlayerFaultError(Fault.ILLEGAL, f"illegal move {choice.move}")
        except ResignError:
            self.ending = GameEnding(WON[self.person], f"{SIDES[not self.person]} resigns")
        except PlayerFaultError as error:
            self.ending = forfeited(not self.person, error)
        return None

    def take_back(self) -> bool:
        """Back to the person's last turn; False if there was none."""
        first = 0 if self.start.turn == self.person else 1
        turns = range(first, len(self._comments), 2)
        if not turns:
            return False
        while len(self._comments) > turns[-1]:
            self._comments.pop()
            self.board.pop()
        self.ending = None
        return True

    def resign(self) -> None:
        self.ending = GameEnding(WON[not self.person], f"{SIDES[self.person]} resigns")

    def agree(self) -> None:
        self.ending = GameEnding(DRAW, "draw agreed")

    def last_moves(self) -> str:
        """The last one or two, with their number."""
        plies = len(self._comments)
        if not plies:
            return ""
        first = plies - 1 if plies == 1 or self.board.turn == chess.BLACK else plies - 2
        board = self.start.copy()
        for move in self.board.move_stack[len(self.start.move_stack) :][:first]:
            board.push(move)
        return board.variation_san(self.board.move_stack[len(self.start.move_stack) + first :])

    @property
    def is_begun(self) -> bool:
        return bool(self._comments)

    def game(self) -> chess.pgn.Game:
        """The game as it is now."""
        game = chess.pgn.Game()
        game.setup(self.start)
        node: chess.pgn.GameNode = game
        moves = self.board.move_stack[len(self.start.move_stack) :]
        for move, comment in zip(moves, self._comments, strict=True):
            node = node.add_variation(move, comment=comment.replace("{", "(").replace("}", ")"))
        names = {self.person: PERSON, not self.person: self.name}
        game.headers["Event"] = "Game against Clausewitz"
        game.headers["Date"] = f"{datetime.date.today():%Y.%m.%d}"
        game.headers["White"] = for_tag(names[chess.WHITE])
        game.headers["Black"] = for_tag(names[chess.BLACK])
        game.headers["Result"] = self.ending.result if self.ending else "*"
        game.headers["Termination"] = self.ending.termination if self.ending else "unterminated"
        if self.rating is not None:
            side = "Black" if self.person == chess.WHITE else "White"
            game.headers[f"{side}Elo"] = str(self.rating)
        if self.ending:
            game.headers["Ending"] = for_tag(self.ending.words)
        return game

    def pgn(self) -> str:
        return f"{self.game()}\n\n"
