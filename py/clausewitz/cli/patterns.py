"""Move patterns: learn them, show them, rank and filter the moves of a position with them."""

from contextlib import closing, nullcontext
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import chess

from clausewitz.cli import arguments as arg
from clausewitz.cli.groups import group
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.positions import answered, one_board
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import check_picture, print_json, write_picture
from clausewitz.cli.teachers import Teacher
from clausewitz.cli.terminal import print_boards
from clausewitz.position.board import fen_of
from clausewitz.position.drawing.idea_boards import board_text
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.patterns.ranking.filter_measure import Success
    from clausewitz.patterns.ranking.matcher import Ranked
    from clausewitz.patterns.ranking.ranker import Ranker

app = group("Learn, show and use move patterns.")

_SHIPPED = "masters"

PatternFile = Annotated[
    str, arg.option("NAME|FILE", "Patterns: a built-in set or a file.", "--patterns")
]

_CLAUSES_HELP = "Print the patterns as tactics, without their weights."
_PLAYER_HELP = "Name of the player whose moves count, or part of it."
_GAMES_HELP = "Games to read; repeatable."
_TEACHER_HELP = "Teacher to play against and learn from: gnuchess:depth=4, stockfish:nodes=1000 …"
_WITHOUT_HELP = "Name of a player whose games are left out, or part of it."
_ANSWERING_HELP = "Player whose answers to bad moves are learned as well; needs --games."


class Combination(StrEnum):
    FITTED = "fitted"
    PAPER = "paper"


Way = Annotated[
    Combination | None,
    arg.choice(
        "Combination of patterns: fitted weights or the paper's.", "--way", shown="that of the file"
    ),
]


def _ranker(patterns: str, way: Combination | None) -> "Ranker":
    from clausewitz.patterns.graphs.pattern_files import shipped
    from clausewitz.patterns.ranking.cached_ranker import ranker_of_file

    return ranker_of_file(shipped(patterns), "" if way is None else str(way))


@app.command("filter")
def filter_moves(
    fen: arg.Fen = None,
    patterns: PatternFile = _SHIPPED,
    k: Annotated[int, arg.count("moves to keep.")] = 5,
    gamma: Annotated[float | None, arg.share("of all moves to keep, instead of a number.")] = None,
    way: Way = None,
    boards: Annotated[bool, arg.flag("--boards", "Draw a text board for each move.")] = False,
    output: arg.Picture = None,
    as_json: arg.Json = False,
) -> None:
    """Rank the moves of a position by patterns, and keep the best."""
    from clausewitz.patterns.ranking.ranker import first_gamma, first_k

    check_picture(output)
    ranker = _ranker(patterns, way)
    for board in [one_board(fen)] if output else answered(fen, headed=not as_json):
        ranked = ranker.explain(board)
        moves = [one.move for one in ranked]
        count = len(first_k(moves, k) if gamma is None else first_gamma(moves, gamma))
        if as_json:
            rows = [_as_dict(one, ranker, board, n < count) for n, one in enumerate(ranked)]
            print_json({"fen": fen_of(board), "kept": count, "moves": rows})
        else:
            _print_moves(ranked[:count], ranker, board, boards)
            print(f"{count} of {len(ranked)} moves selected")
        if output:
            write_picture(output, _picture(board, ranked[:count]))


def _print_moves(
    ranked: "list[Ranked]", ranker: "Ranker", board: chess.Board, boards: bool
) -> None:
    from clausewitz.patterns.ranking.pattern_english import bindings

    for one in ranked:
        print(f"{board.san(one.move):7} {one.score:6}  {_reason(one, ranker, board)}")
        if boards:
            marked = bindings(one.reasons[0]).values() if one.reasons else ()
            print_boards(board_text(board, one.move, marked), end="\n\n")


def _reason(one: "Ranked", ranker: "Ranker", board: chess.Board) -> str:
    from clausewitz.patterns.ranking.pattern_english import on_board

    if not one.reasons:
        return "No pattern matches."
    match = one.reasons[0]
    return on_board(ranker.patterns[match.pattern], match, board)


def _as_dict(
    one: "Ranked", ranker: "Ranker", board: chess.Board, is_selected: bool
) -> dict[str, Any]:
    return {
        "move": one.move.uci(),
        "san": board.san(one.move),
        "score": one.score,
        "kept": is_selected,
        "reason": _reason(one, ranker, board),
        "patterns": len(one.reasons),
    }


def _picture(board: chess.Board, ranked: "list[Ranked]") -> str:
    import chess.svg

    arrows = [chess.svg.Arrow(one.move.from_square, one.move.to_square) for one in ranked]
    marked = {square for one in ranked[:1] for m in one.reasons[:1] for square in m.squares[2:]}
    fill = dict.fromkeys(marked, "#e6912eaa")
    return chess.svg.board(board, orientation=board.turn, arrows=arrows, fill=fill, size=480)


