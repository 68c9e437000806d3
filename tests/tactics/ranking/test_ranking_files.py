"""Weights and worths as files: written, read again, refused where they are something else."""

from pathlib import Path

import numpy as np
import pytest

from clausewitz.matching.clause_matrix import programs_of
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.ranking.precision import Worth, worths_in
from clausewitz.tactics.ranking.shipped_clauses import (
    feature_theories,
    reason_programs,
    reason_theories,
    reason_worths,
)
from clausewitz.tactics.ranking.weights import read_weights, shipped_weights
from ranking_fit.ranking_files import facts_file, with_worths, worth_facts, written_weights

HEADER = "% Tactics.\n% More of them.\n"
CLAUSE = "\n% A capture.\ntakes(Position, From, To) :-\n    captures(From, To, Position).\n"


def test_weights_are_read_as_they_are_written(tmp_path: Path) -> None:
    file = tmp_path / "weights.pl"
    names = [("check",), ("check", "takes"), ("takes",), ("other",)]
    file.write_text(written_weights(["how"], names, np.array([123, -5, -250, 0])))
    assert read_weights(file).of == {("check",): 123, ("check", "takes"): -5, ("takes",): -250}
    assert "weight([check, takes], -0.05)." in file.read_text()


def test_scores_add_what_holds_together(tmp_path: Path) -> None:
    file = tmp_path / "weights.pl"
    file.write_text("weight([a], 1.00).\nweight([a, b], -0.25).\n")
    columns = {"a": np.array([True, True, False]), "b": np.array([False, True, True])}
    assert read_weights(file).scores(columns, 3).tolist() == [100, 75, 0]


@pytest.mark.parametrize(
    "line", ["weight(a, 1.00).", "weight([a], 1).", ":- halt.", f"weight([a], {2**64}.00)."]
)
def test_another_line_is_refused_by_its_number(tmp_path: Path, line: str) -> None:
    file = tmp_path / "weights.pl"
    file.write_text(f"% made so\n{line}\n")
    with pytest.raises(ClausewitzError, match=r"weights\.pl:2: not a weight"):
        read_weights(file)


def test_every_weight_is_of_a_clause_that_ships() -> None:
    known = {tactic.name for theory in feature_theories() for tactic in theory.tactics}
    assert shipped_weights().names <= known


def test_worths_stand_in_the_header_and_are_replaced(tmp_path: Path) -> None:
    file = tmp_path / "tactics.pl"
    file.write_text(with_worths(HEADER + CLAUSE, [("takes", Worth(1234, 4000))], "moves in 9"))
    assert worths_in(str(file)) == {"takes": Worth(1234, 4000)}
    again = with_worths(file.read_text(), [("takes", Worth(1, 2))], "moves in 9")
    assert again.startswith(HEADER + "% worth: takes 0.50 (")
    assert again.endswith(CLAUSE)
    assert again.count("worth:") == 1


def test_every_reason_that_ships_has_a_worth() -> None:
    reasons = {tactic.name for theory in reason_theories() for tactic in theory.tactics}
    assert reasons <= set(reason_worths())


def test_a_cached_reason_has_the_clauses_that_its_file_has() -> None:
    read = programs_of(reason_theories())
    cached = reason_programs()
    assert [each.program for each in cached] == [each.program for each in read]
    for mine, its in zip(cached, read, strict=True):
        for clause, other in ((mine.clause, its.clause), (mine.plain, its.plain)):
            assert (clause, clause.types, clause.line) == (other, other.types, other.line)


def test_prolog_has_the_same_worths() -> None:
    assert facts_file().read_text(encoding="utf-8") == worth_facts(reason_worths())


def test_what_was_seen_seldom_is_worth_less() -> None:
    assert Worth(1, 1).precision < Worth(100, 100).precision < 1
    assert Worth(0, 0).precision == 0.5
