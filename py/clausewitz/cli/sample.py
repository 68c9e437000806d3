"""Examples from games and puzzles: sample."""

import os
import re
import sys
from collections import Counter
from dataclasses import asdict, dataclass, replace
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.games.example import RatingRange
    from clausewitz.games.lichess_puzzles import PuzzleSampleRequest
    from clausewitz.games.published_files import LineKind, Source
    from clausewitz.games.sampler import Sample, Shares

_MIN_MOVE, _PER_GAME, _NEGATIVES = 12, 1, 1.0
_STDOUT = Path("-")

_GAMES, _PUZZLES = "Games (.pgn)", "Puzzles (.csv)"

_SOURCES_HELP = (
    "Games (.pgn) or Lichess puzzles (.csv), optionally compressed (.zst, .bz2); - reads games "
    "from standard input."
)
_RATING_HELP = "Rating of both players or of the puzzle, such as 1400-1800."
_SPLIT_HELP = "Shares of train/validation/test, split by game, such as 80/10/10."
_RATIO_HELP = "Negative examples per positive one."
_ALL_MOVES_HELP = "Take all moves of the solver, not only the first."
_OTHER_MOVES_HELP = "Random other moves of each position as negative examples."
_AS_JSON_HELP = "Print JSON, one object per line: the summary; needs -o FILE."


@dataclass(frozen=True)
class GameOptions:
    """Which positions of games; None is as usual."""

    min_move: Annotated[
        int | None,
        arg.number(
            "Number of the first move of a game to take.", 1, shown=f"{_MIN_MOVE}", panel=_GAMES
        ),
    ] = None
    per_game: Annotated[
        int | None,
        arg.number("Maximum number of positions per game.", 1, shown=f"{_PER_GAME}", panel=_GAMES),
    ] = None


@dataclass(frozen=True)
class PuzzleOptions:
    """Which puzzles, and which moves of them."""

    theme: Annotated[str | None, arg.theme(panel=_PUZZLES)] = None
    negatives: Annotated[
        float | None,
        arg.option("RATIO", _RATIO_HELP, min=0, max=1000, shown=f"{_NEGATIVES:g}", panel=_PUZZLES),
    ] = None
    all_moves: Annotated[bool, arg.flag("--all-moves", _ALL_MOVES_HELP, _PUZZLES)] = False

    def request(self, ratings: "RatingRange | None") -> "PuzzleSampleRequest":
        from clausewitz.games.lichess_puzzles import PuzzleSampleRequest

        if self.negatives is not None and not self.theme:
            raise ClausewitzError("--negatives needs --theme")
        ratio = _NEGATIVES if self.negatives is None else self.negatives
        if isnan(ratio):
            raise ClausewitzError("--negatives: not a number")
        return PuzzleSampleRequest(self.theme or "", ratio, self.all_moves, ratings)


@grouped
def sample(
    sources: Annotated[list[Path], arg.argument("SOURCES", _SOURCES_HELP)],
    *,
    wanted: Annotated[int, arg.count("examples; with --theme, of positive ones.")] = 1000,
    file: Annotated[Path, arg.output("CSV file to write; - is stdout.")] = _STDOUT,
    seed: arg.Seed = 0,
    rating: Annotated[str | None, arg.option("LOW-HIGH", _RATING_HELP, shown="any")] = None,
    split: Annotated[str | None, arg.option("SHARES", _SPLIT_HELP)] = None,
    of_games: GameOptions,
    of_puzzles: PuzzleOptions,
    other_moves: Annotated[int, arg.number(_OTHER_MOVES_HELP)] = 0,
    as_json: Annotated[bool, arg.flag("--json", _AS_JSON_HELP)] = False,
) -> None:
    """Sample examples from games or puzzles.

    An example is a position with the move that was played. Files can be of any size.
    """
    from clausewitz.games.example_table import write_examples
    from clausewitz.games.game_stream import GameSampleRequest
    from clausewitz.games.negatives import with_other_moves, without_contradictions
    from clausewitz.games.published_files import LineKind, Source
    from clausewitz.games.sampler import sample_games, sample_puzzles

    _check_output(file, as_json)
    files = [Source(path) for path in sources]
    kind = _one_kind(files)
    ratings, shares = arg.rating_range(rating), _shares(split)
    with ProgressLine() as tell:
        if kind is LineKind.GAMES:
            _refuse("games", of_puzzles)
            least, most = of_games.min_move or _MIN_MOVE, of_games.per_game or _PER_GAME
            games = GameSampleRequest(least, most, ratings)
            found = sample_games(files, wanted, games, seed, shares, tell)
        else:
            _refuse("puzzles", of_games)
            puzzles = of_puzzles.request(ratings)
            found = sample_puzzles(files, wanted, puzzles, seed, shares, tell)
    if other_moves:
        negatives_too = list(with_other_moves(found.examples, other_moves, seed))
        found = replace(found, examples=without_contradictions(negatives_too))
    write_examples(file, found.examples)
    summary = _summary(found, kind, wanted, seed)
    print(_in_words(found, summary), file=sys.stderr)
    if as_json:
        print_json(summary)


def _check_output(output: Path, as_json: bool) -> None:
    """Before hours of reading: can the result be saved?"""
    if output == _STDOUT:
        if as_json:
            raise ClausewitzError("--json and the examples would both go to stdout: add -o FILE")
        return
    is_device = output.exists() and not output.is_file()
    if output.is_dir() or not os.access(output if is_device else output.parent, os.W_OK):
        raise ClausewitzError(f"{output}: not a file in a folder that can be written to")


def _one_kind(files: "list[Source]") -> "LineKind":
    from clausewitz.games.published_files import LineKind

    kinds = set()
    for file in files:  # standard input is taken for games
        kind = LineKind.GAMES if str(file.path) == "-" else file.kind
        if kind not in (LineKind.GAMES, LineKind.PUZZLES):
            known = ".pgn (games) or .csv (puzzles), perhaps with .zst or .bz2 behind"
            raise ClausewitzError(f"{file.path}: the name must end in {known}")
        kinds.add(kind)
    if len(kinds) > 1:
        raise ClausewitzError("games and puzzles make two samples: name .pgn or .csv files only")
    for file in files:
        if str(file.path) != "-" and not file.path.exists():
            raise ClausewitzError(f"{file.path}: no such file")
    return kinds.pop()


def _refuse(kind: str, options: GameOptions | PuzzleOptions) -> None:
    for name, value in asdict(options).items():
        if value is not None and value is not False:
            raise ClausewitzError(f"--{name.replace('_', '-')} has no meaning for {kind}")


def _shares(text: str | None) -> "Shares | None":
    from clausewitz.games.sampler import Shares

    if text is None:
        return None
    found = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,9})(?:/([0-9]{1,9}))?", text)
    shares = Shares(*(int(share or 0) for share in found.groups())) if found else Shares(0)
    if not sum(shares):
        raise ClausewitzError(f'--split "{text}" is not shares such as 80/10/10')
    return shares


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
    from clausewitz.games.example import SPLITS
    from clausewitz.games.sampler import words

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
