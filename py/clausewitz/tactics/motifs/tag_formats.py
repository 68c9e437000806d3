"""Lines and their motifs as text: rows of CSV, objects of JSON, games of PGN with comments."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import chess
import chess.pgn

from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import after_moves
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.support import escapes
from clausewitz.support.escapes import for_cell, for_comment, for_tag
from clausewitz.support.json_results import ListResult
from clausewitz.tactics.motifs.tagger import Tag, literature_predicates
from clausewitz.wording import ReasonCase, reason_texts


class TagFormat(StrEnum):
    """What is written."""

    CSV = "csv"
    JSON = "json"
    PGN = "pgn"


Tagged = tuple[MoveLine, Sequence[Tag]]


@dataclass(frozen=True, slots=True)
class TaggedLine(BoardResult, ListResult[Tag]):
    """A line of moves and the motifs that it shows, by name."""

    line: MoveLine
    tags: tuple[Tag, ...]
    proofs: bool = True
    """Whether JSON has the half moves and squares that show a motif."""

    def _items(self) -> tuple[Tag, ...]:
        return self.tags

    @property
    def names(self) -> tuple[str, ...]:
        """The motifs as Lichess spells its themes."""
        return tuple(tag.name for tag in self.tags)

    @property
    def board(self) -> chess.Board:
        """The position in which the solver moves first."""
        return after_moves(chess.Board(self.line.fen), self._moves()[: self.line.after_a_move])

    @property
    def text(self) -> str:
        """A line for each motif: a sentence; its name and squares, if it is the user's own."""
        known = literature_predicates()
        sentences = iter(reason_texts([self._case(tag) for tag in self.tags if tag.name in known]))
        words = (next(sentences) if tag.name in known else _comment(tag) for tag in self.tags)
        return "\n".join(words)

    def _case(self, tag: Tag) -> ReasonCase:
        before, moves = self._moves()[: self.line.after_a_move], self._moves()
        return ReasonCase(
            literature_predicates()[tag.name],
            self.board,
            moves[len(before) :],
            {**tag.squares, **tag.plies, **tag.others},
            before=before[0] if before else None,
            ply=tag.ply,
        )

    def _moves(self) -> tuple[chess.Move, ...]:
        return tuple(map(chess.Move.from_uci, self.line.moves))

    def _drawn(self) -> tuple[chess.Board, tuple[chess.Move, ...], list[str]]:
        """The solver's moves, and the squares of all motifs."""
        squares = [square for tag in self.tags for square in tag.squares.values()]
        return self.board, self._moves()[self.line.after_a_move :: 2], squares

    def as_dict(self) -> dict[str, Any]:
        return {"id": self.line.name, "motifs": [self._motif(tag) for tag in self.tags]}

    def to_json(self) -> str:
        return json.dumps(self.as_dict())  # in ASCII: names are strangers'

    def _motif(self, tag: Tag) -> dict[str, Any]:
        if not self.proofs:
            return {"name": tag.name}
        move = move_of(tag, self.line)
        return {
            "name": tag.name,
            "ply": tag.ply,
            **({} if move is None else {"move": self.line.moves[move]}),
            "squares": tag.squares,
            "plies": tag.plies,
            **({"others": tag.others} if tag.others else {}),
            "clause": tag.clause,
        }


def heading(form: TagFormat, proofs: bool) -> str:
    """What stands first in the file."""
    if form is not TagFormat.CSV:
        return ""
    return "id,motifs,proofs\n" if proofs else "id,motifs\n"


def csv_text(tagged: Iterable[Tagged], proofs: bool) -> str:
    """A row for each line; motifs have blanks between them, as the themes of Lichess do."""
    rows = list[Iterable[str]]()
    for line, tags in tagged:
        row = [line.name, " ".join(tag.name for tag in tags)]
        row += ["; ".join(map(_in_words, tags))] if proofs else []
        rows.append(map(for_cell, row))
    return escapes.csv_text(rows)


def _in_words(tag: Tag) -> str:
    """The proof: the half move, and what each variable of the clause stands for."""
    values = {**tag.plies, **tag.squares, **tag.others}
    ply = [] if tag.ply is None else [str(tag.ply)]
    return " ".join([tag.name, *ply, *(f"{name}={value}" for name, value in values.items())])


def json_text(tagged: Iterable[Tagged], proofs: bool) -> str:
    """An object for each line."""
    lines = (TaggedLine(line, tuple(tags), proofs) for line, tags in tagged)
    return "".join(f"{line.to_json()}\n" for line in lines)


def move_of(tag: Tag, line: MoveLine) -> int | None:
    """Which move of the line, from 0, is the half move of a tag; None if it speaks of none."""
    return None if tag.ply is None else tag.ply - (0 if line.after_a_move else 1)


def comment(node: chess.pgn.GameNode, tag: Tag) -> None:
    """Write a motif behind what is said of a move already."""
    words = for_comment(_comment(tag))
    node.comment = f"{node.comment}; {words}" if node.comment else words


def _comment(tag: Tag) -> str:
    """The name of a motif, and its squares."""
    squares = ", ".join(f"{name} {square}" for name, square in tag.squares.items())
    return f"{tag.name} ({squares})" if squares else tag.name


def game_of_line(line: MoveLine, tags: Iterable[Tag]) -> chess.pgn.Game:
    """A game of a line that can be played: its moves, with the motifs as comments."""
    game = chess.pgn.Game({"Event": for_tag(line.name), "Result": "*"})
    game.setup(chess.Board(line.fen))
    nodes: list[chess.pgn.GameNode] = []
    node: chess.pgn.GameNode = game
    for move in line.moves:
        node = node.add_main_variation(chess.Move.from_uci(move))
        nodes.append(node)
    for tag in tags:
        at = move_of(tag, line)
        comment(game if at is None else nodes[at], tag)
    return game


def pgn_text(games: Iterable[chess.pgn.Game]) -> str:
    return "".join(f"{game}\n\n" for game in games)
