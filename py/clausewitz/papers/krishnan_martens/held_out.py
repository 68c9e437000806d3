"""Positions to learn from and others to test on, of games that nothing was learned from."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from clausewitz.games.example import Example
from clausewitz.games.example_table import read_examples
from clausewitz.games.game_stream import GameSampleRequest
from clausewitz.games.negatives import training_examples
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import sample_games
from clausewitz.papers.krishnan_martens.published_space import POSITIONS

_PER_GAME = (1, 2, 5, 10, 20, 50)
_TEST = "test"


class HeldOut(NamedTuple):
    """Examples to test on, and in words where they come from."""

    examples: list[Example]
    words: str


def to_learn_from(file: Path, seed: int) -> list[Example]:
    """The moves played of a CSV file, those of its training part where it is split; or a sample
    of games, as many as the paper takes."""
    if ".csv" not in file.suffixes:
        return sample_games([Source(file)], POSITIONS, GameSampleRequest(), seed).examples
    return training_examples(file)


def from_games(games: Path, number: int, train: Sequence[Example], seed: int) -> HeldOut:
    """So many positions, one of each game; several only where there are not enough games."""
    found, per_game = list[Example](), 0
    for per_game in _PER_GAME:
        # Of each game learned from, so many positions at most are drawn in vain.
        drawn = number + len(train) * per_game
        sample = sample_games([Source(games)], drawn, GameSampleRequest(per_game=per_game), seed)
        found = _apart(sample.examples, train)[:number]
        if len(found) == number:
            break
    count = len({_game(example) for example in found})
    several = f" (up to {per_game} of each, for there are not enough games)" if per_game > 1 else ""
    words = (
        f"{len(found):,} positions of {count:,} games of {games.name}{several}, "
        f"none of them learned from; seed {seed}"
    )
    return HeldOut(found, words)


def from_table(file: Path, train: Sequence[Example]) -> HeldOut:
    """The moves played of a CSV file, those of its test part where it has one."""
    played = [example for example in read_examples(file) if example.label]
    chosen = [example for example in played if example.split == _TEST] or played
    found = _apart(chosen, train)
    less = len(chosen) - len(found)
    left_out = f"; {less:,} of games learned from are left out" if less else ""
    return HeldOut(found, f"{len(found):,} positions of {file.name}{left_out}")


def _apart(examples: Sequence[Example], train: Sequence[Example]) -> list[Example]:
    """Those that are neither of a game nor in a position that was learned from."""
    games, positions = {_game(e) for e in train if e.source}, {e.fen for e in train}
    return [e for e in examples if _game(e) not in games and e.fen not in positions]


def _game(example: Example) -> str:
    return example.source.partition("#")[0]
