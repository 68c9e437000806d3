"""The record of a judged game: a line of JSON, from which pages, tables and sheets are made."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import chess

from clausewitz.advice.lines.judged_line import chances
from clausewitz.coaching.annotated_games import ReadyGame, annotate
from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.counted_games import CountedGame, happenings, kind_of
from clausewitz.coaching.game_parts import PartGame, done_part, judged_games, sorted_out
from clausewitz.coaching.judged_moves import JudgedMove
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.coaching.pace import MovesMade, hurried_moves, moves_made, phase_of
from clausewitz.games.example import rating_of
from clausewitz.games.line_files import LinePart
from clausewitz.games.players import plain_name
from clausewitz.position.board import COLOURS, SIDES
from clausewitz.runs.part_runs import DonePart, RunWords
from clausewitz.support.errors import file_errors
from clausewitz.tactics.motifs.tag_formats import pgn_text

JUDGED = "judged.jsonl"
"""The file of records in a folder of the coach."""
COACHING = RunWords("run of coach", "game", "games", "read")
_TAGS = (
    *("White", "Black", "Result", "Date", "UTCDate", "UTCTime", "Event", "Site"),
    *("Link", "ECO", "Opening"),
)
_OPENING = 24  # half moves that are saved to name the opening by
_OTHERS = "players"
_LAST = "~"  # behind all digits
_DIGITS = 4  # of points

LostPoints = tuple[tuple[str, float], ...]
"""By phase: a game that was won and is lost is one point."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game of the player, and what was to be had in it."""

    place: str
    """File and number."""
    side: str
    """The player's: white or black."""
    tags: dict[str, str]
    ratings: tuple[int | None, int | None]
    """White's and Black's."""
    start: str
    """The position that the game begins with."""
    opening: tuple[str, ...]
    """Its first moves."""
    moves: int
    """Of the player."""
    mistakes: int
    """Of the player."""
    chances: tuple[ExplainedChance, ...]
    """Of both sides, in their order."""
    pgn: str
    """The game with comments."""
    made: MovesMade = ()
    """The player's moves by phase and time left."""
    hurried: tuple[int, ...] | None = None
    """Half moves before each move that was made with little time left; None without clocks."""
    lost: LostPoints = ()
    """What the player's moves gave away."""

    @property
    def rating(self) -> int | None:
        """The player's."""
        return self.ratings[0 if self.side == SIDES[chess.WHITE] else 1]

    @property
    def player(self) -> str:
        return self.tags.get("White" if self.side == SIDES[chess.WHITE] else "Black", "?")

    @property
    def when(self) -> tuple[str, str]:
        """Day and time, which sort as text; games without a day come last, in their order."""
        day = self.tags.get("UTCDate", self.tags.get("Date", "?"))
        return (_LAST, "") if day.startswith("?") else (day, self.tags.get("UTCTime", ""))

    @property
    def opponent(self) -> str:
        return self.tags.get("Black" if self.side == SIDES[chess.WHITE] else "White", "?")

    @property
    def points(self) -> float | None:
        """Of the player: 1, 0.5 or 0; None where the game has no result."""
        won = {"1-0": chess.WHITE, "0-1": chess.BLACK}
        result = self.tags.get("Result", "*")
        if result == "1/2-1/2":
            return 0.5
        return float(won[result] == COLOURS[self.side]) if result in won else None

    @property
    def found(self) -> list[ExplainedChance]:
        return [one for one in self.chances if one.side == self.side and one.taken]

    @property
    def missed(self) -> list[ExplainedChance]:
        return [one for one in self.chances if one.side == self.side and one.missed]

    @property
    def overlooked(self) -> list[ExplainedChance]:
        """What the player did not see, and the game was won or lost all the same."""
        return [one for one in self.chances if one.side == self.side and one.overlooked]

    @property
    def allowed(self) -> list[ExplainedChance]:
        """What the player's moves made possible for the opponent."""
        return [one for one in self.chances if one.side != self.side and one.given]

    def counted(self, opening: str) -> CountedGame:
        """As it counts for what the player should practise."""
        hurried = None if self.hurried is None else frozenset(self.hurried)
        happened = tuple(happenings(self.chances, self.side, hurried))
        return CountedGame(self.side, opening, self.made, happened)

    @classmethod
    def from_dict(cls, record: dict[str, Any]) -> "GameRecord":
        chances = tuple(map(ExplainedChance.from_dict, record["chances"]))
        hurried = record.get("hurried")
        more = {
            "chances": chances,
            "ratings": tuple(record["ratings"]),
            "opening": tuple(record["opening"]),
            "made": tuple((phase, time, count) for phase, time, count in record.get("made", ())),
            "hurried": None if hurried is None else tuple(hurried),
            "lost": tuple((phase, points) for phase, points in record.get("lost", ())),
        }
        return cls(**record | more)


