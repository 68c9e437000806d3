"""Arguments and options that commands share: one word for one thing.

Options that are the same everywhere are types. The others are made by functions that are given
their words; `shown` stands for a default that is not a plain value, `panel` groups the help. Words
that do not fit into the line of their option stand above the command, as NAME_HELP.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clausewitz.cli import completion
from clausewitz.position.notation import Notation
from clausewitz.runs.pool import Workers
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LARGEST_COUNT, LARGEST_MEASURE
from clausewitz.support.systems import processors

if TYPE_CHECKING:
    from clausewitz.games.example import RatingRange


def argument(metavar: str, help_text: str, **more: Any) -> Any:
    return typer.Argument(metavar=metavar, help=help_text, show_default=False, **more)


def choice(
    help_text: str, *names: str, shown: str | None = None, panel: str | None = None, **more: Any
) -> Any:
    """An option that is said or not, or whose values are few and listed in the help."""
    default = True if shown is None else shown
    return typer.Option(*names, help=help_text, show_default=default, rich_help_panel=panel, **more)


def option(metavar: str, help_text: str, *names: str, **more: Any) -> Any:
    """An option that takes a value."""
    return choice(help_text, *names, metavar=metavar, callback=_of_this_world, **more)


def _of_this_world(value: Any) -> Any:
    """A value; none that compiled code, clocks and counters cannot hold."""
    most = LARGEST_COUNT if isinstance(value, int) else LARGEST_MEASURE
    if isinstance(value, int | float) and not -most <= value <= most:  # nor what is no number
        raise typer.BadParameter(f"{value} is not a number up to {most:,}.")
    return value


def flag(name: str, help_text: str, panel: str | None = None) -> Any:
    return choice(help_text, name, panel=panel)


def number(help_text: str, least: int | None = 0, **more: Any) -> Any:
    return option("N", help_text, min=least, **more)


def count(help_text: str, least: int | None = 1, **more: Any) -> Any:
    """How many: -n N."""
    return option("N", f"Number of {help_text}", "-n", "--count", min=least, **more)


def most(help_text: str, least: int | None = 1, **more: Any) -> Any:
    """How many at most: -n N."""
    return option("N", f"Maximum number of {help_text}", "-n", "--count", min=least, **more)


def pieces(side: str, **more: Any) -> Any:
    words = f"Maximum number of {side} pieces, king and pawns included."
    return number(words, None, **more)


def share(help_text: str, **more: Any) -> Any:
    return option("SHARE", f"Share {help_text}", min=0, max=1, **more)


def output(help_text: str, metavar: str = "FILE", **more: Any) -> Any:
    """Where the result goes: -o FILE, or -o RUN for a folder that can be resumed."""
    return option(metavar, help_text, "-o", "--output", **more)


def seconds(per: str, least: float | None = 0.001, **more: Any) -> Any:
    return option("SECONDS", f"Time limit in seconds {per}", "--seconds", min=least, **more)


def depth(per: str, most: int = 100, **more: Any) -> Any:
    words = f"Search depth {per}, in plies."
    return option("PLIES", words, "--depth", min=1, max=most, **more)


def nodes(per: str, **more: Any) -> Any:
    return option("N", f"Search limit in nodes {per}", "--nodes", min=1, **more)


def random_seed(**more: Any) -> Any:
    return option("N", "Random seed.", "--seed", min=0, **more)


def theme(**more: Any) -> Any:
    return option("THEME", _THEME, "--theme", autocompletion=completion.themes, **more)


def motif(help_text: str, *names: str, **more: Any) -> Any:
    return option("MOTIF", help_text, *names, autocompletion=completion.motifs, **more)


def task(**more: Any) -> Any:
    """What to learn with: one of logic/tasks, or the user's own."""
    return option("TASK", _TASK, "--task", autocompletion=completion.tasks, **more)


def player(help_text: str, **more: Any) -> Any:
    """Somebody who plays, named as for match."""
    return option("PLAYER", help_text, autocompletion=completion.players, **more)


def endgame_player(help_text: str, **more: Any) -> Any:
    return option("PLAYER", help_text, autocompletion=completion.endgame_players, **more)


def player_argument(metavar: str, help_text: str) -> Any:
    return argument(metavar, help_text, autocompletion=completion.players)


class Part(StrEnum):
    TRAIN = "train"
    VALIDATION = "validation"
    TEST = "test"


