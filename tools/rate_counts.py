"""Tactics counted in rated games, for the table of what players of a rating find."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import chess

from clausewitz.coaching.chances import explained_chances
from clausewitz.coaching.game_judge import JudgedGame, judged_game
from clausewitz.coaching.game_parts import PartGame, done_part, sorted_out
from clausewitz.coaching.judges import JudgeRequest, judge_of
from clausewitz.coaching.rating_rates import ALL, band_of
from clausewitz.games.example import rating_of
from clausewitz.games.line_files import LinePart
from clausewitz.position.board import COLOURS
from clausewitz.runs.part_runs import DonePart, RunWords

_MOST_GAMES = 20  # of one player
COUNTING = RunWords("run of rating_rates", "game", "games", "counted")


def count_part(request: JudgeRequest, plies: int, part: LinePart) -> DonePart:
    """The tactics in a stretch of each rated game of a part, a line of JSON for each game."""
    games, unread = sorted_out(part)
    rated = [game for game in games if None not in _ratings(game)]
    judged = [_stretch(game, plies, request) for game in rated]
    explained = iter(explained_chances([chance for game in judged for chance in game.chances]))
    lines = []
    for game, found in zip(rated, judged, strict=True):
        counted = [(chance, next(explained)) for chance in found.chances]
        moves = Counter(move.board.turn for move in found.moves[1:])
        lines.append(
            {
                "players": game.players,
                "ratings": _ratings(game),
                "moves": [moves[chess.WHITE], moves[chess.BLACK]],
                # The move before the first one is not known to be a mistake or none, and what
                # follows the last one is not known.
                "chances": [
                    [one.side, one.motif, one.taken, one.missed, one.given]
                    for at, one in counted
                    if 0 < at.at < len(found.moves)
                ],
            }
        )
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return done_part(part, text, len(games), len(rated), unread)


def _ratings(game: PartGame) -> tuple[int | None, int | None]:
    headers = game.game.headers
    return rating_of(headers.get("WhiteElo", "")), rating_of(headers.get("BlackElo", ""))


def _stretch(game: PartGame, plies: int, request: JudgeRequest) -> JudgedGame:
    """So many half moves of a game, judged; which, depends on the game and on nothing else."""
    board, moves = game.game.board(), list(game.game.mainline_moves())
    text = " ".join(move.uci() for move in moves)
    first = crc32(text.encode()) % max(1, len(moves) - plies + 1)
    for move in moves[:first]:
        board.push(move)
    return judged_game(board, moves[first : first + plies], judge_of(request))


@dataclass(slots=True)
class _Counts:
    games: int = 0
    moves: int = 0
    allowed: int = 0
    found: Counter[str] = field(default_factory=Counter)
    missed: Counter[str] = field(default_factory=Counter)

    @property
    def chances(self) -> int:
        return self.found[ALL] + self.missed[ALL]


def table_of(lines: Iterable[str], command: str) -> dict[str, Any]:
    """The table that ships, of the lines of all games."""
    bands: dict[int, _Counts] = {}
    games = 0
    seen: Counter[str] = Counter()
    for line in lines:
        saved, games = json.loads(line), games + 1
        seen.update(saved["players"])
        # Of a player with many games only the first ones count: the table is of many players.
        own = [
            bands.setdefault(band_of(rating), _Counts()) if seen[name] <= _MOST_GAMES else _Counts()
            for name, rating in zip(saved["players"], saved["ratings"], strict=True)
        ]
        for counts, moves in zip(own, saved["moves"], strict=True):
            counts.moves += moves
        for counts in {id(counts): counts for counts in own}.values():
            counts.games += 1
        for side, motif, taken, missed, given in saved["chances"]:
            mover = 0 if COLOURS[side] == chess.WHITE else 1
            for name in (motif, ALL):
                own[mover].found[name] += taken
                own[mover].missed[name] += missed
            own[1 - mover].allowed += given
    return {
        "command": command,
        "games": games,
        "bands": [_band(low, one) for low, one in sorted(bands.items()) if one.chances],
    }


def _band(low: int, counts: _Counts) -> dict[str, Any]:
    motifs = sorted({*counts.found, *counts.missed})
    return {
        "low": low,
        "games": counts.games,
        "moves": counts.moves,
        "allowed": counts.allowed,
        "rates": {motif: [counts.found[motif], counts.missed[motif]] for motif in motifs},
    }
