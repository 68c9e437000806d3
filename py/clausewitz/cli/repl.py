"""Prolog's toplevel: repl."""

import typer

from clausewitz.cli import arguments as arg
from clausewitz.cli.terminal import fall_silent
from clausewitz.cli.theories import named_theories


def repl(tactics: arg.TacticFiles = None) -> None:
    """Open a Prolog REPL with the vocabulary and the tactics.

    The predicates implemented in Python are loaded, too. A goal is Prolog with all its powers: it
    can write files and start programs, so run none that you do not trust.
    """
    from clausewitz.clauses import write_term
    from clausewitz.prolog import prolog
    from clausewitz.repl.queries import register_predicates
    from clausewitz.support.data import data_dir
    from clausewitz.tactics.shipped import literature

    theories = named_theories(tactics)
    engine = prolog(data_dir("logic") / "repl.pl")
    register_predicates([literature(), *theories])
    for theory in theories:  # so that suggest/3 and help/1 know them, too
        engine.query(f"load_tactics({write_term(theory.source)})")
    fall_silent()
    print('Clausewitz: ?- help.   ?- suggest("FEN", Move, Why).   Leave with halt.')
    raise typer.Exit(0 if engine.toplevel() else 1)
