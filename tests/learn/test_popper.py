"""Folders of Popper: written, read again, and of the same meaning in plain Prolog."""

import random
import re
from dataclasses import replace
from pathlib import Path

import chess
import clingo
import pytest

from agree.sources import random_positions
from clausewitz.clauses import Clause, ClauseError, Theory, check_theory, read_theory, vocabulary
from clausewitz.clauses.checker import signatures_of
from clausewitz.games.example import Example
from clausewitz.learn.popper.export import NegativeChoice, export_task
from clausewitz.learn.popper.importer import Imported, import_task, write_task
from clausewitz.learn.popper.popper_bias import bias_text, parse_popper_bias, popper_bias_text
from clausewitz.learn.search.testers import KernelTester
from clausewitz.learn.space.bias import Bias, parse_bias
from clausewitz.position.board import fen_of
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from learn.bias_files import read_bias
from plain_swipl import run_swipl

TASKS = data_dir("logic") / "tasks"
START = chess.STARTING_FEN
PAWN = "8/P6k/8/8/8/8/8/K7 w - - 0 1"

HEAD = "head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, in, in)).\n"
UNARY = (
    "body_pred(legal_move, 3). type(legal_move, (square, square, position)).\n"
    "direction(legal_move, (out, out, in)). body_pred(checkmate, 1). type(checkmate, position).\n"
    "direction(checkmate, in). max_vars(4). max_body(3).\n"
)
SMALL = HEAD + UNARY


def own_words() -> Theory:
    return read_theory(TASKS / "published" / "bk.pl")


def shipped(task: str) -> tuple[Bias, Theory | None]:
    own = own_words() if task == "published" else None
    known = vocabulary() | (signatures_of(own) if own else {})
    return read_bias(TASKS / task / "bias.pl", known), own


def examples_of(number: int) -> list[Example]:
    """With everything that a row can hold; captures where there are some, so that clauses hold."""
    chooser = random.Random(3)
    found = []
    for board in random_positions(number, seed=3):
        moves = list(board.generate_legal_captures()) or list(board.legal_moves)
        move = chooser.choice(moves).uci()
        found.append(Example(fen_of(board), move, source='“a”, 100 %\n\\ b\'s "c"', rating=1500))
    other = next(m.uci() for m in chess.Board(found[0].fen).legal_moves if m.uci() != found[0].move)
    return [
        *found,
        found[1],
        Example(found[0].fen, other, label=False, split="train", themes=("fork", "short")),
        Example(PAWN, "a7a8n"),
        Example("8/P6k/8/8/8/8/8/K7 w - -", "a7a8n", split="test"),
    ]


def exported(
    folder: Path, task: str, examples: list[Example], wish: NegativeChoice | None = None
) -> Path:
    bias, own = shipped(task)
    export_task(examples, bias, own, folder, wish or NegativeChoice())
    return folder


@pytest.mark.parametrize("task", ["tactics", "published"])
def test_folder_is_read_again_without_loss(task: str, tmp_path: Path) -> None:
    examples = examples_of(6)
    imported = import_task(exported(tmp_path / "popper", task, examples))
    bias, own = shipped(task)
    assert imported.examples == examples
    assert imported.bias == bias
    assert (imported.own.helpers if imported.own else ()) == (own.helpers if own else ())
    assert imported.left_out > 100
    write_task(imported, tmp_path / "task")
    words = tmp_path / "task" / "bk.pl"
    assert words.exists() == (own is not None)
    known = vocabulary() | (signatures_of(read_theory(words)) if own else {})
    assert read_bias(tmp_path / "task" / "bias.pl", known) == bias


