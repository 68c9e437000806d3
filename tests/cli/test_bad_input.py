"""Every mistake of a user is one clear line and exit status 2: no traceback, no silence."""

from pathlib import Path

import pytest

from clausewitz.play.rules import By
from clausewitz.support.data import example_file
from running import Result, Run

MALFORMED = [
    "",
    "x",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 2",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkx - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KKkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e4 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.5",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 99999999999999999999",
    "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/0/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppxpppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr\\pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
    "rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/8/8/8/8/6pk/K5P1 w - - 0 1",
    "4k2R/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - c6 0 1",
    "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
    "rnbqkbnr/pppppppp/nnnnnnnn/8/8/8/8/4K3 w kq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq \u2013 0 1",
]

REFUSED = {
    ":- shell('touch pwned').": "bad.pl:1: a directive",
    "?- shell('touch pwned').": "bad.pl:1: a directive",
    "f(P, A, B) :- legal_move(A, B, P), wins(A, P).": "bad.pl:1: unknown predicate wins/2",
    "\n\nf(P, A, B) :- legal_move(A, B, P), shell(ls).": "bad.pl:3: unknown predicate shell/1",
    "f(P, A, B) :- legal_move(A, B, P": "bad.pl:1: expected ')'",
    "f(P, A, B) :- legal_move(A, B, P), assertz(x).": "unknown predicate assertz/1",
    "f(P, A, B) :- legal_move(A, B, P), G = 1, G.": "bad.pl:1:",
    "term_expansion(A, B) :- shell(A).": "term_expansion: a name that Prolog itself calls",
    "f(A, B) :- shell(A).": "unknown predicate shell/1",
    "f(P, A, B) --> legal_move(A, B, P).": "bad.pl:1:",
    "open(P, A, B) :- legal_move(A, B, P).": "is a predicate of Prolog itself",
    "": "there is no tactic in it",
    "% nothing but a comment\n": "there is no tactic in it",
}


def is_one_line(result: Result) -> bool:
    assert result.status == 2, result
    assert result.out == ""
    assert result.err.startswith("clausewitz: ")
    assert result.err.count("\n") == 1, result.err
    assert "Traceback" not in result.err
    return True


@pytest.mark.parametrize("fen", MALFORMED)
def test_malformed_fen_is_refused_in_one_line(run: Run, fen: str) -> None:
    assert is_one_line(run("legal", fen))
    assert is_one_line(run("suggest", fen))


@pytest.mark.parametrize("by", list(By))
def test_malformed_fen_is_refused_whoever_answers(run: Run, by: By) -> None:
    result = run("legal", "8/8/8/8/8/8/8/8 w - - 0 1", "--by", by)
    assert is_one_line(result)
    assert "the board is empty" in result.err


@pytest.mark.parametrize("text", REFUSED)
def test_tactic_file_is_refused_with_file_and_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.pl").write_text(text)
    for command in (["suggest"], ["query", "true"]):
        if command[0] == "query" and "no tactic" in REFUSED[text]:
            continue
        result = run(*command, "--tactics", "bad.pl")
        assert is_one_line(result)
        assert REFUSED[text] in result.err
    assert not Path("pwned").exists()


def test_tactic_file_that_is_missing_or_not_text_is_named(run: Run, tmp_path: Path) -> None:
    assert "No such file" in run("suggest", "--tactics", str(tmp_path / "none.pl")).err
    binary = tmp_path / "binary.pl"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in run("suggest", "--tactics", str(binary)).err
    assert is_one_line(run("suggest", "--tactics", str(tmp_path)))


def test_two_files_with_one_tactic_are_distinguished_or_refused(run: Run, tmp_path: Path) -> None:
    for name in ("a.pl", "b.pl"):
        (tmp_path / name).write_text(
            f"twice(P, F, T) :- captures(F, T, P){', promotes(F, T, P)' * (name == 'b.pl')}."
        )
    files = ["--tactics", str(tmp_path / "a.pl"), "--tactics", str(tmp_path / "b.pl")]
    assert run("suggest", *files).status == 0
    result = run("query", "true", *files)
    assert is_one_line(result)
    assert "twice/3 is defined by two" in result.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("legal", "--by", "magic"),
        ("perft", "-d", "deep"),
        ("perft", "-d", "-1"),
        ("perft", "99"),
        ("nonsense",),
        ("facts", "--to", "klingon"),
        ("query",),
        ("query", "foo("),
        ("query", "no_such_predicate(X)"),
        ("query", "atom_length(X, Y)"),
        ("query", "repeat, fail", "--inferences", "10000"),
        ("query", "true", "--fen", "x"),
        ("suggest", "-o", "/no/such/folder/board.svg"),
        ("mine", "examples/games.pgn", "--nodes", "9" * 25),
        ("mate", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "-n", "1", "--seconds", "nan"),
        ("mate", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "-n", "1", "--seconds", "inf"),
    ],
)
def test_wrong_argument_is_refused_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert is_one_line(result._replace(out="" if "-o" in arguments else result.out))


@pytest.mark.long
def test_missing_prolog_is_named_with_its_cure(spawn: Run, tmp_path: Path) -> None:
    nowhere = {"LIBSWIPL_PATH": "/nowhere", "SWI_HOME_DIR": "/nowhere", "PATH": str(tmp_path)}
    for command in (["suggest"], ["legal", "--by", "prolog"], ["query", "true"], ["repl"]):
        result = spawn(*command, **nowhere)
        assert is_one_line(result)
        assert "SWI-Prolog is not installed" in result.err
        for words in ("swi-prolog-nox", "dnf install pl", "pacman", "brew", "winget"):
            assert words in result.err
    mate = ["mate", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "-n", "1"]
    tag = ["tag", str(example_file("puzzles.csv"))]
    for command in (["legal"], ["board"], mate, tag, ["opening"]):
        assert spawn(*command, **nowhere).status == 0


def test_python_predicate_that_raises_is_an_error_not_an_answer(run: Run) -> None:
    result = run("query", "--fen", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "san(Pos, a1, h8, San)")
    assert is_one_line(result)
    assert "a1h8 is not a legal move" in result.err


def test_reader_that_goes_away_is_not_an_error_to_report(spawn: Run) -> None:
    assert spawn("--version").out.startswith("clausewitz ")
