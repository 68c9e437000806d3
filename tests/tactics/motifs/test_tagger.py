"""Motifs of lines: names, proofs that prove, and what the kernel leaves to Prolog."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from clausewitz import kernel
from clausewitz.clauses import Clause, Literal, Theory, Variable
from clausewitz.games.lichess_puzzles import all_puzzles, puzzle_line
from clausewitz.games.move_lines import MoveLine
from clausewitz.games.published_files import Source
from clausewitz.matching.tactic_network import matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.support.data import example_file
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import TookTooLongError
from clausewitz.tactics.by_prolog import tried_lines_by_prolog
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.shipped_motifs import literature_files, motif_literature, theme_name
from clausewitz.tactics.motifs.tagger import MotifTexts, Tag, Tagger, chosen_motifs

FORK = MoveLine(
    "fork",
    "8/1p4pp/p1r2k2/8/8/2N3P1/PP3P1P/6K1 b - - 0 1",
    ("c6c7", "c3d5", "f6e5", "d5c7"),
    after_a_move=True,
)
CHECKS = """
english(check_then_capture, "A check comes before a capture.").
check_then_capture(Line) :-
    solver_move(Ply, _, _, _, After, Line),
    checks(Checker, King, After),
    next_ply(Ply, Reply),
    next_ply(Reply, Later),
    taken(Later, Piece, Line).

never(Line) :-
    first_move(From, _, Before, _, Line),
    king_on(From, Before).
"""


def tagger(text: str = CHECKS, *only: str) -> Tagger:
    return Tagger(MotifTexts((("folder/own.pl", text),), only))


@cache
def shipped() -> MotifTexts:
    return MotifTexts(tuple((str(file), file.read_text()) for file in literature_files()))


@cache
def puzzles() -> tuple[MoveLine, ...]:
    return tuple(map(puzzle_line, islice(all_puzzles(Source(example_file("puzzles.csv"))), 100)))


@pytest.mark.parametrize(
    ("predicate", "theme"),
    [
        ("fork", "fork"),
        ("hanging_piece", "hangingPiece"),
        ("mate_in_1", "mateIn1"),
        ("attacking_f2_f7", "attackingF2F7"),
        ("x_ray_attack", "xRayAttack"),
        ("hangingPiece", "hangingPiece"),
    ],
)
def test_motifs_are_spelt_as_the_themes_of_lichess(predicate: str, theme: str) -> None:
    assert theme_name(predicate) == theme


def test_a_proof_is_half_moves_squares_and_pieces() -> None:
    found = tagger().tags(line_cases([FORK]))
    squares = {"Checker": "d5", "King": "f6"}
    plies, others = {"Ply": 1, "Reply": 2, "Later": 3}, {"Piece": "rook"}
    assert found == [[Tag("checkThenCapture", "own.pl:3", 1, squares, plies, others)]]


def test_without_proofs_there_are_names() -> None:
    assert tagger().tags(line_cases([FORK]), proofs=False) == [[Tag("checkThenCapture")]]


def test_only_some_are_looked_for() -> None:
    assert tagger(CHECKS, "never").names == ["never"]
    assert tagger(CHECKS, "never").tags(line_cases([FORK])) == [[]]


def test_lines_with_and_without_the_move_before_keep_their_places() -> None:
    later = replace(FORK, fen="8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 1 2", moves=FORK.moves[1:])
    later = replace(later, after_a_move=False)
    spoilt = replace(FORK, moves=("c6c8", "c3d6"))
    cases = line_cases([later, spoilt, FORK])
    assert cases.numbers == (2, 0)
    assert [line for line, _ in cases.refused] == [spoilt]
    tags = dict(zip(cases.numbers, tagger().tags(cases), strict=True))
    assert tags[0] == tags[2] != []


def test_a_name_that_nobody_knows_is_an_error() -> None:
    texts = MotifTexts((("own.pl", CHECKS),))
    assert chosen_motifs(texts, ["check_then_capture", "never"]).only == (
        *("checkThenCapture", "never"),
    )
    with pytest.raises(
        ClausewitzError,
        match=r"^there is no motif checkThenCaptures; did you mean checkThenCapture\?$",
    ):
        chosen_motifs(texts, ["check_then_captures"])


def test_a_file_without_motifs_is_an_error() -> None:
    with pytest.raises(ClausewitzError, match=r"^own.pl: there is no motif"):
        chosen_motifs(MotifTexts((("own.pl", ""),)), [])


def test_prolog_answers_what_the_kernel_does_not_know() -> None:
    text = """
