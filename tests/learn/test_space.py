"""Biases, the spaces they span, and the direct enumerator on the paper's own space."""

from dataclasses import replace

import chess
import numpy as np
import pytest

from agree.sources import random_positions
from clausewitz import kernel
from clausewitz.clauses import ClauseError, Literal, Tactic, Theory, read_theory, vocabulary
from clausewitz.clauses.checker import signatures_of
from clausewitz.learn.search import enumerator
from clausewitz.learn.search.behaviours import learned
from clausewitz.learn.search.enumerator import ClauseEnumerator, FoundClause
from clausewitz.learn.search.learning_run import search_levels
from clausewitz.learn.search.testers import KernelTester
from clausewitz.learn.space.bias import Bias, parse_bias
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.support.data import data_dir
from clausewitz.tactics.by_prolog import proposals
from learn.bias_files import grown, read_bias
from running import long

TASKS = data_dir("logic") / "tasks"

# Of bodies of 1 to 4 literals, as Popper's generator counts them in the paper's space.
MODELS = [1, 3, 115, 5848]

GOOD = """
head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, in, in)).
body_pred(attacks, 3). type(attacks, (square, square, position)).
direction(attacks, (in, out, in)).
max_vars(4). max_body(2).
"""

REFUSED = {
    "no head": (GOOD.replace("head_pred(f, 3).", ""), "one head_pred, this one has 0"),
    "no body": (GOOD.replace("body_pred(attacks, 3).", ""), "there is no body_pred"),
    "no limit": (GOOD.replace("max_vars(4).", ""), "there is no max_vars"),
    "limit of nothing": (GOOD.replace("max_body(2)", "max_body(0)"), "there is no max_body"),
    "too few variables": (GOOD.replace("max_vars(4)", "max_vars(2)"), "less than the head has"),
    "too many variables": (GOOD.replace("max_vars(4)", "max_vars(99)"), "max_vars is 64 at most"),
    "no type": (GOOD.replace("type(attacks", "type(other"), "no type with 3 arguments"),
    "short direction": (GOOD.replace("(in, out, in)", "(in, out)"), "no direction with 3"),
    "strange direction": (GOOD.replace("(in, out, in)", "(in, up, in)"), "neither in nor out"),
    "unknown predicate": (GOOD.replace("attacks", "wins"), "the vocabulary has no wins/3"),
    "always of nothing": (GOOD + "always(legal_move, (1, 2, 0)).", "no body_pred(legal_move, 3)"),
    "always of a gap": (GOOD + "always(attacks, (1, 9, 0)).", "always: 9 is no variable: 4 are"),
    "always too short": (GOOD + "always(attacks, (1, 2)).", "no body_pred(attacks, 2)"),
    "ordered of nothing": (GOOD + "ordered(other_side).", "there is no such body_pred"),
    "unknown fact": (GOOD + "enable_magic(1).", "is not a fact that a bias may hold"),
    "a fact misspelt": (GOOD + "body_perd(checks, 3).", ":6: body_perd(checks, 3) is not a fact"),
    "a fact that may be meant": (GOOD + "body_perd(checks, 3).", "did you mean body_pred"),
    "a word misspelt": (
        GOOD.replace("attacks", "atacks"),
        ":3: the vocabulary has no atacks/3; did",
    ),
    "other arity": (
        GOOD.replace("attacks, 3", "pins, 3"),
        ":3: the vocabulary has no pins/3; there is pins/4",
    ),
    "another type": (
        GOOD.replace("(square, square, position)).\n", "(square, piece, position)).\n"),
        ":3: argument 2 of attacks is a square, not a piece",
    ),
    "always of a word misspelt": (
        GOOD + "\nalways(atacks, (1, 2, 0)).",
        ":7: always: there is no body_pred(atacks, 3); did you mean attacks?",
    ),
    "denial of nothing": (GOOD + "negatable(atacks).", "no such body_pred; did you mean attacks?"),
    "constant of no type": (
        GOOD + "constant(rnk, 7).",
        ":6: rnk is not a type; did you mean rank?",
    ),
    "no constant": (GOOD + "constant(rank, 9).", ":6: 9 is not a rank"),
    "constant misspelt": (
        GOOD + "constant(piece, quen).",
        "quen is not a piece; did you mean queen?",
    ),
    "a rule": (GOOD + "f(X) :- g(X).", "a bias holds facts only"),
    "a directive": (GOOD + ":- shell(ls).", "a directive"),
    "a syntax error": (GOOD + "max_vars(", "the file ends inside a clause"),
}


def published() -> tuple[Bias, Theory]:
    theory = read_theory(TASKS / "published" / "bk.pl")
    known = vocabulary() | signatures_of(theory)
    return read_bias(TASKS / "published" / "bias.pl", known), theory


def test_good_bias_is_read() -> None:
    bias = parse_bias(GOOD, "bias.pl")
    assert (bias.head.name, [word.name for word in bias.body]) == ("f", ["attacks"])
    assert bias.body[0].inputs == (True, False, True)
    assert (bias.max_vars, bias.max_body, bias.max_clauses) == (4, 2, 1)


@pytest.mark.parametrize("name", REFUSED)
def test_bad_bias_is_refused_with_file_and_line(name: str) -> None:
    text, reason = REFUSED[name]
    with pytest.raises(ClauseError) as refusal:
        parse_bias(text, "bias.pl")
    assert str(refusal.value).startswith("bias.pl:")
    assert reason in str(refusal.value)


def test_space_of_the_paper_has_as_many_models_as_published() -> None:
    space = Space(read_bias(TASKS / "tactics" / "bias.pl"))
    level = {space.canonical(space.start, space.start_types)}
    for size, models in enumerate(MODELS):
        if size:
            level = {longer for body in level for longer in grown(space, *body)}
        complete = (body for body in level if space.is_complete(body[0]))
        assert sum(space.models(*body) for body in complete) == models


