"""Endgame players at work: endgame match, explain, draw, perfect."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clausewitz.board import parse_fen
from clausewitz.cli.arguments import Json, print_json, write_text
from clausewitz.cli.progress import ProgressLine

if TYPE_CHECKING:
    import chess

    from clausewitz.endgames.endgame_classes import Endgame
    from clausewitz.evolve.scoring import EndgameTally

app = typer.Typer(help="Endgame players: measured, explained, drawn.", no_args_is_help=True)

Who = Annotated[
    str,
    typer.Argument(metavar="PLAYER", help="One of logic/evolved, or a file.", show_default=False),
]


def tally_words(tally: "EndgameTally") -> str:
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
    from clausewitz.endgames.endgame_classes import parse_classes
    from clausewitz.endgames.player_files import find_player

    endgames = parse_classes(classes or find_player(a).classes)
    tally = _tally(a, b, _starts(endgames, starts, _apart(seed), drawn), plies, patience)
    if as_json:
        names = [endgame.name for endgame in endgames]
        print_json({"player": a, "opponent": b, "classes": names} | tally.as_dict())
    else:
        print(tally_words(tally))


def _apart(seed: int) -> int:
    """A seed far from its neighbours, and from those of evolutions: no two share starts."""
    return (1 << 47) + seed * 1_000_003


def _starts(
    endgames: "tuple[Endgame, ...]", count: int, seed: int, drawn: Path | None
) -> "list[chess.Board]":
    from clausewitz.endgames.endgame_classes import start_boards
    from clausewitz.evolve.tablebase_check import drawn_starts, tables

    if drawn is None:
        return start_boards(endgames, count, seed)
    with tables(drawn) as base:
        return drawn_starts(endgames, count, seed, base)


def _tally(
    a: str, b: str, starts: "list[chess.Board]", plies: int, patience: float
) -> "EndgameTally":
    import numpy as np

    from clausewitz import kernel
    from clausewitz.endgames.move_choice import Chooser
    from clausewitz.endgames.player_files import find_player, shipped
    from clausewitz.evolve.engine_games import match_with
    from clausewitz.evolve.scoring import match as meet
    from clausewitz.play.player import Limit
    from clausewitz.play.players.parameters import parse_player
    from clausewitz.play.players.player_names import find_player as find_other

    player = find_player(a)
    if b in shipped() or Path(b).exists():
        rows = np.array([kernel.from_board(board) for board in starts])
        return meet(player.programs(), find_player(b).programs(), rows, plies)
    limit = parse_player(b).limit(Limit(depth=4))
    other = find_other(b, patience)
    try:
        return match_with(Chooser(player), other, limit, starts, plies, ProgressLine())
    finally:
        other.close()


@app.command()
def explain(
    player: Who,
    fen: Annotated[
        list[str], typer.Argument(metavar="FEN", help="A position.", show_default=False)
    ],
    as_json: Json = False,
) -> None:
    """What an endgame player plays, and which branch of which tree decided."""
    from clausewitz.board import fen_of
    from clausewitz.endgames.move_choice import Chooser, reason_text
    from clausewitz.endgames.player_files import find_player

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
    from clausewitz.endgames.player_files import find_player
    from clausewitz.endgames.tree_pictures import trees_svg

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
    from clausewitz.endgames.endgame_classes import parse_classes, start_boards
    from clausewitz.endgames.move_choice import Chooser
    from clausewitz.endgames.player_files import find_player
    from clausewitz.evolve.tablebase_check import (
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
        for board in positions_of_games(choose, start_boards(endgames, starts, _apart(seed)), 60)
    ]
    with tables(syzygy) as base:
        kept = kept_by(players, boards, base)
    if as_json:
        print_json({name: {"kept": k.kept, "moves": k.moves} for name, k in kept.items()})
        return
    for name, k in kept.items():
        print(f"{name:16}{k.share:8.1%} of {k.moves} moves")
