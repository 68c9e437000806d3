"""The moves of boards to solve, as the script of the page needs them."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import chess

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.hints import HintedMove, hints
from clausewitz.engines.own.searcher import mate_distance
from clausewitz.position.board import after_move, is_mate


class Placed(NamedTuple):
    """A chance, its game, and what the player did of it: found, missed, overlooked, allowed."""

    game: GameRecord
    chance: ExplainedChance
    kind: str

    @property
    def key(self) -> str:
        """What progress is saved under."""
        return f"{self.chance.fen} {self.chance.line[0]}"

    @property
    def place(self) -> tuple[str, int]:
        """Its game, and the half moves before it."""
        return self.game.place, self.chance.ply


Wrong = dict[str, tuple[str, str]]
"""Wrong moves, each with the reply that refutes it, or nothing, and what is said of it."""


class SolvedTurn(NamedTuple):
    """A turn of whoever solves: the board, the move that is looked for, the reply in the line."""

    board: chess.Board
    move: chess.Move
    reply: chess.Move | None


def solved_turns(chance: ExplainedChance) -> Iterator[SolvedTurn]:
    """The turns of the line, which ends with a move of the solver."""
    board, line = chance.board, chance.moves
    for number in range(0, len(line), 2):
        reply = line[number + 1] if number + 2 < len(line) else None
        yield SolvedTurn(board.copy(stack=False), line[number], reply)
        for move in line[number : number + 2]:
            board.push(move)


def solving_data(boards: Sequence[Placed], wrong: Sequence[Wrong]) -> list[dict[str, Any]]:
    """Of each board; moves are UCI.

    flipped (whether Black is below), pieces (as in a FEN), before (the move that led there), line,
    squares and lit (those of its motif, and after how many half moves they are meant), turns:
    moves (by SAN), right (all that are), move, reply (in words), hints, wrong (for other moves the
    reply and what is said).
    """
    turns = [list(solved_turns(one.chance)) for one in boards]
    hinted = iter(
        hints(
            [
                HintedMove(turn.board, turn.move, one.chance.motif)
                for one, own in zip(boards, turns, strict=True)
                for turn in own
            ]
        )
    )
    return [
        _board_data(one, [_turn_data(turn, next(hinted)) for turn in own], refuted)
        for one, own, refuted in zip(boards, turns, wrong, strict=True)
    ]


def _board_data(placed: Placed, turns: list[dict[str, Any]], wrong: Wrong) -> dict[str, Any]:
    game, chance, _ = placed
    for turn in turns[1:]:
        turn["hints"] = turn["hints"][1:]  # the motif is that of the whole line
    turns[0]["right"] = right_moves(chance)
    turns[0]["wrong"] = {**wrong, **_played_move(placed)}
    return {
        "flipped": game.side == "black",
        "pieces": chance.board.board_fen(),
        "before": chance.before,
        "line": chance.line[: 2 * len(turns) - 1],
        "squares": chance.squares,
        "lit": chance.lit,
        "turns": turns,
    }


def _turn_data(turn: SolvedTurn, hints: tuple[str, ...]) -> dict[str, Any]:
    board, move, reply = turn
    return {
        "moves": moves_by_words(board),
        "right": [move.uci()],
        "move": move.uci(),
        "reply": numbered(after_move(board, move), reply) if reply else "",
        "hints": hints,
        "wrong": {},
    }


def right_moves(chance: ExplainedChance) -> list[str]:
    """The first move, and where it mates at once, all that do."""
    right = {chance.line[0]}
    if chance.score > 0 and mate_distance(chance.score) == 1:
        right |= {move.uci() for move in chance.board.legal_moves if is_mate(chance.board, move)}
    return sorted(right)


def _played_move(placed: Placed) -> Wrong:
    """What is said of the move that was played, where there was better."""
    chance, board = placed.chance, placed.chance.board
    if not chance.played or chance.taken:
        return {}
    played = chess.Move.from_uci(chance.played)
    words = f"{board.san(played)} was played, and there is better"
    if not chance.answer:
        return {chance.played: ("", f"{words}.")}
    after = after_move(board, played)
    reply = numbered(after, chess.Move.from_uci(chance.answer))
    worth = player_worth(placed, chance.value)
    return {chance.played: (chance.answer, f"{words}: {reply} ({worth} for you).")}


def moves_by_words(board: chess.Board) -> dict[str, str]:
    """The legal moves as the scripts of pages know them: SAN and UCI."""
    return {board.san(move): move.uci() for move in board.legal_moves}


def numbered(board: chess.Board, move: chess.Move) -> str:
    """A move with its number: 21... Qxe3+ or 22. Rxe3."""
    dots = "." if board.turn == chess.WHITE else "..."
    return f"{board.fullmove_number}{dots} {board.san(move)}"


def player_worth(placed: Placed, score: int) -> str:
    """A score of the side that has the chance, as it is for the player: +1.5, or a mate."""
    sign = 1 if placed.chance.side == placed.game.side else -1
    mate = mate_distance(score)
    if mate is not None:
        return f"mate in {abs(mate)}" if sign * mate > 0 else f"mated in {abs(mate)}"
    pawns = f"{sign * score / 100:+.1f}"
    return "0.0" if pawns in ("+0.0", "-0.0") else pawns.replace("-", "\N{MINUS SIGN}")
