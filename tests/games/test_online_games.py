"""Games by the name of a player, from stand-ins for Lichess and Chess.com."""

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from clausewitz.games.game_choice import GameChoice, Speed
from clausewitz.games.online_games import ChessCom, GameSite, Lichess, online_games
from clausewitz.support.data import cache_dir
from clausewitz.support.errors import ClausewitzError
from contracts.test_imports import PACKAGE, imports
from games.chess_sites import HOUR, SiteGame, SiteState, Trouble, serving

NOW = int(datetime(2026, 3, 10, 12, tzinfo=UTC).timestamp()) * 1000
DAY = 24 * HOUR
MINUTE = 60.0


class Reader:
    """Somebody who fetches games from a stand-in, with a clock of their own."""

    def __init__(self, site: GameSite, state: SiteState) -> None:
        self.site, self.state = site, state
        self.now = NOW
        self.pauses: list[float] = []
        self.said: list[str] = []

    def fetch(self, player: str = "anna", choice: GameChoice | None = None) -> list[str]:
        """The names of the games that came."""
        file = online_games(
            self.site,
            player,
            choice or GameChoice(),
            lambda progress: self.said.append(str(progress)),
            sleep=self.pauses.append,
            now=lambda: self.now / 1000,
        )
        return [line[8:-2] for line in file.read_text().splitlines() if line.startswith("[Round ")]

    def asks(self) -> list[dict[str, str]]:
        """What was sent since the last time, without what never changes."""
        queries = [parse_qs(urlsplit(path).query) for path in self.state.requests]
        self.state.requests.clear()
        return [
            {name: query[name][0] for name in ("since", "until", "max") if name in query}
            for query in queries
        ]


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SiteState]:
    """Twelve live games, two hours apart and the last a day ago, in an empty cache."""
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("LICHESS_TOKEN", raising=False)
    cache_dir.cache_clear()
    yield SiteState(games=[SiteGame(n, NOW - DAY - 2 * n * HOUR) for n in range(12)])
    cache_dir.cache_clear()


@pytest.fixture
def lichess(state: SiteState) -> Iterator[Reader]:
    with serving(state) as address:
        yield Reader(Lichess(address), state)


@pytest.fixture
def chesscom(state: SiteState) -> Iterator[Reader]:
    with serving(state) as address:
        yield Reader(ChessCom(address), state)


def names(*numbers: int) -> list[str]:
    """Of games, the earliest first."""
    return [f"game{number:04}" for number in sorted(numbers, reverse=True)]


LIVE = GameChoice(speeds=(Speed.BLITZ, Speed.BULLET))


def test_a_stream_comes_in_pieces_and_is_written_the_earliest_first(lichess: Reader) -> None:
    assert lichess.fetch() == names(*range(12))
    assert lichess.said[-1] == "12 games of anna from lichess.org"
    assert lichess.state.most_at_a_time == 1
    (sent, _) = lichess.state.headers  # live games, then those of correspondence
    assert sent["user-agent"].startswith("clausewitz/")
    assert "authorization" not in sent


def test_a_second_call_fetches_only_what_is_newer(lichess: Reader) -> None:
    lichess.fetch(choice=LIVE)
    assert lichess.asks() == [{"until": str(NOW)}]
    lichess.now = NOW + DAY
    lichess.state.games.append(SiteGame(99, NOW + HOUR))
    assert lichess.fetch(choice=LIVE) == [*names(*range(12)), "game0099"]
    # All are there that had surely ended when they were fetched: a game may take half a day.
    assert lichess.asks() == [{"since": str(NOW - 12 * HOUR), "until": str(NOW + DAY)}]


