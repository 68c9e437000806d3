"""Puzzles from games: mine."""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.annotate import Games, JudgeOptions, games_reported
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.part_outputs import into_output


@grouped
def mine(
    games: Games,
    output: Annotated[Path | None, arg.output("CSV file to write.", shown="stdout")] = None,
    *,
    judge: JudgeOptions,
    work: arg.PartWork,
) -> None:
    """Extract puzzles from games.

    The file has the columns of the Lichess puzzle file. At every turn of the solver one move is two
    pawns better than all others, or the only one that mates, at two search depths. Ratings are
    estimates, themes are those of tag. No puzzle occurs twice.
    """
    from clausewitz.coaching.game_parts import game_files, settings
    from clausewitz.training import mined_parts as mining

    request = judge.request()
    state = into_output(
        output,
        work,
        mining.MINING,
        settings(request, games),
        game_files(games),
        partial(mining.mine_part, request),
        mining.HEADING,
        mining.OnceOutput,
        mining.OnceStream,
    )
    print(f"{games_reported(state)}, {arg.counted(state.found, 'puzzle')}", file=sys.stderr)