def test_negatives_are_the_other_moves_all_or_some_or_none(tmp_path: Path) -> None:
    examples = [Example(START, "e2e4"), Example(START, "d2d4"), Example(PAWN, "a7a8q")]
    counts = {}
    for others in (None, 0, 2):
        folder = exported(tmp_path / str(others), "published", examples, NegativeChoice(others))
        text = (folder / "exs.pl").read_text()
        positive, negative = re.findall(r"pos\(f\((.*)\)\)\.", text), text.count("neg(")
        assert positive == ["p0, e2, e4", "p0, d2, d4", "p1, a7, a8"]
        assert not set(positive) & set(re.findall(r"neg\(f\((.*)\)\)\.", text))
        counts[others] = negative
    assert counts == {None: 18 + 3, 0: 0, 2: 4}


def test_negatives_made_of_other_moves_can_be_taken_as_examples(tmp_path: Path) -> None:
    folder = exported(tmp_path / "popper", "published", [Example(PAWN, "a7a8n")])
    assert [(e.move, e.label) for e in import_task(folder, everything=True).examples] == [
        ("a7a8n", True),
        *((move, False) for move in ("a1b2", "a1a2", "a1b1")),
    ]


# Of the tactics' space; the second looks at the position after the move, the third at two.
CLAUSES = [
    "f(A, B, C) :- legal_move(B, C, A), attacks(B, C, A).",
    "f(A, B, C) :- legal_move(B, C, A), make_move(B, C, A, D), attacks(C, E, D), "
    "piece_at(E, D, S, king).",
    "f(A, B, C) :- legal_move(B, C, A), attacks(D, C, A), different_pos(B, D), "
    "make_move(B, C, A, E), attacks(C, F, E).",
]


@pytest.mark.long
def test_clauses_hold_of_the_same_examples_in_plain_prolog(tmp_path: Path) -> None:
    examples = [e for e in examples_of(12) if e.label and len(e.move) == 4]
    folder = exported(tmp_path / "popper", "tactics", examples)
    moves = [(e.board(), chess.Move.from_uci(e.move)) for e in examples]
    tester = KernelTester(moves)
    positions = {e.fen: f"p{n}" for n, e in enumerate(dict.fromkeys(examples))}
    clauses = [check_theory(text, "clause.pl").tactics[0].clauses[0] for text in CLAUSES]
    for clause, found in zip(clauses, covered_by_prolog(clauses, folder), strict=True):
        held = tester.test(clause, tester.everything).nonzero()[0]
        ours = {
            f"{positions[examples[tester.cases.position(case)].fen]} {tester.cases.move(case)}"
            for case in map(int, held)
        }
        assert 0 < len(ours) < len(tester.cases)
        assert found == ours


def covered_by_prolog(clauses: list[Clause], folder: Path) -> list[set[str]]:
    """As Popper does it: both files consulted, a clause asserted, each example called."""
    texts = ", ".join(f"({c.head} :- {', '.join(map(str, c.body))})" for c in clauses)
    goal = (
        f"consult([bk, exs]), forall(member(Clause, [{texts}]), (assertz(Clause, Ref), "
        "forall(((pos(E) ; neg(E)), \\+ \\+ call(E)), "
        "(E = f(P, F, T), format('~w ~w~w~n', [P, F, T]))), erase(Ref), writeln(end))), halt"
    )
    done = run_swipl(goal, folder / "bk.pl", folder)
    assert (done.returncode, done.stderr) == (0, "")
    *parts, _ = done.stdout.split("end\n")
    return [set(part.splitlines()) for part in parts]


def test_word_that_never_holds_fails_and_is_no_error(tmp_path: Path) -> None:
    bias = parse_bias(SMALL, "bias.pl")
    export_task([Example(START, "e2e4")], bias, None, tmp_path / "popper", NegativeChoice())
    done = run_swipl(
        "(checkmate(p0) -> print(yes) ; print(no)), halt", Path("bk.pl"), tmp_path / "popper"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "no", "")