becomes_a_knight(Line) :-
    first_move(From, To, Before, After, Line),
    make_move(From, To, knight, Before, After).
"""
    knight = MoveLine("knight", "8/4P2k/8/8/8/8/8/K7 w - - 0 1", ("e7e8n",))
    queen = replace(knight, name="queen", moves=("e7e8q",))
    cases = line_cases([queen, knight, FORK])
    found = zip((line.name for line in cases.lines), tagger(text).tags(cases), strict=True)
    assert dict(found) == {"queen": [], "knight": [Tag("becomesAKnight", "own.pl:2")], "fork": []}


def test_every_proof_of_a_shipped_motif_proves_it() -> None:
    """The clause with the values that were found in place of its variables holds, too."""
    cases = line_cases(puzzles())
    clauses = _clauses_by_place(motif_literature())
    proved = 0
    for number, tags in enumerate(Tagger(shipped()).tags(cases)):
        alone = line_cases([cases.lines[number]])
        for tag in tags:
            theory, clause = clauses[tag.clause, tag.name]
            values = {**tag.squares, **tag.plies, **tag.others}
            bound = _with_values(clause, values)
            plain = unfolded(bound, theory.helpers)
            assert any(matches(one, alone.cases)[0] for one in plain), (tag, cases.lines[number])
            proved += bool(values)
    assert proved > 50


def test_the_shipped_motifs_hold_where_prolog_says_so() -> None:
    cases = line_cases(puzzles()[:10])
    found = Tagger(shipped()).tags(cases, proofs=False)
    expected: list[set[str]] = [set() for _ in cases.lines]
    for theory in motif_literature():
        clauses = [clause for motif in theory.motifs for clause in motif.clauses]
        held = tried_lines_by_prolog(clauses, cases.lines, theory)
        for clause, row in zip(clauses, held, strict=True):
            for number in row.nonzero()[0].tolist():
                expected[number].add(theme_name(clause.head.predicate))
    assert [{tag.name for tag in tags} for tags in found] == expected
    assert sum(map(len, expected)) > 10


def _clauses_by_place(theories: Iterable[Theory]) -> dict[tuple[str, str], tuple[Theory, Clause]]:
    return {
        (f"{theory.source.rpartition('/')[2]}:{clause.line}", theme_name(motif.name)): (
            theory,
            clause,
        )
        for theory in theories
        for motif in theory.motifs
        for clause in motif.clauses
    }


def _with_values(clause: Clause, values: Mapping[str, object]) -> Clause:
    def meaning(argument: object) -> object:
        return values.get(argument.name, argument) if isinstance(argument, Variable) else argument

    body = tuple(
        Literal(one.predicate, tuple(map(meaning, one.arguments)), one.negated)  # type: ignore[arg-type]
        for one in clause.body
    )
    return Clause(clause.head, body, clause.types, clause.line)


LONG_ATTACK = MoveLine(
    "many checks",
    "rn2r1k1/pp1q1p2/2pQ2Bp/4P3/5R2/2P5/PP4PP/R5K1 w - - 1 25",
    ("d6d7", "b8d7", "g6f7", "g8h8", "f7e8", "a8e8", "a1f1", "d7e5", "f4f8", "e8f8", "f1f8"),
)


def test_the_limit_of_steps_names_the_clause_and_where_the_line_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tagger, cases = Tagger(shipped()), line_cases([LONG_ATTACK])
    assert tagger.tags(cases)[0]
    monkeypatch.setattr(kernel, "STEPS_OF_MANY", 1000)
    with pytest.raises(TookTooLongError, match=r"too long on rn2r1k1/pp1q1p2/.* w .*: 1,000 steps"):
        tagger.tags(cases)
