"""Questions to Prolog: query."""

from typing import Annotated

import typer

from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import one_board
from clausewitz.cli.results import print_json
from clausewitz.cli.theories import enter, theories_of
from clausewitz.position.board import fen_of
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
    from clausewitz.prolog import prolog

    enter(theories_of(tactics))
    if fen is not None:
        position = fen_of(one_board([fen]))
        goal = f'fen_position("{position}", Pos), (\n{goal.strip().removesuffix(".")}\n)'
    answers = prolog().query(goal, most=most, inferences=inferences)
    rows = [
        {name: value for name, value in row.items() if name != "Pos" or fen is None}
        for row in answers.rows
    ]
    if as_json:
        print_json({"goal": goal, "answers": rows, "more": answers.more})
    elif not rows:
        print("false.")
    else:
        for row in rows:
            print(", ".join(f"{name} = {value}" for name, value in row.items()) or "true")
        if answers.more:
            print("… and more: raise --count")
    if not rows:
        raise typer.Exit(1)
