"""Where games come from: files, or a player's name on Lichess or Chess.com."""

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.games.game_choice import GameChoice, Speed
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.games.online_games import GameSite

PLAYER_HELP = "Name of the player as in the games; case does not matter."
_GAMES_HELP = "PGN files, optionally compressed (.zst, .bz2); - is standard input."
_FETCHED = "the games that came are saved, and the same command fetches the others"
_PANEL = "Games from the web"
_SINCE_HELP = "First day of the games to fetch, such as 2026-01-31."
_LAST_HELP = "Number of games to fetch, starting with the latest."
_SPEED_HELP = "Speed of the games to fetch; repeatable."

Games = Annotated[list[Path] | None, arg.argument("GAMES", _GAMES_HELP)]


def _site(name: str) -> object:
    words = f"{name} user whose games to fetch."
    return arg.option("NAME", words, shown="none", panel=_PANEL)


@dataclass(frozen=True)
class SourceOptions:
    """Games that are fetched from a site; nothing is, unless one of them is named."""

    lichess: Annotated[str | None, _site("Lichess")] = None
    chesscom: Annotated[str | None, _site("Chess.com")] = None
    since: Annotated[str | None, arg.option("DATE", _SINCE_HELP, shown="all", panel=_PANEL)] = None
    last: Annotated[int | None, arg.option("N", _LAST_HELP, min=1, shown="all", panel=_PANEL)] = (
        None
    )
    speed: Annotated[list[Speed] | None, arg.choice(_SPEED_HELP, shown="any", panel=_PANEL)] = None

    @property
    def _names(self) -> list[str]:
        """Of players, without those that differ in upper and lower case alone."""
        names = [name for name in (self.lichess, self.chesscom) if name]
        return list({name.casefold(): name for name in names}.values())

    def player(self, named: str | None) -> str:
        """The player whose games they are, if the user names no other."""
        if named is not None:
            return named
        if not self._names:
            raise ClausewitzError("name the player: --player NAME, as in the games")
        if len(self._names) > 1:
            words = "are two players: coach one after the other"
            raise ClausewitzError(f"{' and '.join(self._names)} {words}")
        return self._names[0]

    def files(self, games: list[Path] | None, resume: bool) -> list[Path]:
        """The files, and those that are made of fetched games; what is resumed has them already."""
        choice = GameChoice(_day(self.since), self.last, tuple(dict.fromkeys(self.speed or ())))
        if not self._names:
            if choice != GameChoice():
                raise ClausewitzError("--since, --last and --speed need --lichess or --chesscom")
            if not games:
                raise ClausewitzError("name files of games, or a player: --lichess, --chesscom")
            return games
        from clausewitz.games.online_games import online_games

        with stoppable(saved=_FETCHED), ProgressLine() as tell:
            fetched = [
                online_games(site, name, choice, tell, again=resume) for site, name in self._sites()
            ]
        return [*(games or []), *fetched]

    def _sites(self) -> "list[tuple[GameSite, str]]":
        from clausewitz.games.online_games import ChessCom, Lichess

        found: list[tuple[GameSite, str]] = []
        found += [(Lichess(), self.lichess)] if self.lichess else []
        found += [(ChessCom(), self.chesscom)] if self.chesscom else []
        return found


def _day(text: str | None) -> date | None:
    try:
        return date.fromisoformat(text) if text else None
    except ValueError as error:
        raise ClausewitzError(f'--since "{text}" is not a day such as 2026-01-31') from error
