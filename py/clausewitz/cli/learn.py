"""Learning: learn."""

from pathlib import Path
from typing import Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli import learn_domain, learn_rules
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.learn.search.strategies import Find, GeneratedBy, TriedBy
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError

_RULES = "Rule sets (examples with negative ones)"

_EXAMPLES_HELP = (
    "CSV file as sample writes it (- is standard input); with --theme, Lichess puzzles; or a folder"
    " of any domain as Popper has them: bias.pl, exs.pl and bk.pl, which is run as Prolog with all"
    " its powers."
)
_EARLIER_HELP = "File of tactics learned earlier, to use as predicates; may be given again."
_MIN_SUPPORT_HELP = "Moves played that a clause has to propose, at least."
_BY_HELP = "Program that makes the clauses."
_FIND_HELP = "Result: all tactics that match, or a set of rules that tells the label."
_THEME_HELP = "Theme of the positive examples; puzzles without it are negative."
_SHARE_HELP = "Share of positive examples in the world."
_SCORE_HELP = "Measure of a rule set's worth: mdl, mdl0.1, f1, f0.5 …, wracc; perfect."
_EFFORT_HELP = "Work beyond the sizes that are searched whole; 2 takes about twice as long."
_VALIDATION_HELP = "Share of the training examples to choose a set by, if no part is set aside."
_TOLERANCE_HELP = (
    "Standard errors that a set may be worse by than the best, if its clauses are shorter; 0 takes"
    " the best."
)
_TOLERANCE = "0; without a validation part 0.5, and literals cost 1.5 times as much"
_IMPROVE_HELP = "File of rules learned earlier, which the set is chosen from, too."


def _of_rules(help_text: str, **more: Any) -> Any:
    return arg.choice(help_text, panel=_RULES, **more)


def learn(
    examples: Annotated[Path, arg.argument("EXAMPLES", _EXAMPLES_HELP)],
    output: arg.RunOutput,
    task: arg.Task = None,
    earlier: Annotated[list[Path] | None, arg.option("TACTICS", _EARLIER_HELP, "--with")] = None,
    min_support: Annotated[int, arg.number(_MIN_SUPPORT_HELP, 1)] = 1,
    by: Annotated[GeneratedBy, arg.choice(_BY_HELP, "--generator")] = GeneratedBy.DIRECT,
    tester: Annotated[TriedBy, arg.choice("Program that tests the clauses.")] = TriedBy.KERNEL,
    find: Annotated[
        Find, arg.choice(_FIND_HELP, shown="rules where there are negative examples")
    ] = Find.EITHER,
    theme: Annotated[str | None, _of_rules(_THEME_HELP, metavar="THEME")] = None,
    number: Annotated[
        int, arg.count("the theme's moves.", 10, panel=_RULES)
    ] = learn_rules.MOVES_OF_THEME,
    first_moves: Annotated[
        bool, arg.choice("Take the first move of each puzzle only.", "--first-moves", panel=_RULES)
    ] = False,
    name: Annotated[
        str | None,
        _of_rules("Name of the tactic.", metavar="NAME", shown="f, or that of the theme"),
    ] = None,
    prevalence: Annotated[
        float | None,
        _of_rules(_SHARE_HELP, min=1e-06, max=1 - 1e-06, metavar="SHARE", shown="as in the file"),
    ] = None,
    score: Annotated[
        str | None, _of_rules(_SCORE_HELP, metavar="MEASURE", shown="mdl; perfect for a folder")
    ] = None,
    most: Annotated[int, _of_rules("Clauses in the set, at most.", min=1, metavar="N")] = 20,
    effort: Annotated[float, _of_rules(_EFFORT_HELP, min=0.01, metavar="FACTOR")] = 1.0,
    validation: Annotated[
        float, _of_rules(_VALIDATION_HELP, min=0, max=0.9, metavar="SHARE")
    ] = learn_rules.VALIDATION,
    tolerance: Annotated[
        float | None,
        _of_rules(
            _TOLERANCE_HELP,
            min=0,
            metavar="N",
            shown=_TOLERANCE,
        ),
    ] = None,
    improve: Annotated[
        Path | None, _of_rules(_IMPROVE_HELP, metavar="TACTICS", shown="none")
    ] = None,
    seed: arg.Seed = 0,
    jobs: arg.Jobs = 1,
    scheduler: arg.Scheduler = None,
    resume: arg.Resume = False,
    timeout: Annotated[float | None, arg.seconds("in all; what is found is kept.", 0)] = None,
    as_json: arg.Json = False,
) -> None:
    """Learn tactics from examples into a run folder.

    The folder gets tactics.pl and results.json; of a folder of another domain, theory.pl.
    """
    from clausewitz.runs.run_folder import RunFolder

    RunFolder(output).refuse_used(resume)  # before anything is read or written
    if examples.is_dir():
        if scheduler is not None:
            raise ClausewitzError("one process learns from a folder: --scheduler has no use")
        with stoppable(output), ProgressLine() as tell:
            learn_domain.learn(examples, output, score, resume, timeout, as_json, tell)
        return

    # Only now, for these load the kernel.
    from clausewitz.learn.learned_theory import learned_tactics
    from clausewitz.learn.search import learning_run
    from clausewitz.learn.space.task import read_task
    from clausewitz.runs.pool import Workers

    score = score or "mdl"
    examples = learn_rules.kept_input(examples, output)
    options = learn_rules.RuleOptions(**arg.chosen(learn_rules.RuleOptions, locals()))
    tasks = data_dir("logic") / "tasks"
    workers = Workers(arg.cores(jobs), scheduler)
    with stoppable(output), ProgressLine() as tell:
        if theme is not None or learn_rules.are_wanted(find, examples):
            if (tester, min_support) != (TriedBy.KERNEL, 1):
                raise ClausewitzError(
                    "--tester and --min-support are of the search for tactics, not for rules"
                )
            rules_task = read_task(_folder(task or Path("themes"), tasks), earlier or ())
            cores = arg.cores(jobs)
            learn_rules.learn(options, rules_task, resume, timeout, as_json, tell, cores, workers)
            return
        outcome = learning_run.learn(
            examples,
            read_task(_folder(task or Path("tactics"), tasks), earlier or ()),
            output,
            by=by,
            tried_by=tester,
            min_support=min_support,
            resume=resume,
            timeout=timeout,
            workers=workers,
            tell=tell,
        )
    tactics = output / "tactics.pl"
    if as_json:
        print(learned_tactics(outcome, tactics).to_json(), flush=True)
    else:
        ending = "" if outcome.finished else learn_rules.TIME_RAN_OUT
        found = f"{len(outcome.found)} clauses, {len(outcome.rows)} behaviours"
        print(f"{found}{ending}: {tactics}")


def _folder(task: Path, tasks: Path) -> Path:
    """The folder of a task; one that ships goes by its name alone."""
    return tasks / task if not task.exists() and (tasks / task).is_dir() else task
