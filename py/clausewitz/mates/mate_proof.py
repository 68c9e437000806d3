"""A proof of a forced mate: a move, and for every legal reply the proof that goes on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import chess

from clausewitz.position.board import flipped_move, seen_move

if TYPE_CHECKING:  # it takes long to load, and few proofs are written as games
    import chess.pgn


@dataclass(frozen=True, slots=True)
class Proof:
    """A move of the attacker that mates, or that leaves only these replies, each answered."""

    move: chess.Move
    replies: "dict[chess.Move, Proof]"

    @property
    def length(self) -> int:
        """In how many moves the longest defence is mated."""
        return 1 + max((answer.length for answer in self.replies.values()), default=0)

    @property
    def flipped(self) -> "Proof":
        """The same proof of the position flipped."""
        replies = {flipped_move(reply): answer.flipped for reply, answer in self.replies.items()}
        return Proof(flipped_move(self.move), replies)

    def ordered(self, attacker: chess.Color) -> "list[tuple[chess.Move, Proof]]":
        """The replies with their answers, in an order that does not depend on which was met first,
        nor on who attacks."""
        return sorted(self.replies.items(), key=lambda item: seen_move(item[0], attacker))

    def as_json(self, attacker: chess.Color) -> dict[str, Any]:
        """`move` in UCI, and `replies`: for each reply in UCI the same again."""
        replies = {reply.uci(): each.as_json(attacker) for reply, each in self.ordered(attacker)}
        return {"move": self.move.uci(), "replies": replies}


def proof_text(board: chess.Board, proof: Proof) -> str:
    """The proof in short algebraic notation: a line for each reply, indented by depth."""
    return "\n".join(_lines(board.copy(stack=False), proof, "")) + "\n"


def _lines(board: chess.Board, proof: Proof, before: str) -> Iterator[str]:
    """The move behind `before`, on a line that goes on as long as there is one reply."""
    indent = len(before) - len(before.lstrip())
    number = ""
    if board.turn == chess.WHITE or not before.strip():
        number = f"{board.fullmove_number}.{'' if board.turn else '..'} "
    text = f"{before}{number}{board.san_and_push(proof.move)}"
    if len(proof.replies) == 1:
        ((reply, answer),) = proof.replies.items()
        text += _reply(board, reply)
        yield from _lines(board, answer, text + " ")
        board.pop()
    else:
        yield text
        for reply, answer in proof.ordered(not board.turn):
            start = " " * (indent + 4) + _reply(board, reply, alone=True)
            yield from _lines(board, answer, start + " ")
            board.pop()
    board.pop()


def _reply(board: chess.Board, reply: chess.Move, alone: bool = False) -> str:
    """The reply, with a number where it starts a line or follows one; it is then on the board."""
    number = board.fullmove_number
    white = board.turn == chess.WHITE
    san = board.san_and_push(reply)
    if alone:
        return f"{number}.{'' if white else '..'} {san}"
    return f" {number}. {san}" if white else f" {san}"


def proof_game(board: chess.Board, proof: Proof) -> "chess.pgn.Game":
    """The proof as a game: the longest defence is the main line, the others are variations."""
    import chess.pgn

    game = chess.pgn.Game.without_tag_roster()
    game.setup(board)
    game.headers["Result"] = "1-0" if board.turn else "0-1"
    _add(game, proof, board.turn)
    return game


def _add(node: "chess.pgn.GameNode", proof: Proof, attacker: chess.Color) -> None:
    node = node.add_variation(proof.move)
    for reply, answer in sorted(proof.ordered(attacker), key=lambda item: -item[1].length):
        _add(node.add_variation(reply), answer, attacker)
