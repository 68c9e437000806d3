"""Prolog's toplevel: repl."""

import typer

from clausewitz.cli import arguments as arg
from clausewitz.cli.theories import enter, named_theories


def repl(tactics: arg.TacticFiles = None) -> None:
    """Open Prolog's toplevel with the vocabulary and the tactics.

    The predicates that Python answers are there, too.
    """
    from clausewitz.data import data_dir
    from clausewitz.prolog import prolog
    from clausewitz.tactics.shipped import literature

    theories = named_theories(tactics)
    engine = prolog(data_dir("logic") / "repl.pl")
    enter(theories, known=[literature()])
    print('Clausewitz: ?- suggest("FEN", Move, Why).   ?- help(suggest).   Leave with halt.')
    raise typer.Exit(0 if engine.toplevel() else 1)
