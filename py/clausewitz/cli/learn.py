"""Learning: learn."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clausewitz.cli import learn_rules
from clausewitz.cli.arguments import Json, print_json
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.data import data_dir
from clausewitz.errors import ClausewitzError
from clausewitz.learn.search.strategies import Find, GeneratedBy, TriedBy

if TYPE_CHECKING:
    pass

_RULES = "Rule sets (examples with negative ones)"


def learn(
    examples: Annotated[
        Path,
        typer.Argument(
            metavar="EXAMPLES",
            help="A CSV file as sample writes it; or, with --theme, Lichess puzzles.",
            show_default=False,
        ),
    ],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="RUN", help="A folder.")],
    task: Annotated[
        Path | None,
        typer.Option(
            metavar="BIAS",
            help="A bias file, or a folder with bias.pl and perhaps bk.pl.",
            show_default="the paper's space; for rule sets that of the themes",
        ),
    ] = None,
    earlier: Annotated[
        list[Path] | None,
        typer.Option("--with", metavar="TACTICS", help="Tactics learned earlier, as words."),
    ] = None,
    min_support: Annotated[
        int, typer.Option(min=1, help="How many of the moves played a clause has to propose.")
    ] = 1,
    by: Annotated[GeneratedBy, typer.Option(help="What makes the clauses.")] = GeneratedBy.DIRECT,
    tester: Annotated[TriedBy, typer.Option(help="What tries them.")] = TriedBy.KERNEL,
    find: Annotated[
        Find,
        typer.Option(
            help="All tactics that match, or a set of rules that tells the label.",
            show_default="rules where there are negative examples",
        ),
    ] = Find.EITHER,
    theme: Annotated[
        str | None,
        typer.Option(
            metavar="THEME", help="Draw the examples from puzzles, too.", rich_help_panel=_RULES
        ),
    ] = None,
    number: Annotated[
        int,
        typer.Option(
            "-n", min=10, metavar="N", help="How many of the theme's moves.", rich_help_panel=_RULES
        ),
    ] = learn_rules.MOVES_OF_THEME,
    first_moves: Annotated[
        bool,
        typer.Option(
            "--first-moves",
            help="Of the theme's puzzles and others the first move only.",
            rich_help_panel=_RULES,
        ),
    ] = False,
    name: Annotated[
        str | None,
        typer.Option(help="Of the tactic.", show_default="f", rich_help_panel=_RULES),
    ] = None,
    prevalence: Annotated[
        float | None,
        typer.Option(
            min=1e-6,
            max=1 - 1e-6,
            help="The share of positive ones in the world, if not as in the file.",
            rich_help_panel=_RULES,
        ),
    ] = None,
    score: Annotated[
        str,
        typer.Option(help="What a set is worth: f1, f0.5, mdl, mdl0.1 …", rich_help_panel=_RULES),
    ] = "f0.5",
    most: Annotated[
        int, typer.Option(min=1, help="Clauses in the set.", rich_help_panel=_RULES)
    ] = 20,
    width: Annotated[
        int, typer.Option(min=1, help="Bodies refined at each size.", rich_help_panel=_RULES)
    ] = 8,
    round_count: Annotated[
        int, typer.Option("--rounds", min=1, help="Rounds of search.", rich_help_panel=_RULES)
    ] = 12,
    seed: Annotated[int, typer.Option(help="For --theme.", rich_help_panel=_RULES)] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a run.")] = False,
    timeout: Annotated[
        float | None, typer.Option(min=0, metavar="SECONDS", help="Keep what is found by then.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Learn tactics from examples into a run folder: tactics.pl and results.json."""
    from clausewitz.learn.search import learning_run
    from clausewitz.learn.space.task import read_task

    tasks = data_dir("logic") / "tasks"
    with stoppable(output):
        if theme is not None or learn_rules.are_wanted(find, examples):
            if (by, tester, min_support) != (GeneratedBy.DIRECT, TriedBy.KERNEL, 1):
                raise ClausewitzError(
                    "--by, --tester and --min-support are of the search for tactics, not for rules"
                )
            asked = learn_rules.Asked(
                examples,
                output,
                theme,
                number,
                first_moves,
                seed,
                name,
                prevalence,
                score,
                most,
                width,
                round_count,
            )
            chosen = read_task(task or tasks / "themes", earlier or ())
            learn_rules.learn(asked, chosen, resume, timeout, as_json)
            return
        chosen = read_task(task or tasks / "tactics", earlier or ())
        outcome = learning_run.learn(
            examples,
            chosen,
            output,
            by=by,
            tried_by=tester,
            min_support=min_support,
            resume=resume,
            timeout=timeout,
            tell=ProgressLine(),
        )
    tactics = output / "tactics.pl"
    if as_json:
        result = {"clauses": len(outcome.found), "behaviours": len(outcome.rows)}
        print_json(result | {"finished": outcome.finished, "tactics": str(tactics)})
    else:
        ending = "" if outcome.finished else learn_rules.TIME_RAN_OUT
        found = f"{len(outcome.found)} clauses, {len(outcome.rows)} behaviours"
        print(f"{found}{ending}: {tactics}")
