"""Positions to test on: of other games than those learned from."""

from functools import cache
from pathlib import Path

import pytest

from clausewitz.games.example import Example
from clausewitz.games.example_table import read_examples, write_examples
from clausewitz.papers.krishnan_martens.held_out import from_games, from_table, to_learn_from
from clausewitz.support.data import data_dir

GAMES = data_dir("logic").parent / "examples" / "games.pgn"


@cache
def learned_from() -> list[Example]:
    return to_learn_from(GAMES, 0)


def games_of(examples: list[Example]) -> set[str]:
    return {example.source.partition("#")[0] for example in examples}


def test_one_position_of_each_game_where_there_are_enough() -> None:
    train = learned_from()
    assert len(train) == 90
    found = from_games(GAMES, 50, train, 0)
    assert len(games_of(found.examples)) == len(found.examples) == 50
    assert not games_of(found.examples) & games_of(train)
    assert from_games(GAMES, 50, train, 0) == found
    assert from_games(GAMES, 50, train, 1) != found
    assert found.words.startswith("50 positions of 50 games of games.pgn, none of them learned")


@pytest.mark.long
def test_several_of_each_where_there_are_not_and_it_is_said() -> None:
    train = learned_from()
    found = from_games(GAMES, 400, train, 0)
    assert len(found.examples) == len({example.fen for example in found.examples}) == 400
    assert not games_of(found.examples) & games_of(train)
    assert "up to 2 of each, for there are not enough games" in found.words


def test_test_part_of_a_table_without_what_was_learned_from(tmp_path: Path) -> None:
    a, b, c, d = learned_from()[:4]
    parts = [(a, "train"), (b, "test"), (c, "test"), (d, "validation")]
    file = tmp_path / "table.csv"
    write_examples(file, [Example(e.fen, e.move, True, part, e.source) for e, part in parts])
    assert [e.fen for e in to_learn_from(file, 0)] == [a.fen]
    assert [e.fen for e in from_table(file, [a]).examples] == [b.fen, c.fen]
    learned = [e for e in read_examples(file) if e.fen == c.fen]
    assert [e.fen for e in from_table(file, learned).examples] == [b.fen]
