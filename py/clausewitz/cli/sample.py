"""Examples from games and puzzles: sample."""

import os
import re
import sys
import time
from collections import Counter
from dataclasses import dataclass, replace
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Self

import typer

from clausewitz.cli.arguments import print_json
from clausewitz.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.games import (
        GameSampleRequest,
        Kind,
        PuzzleSampleRequest,
        RatingRange,
        Sample,
        Shares,
        Source,
    )

_MIN_MOVE, _PER_GAME, _NEGATIVES = 12, 1, 1.0
_STDOUT = Path("-")

_GAMES, _PUZZLES = "Games (.pgn)", "Puzzles (.csv)"


def sample(
    sources: Annotated[
        list[Path],
        typer.Argument(
            metavar="SOURCES...",
            help="Games (.pgn) or Lichess puzzles (.csv), perhaps packed (.zst, .bz2); - is a PGN.",
            show_default=False,
        ),
    ],
    number: Annotated[
        int, typer.Option("-n", metavar="N", help="How many examples; with --theme, positive ones.")
    ] = 1000,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="A CSV file; - is stdout.")
    ] = _STDOUT,
    seed: Annotated[int, typer.Option(help="Another seed, another sample.")] = 0,
    rating: Annotated[
        str | None,
        typer.Option(metavar="LOW-HIGH", help="Of both players, or of the puzzle: 1400-1800."),
    ] = None,
    split: Annotated[
        str | None,
        typer.Option(metavar="SHARES", help="Train/validation/test, by game: 80/10/10."),
    ] = None,
    min_move: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="The first move of a game to take.",
            show_default=str(_MIN_MOVE),
            rich_help_panel=_GAMES,
        ),
    ] = None,
    per_game: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Positions per game.",
            show_default=str(_PER_GAME),
            rich_help_panel=_GAMES,
        ),
    ] = None,
    theme: Annotated[
        str | None,
        typer.Option(
            metavar="THEME",
            help="Positive are puzzles of this theme, negative the others.",
            rich_help_panel=_PUZZLES,
        ),
    ] = None,
    negatives: Annotated[
        float | None,
        typer.Option(
            min=0,
            max=1000,
            metavar="RATIO",
            help="Negative examples for each positive one.",
            show_default=str(_NEGATIVES),
            rich_help_panel=_PUZZLES,
        ),
    ] = None,
    all_moves: Annotated[
        bool,
        typer.Option(
            "--all-moves",
            help="All moves of the solver, not the first alone.",
            rich_help_panel=_PUZZLES,
        ),
    ] = False,
    other_moves: Annotated[
        int,
        typer.Option(
            min=0, metavar="K", help="Other legal moves, at random, as negatives for each positive."
        ),
    ] = 0,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the summary as JSON; needs -o FILE.")
    ] = False,
) -> None:
    """Draw examples (positions with the move played) from games or puzzles of any number."""
    from clausewitz.games import (
        Kind,
        Source,
        sample_games,
        sample_puzzles,
        with_other_moves,
        without_contradictions,
        write_examples,
    )

    if number < 1:
        raise ClausewitzError(f"-n {number}: at least one example must be wanted")
    _check_output(output, sources, as_json)
    files = [Source(path) for path in sources]
    kind = _one_kind(files)
    ratings, shares = _rating_range(rating), _shares(split)
    with ReadProgress(kind.name.lower()) as tick:
        if kind is Kind.GAMES:
            _refuse_options("games", theme=theme, negatives=negatives, all_moves=all_moves or None)
            games = _game_wish(min_move, per_game, ratings)
            found = sample_games(files, number, games, seed, shares, tick)
        else:
            _refuse_options("puzzles", min_move=min_move, per_game=per_game)
            puzzles = _puzzle_wish(theme, negatives, all_moves, ratings)
            found = sample_puzzles(files, number, puzzles, seed, shares, tick)
    if other_moves:
        negatives_too = list(with_other_moves(found.examples, other_moves, seed))
        found = replace(found, examples=without_contradictions(negatives_too))
    write_examples(output, found.examples)
    summary = _summary(found, kind.name.lower(), number, seed)
    print(_in_words(found, summary), file=sys.stderr)
    if as_json:
        print_json(summary)


