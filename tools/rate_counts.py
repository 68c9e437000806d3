"""Tactics counted in rated games, for the table of what players of a rating find."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import chess

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.counted_games import ALLOWED, FOUND, MISSED, CountedGame, happenings
from clausewitz.coaching.game_parts import PartGame, done_part, judged_games, sorted_out
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.coaching.pace import hurried_moves, moves_made
from clausewitz.coaching.practice import counts_of
from clausewitz.coaching.rating_rates import ALL, band_of
from clausewitz.games.example import rating_of
from clausewitz.games.line_files import LinePart
from clausewitz.position.board import SIDES
from clausewitz.runs.part_runs import DonePart, RunWords

_MOST_GAMES = 20  # of one player
_BOTH = (chess.WHITE, chess.BLACK)
_OF_ONE_PLAYER = "opening"  # a kind of counts that says nothing of others
COUNTING = RunWords("run of rating_rates", "game", "games", "counted")


def count_part(request: JudgeRequest, part: LinePart) -> DonePart:
    """The tactics in each rated game of a part, a line of JSON for each game."""
    games, unread = sorted_out(part)
    rated = [game for game in games if None not in _ratings(game)]
    lines = []
    for game, ready in zip(rated, judged_games(rated, request), strict=True):
        chances = tuple(ready.chances.values())
        boards = [move.board for move in ready.judged.moves]
        lines.append(
            {
                "players": game.players,
                "ratings": _ratings(game),
                "control": game.game.headers.get("TimeControl", ""),
                "sides": [_counted(game, boards, chances, side).as_dict() for side in _BOTH],
            }
        )
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return done_part(part, text, len(games), len(rated), unread)


def _counted(
    game: PartGame,
    boards: list[chess.Board],
    chances: tuple[ExplainedChance, ...],
    side: chess.Color,
) -> CountedGame:
    hurried = hurried_moves(game.game)
    own = (board for board in boards if board.turn == side)
    opening = game.game.headers.get("Opening", "")
    found = happenings(chances, SIDES[side], hurried)
    return CountedGame(SIDES[side], opening, moves_made(own, hurried), tuple(found))


def _ratings(game: PartGame) -> tuple[int | None, int | None]:
    headers = game.game.headers
    return rating_of(headers.get("WhiteElo", "")), rating_of(headers.get("BlackElo", ""))


def table_of(lines: Iterable[str], command: str, early: dict[str, Any]) -> dict[str, Any]:
    """The table that ships, of the lines of all games. What was found and missed in the first
    moves of many more is added: an older table, whose other rates are those of such moves only."""
    bands: dict[int, list[CountedGame]] = {}
    games = 0
    seen: Counter[str] = Counter()
    for line in lines:
        saved, games = json.loads(line), games + 1
        seen.update(saved["players"])
        given = zip(saved["players"], saved["ratings"], saved["sides"], strict=True)
        for name, rating, side in given:
            # Of a player with many games only the first ones count: the table is of many players.
            if seen[name] <= _MOST_GAMES:
                bands.setdefault(band_of(rating), []).append(CountedGame.from_dict(side))
    added = {band["low"]: band for band in early["bands"]}
    return {
        "command": command,
        "games": games + early["games"],
        "bands": [
            _with_early(_band(low, bands.get(low, [])), added.get(low))
            for low in sorted(bands.keys() | added.keys())
        ],
    }


def _with_early(band: dict[str, Any], early: dict[str, Any] | None) -> dict[str, Any]:
    if early is None:
        return band
    rates = dict(early["rates"])
    for motif, (found, missed) in band["rates"].items():
        before = rates.get(motif, [0, 0])
        rates[motif] = [before[0] + found, before[1] + missed]
    missed_before = {idea: (chances, failed) for _, idea, chances, failed in early["counts"]}
    counts = []
    for kind, idea, chances, failed in band["counts"]:
        more = missed_before.pop(idea, (0, 0)) if kind == MISSED else (0, 0)
        counts.append([kind, idea, chances + more[0], failed + more[1]])
    counts += [[MISSED, idea, *pair] for idea, pair in missed_before.items()]
    whole = band if band["moves"] else early
    return band | {
        "games": band["games"] + early["games"],
        "moves": whole["moves"],
        "allowed": whole["allowed"],
        "rates": dict(sorted(rates.items())),
        "counts": sorted(counts),
    }


def _band(low: int, games: Sequence[CountedGame]) -> dict[str, Any]:
    """Of each game the side of a player of this band."""
    found = Counter[tuple[str, str]]()
    for game in games:
        for one in game.happenings:
            found.update([(one.kind, one.motif), (one.kind, ALL)])
    motifs = sorted({motif for kind, motif in found if kind != ALLOWED} | {ALL})
    counts = [row[1:5] for row in counts_of(games) if row[1] != _OF_ONE_PLAYER]
    moves = sum(count for game in games for *_, count in game.moves)
    return {
        "low": low,
        "games": len(games),
        "moves": moves,
        "allowed": found[ALLOWED, ALL],
        "rates": {motif: [found[FOUND, motif], found[MISSED, motif]] for motif in motifs},
        "counted_games": len(games),
        "counted_moves": moves,
        "counts": counts,
    }
