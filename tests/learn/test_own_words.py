"""Words of a task's own, earlier tactics, constants and counts: the kernel and Prolog agree."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import chess
import pytest

from agree.searches import Searches
from agree.sources import random_positions
from clausewitz import kernel
from clausewitz.clauses import check_theory
from clausewitz.games.example import Example
from clausewitz.games.example_table import write_examples
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.search import learning_run, listed_words
from clausewitz.learn.search.listed_words import with_words
from clausewitz.learn.search.testers import KernelTester, PrologTester, tried_by_prolog
from clausewitz.learn.space.task import Task, read_task
from clausewitz.matching.legal_cases import Cases, cases_of
from clausewitz.matching.looked_up import LookedUpWord, UnknownToKernelError
from clausewitz.runs.pool import Workers
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import suggest
from running import long

HEAD = """
head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, in, in)).
body_pred(make_move, 4). type(make_move, (square, square, position, position)).
direction(make_move, (in, in, in, out)).
always(make_move, (1, 2, 0, 3)). fixed(make_move, (1, 2, 0, 3)).
"""
WORDS = """
% One square; two, and a move; a square, a side and a piece; nothing but the position.
lonely(Square, Position) :-
    piece_at(Square, Position, Side, _),
    \\+ guarded(Square, Side, Position).
