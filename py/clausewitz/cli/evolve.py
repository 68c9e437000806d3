"""Endgame players: evolve finds them; endgame measures, explains and draws them."""

import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clausewitz.board import parse_fen
from clausewitz.cli.options import Json, print_json, write_text
from clausewitz.cli.tune import Jobs, Resume, Scheduler
from clausewitz.cli.tuning import stoppable

if TYPE_CHECKING:
    import chess

    from clausewitz.endgames.classes import Endgame
    from clausewitz.evolve.run import Generation, Outcome
    from clausewitz.evolve.scoring import Tally

app = typer.Typer(help="Endgame players: measured, explained, drawn.", no_args_is_help=True)

_PAPER = "As in the paper"
_OPEN = "What the paper leaves open"

Who = Annotated[
    str,
    typer.Argument(metavar="PLAYER", help="One of logic/evolved, or a file.", show_default=False),
]
Classes = Annotated[
    str,
    typer.Argument(
        metavar="CLASSES",
        help="KRKR, KQRKQR …, several between commas, or multiple for the paper's four.",
        show_default=False,
    ),
]


def _share(help_text: str) -> Any:
    return typer.Option(min=0, max=1, help=help_text, rich_help_panel=_PAPER)


def _open(help_text: str, least: int = 0) -> Any:
    return typer.Option(min=least, help=help_text, rich_help_panel=_OPEN)


def evolve(
    classes: Classes,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="RUN", help="A folder.")],
    population: Annotated[int, typer.Option(min=2, help="Players.", rich_help_panel=_PAPER)] = 80,
    generations: Annotated[
        int, typer.Option(min=1, max=999, help="After the first.", rich_help_panel=_PAPER)
    ] = 150,
    reproduction: Annotated[float, _share("Of those born: as a parent.")] = 0.35,
    crossover: Annotated[float, _share("Of those born: of two parents.")] = 0.5,
    mutation: Annotated[float, _share("Of those born: changed.")] = 0.15,
    peers: Annotated[
        int, typer.Option(min=1, help="That each player meets.", rich_help_panel=_PAPER)
    ] = 5,
    master: Annotated[
        int,
        typer.Option(
            min=1, help="Starts of a match with Master, two games each.", rich_help_panel=_PAPER
        ),
    ] = 75,
    every: Annotated[
        int, typer.Option(min=1, help="Generations between matches.", rich_help_panel=_PAPER)
    ] = 10,
    starts: Annotated[int, _open("Positions from which two players meet.", 1)] = 4,
    selection: Annotated[int, _open("The fittest of so many breeds.", 1)] = 7,
    elite: Annotated[int, _open("Of the fittest live on.")] = 0,
    depth: Annotated[int, _open("Of a tree.", 2)] = 8,
    nodes: Annotated[int, _open("Of a tree.", 8)] = 80,
    plies: Annotated[int, _open("Of a game.", 1)] = 100,
    final: Annotated[int, _open("Starts of the last tournament.", 1)] = 250,
    seed: Annotated[int, typer.Option(min=0, help="Of all that is drawn.")] = 0,
    name: Annotated[
        str | None,
        typer.Option(help="Of the player.", show_default="that of the class"),
    ] = None,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    resume: Resume = False,
    as_json: Json = False,
) -> None:
    """Evolve a player for endgames: trees that weigh boards, bred from those that win games.

    The folder gets a file for each generation, the best player as NAME.pl with its picture, and
    results.json. The player plays as endgame:RUN/NAME.pl.
    """
    from clausewitz import __version__
    from clausewitz.endgames.drawing import trees_svg
    from clausewitz.endgames.files import check_name
    from clausewitz.evolve.exporting import player_of, player_text
    from clausewitz.evolve.plan import Plan
    from clausewitz.evolve.run import evolve as run
    from clausewitz.learn.storing import RunFolder
    from clausewitz.tune.working import Workers

    called = check_name(name or classes.lower().replace(",", "_"))
    plan = Plan(
        classes=classes,
        population=population,
        generations=generations,
        reproduction=reproduction,
        crossover=crossover,
        mutation=mutation,
        peers=peers,
        starts=starts,
        selection=selection,
        elite=elite,
        depth=depth,
        nodes=nodes,
        plies=plies,
        master=master,
        every=every,
        final=final,
        seed=seed,
    )
    plan.check()
    workers = Workers(jobs or len(os.sched_getaffinity(0)), scheduler)
    folder = RunFolder(output)
    folder.start(plan.as_dict() | {"version": __version__}, resume)
    with stoppable(output):
        found = run(plan, folder, workers, _Progress(plan.generations))
    folder.write(f"{called}.pl", player_text(found, called))
    folder.write(f"{called}.svg", trees_svg(player_of(found, called)))
    folder.write("results.json", json.dumps(found.as_dict(), indent=1) + "\n")
    print_json(found.as_dict()) if as_json else print(_in_words(found, output / f"{called}.pl"))


