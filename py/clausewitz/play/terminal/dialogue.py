"""What a person says in a game, and what is answered: moves and a few commands."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.engines.own.search_limit import Limit
from clausewitz.games.written_moves import read_typed
from clausewitz.play.openings.cases import table
from clausewitz.play.terminal.human_game import HumanGame
from clausewitz.play.terminal.move_reasons import MoveReasons
from clausewitz.position.board import SIDES
from clausewitz.position.drawing.text_board import marked_text
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.play.players.our_players import EnginePlayer

_ADVICE = Limit(nodes=50_000)  # for hints and evaluations

HELP = """\
a move    in SAN or UCI: Nf3, exd5, O-O, e7e8q
hint      the move that the engine would play, and why
why       an explanation of the last move
comments  turn comments on each of your moves on or off
eval      the engine's evaluation of the position
moves     all legal moves
opening   the name of the opening
board     show the board again; flip turns it
undo      take back your last move; takeback does the same
draw      offer a draw
resign    resign the game
save FILE write the game as PGN
quit      leave; the game so far is saved"""


class Talk:
    """One game, line by line. `save` writes a game to a file."""

    def __init__(
        self,
        duel: HumanGame,
        say: Callable[[str], None],
        save: Callable[[str, str], None],
        comments: bool = False,
    ) -> None:
        self.duel = duel
        self._say, self._write = say, save
        self._side = duel.person
        self._last_opening = ""
        self._reasons = MoveReasons()
        self._comments = comments
        self._over = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: say(HELP),
            "hint": self._hint,
            "why": self._explain_last,
            "comments": self._comment,
            "eval": self._evaluate,
            "moves": self._moves,
            "opening": lambda _: say(self._opening() or "no opening yet"),
            "board": lambda _: self._show(),
            "flip": self._flip,
            "undo": self._undo,
            "takeback": self._undo,
            "draw": self._offer,
            "resign": lambda _: duel.resign(),
            "save": self._save,
            "quit": self._quit,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Play until the game is over or the person leaves."""
        duel, heard = self.duel, iter(lines)
        if not duel.is_persons_turn:
            self._answer()
        self._show()
        while duel.ending is None and not self._over:
            line = next(heard, None)
            if line is None:
                return
            try:
                moved = self._obey(line)
            except ClausewitzError as error:
                self._say(str(error))
                continue
            if moved:
                self._answer()
                self._show()
        if duel.ending is not None:
            self._say(f"{duel.ending.result}: {duel.ending.words}")

    def _obey(self, line: str) -> bool:
        """A command, or a move; whether it was a move."""
        word, _, rest = line.strip().partition(" ")
        if word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
        elif word:
            self._play(read_typed(self.duel.board, line.strip()))
            return True
        return False

    def _play(self, move: chess.Move) -> None:
        """The person's move, with what it does if that is wanted."""
        before = self.duel.board.copy()
        self.duel.move(move)
        if self._comments:
            self._say_all(self._reasons.comment(before, move))

    def _say_all(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self._say(f"  {sentence}")

    def _answer(self) -> None:
        """The player's turn, if it is: its move, and what is behind it."""
        duel, before = self.duel, self.duel.board.copy()
        choice = None if duel.ending or duel.is_persons_turn else duel.choice()
        if choice is None:
            return
        duel.move(choice.move)
        reasons = self._reasons.reasons(before, choice.move)
        if (opening := self._opening()) != self._last_opening:
            self._last_opening = opening
            reasons.insert(0, f"opening: {opening}.")
        duel.comment(" ".join(reasons))
        self._say(f"{duel.name} plays {before.san(choice.move)}")
        self._say_all(reasons)

    def _opening(self) -> str:
        """Of the last board of the game that has a name."""
        found = table().left(self.duel.board)
        return found[0].line.title if found else ""

    def _show(self) -> None:
        board = self.duel.board
        last = board.peek() if board.move_stack else None
        self._say("\n" + marked_text(board, last, self._side) + "\n")
        if moves := self.duel.last_moves():
            self._say(moves)

    @cached_property
    def _adviser(self) -> "EnginePlayer":
        from clausewitz.play.players.our_players import EnginePlayer

        return EnginePlayer("adviser", megabytes=16)

    def _hint(self, _rest: str) -> None:
        board = self.duel.board
        move, reasons = self._reasons.hint(board.copy())
        self._say(f"hint: {board.san(move)}")
        self._say_all(reasons)

    def _explain_last(self, _rest: str) -> None:
        before = self.duel.board.copy()
        if not before.move_stack:
            raise ClausewitzError("there is no move yet")
        move = before.pop()
        self._say_all(self._reasons.explanation(before, move))

    def _comment(self, _rest: str) -> None:
        self._comments = not self._comments
        self._say(f"comments on your moves: {'on' if self._comments else 'off'}")

    def _evaluate(self, _rest: str) -> None:
        board = self.duel.board
        choice = self._adviser.choose(board.copy(), _ADVICE)
        line = board.variation_san(choice.line[:6])
        self._say(f"{in_words(choice.score or 0, board.turn)} (depth {choice.depth}): {line}")

    def _moves(self, _rest: str) -> None:
        board = self.duel.board
        self._say(" ".join(sorted(board.san(move) for move in board.legal_moves)))

    def _flip(self, _rest: str) -> None:
        self._side = not self._side
        self._show()

    def _undo(self, _rest: str) -> None:
        if not self.duel.take_back():
            raise ClausewitzError("there is no move of yours to take back")
        self._show()

    def _offer(self, _rest: str) -> None:
        """Accepted by a player who does not stand better, as our engine sees it."""
        board = self.duel.board
        score = self._adviser.choose(board.copy(), _ADVICE).score or 0
        if score >= 0:
            self.duel.agree()
        else:
            self._say("no: the other side stands better")

    def _save(self, rest: str) -> None:
        if not rest:
            raise ClausewitzError("save needs the name of a file: save game.pgn")
        self._write(rest, self.duel.pgn())
        self._say(f"saved: {rest}")

    def _quit(self, _rest: str) -> None:
        self._over = True


def in_words(score: int, turn: chess.Color) -> str:
    """A score of the side to move, for people: +0.35 for White, or a mate."""
    mate = JudgedLine((), score).mate
    if mate is not None:
        return f"{SIDES[turn if mate > 0 else not turn]} mates in {abs(mate)}"
    white = score if turn else -score
    return f"{white / 100:+.2f} for White"
