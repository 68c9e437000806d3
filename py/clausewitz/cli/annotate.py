"""Games with what was found, missed and allowed written into them: annotate."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.part_outputs import into_output
from clausewitz.runs.pool import Workers

if TYPE_CHECKING:
    from clausewitz.runs.part_runs import PartState

_GAMES_HELP = "PGN files, may be compressed (.zst, .bz2); - is standard input."
_ENGINE_HELP = "Engine: stockfish or uci:/path/engine, to judge instead of ours."
_NODES_HELP = "per position of our own engine; more where something happens."

Games = Annotated[list[Path], arg.argument("GAMES", _GAMES_HELP)]
JudgingEngine = Annotated[str | None, arg.option("ENGINE", _ENGINE_HELP, shown="our own")]
EngineDepth = Annotated[int, arg.depth("of the other engine.")]
Nodes = Annotated[int, arg.nodes(_NODES_HELP)]


def annotate(
    games: Games,
    output: Annotated[Path | None, arg.output("File to write.", shown="stdout")] = None,
    engine: JudgingEngine = None,
    depth: EngineDepth = 14,
    nodes: Nodes = 20_000,
    jobs: arg.Jobs = 0,
    scheduler: arg.Scheduler = None,
    resume: arg.Resume = False,
    as_json: arg.Json = False,
) -> None:
    """Annotate games with the tactics found, missed and allowed.

    Each move gets its evaluation. Mistakes and tactics get a sign, a sentence, and arrows and
    squares as Lichess draws them; mistakes also get the better line as a variation. Existing
    comments and variations stay.
    """
    from clausewitz import __version__
    from clausewitz.coaching.game_parts import ANNOTATING, annotate_part
    from clausewitz.coaching.game_runs import check_judge, settings, work_through_games
    from clausewitz.coaching.judges import JudgeRequest
    from clausewitz.runs.part_runs import FileOutput

    request = JudgeRequest(engine or "", depth, nodes)
    check_judge(request)
    workers = Workers(arg.cores(jobs), scheduler)
    made = settings(request, games, __version__, **({"format": "json"} if as_json else {}))
    part_work = partial(annotate_part, request, as_json=as_json)
    state = into_output(
        output,
        resume,
        lambda path: FileOutput(path, made, resume, ANNOTATING),
        lambda kept, tell: work_through_games(games, part_work, workers, kept, ANNOTATING, tell),
    )
    print(f"{games_reported(state)}, {state.found:,} with a tactic", file=sys.stderr)


def games_reported(state: "PartState") -> str:
    """How many games were read, and how many could not be."""
    passed = f" ({state.unread:,} could not be read)" if state.unread else ""
    return f"{'1 game' if state.lines == 1 else f'{state.lines:,} games'}{passed}"