guarded(Square, Side, Position) :- guards(_, Square, Side, Position).
takes(Position, From, To) :- captures(From, To, Position).
stands(Square, Side, Piece, Position) :- piece_at(Square, Position, Side, Piece).
ended(Position) :- checkmate(Position).
ended(Position) :- stalemate(Position).
quiet(From, To, Position) :- \\+ captures(From, To, Position).
edge(Square) :- rank_of(Square, 8).
edge(Square) :- file_of(Square, 1).
busy(Square, Count, Position) :- activity(Square, Count, Position).
"""
SAID = {
    "lonely": ("(square, position)", "(out, in)"),
    "takes": ("(position, square, square)", "(in, out, out)"),
    "stands": ("(square, side, piece, position)", "(in, out, out, in)"),
    "ended": ("(position)", "(in)"),
    "quiet": ("(square, square, position)", "(in, in, in)"),
    "edge": ("(square)", "(in)"),
    "busy": ("(square, count, position)", "(in, out, in)"),
    "smaller": ("(count, count)", "(in, in)"),
    "value": ("(piece, count)", "(in, out)"),
    "rank_of": ("(square, rank)", "(in, out)"),
    "piece_at": ("(square, position, side, piece)", "(in, in, out, out)"),
    "rank_for": ("(square, rank, position)", "(in, out, in)"),
    "different_pos": ("(square, square)", "(in, in)"),
}


def said(*names: str) -> str:
    facts = []
    for name in names:
        types, directions = SAID[name]
        facts.append(f"body_pred({name}, {types.count(',') + 1}).")
        facts.append(f"type({name}, {types}). direction({name}, {directions}).")
    return "\n".join(facts) + "\n"


def task(folder: Path, bias: str, words: str | None = WORDS) -> Task:
    (folder / "bias.pl").write_text(HEAD + bias)
    if words is not None:
        (folder / "bk.pl").write_text(words)
    return read_task(folder)


@cache
def examples() -> list[tuple[chess.Board, chess.Move]]:
    """Captures, checks and other moves."""
    found = []
    for number, board in enumerate(random_positions(40, seed=21)):
        moves = sorted(board.legal_moves, key=lambda move: (board.is_capture(move), move.uci()))
        if moves:
            found.append((board, moves[-1] if number % 2 else moves[0]))
    return found[:12]


BIASES = {
    "a square, after the move too": said("lonely") + "max_vars(5). max_body(3).",
    "denied": said("lonely", "takes")
    + "negatable(lonely). negatable(takes). max_vars(5). max_body(3).",
    "a tactic, and nothing but the position": said("takes", "ended")
    + "max_vars(6). max_body(3). negatable(ended).",
    "a side and a piece": said("stands") + "max_vars(6). max_body(3).",
    "squares that must be known": said("quiet", "lonely")
    + "fixed(quiet, (any, 2, 3)). max_vars(5). max_body(3).",
    "without a position": said("edge", "lonely") + "negatable(edge). max_vars(5). max_body(3).",
    "before the move only": said("lonely") + "fixed(lonely, (any, 0)). max_vars(5). max_body(3).",
}
CONSTANTS = {
    "a rank": said("rank_of") + "constant(rank, 7). constant(rank, 4). max_vars(5). max_body(3).",
    "a piece and a side": said("piece_at")
    + "constant(piece, pawn). constant(side, white). negatable(piece_at).\n"
    + "fixed(piece_at, (2, 3, any, any)). max_vars(5). max_body(3).",
    "a square in a word without order": said("different_pos")
    + "constant(square, e4). ordered(different_pos). max_vars(4). max_body(3).",
    "a rank that is looked up": said("rank_for")
    + "constant(rank, 5). fixed(rank_for, (any, any, 0)). max_vars(5). max_body(3).",
    "counts and constants": said("busy", "smaller")
    + "constant(count, 3). fixed(busy, (2, any, 3)). max_vars(5). max_body(3).",
    "counts of two words": said("piece_at", "value", "smaller")
    + "constant(count, 4). fixed(piece_at, (any, 0, any, any)). max_vars(7). max_body(4).",
    "ranks that count": said("rank_of", "smaller").replace("(count, count)", "(rank, rank)")
    + "max_vars(6). max_body(4).",
}


SLOW = "squares that must be known"


@pytest.mark.parametrize("name", [long(name) if name == SLOW else name for name in BIASES])
def test_kernel_and_prolog_find_the_same_with_own_words(name: str, tmp_path: Path) -> None:
    agree(task(tmp_path, BIASES[name]))


@pytest.mark.parametrize("name", CONSTANTS)
def test_generators_and_testers_find_the_same_with_constants(name: str, tmp_path: Path) -> None:
    agree(task(tmp_path, CONSTANTS[name], WORDS if "busy" in CONSTANTS[name] else None))


def agree(chosen: Task) -> None:
    searches = Searches(chosen, examples(), [PrologTester(examples(), chosen.own)])
    assert searches.disagreements() == []
    assert len(searches.found["direct"]) > 3


def test_labelled_examples_are_distinguished_by_own_words(tmp_path: Path) -> None:
    chosen = task(tmp_path, said("lonely", "busy") + "max_vars(5). max_body(3).")
    labelled = [
        Example(board.fen(), move.uci(), label=bool(number % 2))
        for number, (board, move) in enumerate(examples())
    ]
    tester = LabelledTester(labelled, ["lonely", "en_prise"], own=chosen.own)
    text = "f(P, A, B) :- make_move(A, B, P, N), busy(B, C, N), busy(A, C, P), \\+ lonely(A, P)."
    (clause,) = check_theory(WORDS + text, "f.pl").tactics[-1].clauses
    moves = [(example.fen, example.move[:4]) for example in labelled]
    (by_prolog,) = tried_by_prolog([clause], moves, chosen.own)
    assert tester.test(clause, tester.everything).tolist() == by_prolog.tolist()
    assert 0 < by_prolog.sum() < len(by_prolog)


@pytest.fixture
def all_words(tmp_path: Path) -> Task:
    own = ("lonely", "takes", "stands", "ended", "edge", "busy")
    return task(tmp_path, said(*own) + "max_vars(5). max_body(3).")


def tables(cases: Cases) -> list[list[int]]:
    return [cases.listed.starts.tolist(), cases.listed.tuples.tolist()]


def some_cases() -> Cases:
    return cases_of([board for board, _ in examples()[:2]])


def test_kernel_and_prolog_list_the_same(all_words: Task, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all_words.own is not None
    by_kernel = with_words(some_cases(), all_words.own)

    def unknown(word: LookedUpWord, *_: object) -> kernel.Listing:
        raise UnknownToKernelError(word.name)

    monkeypatch.setattr(listed_words, "listed_by_kernel", unknown)
    assert tables(with_words(some_cases(), all_words.own)) == tables(by_kernel)
    assert len(by_kernel.listed.tuples) > 1000


def test_several_processes_list_the_same(all_words: Task, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all_words.own is not None
    monkeypatch.setattr(listed_words, "BATCH", 7)
    alone = with_words(some_cases(), all_words.own)
    assert tables(with_words(some_cases(), all_words.own, Workers(2))) == tables(alone)


def test_each_position_is_listed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = task(tmp_path, said("busy") + "max_vars(5). max_body(3).")
    assert chosen.own is not None
    board = examples()[0][0]
    sizes: list[int] = []
    answered = listed_words._answered

    def counted(clauses: Any, words: Any, rows: kernel.Row) -> list[kernel.Listing]:
        sizes.append(len(rows))
        return answered(clauses, words, rows)

    monkeypatch.setattr(listed_words, "_answered", counted)
    cases = with_words(cases_of([board, board, board]), chosen.own)
    assert sum(sizes) == 1 + board.legal_moves.count() == len(cases.rows) / 3


def test_words_are_not_looked_up_where_they_are_not_listed(tmp_path: Path) -> None:
    bias = said("lonely") + "fixed(lonely, (any, 0)). max_vars(5). max_body(3)."
    tester = KernelTester(examples(), task(tmp_path, bias).own)
    text = "f(P, A, B) :- make_move(A, B, P, N), lonely(A, {})."
    for position, is_listed in (("P", True), ("N", False)):
        theory = check_theory(WORDS + text.format(position), "f.pl")
        (clause,) = theory.tactics[-1].clauses
        if is_listed:
            assert tester.test(clause, tester.everything).any()
        else:
            with pytest.raises(UnknownToKernelError, match="before the move only"):
                tester.test(clause, tester.everything)


def test_too_many_counts_are_reported(tmp_path: Path) -> None:
    many = "".join(f"constant(count, {number}). " for number in range(-30, 40))
    bias = said("busy") + many + "max_vars(5). max_body(2)."
    with pytest.raises(ClausewitzError, match="different counts, the kernel distinguishes 64"):
        KernelTester(examples(), task(tmp_path, bias).own)


FORKS = data_dir("logic") / "tactics" / "learned" / "fork.pl"
TWO_STEPS = """
english(then_fork, "the best reply allows a fork").
then_fork(Position) :-
    best_reply(From, To, Position),
    make_move(From, To, Position, Next),
    learned_fork(Next, _, _).