def coach_part(request: JudgeRequest, player: str, part: LinePart) -> DonePart:
    """The games of a player in a part, judged, a line for each; of other games, who played."""
    games, unread = sorted_out(part)
    own = [game for game in games if side_of(game, player) is not None]
    ready = judged_games(own, request)
    annotate(ready)
    records = [_record(part, *pair, player) for pair in zip(own, ready, strict=True)]
    others = [{_OTHERS: game.players} for game in games if side_of(game, player) is None]
    text = "".join(json.dumps(line) + "\n" for line in [*map(asdict, records), *others])
    return done_part(part, text, len(games), len(own), unread)


def side_of(game: PartGame, player: str) -> chess.Color | None:
    """Which side a player has in a game; upper and lower case are the same."""
    names = [plain_name(name) for name in game.players]
    wanted = plain_name(player)
    return (chess.WHITE, chess.BLACK)[names.index(wanted)] if wanted in names else None


def _record(part: LinePart, one: PartGame, ready: ReadyGame, player: str) -> GameRecord:
    side = side_of(one, player)
    assert side is not None
    headers, moves = one.game.headers, ready.judged.moves
    own = [move for move in moves if move.board.turn == side]
    hurried = hurried_moves(one.game)
    return GameRecord(
        place=f"{part.file}/{one.number}",
        side=SIDES[side],
        tags={name: headers[name] for name in _TAGS if name in headers},
        ratings=(rating_of(headers.get("WhiteElo", "")), rating_of(headers.get("BlackElo", ""))),
        start=one.game.board().fen(),
        opening=tuple(move.move.uci() for move in moves[:_OPENING]),
        moves=len(own),
        mistakes=sum(move.is_mistake for move in own),
        chances=tuple(ready.chances.values()),
        pgn=pgn_text([one.game]),
        made=moves_made((move.board for move in own), hurried),
        hurried=None if hurried is None else tuple(sorted(hurried)),
        lost=lost_points(own),
    )


@dataclass(frozen=True, slots=True)
class ReadRecords:
    games: list[GameRecord]
    others: set[str]
    """Players of games that are not the player's."""


def read_records(path: Path) -> ReadRecords:
    """The records of a file that `coach_part` has made the lines of, the earliest game first."""
    found = ReadRecords([], set())
    with file_errors(path), path.open(encoding="utf-8") as file:
        for record in map(json.loads, file):
            if _OTHERS in record:
                found.others.update(record[_OTHERS])
            else:
                found.games.append(GameRecord.from_dict(record))
    found.games.sort(key=lambda game: game.when)
    return found


def all_chances(games: Iterable[GameRecord]) -> Iterator[tuple[GameRecord, ExplainedChance, str]]:
    """Each chance of the player with its game, and found, missed, overlooked or allowed."""
    for game in games:
        for one in game.chances:
            if kind := _kind(game, one):
                yield game, one, kind


def _kind(game: GameRecord, one: ExplainedChance) -> str:
    """What a chance was to the player; nothing if it was neither found nor missed."""
    is_overlooked = one.side == game.side and one.overlooked
    return "overlooked" if is_overlooked else kind_of(one, game.side)


def lost_points(moves: Iterable[JudgedMove]) -> LostPoints:
    """Points that moves gave away by phase: half of the winning chances, which run from -1 to 1."""
    lost: dict[str, float] = defaultdict(float)
    for move in moves:
        lost[phase_of(move.board)] += (chances(move.score) - chances(move.value)) / 2
    return tuple((phase, round(points, _DIGITS)) for phase, points in sorted(lost.items()))