def test_what_is_denied_holds_where_the_word_does_not(tmp_path: Path) -> None:
    bias = parse_bias(BIASES["negatable"], "bias.pl")
    export_task([Example(START, "e2e4")], bias, None, tmp_path / "popper", NegativeChoice())
    goals = ["not_checkmate(p0)", "not_legal_move(e2, e5, p0)", "\\+ not_legal_move(e2, e4, p0)"]
    done = run_swipl(f"{', '.join(goals)}, halt", Path("bk.pl"), tmp_path / "popper")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_every_word_of_the_vocabulary_can_be_exported(tmp_path: Path) -> None:
    """Those of one name are distinguished by their last: a bias has one signature for a name.

    Words of two positions but for make_move are refused, and words of lines are not for Popper.
    """
    of_lines = {"line", "ply"}
    words = {
        name: signature
        for (name, _), signature in vocabulary().items()
        if of_lines.isdisjoint(parameter.type for parameter in signature.parameters)
    }
    del words["is_material_increase"]
    text = HEAD + "max_vars(5). max_body(3).\n"
    for name, signature in words.items():
        types = ", ".join(parameter.type for parameter in signature.parameters)
        modes = ", ".join("in" if p.mode == "+" else "out" for p in signature.parameters)
        text += f"body_pred({name}, {len(signature.parameters)}). type({name}, ({types})).\n"
        text += f"direction({name}, ({modes})).\n"
    bias = parse_bias(text, "bias.pl")
    export_task([Example(PAWN, "a7a8n")], bias, None, tmp_path / "popper", NegativeChoice())
    heads = [f"{word.name}/{word.arity}" for word in bias.body]
    goal = (
        f"forall(member(I, [{', '.join(heads)}]), current_predicate(I)), "
        "make_move(a7, a8, knight, p0, N), piece_at(a8, N, S, P), print(N-S-P), "
        "smaller(-1, 1), \\+ smaller(1, 1), once(smaller(1, _)), halt"
    )
    done = run_swipl(goal, Path("bk.pl"), tmp_path / "popper")
    assert (done.returncode, done.stdout, done.stderr) == (0, "p0_a7a8n-white-knight", "")
    assert import_task(tmp_path / "popper").bias == bias


BIASES = {
    "one argument": SMALL,
    "singletons": SMALL + "no_singletons(true).",
    "always": SMALL + "always(legal_move, (1, 2, 0)). always(checkmate, 0).",
    "fixed": SMALL + "fixed(legal_move, (any, 2, 0)).",
    "ordered": SMALL + "ordered(legal_move).",
    "negatable": SMALL + "negatable(checkmate). negatable(legal_move).",
}


@pytest.mark.parametrize("name", BIASES)
def test_bias_is_read_again_from_both_of_its_texts(name: str) -> None:
    bias = parse_bias(BIASES[name], "bias.pl")
    assert parse_bias(bias_text(bias), "bias.pl") == bias
    assert parse_popper_bias(popper_bias_text(bias), "bias.pl", vocabulary()) == bias


LEGAL, OTHER = "legal_move, 3, (1, 2, 0)", "legal_move, 3, (3, 2, 0)"
MATE = "checkmate, 1, (0,)"
# By bias, a body that it allows and one that it does not.
BODIES: dict[str, tuple[list[str], list[str]]] = {
    "singletons": ([LEGAL], [LEGAL, OTHER]),
    "always": ([LEGAL, MATE], [LEGAL]),
    "fixed": ([LEGAL, OTHER], ["legal_move, 3, (1, 0, 2)"]),
    "ordered": (["legal_move, 3, (0, 1, 2)"], [LEGAL]),
}


@pytest.mark.parametrize("name", BODIES)
def test_clingo_obeys_what_our_own_words_ask_for(name: str) -> None:
    text = popper_bias_text(parse_bias(BIASES[name], "bias.pl"))
    allowed, refused = BODIES[name]
    assert has_model(text, allowed)
    assert not has_model(text, refused)
    assert has_model(popper_bias_text(parse_bias(SMALL, "bias.pl")), refused)


