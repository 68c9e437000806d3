"""Links from a board to its game, and to the move, at the site where it was played."""

import re
from urllib.parse import urlsplit

from clausewitz.coaching.game_records import GameRecord
from clausewitz.support.escapes import for_markup

_LICHESS = "lichess.org"
_GAME = re.compile(r"/(\w{8})\w{0,4}(?:/(?:white|black))?/?")  # its number, and a player's secret


def game_link(game: GameRecord, words: str, ply: int | None = None) -> str:
    """The words as a link to the game, or to the position after so many half moves of it.

    They stay words where the game names no address.
    """
    address = game_address(game, ply)
    if address is None:
        return words
    return f'<a href="{for_markup(address)}" target="_blank" rel="noopener noreferrer">{words}</a>'


def game_address(game: GameRecord, ply: int | None = None) -> str | None:
    """Where the game is on the web, if it says so; at Lichess from the player's side."""
    for name in ("Link", "Site"):
        try:
            parts = urlsplit(game.tags.get(name, "").strip())
        except ValueError:  # brackets that are no address
            continue
        if parts.scheme not in ("http", "https") or not parts.hostname:
            continue
        found = _GAME.fullmatch(parts.path) if parts.hostname == _LICHESS else None
        if found is None:
            return parts.geturl()
        side = "/black" if game.side == "black" else ""
        move = "" if ply is None else f"#{ply}"
        return f"https://{_LICHESS}/{found[1]}{side}{move}"
    return None


def names_moves(game: GameRecord) -> bool:
    """Whether its site can be opened at a move."""
    return game_address(game, 0) != game_address(game)


def site_name(game: GameRecord) -> str:
    address = game_address(game)
    name = urlsplit(address).hostname if address else None
    return (name or "").removeprefix("www.")