class _Progress:
    """A line for each match with Master; on a terminal, and now and then, how far it is."""

    def __init__(self, generations: int) -> None:
        self.generations, self.shown = generations, time.monotonic()
        self.is_terminal = sys.stderr.isatty()
        self.master = "not yet"

    def __call__(self, generation: "Generation") -> None:
        if generation.master:
            self.master = f"{generation.master['score']:.3f}"
        now = time.monotonic()
        if not generation.master and now - self.shown < (0.2 if self.is_terminal else 30):
            return
        self.shown = now
        size = sum(map(len, generation.players[generation.best]))
        line = (
            f"generation {generation.number} of {self.generations}: the fittest, {size} nodes, has "
            f"{max(generation.fitness):.3f} of its points; against Master {self.master}"
        )
        start, rest = ("\r", "\033[K") if self.is_terminal else ("", "")
        end = "\n" if generation.master or not self.is_terminal else ""
        print(f"{start}{line}{rest}", end=end, file=sys.stderr, flush=True)


def _in_words(found: "Outcome", file: Path) -> str:
    lines = [f"{'generation':>10}{'against Master':>16}"]
    lines += [f"{number:>10}{score['score']:>16.3f}" for number, score in found.history]
    lines += ["", f"the best, of generation {found.generation}: {tally_words(found.master)}"]
    return "\n".join([*lines, f"it is in {file}"])


def tally_words(tally: "Tally") -> str:
    """Games in a line."""
    score = tally.interval
    return (
        f"score {score.value:.3f} (95 %: {score.low:.3f} to {score.high:.3f}), "
        f"{tally.games} games: "
        f"{tally.won} won, {tally.ahead} ahead, {tally.drawn} drawn, {tally.behind} behind, "
        f"{tally.lost} lost"
    )


@app.command()
def match(
    a: Who,
    b: Annotated[
        str,
        typer.Argument(
            metavar="OPPONENT",
            help="Likewise, or anyone who plays in clausewitz match, as stockfish:depth=4.",
            show_default=False,
        ),
    ],
    classes: Annotated[
        str | None,
        typer.Option("--class", metavar="CLASSES", help="KRKR …", show_default="PLAYER's own"),
    ] = None,
    starts: Annotated[
        int, typer.Option(min=1, help="Random positions, each with both colours.")
    ] = 75,
    plies: Annotated[int, typer.Option(min=1, max=1000, help="Of a game at most.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Of the positions.")] = 0,
    drawn: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Only positions that Syzygy tables call a draw."),
    ] = None,
    patience: Annotated[
        float, typer.Option(min=0.1, help="Seconds for a move beyond its limit.")
    ] = 30.0,
    as_json: Json = False,
) -> None:
    """Games from random starts: 1 for a mate, 3/4 for more material at the end, 1/2 for a draw."""
    from clausewitz.endgames.classes import parse_classes
    from clausewitz.endgames.files import find_player

    endgames = parse_classes(classes or find_player(a).classes)
    tally = _tally(a, b, _starts(endgames, starts, seed, drawn), plies, patience)
    if as_json:
        names = [endgame.name for endgame in endgames]
        print_json({"player": a, "opponent": b, "classes": names} | tally.as_dict())
    else:
        print(tally_words(tally))


def _starts(
    endgames: "tuple[Endgame, ...]", count: int, seed: int, drawn: Path | None
) -> "list[chess.Board]":
    from clausewitz.endgames.classes import start_boards
    from clausewitz.evolve.perfect import drawn_starts, tables

    if drawn is None:
        return list(start_boards(endgames, count, seed))
    with tables(drawn) as base:
        return drawn_starts(endgames, count, seed, base)


