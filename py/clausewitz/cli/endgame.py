"""Endgame players at work: endgame match, explain, draw, perfect."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.groups import group
from clausewitz.cli.positions import answered
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import check_picture, print_json, write_picture
from clausewitz.position.board import fen_of

if TYPE_CHECKING:
    import chess

    from clausewitz.endgames.endgame_classes import Endgame
    from clausewitz.endgames.move_choice import EndgameReason
    from clausewitz.tuning.evolution.scoring import EndgameTally

app = group("Measure, explain and draw endgame players.")

_CLASSES_HELP = "Endgame classes such as KRKR, separated by commas."
_B_HELP = "Opponent: an endgame player, or any player of match such as stockfish:depth=4."
_STARTS_HELP = "Random starting positions, each played with both colours."
_DRAWN_HELP = "Folder of Syzygy tables; starts only from positions that are draws by them."

Classes = Annotated[
    str | None, arg.option("CLASSES", _CLASSES_HELP, "--class", shown="the player's own")
]


@app.command()
def match(
    a: arg.EndgamePlayer,
    b: Annotated[str, arg.player_argument("OPPONENT", _B_HELP)],
    classes: Classes = None,
    starts: Annotated[int, arg.number(_STARTS_HELP, 1)] = 75,
    max_plies: Annotated[
        int, arg.option("N", "Maximum length of a game in plies.", min=1, max=1000)
    ] = 100,
    seed: arg.Seed = 0,
    drawn: Annotated[Path | None, arg.option("FOLDER", _DRAWN_HELP)] = None,
    patience: arg.Patience = 30.0,
    as_json: arg.Json = False,
) -> None:
    """Play an endgame player against an opponent from random starting positions.

    A mate counts 1, more material at the end 3/4, a draw 1/2.
    """
    from clausewitz.endgames.endgame_classes import parse_classes
    from clausewitz.endgames.player_files import find_player

    endgames = parse_classes(classes or find_player(a).classes)
    tally = _tally(a, b, _starts(endgames, starts, _apart(seed), drawn), max_plies, patience)
    if as_json:
        names = [endgame.name for endgame in endgames]
        print_json({"player": a, "opponent": b, "classes": names} | tally.as_dict())
    else:
        print(tally)


def _apart(seed: int) -> int:
    """A seed far from its neighbours, and from those of evolutions: no two share starts."""
    return (1 << 47) + seed * 1_000_003


def _starts(
    endgames: "tuple[Endgame, ...]", count: int, seed: int, drawn: Path | None
) -> "list[chess.Board]":
    from clausewitz.endgames.endgame_classes import start_boards
    from clausewitz.endgames.endgame_tables import tables
    from clausewitz.tuning.evolution.tablebase_check import drawn_starts

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
    from clausewitz.engines.own.search_limit import Limit
    from clausewitz.play.players.parameters import parse_player
    from clausewitz.play.players.player_names import find_player as find_other
    from clausewitz.tuning.evolution.engine_games import match_with
    from clausewitz.tuning.evolution.scoring import match as meet

    player = find_player(a)
    if b in shipped() or Path(b).exists():
        rows = np.array([kernel.from_board(board) for board in starts])
        return meet(player.programs(), find_player(b).programs(), rows, plies)
    limit = parse_player(b).limit(Limit(depth=4))
    other = find_other(b, patience)
    with closing(other), ProgressLine() as tell:
        return match_with(Chooser(player), other, limit, starts, plies, tell)


@app.command()
def explain(player: arg.EndgamePlayer, fen: arg.Fen = None, as_json: arg.Json = False) -> None:
    """Explain the move of an endgame player.

    The answer names the branch of the tree that was decisive.
    """
    from clausewitz.endgames.move_choice import Chooser, reason_text
    from clausewitz.endgames.player_files import find_player

    found = find_player(player)
    chooser = Chooser(found)
    for board in answered(fen, headed=not as_json):
        reason = chooser.reason(board)
        if as_json:
            print_json({"fen": fen_of(board), "player": found.name} | _as_dict(reason))
        else:
            print(reason_text(reason, board, found.name))


def _as_dict(reason: "EndgameReason") -> dict[str, Any]:
    return {
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
            for one in (reason.chosen, *reason.others)
        ],
    }


@app.command()
def draw(player: arg.EndgamePlayer, picture: arg.RequiredPicture) -> None:
    """Draw the trees of a player: the questions, and the scores at the leaves."""
    from clausewitz.endgames.player_files import find_player
    from clausewitz.endgames.tree_pictures import trees_svg

    check_picture(picture)
    write_picture(picture, trees_svg(find_player(player)))


@app.command()
def perfect(
    player: arg.EndgamePlayer,
    syzygy: Annotated[Path, arg.option("FOLDER", "Folder of Syzygy tables.")],
    classes: Classes = None,
    starts: Annotated[
        int, arg.number("Random starting positions of games that each player plays with itself.", 1)
    ] = 50,
    seed: arg.Seed = 0,
    as_json: arg.Json = False,
) -> None:
    """Count the moves that preserve the result according to Syzygy tables.

    The player's moves are compared with Master's and with random ones.
    """
    from clausewitz.endgames.endgame_classes import parse_classes, start_boards
    from clausewitz.endgames.endgame_tables import tables
    from clausewitz.endgames.move_choice import Chooser
    from clausewitz.endgames.player_files import find_player
    from clausewitz.tuning.evolution.tablebase_check import (
        Choose,
        positions_of_games,
        preserved_by,
        random_choice,
    )

    evolved = find_player(player)
    endgames = parse_classes(classes or evolved.classes)
    players: dict[str, Choose] = {
        one.name: Chooser(one).move for one in (evolved, find_player("master"))
    }
    players["random"] = random_choice(seed)
    boards = [
        board
        for choose in players.values()
        for board in positions_of_games(choose, start_boards(endgames, starts, _apart(seed)), 60)
    ]
    with tables(syzygy) as base:
        found = preserved_by(players, boards, base)
    if as_json:
        print_json({n: {"kept": one.preserved, "moves": one.moves} for n, one in found.items()})
        return
    for name, one in found.items():
        print(f"{name:16}{one.share:8.1%} of {one.moves} moves")
