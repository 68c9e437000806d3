"""Tactics at work: suggest, query, repl."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clausewitz.board import fen_of
from clausewitz.clauses import Theory, read_theory
from clausewitz.cli.arguments import Fen, Json, boards, one_board, print_json, write_text
from clausewitz.errors import ClausewitzError
from clausewitz.prolog import INFERENCES
from clausewitz.tactics.shipped import literature

if TYPE_CHECKING:
    from clausewitz.tactics.by_prolog import Suggestion

TacticFiles = Annotated[
    list[Path] | None,
    typer.Option(
        "--tactics",
        metavar="FILE",
        help="A file or folder of tactics; may be given again. Without it: the literature's.",
        show_default=False,
    ),
]
Inferences = Annotated[int, typer.Option(help="Give up after so many steps of Prolog.", min=1)]


def _theories(files: list[Path] | None) -> list[Theory]:
    if not files:
        return [literature()]
    return [read_theory(file) for path in files for file in _files(path)]


def _files(path: Path) -> list[Path]:
    """The file, or all theories of a folder."""
    if not path.is_dir():
        return [path]
    files = sorted(path.glob("*.pl"))
    if not files:
        raise ClausewitzError(f"{path}: there is no theory (*.pl) in it")
    return files


def suggest(
    fen: Fen = None,
    tactics: TacticFiles = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the suggestions on a board.")
    ] = None,
    inferences: Inferences = INFERENCES,
    as_json: Json = False,
) -> None:
    """List the moves that tactics propose, each with its reason."""
    from clausewitz import drawing
    from clausewitz.tactics import by_prolog

    # --tactics a.pl b.pl: the second file arrives among the fields of the FEN.
    files = [Path(word) for word in fen or [] if word.endswith(".pl")]
    fen = [word for word in fen or [] if not word.endswith(".pl")]
    theories = _theories([*(tactics or []), *files])
    positions = [one_board(fen)] if svg else boards(fen)
    found = by_prolog.suggest_all(positions, theories, inferences)
    for board, suggestions in zip(positions, found, strict=True):
        if as_json:
            rows = [suggestion.as_dict() for suggestion in suggestions]
            print_json({"fen": fen_of(board), "suggestions": rows})
        elif suggestions:
            _print_table(suggestions)
        else:
            print("no tactic applies")
    if svg:
        write_text(svg, drawing.suggestions_svg(positions[0], found[0]))


def _print_table(suggestions: "list[Suggestion]") -> None:
    widths = [max(len(s.tactic.name) for s in suggestions), max(len(s.san) for s in suggestions)]
    for s in suggestions:
        print(f"{s.move.uci():5}  {s.san:{widths[1]}}  {s.tactic.name:{widths[0]}}  {s.english}")


def query(
    goal: Annotated[str, typer.Argument(help="A Prolog goal, such as 'fork(Pos, From, To)'.")],
    fen: Annotated[
        str | None, typer.Option(metavar="FEN", help="Bind Pos to this position.")
    ] = None,
    tactics: TacticFiles = None,
    most: Annotated[int, typer.Option(help="How many answers to show.", min=1)] = 100,
    inferences: Inferences = INFERENCES,
    as_json: Json = False,
) -> None:
    """Ask Prolog: the vocabulary, the tactics and the Python predicates are loaded."""
    from clausewitz.prolog import prolog
    from clausewitz.repl import board_predicates, metric_predicates, play_predicates
    from clausewitz.tactics import by_prolog

    theories = _theories(tactics)
    board_predicates.register_all()
    play_predicates.register_all()
    metric_predicates.register_all(theories)
    for theory in theories:
        prolog().enter_tactics(by_prolog.enter_theory(theory))
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
            print("… and more: raise --most")
    if not rows:
        raise typer.Exit(1)


def repl(tactics: TacticFiles = None) -> None:
    """Open Prolog's toplevel with the vocabulary, the tactics and the Python predicates."""
    from clausewitz.data import data_dir
    from clausewitz.prolog import prolog
    from clausewitz.repl import board_predicates, metric_predicates, play_predicates
    from clausewitz.tactics import by_prolog

    theories = [read_theory(file) for path in tactics or [] for file in _files(path)]
    engine = prolog(data_dir("logic") / "repl.pl")
    board_predicates.register_all()
    play_predicates.register_all()
    metric_predicates.register_all([literature(), *theories])
    for theory in theories:
        engine.enter_tactics(by_prolog.enter_theory(theory))
    print('Clausewitz: ?- fen_position("FEN", P), fork(P, From, To).   Leave with halt.')
    raise typer.Exit(0 if engine.toplevel() else 1)
