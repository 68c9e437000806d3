"""Puzzles from games: mine."""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.annotate import EngineDepth, Games, JudgingEngine, Nodes, games_reported
from clausewitz.cli.part_outputs import into_output
from clausewitz.runs.pool import Workers


def mine(
    games: Games,
    output: Annotated[Path | None, arg.output("CSV file to write.", shown="stdout")] = None,
    engine: JudgingEngine = None,
    depth: EngineDepth = 14,
    nodes: Nodes = 20_000,
    jobs: arg.Jobs = 0,
    scheduler: arg.Scheduler = None,
    resume: arg.Resume = False,
) -> None:
    """Extract puzzles from games.

    The file has the columns of the Lichess puzzle file. At every turn of the solver one move is two
    pawns better than all others, or the only one that mates, at two search depths. Ratings are
    estimates, themes are those of tag. No puzzle occurs twice.
    """
    from clausewitz import __version__
    from clausewitz.coaching.game_runs import check_judge, settings, work_through_games
    from clausewitz.coaching.judges import JudgeRequest
    from clausewitz.training.mined_parts import (
        MINING,
        OnceOutput,
        OnceStream,
        heading,
        mine_part,
        puzzles_explained,
    )

    request = JudgeRequest(engine or "", depth, nodes)
    check_judge(request)
    workers = Workers(arg.cores(jobs), scheduler)
    made = settings(request, games, __version__)
    state = into_output(
        output,
        resume,
        lambda path: OnceOutput(path, made, resume, MINING),
        lambda kept, tell: work_through_games(
            games, partial(mine_part, request), workers, kept, MINING, tell, heading()
        ),
        OnceStream,
    )
    print(f"{games_reported(state)}, {puzzles_explained(state)}", file=sys.stderr)