def _tally(a: str, b: str, starts: "list[chess.Board]", plies: int, patience: float) -> "Tally":
    import numpy as np

    from clausewitz import kernel
    from clausewitz.endgames.choosing import Chooser
    from clausewitz.endgames.files import find_player, shipped
    from clausewitz.evolve.engines import match_with
    from clausewitz.evolve.scoring import match as meet
    from clausewitz.play.naming import find_player as find_other
    from clausewitz.play.parameters import parse_player
    from clausewitz.play.players import Limit

    player = find_player(a)
    if b in shipped() or Path(b).exists():
        rows = np.array([kernel.from_board(board) for board in starts])
        return meet(player.programs(), find_player(b).programs(), rows, plies)
    limit = parse_player(b).limit(Limit(depth=4))
    other = find_other(b, patience)
    try:
        told = _Told(2 * len(starts))
        return match_with(Chooser(player), other, limit, starts, plies, told)
    finally:
        other.close()


class _Told:
    """How many games have been played, now and then."""

    def __init__(self, games: int) -> None:
        self.games, self.shown = games, time.monotonic()

    def __call__(self, played: int) -> None:
        if time.monotonic() - self.shown > 10:
            self.shown = time.monotonic()
            print(f"{played} of {self.games} games", file=sys.stderr, flush=True)


@app.command()
def explain(
    player: Who,
    fen: Annotated[
        list[str], typer.Argument(metavar="FEN", help="A position.", show_default=False)
    ],
    as_json: Json = False,
) -> None:
    """What a player plays, and which branch of which tree decided."""
    from clausewitz.board import fen_of
    from clausewitz.endgames.choosing import Chooser, reason_text
    from clausewitz.endgames.files import find_player

    board, found = parse_fen(" ".join(fen)), find_player(player)
    reason = Chooser(found).reason(board)
    if not as_json:
        print(reason_text(reason, board, found.name))
        return
    weighed = (reason.chosen, *reason.others)
    print_json(
        {
            "fen": fen_of(board),
            "player": found.name,
            "tree": reason.status,
            "move": reason.chosen.move.uci(),
            "moves": [
                {
                    "move": one.move.uci(),
                    "score": one.score,
                    "answers": [
                        {"test": test.kind, "of": list(test.operands), "answer": answer}
                        for test, answer in one.way.answers
                    ],
                }
                for one in weighed
            ],
        }
    )


@app.command()
def draw(
    player: Who,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help="An SVG file.")],
) -> None:
    """Draw the trees of a player: what is asked, and the scores at the ends."""
    from clausewitz.endgames.drawing import trees_svg
    from clausewitz.endgames.files import find_player

    write_text(output, trees_svg(find_player(player)))


@app.command()
def perfect(
    player: Who,
    syzygy: Annotated[Path, typer.Option(metavar="FOLDER", help="Syzygy tables.")],
    classes: Annotated[
        str | None,
        typer.Option("--class", metavar="CLASSES", help="KRKR …", show_default="PLAYER's own"),
    ] = None,
    starts: Annotated[int, typer.Option(min=1, help="Games, of each player with itself.")] = 50,
    seed: Annotated[int, typer.Option(min=0, help="Of the positions.")] = 0,
    as_json: Json = False,
) -> None:
    """How many moves keep the result by Syzygy tables: the player's, Master's, random ones."""
    from clausewitz.endgames.choosing import Chooser
    from clausewitz.endgames.classes import parse_classes, start_boards
    from clausewitz.endgames.files import find_player
    from clausewitz.evolve.perfect import (
        Choose,
        kept_by,
        positions_of_games,
        random_choice,
        tables,
    )

    found = find_player(player)
    endgames = parse_classes(classes or found.classes)
    players: dict[str, Choose] = {
        one.name: Chooser(one).move for one in (found, find_player("master"))
    }
    players["random"] = random_choice(seed)
    boards = [
        board
        for choose in players.values()
        for board in positions_of_games(choose, start_boards(endgames, starts, seed), 60)
    ]
    with tables(syzygy) as base:
        kept = kept_by(players, boards, base)
    if as_json:
        print_json({name: {"kept": k.kept, "moves": k.moves} for name, k in kept.items()})
        return
    for name, k in kept.items():
        print(f"{name:16}{k.share:8.1%} of {k.moves} moves")
