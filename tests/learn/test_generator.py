"""The reference generator, and the loop with it beside the direct enumerator."""

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import chess
import pytest

from agree.sources import random_positions
from clausewitz.asp import Enumerator
from clausewitz.clauses import Clause, Theory, read_theory, vocabulary
from clausewitz.clauses.checker import signatures_of
from clausewitz.learn.search.enumerator import ClauseEnumerator, FoundClause
from clausewitz.learn.search.learning_run import search_levels, search_rounds
from clausewitz.learn.search.popper_loop import Loop
from clausewitz.learn.search.testers import KernelTester, PrologTester
from clausewitz.learn.space.bias import Bias, Word, parse_bias
from clausewitz.learn.space.clingo_generator import MAX_ARITY, Generator
from clausewitz.learn.space.hypothesis_space import Atom, Atoms, Space, TypedBody
from clausewitz.prolog import PrologLimitError
from clausewitz.runs.progress import Progress
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from learn.bias_files import grown, read_bias
from running import long

TASKS = data_dir("logic") / "tasks"
SIZES = [1, 2, 3, 4]

# Of bodies of 1 to 4 literals, as published: renamings of variables count.
MODELS = [1, 3, 115, 5848]

LEGAL: Atom = ("legal_move", (1, 2, 0))

HEAD = "head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, in, in)).\n"
ATTACKS = (
    "body_pred(attacks, 3). type(attacks, (square, square, position)).\n"
    "direction(attacks, (in, out, in)).\n"
)
SIDES = (
    "body_pred(piece_at, 4). type(piece_at, (square, position, side, piece)).\n"
    "direction(piece_at, (in, in, out, out)).\n"
    "body_pred(other_side, 2). type(other_side, (side, side)). direction(other_side, (in, out)).\n"
)
SLIDES = (
    "body_pred(sliding_piece, 1). type(sliding_piece, (piece)). direction(sliding_piece, in).\n"
)
MOVES = (
    "body_pred(make_move, 5). direction(make_move, (in, in, out, in, out)).\n"
    "type(make_move, (square, square, promotion, position, position)).\n"
)
DIFFERENT = (
    "body_pred(different_pos, 2). type(different_pos, (square, square)).\n"
    "direction(different_pos, (in, in)).\n"
)
# Each with something that the tasks that ship do not have.
SMALL = {
    "singletons, nothing always": HEAD + ATTACKS + "max_vars(5). max_body(4).",
    "both orders": HEAD + ATTACKS + DIFFERENT + "max_vars(4). max_body(4). no_singletons(true).",
    "one order": HEAD + ATTACKS + DIFFERENT + "max_vars(5). max_body(3). ordered(different_pos).",
    "four types, one argument": HEAD + SIDES + SLIDES + "max_vars(7). max_body(4).",
    "five arguments": HEAD + ATTACKS + MOVES + "max_vars(6). max_body(3).",
    "fixed": HEAD + ATTACKS + "max_vars(5). max_body(4). fixed(attacks, (any, any, 0)).",
    "outputs of the head": HEAD.replace("(in, in, in)", "(in, out, out)")
    + ATTACKS
    + "body_pred(legal_move, 3). type(legal_move, (square, square, position)).\n"
    + "direction(legal_move, (out, out, in)). max_vars(4). max_body(3).",
    "a word without inputs": HEAD
    + "body_pred(piece_at, 4). type(piece_at, (square, position, side, piece)).\n"
    + "direction(piece_at, (in, in, in, out)).\n"
    + "body_pred(other_side, 2). type(other_side, (side, side)).\n"
    + "direction(other_side, (out, out)). max_vars(6). max_body(4).",
    "always a variable of its own": HEAD
    + ATTACKS
    + "always(attacks, (1, 3, 0)). max_vars(5). max_body(4).",
    "a position that has its place": HEAD
    + ATTACKS
    + "body_pred(make_move, 4). type(make_move, (square, square, position, position)).\n"
    + "direction(make_move, (in, in, in, out)). always(make_move, (1, 2, 0, 3)).\n"
    + "fixed(make_move, (1, 2, 0, 3)). max_vars(6). max_body(3).",
    "denials": HEAD
    + ATTACKS
    + "body_pred(en_prise, 2). type(en_prise, (square, position)). direction(en_prise, (in, in)).\n"
    + "negatable(en_prise). negatable(attacks). max_vars(4). max_body(3).",
    "no body that fits": HEAD + SLIDES + "max_vars(4). max_body(2).",
}


def own_words() -> Theory:
    return read_theory(TASKS / "published" / "bk.pl")


@cache
def shipped_bias(task: str) -> Bias:
    return read_bias(TASKS / task / "bias.pl", vocabulary() | signatures_of(own_words()))


def bias_of(name: str) -> Bias:
    if name in SMALL:
        return parse_bias(SMALL[name], "bias.pl")
    return replace(shipped_bias(name), max_body=4)


