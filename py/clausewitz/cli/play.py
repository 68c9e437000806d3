"""A game in the terminal: play."""

import random
import sys
from collections.abc import Iterator
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import chess

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import interruptible
from clausewitz.cli.terminal import print_boards, typed_lines
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.players.parameters import parse_player
from clausewitz.play.terminal.levels import PLAYER, Level, levels, scale
from clausewitz.position.board import COLOURS, SIDES, parse_fen
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import append_text, check_writable, write_text

if TYPE_CHECKING:
    from clausewitz.play.terminal.human_game import HumanGame

_LEVEL = 5
_MOMENTS = 3
_OUR_OWN = "clausewitz:book"
_AT_A_LEVEL = f"{PLAYER},book"

_LEVEL_HELP = "Strength of the opponent; --levels lists them with their ratings."
_LEVELS_HELP = "List the levels with their measured ratings, and exit."
_REMARKS_HELP = "Comment on each of your moves; `comments` turns that on and off."
_OPPONENT_HELP = "Opponent, named as for match: stockfish:elo=1500 …"
_ENDGAME_HELP = "Endgame class to start from, such as KQRKQR; the opponent is its evolved player."


class Side(StrEnum):
    WHITE = "white"
    BLACK = "black"
    RANDOM = "random"


def play(
    side: Annotated[Side, arg.choice("Your colour.", "--as")] = Side.WHITE,
    level: Annotated[
        int | None, arg.option("1-8", _LEVEL_HELP, min=1, max=8, shown=f"{_LEVEL}")
    ] = None,
    most_nodes: Annotated[int | None, arg.nodes("per move.")] = None,
    plies: Annotated[int | None, arg.depth("per move")] = None,
    limit: Annotated[float | None, arg.seconds("per move.")] = None,
    opponent: Annotated[str | None, arg.player(_OPPONENT_HELP, shown="one of ours")] = None,
    endgame: Annotated[str | None, arg.option("CLASS", _ENDGAME_HELP)] = None,
    fen: arg.FenOption = None,
    pgn: arg.PgnFile = Path("clausewitz.pgn"),
    patience: arg.Patience = 30.0,
    comments: Annotated[bool, arg.flag("--remarks", _REMARKS_HELP)] = False,
    list_levels: Annotated[bool, arg.flag("--levels", _LEVELS_HELP)] = False,
) -> None:
    """Play a game in the terminal.

    Type moves in SAN or UCI; `help` lists the other commands, such as hint, undo and comments. The
    opponent's moves come with the tactics behind them and the name of the opening. At the end you
    learn which moments mattered. The game is added to the PGN file, however it ends.
    """
    if list_levels:
        print(_table_of_levels())
        return
    from clausewitz.play.players.player_names import find_player
    from clausewitz.play.terminal.dialogue import Talk
    from clausewitz.play.terminal.human_game import HumanGame

    assert pgn is not None
    colour = COLOURS[side] if side in COLOURS else random.choice((chess.WHITE, chess.BLACK))
    start, player = _arranged(fen, endgame, opponent)
    limited, rival = _limit(level, most_nodes, plies, limit)
    check_writable(pgn)
    is_measured = player == _OUR_OWN and rival is not None
    found = find_player(_AT_A_LEVEL if is_measured else player, patience)
    with closing(found), interruptible():
        duel = HumanGame(found, parse_player(player).limit(limited), colour, start)
        if player == _OUR_OWN:
            duel.name, duel.rating = ("Clausewitz", None) if rival is None else rival.shown
        talk = Talk(duel, print_boards, _write, comments)
        colour_name = SIDES[colour].capitalize()
        print(f"You play {colour_name} against {duel.introduction}. Type a move, or help.")
        try:
            talk.run(typed_lines("your move> "))
            if duel.ending is not None and duel.is_begun:
                for line in _looking_back(duel):
                    print(line, flush=True)
        except KeyboardInterrupt:
            print(file=sys.stderr)
        finally:
            _keep(duel, pgn)


def _table_of_levels() -> str:
    rows = [f"{'level':7}{'opponent':14}{'nodes a move':>12}{'rating':>13}"]
    for one in levels().values():
        rating = "-" if one.rating is None else f"{one.rating} ± {one.within}"
        rows.append(f"{one.number:<7}{one.name:14}{one.nodes:>12,}{rating:>13}")
    return "\n".join([*rows, f"ratings: {scale()}, with intervals of 95 %"])


def _looking_back(duel: "HumanGame") -> Iterator[str]:
    """The moments that mattered, as analyse judges them, and how accurate both were."""
    from clausewitz.coaching.game_report import GAME, game_report
    from clausewitz.coaching.judges import JudgeRequest

    yield "\nLooking back at the game …"
    report = game_report(duel.game(), JudgeRequest())
    if report.turns:
        yield "What mattered most, with your chances if the best is played, and after the move:"
    yield from report.explained_turns(_MOMENTS, duel.person)
    names = {duel.person: "you", not duel.person: duel.name}
    accuracies = [
        f"{names[side]} {report.accuracies[SIDES[side], GAME]:.0f} %"
        for side in (duel.person, not duel.person)
        if (SIDES[side], GAME) in report.accuracies
    ]
    yield f"accuracy: {', '.join(accuracies)}"


def _arranged(
    fen: str | None, endgame: str | None, opponent: str | None
) -> tuple[chess.Board, str]:
    """Where the game starts, and who plays it."""
    if endgame is None:
        return chess.Board() if fen is None else parse_fen(fen), opponent or _OUR_OWN
    if fen is not None:
        raise ClausewitzError("--endgame starts from a random position: --fen cannot be given, too")
    from clausewitz.endgames.endgame_classes import MULTIPLE, parse_class, start_boards
    from clausewitz.endgames.player_files import shipped

    found = parse_class(endgame)
    (start,) = start_boards([found], 1, random.randrange(1 << 30))
    names = [name for name in (found.name.lower(), MULTIPLE) if name in shipped()]
    return start, opponent or f"endgame:{[*names, 'master'][0]}"


def _limit(
    level: int | None, nodes: int | None, depth: int | None, seconds: float | None
) -> tuple[Limit, Level | None]:
    """How long the opponent thinks, and which of the levels that is."""
    if nodes is depth is seconds is None:
        found = levels()[level or _LEVEL]
        return Limit(nodes=found.nodes), found
    if level is not None:
        raise ClausewitzError("--level is a number of nodes: give that or other limits, not both")
    return Limit(depth, nodes, seconds), None


def _keep(duel: "HumanGame", path: Path) -> None:
    if not duel.is_begun:
        return
    append_text(path, duel.pgn())
    print(f"the game is in {path}", file=sys.stderr)


def _write(name: str, text: str) -> None:
    write_text(Path(name).expanduser(), text)
