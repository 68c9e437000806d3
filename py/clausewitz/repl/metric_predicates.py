"""The predicates of the Prolog REPL that query engines and measure tactics.

evaluate(Pos, Engine, Cp)            what the position is worth to the side to move: the value of
                                     the best of its moves, or of the mate or stalemate it is
move_value(Pos, From, To, Engine, Cp)   what each move is worth; a pawn becomes a queen
best_move(Pos, From, To)             the move that Stockfish would make, one ply deep
best_move(Pos, From, To, Engine)     the move that an engine would make
coverage(Tactic, Examples, Share)    of the positions, those in which the tactic applies
accuracy(Tactic, Examples, Share)    of all moves that the tactic proposes, those that were played
divergence(Tactic, Examples, Engine, Cp)   from the moves proposed to those played, as a mean

Cp are centipawns, cut off at 2000, and whole ones but for divergence. Engine is stockfish,
'uci:/path/engine', 'maia:FILE', or maia for the file that $CLAUSEWITZ_MAIA names. Tactic is one of
the theories that were loaded when the predicates were registered, Examples a file of examples. A
tactic that never applies has no accuracy and no divergence: these fail. All values are those of
`clausewitz metrics`, from the same cache. What is wrong or missing is a Prolog error.
"""

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import chess

from clausewitz.clauses import Theory
from clausewitz.engines.engine_names import Engine, find_engine
from clausewitz.engines.move_values import Evaluation, Evaluator, value_at_end
from clausewitz.engines.value_cache import opened, stamp
from clausewitz.games.example import moves_of
from clausewitz.games.example_table import read_examples
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.prolog import Foreign
from clausewitz.repl.board_predicates import Rows, register, squares
from clausewitz.runs.progress import silent
from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.support.systems import processors

if TYPE_CHECKING:  # these take a second to import, and most queries do not measure
    from clausewitz.metrics.figures import Worths
    from clausewitz.metrics.move_table import LegalMoves
    from clausewitz.metrics.results import Estimate, Figures

_MODULE = "metrics_predicates"
# Python gets its inputs first; the order for people is another.
_IN_ORDER = {
    ("move_value", 5): "(P, From, To, Engine, Cp) :- engine_value(P, Engine, From, To, Cp).",
    ("best_move", 4): "(P, From, To, Engine) :- engine_move(P, Engine, From, To).",
    ("best_move", 3): "(P, From, To) :- engine_move(P, stockfish, From, To).",
}


def register_all(theories: Sequence[Theory]) -> None:
    """Make them known to the Prolog of this process; they measure the tactics of these theories."""
    predicates = _foreign(theories)
    taken = {(one.name, one.inputs + one.outputs) for one in predicates} | _IN_ORDER.keys()
    for theory in theories:
        for name, arity in sorted(taken & {clause.head.key for clause in theory.clauses()}):
            raise ClausewitzError(
                f"{theory.source}: {name}/{arity} is a predicate of Python; choose another name"
            )
    register(predicates, _MODULE, [name + rest for (name, _), rest in _IN_ORDER.items()])


def _foreign(theories: Sequence[Theory]) -> list[Foreign]:
    return [
        Foreign("evaluate", 2, 1, _evaluate),
        Foreign("engine_value", 2, 3, _engine_value),
        Foreign("engine_move", 2, 2, _engine_move),
        Foreign("coverage", 2, 1, partial(_share, theories, "coverage")),
        Foreign("accuracy", 2, 1, partial(_share, theories, "accuracy")),
        Foreign("divergence", 3, 1, partial(_divergence, theories)),
    ]


def _evaluate(fen: str, engine: str) -> Rows:
    evaluation = _evaluation(fen, engine)
    if evaluation is None:
        ended = value_at_end(parse_fen(fen))
        assert ended is not None
        yield [-round(ended.clipped())]  # it is a value to the other side
    else:
        yield [round(max(value.clipped() for value in evaluation.values.values()))]