def has_model(bias: str, body: list[str]) -> bool:
    """Whether the rules of the bias leave a clause with that body."""
    solver = clingo.Control(["-Wnone"])
    facts = "".join(f"body_literal(0, {literal}).\n" for literal in body)
    solver.add("base", [], f"{bias}clause(0).\n{facts}")
    solver.ground([("base", [])])
    return bool(solver.solve().satisfiable)


def foreign(folder: Path, **files: str) -> Path:
    """A folder that somebody else wrote: rules, directives and lists in its bk.pl."""
    own = {
        "bk": ":- dynamic foo/1.\n"
        f"fen(one, \"{START}\").\nfen(2, '{PAWN}').\n"
        "legal_move(e2,e4,one).\nother(X) :- member(X, [a|_]), !.\n:- shell('touch pwned').\n",
        "exs": "pos(f(one,e2,e4)).\npos(f(2,a7,a8)).\nneg(f(one,g1,h3)).\n",
        "bias": SMALL.replace("(checkmate, position)", "(checkmate,(position,))").replace(
            "(checkmate, in)", "(checkmate,(in,))"
        )
        + "%% f(A,B,C):- legal_move(B,C,A).\nallow_singletons.\n",
    }
    folder.mkdir()
    for name, text in (own | files).items():
        (folder / f"{name}.pl").write_text(text, encoding="utf-8")
    return folder


def test_folder_of_others_is_read_by_its_fens(tmp_path: Path) -> None:
    imported = import_task(foreign(tmp_path / "theirs"))
    assert imported == Imported(
        [Example(START, "e2e4"), Example(PAWN, "a7a8q"), Example(START, "g1h3", label=False)],
        parse_bias(SMALL, "bias.pl"),
        None,
        0,
    )
    assert not (tmp_path / "theirs" / "pwned").exists()


REFUSED = [
    ({"bk": "legal_move(e2,e4,p0).\n"}, "bk.pl: no fact fen(Position, \"FEN\"), so the positions"),
    ({"bk": 'fen(one, "8/8 w").'}, "bk.pl:1: bad FEN"),
    ({"bk": "fen(one, X)."}, "bk.pl:1: fen(one, X) is not as export writes it"),
    ({"bk": f'\nfen(one, "{START}") :- halt.'}, "bk.pl:2: a rule, where a fact should be"),
    ({"bk": f'fen(one, "{START}").\nfen(one, "{PAWN}").'}, "bk.pl:2: one has two positions"),
    ({"bk": f'fen(one, "{START}"'}, "bk.pl:1: expected ')'"),
    ({"bk": f'fen(one, "{START}").\nstated(one, e2e4).'}, "bk.pl:2: stated/7 is not as"),
    (
        {"bk": f'fen(one, "{START}").\nstated(one, e2e4, 1, none, "", "", 999999).'},
        "bk.pl:2: stated/7 is not as",
    ),
    (
        {"bk": f'fen(one, "{START}").\nstated(one, e2e5, 1, none, "", "", none).'},
        "bk.pl:2: e2e5 is not a legal move",
    ),
    (
        {"bk": f'fen(one, "{START}"). fen(2, "{PAWN}").\n'
         'stated(one, d2d4, 1, none, "", "", none).'},
        "exs.pl: there is no pos(f(one, d2, d4)), which",
    ),
    ({"exs": "pos(f(one,e2,e4)).\nneg(f(one,e2,e4))."}, "exs.pl:2: e2e4 is both positive and"),
    ({"exs": "pos(f(one,e2,e5))."}, "exs.pl:1: e2e5 is not a legal move in"),
    ({"exs": "pos(f(one,e2,e2))."}, "exs.pl:1: e2e2 is not a legal move in"),
    ({"exs": "pos(f(three,e2,e4))."}, "exs.pl:1: "),
    ({"exs": "pos(f(one,e2,e9))."}, "exs.pl:1: expected pos(f(Position, From, To))"),
    ({"exs": "pos(g(one,e2,e4))."}, "exs.pl:1: expected pos(f(Position, From, To))"),
    ({"exs": ":- shell(ls)."}, "exs.pl:1: a directive"),
    ({"exs": "pos(f([one],e2,e4))."}, "exs.pl:1: unexpected '['"),
    ({"exs": "pos(" * 60}, "exs.pl:1: a term nested too deep"),
    ({"exs": ""}, "exs.pl: there is no example in it"),
    ({"bias": SMALL + ":- body_literal(C, checkmate, _, _)."}, "bias.pl:5: a rule for Popper that"),
    ({"bias": SMALL + ":-\n    clause(C)."}, "bias.pl:5: a rule for Popper that"),
    ({"bias": SMALL + "enable_pi."}, "bias.pl:5: enable_pi is not a fact that a bias may hold"),
    ({"bias": SMALL + "body_pred(head, 2)."}, "bias.pl:5: the vocabulary has no head/2"),
    ({"bias": SMALL.replace("square)). direction(f", "side)). direction(f")}, "f is not of type"),
    ({"words": "f(P, A, B) :- shell(ls)."}, "words.pl:1: unknown predicate shell/1"),
]  # fmt: skip


