"""What a folder for Popper tells: all that the examples need, nothing else, safe in any mode."""

import re
from collections import Counter
from pathlib import Path

import chess
import pytest

from agree.sources import random_positions
from clausewitz.clauses import Signature, check_theory, vocabulary
from clausewitz.games.example import Example, moves_of
from clausewitz.learn.popper import background_facts
from clausewitz.learn.popper.export import NegativeChoice, export_task, first_moves
from clausewitz.learn.popper.importer import import_task
from clausewitz.learn.popper.kernel_facts import KernelFacts, knows
from clausewitz.learn.popper.positions import Positions, Where
from clausewitz.learn.space.bias import Bias, parse_bias
from clausewitz.matching.legal_cases import cases_of_moves
from clausewitz.matching.tactic_network import matches
from clausewitz.position.board import fen_of
from clausewitz.runs.progress import Progress
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from learn.bias_files import read_bias
from plain_swipl import run_swipl

THEMES = data_dir("logic") / "tasks" / "themes" / "bias.pl"
PAWN = "8/P6k/8/8/8/8/8/K7 w - - 0 1"
MATE = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1"
FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"


def labelled() -> list[Example]:
    """Moves with both labels, an underpromotion among them."""
    found = [Example(MATE, "a1a8"), Example(MATE, "a1a7", label=False), Example(FORK, "c3d5")]
    for number, board in enumerate(random_positions(12, seed=5)):
        move = next(iter([*board.generate_legal_captures(), *board.legal_moves]))
        found.append(Example(fen_of(board), move.uci(), label=number % 2 == 0))
    return [*found, Example(PAWN, "a7a8n"), Example(FORK, "c3b5", label=False)]


def export(
    folder: Path, examples: list[Example], bias: Bias | None = None, others: int | None = 0
) -> dict[str, list[str]]:
    """The facts of bk.pl, by their predicates."""
    export_task(examples, bias or read_bias(THEMES), None, folder, NegativeChoice(others))
    facts: dict[str, list[str]] = {}
    for line in (folder / "bk.pl").read_text().splitlines():
        facts.setdefault(line.partition("(")[0], []).append(line)
    return facts


def names_in(facts: list[str]) -> set[str]:
    return {name for fact in facts for name in re.findall(r"\bp\d+(?:_\w+)?", fact)}


def test_facts_are_written_only_of_predicates_in_the_bias(tmp_path: Path) -> None:
    examples = labelled()
    facts = export(tmp_path, examples)
    moves = {(e.fen, e.move[:4]) for e in examples}
    assert len(facts["make_move"]) == len(moves)  # and no other legal move is made
    after = names_in(facts["a_position_after"])
    before = names_in(facts["a_position_before"])
    assert len(after) == len(moves)
    assert names_in(facts["checkmate"]) == {"p0_a1a8"}  # fixed to the position after the move
    assert names_in(facts["no_flight"]) <= after
    assert names_in(facts["captures"]) <= before  # fixed to the one before
    assert names_in(facts["king_on"]) == before | after


def test_every_legal_move_is_made_where_a_clause_may_make_others(tmp_path: Path) -> None:
    bias = read_bias(THEMES.parents[1] / "tactics" / "bias.pl")
    facts = export(tmp_path, [Example(FORK, "c3d5")], bias, 0)
    assert len(facts["make_move"]) == chess.Board(FORK).legal_moves.count()


def test_denials_hold_of_the_same_whatever_is_bound(tmp_path: Path) -> None:
    facts = export(tmp_path, labelled()[:3])
    goals = []
    for word, arity in (("attacks", 3), ("pawn_on", 2), ("checkmate", 1)):
        free = ", ".join(f"X{n}" for n in range(arity))
        goals.append(
            f"findall(t({free}), not_{word}({free}), L{arity}), length(L{arity}, N{arity}), "
            f"forall(member(t({free}), L{arity}), (not_{word}({free}), \\+ {word}({free})))"
        )
    done = run_swipl(f"{', '.join(goals)}, print([N1, N2, N3]), halt", Path("bk.pl"), tmp_path)
    positions = len(facts["a_position"])
    expected = [
        len(facts["a_position_after"]) - len(facts["checkmate"]),
        64 * positions - len(facts["pawn_on"]),
        64 * 64 * positions - len(facts["attacks"]),
    ]
    assert (done.returncode, done.stdout, done.stderr) == (0, str(expected).replace(" ", ""), "")


CLAUSES = [
    "checkmate(D)",
    "queen_on(C, D), \\+ captures(B, C, A)",
    "\\+ loses_material(D), attacks(C, E, D), \\+ pawn_on(E, D)",
    "wins_exchange(C, E, D), outranks(E, C, D)",
    "promotes(B, C, A), \\+ en_prise(C, D)",
    "captures(B, C, A), \\+ attacks(C, B, D)",
]


