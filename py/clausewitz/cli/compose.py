"""Puzzles made from nothing: compose."""

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clausewitz.cli.arguments import print_json
from clausewitz.cli.interrupts import stoppable

if TYPE_CHECKING:
    from clausewitz.puzzles.compose import Summary

_KEY = "The key"
_MEN = "The men"


def compose(
    output: Annotated[
        Path,
        typer.Option(
            "-o", "--output", metavar="FILE", help="An EPD file; if it exists, it is added to."
        ),
    ],
    number: Annotated[int, typer.Option("-n", metavar="N", help="How many puzzles.")] = 10,
    mate: Annotated[int, typer.Option(help="In how many moves: 2 or 3.")] = 2,
    size: Annotated[int, typer.Option(help="Rows and columns of the board: 4 to 8.")] = 8,
    replies: Annotated[
        int, typer.Option(metavar="R", help="Legal replies to the key, at most: 1 to 3.")
    ] = 3,
    pieces: Annotated[
        str | None,
        typer.Option(
            metavar="MEN",
            help="These men exactly, White's in capitals: KQPkrp.",
            show_default="any",
            rich_help_panel=_MEN,
        ),
    ] = None,
    white: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Men of White, at most.", show_default="5", rich_help_panel=_MEN
        ),
    ] = None,
    black: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Men of Black, at most.", show_default="6", rich_help_panel=_MEN
        ),
    ] = None,
    promoted: Annotated[
        bool,
        typer.Option(
            "--promoted", help="Two queens, three rooks … may be there.", rich_help_panel=_MEN
        ),
    ] = False,
    spend: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="White's men are worth at most N pawns.", rich_help_panel=_MEN
        ),
    ] = None,
    face: Annotated[
        int,
        typer.Option(
            metavar="N", help="Black's men are worth at least N pawns.", rich_help_panel=_MEN
        ),
    ] = 0,
    economy: Annotated[
        bool,
        typer.Option(
            "--economy",
            help="The least white men, then the most black ones: each puzzle beats the last.",
            rich_help_panel=_MEN,
        ),
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="It may give check.", rich_help_panel=_KEY)
    ] = False,
    no_capture: Annotated[
        bool, typer.Option("--no-capture", help="It takes nothing.", rich_help_panel=_KEY)
    ] = False,
    quiet: Annotated[
        bool,
        typer.Option("--quiet", help="No check, no capture, no promotion.", rich_help_panel=_KEY),
    ] = False,
    sacrifice: Annotated[
        bool, typer.Option("--sacrifice", help="It offers material.", rich_help_panel=_KEY)
    ] = False,
    promotion: Annotated[
        bool, typer.Option("--promotion", help="A pawn promotes.", rich_help_panel=_KEY)
    ] = False,
    no_duals: Annotated[
        bool, typer.Option("--no-duals", help="Every reply has one answer only.")
    ] = False,
    good: Annotated[
        bool,
        typer.Option(
            "--good",
            help="One winning move, no check before it, not too easy, a sacrifice.",
            rich_help_panel=_KEY,
        ),
    ] = False,
    named_mate: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="It ends so: smothered, back-rank …", rich_help_panel=_KEY
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed, other puzzles.")] = 0,
    seconds: Annotated[
        float | None, typer.Option(min=0, metavar="S", help="Stop then; what is found is kept.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Puzzles that are in the file count for -n.")
    ] = False,
    engine: Annotated[
        str | None,
        typer.Option(
            "--confirm",
            metavar="ENGINE",
            help="Only puzzles that an engine solves as meant at depth 12: stockfish, uci:PATH.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a summary in JSON.")] = False,
) -> None:
    """Compose chess puzzles: White moves and mates, by one key only."""
    from clausewitz.puzzles.compose import MOST_WORTH, CompositionRun, PuzzleRequest, usual_men
    from clausewitz.puzzles.compose import compose as write_puzzles

    most_white, most_black = usual_men(size)
    wish = PuzzleRequest(
        mate=mate,
        size=size,
        pieces=pieces,
        white=most_white if white is None else white,
        black=most_black if black is None else black,
        replies=replies,
        check=check,
        no_capture=no_capture,
        sacrifice=sacrifice,
        promotion=promotion,
        quiet=quiet,
        no_duals=no_duals,
        good=good,
        named_mate=named_mate,
        promoted=promoted,
        spend=MOST_WORTH if spend is None else spend,
        face=face,
    )
    run = CompositionRun(output, number, seed, seconds, resume, economy, engine)
    with stoppable(output, "what was found is kept"):
        summary = write_puzzles(wish, run, _Line())
    if as_json:
        print_json(summary.as_json() | {"output": str(output)})
    else:
        puzzles = "puzzle" if summary.written == 1 else "puzzles"
        print(f"{summary.written} {puzzles}{_ending(summary)}: {output}")


def _ending(summary: "Summary") -> str:
    if not summary.finished:
        return " when the time was up"
    if summary.is_best is None:
        return ""
    return (
        ", the last the best there is" if summary.is_best else ", the last the best that was found"
    )


class _Line:
    """A line for every puzzle on stderr, and on a terminal what goes on meanwhile."""

    def __init__(self) -> None:
        self.start = self.shown = time.monotonic()
        self.is_terminal = sys.stderr.isatty()

    def __call__(self, summary: "Summary", line: str | None) -> None:
        now = time.monotonic()
        if line is not None:
            clear = "\r\033[K" if self.is_terminal else ""
            print(f"{clear}{line}", file=sys.stderr, flush=True)
        elif self.is_terminal and now - self.shown >= 0.2:
            self.shown = now
            text = f"{summary.written} puzzles, {summary.guesses} boards guessed"
            text += f", {now - self.start:.0f} s"
            print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)
