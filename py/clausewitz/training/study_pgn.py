"""Puzzles as a study of Lichess: a chapter for each, an interactive lesson with its wrong answers.

The headers are those that Lichess writes when it exports a study.
"""

from collections.abc import Sequence

import chess
import chess.pgn

from clausewitz.position.board import SIDES, taken
from clausewitz.support.escapes import for_comment, for_tag
from clausewitz.tactics.motifs.tag_formats import pgn_text
from clausewitz.training.explained_puzzles import ExplainedPuzzle, ExplainedTurn

MOST_CHAPTERS = 64
"""Of a study on Lichess."""
_WRONG = 4  # wrong answers that are shown at a turn: the most tempting ones


def study_pgn(puzzles: Sequence[ExplainedPuzzle], title: str) -> str:
    """A game for each puzzle, in their order."""
    return pgn_text(_chapter(number, puzzle, title) for number, puzzle in enumerate(puzzles, 1))


def _chapter(number: int, explained: ExplainedPuzzle, title: str) -> chess.pgn.Game:
    puzzle = explained.puzzle
    name = for_tag(puzzle.name) or f"Puzzle {number}"
    heads = {
        "Event": f"{for_tag(title)}: {name}",
        "StudyName": for_tag(title),
        "ChapterName": name,
        "ChapterMode": "gamebook",
        "Orientation": SIDES[puzzle.solver],
    }
    if puzzle.rating is not None:
        heads["Rating"] = str(puzzle.rating)
    if puzzle.themes:
        heads["Themes"] = for_tag(" ".join(puzzle.themes))
    game = chess.pgn.Game()
    game.headers.update(heads)
    game.setup(chess.Board(puzzle.fen))
    node: chess.pgn.GameNode = game
    if puzzle.after_a_move:
        node = node.add_main_variation(chess.Move.from_uci(puzzle.moves[0]))
    node.comment = for_comment(puzzle.task)
    for turn in explained.turns:
        node = _play_turn(node, turn)
    node.comment = for_comment(explained.why)
    return game


def _play_turn(node: chess.pgn.GameNode, explained: ExplainedTurn) -> chess.pgn.GameNode:
    """The right move with its reply; beside it wrong ones, each with what refutes it."""
    after = node.add_main_variation(explained.turn.move)
    for move in tempting(explained):
        answer = explained.wrong[move]
        nags = [] if answer.is_good else [chess.pgn.NAG_MISTAKE]
        wrong = node.add_variation(move, comment=for_comment(answer.why), nags=nags)
        if answer.reply is not None:
            wrong.add_main_variation(answer.reply)
    return after.add_main_variation(explained.turn.reply) if explained.turn.reply else after


def tempting(explained: ExplainedTurn) -> list[chess.Move]:
    """The wrong answers that look best: checks first, then what takes most."""
    board = explained.turn.board

    def temptation(move: chess.Move) -> tuple[bool, int, str]:
        return not board.gives_check(move), -taken(board, move), move.uci()

    return sorted(explained.wrong, key=temptation)[:_WRONG]
