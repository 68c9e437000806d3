"""Two slower ways of testing clauses, for comparison with the kernel.

    python bench/learning_rivals.py

The paper's way: one clause and one position at a time. The position is a list of facts; its legal
moves are asserted one by one, the clause is queried for the move that was played, and the moves are
retracted. (Krishnan and Martens, "Synthesizing Chess Tactics from Player Games".)

The way with facts: all that the words say of all positions is asserted once, the position first, so
that Prolog finds it by its index; then one query per clause tells all legal moves that it proposes,
in all positions.

Both are checked against the kernel, and the second finds the paper's 837 tactics.
"""

import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import chess
import numpy as np

from clausewitz.clauses import Clause, Literal, Theory
from clausewitz.clauses.quick_order import in_order
from clausewitz.games.game_stream import GameSampleRequest
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import sample_games
from clausewitz.learn.popper.background_facts import background
from clausewitz.learn.popper.positions import positions_of
from clausewitz.learn.search.enumerator import FoundClause
from clausewitz.learn.search.learning_run import search_rounds
from clausewitz.learn.search.popper_loop import Loop
from clausewitz.learn.search.testers import KernelTester, Numbers, Tester
from clausewitz.learn.space.bias import Bias
from clausewitz.learn.space.clingo_generator import Generator
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import Task, read_task
from clausewitz.matching.tactic_network import Matches
from clausewitz.papers.krishnan_martens.published_space import POSITIONS, PUBLISHED_TACTICS
from clausewitz.position.board import fen_of
from clausewitz.position.facts import prolog_facts
from clausewitz.prolog import prolog
from clausewitz.support.data import data_dir, example_file
from clausewitz.support.errors import ClausewitzError

GAMES = example_file("games.pgn")
SAMPLE = 20  # clauses of each kind that both ways are checked on

Examples = Sequence[tuple[chess.Board, chess.Move]]


class Covered(NamedTuple):
    """For each clause, which of the examples it covers; and how long that took."""

    held: list[Matches]
    seconds: float


# --- The paper's way -----------------------------------------------------------------------------

_PAPER = "paper"

# What the words meant there; legal_move/3 is asserted for the position at hand.
_PAPER_WORDS = """
sliding_piece(bishop). sliding_piece(rook). sliding_piece(queen).
different_pos(Square1, Square2) :- Square1 \\== Square2.
piece_at(Square, Position, Side, Piece) :-
    to_coords(Square, Rank, File),
    member(contents(Side, Piece, Rank, File), Position).
attacks_as_published(From, To, Position) :-
    legal_move(From, To, Position),
    piece_at(To, Position, _, _).
behind_as_published(Front, Middle, Back, Position) :-
    piece_at(Front, Position, _, Piece),
    sliding_piece(Piece),
    attacks_as_published(Front, Middle, Position),
    attacks_as_published(Front, Back, Position).
"""


class _Case(NamedTuple):
    """An example as text for Prolog."""

    position: str
    legal_moves: list[str]
    origin: str
    target: str


def paper_way(clauses: Sequence[Clause], examples: Examples) -> Covered:
    """Assert, ask and retract through pyswip, for each clause and each example.

    The legal moves are found, and all text is written, before the clock starts.
    """
    engine = _paper_engine()
    cases = [_case(board, move) for board, move in examples]
    texts = [(_in_prolog(clause), clause.head.predicate) for clause in clauses]
    start = time.perf_counter()
    held = []
    for text, name in texts:
        engine.assertz(f"{_PAPER}:({text})")
        held.append(np.array([_covers(engine, name, case) for case in cases], np.bool_))
        engine.retractall(f"{_PAPER}:{name}(_, _, _)")
    return Covered(held, time.perf_counter() - start)


def _paper_engine() -> Any:
    """pyswip itself, as the paper has it, with the words in a module of their own."""
    squares = (
        f"to_coords({file}{rank}, {rank}, {number})."
        for number, file in enumerate(chess.FILE_NAMES, 1)
        for rank in chess.RANK_NAMES
    )
    prolog().enter_clauses(_PAPER, [*squares, _PAPER_WORDS])
    from pyswip import Prolog

    engine = Prolog()
    list(engine.query(f"dynamic({_PAPER}:legal_move/3)"))
    return engine


