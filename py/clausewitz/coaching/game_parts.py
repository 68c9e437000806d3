"""Parts of files of games, judged: what each worker does, and needs nothing but the part for."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import chess.pgn

from clausewitz import __version__
from clausewitz.coaching.annotated_games import AnnotatedGame, ReadyGame, annotate
from clausewitz.coaching.chances import explained_chances
from clausewitz.coaching.game_judge import judged_game
from clausewitz.coaching.judges import JudgeRequest, judge_of
from clausewitz.games.line_files import LineFile, LineKind, LinePart
from clausewitz.games.move_lines import UnreadLine
from clausewitz.games.pgn import game_of, refusal
from clausewitz.runs.part_runs import MOST_REPORTED, DonePart, RunWords
from clausewitz.tactics.motifs.tag_formats import pgn_text

IN_PART = 2
"""Games that a worker takes at once: each takes seconds."""


@dataclass(frozen=True, slots=True)
class PartGame:
    """A game of a part, and its number in the file."""

    number: int
    game: chess.pgn.Game

    @property
    def players(self) -> tuple[str, str]:
        """White and Black."""
        return self.game.headers.get("White", ""), self.game.headers.get("Black", "")


def game_files(paths: Sequence[Path]) -> list[LineFile]:
    """The files of games, to be cut into small parts."""
    return [LineFile(path, IN_PART) for path in paths]


def settings(request: JudgeRequest, paths: Sequence[Path], **more: Any) -> dict[str, Any]:
    """What a run must have in common with that which it goes on with."""
    games = [str(path) for path in paths]
    return {"version": __version__, "games": games, **asdict(request), **more}


def sorted_out(part: LinePart) -> tuple[list[PartGame], list[UnreadLine]]:
    """The games of a part that can be judged, and what cannot, with the reason."""
    games: list[PartGame] = []
    unread: list[UnreadLine] = []
    for number, text in enumerate(part.texts):
        if part.kind is not LineKind.GAMES:
            unread.append(UnreadLine(part.place(number), "not a game in PGN"))
        elif (game := game_of(text)) is None:
            continue
        elif why := refusal(game):
            unread.append(UnreadLine(part.place(number), why))
        else:
            games.append(PartGame(part.first + number, game))
    return games, unread


def judged_games(games: Sequence[PartGame], request: JudgeRequest) -> list[ReadyGame]:
    """The games with what was judged of them; the sentences of all are made at once."""
    judge = judge_of(request)
    judged = [
        judged_game(one.game.board(), list(one.game.mainline_moves()), judge) for one in games
    ]
    explained = iter(explained_chances([chance for game in judged for chance in game.chances]))
    return [
        ReadyGame(one.game, found, {chance.at: next(explained) for chance in found.chances})
        for one, found in zip(games, judged, strict=True)
    ]


def done_part(
    part: LinePart, text: str, games: int, found: int, unread: Sequence[UnreadLine]
) -> DonePart:
    return DonePart(
        text.encode(errors="replace"),
        games,
        found,
        len(unread),
        tuple(unread[:MOST_REPORTED]),
        part.taken,
    )


ANNOTATING = RunWords("run of annotate", "game", "games", "annotated")


def annotated_games(
    games: Sequence[PartGame], request: JudgeRequest, full: bool = False
) -> list[AnnotatedGame]:
    """The games with comments: a sentence for a move, or all that is known of a tactic."""
    ready = judged_games(games, request)
    annotate(ready, full)
    return [AnnotatedGame(one.game, tuple(one.chances.values())) for one in ready]


def annotate_part(
    request: JudgeRequest, part: LinePart, as_json: bool = False, full: bool = False
) -> DonePart:
    """The games of a part with comments, in PGN or JSON."""
    games, unread = sorted_out(part)
    found = annotated_games(games, request, full)
    lines = (f"{one.to_json()}\n" for one in found)
    text = "".join(lines) if as_json else pgn_text(one.game for one in found)
    return done_part(part, text, len(games), sum(bool(one.chances) for one in found), unread)