def test_folder_and_learner_count_the_same(tmp_path: Path) -> None:
    """Of a pawn that becomes a knight both say what would be so of a queen, as make_move/4 does."""
    examples = labelled()
    export(tmp_path, examples)
    heads = [f"f{n}(A, B, C) :- make_move(B, C, A, D), {b}." for n, b in enumerate(CLAUSES)]
    (tmp_path / "try.pl").write_text(":- dynamic f/3.\n" + "\n".join(heads))
    goal = (
        "consult([bk, exs]), forall((member(Kind, [pos, neg]), call(Kind, E)), "
        "(E =.. [_|As], findall(N, (between(0, 5, N), atom_concat(f, N, F), G =.. [F|As], "
        "\\+ \\+ call(G)), Ns), format('~w ~w~n', [E, Ns]))), halt"
    )
    done = run_swipl(goal, Path("try.pl"), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    names = {fen: f"p{n}" for n, fen in enumerate(dict.fromkeys(e.fen for e in examples))}
    cases = cases_of_moves(moves_of(examples))
    tried = [check_theory(text, "x.pl").tactics[0].clauses[0] for text in heads]
    held = [matches(clause, cases) for clause in tried]
    ours = Counter(
        f"f({names[e.fen]},{e.move[:2]},{e.move[2:4]}) "
        f"[{','.join(str(n) for n, flags in enumerate(held) if flags[at])}]"
        for at, e in enumerate(examples)
    )
    assert Counter(done.stdout.splitlines()) == ours
    assert all(flags.any() for flags in held)


@pytest.mark.parametrize(("arity", "names"), [(4, {""}), (5, {"", "n", "b", "r"})])
def test_promotions_are_there(arity: int, names: set[str], tmp_path: Path) -> None:
    """make_move/4 makes a queen, make_move/5 each piece: a position of its own."""
    square, promotion = "square, square", "promotion, " if arity == 5 else ""
    fixed = "1, 2, any, 0, 3" if arity == 5 else "1, 2, 0, 3"
    modes = ", ".join(["in", "in", *(["out"] * (arity == 5)), "in", "out"])
    bias = parse_bias(
        "head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, in, in)).\n"
        f"body_pred(make_move, {arity}). direction(make_move, ({modes})).\n"
        f"type(make_move, ({square}, {promotion}position, position)). max_vars(5). max_body(3).\n"
        f"fixed(make_move, ({fixed})). body_pred(piece_at, 4).\n"
        "type(piece_at, (square, position, side, piece)). direction(piece_at, (in, in, out, out)).",
        "bias.pl",
    )
    facts = export(tmp_path, [Example(PAWN, "a7a8n")], bias)
    assert names_in(facts["make_move"]) - {"p0"} == {f"p0_a7a8{name}" for name in names}
    assert any("white, queen" in fact and "p0_a7a8," in fact for fact in facts["piece_at"])
    assert any("white, knight" in fact for fact in facts["piece_at"]) == (arity == 5)


KERNEL_WORDS = [word for word in vocabulary().values() if knows(word)]


@pytest.mark.parametrize("word", KERNEL_WORDS, ids=lambda word: word.name)
def test_kernel_tells_the_facts_that_prolog_tells(word: Signature) -> None:
    boards = [chess.Board(FORK), chess.Board(MATE), *random_positions(6, seed=11)]
    fens = {f"p{number}": fen_of(board) for number, board in enumerate(boards)}
    by_kernel = KernelFacts(Positions(fens)).facts(word, Where.EVERYWHERE)
    assert sorted(by_kernel) == sorted(background_facts._by_prolog(word, "user", fens))


def test_kernel_knows_the_costly_words_and_leaves_others_to_prolog() -> None:
    names = {word.name for word in KERNEL_WORDS}
    assert names >= {
        "loses_material",
        "trapped",
        "wins_exchange",
        "outranks",
        "attacks",
        "captures",
    }
    assert not names & {"pins", "piece_at", "exchange", "make_move", "different_pos"}


def test_one_move_stands_for_a_puzzle_the_first() -> None:
    later = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 7"
    puzzle = [Example(later, "c3d5", source="one"), Example(FORK, "c3d5", source="one")]
    others = [Example(MATE, "a1a7", label=False, source="one"), Example(MATE, "a1a8")]
    alone = [Example(PAWN, "a7a8q"), Example(PAWN, "a1a2")]
    assert first_moves([*puzzle, *others, *alone]) == [puzzle[1], *others, *alone]


def test_move_that_is_an_example_twice_counts_twice(tmp_path: Path) -> None:
    twice = [Example(FORK, "c3d5", source=name) for name in ("one", "two")]
    export(tmp_path, [*twice, Example(FORK, "c3b5", label=False)])
    assert (tmp_path / "exs.pl").read_text().count("pos(f(p0, c3, d5)).") == 2
    assert import_task(tmp_path).examples[:2] == twice


def test_export_tells_how_far_it_is_and_leaves_no_half_file(tmp_path: Path) -> None:
    bias, reported = read_bias(THEMES), list[Progress]()

    def fail(progress: Progress) -> None:
        reported.append(progress)
        if progress.done == 20:
            raise ClausewitzError("enough")

    with pytest.raises(ClausewitzError, match="enough"):
        export_task(labelled(), bias, None, tmp_path, NegativeChoice(0), fail)
    assert [progress.done for progress in reported] == list(range(21))
    assert not {path.suffix for path in tmp_path.iterdir()} & {".pl"}
    assert export(tmp_path, labelled())["checkmate"]  # the place is free to try again


def test_constants_of_a_bias_are_refused_by_their_name(tmp_path: Path) -> None:
    bias = parse_bias(
        "head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, in, in)).\n"
        "body_pred(rank_of, 2). type(rank_of, (square, rank)). direction(rank_of, (in, out)).\n"
        "max_vars(4). max_body(3). constant(rank, 7).",
        "bias.pl",
    )
    with pytest.raises(ClausewitzError, match=r"constant\(rank, 7\): Popper has no constants"):
        export(tmp_path, [Example(FORK, "c3d5")], bias)


def test_words_that_bk_needs_for_itself_are_refused(tmp_path: Path) -> None:
    odd = parse_bias(
        "head_pred(fen, 3). type(fen, (position, square, square)). direction(fen, (in, in, in)).\n"
        "body_pred(checkmate, 1). type(checkmate, position). direction(checkmate, in).\n"
        "max_vars(4). max_body(3).",
        "bias.pl",
    )
    with pytest.raises(ClausewitzError, match=r"fen has a meaning of its own in bk\.pl"):
        export(tmp_path, [Example(FORK, "c3d5")], odd)
