"""Move patterns: learn them, show them, rank and filter the moves of a position with them."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import chess
import typer

from clausewitz.board import fen_of
from clausewitz.cli.arguments import Fen, Json, one_board, print_json, write_text
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.patterns.ranking.filter_measure import Success
    from clausewitz.patterns.ranking.ranker import Ranked, Ranker

app = typer.Typer(help="Move patterns: weighted clauses around a move.", no_args_is_help=True)

_SHIPPED = "masters"

PatternFile = Annotated[
    str,
    typer.Option(
        "--patterns", metavar="NAME|FILE", help="A set that ships, or a file of patterns."
    ),
]
Way = Annotated[
    str,
    typer.Option(
        metavar="fitted|paper", help="How patterns are combined.", show_default="by the file"
    ),
]


def _ranker(patterns: str, way: str) -> "Ranker":
    from clausewitz.patterns.graphs.pattern_files import read_patterns, shipped
    from clausewitz.patterns.ranking.ranker import WAYS, ranker_of

    if way and way not in WAYS:
        raise ClausewitzError(f"--way is {' or '.join(WAYS)}, not {way}")
    return ranker_of(read_patterns(shipped(patterns)), way)


@app.command("filter")
def filter_moves(
    fen: Fen = None,
    patterns: PatternFile = _SHIPPED,
    k: Annotated[int, typer.Option("-k", min=1, help="Keep so many moves.")] = 5,
    gamma: Annotated[
        float | None, typer.Option(min=0.0, max=1.0, help="Or keep this part of all moves.")
    ] = None,
    way: Way = "",
    boards: Annotated[bool, typer.Option("--boards", help="Draw each move in text.")] = False,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the kept moves on a board.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Rank the moves of a position, each with the pattern that ranked it, and keep the best."""
    from clausewitz.patterns.ranking.pattern_english import bindings
    from clausewitz.patterns.ranking.ranker import first_gamma, first_k

    board = one_board(fen)
    ranker = _ranker(patterns, way)
    ranked = ranker.explain(board)
    moves = [one.move for one in ranked]
    kept = len(first_k(moves, k) if gamma is None else first_gamma(moves, gamma))
    if as_json:
        rows = [_as_dict(one, ranker, board, n < kept) for n, one in enumerate(ranked)]
        print_json({"fen": fen_of(board), "kept": kept, "moves": rows})
    else:
        for one in ranked[:kept]:
            print(f"{board.san(one.move):7} {one.score:6}  {_reason(one, ranker, board)}")
            if boards:
                from clausewitz.drawing import board_text

                marked = bindings(one.reasons[0]).values() if one.reasons else ()
                print(board_text(board, one.move, marked), end="\n\n")
        print(f"{kept} of {len(ranked)} moves kept")
    if svg:
        write_text(svg, _picture(board, ranked[:kept]))


def _reason(one: "Ranked", ranker: "Ranker", board: chess.Board) -> str:
    from clausewitz.patterns.ranking.pattern_english import on_board

    if not one.reasons:
        return "No pattern matches."
    match = one.reasons[0]
    return on_board(ranker.patterns[match.pattern], match, board)


def _as_dict(one: "Ranked", ranker: "Ranker", board: chess.Board, kept: bool) -> dict[str, Any]:
    return {
        "move": one.move.uci(),
        "san": board.san(one.move),
        "score": one.score,
        "kept": kept,
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
    most: Annotated[int, typer.Option(min=1, help="How many.")] = 10,
    clauses: Annotated[
        bool, typer.Option("--clauses", help="As a file of tactics, without the weights.")
    ] = False,
) -> None:
    """Print patterns in English, or as clauses that --tactics and the toplevel take."""
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
    games: Annotated[
        list[Path],
        typer.Option("--games", metavar="FILE", help="Games not learned from."),
    ],
    patterns: PatternFile = _SHIPPED,
    player: Annotated[str, typer.Option(help="Only moves of players whose name has this.")] = "",
    way: Way = "",
    most: Annotated[int, typer.Option(min=1, help="At most so many positions.")] = 1_000_000,
    as_json: Json = False,
) -> None:
    """How often the filters f_k and f_gamma keep the move that was played."""
    from itertools import islice

    from clausewitz.games.whole_games import read_games
    from clausewitz.patterns.ranking.filter_measure import success

    ranker = _ranker(patterns, way)
    steps = (step for game in read_games(games) for step in game.steps(player))
    with stoppable():
        found = success(ranker.rank, islice(steps, most), ProgressLine())
    if not found.positions:
        raise ClausewitzError(f'no move in these games is of "{player}"')
    print_json(_success(found)) if as_json else print(_table(found))


