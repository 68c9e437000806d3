"""Trees of play as facts for asp/stipulation.lp: positions, each of them once, and moves."""

import chess

from clausewitz.mates.shared_facts import SharedFacts
from clausewitz.position.facts import asp_move
from clausewitz.support.errors import ClausewitzError

MOST_POSITIONS = 50_000
"""A larger tree is not given to clingo, which takes about a tenth of a millisecond for each."""


class TreeTooLargeError(ClausewitzError):
    """A tree of more positions than clingo is given."""


def check_size(positions: int) -> None:
    if positions > MOST_POSITIONS:
        raise TreeTooLargeError(
            f"the tree has more than {MOST_POSITIONS:,} positions, too many for clingo"
        )


class PlayFacts:
    """Positions by their numbers, and the moves between them."""

    def __init__(self, play: str, goal: str) -> None:
        self._lines = [f"stipulation({play}, {goal}).\n"]
        self._shared = SharedFacts()
        self._numbers: dict[tuple[object, ...], int] = {}
        self._children: dict[tuple[int, chess.Move], int] = {}
        self._claims: set[tuple[int, str]] = set()
        self.positions = 0

    def text(self) -> str:
        return "".join([*self._lines, self._shared.text()])

    def position(self, board: chess.Board, left: int) -> int:
        """The number of a position with so many plies to go."""
        key = (
            board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings,
            board.occupied_co[chess.WHITE], board.turn, board.castling_rights, board.ep_square,
            left,
        )  # fmt: skip
        if (known := self._numbers.get(key)) is not None:
            return known
        number = self._numbers[key] = self._new(left)
        self._shared.add_board(board, number)
        return number

    def child(self, parent: int, move: chess.Move) -> int | None:
        """Where a move leads, if that is in the tree."""
        return self._children.get((parent, move))

    def add_move(self, parent: int, move: chess.Move, child: int) -> None:
        if (parent, move) not in self._children:
            self._children[parent, move] = child
            self._lines.append(f"follows({asp_move(move)}, {parent}, {child}).\n")

    def parry(self, parent: int, move: chess.Move, reply: chess.Move, left: int) -> int:
        """A position after a move, without a board of its own, and a legal reply."""
        number = self._new(left)
        self._children[parent, move] = number
        self._lines.append(f"parry({asp_move(move)},{asp_move(reply)}, {parent}, {number}).\n")
        return number

    def threat(self, parent: int, reply: chess.Move, left: int) -> int:
        """The same where nothing was moved; the reply is legal then."""
        number = self._new(left)
        self._lines.append(f"parry(0,0,0,0,none,{asp_move(reply)}, {parent}, {number}).\n")
        return number

    def escape(self, number: int, reply: chess.Move) -> None:
        """This reply is legal here."""
        self._lines.append(f"escape({asp_move(reply)}, {number}).\n")

    def claim(self, number: int, what: str) -> bool:
        """What is to be derived of a position; whether that is new."""
        if (number, what) in self._claims:
            return False
        self._claims.add((number, what))
        self._lines.append(f"claim({what}, {number}).\n")
        return True

    def _new(self, left: int) -> int:
        number = self.positions
        self.positions += 1
        check_size(self.positions)
        if left:
            self._shared.add(f"left(%, {left})", number)
        return number
