"""An explanation in words, for programs, on a board, and as a game with variations."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import chess

from clausewitz.advice.advised_move import Reason, reason_dict, score_dict
from clausewitz.advice.endings import table_sentence
from clausewitz.advice.explanation.explainer import Explanation, Part, Role, explain
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSource
from clausewitz.endgames.endgame_tables import endings_verdict, tables
from clausewitz.position.board import fen_of
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.position.notation import Notation
from clausewitz.wording import writing

if TYPE_CHECKING:  # it takes long to load, and few explanations are written as games
    import chess.pgn

_LONGEST = 7  # half moves of a variation


@dataclass(frozen=True, slots=True)
class ExplainedMove(BoardResult):
    """A move, and all that is said of it."""

    explanation: Explanation
    """The lines and motifs behind the words."""

    @property
    def words(self) -> dict[Part, list[str]]:
        """The sentences of each part."""
        return self.explanation.words

    @property
    def board(self) -> chess.Board:
        return self.explanation.board

    @property
    def move(self) -> chess.Move:
        return self.explanation.move

    @property
    def san(self) -> str:
        return self.board.san(self.move)

    @property
    def sentence(self) -> str:
        """The first sentence: what the move does, or why it is a mistake."""
        return next(iter(self.words.values()))[0]

    @property
    def text(self) -> str:
        """The parts, each with its heading."""
        return "\n".join(
            "\n  ".join([part.value.capitalize(), *texts]) for part, texts in self.words.items()
        )

    def _drawn(self) -> tuple[chess.Board, list[chess.Move], list[str]]:
        """The move and the squares of its main idea."""
        motifs = self.explanation.motifs[:1]
        squares = [square for motif in motifs for square in motif.squares]
        return self.board, [self.move], squares

    def as_dict(self) -> dict[str, Any]:
        found = self.explanation
        return {
            "fen": fen_of(found.board),
            "move": found.move.uci(),
            "san": self.san,
            **_line(found.line),
            "best": {"move": found.best.move.uci(), **score_dict(found.best)},
            "motifs": _motifs(found.motifs),
            **({"reasons": list(map(reason_dict, found.quiet))} if found.quiet else {}),
            "refutation": _motifs(found.refutation),
            "lines": [
                {"role": one.role.value, "fen": one.start, **_line(one.line)}
                | {"motifs": _motifs(one.motifs)}
                for one in found.side_lines
            ],
            "text": {part.name.lower(): list(texts) for part, texts in self.words.items()},
        }

    def as_game(self) -> "chess.pgn.Game":
        """The move with its line; defences and other moves are variations, words are comments."""
        return _game(self.explanation)


def explained_move(
    board: chess.Board,
    move: chess.Move | None = None,
    *,
    proofs: bool = False,
    notation: Notation = Notation.SAN,
    search: LineSource | None = None,
    syzygy: Path | None = None,
) -> ExplainedMove:
    """A legal move, or the best one, explained in words; by a longer search of our own, or any.

    Where a folder of Syzygy tables is given, their verdict on the position is added.
    """
    with writing(notation):
        found = explain(board, move, search, proofs=proofs)
    if syzygy is not None:
        with tables(syzygy) as base:
            verdict = endings_verdict(board, base)
        if verdict is not None:
            found.words.setdefault(Part.VERDICT, []).append(table_sentence(board, verdict))
    return ExplainedMove(found)


def _line(line: JudgedLine) -> dict[str, Any]:
    return {**score_dict(line), "line": [move.uci() for move in line.moves]}


def _motifs(motifs: Sequence[Reason]) -> list[dict[str, Any]]:
    return list(map(reason_dict, motifs))


def _game(found: Explanation) -> "chess.pgn.Game":
    import chess.pgn

    from clausewitz.games.pgn import add_line

    game = chess.pgn.Game({"Event": "Clausewitz", "Result": "*"})
    game.setup(found.board)
    comments = {part: " ".join(texts) for part, texts in found.words.items()}
    main = add_line(game, found.line.moves[:_LONGEST])
    if main is not None:
        main.comment = " ".join(filter(None, (comments.get(Part.DOES), comments.get(Part.THREAT))))
        for defence in found.lines_of(Role.DEFENCE):
            add_line(main, defence.line.moves[:_LONGEST])
    for side_line, text in zip(
        found.lines_of(Role.ALTERNATIVE), found.words.get(Part.ALTERNATIVES, ()), strict=True
    ):
        if (node := add_line(game, side_line.line.moves[:_LONGEST])) is not None:
            node.comment = text
    if not found.is_best:
        add_line(game, found.best.moves[:_LONGEST])
    game.comment = " ".join(filter(None, (comments.get(Part.DANGER), comments.get(Part.VERDICT))))
    return game
