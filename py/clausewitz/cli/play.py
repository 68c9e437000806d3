"""A game in the terminal: play."""

import random
import sys
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import chess

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import interruptible
from clausewitz.cli.terminal import print_boards, typed_lines
from clausewitz.engines.own.search_limit import Limit
from clausewitz.position.board import COLOURS, parse_fen
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import append_text, check_writable, write_text

if TYPE_CHECKING:
    from clausewitz.play.terminal.human_game import HumanGame

_LEVEL = 5

_OPPONENT_HELP = "Opponent, named as for match: stockfish:elo=1500 …"
_ENDGAME_HELP = "Endgame class to start from, such as KQRKQR; the opponent is its evolved player."


class Side(StrEnum):
    WHITE = "white"
    BLACK = "black"
    RANDOM = "random"


def play(
    side: Annotated[Side, arg.choice("Your colour.", "--as")] = Side.WHITE,
    level: Annotated[
        int | None, arg.option("1-8", "Strength of the opponent.", min=1, max=8, shown=f"{_LEVEL}")
    ] = None,
    most_nodes: Annotated[int | None, arg.nodes("per move.")] = None,
    plies: Annotated[int | None, arg.depth("per move.")] = None,
    limit: Annotated[float | None, arg.seconds("per move.")] = None,
    opponent: Annotated[str | None, arg.player(_OPPONENT_HELP, shown="clausewitz:book")] = None,
    endgame: Annotated[str | None, arg.option("CLASS", _ENDGAME_HELP)] = None,
    fen: arg.FenOption = None,
    pgn: arg.PgnFile = Path("clausewitz.pgn"),
    patience: arg.Patience = 30.0,
) -> None:
    """Play a game in the terminal.

    Type moves in SAN or UCI; `help` lists the other commands. The opponent's moves come with the
    tactics behind them and the name of the opening. The game is added to the PGN file, however it
    ends.
    """
    from clausewitz.play.players.parameters import parse_player
    from clausewitz.play.players.player_names import find_player
    from clausewitz.play.terminal.dialogue import Talk
    from clausewitz.play.terminal.human_game import HumanGame

    assert pgn is not None
    colour = COLOURS[side] if side in COLOURS else random.choice((chess.WHITE, chess.BLACK))
    start, opponent = _arranged(fen, endgame, opponent)
    bound = parse_player(opponent).limit(_limit(level, most_nodes, plies, limit))
    check_writable(pgn)
    found = find_player(opponent, patience)
    with closing(found), interruptible():
        duel = HumanGame(found, bound, colour, start)
        talk = Talk(duel, print_boards, _write)
        try:
            talk.run(typed_lines("your move> "))
        except KeyboardInterrupt:
            print(file=sys.stderr)
        finally:
            _keep(duel, pgn)


def _arranged(
    fen: str | None, endgame: str | None, opponent: str | None
) -> tuple[chess.Board, str]:
    """Where the game starts, and who plays it."""
    if endgame is None:
        return chess.Board() if fen is None else parse_fen(fen), opponent or "clausewitz:book"
    if fen is not None:
        raise ClausewitzError("--endgame starts from a random position: --fen cannot be given, too")
    from clausewitz.endgames.endgame_classes import MULTIPLE, parse_class, start_boards
    from clausewitz.endgames.player_files import shipped

    found = parse_class(endgame)
    (start,) = start_boards([found], 1, random.randrange(1 << 30))
    names = [name for name in (found.name.lower(), MULTIPLE) if name in shipped()]
    return start, opponent or f"endgame:{[*names, 'master'][0]}"


def _limit(level: int | None, nodes: int | None, depth: int | None, seconds: float | None) -> Limit:
    from clausewitz.play.terminal.dialogue import LEVELS

    if nodes is depth is seconds is None:
        return Limit(nodes=LEVELS[level or _LEVEL])
    if level is not None:
        raise ClausewitzError("--level is a number of nodes: give that or other limits, not both")
    return Limit(depth, nodes, seconds)


def _keep(duel: "HumanGame", path: Path) -> None:
    if not duel.is_begun:
        return
    append_text(path, duel.pgn())
    print(f"the game is in {path}", file=sys.stderr)


def _write(name: str, text: str) -> None:
    write_text(Path(name).expanduser(), text)
