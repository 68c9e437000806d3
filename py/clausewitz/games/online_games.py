"""Games by the name of a player, from the public interfaces of Lichess and Chess.com.

https://lichess.org/api#tag/Games/operation/apiGamesUser: a stream of games, the latest first.
https://www.chess.com/news/view/published-data-api: a list of months, and a document for each.

Nothing but names, dates and speeds is sent, and to Lichess the token of the user, if there is one.
What has come once is in the user's cache, and only what is newer is fetched.
"""

import calendar
import os
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlencode

from clausewitz import __version__
from clausewitz.games.fetched_games import FetchedGame, FetchedGames, Span
from clausewitz.games.game_choice import GameChoice, Speed
from clausewitz.games.web_requests import BrokenAnswerError, StatusError, WebRequests
from clausewitz.runs.progress import Progress, Tell, silent, step
from clausewitz.support.data import cache_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import for_tag
from clausewitz.support.files import whole_text

TOKEN = "LICHESS_TOKEN"
"""The variable that holds a token of Lichess; with one, games come faster."""
CONTACT = "CLAUSEWITZ_CONTACT"
"""The variable that says whom Chess.com may write to; without it, the player's name there."""
_NAME = re.compile(r"[A-Za-z0-9][\w-]{0,39}", re.ASCII)
_ADDRESS = re.compile(r"https?://[\w.-]+(?::\d{1,5})?", re.ASCII)
_WORD = re.compile(r"\w{1,1000}", re.ASCII)
_MONTH = re.compile(r"/(\d{4})/(\d{2})/?$", re.ASCII)
_SITE_TAG = re.compile(r'^\[Site "[^"\n]*"\]', re.MULTILINE)
_FIRST_GAME = 1_356_998_400_070  # of Lichess, which refuses to look before that
_HOUR = 3_600_000  # milliseconds
_DAY = 24 * _HOUR
_AT_ONCE = 100  # games after which it is noted how far we are
_OTHER = "other variants"
_GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


@dataclass(frozen=True, slots=True)
class Fetching:
    """What is needed to fetch the games of a player."""

    player: str
    choice: GameChoice
    store: FetchedGames
    requests: WebRequests
    now: int
    """Milliseconds of the epoch."""
    tell: Tell

    def report(self, speeds: Sequence[str], begin: int) -> None:
        count = self.store.count(speeds, Span(begin, self.now))
        self.tell(Progress(f"games of {self.player} fetched", count))


class GameSite(Protocol):
    """A site that publishes the games of its players."""

    @property
    def key(self) -> str:
        """In names of files."""

    @property
    def host(self) -> str: ...
    @property
    def speeds(self) -> tuple[Speed, ...]: ...
    def headers(self, player: str) -> Mapping[str, str]: ...
    def fetch(self, work: Fetching) -> None:
        """Bring all games that are wanted into the store, as far as they are not there."""


def _address(variable: str, usual: str) -> str:
    """Where a site is: as the user's environment says, or as everybody knows."""
    address = os.environ.get(variable) or usual
    if not _ADDRESS.fullmatch(address):
        raise ClausewitzError(f"${variable} holds no address such as {usual}")
    return address