@pytest.fixture(scope="module")
def search_of_published() -> tuple[KernelTester, list[FoundClause]]:
    bias, theory = published()
    tester = KernelTester(capturing_examples(), theory)
    return tester, search_levels(ClauseEnumerator(Space(bias), tester))[0]


def capturing_examples() -> list[tuple[chess.Board, chess.Move]]:
    examples = []
    for board in random_positions(40, seed=3):
        move = next(board.generate_legal_captures(), None)
        if move is not None and not board.is_en_passant(move):
            examples.append((board, move))
    return examples[:15]


def test_every_clause_found_has_its_support(
    search_of_published: tuple[KernelTester, list[FoundClause]],
) -> None:
    tester, found = search_of_published
    assert found
    for hit in found:
        held = tester.test(hit.clause, tester.played)
        assert set(hit.support) == set(tester.played[held])
        assert len(hit.support) >= 1


def test_clauses_mean_to_the_kernel_what_they_mean_to_prolog(
    search_of_published: tuple[KernelTester, list[FoundClause]],
) -> None:
    tester, found = search_of_published
    boards = [kernel.to_board(row) for row in tester.cases.rows[: len(tester.played)]]
    some = found[:: max(1, len(found) // 30)]
    theory = replace(published()[1], tactics=tuple(_tactic(n, hit) for n, hit in enumerate(some)))
    by_prolog = proposals(boards, theory)
    for number, hit in enumerate(some):
        held = map(int, tester.test(hit.clause, tester.everything).nonzero()[0])
        by_kernel = {(tester.cases.position(case), tester.cases.move(case)) for case in held}
        assert by_kernel == {
            (position, move) for position, moves in enumerate(by_prolog) for move in moves[number]
        }, hit.clause


@pytest.mark.parametrize("name", [long("published"), "tactics"])
def test_dead_literals_are_left_out_and_no_behaviour_is_lost(name: str) -> None:
    bias, theory = published() if name == "published" else (tactics(), None)
    tester = KernelTester(capturing_examples(), theory)
    found = {
        every: search_levels(ClauseEnumerator(Space(bias), tester, every_clause=every))[0]
        for every in (True, False)
    }
    assert len(found[False]) < len(found[True])
    assert {str(hit.clause) for hit in found[False]} <= {str(hit.clause) for hit in found[True]}
    behaviours = [
        {tester.test(hit.clause, tester.everything).tobytes() for hit in hits}
        for hits in found.values()
    ]
    assert behaviours[0] == behaviours[1]


@pytest.mark.parametrize("name", [long("published"), "tactics"])
@pytest.mark.parametrize("most", [4, long(1000)])
def test_search_knows_what_its_clauses_propose(
    name: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(enumerator, "MEASURED", most)
    bias, theory = published() if name == "published" else (tactics(), None)
    tester = KernelTester(capturing_examples(), theory)
    cases = enumerator.measured(tester)
    assert len({tester.cases.position(int(case)) for case in cases}) == min(most, 15)
    rows = {}
    for every_clause in (True, False):
        found = search_levels(ClauseEnumerator(Space(bias), tester, every_clause=every_clause))[0]
        for hit in found:
            assert hit.proposed == np.packbits(tester.test(hit.clause, cases)).tobytes()
        untried = [replace(hit, proposed=None) for hit in found]
        rows[every_clause] = learned(found, tester)
        assert learned(untried, tester) == rows[every_clause]
    figures = [{(r.support, r.proposed, r.hits, r.covered) for r in rows[e]} for e in rows]
    assert figures[0] == figures[1]
    assert len(rows[True]) == len(rows[False]) > 5


def test_start_of_a_search_has_the_requested_support() -> None:
    text = GOOD + "always(attacks, (2, 1, 0))."
    tester = KernelTester(capturing_examples())
    everything = search_levels(
        ClauseEnumerator(Space(parse_bias(text, "bias.pl")), tester, every_clause=True)
    )[0]
    shortest = everything[0]
    assert len(shortest.body) == 1
    assert 0 < len(shortest.support) < len(tester.played)
    often = search_levels(
        ClauseEnumerator(Space(parse_bias(text, "bias.pl")), tester, len(shortest.support) + 1)
    )[0]
    assert list(often) == []


def tactics() -> Bias:
    return replace(read_bias(TASKS / "tactics" / "bias.pl"), max_body=4)


def _tactic(number: int, hit: FoundClause) -> Tactic:
    head = Literal(f"t{number}", hit.clause.head.arguments)
    return Tactic(head.predicate, (replace(hit.clause, head=head),))


def test_support_can_be_requested() -> None:
    bias, theory = published()
    examples = [(board, next(iter(board.legal_moves))) for board in random_positions(20, seed=4)]
    tester = KernelTester(examples, theory)
    space = Space(bias)
    everything = search_levels(ClauseEnumerator(space, tester, every_clause=True))[0]
    all_found = {str(f.clause): len(f.support) for f in everything}
    found = search_levels(ClauseEnumerator(space, tester, min_support=2, every_clause=True))[0]
    often = {str(f.clause): len(f.support) for f in found}
    assert often == {clause: n for clause, n in all_found.items() if n >= 2}


def test_played_moves_are_found_among_the_cases() -> None:
    examples = [(board, list(board.legal_moves)[-1]) for board in random_positions(30, seed=8)]
    tester = KernelTester(examples)
    squares = [tester.cases.move(int(case)) for case in tester.played]
    assert squares == [move.uci()[:4] for _, move in examples]
    assert [tester.cases.position(int(case)) for case in tester.played] == list(range(30))
    assert isinstance(tester.played, np.ndarray)
