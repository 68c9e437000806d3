"""The command line: one command per question. A command parses, calls one function and prints.

To add a command NAME, write cli/NAME.py with a function NAME (or a group `app`) and list it here.
"""

import os
import signal
from typing import Annotated, Any

import typer

from clausewitz.cli.groups import LazyGroup, Listed
from clausewitz.cli.terminal import beating, guard_terminals, red
from clausewitz.position.quick_tables import fill_tables_when_read
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.exit_status import run_and_exit

_POSITIONS, _TACTICS, _PUZZLES = "Positions", "Tactics", "Mates and puzzles"
_PLAYERS, _PAPERS = "Players and games", "Papers and setup"

COMMANDS = (
    Listed("facts", "Write a position as facts for Prolog or clingo.", _POSITIONS),
    Listed("legal", "List the legal moves, in UCI notation.", _POSITIONS),
    Listed("perft", "Count the positions after a number of plies.", _POSITIONS),
    Listed("board", "Show a position as text or draw it.", _POSITIONS),
    Listed(
        "suggest",
        "List the moves that win something, or else the best one, each with its reason.",
        _TACTICS,
    ),
    Listed("explain", "Explain a move in depth.", _TACTICS),
    Listed("tag", "Name the motifs of lines of moves, with proofs.", _TACTICS),
    Listed("annotate", "Annotate games with the tactics found, missed and allowed.", _TACTICS),
    Listed("coach", "Report which tactics a player found, missed and allowed.", _TACTICS),
    Listed("query", "Query Prolog about a position.", _TACTICS),
    Listed(
        "check",
        "Check files of tactics, motifs (.pl) and clingo programs (.lp), with line and column.",
        _TACTICS,
    ),
    Listed("repl", "Open a Prolog REPL with the vocabulary and the tactics.", _TACTICS),
    Listed("sample", "Sample examples from games or puzzles.", _TACTICS),
    Listed("learn", "Learn tactics, rules and motifs from examples into a run folder.", _TACTICS),
    Listed("show", "Show tactics on boards.", _TACTICS),
    Listed("metrics", "Measure tactics on played moves.", _TACTICS),
    Listed("report", "Write measured tactics as an HTML page.", _TACTICS),
    Listed("task", "Export, import and compare learning tasks in Popper's format.", _TACTICS),
    Listed("patterns", "Learn, show and use move patterns.", _TACTICS),
    Listed("playground", "Open a board with Prolog and clingo in the browser.", _TACTICS),
    Listed("mate", "Prove a forced mate, or that there is none.", _PUZZLES),
    Listed(
        "solve", "Solve a chess problem: all solutions, set play, tries and variations.", _PUZZLES
    ),
    Listed("plan", "Plan a mate, in a position or on invented boards.", _PUZZLES),
    Listed("compose", "Compose chess puzzles: White moves and mates.", _PUZZLES),
    Listed("mine", "Extract puzzles from games.", _PUZZLES),
    Listed("train", "Solve puzzles.", _PUZZLES),
    Listed("sheet", "Print a puzzle sheet.", _PUZZLES),
    Listed("play", "Play a game in the terminal.", _PLAYERS),
    Listed("match", "Play a match between two players.", _PLAYERS),
    Listed(
        "analyse",
        "Analyse a game: its curve, accuracy by phase and side, turning points with reasons.",
        _PLAYERS,
    ),
    Listed("opening", "Name the opening of a game and suggest a move in it.", _PLAYERS),
    Listed("tune", "Tune the weights of evaluations.", _PLAYERS),
    Listed("evolve", "Evolve a player for endgames.", _PLAYERS),
    Listed("endgame", "Measure, explain and draw endgame players.", _PLAYERS),
    Listed("reproduce", "Repeat a paper's experiment and compare the figures.", _PAPERS),
    Listed("site", "Build the website as static files.", _PAPERS),
    Listed("data", "List useful public data files.", _PAPERS),
    Listed("serve", "Answer requests in JSON on standard input, one per line.", _PAPERS),
    Listed("mcp", "Serve tools to assistants that speak MCP.", _PAPERS),
    Listed("doctor", "Check installed dependencies.", _PAPERS),
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
    # Who types a command waits for compiled code once, and not again for each function.
    os.environ.setdefault("CLAUSEWITZ_COMPILE", "parts")
    guard_terminals()
    fill_tables_when_read()
    run_and_exit("clausewitz", _run, red)


def _run() -> object:
    try:
        with beating():
            return app(prog_name="clausewitz", standalone_mode=False)
    except _UsageError as error:
        return _report_usage(error)
    except typer.Abort:
        raise ClausewitzError("stopped") from None


def _report_usage(error: Any) -> int:
    """What is wrong and where its help is; a group without a command is its help, and no error."""
    words = error.format_message()
    if type(error).__name__ == "NoArgsIsHelpError" or not words:
        print(words, end="\n" if words else "")  # rich has printed it already
        return 0
    path = error.ctx.command_path if getattr(error, "ctx", None) else "clausewitz"
    raise ClausewitzError(f"{words} (see: {path} --help)")
