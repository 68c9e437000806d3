"""The command line: one command per question. A command parses, calls one function and prints.

To add a command NAME, write cli/NAME.py with a function NAME (or a group `app`) and list it here.
"""

import errno
import os
import signal
import sys
from typing import Annotated, Any, NoReturn

import typer

from clausewitz.cli.groups import LazyGroup, Listed
from clausewitz.cli.terminal import guard_terminals
from clausewitz.errors import ClausewitzError

_POSITIONS, _TACTICS, _PUZZLES = "Positions", "Tactics", "Mates and puzzles"
_PLAYERS, _PAPERS = "Players and games", "Papers and this machine"

COMMANDS = (
    Listed("facts", "Write a position as facts for Prolog or clingo.", _POSITIONS),
    Listed("legal", "List the legal moves, in UCI notation.", _POSITIONS),
    Listed("perft", "Count the positions some plies below.", _POSITIONS),
    Listed("board", "Show a position as text or as a picture.", _POSITIONS),
    Listed("suggest", "List the moves that win or save something, each with its reason.", _TACTICS),
    Listed("explain", "Explain a move to the bottom.", _TACTICS),
    Listed("tag", "Name the motifs of lines of moves, each with its proof.", _TACTICS),
    Listed("query", "Ask Prolog a question about a position.", _TACTICS),
    Listed("repl", "Open Prolog's toplevel with the vocabulary and the tactics.", _TACTICS),
    Listed("sample", "Draw examples from games or puzzles.", _TACTICS),
    Listed("learn", "Learn tactics from examples into a run folder.", _TACTICS),
    Listed("show", "Show tactics at work, each on a board.", _TACTICS),
    Listed("metrics", "Measure tactics on moves that were played.", _TACTICS),
    Listed("report", "Write measured tactics as a page for a browser.", _TACTICS),
    Listed("task", "Write, read and run learning tasks as folders of Popper.", _TACTICS),
    Listed("patterns", "Learn, show and use move patterns.", _TACTICS),
    Listed("mate", "Prove a forced mate, or that there is none.", _PUZZLES),
    Listed("plan", "Plan a mate, in a position or on boards made up for it.", _PUZZLES),
    Listed("compose", "Compose chess puzzles: White moves and mates.", _PUZZLES),
    Listed("sheet", "Set puzzles for print.", _PUZZLES),
    Listed("play", "Play a game in the terminal.", _PLAYERS),
    Listed("match", "Play a match between two players.", _PLAYERS),
    Listed("analyse", "Draw how players evaluate the positions of a game.", _PLAYERS),
    Listed("opening", "Name the opening of a game and what to play in it.", _PLAYERS),
    Listed("tune", "Find weights for evaluations.", _PLAYERS),
    Listed("evolve", "Evolve a player for endgames.", _PLAYERS),
    Listed("endgame", "Measure, explain and draw endgame players.", _PLAYERS),
    Listed("reproduce", "Repeat a paper's experiment beside its figures.", _PAPERS),
    Listed("data", "List public files that are worth having.", _PAPERS),
    Listed("doctor", "Show what this machine has of what is needed.", _PAPERS),
)


class Commands(LazyGroup):
    listed = COMMANDS


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

# typer has it from click, which it brings along in some versions and depends on in others.
_UsageError: Any = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")


_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def _print_version(wanted: bool) -> None:
    if wanted:
        from clausewitz import __version__

        print(f"clausewitz {__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version."),
]


@app.callback(invoke_without_command=True)
def clausewitz(version: Version = False) -> None:
    """Chess tactics as logic clauses."""


def main() -> None:
    """Run a command. An expected error is one line and exit status 2, never a traceback."""
    # Prolog and clingo run for long in C, where Python would not hear Ctrl-C.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Who types a command waits for compiled code once, and not again for each part of it.
    os.environ.setdefault("CLAUSEWITZ_COMPILE", "all")
    guard_terminals()
    try:
        status = app(prog_name="clausewitz", standalone_mode=False)
        sys.stdout.flush()
    except ClausewitzError as error:
        _refuse(str(error))
    except _UsageError as error:
        _tell_usage(error)
    except BrokenPipeError:
        # The reader of our output went away, as head does; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        if error.errno not in _FULL:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left in it is lost
        _refuse(f"the output cannot be written: {error.strerror}")
    sys.exit(status if isinstance(status, int) else 0)


def _tell_usage(error: Any) -> NoReturn:
    """What is wrong and where its help is; a group without a command is its help, and no error."""
    words = error.format_message()
    if type(error).__name__ == "NoArgsIsHelpError" or not words:
        print(words, end="\n" if words else "")  # rich has printed it already
        sys.exit(0)
    path = error.ctx.command_path if getattr(error, "ctx", None) else "clausewitz"
    _refuse(f"{words} (see: {path} --help)")


def _refuse(reason: str) -> NoReturn:
    from clausewitz.cli.terminal import red

    print(f"{red('clausewitz:', sys.stderr)} {' '.join(reason.split())}", file=sys.stderr)
    sys.exit(2)