@dataclass(frozen=True, slots=True)
class Lichess:
    address: str = field(
        default_factory=lambda: _address("CLAUSEWITZ_LICHESS", "https://lichess.org")
    )
    key: str = "lichess"
    host: str = "lichess.org"
    speeds: tuple[Speed, ...] = tuple(Speed)

    def headers(self, player: str) -> Mapping[str, str]:
        found = {"User-Agent": f"clausewitz/{__version__}", "Accept": "application/x-ndjson"}
        if token := os.environ.get(TOKEN):
            if not _WORD.fullmatch(token):
                raise ClausewitzError(f"${TOKEN} holds no token of {self.host}")
            found["Authorization"] = f"Bearer {token}"
        return found

    def fetch(self, work: Fetching) -> None:
        # A game is listed under the time at which it began, and only when it is over: one that
        # lasts longer than this is not found when only newer ones are fetched.
        longest = {True: 12 * _HOUR, False: 60 * _DAY}
        speeds = work.choice.speeds or self.speeds
        for is_live, most in longest.items():
            own = [one for one in speeds if (one != Speed.CORRESPONDENCE) is is_live]
            if own:
                self._fetch_speeds(work, own, work.now - most)

    def _fetch_speeds(self, work: Fetching, speeds: Sequence[Speed], over: int) -> None:
        """From now backwards, past what is there."""
        choice, store = work.choice, work.store
        at = work.now
        while at > choice.begin:
            known = store.count(speeds, Span(at, work.now))
            if choice.last is not None and known >= choice.last:
                return
            whole = store.whole_down_to(speeds, at)
            if whole < at:
                at = whole
                continue
            span = Span(max(choice.begin, store.whole_below(speeds, at)), at)
            most = None if choice.last is None else choice.last - known
            at = self._stream(work, speeds, span, most, over)

    def _stream(
        self, work: Fetching, speeds: Sequence[Speed], span: Span, most: int | None, over: int
    ) -> int:
        """Fetch the games of a span, or the latest of them; since when all of them are there."""
        at, came, batch = span.end, 0, list[FetchedGame]()
        broken: BrokenAnswerError | None = None

        def note() -> None:
            if not batch and at == span.end:
                return
            work.store.add(batch, speeds, Span(at, min(span.end, over)))
            batch.clear()
            work.report(speeds, at)

        try:
            for line in work.requests.lines(self._query(work.player, speeds, span, most)):
                game = self._game(work.requests, line)
                came += 1
                batch.append(game)
                at = min(at, game.when, span.end - 1)  # each answer is a step back
                if not work.store.has(game.name):
                    work.requests.progressed()
                if len(batch) >= _AT_ONCE:
                    note()
            if most is None or came < most:
                at = span.begin
        except BrokenAnswerError as error:
            broken = error
        finally:
            note()
        if broken is not None:
            work.requests.pause(broken)
        return at

    def _query(self, player: str, speeds: Sequence[Speed], span: Span, most: int | None) -> str:
        wanted = {
            "perfType": ",".join("ultraBullet" if s == Speed.ULTRABULLET else s for s in speeds),
            "pgnInJson": "true",
            "clocks": "true",
            "opening": "true",
            "until": str(span.end),
            **({"since": str(span.begin)} if span.begin > _FIRST_GAME else {}),
            **({"max": str(most)} if most is not None else {}),
        }
        return f"{self.address}/api/games/user/{player}?{urlencode(wanted)}"

    def _game(self, requests: WebRequests, line: bytes) -> FetchedGame:
        record = requests.json(line)
        try:
            is_chess = record["variant"] in ("standard", "fromPosition")
            speed = str(record["speed"]).lower() if is_chess else _OTHER
            name, when = str(record["id"]), int(record["createdAt"])
            return FetchedGame(name, when, speed, str(record["pgn"]))
        except (LookupError, TypeError, ValueError) as error:
            raise ClausewitzError(f"{self.host}: an answer that is no game") from error


@dataclass(frozen=True, slots=True)
class ChessCom:
    address: str = field(
        default_factory=lambda: _address("CLAUSEWITZ_CHESSCOM", "https://api.chess.com")
    )
    key: str = "chesscom"
    host: str = "chess.com"
    speeds: tuple[Speed, ...] = (
        Speed.BULLET,
        Speed.BLITZ,
        Speed.RAPID,
        Speed.CORRESPONDENCE,
    )

    def headers(self, player: str) -> Mapping[str, str]:
        """Who sends no name and no address is refused."""
        contact = os.environ.get(CONTACT, "")
        who = f"contact: {for_tag(contact)}" if contact else f"username: {player}"
        who = who.encode("ascii", "replace").decode()
        return {"User-Agent": f"clausewitz/{__version__} ({who})", "Accept": "application/json"}

    def fetch(self, work: Fetching) -> None:
        """Months from now backwards; each is final when it is over, and some time has passed."""
        choice, store = work.choice, work.store
        speeds = choice.speeds or self.speeds
        for year, month in sorted(self._months(work), reverse=True):
            span = _month_span(year, month)
            newer = store.count(speeds, Span(max(span.end + 1, choice.begin), work.now))
            if span.end < choice.begin or (choice.last is not None and newer >= choice.last):
                return
            if store.whole_down_to(self.speeds, span.end) > span.begin:
                self._fetch_month(work, f"{year}/{month:02}", span)

    def _months(self, work: Fetching) -> list[tuple[int, int]]:
        address = f"{self.address}/pub/player/{work.player.lower()}/games/archives"
        found = work.requests.document(address).value
        try:
            # Of the addresses only the months are taken: where to go is not for an answer to say.
            months = [_MONTH.search(one) for one in found["archives"]]
        except (LookupError, TypeError) as error:
            raise ClausewitzError(f"{self.host}: an answer that is no list of months") from error
        pairs = [(int(one[1]), int(one[2])) for one in months if one is not None]
        return [(year, month) for year, month in pairs if year > 0 and month in range(1, 13)]

    def _fetch_month(self, work: Fetching, month: str, span: Span) -> None:
        address = f"{self.address}/pub/player/{work.player.lower()}/games/{month}"
        found = work.requests.document(address, work.store.tag(month))
        work.requests.progressed()
        try:
            games = [self._game(one) for one in found.value["games"] if one.get("pgn")]
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            if found.value is not None:
                raise ClausewitzError(f"{self.host}: {month}: an answer without games") from error
            games = []
        # Documents are made anew twice a day.
        whole = Span(span.begin, min(span.end, work.now - _DAY))
        work.store.add(games, self.speeds, whole, (month, found.tag))
        work.report(self.speeds, span.begin)

    def _game(self, record: Mapping[str, Any]) -> FetchedGame:
        address = for_tag(str(record["url"]))
        speed = str(record["time_class"]) if record["rules"] == "chess" else _OTHER
        speed = Speed.CORRESPONDENCE if speed == "daily" else speed
        # Where the game is stands in its address, not just which site it is of.
        pgn = _SITE_TAG.sub(lambda _: f'[Site "{address}"]', record["pgn"], count=1)
        return FetchedGame(address, int(record["end_time"]) * 1000, speed, pgn)


