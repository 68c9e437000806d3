"""Arguments and options that commands share: one word for one thing.

Options that are the same everywhere are types; those that count or name something of their
command are made by a function that is given the words for it.
"""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer


class Part(StrEnum):
    TRAIN = "train"
    VALIDATION = "validation"
    TEST = "test"


def count(help_text: str, least: int | None = 1, **more: Any) -> Any:
    """How many: -n N."""
    return typer.Option("-n", "--count", min=least, metavar="N", help=help_text, **more)


def flag(name: str, help_text: str, panel: str | None = None) -> Any:
    """An option that is said or not."""
    return typer.Option(name, help=help_text, rich_help_panel=panel)


def number(help_text: str, least: int | None = 0, **more: Any) -> Any:
    """An option that is a whole number."""
    return typer.Option(min=least, metavar="N", help=help_text, **more)


def share(help_text: str, **more: Any) -> Any:
    """An option from 0 to 1."""
    return typer.Option(min=0, max=1, metavar="SHARE", help=f"Share {help_text}", **more)


def output(help_text: str, metavar: str = "FILE", **more: Any) -> Any:
    """Where the result goes: -o FILE, or -o RUN for a folder that can be resumed."""
    return typer.Option("-o", "--output", metavar=metavar, help=help_text, **more)


def seconds(per: str, least: float | None = 0.001, **more: Any) -> Any:
    """How long something may take."""
    words = f"Time limit in seconds {per}"
    return typer.Option("--seconds", min=least, metavar="SECONDS", help=words, **more)


def depth(per: str, most: int = 100, **more: Any) -> Any:
    """How far a search looks."""
    words = f"Search depth in plies {per}"
    return typer.Option("--depth", min=1, max=most, metavar="PLIES", help=words, **more)


def nodes(per: str, **more: Any) -> Any:
    """How many positions a search visits."""
    words = f"Search limit in nodes {per}"
    return typer.Option("--nodes", min=1, metavar="N", help=words, **more)


def player(help_text: str, **more: Any) -> Any:
    """Somebody who plays, named as for match."""
    return typer.Option(metavar="PLAYER", help=help_text, **more)


Fen = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[FEN]",
        help="Position, quoted or not; - reads one per line. Default: the start position.",
        show_default=False,
    ),
]
ExamplesFile = Annotated[
    Path,
    typer.Argument(metavar="EXAMPLES", help="CSV file as sample writes it.", show_default=False),
]
TacticsFile = Annotated[
    Path, typer.Argument(metavar="TACTICS", help="File of tactics.", show_default=False)
]
TacticFiles = Annotated[
    list[Path] | None,
    typer.Option(
        "--tactics",
        metavar="FILE",
        help="File or folder of tactics; may be given again.",
        show_default="the tactics of the literature",
    ),
]
FenOption = Annotated[
    str | None,
    typer.Option("--fen", metavar="FEN", help="Position to start from.", show_default=False),
]
Inferences = Annotated[int, typer.Option(min=1, metavar="N", help="Limit of steps in Prolog.")]

Json = Annotated[bool, typer.Option("--json", help="Print JSON, one object a line.")]
Seed = Annotated[
    int, typer.Option("--seed", min=0, metavar="N", help="Seed of all that is random.")
]
Jobs = Annotated[
    int,
    typer.Option(
        "-j", "--jobs", min=0, metavar="N", help="Processes at work at once; 0 is one per core."
    ),
]
Scheduler = Annotated[
    str | None,
    typer.Option(
        metavar="tcp://HOST:PORT", help="Dask cluster that does the work.", show_default=False
    ),
]
RunOutput = Annotated[Path, output("Folder of the run.", "RUN")]
OptionalRunOutput = Annotated[Path | None, output("Folder of the run.", "RUN", show_default=False)]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the run in the folder.")]
Picture = Annotated[
    Path | None,
    output("Picture to draw, by its ending: .svg, .png or .pdf.", show_default=False),
]

Engines = Annotated[
    list[str] | None,
    typer.Option(
        "--engine",
        metavar="ENGINE",
        help="Engine: stockfish, uci:/path/engine or maia:FILE; may be given again.",
        show_default="stockfish",
    ),
]
Cache = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="File that keeps the engines' values.",
        show_default="in the user's cache folder",
    ),
]
Patience = Annotated[
    float,
    typer.Option(
        min=0.1,
        metavar="SECONDS",
        help="Seconds that a program may take beyond its limit before it is given up.",
    ),
]
PgnFile = Annotated[
    Path | None,
    typer.Option("--pgn", metavar="FILE", help="PGN file to write.", show_default=False),
]
Task = Annotated[
    Path | None,
    typer.Option(
        "--task",
        metavar="PATH",
        help="Learning task: a bias file, or a folder with bias.pl and perhaps bk.pl.",
        show_default="the paper's space; for rule sets that of the themes",
    ),
]
Size = Annotated[
    int, typer.Option(metavar="N", help="Rows and columns of the board, 4 to 8; a1 is its corner.")
]
Attacks = Annotated[
    bool,
    typer.Option("--attacks", help="Mark squares that White (O) or Black (X) attacks."),
]
Quick = Annotated[bool, typer.Option("--quick", help="Run a small version of the experiment.")]


def chosen(kind: Any, options: dict[str, Any]) -> dict[str, Any]:
    """Of a command's options, by the names of its parameters, those that are fields of `kind`."""
    from dataclasses import fields

    return {field.name: options[field.name] for field in fields(kind) if field.name in options}


def cores(jobs: int) -> int:
    """The number of processes that --jobs means."""
    import os

    return jobs or len(os.sched_getaffinity(0))
