"""Prolog in this process: services, queries, foreign predicates, the cache."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import chess
import pytest

from clausewitz.clauses import Text
from clausewitz.prolog import Foreign, PrologError, PrologLimitError, Value, prolog
from trial.uci_clock_games import resident


def test_answers_come_in_order_and_are_written_as_prolog_reads_them() -> None:
    answers = prolog().query("member(X, [b, 'A b', \"text\", 1, f(y)])")
    assert [row["X"] for row in answers.rows] == ["b", "'A b'", '"text"', "1", "f(y)"]
    assert not answers.more


def test_number_of_answers_is_limited() -> None:
    answers = prolog().query("between(1, inf, X)", most=3)
    assert [row["X"] for row in answers.rows] == ["1", "2", "3"]
    assert answers.more


def test_exactly_as_many_answers_as_requested_are_all() -> None:
    assert not prolog().query("between(1, 3, _X)", most=3).more


def test_inferences_are_limited() -> None:
    with pytest.raises(PrologLimitError, match="took too long, 10,000 steps"):
        prolog().query("repeat, fail", inferences=10_000)


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ("no_such(X)", "no_such/1"),
        ("X is foo + 1", "foo/0"),
        ("atom_length(X, Y)", "not sufficiently instantiated"),
        ("foo(", "Syntax error"),
        ("throw(my_own_error)", "my_own_error"),
    ],
)
def test_error_is_one_line(goal: str, words: str) -> None:
    with pytest.raises(PrologError, match=words) as error:
        prolog().query(goal)
    assert "\n" not in str(error.value)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="there is no /proc")
def test_answers_are_not_cached() -> None:
    goal = 'format(string(X), "~*c", [1000000, 97])'
    sizes = [len(prolog().query(goal).rows[0]["X"]) for _ in range(2)]
    before = resident(os.getpid())
    sizes += [len(prolog().query(goal).rows[0]["X"]) for _ in range(6)]
    assert sum(sizes) > 7_000_000
    assert resident(os.getpid()) - before < 6  # megabytes


def test_prolog_works_after_an_error() -> None:
    with pytest.raises(PrologError):
        prolog().query("no_such(X)")
    assert prolog().query("X = 1").rows == [{"X": "1"}]


def pairs(text: str) -> Iterator[list[Value]]:
    yield [text, len(text)]
    yield [Text(text.upper()), 0.5]


def fail_badly(_: str) -> Iterator[list[Value]]:
    yield ["half an answer"]
    raise RuntimeError("out of\norder")


def interrupt(_: str) -> Iterator[list[Value]]:
    raise KeyboardInterrupt


@pytest.fixture
def foreign() -> None:
    prolog().register(Foreign("pairs", 1, 2, pairs))
    prolog().register(Foreign("fail_badly", 1, 1, fail_badly))
    prolog().register(Foreign("interrupt", 1, 1, interrupt))
    prolog().register(Foreign("nothing", 1, 1, lambda _: []))
    prolog().register(Foreign("fen_of", 1, 1, lambda fen: [[Text(fen)]]))


@pytest.mark.usefixtures("foreign")
class TestForeignPredicates:
    def test_each_row_is_a_solution(self) -> None:
        rows = prolog().query("pairs('Läufer', X, Y)").rows
        assert rows == [{"X": "'Läufer'", "Y": "6"}, {"X": '"LÄUFER"', "Y": "0.5"}]

    def test_bound_outputs_select_solutions(self) -> None:
        assert prolog().query("pairs(ab, X, 2)").rows == [{"X": "ab"}]
        assert prolog().query("pairs(ab, X, 3)").rows == []

    def test_no_row_is_failure(self) -> None:
        assert prolog().query("nothing(a, X)").rows == []

    @pytest.mark.parametrize("name", ["fail_badly", "interrupt"])
    def test_one_that_raises_is_an_error_and_never_a_solution(self, name: str) -> None:
        with pytest.raises(PrologError, match=f"Python predicate {name}") as error:
            prolog().query(f"{name}(a, X)")
        assert "\n" not in str(error.value)

    def test_prolog_can_catch_it(self) -> None:
        goal = "catch(fail_badly(a, _), error(python(Name, Message), _), true)"
        assert prolog().query(goal).rows == [
            {"Name": "fail_badly", "Message": '"RuntimeError: out of order"'}
        ]

    def test_unbound_input_is_an_error(self) -> None:
        with pytest.raises(PrologError, match="not sufficiently instantiated"):
            prolog().query("pairs(_, X, Y)")

    def test_position_arrives_as_its_fen(self) -> None:
        goal = f'fen_position("{chess.STARTING_FEN}", P), fen_of(P, F)'
        assert prolog().query(goal).rows[0]["F"] == f'"{chess.STARTING_FEN}"'


def test_theory_text_is_never_run(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with pytest.raises(PrologError):
        prolog().enter_clauses("stranger", [f":- shell('touch {mark}')."])
    assert not mark.exists()


def counted(cache: Path) -> str:
    """What a process with this cache says."""
    code = (
        "import chess; from clausewitz.prolog import prolog; "
        "print(prolog().perft(chess.Board(), 2))"
    )
    environment = {"CLAUSEWITZ_CACHE": str(cache), "PATH": "/usr/bin:/bin"}
    environment |= {"PYTHONPATH": ":".join(sys.path), "TMPDIR": str(cache.parent)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout + done.stderr


def test_second_process_loads_the_compiled_vocabulary(tmp_path: Path) -> None:
    assert counted(tmp_path) == "400\n"
    (compiled,) = (tmp_path / "qlf").rglob("*.qlf")
    stamp = compiled.stat().st_mtime_ns
    assert counted(tmp_path) == "400\n"
    assert compiled.stat().st_mtime_ns == stamp


@pytest.mark.long
def test_a_compiled_vocabulary_that_was_damaged_is_made_anew(tmp_path: Path) -> None:
    assert counted(tmp_path) == "400\n"
    (compiled,) = (tmp_path / "qlf").rglob("*.qlf")
    content = compiled.read_bytes()
    for damaged in (b"", content[: len(content) // 2], content[:99] + b"?" + content[100:]):
        compiled.write_bytes(damaged)
        assert counted(tmp_path) == "400\n"
        (compiled,) = (tmp_path / "qlf").rglob("*.qlf")
        assert len(compiled.read_bytes()) == len(content)


def test_a_cache_that_others_can_write_to_is_not_used(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    (cache / "qlf").mkdir(parents=True)
    (cache / "qlf").chmod(0o777)
    said = counted(cache)
    assert said.startswith("400\n")
    assert f"{cache / 'qlf'} can be written to by others: the cache is in {tmp_path}" in said
    assert not list((cache / "qlf").iterdir())
