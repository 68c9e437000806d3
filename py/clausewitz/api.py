"""The functions of `import clausewitz`: one per question, with the answer as a frozen dataclass.

A position is a FEN or a `chess.Board`, a move a `chess.Move`; where a move is given, SAN and UCI
will do. Bad input is a `ClausewitzError` of one line. What a function needs is loaded when it is
called.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar

import chess

from clausewitz.position.board import fen_of, parse_fen
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import INFERENCES

if TYPE_CHECKING:
    import chess.pgn

    from clausewitz.advice.advised_move import Advice
    from clausewitz.advice.explanation.explanation_forms import ExplainedMove
    from clausewitz.clauses import Theory
    from clausewitz.coaching.annotated_games import AnnotatedGame
    from clausewitz.learn.learned_theory import LearnedTheory
    from clausewitz.mates import Verdict
    from clausewitz.play.rules import LegalMoves
    from clausewitz.position.facts import Facts
    from clausewitz.repl.queries import QueryAnswers
    from clausewitz.tactics.motifs.tag_formats import TaggedLine

Position = str | chess.Board
Move = str | chess.Move

_Choice = TypeVar("_Choice", bound=StrEnum)
_Value = TypeVar("_Value")


def suggest(
    position: Position,
    *,
    by: Literal["search", "logic", "prolog"] = "search",
    engine: str | None = None,
    depth: int = 14,
    only: str | Iterable[str] = (),
    tactics: "Theory | Iterable[Theory]" = (),
    everything: bool = False,
    notation: Literal["san", "uci"] = "san",
) -> "Advice":
    """The moves that win or save something, best first, each with its reasons.

    Where nothing is won by force it is the best move, with strategic reasons; `forced` tells the
    two apart, and `verdict` says how the game stands.

    `by` is how they are found: by a short search whose lines are read by motifs, or by clauses
    alone (`logic`; `prolog` is the same, slowly, in a process of its own). `engine` is another
    engine to search with, `stockfish` or `uci:/path/engine`, and `depth` its depth in plies.
    `only` names the motifs that count, and `tactics` take the place of those that ship.
    `everything` adds moves that do not stand out, and all reasons.
    """
    from clausewitz.advice.methods.batches import Question, answer
    from clausewitz.advice.request import AdviceRequest, Method
    from clausewitz.position.notation import Notation
    from clausewitz.runs.pool import ALONE

    _check_least(1, depth=depth)
    method, written = _one_of(Method, by, "by"), _one_of(Notation, notation, "notation")
    request = AdviceRequest(method, engine, depth, _all_of(only, str), written, everything)
    question, board = Question(request, _texts(tactics)), _board(position)
    # That Prolog starts with other files than the one of this process.
    elsewhere = method is Method.PROLOG and not question.tactics
    ((advice,),) = ALONE.in_order(partial(answer, question), [[board]], elsewhere=elsewhere)
    return advice


def explain(
    position: Position,
    move: Move | None = None,
    *,
    engine: str | None = None,
    depth: int = 14,
    proof: bool = False,
    notation: Literal["san", "uci"] = "san",
) -> "ExplainedMove":
    """A move explained, or the best one: what it does, threatens and runs into, why others fail.

    A bad move is explained by its refutation. `engine` is another engine to search with,
    `stockfish` or `uci:/path/engine`, and `depth` its depth in plies. With `proof`, each motif has
    its proof, literal by literal.
    """
    from clausewitz.advice.explanation.explanation_forms import explained_move
    from clausewitz.advice.lines.engine_lines import engine_lines
    from clausewitz.position.notation import Notation

    _check_least(1, depth=depth)
    board, written = _board(position), _one_of(Notation, notation, "notation")
    chosen = None if move is None else _move(board, move)
    search = engine_lines(engine, depth)
    return explained_move(board, chosen, proofs=proof, notation=written, search=search)


def tag(
    position: Position,
    moves: str | Iterable[Move],
    *,
    only: str | Iterable[str] = (),
    tactics: "Theory | Iterable[Theory]" = (),
    learned: bool = False,
    after_a_move: bool = False,
    name: str = "",
) -> "TaggedLine":
    """The motifs that a line of moves shows, each with the squares that prove it.

    Who moves first is the solver; of a puzzle of Lichess, whose first move is the opponent's, say
    `after_a_move`. `moves` may be one text, numbered or not. `only` names the motifs to look for,
    `tactics` are motifs of your own, and `learned` are those that ship and were learned. `name` is
    the id of the line in JSON.
    """
    from clausewitz.games.move_lines import MoveLine
    from clausewitz.tactics.motifs.shipped_motifs import learned_files, literature_files
    from clausewitz.tactics.motifs.tagger import MotifTexts, chosen_motifs, motif_texts
    from clausewitz.tactics.motifs.tagging import tag_line

    board = _board(position)
    played = tuple(move.uci() for move in _played(board, moves))
    shipped = motif_texts(learned_files() if learned else literature_files())
    own = _texts(tactics)
    motifs = chosen_motifs(MotifTexts(own) if own else shipped, _all_of(only, str))
    return tag_line(MoveLine(name, fen_of(board), played, after_a_move), motifs)


def mate(
    position: Position,
    moves: int,
    *,
    by: Literal["asp", "kernel"] = "asp",
    all_keys: bool = False,
    checks_only: bool = False,
    seconds: float | None = None,
) -> "Verdict":
    """Whether the side to move forces mate in at most so many moves, with the proof.

    `by` is the program that answers: clingo, which confirms what the kernel finds, or the kernel
    alone. `all_keys` finds every first move that forces the shortest mate; `checks_only` tries no
    other moves than checks. After so many `seconds` the result is `unknown`. clingo never frees its
    memory: for thousands of positions take the kernel, or the command `clausewitz mate --file`.
    """
    from clausewitz.mates import By, prove

    _check_least(0, seconds=seconds)
    chosen = _one_of(By, by, "by")
    if chosen is By.KERNEL and checks_only:
        raise ClausewitzError('checks_only is for clingo: leave out by="kernel"')
    limits = {"all_keys": all_keys, "checks_only": checks_only}
    return prove(_board(position), moves, by=chosen, seconds=seconds, **limits)


def legal_moves(
    position: Position, *, by: Literal["python", "prolog", "asp", "kernel"] = "python"
) -> "LegalMoves":
    """The legal moves, in alphabetical order, as python-chess, Prolog, clingo or the kernel say."""
    from clausewitz.play import rules

    return rules.legal_moves([_board(position)], _one_of(rules.By, by, "by"))[0]


def facts(position: Position, *, to: Literal["prolog", "asp"] = "prolog") -> "Facts":
    """The position as facts for Prolog or clingo."""
    from clausewitz.position.facts import Dialect, Facts

    return Facts.of(_board(position), _one_of(Dialect, to, "to"))


def query(
    goal: str,
    position: Position | None = None,
    *,
    tactics: "Theory | Iterable[Theory]" = (),
    most: int = 100,
    inferences: int = INFERENCES,
    checked: bool = False,
) -> "QueryAnswers":
    """The answers of Prolog to a goal, such as `fork(Pos, From, To)`, where Pos is the position.

    The vocabulary, the predicates that Python answers and `tactics` are there, by default those of
    the literature. `most` answers are given, after at most so many `inferences`. A goal is Prolog
    with all its powers: it can write files and start programs, so run none that a stranger wrote;
    and what it asserts stays. With `checked`, a goal has words of the vocabulary and the tactics
    and nothing else, so that a stranger's does no harm.
    """
    from clausewitz.repl.queries import ask
    from clausewitz.tactics.shipped import literature

    _check_least(1, most=most, inferences=inferences)
    theories = _theories(tactics) or (literature(),)
    board = None if position is None else _board(position)
    return ask(goal, board, theories, most=most, inferences=inferences, checked=checked)


def annotate(
    game: "str | chess.pgn.Game",
    *,
    engine: str | None = None,
    depth: int = 14,
    nodes: int = 10_000,
) -> "AnnotatedGame":
    """A game, the first of a PGN text, with the tactics that were found, missed and allowed.

    Each move gets its evaluation, mistakes and tactics a sign and a sentence, and mistakes the
    better line as a variation. The game given stays as it is. Our own search judges, with so many
    `nodes` for each position, or an `engine`, `stockfish` or `uci:/path/engine`, with its `depth`.
    """
    from clausewitz.coaching.game_parts import PartGame, annotated_games
    from clausewitz.coaching.judges import JudgeRequest, check_judge
    from clausewitz.games.pgn import game_of, refusal

    _check_least(1, depth=depth, nodes=nodes)
    request = check_judge(JudgeRequest(engine or "", depth, nodes))
    found = game_of(str(game).encode(errors="replace"))
    if found is None:
        raise ClausewitzError("there is no game in the text")
    if why := refusal(found):
        raise ClausewitzError(f"the game cannot be annotated: {why}")
    return annotated_games([PartGame(1, found)], request)[0]


def learn(
    examples: str | Path,
    output: str | Path,
    *,
    task: str | Path | None = None,
    name: str = "f",
    score: str | None = None,
    prevalence: float | None = None,
    most: int | None = None,
    effort: float = 1.0,
    seconds: float | None = None,
    resume: bool = False,
    progress: Callable[[str], object] | None = None,
) -> "LearnedTheory":
    """What explains examples, learned into the run folder `output`.

    `examples` is a CSV file as `clausewitz sample` writes it, or a folder of any domain as Popper
    has them, whose bk.pl is run as Prolog with all its powers. With negative examples this is a
    small set of rules called `name`, without any it is every tactic that proposes moves which were
    played. `task` is the space of clauses: a name of logic/tasks, or a folder with bias.pl.

    Of rules, `score` is the measure (`mdl`, `f1`, …), `prevalence` the share of positive examples
    among all that there are, `most` the number of clauses at most, and `effort` 2 takes about twice
    as long. After so many `seconds` what is found is saved, and `resume` goes on with a run that
    was stopped. `progress` is called with a line of text now and then.
    """
    from clausewitz.learn.learn_from import LearnRequest, learn_from
    from clausewitz.support.files import refusals_change_nothing

    _check_least(0.01, effort=effort, most=most)
    _check_least(0, seconds=seconds, prevalence=prevalence)
    named = None if task is None else str(task)
    wanted = (named, name, score, prevalence, most, effort, seconds, resume)
    request = LearnRequest(Path(examples), Path(output), *wanted)

    def tell(report: object) -> None:
        if progress is not None:
            progress(str(report))

    with refusals_change_nothing():
        return learn_from(request, tell)


def load_theory(file: str | Path | None = None, *, text: str | None = None) -> "Theory":
    """A file of tactics or motifs, or a text, read as data and checked: nothing in it is run."""
    from clausewitz.clauses import check_theory, read_theory

    if file is not None and text is None:
        return read_theory(Path(file))
    if text is not None and file is None:
        return check_theory(text, "text")
    raise ClausewitzError("a theory is read from a file or from a text: name one of them")


def _board(position: Position) -> chess.Board:
    """The position alone, as the commands read it: without the moves that led there."""
    if isinstance(position, str):
        return parse_fen(position)
    if not isinstance(position, chess.Board) or position.uci_variant != "chess":
        raise ClausewitzError(
            f"a position is a FEN or a chess.Board, not {type(position).__name__}"
        )
    return parse_fen(fen_of(position))


def _move(board: chess.Board, move: Move) -> chess.Move:
    from clausewitz.games.written_moves import read_move

    if isinstance(move, str):
        return read_move(board, move)
    if not isinstance(move, chess.Move) or move not in board.legal_moves:
        raise ClausewitzError(f"{move} is not a legal move in {fen_of(board)}")
    return move


def _played(board: chess.Board, moves: str | Iterable[Move]) -> list[chess.Move]:
    from clausewitz.games.opening_lines import play_moves

    if isinstance(moves, str):
        return play_moves(board, moves).move_stack
    after = board.copy()
    for move in moves:
        after.push(_move(after, move))
    return after.move_stack


def _theories(tactics: "Theory | Iterable[Theory]") -> "tuple[Theory, ...]":
    from clausewitz.clauses import Theory

    return _all_of(tactics, Theory)


def _texts(tactics: "Theory | Iterable[Theory]") -> tuple[tuple[str, str], ...]:
    """Name and text of each theory."""
    return tuple((theory.source, theory.text) for theory in _theories(tactics))


def _all_of(values: "_Value | Iterable[_Value]", kind: type[_Value]) -> tuple[_Value, ...]:
    """One value or several."""
    return (values,) if isinstance(values, kind) else tuple(values)  # type: ignore[arg-type]


def _check_least(least: float, **numbers: float | None) -> None:
    for name, value in numbers.items():
        if value is not None and not value >= least:  # nor what is no number
            raise ClausewitzError(f"{name} is {value}, and not {least} or more")


def _one_of(kind: type[_Choice], value: str, name: str) -> _Choice:
    if value not in list(kind):
        raise ClausewitzError(f"{name} is {value!r}, not {' or '.join(kind)}")
    return kind(value)