def _case(board: chess.Board, move: chess.Move) -> _Case:
    facts = prolog_facts(board).replace(".\n", ", ").removesuffix(", ")
    pairs = dict.fromkeys(_squares(legal) for legal in board.legal_moves)
    return _Case(f"[{facts}]", [f"{origin}, {target}" for origin, target in pairs], *_squares(move))


def _squares(move: chess.Move) -> tuple[str, str]:
    return chess.square_name(move.from_square), chess.square_name(move.to_square)


def _covers(engine: Any, name: str, case: _Case) -> bool:
    for pair in case.legal_moves:
        engine.assertz(f"{_PAPER}:legal_move({pair}, {case.position})")
    goal = f"{_PAPER}:{name}({case.position}, {case.origin}, {case.target})"
    found = bool(list(engine.query(goal, maxresult=1)))
    engine.retractall(f"{_PAPER}:legal_move(_, _, _)")
    return found


def _in_prolog(clause: Clause) -> str:
    body = ", ".join(map(str, in_order(clause, clause.head.variables)))
    return f"{clause.head} :- {body}"


# --- The way with facts --------------------------------------------------------------------------

_FACTS, _TRIALS = "rival_facts", "rival_trials"
_FACT = re.compile(r"(\w+)\((.*?)\)(.*)")


class FactsTester(Tester):
    """A tester over ground facts. Every test is of all cases: one query tells all that hold."""

    def __init__(self, examples: Examples, bias: Bias, own: Theory | None = None) -> None:
        # The numbers of cases are the kernel's, so that all testers speak of the same ones.
        kernel = KernelTester(examples)
        self.played, self.cases = kernel.played, kernel.cases
        self._places = {(w.name, w.arity): _positions_first(w.types) for w in bias.body}
        fens = {f"p{number}": fen_of(board) for number, (board, _) in enumerate(examples)}
        said = replace(bias, body=tuple(word for word in bias.body if not word.negated))
        facts_as_text = background(said, own, positions_of(said, fens, ()))
        facts = [self._reordered(fact) for fact in facts_as_text]
        moves = map(kernel.cases.move, map(int, self.everything))
        cases = [
            f"case(p{kernel.cases.position(number)}, {number}, {move[:2]}, {move[2:]})."
            for number, move in enumerate(moves)
        ]
        prolog().enter_clauses(_FACTS, [*facts, *cases])

    def test_all(self, clauses: Sequence[Clause], among: Numbers) -> list[Matches]:
        trials = [self._trial(number, clause) for number, clause in enumerate(clauses)]
        prolog().enter_clauses(_TRIALS, trials)
        return [self._matches(number)[among] for number in range(len(clauses))]

    def _matches(self, number: int) -> Matches:
        goal = f"{_TRIALS}:covered({number}, Cases)"
        cases = prolog().query(goal).rows[0]["Cases"].strip("'")
        held = np.zeros(len(self.everything), np.bool_)
        held[[int(case) for case in cases.split()]] = True
        return held

    def _trial(self, number: int, clause: Clause) -> str:
        position, origin, target = map(str, clause.head.arguments)
        literals = in_order(clause, clause.head.variables)
        body = ", ".join(map(self._literal, literals))
        case = f"{_FACTS}:case({position}, Case, {origin}, {target})"
        return (
            f"covered({number}, Text) :- findall(Case, ({case}, \\+ \\+ ({body})), Cases), "
            "atomic_list_concat(Cases, ' ', Text)."
        )

    def _literal(self, literal: Literal) -> str:
        arguments = [str(literal.arguments[place]) for place in self._places[literal.key]]
        negation = "\\+ " if literal.negated else ""
        return f"{negation}{_FACTS}:{literal.predicate}({', '.join(arguments)})"

    def _reordered(self, fact: str) -> str:
        found = _FACT.fullmatch(fact)
        assert found is not None, fact
        name, arguments, rest = found[1], found[2].split(", "), found[3]
        places = self._places[name, len(arguments)]
        return f"{name}({', '.join(arguments[place] for place in places)}){rest}"


def _positions_first(types: Sequence[str]) -> list[int]:
    return sorted(range(len(types)), key=lambda place: types[place] != "position")