def test_a_bias_file_as_it_is_has_as_many_answers_as_published() -> None:
    text = (TASKS / "tactics" / "bias.pl").read_text(encoding="utf-8")
    solver = Enumerator("generate.lp", text)
    sizes = solver.atoms("of_size")
    assert [sum(1 for _ in solver.answers([sizes[size,]])) for size in SIZES] == MODELS


@pytest.mark.skipif(shutil.which("clingo") is None, reason="no clingo command")
def test_the_command_counts_bodies_of_a_size() -> None:
    files = [data_dir("asp") / "generate.lp", TASKS / "tactics" / "bias.pl"]
    command = ["clingo", *map(str, files), "0", "-q", "--outf=2", "-c", "size=3"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert json.loads(done.stdout)["Models"]["Number"] == MODELS[2]


LARGE = {"five arguments", "published", "tactics"}
"""Spaces that only the long tests go through."""


@pytest.mark.parametrize(
    "name",
    [long(name) if name in LARGE else name for name in ("tactics", "published", *SMALL)],
)
def test_generator_and_enumerator_state_the_same_space(name: str) -> None:
    space = Space(bias_of(name))
    generator = Generator(space)
    for size, expected in zip(SIZES, complete_bodies(space), strict=False):
        bodies = list(generator.bodies(size))
        assert len(bodies) == len(set(bodies))
        assert set(bodies) == (expected if size <= space.bias.max_body else set()), size


def complete_bodies(space: Space) -> Iterator[set[TypedBody]]:
    """By size from 1: each space here has one literal always or none."""
    level = {space.canonical(space.start, space.start_types)}
    if not space.start:
        level = {longer for body in level for longer in grown(space, *body)}
    while True:
        yield {body for body in level if space.is_complete(body[0])}
        level = {longer for body in level for longer in grown(space, *body)}


def test_a_bias_file_as_it_is_denies_what_it_may() -> None:
    solver = Enumerator("generate.lp", SMALL["denials"])
    space, count = Space(bias_of("denials")), 0
    for size, bodies in zip((1, 2, 3), complete_bodies(space), strict=False):
        answers = sum(1 for _ in solver.answers([solver.atoms("of_size")[size,]]))
        assert answers == sum(space.models(*body) for body in bodies)
        count += answers
    assert count > 100


def test_denials_mean_the_same_to_both_testers() -> None:
    space = Space(bias_of("denials"))
    by_kernel, by_prolog = KernelTester(examples()), PrologTester(examples())
    found = search_levels(ClauseEnumerator(space, by_kernel, every_clause=True))[0]
    assert sum("\\+" in str(hit.clause) for hit in found) > 20
    assert signed(search_rounds(Loop(space, by_prolog))[0]) == signed(found)


def test_predicates_with_too_many_arguments_are_refused() -> None:
    wide = Word("wide", ("square",) * 6, (True,) * 6)
    bias = replace(bias_of("tactics"), body=(wide,), always=())
    with pytest.raises(ClausewitzError, match="wide/6: the generator knows predicates of at most"):
        Generator(Space(bias))


def test_biases_that_would_keep_clingo_busy_for_hours_are_refused() -> None:
    bias = replace(bias_of("tactics"), max_vars=64)
    with pytest.raises(ClausewitzError, match=r"max_vars\(64\): too many for the generator"):
        Generator(Space(bias))


def test_all_words_of_the_vocabulary_can_be_generated_but_the_longest() -> None:
    too_long = {
        name
        for (name, arity), signature in vocabulary().items()
        if arity > MAX_ARITY and "line" not in {p.type for p in signature.parameters}
    }
    assert too_long == {"wedges_before", "wedges_after"}


# Variables 3 and 4 are not of the head: the square or position may have either number.
FAILED: dict[str, tuple[Atoms, tuple[str, ...]]] = {
    "of the head's variables": ((LEGAL, ("attacks", (2, 1, 0))), ()),
    "of one more": ((LEGAL, ("attacks", (2, 3, 0)), ("different_pos", (1, 3))), ("square",)),
    "of two more": (
        (LEGAL, ("attacks", (2, 4, 3)), ("different_pos", (1, 4)), ("make_move", (1, 2, 0, 3))),
        ("position", "square"),
    ),
}


@cache
def bodies_of_tactics() -> set[TypedBody]:
    generator = Generator(Space(bias_of("tactics")))
    return {body for size in SIZES for body in generator.bodies(size)}


@pytest.mark.parametrize(
    "name", ["of the head's variables", long("of one more"), long("of two more")]
)
def test_specialisations_are_pruned_under_every_name_and_nothing_else(name: str) -> None:
    space = Space(bias_of("tactics"))
    generator, whole = Generator(space), bodies_of_tactics()
    body, types = FAILED[name]
    failed = space.canonical(body, (*space.start_types, *types))
    assert failed in whole
    generator.prune([failed])
    left = {body for size in SIZES for body in generator.bodies(size)}
    assert left == {body for body in whole if not specialises(body[0], failed[0])}


def specialises(body: Atoms, general: Atoms) -> bool:
    """Whether the body has the literals of the general one, under some names of 3 and 4."""
    renamed = [renamed_body(general, names) for names in ((0, 1, 2, 3, 4), (0, 1, 2, 4, 3))]
    return any(literals <= set(body) for literals in renamed)


def renamed_body(body: Atoms, names: tuple[int, ...]) -> set[Atom]:
    renamed = {(name, tuple(names[variable] for variable in args)) for name, args in body}
    return {(n, tuple(sorted(vs)) if n == "different_pos" else vs) for n, vs in renamed}


Examples = list[tuple[chess.Board, chess.Move]]
Task = tuple[Space, KernelTester, PrologTester, list[FoundClause]]


@cache
def examples() -> Examples:
    """Captures and other moves, so that clauses of all kinds match something."""
    chooser = random.Random(6)
    found: Examples = []
    for board in random_positions(24, seed=6):
        moves = list(board.generate_legal_captures()) or list(board.legal_moves)
        moves = [move for move in moves if not board.is_en_passant(move)]
        if moves:
            found.append((board, chooser.choice(moves)))
    return found[:12]


Signed = set[tuple[str, bytes, int]]


def signed(found: list[FoundClause]) -> Signed:
    """Clauses are canonical, so those that differ in names only have the same text."""
    assert len({str(hit.clause) for hit in found}) == len(found)
    return {(str(hit.clause), hit.support.tobytes(), hit.models) for hit in found}


@pytest.fixture(scope="module", params=["tactics", long("published")])
def task(request: pytest.FixtureRequest) -> Task:
    own = own_words() if request.param == "published" else None
    space = Space(bias_of(request.param))
    by_kernel = KernelTester(examples(), own)
    found = search_levels(ClauseEnumerator(space, by_kernel, every_clause=True))[0]
    assert len(found) > 20
    return space, by_kernel, PrologTester(examples(), own), found


def test_loop_with_the_kernel_finds_what_the_enumerator_finds(task: Task) -> None:
    space, by_kernel, _, found = task
    assert signed(search_rounds(Loop(space, by_kernel))[0]) == signed(found)


@pytest.mark.long
def test_loop_with_prolog_finds_what_the_enumerator_finds(task: Task) -> None:
    space, _, by_prolog, found = task
    assert signed(search_rounds(Loop(space, by_prolog))[0]) == signed(found)


@pytest.mark.long
def test_behaviours_are_the_same_in_both_testers(task: Task) -> None:
    _, by_kernel, by_prolog, found = task
    clauses = [hit.clause for hit in found]
    assert behaviours(clauses, by_prolog) == behaviours(clauses, by_kernel)


def behaviours(clauses: list[Clause], tester: KernelTester | PrologTester) -> list[bytes]:
    return [held.tobytes() for held in tester.test_all(clauses, tester.everything)]


def test_a_clause_that_takes_too_long_is_named() -> None:
    space = Space(bias_of("tactics"))
    clause = space.clause(space.start, space.start_types)
    tester = PrologTester(examples(), inferences=20)
    with pytest.raises(PrologLimitError, match="took too long: f"):
        tester.test(clause, tester.played)


@pytest.mark.long
def test_constraints_lose_nothing_and_spare_tests(
    task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    space, by_kernel, _, found = task
    last: dict[bool, Progress] = {}
    for constrain in (True, False):
        reports: list[Progress] = []
        loop = Loop(space, by_kernel, tell=reports.append)
        if not constrain:
            monkeypatch.setattr(loop.generator, "prune", lambda _failed: None)
        assert signed(search_rounds(loop)[0]) == signed(found)
        ended = [progress.words for progress in reports if progress.milestone]
        assert [int(words.split("bodies of ")[1]) for words in ended] == list(SIZES)
        last[constrain] = reports[-1]
    assert last[True].words == last[False].words == f"{len(found)} found, bodies of {SIZES[-1]}"
    assert 0 < (last[True].done or 0) < (last[False].done or 0)


@pytest.mark.long
def test_support_can_be_requested(task: Task) -> None:
    space, by_kernel, _, found = task
    often = [hit for hit in found if len(hit.support) >= 3]
    assert often
    assert signed(search_rounds(Loop(space, by_kernel, min_support=3))[0]) == signed(often)


@pytest.mark.long
def test_search_can_be_left_and_started_again(task: Task) -> None:
    space, by_kernel, _, found = task
    first = next(hit for done in Loop(space, by_kernel).rounds() for hit in done.found)
    assert str(first.clause) == str(found[0].clause)
    assert len(search_rounds(Loop(space, by_kernel))[0]) == len(found)
