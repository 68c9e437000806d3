"""Small bombs of every kind, each with a command that reads it; the seed says which.

A kind is a function that yields bombs. {dir} in the words of a command is the folder of its files.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from trial import bomb_games, bomb_packed, bomb_programs, bomb_records


@dataclass(frozen=True)
class Bomb:
    """Files, by their names, and the words of the command that reads them."""

    kind: str
    name: str
    words: tuple[str, ...]
    files: Mapping[str, bytes] = field(repr=False)


Made = tuple[str, tuple[str, ...], Mapping[str, bytes]]
"""The name of a bomb, the words of its command, its files."""
KINDS: dict[str, Callable[[Random], Iterable[Made]]] = {
    "packed": bomb_packed.packed,
    "networks": bomb_packed.networks,
    "games": bomb_games.games,
    "tactics": bomb_programs.tactics,
    "motifs": bomb_programs.motifs,
    "biases": bomb_programs.biases,
    "domains": bomb_programs.domains,
    "facts": bomb_records.facts,
    "records": bomb_records.records,
    "options": bomb_records.options,
}


def bombs(chance: Callable[[str], Random], kinds: Iterable[str] = KINDS) -> Iterator[Bomb]:
    """All of these kinds, each with a name of its own."""
    for kind in kinds:
        for number, (name, words, files) in enumerate(KINDS[kind](chance(kind))):
            called = f"{kind}-{number}-{name}".replace(" ", "-")
            yield Bomb(kind, called, words, files)
