"""Who plays in files of games: looked up by the tags alone, without reading a move."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from clausewitz.clauses.spelling import did_you_mean
from clausewitz.games.game_stream import split_games
from clausewitz.games.pgn import decoded
from clausewitz.games.published_files import Source
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import for_line

_TAG = re.compile(r'^[ \t]*\[(?:White|Black)[ \t]+"([^\r\n]*)"[ \t]*\]', re.MULTILINE)
_MOST_NAMES = 5
_NOBODY = {"", "?"}


def plain_name(name: str) -> str:
    """A name as it is compared: upper and lower case are the same, and so are blanks."""
    return " ".join(name.split()).casefold()


def check_player(paths: Sequence[Path], player: str) -> None:
    """Refuse a player who is in none of the games, and say who is, before anything is made.

    Standard input can be read only once, and is not looked at; nor is it said here that there is no
    game at all.
    """
    if Path("-") in paths:
        return
    others: set[str] = set()
    for names in _players(paths):
        if plain_name(player) in map(plain_name, names):
            return
        others.update(names)
    if others:
        raise ClausewitzError(no_player(player, others))


def no_player(player: str, others: Iterable[str]) -> str:
    """What is said of a player who is in no game, and of those who are."""
    known = sorted({*others} - _NOBODY)
    near = did_you_mean(player, known)
    if not near and known:
        more = " and others" if len(known) > _MOST_NAMES else ""
        near = f"; the players are {', '.join(known[:_MOST_NAMES])}{more}"
    return f"no game of {for_line(player)}{for_line(near)}"


def names_in(text: str) -> list[str]:
    """Who plays, White first, by the tags of a game."""
    return [" ".join(name.split()) for name in _TAG.findall(text)]


def _players(paths: Sequence[Path]) -> Iterator[list[str]]:
    """The players of each game; of a file that breaks off, up to there."""
    for path in paths:
        source = Source(path)
        try:
            for text in split_games(source, source.blocks()):
                yield names_in(decoded(text))
        except ClausewitzError:  # whoever reads the games reports it
            yield []
