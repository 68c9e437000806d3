"""Puzzles from games: mine."""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.annotate import JudgeOptions, games_reported
from clausewitz.cli.game_sources import PLAYER_HELP, Games, SourceOptions
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.part_outputs import into_output
from clausewitz.cli.puzzle_options import ChoiceOptions


@grouped
def mine(
    games: Games = None,
    output: Annotated[Path | None, arg.output("CSV file to write.", shown="stdout")] = None,
    *,
    player: Annotated[str | None, arg.option("NAME", PLAYER_HELP, "--player", shown="any")] = None,
    wanted: ChoiceOptions,
    source: SourceOptions,
    judge: JudgeOptions,
    work: arg.PartWork,
) -> None:
    """Extract puzzles from games.

    The file has the columns of the Lichess puzzle file. At every turn of the solver one move is two
    pawns better than all others, or the only one that mates, at two search depths. Ratings are
    estimates, themes are those of tag. No puzzle occurs twice. With --player, the solver of all
    puzzles is that player.
    """
    from clausewitz.coaching.game_parts import game_files, settings
    from clausewitz.games.players import check_player
    from clausewitz.training import mined_parts as mining

    choice = wanted.choice()
    request = judge.request()
    files = source.files(games, work.resume)
    if player is not None:
        check_player(files, player)
    more = {"player": player, "wanted": str(choice)}
    state = into_output(
        output,
        work,
        mining.MINING,
        settings(request, files, **{name: value for name, value in more.items() if value}),
        game_files(files),
        partial(mining.mine_part, request, player=player, choice=choice),
        mining.HEADING,
        mining.OnceOutput,
        mining.OnceStream,
    )
    print(f"{games_reported(state)}, {arg.counted(state.found, 'puzzle')}", file=sys.stderr)