def test_games_that_came_before_do_not_hide_others(lichess: Reader) -> None:
    lichess.state.games = [SiteGame(n, NOW - n * HOUR // 2 - 1) for n in range(9)]
    assert lichess.fetch(choice=GameChoice(last=3, speeds=LIVE.speeds)) == names(0, 1, 2)
    lichess.now += DAY
    assert lichess.fetch(choice=GameChoice(last=5, speeds=LIVE.speeds)) == names(*range(5))
    assert lichess.fetch(choice=LIVE) == names(*range(9))


def test_choices_share_what_was_fetched(lichess: Reader) -> None:
    assert lichess.fetch(choice=GameChoice(last=3, speeds=LIVE.speeds)) == names(0, 1, 2)
    assert lichess.asks() == [{"until": str(NOW), "max": "3"}]
    since = GameChoice(since=date(2026, 3, 9), speeds=LIVE.speeds)
    assert lichess.fetch(choice=since) == names(0, 1, 2, 3, 4, 5, 6)
    third, day = NOW - DAY - 4 * HOUR, NOW - DAY - 12 * HOUR
    assert lichess.asks() == [
        {"since": str(NOW - 12 * HOUR), "until": str(NOW)},
        {"since": str(day), "until": str(third)},
    ]
    assert lichess.fetch(choice=GameChoice(last=2, speeds=(Speed.BLITZ,))) == names(0, 1)


def test_what_breaks_off_leaves_whole_games_and_goes_on(lichess: Reader) -> None:
    lichess.state.troubles = [Trouble(games=4), Trouble(games=1)]
    assert lichess.fetch(choice=LIVE) == names(*range(12))
    fourth, fifth = (str(NOW - DAY - n * 2 * HOUR) for n in (3, 4))
    assert [ask["until"] for ask in lichess.asks()] == [str(NOW), fourth, fifth]
    assert lichess.pauses == [1.0, 1.0]


def test_an_answer_that_is_shorter_than_it_says_is_tried_again(
    lichess: Reader, chesscom: Reader
) -> None:
    lichess.state.troubles = [Trouble(body=b"\n" * 9, lost=5)]
    assert len(lichess.fetch(choice=LIVE)) == 12
    chesscom.state.troubles = [Trouble(body=b'{"archives": []}   ', lost=3)]
    assert len(chesscom.fetch()) == 12
    assert lichess.pauses == chesscom.pauses == [1.0]


def test_a_site_that_breaks_off_for_ever_is_given_up_and_resumed(lichess: Reader) -> None:
    lichess.state.troubles = [Trouble(games=4), *[Trouble(games=0)] * 4]
    with pytest.raises(ClausewitzError, match="the connection broke off, 5 times; try later"):
        lichess.fetch(choice=LIVE)
    assert lichess.pauses == [1.0, 2.0, 4.0, 8.0]
    lichess.asks()
    assert lichess.fetch(choice=LIVE) == names(*range(12))
    fourth = NOW - DAY - 6 * HOUR
    assert lichess.asks() == [
        {"since": str(NOW - 12 * HOUR), "until": str(NOW)},
        {"until": str(fourth)},
    ]


LATER = "Tue, 10 Mar 2076 12:00:00 GMT"


@pytest.mark.parametrize(
    ("header", "pauses"), [((), [MINUTE]), ((("Retry-After", "7"),), [7.0])], ids=["alone", "with"]
)
def test_too_many_requests_wait(
    lichess: Reader, header: Sequence[tuple[str, str]], pauses: list[float]
) -> None:
    lichess.state.troubles = [Trouble(429, tuple(header)), Trouble(503)]
    assert len(lichess.fetch(choice=LIVE)) == 12
    assert lichess.pauses == [*pauses, 2.0]
    assert f"too many requests; next try in {pauses[0]:.0f} s" in lichess.said[0]


def refused(reader: Reader, player: str = "anna", choice: GameChoice = LIVE) -> str:
    with pytest.raises(ClausewitzError) as caught:
        reader.fetch(player, choice)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_troubles_of_a_site_are_one_line_each(
    lichess: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = lichess.state
    state.troubles = [Trouble(429)] * 5
    assert refused(lichess) == "lichess.org: too many requests, 5 times; try later"
    state.troubles = [Trouble(429, (("Retry-After", LATER),))]
    assert refused(lichess).startswith("lichess.org: too many requests; try in 2")
    assert refused(lichess, "nobody") == "lichess.org has no player nobody"
    state.troubles = [Trouble(body=b"<html>Not today</html>\n")]
    assert refused(lichess) == "lichess.org: no JSON in the answer: '<html>Not today</html>'"
    state.troubles = [Trouble(body=b'{"id": 7}\n')]
    assert refused(lichess) == "lichess.org: an answer that is no game"
    state.troubles = [Trouble(302, (("Location", "http://localhost:1/else"),))]
    assert refused(lichess) == "lichess.org refuses: 302 Found"
    monkeypatch.setenv("LICHESS_TOKEN", "bad")
    assert refused(lichess) == "lichess.org refuses the token in $LICHESS_TOKEN"
    monkeypatch.setenv("LICHESS_TOKEN", "no\ntoken")
    assert refused(lichess) == "$LICHESS_TOKEN holds no token of lichess.org"
    monkeypatch.setenv("LICHESS_TOKEN", "good")
    assert len(lichess.fetch(choice=LIVE)) == 12
    assert state.headers[-1]["authorization"] == "Bearer good"


def test_games_that_are_not_there_are_one_line_each(lichess: Reader) -> None:
    lichess.state.games = []
    assert refused(lichess, choice=GameChoice()) == "lichess.org: no game of anna"
    choice = GameChoice(since=date(2026, 3, 1), speeds=(Speed.RAPID,))
    words = "lichess.org: no game of anna that fits (since 2026-03-01, rapid)"
    assert refused(lichess, choice=choice) == words
    name = "lichess.org: no"
    assert not refused(lichess, "../../etc/passwd").startswith(name)


def test_no_network_is_one_line(state: SiteState) -> None:
    with serving(state) as address:
        pass  # nobody is there any more
    reader = Reader(Lichess(address), state)
    assert refused(reader) == "lichess.org cannot be reached: Connection refused"
    assert reader.pauses == []


def test_long_games_are_looked_for_again(lichess: Reader) -> None:
    lichess.fetch()
    lichess.now = NOW + 30 * DAY
    daily = SiteGame(50, NOW - 20 * DAY, "correspondence")  # which has ended since
    lichess.state.games.append(daily)
    assert daily.name in lichess.fetch()


def test_months_are_fetched_once_and_games_name_their_address(chesscom: Reader) -> None:
    state = chesscom.state
    old = [SiteGame(n, NOW - 40 * DAY - n * HOUR, "rapid") for n in range(20, 23)]
    state.games += [*old, SiteGame(30, NOW - 41 * DAY, variant="bughouse")]
    assert chesscom.fetch() == names(*range(12), 20, 21, 22)
    assert chesscom.said[-1].endswith("from chess.com (1 of other variants are left out)")
    text = (cache_dir("games") / "chesscom-anna.pgn").read_text()
    assert '[Site "https://www.chess.com/game/live/20"]' in text
    assert state.requests == [
        f"/pub/player/anna/games/{part}" for part in ("archives", "2026/03", "2026/01")
    ]
    assert state.headers[0]["user-agent"].endswith(" (username: anna)")
    state.requests.clear()
    state.headers.clear()
    chesscom.now += HOUR
    assert len(chesscom.fetch()) == 15  # a month that is over is not requested again
    assert state.requests == [f"/pub/player/anna/games/{part}" for part in ("archives", "2026/03")]
    assert "if-none-match" in state.headers[1]


def test_only_months_that_are_needed_are_fetched(chesscom: Reader) -> None:
    state = chesscom.state
    state.games += [SiteGame(20, NOW - 40 * DAY, "correspondence")]
    assert chesscom.fetch(choice=GameChoice(last=2)) == names(0, 1)
    assert chesscom.fetch(choice=GameChoice(since=date(2026, 3, 9))) == names(*range(7))
    assert not any(path.endswith("2026/01") for path in state.requests)
    assert chesscom.fetch(choice=GameChoice(speeds=(Speed.CORRESPONDENCE,))) == names(20)
    words = "chess.com has no classical games: bullet, blitz, rapid, correspondence"
    assert refused(chesscom, choice=GameChoice(speeds=(Speed.CLASSICAL,))) == words
    state.troubles = [Trouble(body=b"[]")]
    assert refused(chesscom) == "chess.com: an answer that is no list of months"
    assert refused(chesscom, "nobody") == "chess.com has no player nobody"


def test_work_that_goes_on_has_its_games_already(lichess: Reader) -> None:
    lichess.fetch(choice=LIVE)
    lichess.state.requests.clear()
    online_games(lichess.site, "anna", LIVE, again=True)
    assert lichess.state.requests == []


def test_one_module_makes_requests() -> None:
    asking = {"urllib.request", "http.client", "ssl", "ftplib", "requests", "httpx"}
    found = {
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        if re.search(r"urllib|http|ssl|ftp|requests", source := file.read_text(encoding="utf-8"))
        for name in imports(source, "clausewitz")
        if name in asking or name.rpartition(".")[0] in asking
    }
    assert found == {"games/web_requests.py"}
