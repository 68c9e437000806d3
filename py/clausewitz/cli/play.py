"""A game in the terminal: play."""

import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import chess
import typer

from clausewitz.board import COLOURS, parse_fen
from clausewitz.cli.arguments import append_text, write_text
from clausewitz.cli.interrupts import interruptible
from clausewitz.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.play.player import Limit
    from clausewitz.play.terminal.human_game import HumanGame

_LEVEL = 5


def play(
    side: Annotated[
        str, typer.Option("--as", metavar="white|black|random", help="What you play.")
    ] = "white",
    level: Annotated[
        int | None, typer.Option(min=1, max=8, help="How strong.", show_default=f"{_LEVEL}")
    ] = None,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="For a move, in place of a level.")
    ] = None,
    depth: Annotated[int | None, typer.Option(min=1, max=100, help="Likewise.")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="Likewise.")] = None,
    opponent: Annotated[
        str | None,
        typer.Option(
            metavar="PLAYER",
            help="Named as for match: stockfish:elo=1500.",
            show_default="clausewitz:book",
        ),
    ] = None,
    endgame: Annotated[
        str | None,
        typer.Option(
            metavar="CLASS",
            help="Start from a random endgame, as KQRKQR, with the player that evolved for it.",
            show_default=False,
        ),
    ] = None,
    fen: Annotated[
        str | None, typer.Option(metavar="FEN", help="Where to start.", show_default=False)
    ] = None,
    pgn: Annotated[Path, typer.Option(metavar="FILE", help="The game is added to it.")] = Path(
        "clausewitz.pgn"
    ),
    patience: Annotated[
        float, typer.Option(min=0.1, help="A program that takes so long beyond its time loses.")
    ] = 30.0,
) -> None:
    """Play a game in the terminal: moves in SAN or UCI; `help` lists what else can be said.

    The opponent's moves come with the tactics behind them and the name of the opening. However the
    game ends, it is kept.
    """
    from clausewitz.play.players.parameters import parse_player
    from clausewitz.play.players.player_names import find_player
    from clausewitz.play.terminal.dialogue import Talk
    from clausewitz.play.terminal.human_game import HumanGame

    if side not in (*COLOURS, "random"):
        raise ClausewitzError(f'--as "{side}" is not white, black or random')
    colour = COLOURS[side] if side in COLOURS else random.choice((chess.WHITE, chess.BLACK))
    start, opponent = _arranged(fen, endgame, opponent)
    limit = parse_player(opponent).limit(_limit(level, nodes, depth, seconds))
    _check_writable(pgn)
    player = find_player(opponent, patience)
    try:
        with interruptible():
            duel = HumanGame(player, limit, colour, start)
            talk = Talk(duel, lambda text: print(text, flush=True), _write)
            try:
                talk.run(_lines())
            except KeyboardInterrupt:
                print(file=sys.stderr)
            finally:
                _keep(duel, pgn)
    finally:
        player.close()


def _arranged(
    fen: str | None, endgame: str | None, opponent: str | None
) -> tuple[chess.Board, str]:
    """Where the game starts, and who plays it."""
    if endgame is None:
        return chess.Board() if fen is None else parse_fen(fen), opponent or "clausewitz:book"
    if fen is not None:
        raise ClausewitzError("--endgame draws a position by lot: --fen cannot be given, too")
    from clausewitz.endgames.endgame_classes import MULTIPLE, parse_class, start_boards
    from clausewitz.endgames.player_files import shipped

    found = parse_class(endgame)
    (start,) = start_boards([found], 1, random.randrange(1 << 30))
    names = [name for name in (found.name.lower(), MULTIPLE) if name in shipped()]
    return start, opponent or f"endgame:{[*names, 'master'][0]}"


def _limit(
    level: int | None, nodes: int | None, depth: int | None, seconds: float | None
) -> "Limit":
    from clausewitz.play.player import Limit
    from clausewitz.play.terminal.dialogue import levels

    if nodes is depth is seconds is None:
        return Limit(nodes=levels()[level or _LEVEL])
    if level is not None:
        raise ClausewitzError("--level is a number of nodes: give that or other limits, not both")
    return Limit(depth, nodes, seconds)


def _lines() -> Iterator[str]:
    """What the person says; a prompt is for terminals."""
    prompt = "your move> " if sys.stdin.isatty() else ""
    if prompt:
        with suppress(ImportError):
            import readline  # noqa: F401  # lines can be edited, earlier ones come back
    while True:
        try:
            yield input(prompt)
        except EOFError:
            return
        except UnicodeDecodeError:
            yield "?"


def _check_writable(path: Path) -> None:
    """A place where no file can be is told before the game, not after."""
    is_new = not path.exists()
    append_text(path, "")
    if is_new:
        path.unlink()


def _keep(duel: "HumanGame", path: Path) -> None:
    if not duel.is_begun:
        return
    append_text(path, duel.pgn())
    print(f"the game is in {path}", file=sys.stderr)


def _write(name: str, text: str) -> None:
    write_text(Path(name).expanduser(), text)