def _engine_value(fen: str, engine: str) -> Rows:
    evaluation = _evaluation(fen, engine)
    for uci, value in evaluation.values.items() if evaluation else ():
        move = chess.Move.from_uci(uci)
        if move.promotion in (None, chess.QUEEN):
            yield [*squares(move), round(value.clipped())]


def _engine_move(fen: str, engine: str) -> Rows:
    evaluation = _evaluation(fen, engine)
    if evaluation is not None:
        yield squares(chess.Move.from_uci(evaluation.best))


def _evaluation(fen: str, name: str) -> Evaluation | None:
    """What the engine says of a position, if there is a move in it. Queried once, then cached."""
    engine, board = _engine(name), parse_fen(fen)
    if not any(board.generate_legal_moves()):
        return None
    fen = fen_of(board)
    with opened(None) as values:
        identity = engine.identity(values)
        known = values.known(identity, [fen])
        if fen not in known:
            (known[fen],) = _opened(engine, identity).evaluate([board])
            values.store(identity, known.items())
    return known[fen]


def _engine(name: str) -> Engine:
    try:
        return find_engine(name)
    except ClausewitzError as error:
        raise ClausewitzError(str(error).removeprefix("--engine ")) from error


@cache
def _opened(engine: Engine, identity: str) -> Evaluator:
    """The engine at work, cached for the next query; a new one if its file has changed."""
    return engine.open()


def _share(theories: Sequence[Theory], figure: str, tactic: str, examples: str) -> Rows:
    yield from _estimate(getattr(_figures(theories, tactic, examples), figure))


def _divergence(theories: Sequence[Theory], tactic: str, examples: str, engine: str) -> Rows:
    (divergence,) = _figures(theories, tactic, examples, engine).divergence.values()
    yield from _estimate(divergence)


def _estimate(estimate: "Estimate") -> Rows:
    if estimate.value is not None:
        yield [estimate.value]


def _figures(
    theories: Sequence[Theory], name: str, examples: str, engine: str | None = None
) -> "Figures":
    tactic, file = _find_tactic(theories, name), _find_examples(examples)

    from clausewitz.metrics.bootstrap import Resamples
    from clausewitz.metrics.figures import measure
    from clausewitz.metrics.suggestions import behaviours

    moves = _read_moves(*file)
    worths = {} if engine is None else _worths(engine, moves)
    # The interval is not shown, so hardly anything is drawn for it.
    resamples = Resamples(len(moves.fens), times=1)
    (figures,) = measure(behaviours(tactic, moves), moves, worths, resamples)
    return figures


def _find_tactic(theories: Sequence[Theory], name: str) -> Theory:
    """A theory of this one tactic."""
    for theory in theories:
        for tactic in theory.tactics:
            if tactic.name == name:
                return theory.alone(tactic)
    sources = ", ".join(theory.source for theory in theories)
    raise ClausewitzError(f"no tactic is called {name} in {sources}")


def _worths(name: str, moves: "LegalMoves") -> "Worths":
    from clausewitz.metrics.panel import Panel, ask_all

    _engine(name)
    panel = Panel([name], jobs=processors())
    with opened(None) as values:
        queried, missing = ask_all(panel, moves, values, silent)
    for one in missing:
        raise ClausewitzError(one.reason)
    return {one.engine.name: one.worth for one in queried}


def _find_examples(name: str) -> tuple[Path, str]:
    """The file, and a stamp that changes with it."""
    # Made absolute, "-" is a file like others, and not the terminal.
    path = Path(name).expanduser().absolute()
    with file_errors(path):
        return path, stamp(path)


@lru_cache(maxsize=2)
def _read_moves(path: Path, stamp: str) -> "LegalMoves":
    """The legal moves of all examples of a move played; read again if the file has changed."""
    from clausewitz.metrics.move_table import legal_moves

    played = [example for example in read_examples(path) if example.label]
    if not played:
        raise ClausewitzError(f"{path}: there is no example of a move played to measure on")
    return legal_moves(moves_of(played))