@pytest.mark.parametrize(("files", "words"), REFUSED)
def test_mistake_in_a_folder_is_refused_with_its_place(
    files: dict[str, str], words: str, tmp_path: Path
) -> None:
    folder = foreign(tmp_path / "theirs", **files)
    with pytest.raises(ClausewitzError) as refusal:
        import_task(folder)
    assert words in str(refusal.value)
    assert str(refusal.value).startswith(str(folder))
    assert "\n" not in str(refusal.value)


def test_labels_that_contradict_what_was_stated_are_refused(tmp_path: Path) -> None:
    folder = exported(tmp_path / "popper", "published", [Example(START, "e2e4")])
    exs = folder / "exs.pl"
    exs.write_text(exs.read_text().replace("pos(f(p0, e2, e4))", "neg(f(p0, e2, e4))"))
    with pytest.raises(ClausewitzError, match=r"there is no pos\(f\(p0, e2, e4\)\)"):
        import_task(folder)


def test_positive_that_was_added_by_hand_is_an_example(tmp_path: Path) -> None:
    folder = exported(tmp_path / "popper", "published", [Example(START, "e2e4")], NegativeChoice(0))
    with (folder / "exs.pl").open("a") as file:
        file.write("pos(f(p0, d2, d4)).\n")
    assert import_task(folder).examples == [Example(START, "e2e4"), Example(START, "d2d4")]


def test_folder_in_use_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "bias.pl").write_text("mine")
    with pytest.raises(ClausewitzError, match=r"bias\.pl is there already"):
        exported(tmp_path, "published", [Example(START, "e2e4")])
    assert (tmp_path / "bias.pl").read_text() == "mine"
    assert not (tmp_path / "bk.pl").exists()


def test_contradictions_and_names_unfit_for_popper_are_not_exported(tmp_path: Path) -> None:
    twice = [Example(START, "e2e4"), Example(START, "e2e4", label=False)]
    with pytest.raises(ClausewitzError, match="e2e4 is both"):
        exported(tmp_path / "twice", "published", twice)
    bias, own = shipped("published")
    odd = replace(bias, head=replace(bias.head, name="odd name"))
    with pytest.raises(ClausewitzError, match="'odd name' is not a name for clingo"):
        export_task([Example(START, "e2e4")], odd, own, tmp_path / "odd", NegativeChoice())


def test_error_of_a_bias_is_a_clause_error(tmp_path: Path) -> None:
    with pytest.raises(ClauseError):
        parse_popper_bias(":- halt.\n" + SMALL, "bias.pl", vocabulary())
