"""Lines and their motifs as text: rows of CSV, objects of JSON, games of PGN with comments."""

import csv
import io
import json
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import chess
import chess.pgn

from clausewitz.games.move_lines import MoveLine
from clausewitz.support.escapes import for_cell, for_comment, for_tag
from clausewitz.tactics.motifs.tagger import Tag


class TagFormat(StrEnum):
    """What is written."""

    CSV = "csv"
    JSON = "json"
    PGN = "pgn"


Tagged = tuple[MoveLine, Sequence[Tag]]


def heading(form: TagFormat, proofs: bool) -> str:
    """What stands first in the file."""
    if form is not TagFormat.CSV:
        return ""
    return "id,motifs,proofs\n" if proofs else "id,motifs\n"


def csv_text(tagged: Iterable[Tagged], proofs: bool) -> str:
    """A row for each line; motifs have blanks between them, as the themes of Lichess do."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for line, tags in tagged:
        row = [line.name, " ".join(tag.name for tag in tags)]
        row += ["; ".join(map(_in_words, tags))] if proofs else []
        rows.writerow(map(for_cell, row))
    return text.getvalue()


def _in_words(tag: Tag) -> str:
    """The proof: the half move, and what each variable of the clause stands for."""
    values = {**tag.plies, **tag.squares, **tag.others}
    ply = [] if tag.ply is None else [str(tag.ply)]
    return " ".join([tag.name, *ply, *(f"{name}={value}" for name, value in values.items())])


def json_text(tagged: Iterable[Tagged], proofs: bool) -> str:
    """An object for each line."""
    return "".join(
        json.dumps({"id": line.name, "motifs": _as_dicts(tags, line, proofs)}) + "\n"
        for line, tags in tagged
    )


def _as_dicts(tags: Sequence[Tag], line: MoveLine, proofs: bool) -> list[dict[str, Any]]:
    return [_as_dict(tag, line) if proofs else {"name": tag.name} for tag in tags]


def _as_dict(tag: Tag, line: MoveLine) -> dict[str, Any]:
    move = move_of(tag, line)
    return {
        "name": tag.name,
        "ply": tag.ply,
        **({} if move is None else {"move": line.moves[move]}),
        "squares": tag.squares,
        "plies": tag.plies,
        **({"others": tag.others} if tag.others else {}),
        "clause": tag.clause,
    }


def move_of(tag: Tag, line: MoveLine) -> int | None:
    """Which move of the line, from 0, is the half move of a tag; None if it speaks of none."""
    return None if tag.ply is None else tag.ply - (0 if line.after_a_move else 1)


def comment(node: chess.pgn.GameNode, tag: Tag) -> None:
    """Write a motif behind what is said of a move already."""
    squares = ", ".join(f"{name} {square}" for name, square in tag.squares.items())
    words = for_comment(f"{tag.name} ({squares})" if squares else tag.name)
    node.comment = f"{node.comment}; {words}" if node.comment else words


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
