"""Games of a player with itself, kept in the folder of a match."""

from itertools import islice
from pathlib import Path

from clausewitz.play.matches.game import GameRules
from clausewitz.play.matches.game_table import Pairing, Seat, Setting, play_all
from clausewitz.play.matches.match_folder import MatchFolder
from clausewitz.play.matches.start_positions import RANDOM_PLIES, openings
from clausewitz.play.player import Limit
from clausewitz.runs.progress import Progress, Tell

_WON = 700  # hundredths of a pawn that both sides see: the game is over


def play_itself(
    player: str,
    nodes: int,
    games: int,
    seed: int,
    path: Path,
    jobs: int,
    tell: Tell,
) -> Path:
    """The file of the games, each from an opening of its own. Games that are there stay."""
    seat = Seat(player, Limit(nodes=nodes))
    setting = Setting(seat, seat, GameRules(resign=_WON))
    folder = MatchFolder(path)
    folder.start(setting.as_dict() | {"seed": seed}, resume=True)
    records = {record.number: record for record in folder.games()}
    numbered = enumerate(islice(openings(seed, RANDOM_PLIES), games))
    # Only even numbers: with colours changed the same player would play the same game again.
    missing = (Pairing(2 * n, opening) for n, opening in numbered if 2 * n not in records)
    playing = play_all(setting, missing, jobs)
    try:
        for record in playing:
            folder.add(record)
            records[record.number] = record
            tell(Progress("games of self-play", len(records), games))
    finally:
        playing.close()
    folder.put(records.values())
    return path / "games.pgn"