class Search(NamedTuple):
    """What a search found, and how long the facts and the loop took."""

    found: list[FoundClause]
    tried: int
    facts_seconds: float
    seconds: float

    @property
    def tactics(self) -> int:
        """Counted as the paper does, where renamings of variables count separately."""
        return sum(hit.models for hit in self.found)


def facts_way(examples: Examples, bias: Bias, own: Theory | None = None) -> Search:
    """Clingo generates, Prolog tests over facts: all clauses of the space that cover something."""
    prolog()
    start = time.perf_counter()
    tester = FactsTester(examples, bias, own)
    ready = time.perf_counter()
    tried = [0]
    search = search_rounds(Loop(Space(bias), tester, tell=lambda p: tried.append(p.done or 0)))[0]
    found = list(search)
    return Search(found, tried[-1], ready - start, time.perf_counter() - ready)


# --- Checks and figures --------------------------------------------------------------------------


def examples_that_ship(number: int = POSITIONS, seed: int = 0) -> Examples:
    """Positions of the games that ship, with the moves played."""
    sample = sample_games([Source(GAMES)], number, GameSampleRequest(), seed)
    return [(e.board(), chess.Move.from_uci(e.move)) for e in sample.examples]


def published() -> Task:
    return read_task(data_dir("logic") / "tasks" / "published")


def sampled_clauses(
    space: Space, found: Sequence[FoundClause], number: int, seed: int
) -> list[Clause]:
    """So many clauses that cover something, and so many of the space, most of which do not."""
    chooser = random.Random(seed)
    generator = Generator(space)
    bodies = [typed for size in (2, 3, 4) for typed in generator.bodies(size)]
    some = chooser.sample(bodies, min(number, len(bodies)))
    hits = chooser.sample([hit.clause for hit in found], min(number, len(found)))
    return [*hits, *(space.clause(*typed) for typed in some)]


def check_tactics(search: Search) -> None:
    if search.tactics != PUBLISHED_TACTICS:
        raise ClausewitzError(f"{search.tactics} tactics found, not {PUBLISHED_TACTICS}")


def check_paper_way(clauses: Sequence[Clause], examples: Examples, own: Theory | None) -> Covered:
    """Run the paper's way and compare it with the kernel."""
    kernel, covered = KernelTester(examples, own), paper_way(clauses, examples)
    _compare(clauses, covered.held, lambda clause: kernel.test(clause, kernel.played))
    return covered


def check_facts_way(clauses: Sequence[Clause], examples: Examples, task: Task) -> None:
    """Compare the tester over facts with the kernel, on all legal moves."""
    kernel, facts = KernelTester(examples, task.own), FactsTester(examples, task.bias, task.own)
    held = facts.test_all(clauses, facts.everything)
    _compare(clauses, held, lambda clause: kernel.test(clause, kernel.everything))


def _compare(
    clauses: Sequence[Clause], held: Sequence[Matches], by_kernel: Callable[[Clause], Matches]
) -> None:
    for clause, ours in zip(clauses, held, strict=True):
        if not np.array_equal(ours, by_kernel(clause)):
            raise ClausewitzError(f"a rival and the kernel disagree on {clause}")


def figures() -> Iterator[str]:
    examples, task = examples_that_ship(), published()
    search = facts_way(examples, task.bias, task.own)
    check_tactics(search)
    yield (
        f"facts: {search.tactics} tactics of {search.tried} clauses tried on {len(examples)} "
        f"positions: {search.facts_seconds:.1f} s for the facts, {search.seconds:.1f} s to learn"
    )
    clauses = sampled_clauses(Space(task.bias), search.found, SAMPLE, seed=1)
    check_facts_way(clauses, examples, task)
    covered = check_paper_way(clauses, examples, task.own)
    each = covered.seconds / len(clauses)
    yield (
        f"the paper's way: {len(clauses)} clauses in {covered.seconds:.1f} s, {each:.3f} s each; "
        f"for {search.tried} clauses that is {each * search.tried / 60:.0f} minutes"
    )
    yield f"both agree with the kernel on {len(clauses)} clauses"


def main() -> None:
    for line in figures():
        print(line, flush=True)


if __name__ == "__main__":
    main()