def _month_span(year: int, month: int) -> Span:
    days = calendar.monthrange(year, month)[1]
    begin = int(datetime(year, month, 1, tzinfo=UTC).timestamp()) * 1000
    return Span(begin, begin + int(timedelta(days=days).total_seconds()) * 1000 - 1)


def online_games(
    site: GameSite,
    player: str,
    choice: GameChoice,
    tell: Tell = silent,
    *,
    again: bool = False,
    sleep: Callable[[float], object] = time.sleep,
    now: Callable[[], float] = time.time,
) -> Path:
    """A file of the player's games in PGN, the earliest first.

    `again` is for work that goes on with the games it began with: none is fetched then.
    """
    if not _NAME.fullmatch(player):
        raise ClausewitzError(f'"{player}" is not the name of a player on {site.host}')
    missing = [one for one in choice.speeds if one not in site.speeds]
    if missing:
        words = f"{site.host} has no {missing[0]} games: {', '.join(site.speeds)}"
        raise ClausewitzError(words)
    folder = cache_dir("games")
    name = f"{site.key}-{player.lower()}"
    made = folder / f"{name}{choice.name}.pgn"
    if again and made.exists():
        return made
    requests = WebRequests(site.host, site.headers(player), tell, sleep)
    store = FetchedGames(folder / f"{name}.jsonl")
    work = Fetching(player, choice, store, requests, int(now() * 1000), tell)
    try:
        site.fetch(work)
    except StatusError as error:
        raise _explained(site, player, error) from error
    _write(work, site, made)
    return made


def _explained(site: GameSite, player: str, error: StatusError) -> ClausewitzError:
    if error.status in _GONE:
        return ClausewitzError(f"{site.host} has no player {player}")
    if error.status == HTTPStatus.UNAUTHORIZED:
        return ClausewitzError(f"{site.host} refuses the token in ${TOKEN}")
    return error


def _write(work: Fetching, site: GameSite, path: Path) -> None:
    choice, store = work.choice, work.store
    span = Span(choice.begin, work.now)
    games = store.chosen(choice.speeds or site.speeds, span)[: choice.last]
    others = store.count([_OTHER], span)
    words = f" ({others:,} of other variants are left out)" if others else ""
    if not games:
        fits = f" that fits ({choice})" if str(choice) else ""
        raise ClausewitzError(f"{site.host}: no game of {work.player}{fits}{words}")
    with whole_text(path) as file:
        for text in store.texts(reversed(games)):
            whole = text.encode(errors="replace").decode()  # JSON can say half a character
            file.write(f"{whole.strip()}\n\n")
    count = "1 game" if len(games) == 1 else f"{len(games):,} games"
    work.tell(step(f"{count} of {work.player} from {site.host}{words}"))
