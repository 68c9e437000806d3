"""Tactics at work: suggest."""

from pathlib import Path
from typing import TYPE_CHECKING

from clausewitz.board import fen_of
from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import answered, one_board
from clausewitz.cli.results import check_picture, print_json, write_picture
from clausewitz.cli.terminal import bold
from clausewitz.cli.theories import theories_of
from clausewitz.prolog import INFERENCES

if TYPE_CHECKING:
    from clausewitz.tactics.by_prolog import Suggestion


def suggest(
    fen: arg.Fen = None,
    tactics: arg.TacticFiles = None,
    output: arg.Picture = None,
    inferences: arg.Inferences = INFERENCES,
    as_json: arg.Json = False,
) -> None:
    """List the moves that tactics propose, each with its reason."""
    from clausewitz.tactics import by_prolog

    # --tactics a.pl b.pl: the second file arrives among the fields of the FEN.
    files = [Path(word) for word in fen or [] if word.endswith(".pl")]
    fen = [word for word in fen or [] if not word.endswith(".pl")]
    check_picture(output)
    theories = theories_of([*(tactics or []), *files])
    for board in [one_board(fen)] if output else answered(fen, headed=not as_json):
        found = by_prolog.suggest(board, theories, inferences)
        if as_json:
            rows = [suggestion.as_dict() for suggestion in found]
            print_json({"fen": fen_of(board), "suggestions": rows})
        else:
            print(_table(found) if found else "no tactic applies")
        if output:
            from clausewitz.drawing.suggestion_boards import suggestions_svg

            write_picture(output, suggestions_svg(board, found))


def _table(suggestions: "list[Suggestion]") -> str:
    san = max(len(s.san) for s in suggestions)
    name = max(len(s.tactic.name) for s in suggestions)
    return "\n".join(
        f"{s.move.uci():5}  {bold(f'{s.san:{san}}')}  {s.tactic.name:{name}}  {s.english}"
        for s in suggestions
    )
