"""Learning tasks as folders of Popper, and what was learned: export, import, compare, folds."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.groups import group
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.learn.space.task_names import task_path
from clausewitz.learn.table_format import TableFormat
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import check_writable

app = group("Export, import and compare learning tasks in Popper's format.")

_OTHERS_HELP = "Random other moves of each position as negative examples."
_OTHERS_SHOWN = "all; 0 if examples have label 0"
_PART_HELP = "Part of the examples, where they are split."
_FOLDER_HELP = "Folder with bk.pl (and facts fen/2 in it), bias.pl and exs.pl."
_RUNS_HELP = "Run folders of learn or of Popper, or files of tactics."
_TASK_HELP = "Learning task: folder to write, for learn --task."
_FOLDS_HELP = "CSV file with the columns task, learner, fold, score and cpu (seconds)."
_EVERYTHING_HELP = "Include the negative examples that export made of other moves."


@app.command("export")
def export(
    examples: arg.ExamplesFile,
    output: Annotated[Path, arg.output("New folder to write.", "FOLDER")],
    task: arg.Task = "tactics",
    negatives: Annotated[
        int | None,
        arg.option("N", _OTHERS_HELP, "--other-moves", min=0, shown=_OTHERS_SHOWN),
    ] = None,
    each_move: Annotated[
        bool,
        arg.flag(
            "--each-move",
            "Export every move of a puzzle, not only the first; matters where examples have "
            "label 0.",
        ),
    ] = False,
    seed: arg.Seed = 0,
    part: Annotated[arg.Part, arg.choice(_PART_HELP)] = arg.Part.TRAIN,
    as_json: arg.Json = False,
) -> None:
    """Export examples and a task as a folder that Popper can run.

    Facts describe the positions and, where the bias makes moves, those one move later.
    """
    from clausewitz.games.example_table import read_examples
    from clausewitz.learn.popper.export import NegativeChoice, export_task, first_moves
    from clausewitz.learn.space.task import read_task

    chosen = read_task(task_path(task))
    found = [e for e in read_examples(examples) if (e.split or arg.Part.TRAIN) == part]
    if not any(example.label for example in found):
        raise ClausewitzError(f"{examples}: there is no positive example in the {part} part")
    left_out = 0
    if not all(example.label for example in found):
        negatives = negatives or 0
        chosen_moves = found if each_move else first_moves(found)
        left_out, found = len(found) - len(chosen_moves), chosen_moves
    with stoppable(), ProgressLine() as tell:
        choice = NegativeChoice(negatives, seed)
        written = export_task(found, chosen.bias, chosen.own, output, choice, tell)
    if as_json:
        print_json(asdict(written) | {"later_moves_left_out": left_out, "folder": str(output)})
        return
    moves = f"{written.positives} positive and {written.negatives} negative moves"
    later = f", {left_out} later moves of the same puzzles left out" if left_out else ""
    print(f"{moves}{later}, {written.facts} facts: {output}")


@app.command("import")
def import_(
    folder: Annotated[Path, arg.argument("FOLDER", _FOLDER_HELP)],
    output: Annotated[Path, arg.output("CSV file to write.")],
    task: Annotated[Path | None, arg.option("TASK", _TASK_HELP, shown="FILE without .csv")] = None,
    everything: Annotated[bool, arg.flag("--all", _EVERYTHING_HELP)] = False,
    as_json: arg.Json = False,
) -> None:
    """Import a folder in Popper's format: its examples as a CSV file, its language as a task.

    Nothing in the folder is run.
    """
    from clausewitz.games.example_table import write_examples
    from clausewitz.learn.popper.importer import import_task, write_task

    home = task or output.with_suffix("")
    if home == output:
        raise ClausewitzError(f"{output} does not end in .csv: say where the task goes with --task")
    if output.is_file() and output.resolve().parent == folder.resolve():
        raise ClausewitzError(f"{output} is in the folder that is read: choose another file")
    check_writable(output)
    imported = import_task(folder, everything=everything)
    write_task(imported, home)
    write_examples(output, imported.examples)
    positives = sum(example.label for example in imported.examples)
    counts = {"positives": positives, "negatives": len(imported.examples) - positives}
    if as_json:
        print_json(counts | {"examples": str(output), "task": str(home)})
    else:
        words = f"{counts['positives']} positive and {counts['negatives']} negative examples"
        print(f"{words}: {output}; the task: {home}")


@app.command("compare")
def compare(
    examples: arg.ExamplesFile,
    runs: Annotated[list[Path], arg.argument("RUN…", _RUNS_HELP)],
    part: Annotated[arg.Part, arg.choice(_PART_HELP)] = arg.Part.TEST,
    form: Annotated[TableFormat, arg.choice("Format of the table.", "--format")] = TableFormat.TEXT,
) -> None:
    """Compare what runs have learned: score on the same examples, length and time.

    The length is the description length: false and missed examples plus literals, heads included.
    """
    from clausewitz.games.example_table import read_examples
    from clausewitz.learn import comparison

    found = list(read_examples(examples))
    chosen = [e for e in found if e.split == part] if any(e.split for e in found) else found
    if not chosen:
        raise ClausewitzError(f"{examples}: there is no example in the {part} part")
    print(comparison.table(comparison.compare(runs, chosen), form))


@app.command("folds")
def folds(
    results: Annotated[Path, arg.argument("RESULTS", _FOLDS_HELP)],
    form: Annotated[TableFormat, arg.choice("Format of the table.", "--format")] = TableFormat.TEXT,
) -> None:
    """Compare learners on the same folds: mean score, 95 % interval, CPU time, significance.

    p is that of a permutation test of pairs: how often a learner would differ as much from the
    first one of its task by chance alone.
    """
    from clausewitz.clauses.text_files import read_text
    from clausewitz.learn.fold_comparison import folds_table, read_folds

    print(folds_table(read_folds(read_text(results), str(results)), form))