_THEME = "Theme of the positive examples; puzzles without it are negative."
_FEN = (
    "Position as FEN, quoted or not; - reads one per line from standard input. "
    "Default: the start position."
)
_PICTURE = "Picture to write: .svg, .png or .pdf."
_TASK = "Learning task: a name, a bias file, or a folder with bias.pl and optionally bk.pl."
_ENGINE = "Engine: stockfish, uci:/path/engine or maia:FILE; repeatable."
_SEARCH_ENGINE = "Engine for the search instead of our own: stockfish or uci:/path/engine."
_PATIENCE = "Grace period in seconds after a program's limit, before it is terminated."
_SIZE = "Rows and columns of the board, 4 to 8, counted from a1."
_ENDGAME_PLAYER = "Endgame player: a name of logic/evolved, or a file."
_TACTICS = "File or folder of tactics; repeatable."

Fen = Annotated[list[str] | None, argument("FEN", _FEN)]
ExamplesFile = Annotated[Path, argument("EXAMPLES", "CSV file written by sample.")]
TacticsFile = Annotated[Path, argument("TACTICS", "File of tactics.")]
EndgamePlayer = Annotated[
    str, argument("PLAYER", _ENDGAME_PLAYER, autocompletion=completion.endgame_players)
]

TacticFiles = Annotated[
    list[Path] | None, option("FILE", _TACTICS, "--tactics", shown="those of the literature")
]
MoveNotation = Annotated[Notation, choice("Notation for moves.", "--notation")]
FenOption = Annotated[str | None, option("FEN", "Position, as FEN.", "--fen")]
Inferences = Annotated[
    int, option("N", "Maximum number of Prolog inferences.", "--inferences", min=1)
]
Json = Annotated[bool, flag("--json", "Print JSON, one object per line.")]
Seed = Annotated[int, random_seed()]
Jobs = Annotated[
    int, option("N", "Parallel processes; 0 means one per core.", "-j", "--jobs", min=0)
]
Scheduler = Annotated[
    str | None,
    option(
        "tcp://HOST:PORT", 'Dask scheduler of a cluster; needs the extra "cluster".', "--scheduler"
    ),
]
RunOutput = Annotated[Path, output("Run folder.", "RUN")]
OptionalRunOutput = Annotated[Path | None, output("Run folder.", "RUN")]
Resume = Annotated[bool, flag("--resume", "Continue a run that was stopped.")]
Picture = Annotated[Path | None, output(_PICTURE)]
RequiredPicture = Annotated[Path, output(_PICTURE)]
SyzygyFolder = Annotated[
    Path | None, option("FOLDER", "Folder of Syzygy tables; adds their verdict.", "--syzygy")
]
PgnFile = Annotated[Path | None, option("FILE", "PGN file to write.", "--pgn")]
Engines = Annotated[list[str] | None, option("ENGINE", _ENGINE, "--engine", shown="stockfish")]
SearchEngine = Annotated[str | None, option("ENGINE", _SEARCH_ENGINE, "--engine", shown="our own")]
Cache = Annotated[
    Path | None,
    option("FILE", "File that caches engine values.", "--cache", shown="the user's cache"),
]
Patience = Annotated[
    float, option("SECONDS", _PATIENCE, "--patience", min=0.1, envvar="CLAUSEWITZ_PATIENCE")
]
Task = Annotated[str, task()]
Size = Annotated[int, option("N", _SIZE, "--size")]
Attacks = Annotated[bool, flag("--attacks", "Mark squares attacked by White (O) or Black (X).")]
Quick = Annotated[bool, flag("--quick", "Run a small version of the experiment.")]


@dataclass(frozen=True)
class PartWork:
    """Who works for a run, and whether it continues."""

    jobs: Jobs = 0
    scheduler: Scheduler = None
    resume: Resume = False

    @property
    def workers(self) -> Workers:
        return Workers(cores(self.jobs), self.scheduler)


@dataclass(frozen=True)
class Work(PartWork):
    """The same in one process by default, and how the result is printed."""

    jobs: Jobs = 1
    as_json: Json = False


def counted(number: int, noun: str) -> str:
    """So many of them: 1 game, 2,000 games."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def cores(jobs: int) -> int:
    """The number of processes that --jobs means."""
    return jobs or processors()


def rating_range(text: str | None) -> "RatingRange | None":
    """The range that --rating means."""
    from clausewitz.games.example import RatingRange

    if text is None:
        return None
    found = re.fullmatch(r"([0-9]{1,5})-([0-9]{1,5})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise ClausewitzError(f'--rating "{text}" is not a range such as 1400-1800')
    return RatingRange(int(found[1]), int(found[2]))
