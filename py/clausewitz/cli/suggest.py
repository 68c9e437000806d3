"""Which move, and why: suggest."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.advice.request import AdviceRequest, Method
from clausewitz.clauses import read_text
from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import batches, head, one_board
from clausewitz.cli.results import check_picture, write_picture
from clausewitz.cli.terminal import bold
from clausewitz.cli.theories import theory_files
from clausewitz.position.board import fen_of
from clausewitz.position.notation import Notation
from clausewitz.prolog import INFERENCES
from clausewitz.runs.pool import Workers

if TYPE_CHECKING:
    from clausewitz.advice.advised_move import AdvisedMove

_BY_HELP = "Method: clauses alone (logic; prolog is a slower reference), or a short search."
_ONLY_HELP = "Motif to look for, or name of a tactic; repeatable."
_ALL_HELP = "Print all good moves and all reasons, not only what stands out."
_TACTICS_HELP = "File or folder of tactics that replace the built-in ones."

By = Annotated[Method, arg.choice(_BY_HELP, "--by")]
Only = Annotated[list[str] | None, arg.motif(_ONLY_HELP, "--only", shown="all")]
Instead = Annotated[
    list[Path] | None, arg.option("FILE", _TACTICS_HELP, "--tactics", shown="built-in")
]


def suggest(
    fen: arg.Fen = None,
    by: By = Method.SEARCH,
    engine: arg.SearchEngine = None,
    depth: Annotated[int, arg.depth("of the engine")] = 14,
    only: Only = None,
    tactics: Instead = None,
    everything: Annotated[bool, arg.flag("--all", _ALL_HELP)] = False,
    notation: arg.MoveNotation = Notation.SAN,
    syzygy: arg.SyzygyFolder = None,
    output: arg.Picture = None,
    inferences: arg.Inferences = INFERENCES,
    jobs: arg.Jobs = 1,
    as_json: arg.Json = False,
) -> None:
    """List the moves that win something, or else the best one, each with its reason.

    The best comes first. Where nothing is won by force, the answer says how the game stands, and
    the reason is a strategic one. There are three methods: clauses and exchanges alone
    (--by logic), a short search whose lines are matched with motifs (the default), or the lines of
    another engine (--engine).
    """
    from clausewitz.advice.methods.batches import Question, answers

    # --tactics a.pl b.pl: the second file arrives among the fields of the FEN.
    files = [*(tactics or []), *(Path(word) for word in fen or [] if word.endswith(".pl"))]
    fen = [word for word in fen or [] if not word.endswith(".pl")]
    check_picture(output)
    request = AdviceRequest(
        by,
        engine,
        depth,
        tuple(only or ()),
        notation,
        everything,
        as_json,
        None if syzygy is None else str(syzygy),
    )
    texts = _texts(files)
    positions = [[one_board(fen)]] if output else batches(fen)
    workers = Workers(arg.cores(jobs))
    question = Question(request, texts, inferences)
    for number, found in enumerate(answers(question, positions, workers)):
        if as_json:
            print(found.to_json(), flush=True)
            continue
        if fen == ["-"]:
            head(fen_of(found.board), first=not number)
        words = [*found.standing, _table(found), *found.remarks] if found else [found.text]
        print(*words, sep="\n", flush=True)
        if output:
            write_picture(output, found.svg())


def _texts(files: list[Path]) -> tuple[tuple[str, str], ...]:
    """Name and text of each file of tactics."""
    if not files:
        return ()
    return tuple((str(file), read_text(file)) for file in theory_files(files))


def _table(moves: Sequence["AdvisedMove"]) -> str:
    san = max(len(move.san) for move in moves)
    name = max(len(move.tactic) for move in moves)
    return "\n".join(
        f"{move.move.uci():5}  {bold(f'{move.san:{san}}')}  {move.tactic:{name}}  {_reasons(move)}"
        for move in moves
    )


def _reasons(move: "AdvisedMove") -> str:
    """The best reason, and the names of the others."""
    others = ", ".join(reason.tactic for reason in move.reasons[1:])
    return f"{move.why} ({others})" if others else move.why
