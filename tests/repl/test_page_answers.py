"""What Prolog answers to a page in a browser (logic/repl/page.pl), by plain SWI-Prolog."""

import shutil
from pathlib import Path

import pytest

from clausewitz.support.data import data_dir
from repl.plain_repl import printed

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)
FORK = "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1"


def answers(goal: str, folder: Path) -> list[str]:
    """What a goal prints where the files that a page loads are loaded."""
    logic = data_dir("logic")
    file = folder / "page_goal.pl"
    file.write_text(f":- ['{logic}/repl/page.pl'].\ngoal :- {goal}.\n")
    return printed(f"consult('{file}'), goal", folder)


def queried(query: str, fen: str, folder: Path) -> list[str]:
    """The texts of all answers of a query, or its error."""
    said = "(get_dict(text, A, T) -> true ; get_dict(error, A, T))"
    return answers(f'forall(page_query("{query}", "{fen}", A), ({said}, print(T), nl))', folder)


def test_advice_has_moves_shares_and_reasons(tmp_path: Path) -> None:
    goal = (
        f'F = "{FORK}", forall(page_score(F, N, All), (write(N/All), nl)), page_advice(F, [M], ""),'
        "forall(member(R, M.reasons), (print(M.san-R.tactic-R.why), nl))"
    )
    said = answers(goal, tmp_path)
    count = int(said[0].partition("/")[2])
    assert said[:count] == [f"{n}/{count}" for n in range(1, count + 1)]
    assert said[count:] == [
        '"Nc7+"-winning_fork-"Nc7+ forks the king on e8 and the rook on a8."',
        '"Nc7+"-winning_threat-"Nc7+ threatens the rook on a8, and every reply loses a piece."',
    ]


def test_a_proof_has_clause_and_literals(tmp_path: Path) -> None:
    goal = (
        f'page_proof("{FORK}", d5, c7, winning_fork, P), write(P.file), nl,'
        "forall(member(L, P.literals), (write(L.text-L.words), nl))"
    )
    said = answers(goal, tmp_path)
    assert said[0] == "logic/tactics/literature.pl"
    words = "endangers(c7, e8, NewPosition)-the knight on c7 threatens the king on e8"
    assert words in said


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("legal_move(d5, c7, P)", ["true"]),
        ("?- member(X, [a, Y]).", ["X = a", "Y = X"]),
        ("attacks(a8, Square, P)", []),
        ("X = 'A b', Z = [_|T]", ["X = 'A b',\\nZ = [_|T]"]),
        ("nosuch(P)", ["Unknown procedure: nosuch/1"]),
        ("atom_length(X, Y)", ["Arguments are not sufficiently instantiated"]),
        ("Y = $X", ["answer `$'X'' does not exist"]),
    ],
)
def test_queries(query: str, said: list[str], tmp_path: Path) -> None:
    found = [text.strip('"') for text in queried(query, FORK, tmp_path)]
    assert len(found) == len(said)
    for text, expected in zip(found, said, strict=True):
        assert expected.partition("_|")[0] in text


def test_answers_are_remembered(tmp_path: Path) -> None:
    goal = (
        'once(page_query("member(X, [1, 2])", "", _)), page_query("Y = $X", "", A),'
        "print(A.text), nl"
    )
    assert answers(goal, tmp_path) == ['"Y = 1"']


def test_complaints_of_a_program_name_their_lines(tmp_path: Path) -> None:
    own = tmp_path / "own.pl"
    own.write_text("one(1).\ntwo(X) :- three(.\nfour(Y) :- true.\n")
    goal = (
        f"page_program('{own}', Ms), forall(member(M, Ms), (write(M.kind-M.line-M.text), nl)),"
        "one(X), write(X), nl"
    )
    first, second, last = answers(goal, tmp_path)
    assert first.startswith("error-2-Syntax error: ")
    assert second == "warning-3-Singleton variables: [Y]"
    assert last == "1"