@app.command()
def show(
    patterns: PatternFile = _SHIPPED,
    most: Annotated[int, arg.count("patterns to show.")] = 10,
    clauses: Annotated[bool, arg.flag("--clauses", _CLAUSES_HELP)] = False,
) -> None:
    """Print patterns in English, or as clauses for --tactics and the REPL."""
    from clausewitz.patterns.graphs.pattern_clauses import clause_of
    from clausewitz.patterns.graphs.pattern_files import names_of, read_patterns, shipped
    from clausewitz.patterns.ranking.pattern_english import in_words

    found = read_patterns(shipped(patterns))
    for name, one in list(zip(names_of(found.patterns), found.patterns, strict=True))[:most]:
        if clauses:
            print(clause_of(one.graph, name))
        else:
            worth = f"worth {one.weight}, fitted {one.fitted}, played {one.played} of {one.seen}"
            print(f"{in_words(one, name)} ({worth})")
    if not clauses:
        print(f"{len(found)} patterns")


@app.command()
def measure(
    games: Annotated[list[Path], arg.option("FILE", _GAMES_HELP)],
    patterns: PatternFile = _SHIPPED,
    player: Annotated[str, arg.option("NAME", _PLAYER_HELP, shown="any")] = "",
    way: Way = None,
    most: Annotated[int, arg.most("positions.")] = 1_000_000,
    as_json: arg.Json = False,
) -> None:
    """Measure how often the filters f_k and f_gamma keep the played move.

    The games should not be those that the patterns were learned from.
    """
    from clausewitz.games.whole_games import read_games
    from clausewitz.patterns.ranking.filter_measure import success

    ranker = _ranker(patterns, way)
    steps = (step for game in read_games(games) for step in game.steps(player))
    with stoppable(), ProgressLine() as tell:
        found = success(ranker.rank, islice(steps, most), tell)
    if not found.positions:
        raise ClausewitzError(f'no move in these games is of "{player}"')
    if as_json:
        shares = {"k": found.by_k, "gamma": found.by_gamma, "third": found.by_third}
        print_json({"positions": found.positions} | shares)
    else:
        print(_table(found))


def _table(found: "Success") -> str:
    lines = [f"{found.positions} positions", "    k share   gamma share"]
    for (k, by_k), (gamma, by_gamma) in zip(
        found.by_k.items(), found.by_gamma.items(), strict=True
    ):
        lines.append(f"{k:5} {by_k:.3f}     {gamma:.1f} {by_gamma:.3f}")
    return "\n".join([*lines, f"gamma 1/3: {found.by_third:.3f}"])


@dataclass(frozen=True)
class GameLessons:
    """What is learned from games."""

    without: Annotated[str, arg.option("NAME", _WITHOUT_HELP, shown="none")] = ""
    positions: Annotated[int, arg.number("Maximum number of positions in total.", 100)] = 100_000
    answering: Annotated[str, arg.player(_ANSWERING_HELP, shown="none")] = ""
    answers: Annotated[int, arg.number("Random bad moves to answer.", 1)] = 20_000
    patterns: Annotated[int, arg.count("patterns to keep.")] = 5000
    rounds: Annotated[int, arg.number("Number of search rounds.", 1)] = 12


@dataclass(frozen=True)
class TeacherGames:
    """The games with a teacher."""

    training: Annotated[int, arg.number("Number of games against the teacher.", 1)] = 100
    augment: Annotated[int, arg.number("Number of games of the teacher against itself.")] = 50


@app.command()
@grouped
def learn(
    output: arg.RunOutput,
    *,
    games: Annotated[list[Path] | None, arg.option("FILE", _GAMES_HELP)] = None,
    teacher: Annotated[str, arg.player(_TEACHER_HELP)] = "",
    masters: GameLessons,
    played: TeacherGames,
    seed: arg.Seed = 0,
    resume: arg.Resume = False,
) -> None:
    """Learn patterns from master games, or in games against a teacher.

    They are written to RUN/patterns.pl, with a snapshot after each round or every tenth game.
    """
    if masters.answering and not games:
        raise ClausewitzError("--answering goes with --games")
    if bool(games) == bool(teacher):
        raise ClausewitzError("learn from what? --games FILE or --teacher PLAYER")
    with stoppable(output), ProgressLine() as tell:
        if games:
            from clausewitz.patterns.learning.from_masters import MasterLesson
            from clausewitz.patterns.learning.pattern_run import learn_from_games

            request = MasterLesson(patterns=masters.patterns, rounds=masters.rounds, seed=seed)
            name = masters.answering
            with closing(Teacher(name)) if name else nullcontext() as answering:
                found = learn_from_games(
                    games,
                    request,
                    output,
                    tell,
                    positions=masters.positions,
                    without=masters.without,
                    answering=answering,
                    answers=masters.answers,
                    resume=resume,
                )
        else:
            from clausewitz.patterns.learning.from_teacher import TeacherLesson, learn_from_teacher

            lesson = TeacherLesson(played.training, augmentation=played.augment, seed=seed)
            with closing(Teacher(teacher)) as player:
                found = learn_from_teacher(player, lesson, output, tell, resume)
    print(f"{len(found)} patterns in {output}/patterns.pl")
