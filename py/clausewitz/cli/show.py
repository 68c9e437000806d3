"""Tactics on boards: show."""

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.clauses import Theory, read_theory
from clausewitz.cli import arguments as arg
from clausewitz.cli.results import print_json
from clausewitz.cli.terminal import print_boards
from clausewitz.position.drawing.idea_boards import board_text
from clausewitz.support.errors import ClausewitzError
from clausewitz.wording import read_clause

if TYPE_CHECKING:
    from clausewitz.tactics.by_prolog import Suggestion

_BATCH = 20

_NAME_HELP = "Tactic to show; repeatable."


def show(
    tactics: arg.TacticsFile,
    examples: arg.ExamplesFile,
    most: Annotated[int, arg.most("tactics.")] = 3,
    name: Annotated[
        list[str] | None, arg.option("NAME", _NAME_HELP, "--tactic", shown="the first ones")
    ] = None,
    as_json: arg.Json = False,
) -> None:
    """Show tactics on boards.

    Each board has a move that was played and that the tactic proposes.
    """
    theory = read_theory(tactics)
    chosen = [t for t in theory.tactics if not name or t.name in name]
    if not chosen:
        raise ClausewitzError(f"{tactics}: there is no tactic {' or '.join(name or [])}")
    shown, seen = 0, set[str]()
    for tactic in chosen:
        if shown == most and not name:
            break
        found = _first(theory.alone(tactic), examples, seen)
        if found is None:
            if name and not as_json:
                print(f"{tactic.name} proposes no move of {examples}")
            continue
        shown += 1
        seen.add(found.board.fen())
        if as_json:
            print_json({"fen": found.board.fen()} | found.as_dict())
            continue
        squares = [value for value in found.bindings.values() if len(value) == 2]
        print(f"{read_clause(found.clause, found.tactic.phrases)}\n")
        print_boards(board_text(found.board, found.move, squares))
        print(f"\n{found.english}\n")


def _first(theory: Theory, file: Path, seen: set[str]) -> "Suggestion | None":
    """A move of the examples that the tactic proposes, in a new position if there is one."""
    from clausewitz.games.example_table import read_examples
    from clausewitz.tactics.by_prolog import suggest_all

    waiting = (example for example in read_examples(file) if example.label)
    again = None
    while batch := list(islice(waiting, _BATCH)):
        found = suggest_all([example.board() for example in batch], [theory])
        for example, suggestions in zip(batch, found, strict=True):
            for suggestion in suggestions:
                if suggestion.move.uci() == example.move:
                    if suggestion.board.fen() not in seen:
                        return suggestion
                    again = again or suggestion
    return again