def _check_output(output: Path, sources: list[Path], as_json: bool) -> None:
    """Before hours of reading: can the result be kept?"""
    if output == _STDOUT:
        if as_json:
            raise ClausewitzError("--json and the examples would both go to stdout: add -o FILE")
        return
    is_device = output.exists() and not output.is_file()
    if output.is_dir() or not os.access(output if is_device else output.parent, os.W_OK):
        raise ClausewitzError(f"{output}: not a file in a folder that can be written to")
    for source in sources:
        if output.exists() and source.exists() and output.samefile(source):
            raise ClausewitzError(f"{output}: would be written over, but is read from")


def _one_kind(files: "list[Source]") -> "Kind":
    kinds = {file.kind for file in files}
    if len(kinds) > 1:
        raise ClausewitzError("games and puzzles make two samples: name .pgn or .csv files only")
    for file in files:
        if str(file.path) != "-" and not file.path.exists():
            raise ClausewitzError(f"{file.path}: no such file")
    return kinds.pop()


def _refuse_options(kind: str, **options: object) -> None:
    for name, value in options.items():
        if value is not None:
            raise ClausewitzError(f"--{name.replace('_', '-')} has no meaning for {kind}")


def _game_wish(
    min_move: int | None, per_game: int | None, ratings: "RatingRange | None"
) -> "GameSampleRequest":
    from clausewitz.games import GameSampleRequest

    return GameSampleRequest(min_move or _MIN_MOVE, per_game or _PER_GAME, ratings)


def _puzzle_wish(
    theme: str | None, negatives: float | None, all_moves: bool, ratings: "RatingRange | None"
) -> "PuzzleSampleRequest":
    from clausewitz.games import PuzzleSampleRequest

    if negatives is not None and not theme:
        raise ClausewitzError("--negatives needs --theme")
    ratio = _NEGATIVES if negatives is None else negatives
    if isnan(ratio):
        raise ClausewitzError("--negatives: not a number")
    return PuzzleSampleRequest(theme or "", ratio, all_moves, ratings)


def _rating_range(text: str | None) -> "RatingRange | None":
    from clausewitz.games import RatingRange

    if text is None:
        return None
    found = re.fullmatch(r"([0-9]{1,5})-([0-9]{1,5})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise ClausewitzError(f'--rating "{text}" is not a range such as 1400-1800')
    return RatingRange(int(found[1]), int(found[2]))


def _shares(text: str | None) -> "Shares | None":
    from clausewitz.games import Shares

    if text is None:
        return None
    found = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,9})(?:/([0-9]{1,9}))?", text)
    shares = Shares(*(int(share or 0) for share in found.groups())) if found else Shares(0)
    if not sum(shares):
        raise ClausewitzError(f'--split "{text}" is not shares such as 80/10/10')
    return shares


@dataclass
class ReadProgress:
    """A counter on one line of the terminal; nothing where stderr is none."""

    kind: str
    shown: float = 0.0

    def __call__(self, read: int) -> None:
        now = time.monotonic()
        if now - self.shown >= 0.2 and sys.stderr.isatty():
            self.shown = now
            print(f"\r{read:,} {self.kind} read", end="", file=sys.stderr, flush=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _summary(found: "Sample", kind: str, wanted: int, seed: int) -> dict[str, Any]:
    splits = Counter(example.split for example in found.examples if example.split)
    positive = sum(example.label for example in found.examples)
    return {
        "kind": kind,
        "read": found.read,
        "drawn": found.drawn,
        "not_drawn": found.not_drawn,
        "passed_over": found.passed_over,
        "examples": len(found.examples),
        "positive": positive,
        "negative": len(found.examples) - positive,
        "wanted": wanted,
        "splits": dict(splits),
        "prevalence": found.prevalence,
        "seed": seed,
        "cut_off": found.cut_off,
    }


def _in_words(found: "Sample", summary: dict[str, Any]) -> str:
    from clausewitz.games import SPLITS, words

    kind, splits = summary["kind"], summary["splits"]
    parts = [f"{found.read:,} {kind} read, {found.drawn:,} drawn: {len(found.examples):,} examples"]
    if summary["negative"]:
        parts[0] += f" ({summary['positive']:,} positive, {summary['negative']:,} negative)"
    if splits:
        shares = ", ".join(f"{name} {splits[name]:,}" for name in SPLITS if name in splits)
        parts[0] += f" ({shares})"
    if summary["positive"] < summary["wanted"]:
        parts.append(f"fewer than the {summary['wanted']:,} wanted")
    if found.passed_over:
        parts.append("passed over: " + ", ".join(words(found.passed_over)))
    return "; ".join([*parts, *found.cut_off])