"""


def sparse_boards(number: int) -> list[chess.Board]:
    """Knight and king against a king and two rooks: few pieces, so that Prolog is quick."""
    chooser, found = random.Random(4), list[chess.Board]()
    while len(found) < number:
        board = chess.Board(None)
        for square, symbol in zip(chooser.sample(range(64), 5), "KkNrr", strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(symbol))
        if board.is_valid() and any(board.legal_moves):
            found.append(board)
    return found


def test_a_tactic_of_two_steps_is_learned_with_the_forks_that_ship(tmp_path: Path) -> None:
    folder = tmp_path / "task"
    folder.mkdir()
    word = "body_pred(then_fork, 1). type(then_fork, (position)). direction(then_fork, (in)).\n"
    (folder / "bias.pl").write_text(HEAD + word + "max_vars(4). max_body(2).")
    (folder / "bk.pl").write_text(TWO_STEPS)
    chosen = read_task(folder, [FORKS])
    assert "learned_fork" in {word.name for word in chosen.bias.body}
    boards = sparse_boards(40)
    assert chosen.own is not None
    cases = with_words(cases_of(boards), chosen.own)
    clause = (
        check_theory(
            FORKS.read_text() + TWO_STEPS + "f(P, A, B) :- make_move(A, B, P, N), then_fork(N).",
            "f.pl",
        )
        .tactics[-1]
        .clauses[0]
    )
    held = KernelTester([(b, next(iter(b.legal_moves))) for b in boards], chosen.own)
    hits = held.test(clause, held.everything).nonzero()[0]
    assert len(hits)
    assert cases.listed.tuples.tolist() == held.cases.listed.tuples.tolist()
    played = {held.cases.position(int(hit)): held.cases.move(int(hit)) for hit in hits}
    file = tmp_path / "examples.csv"
    write_examples(file, [Example(boards[n].fen(), move) for n, move in played.items()][:6])
    learning_run.learn(file, chosen, tmp_path / "run", min_support=2)
    theory = check_theory((tmp_path / "run" / "tactics.pl").read_text(), "tactics.pl")
    learned = [t for t in theory.tactics if "then_fork(NewPosition)" in str(t)]
    assert len(learned) == 1
    number, move = next(iter(played.items()))
    reasons = [s.english for s in suggest(boards[number], [theory]) if s.move.uci() == move]
    assert "Kxg6: the best reply allows a fork." in reasons
