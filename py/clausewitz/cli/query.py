"""Questions to Prolog: query."""

from typing import Annotated

import typer

from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import one_board
from clausewitz.cli.theories import theories_of
from clausewitz.prolog import INFERENCES


def query(
    goal: Annotated[str, arg.argument("GOAL", "Prolog goal, such as 'fork(Pos, From, To)'.")],
    fen: arg.FenOption = None,
    tactics: arg.TacticFiles = None,
    most: Annotated[int, arg.most("answers.")] = 100,
    inferences: arg.Inferences = INFERENCES,
    as_json: arg.Json = False,
) -> None:
    """Query Prolog about a position.

    The vocabulary, the tactics and the predicates implemented in Python are loaded; with --fen, Pos
    is the position. A goal is Prolog with all its powers: it can write files and start programs, so
    run none that you do not trust.
    """
    from clausewitz.repl.queries import ask

    board = None if fen is None else one_board([fen])
    answers = ask(goal, board, theories_of(tactics), most=most, inferences=inferences)
    print(answers.to_json() if as_json else answers.text)
    if answers.more and not as_json:
        print("… and more: raise --count")
    if not answers:
        raise typer.Exit(1)
