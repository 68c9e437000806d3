"""Learning tasks as folders of Popper: task export, task import."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from clausewitz.cli.arguments import ExamplesFile, Json, print_json
from clausewitz.data import data_dir
from clausewitz.errors import ClausewitzError

app = typer.Typer(
    help="Write and read learning tasks as folders of Popper: bk.pl, bias.pl, exs.pl.",
    no_args_is_help=True,
)


class Part(StrEnum):
    TRAIN = "train"
    VALIDATION = "validation"
    TEST = "test"


@app.command("export")
def export(
    examples: ExamplesFile,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FOLDER", help="A new one.")],
    task: Annotated[
        Path | None,
        typer.Option(
            metavar="BIAS",
            help="A bias file, or a folder with bias.pl and perhaps bk.pl.",
            show_default="the paper's space",
        ),
    ] = None,
    negatives: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            help="Other legal moves of each position that become negatives, at most; 0 is none.",
            show_default="all; none where examples have label 0",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="For the choice of N moves.")] = 0,
    split: Annotated[
        Part, typer.Option(help="The part to write, of a file that is split.")
    ] = Part.TRAIN,
    as_json: Json = False,
) -> None:
    """Write examples and a task as a folder that Popper runs as it stands.

    Where the bias makes moves, the facts are of the positions and those one move later, no further.
    """
    from dataclasses import asdict

    from clausewitz.games import read_examples
    from clausewitz.learn.popper import NegativeChoice, export_task
    from clausewitz.learn.space.task import read_task

    chosen = read_task(task or data_dir("logic") / "tasks" / "tactics")
    found = [e for e in read_examples(examples) if (e.split or Part.TRAIN) == split]
    if not any(example.label for example in found):
        raise ClausewitzError(f"{examples}: there is no positive example in the {split} part")
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
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="FOLDER",
            help="With bk.pl (and facts fen/2 in it), bias.pl and exs.pl.",
            show_default=False,
        ),
    ],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help="A CSV file.")],
    task: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Where the task goes, for learn --task: bias.pl, perhaps bk.pl.",
            show_default="named as FILE, without its .csv",
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Also negatives that export made of other legal moves.")
    ] = False,
    as_json: Json = False,
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
