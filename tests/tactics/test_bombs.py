"""Small tactics that grow when they are run: one line with file and line, in little memory."""

from pathlib import Path
from threading import Thread

import chess
import pytest

from clausewitz.clauses import check_theory
from clausewitz.prolog import PrologError, prolog
from clausewitz.support.limits import MOST_PROOFS, PROLOG_MEGABYTES, TookTooLongError
from clausewitz.tactics.by_prolog import proposals, suggest
from clausewitz.tactics.motifs.motif_programs import programs_of
from trial.memory import measured

FEN = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
BOARD = chess.Board(FEN)
DOUBLED = "".join(f"h{n}(P, F) :- h{n + 1}(P, F), h{n + 1}(P, F).\n" for n in range(30))
END = "h30(P, F) :- legal_move(F, _, P).\nt(P, F, T) :- legal_move(F, T, P), h0(P, F).\n"
SQUARES = ", ".join(f"sq(A{n})" for n in range(4))


@pytest.mark.long
def test_helpers_that_double_need_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "double.pl"
    path.write_text(DOUBLED + END)
    assert path.stat().st_size < 1200
    words = ["suggest", FEN, "--by", "prolog", "--tactics", str(path)]
    done, needed, _ = measured(words, 100, 4 << 30)
    what = f"{path}:32: t needs too much memory on {FEN}: Prolog has {PROLOG_MEGABYTES} MB for it"
    assert done.stderr == f"clausewitz: {what}\n"
    assert needed < 500  # megabytes


def test_too_many_proofs_are_refused() -> None:
    theory = check_theory(f"t(P, F, T) :- legal_move(F, T, P), {SQUARES}.\n", "proofs.pl")
    with pytest.raises(
        TookTooLongError, match=rf"proofs.pl:1: t has too many proofs .*{MOST_PROOFS:,}"
    ):
        suggest(BOARD, [theory])
    assert len(proposals([BOARD], theory)[0][0]) == BOARD.legal_moves.count()


def test_all_tactics_of_a_position_have_their_steps_together() -> None:
    slow = "".join(
        f"t{n}(P, F, T) :- make_move(F, T, P, N), make_move(A, _, N, _), different_pos(A, A).\n"
        for n in range(60)
    )
    theory = check_theory(slow, "slow.pl")
    with pytest.raises(TookTooLongError, match=r"slow\.pl:\d+: t[1-9]\d? took too long"):
        suggest(BOARD, [theory], inferences=2_000_000)


@pytest.mark.long
def test_many_long_clauses_are_checked_quickly(tmp_path: Path) -> None:
    body = "".join(f", attacks(F, A{n}, P)" for n in range(497))
    path = tmp_path / "long.pl"
    path.write_text("".join(f"t{n}(P, F, T) :- legal_move(F, T, P){body}.\n" for n in range(40)))
    done, needed, seconds = measured(["query", "true", "--tactics", str(path)], 100, 4 << 30)
    assert done.returncode == 0
    assert needed < 500
    assert seconds < 10


def test_a_query_has_a_limit_of_memory_in_every_thread() -> None:
    found: list[str] = []

    def ask() -> None:
        try:
            prolog().query("length(L, 100000000)")
        except PrologError as error:
            found.append(str(error))

    ask()
    thread = Thread(target=ask)
    thread.start()
    thread.join()
    assert found == [f"Prolog needs more than {PROLOG_MEGABYTES} MB of memory for this"] * 2


@pytest.mark.parametrize("goal", ["f(" * 20_000, "- " * 20_000 + "1"])
def test_goals_nested_too_deep_for_prolog_are_refused(goal: str) -> None:
    with pytest.raises(PrologError, match="more than 5,000 brackets or operators"):
        prolog().query(goal)


def test_many_motifs_are_read_quickly() -> None:
    text = "".join(f"m{n}(Line) :- solver_move(_, _, _, _, _, Line).\n" for n in range(50))
    assert [one.predicate for one in programs_of(text, "m.pl")] == [f"m{n}" for n in range(50)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"t(P, F, T) :- {'a' * 2000}(P).\n", "a name of more than 1,000 characters"),
        (f"t(P, F, T) :- legal_move(F, T, {'X' * 2000}).\n", "a name of more than 1,000"),
        (f"t(P, F, T) :- {'b' * 900}(P).\n", "unknown predicate"),
    ],
)
def test_long_names_are_refused_in_a_short_line(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as refusal:
        check_theory(text, "x.pl")
    assert len(str(refusal.value)) < 600
