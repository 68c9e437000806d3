"""Who can play: the table of players by name."""

from collections.abc import Callable

from clausewitz.play.player import Player
from clausewitz.play.players.our_players import clausewitz, endgame, paper_player, random_player
from clausewitz.play.players.parameters import PATIENCE, Parameters, parse_player
from clausewitz.play.players.programs import gnuchess, stockfish, uci, xboard
from clausewitz.support.errors import ClausewitzError

Factory = Callable[[Parameters], Player]

PLAYERS: dict[str, Factory] = {
    "clausewitz": clausewitz,
    "base": paper_player,
    "pruning": paper_player,
    "ordering": paper_player,
    "reducing": paper_player,
    "endgame": endgame,
    "random": random_player,
    "stockfish": stockfish,
    "gnuchess": gnuchess,
    "uci": uci,
    "xboard": xboard,
}
"""By the word before the colon. A factory refuses what it does not know (Parameters.only)."""


def find_player(text: str, patience: float = PATIENCE) -> Player:
    """The player that the user names; a program is looked for here, and started by its game."""
    parameters = parse_player(text, patience)
    if parameters.kind not in PLAYERS:
        raise ClausewitzError(f'there is no player "{text}", only {", ".join(PLAYERS)}')
    return PLAYERS[parameters.kind](parameters)
