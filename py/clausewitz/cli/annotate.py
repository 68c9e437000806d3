"""Games with what was found, missed and allowed written into them: annotate."""

import sys
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.game_sources import Games, SourceOptions
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.part_outputs import into_output

if TYPE_CHECKING:
    from clausewitz.coaching.judges import JudgeRequest
    from clausewitz.runs.part_runs import PartState

_ENGINE_HELP = "Engine for judging instead of our own: stockfish or uci:/path/engine."
_NODES_HELP = "per position of our own engine; critical positions get more."
_DETAIL_HELP = "One sentence per move, or everything known about its tactic, with the line."


class Detail(StrEnum):
    """How much is said about a move."""

    SHORT = "short"
    FULL = "full"


@dataclass(frozen=True)
class JudgeOptions:
    """Who judges the moves of games, and how long."""

    engine: Annotated[str | None, arg.option("ENGINE", _ENGINE_HELP, shown="our own")] = None
    depth: Annotated[int, arg.depth("of the other engine")] = 14
    nodes: Annotated[int, arg.nodes(_NODES_HELP)] = 10_000

    def request(self) -> "JudgeRequest":
        """The same for those who judge; an engine that is missing is an error."""
        from clausewitz.coaching.judges import JudgeRequest, check_judge

        return check_judge(JudgeRequest(self.engine or "", self.depth, self.nodes))


@grouped
def annotate(
    games: Games = None,
    output: Annotated[Path | None, arg.output("File to write.", shown="stdout")] = None,
    *,
    detail: Annotated[Detail, arg.choice(_DETAIL_HELP)] = Detail.SHORT,
    source: SourceOptions,
    judge: JudgeOptions,
    work: arg.PartWork,
    as_json: arg.Json = False,
) -> None:
    """Annotate games with the tactics found, missed and allowed.

    Each move gets its evaluation. Mistakes and tactics get a mark (?? or !), a sentence, and
    arrows and squares as Lichess draws them; mistakes also get the better line as a variation.
    Existing comments and variations stay.
    """
    from clausewitz.coaching.game_parts import ANNOTATING, annotate_part, game_files, settings

    request = judge.request()
    full = detail is Detail.FULL
    differing = ({"format": "json"} if as_json else {}) | ({"comments": "full"} if full else {})
    files = source.files(games, work.resume)
    state = into_output(
        output,
        work,
        ANNOTATING,
        settings(request, files, **differing),
        game_files(files),
        partial(annotate_part, request, as_json=as_json, full=full),
    )
    print(f"{games_reported(state)}, {state.found:,} with a tactic", file=sys.stderr)


def games_reported(state: "PartState") -> str:
    """How many games were read, and how many could not be."""
    passed = f" ({state.unread:,} could not be read)" if state.unread else ""
    return f"{arg.counted(state.lines, 'game')}{passed}"