def _success(found: "Success") -> dict[str, Any]:
    return {
        "positions": found.positions,
        "k": found.by_k,
        "gamma": found.by_gamma,
        "third": found.by_third,
    }


def _table(found: "Success") -> str:
    lines = [f"{found.positions} positions", "    k  kept    gamma  kept"]
    for (k, by_k), (gamma, by_gamma) in zip(
        found.by_k.items(), found.by_gamma.items(), strict=True
    ):
        lines.append(f"{k:5} {by_k:.3f}     {gamma:.1f} {by_gamma:.3f}")
    return "\n".join([*lines, f"gamma 1/3: {found.by_third:.3f}"])


@app.command()
def learn(
    output: Annotated[Path, typer.Option("-o", "--output", metavar="RUN", help="A folder.")],
    games: Annotated[
        list[Path] | None, typer.Option("--games", metavar="FILE", help="Games of masters; again.")
    ] = None,
    teacher: Annotated[
        str,
        typer.Option(
            metavar="PLAYER", help="Or play against it: gnuchess:depth=4, stockfish:nodes=1000 …"
        ),
    ] = "",
    without: Annotated[str, typer.Option(help="Leave out games of players with this name.")] = "",
    positions: Annotated[int, typer.Option(min=100, help="So many positions.")] = 100_000,
    answering: Annotated[
        str,
        typer.Option(metavar="PLAYER", help="With --games: also learn how it answers bad moves."),
    ] = "",
    answers: Annotated[int, typer.Option(min=1, help="So many moves by lot.")] = 20_000,
    patterns: Annotated[int, typer.Option(min=1, help="Keep so many patterns.")] = 5000,
    rounds: Annotated[int, typer.Option(min=1, help="How often new ones are sought.")] = 12,
    training: Annotated[int, typer.Option(min=1, help="Games against the teacher.")] = 100,
    augment: Annotated[int, typer.Option(min=0, help="Games of the teacher alone.")] = 50,
    seed: Annotated[int, typer.Option(help="For all that is drawn.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a run.")] = False,
) -> None:
    """Learn patterns from games of masters, or in games against a teacher.

    RUN/patterns.pl has them, with snapshots beside it: after each round, or each tenth game.
    """
    if answering and not games:
        raise ClausewitzError("--answering goes with --games")
    if bool(games) == bool(teacher):
        raise ClausewitzError("learn from what? --games FILE or --teacher PLAYER")
    with stoppable(output):
        if games:
            from clausewitz.patterns.learning.from_masters import MasterLesson
            from clausewitz.patterns.learning.pattern_run import learn_from_games

            wish = MasterLesson(patterns=patterns, rounds=rounds, seed=seed)
            with hired(answering) if answering else nullcontext() as player:
                found = learn_from_games(
                    games,
                    wish,
                    output,
                    ProgressLine(),
                    positions=positions,
                    without=without,
                    answering=player,
                    answers=answers,
                    resume=resume,
                )
        else:
            from clausewitz.patterns.learning.from_teacher import TeacherLesson, learn_from_teacher

            lesson = TeacherLesson(training=training, augmentation=augment, seed=seed)
            with hired(teacher) as player:
                found = learn_from_teacher(player, lesson, output, ProgressLine(), resume)
    print(f"{len(found)} patterns in {output}/patterns.pl")


class Hired:
    """A player as a teacher: its faults are told in one line."""

    def __init__(self, text: str) -> None:
        from clausewitz.play.player import Limit
        from clausewitz.play.players.parameters import parse_player
        from clausewitz.play.players.player_names import find_player

        self.name = text
        self._player = find_player(text)
        self._limit = parse_player(text).limit(Limit(depth=4))

    def new_game(self) -> None:
        self._player.new_game()

    def choose(self, board: chess.Board) -> chess.Move:
        from clausewitz.play.player import PlayerFaultError, ResignError

        try:
            return self._player.choose(board, self._limit).move
        except ResignError as error:
            raise ClausewitzError(f"the teacher {self.name} gives the game up") from error
        except PlayerFaultError as error:
            words = f"the teacher {self.name}: {error}; --resume goes on after the last game"
            raise ClausewitzError(words) from error

    def close(self) -> None:
        self._player.close()


@contextmanager
def hired(text: str) -> Iterator[Hired]:
    player = Hired(text)
    try:
        yield player
    finally:
        player.close()
