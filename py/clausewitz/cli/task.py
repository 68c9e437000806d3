"""Learning tasks as folders of Popper: task export, task import."""

from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.groups import group
from clausewitz.cli.results import print_json
from clausewitz.data import data_dir
from clausewitz.errors import ClausewitzError

app = group("Write and read learning tasks as folders of Popper.")

_OTHERS_HELP = "Other legal moves of each position, at random, as negative examples."
_OTHERS_SHOWN = "all; none where examples have label 0"
_PART_HELP = "Part of the examples to use, where they are split."
_FOLDER_HELP = "Folder with bk.pl (and facts fen/2 in it), bias.pl and exs.pl."
_TASK_HELP = "Learning task: the folder to write, for learn --task."
_EVERYTHING_HELP = "Read also the negative examples that export made of other moves."


@app.command("export")
def export(
    examples: arg.ExamplesFile,
    output: Annotated[Path, arg.output("Folder to write, a new one.", "FOLDER")],
    task: arg.Task = None,
    negatives: Annotated[
        int | None,
        arg.option("N", _OTHERS_HELP, "--other-moves", min=0, shown=_OTHERS_SHOWN),
    ] = None,
    seed: arg.Seed = 0,
    part: Annotated[arg.Part, arg.choice(_PART_HELP)] = arg.Part.TRAIN,
    as_json: arg.Json = False,
) -> None:
    """Write examples and a task as a folder that Popper runs as it stands.

    Where the bias makes moves, the facts are of the positions and those one move later, no further.
    """
    from dataclasses import asdict

    from clausewitz.games import read_examples
    from clausewitz.learn.popper import NegativeChoice, export_task
    from clausewitz.learn.space.task import read_task

    chosen = read_task(task or data_dir("logic") / "tasks" / "tactics")
    found = [e for e in read_examples(examples) if (e.split or arg.Part.TRAIN) == part]
    if not any(example.label for example in found):
        raise ClausewitzError(f"{examples}: there is no positive example in the {part} part")
    if negatives is None and not all(example.label for example in found):
        negatives = 0
    written = export_task(found, chosen.bias, chosen.own, output, NegativeChoice(negatives, seed))
    if as_json:
        print_json(asdict(written) | {"folder": str(output)})
        return
    moves = f"{written.positives} positive and {written.negatives} negative moves"
    print(f"{moves}, {written.facts} facts: {output}")


@app.command("import")
def import_(
    folder: Annotated[Path, arg.argument("FOLDER", _FOLDER_HELP)],
    output: Annotated[Path, arg.output("CSV file to write.")],
    task: Annotated[
        Path | None, arg.option("PATH", _TASK_HELP, shown="named as FILE, without its .csv")
    ] = None,
    everything: Annotated[bool, arg.flag("--all", _EVERYTHING_HELP)] = False,
    as_json: arg.Json = False,
) -> None:
    """Read such a folder: its examples as a CSV file, its language as a task. Nothing is run."""
    from clausewitz.games import write_examples
    from clausewitz.learn.popper import import_task, write_task

    home = task or output.with_suffix("")
    if home == output:
        raise ClausewitzError(f"{output} does not end in .csv: say where the task goes with --task")
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
