"""An explanation for programs, and as a game with variations."""

from collections.abc import Mapping, Sequence
from typing import Any

import chess
import chess.pgn

from clausewitz.advice.advised_move import reason_dict, score_dict
from clausewitz.advice.explanation.explainer import Explanation
from clausewitz.advice.explanation.explanation_text import Part
from clausewitz.advice.explanation.side_lines import Role, ToldLine
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_reading import ToldMotif
from clausewitz.advice.lines.line_reasons import reason_of
from clausewitz.position.board import fen_of
from clausewitz.wording import tell

_LONGEST = 7  # half moves of a variation


def as_dict(found: Explanation, words: Mapping[Part, Sequence[str]]) -> dict[str, Any]:
    """Moves are UCI; each part in words, too."""
    return {
        "fen": fen_of(found.board),
        "move": found.move.uci(),
        "san": found.board.san(found.move),
        **_line(found.line),
        "best": {"move": found.best.move.uci(), **score_dict(found.best)},
        "motifs": _motifs(found.motifs),
        "refutation": _motifs(found.refutation),
        "lines": [_aside(aside) for aside in found.asides],
        "text": {part.name.lower(): list(texts) for part, texts in words.items()},
    }


def _aside(aside: ToldLine) -> dict[str, Any]:
    return {"role": aside.role.value, "fen": fen_of(aside.start), **_line(aside.line)} | {
        "motifs": _motifs(aside.motifs)
    }


def _line(line: JudgedLine) -> dict[str, Any]:
    return {**score_dict(line), "line": [move.uci() for move in line.moves]}


def _motifs(motifs: Sequence[ToldMotif]) -> list[dict[str, Any]]:
    told = tell([motif.case() for motif in motifs])
    return [reason_dict(reason_of(m, text)) for m, text in zip(motifs, told, strict=True)]


def as_game(found: Explanation, words: Mapping[Part, Sequence[str]]) -> chess.pgn.Game:
    """The move with its line; defences and other moves are variations, words are comments."""
    game = chess.pgn.Game({"Event": "Clausewitz", "Result": "*"})
    game.setup(found.board)
    comments = {part: " ".join(texts) for part, texts in words.items()}
    main = _add(game, found.line.moves)
    if main is not None:
        main.comment = " ".join(filter(None, (comments.get(Part.DOES), comments.get(Part.THREAT))))
        for defence in found.told(Role.DEFENCE):
            _add(main, defence.line.moves)
    for aside, text in zip(
        found.told(Role.ALTERNATIVE), words.get(Part.ALTERNATIVES, ()), strict=True
    ):
        if (node := _add(game, aside.line.moves)) is not None:
            node.comment = text
    if not found.is_best:
        _add(game, found.best.moves)
    game.comment = " ".join(filter(None, (comments.get(Part.DANGER), comments.get(Part.VERDICT))))
    return game


def _add(node: chess.pgn.GameNode, moves: Sequence[chess.Move]) -> chess.pgn.GameNode | None:
    """The moves as a variation, along those that are there; the node of the first."""
    first = None
    for move in moves[:_LONGEST]:
        node = node.variation(move) if node.has_variation(move) else node.add_variation(move)
        first = first or node
    return first
