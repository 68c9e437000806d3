"""Files of lines tagged by many processes, in their order; a run that was killed can go on.

A worker needs nothing but its part of a file, and what is looked for.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import chess.pgn

from clausewitz.games.line_files import LineKind, LinePart
from clausewitz.games.line_readers import GameLine, ReadGame, read_games, read_lines
from clausewitz.games.move_lines import MoveLine, UnreadLine
from clausewitz.runs.part_runs import MOST_REPORTED, DonePart, RunWords
from clausewitz.runs.run_folder import digest
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.tag_formats import (
    TagFormat,
    Tagged,
    TaggedLine,
    comment,
    csv_text,
    game_of_line,
    json_text,
    move_of,
    pgn_text,
)
from clausewitz.tactics.motifs.tagger import MotifTexts, Tag, tagger

WORDS = RunWords("run of tag", "line of moves", "lines", "tagged")


@dataclass(frozen=True, slots=True)
class TagRequest:
    """What is looked for in lines, and what is written."""

    motifs: MotifTexts
    form: TagFormat = TagFormat.CSV
    proofs: bool = True
    plies: int = 6
    """Half moves of a line that is cut from a whole game."""


def tag_part(request: TagRequest, part: LinePart) -> DonePart:
    """Read a part, find the motifs of its lines, and write them down."""
    unread: list[UnreadLine] = []
    if part.kind is LineKind.GAMES:
        return _tag_games(request, part, unread)
    lines: list[MoveLine] = []
    for line in read_lines(part):
        (lines if isinstance(line, MoveLine) else unread).append(line)  # type: ignore[arg-type]
    tagged: list[Tagged] = [
        (line, tags) for line, tags in _tags(request, lines, unread) if tags is not None
    ]
    return _result(request, part, tagged, unread, None)


def _tag_games(request: TagRequest, part: LinePart, unread: list[UnreadLine]) -> DonePart:
    games: list[ReadGame] = []
    for game in read_games(part, request.plies):
        (games if isinstance(game, ReadGame) else unread).append(game)  # type: ignore[arg-type]
    lines = [line for game in games for line in game.lines]
    found = iter(_tags(request, [line.line for line in lines], unread))
    tagged: list[Tagged] = []
    for game in games:
        for line, tags in _without_repeats([(line, next(found)[1]) for line in game.lines]):
            if tags or not line.is_cut:
                tagged.append((line.line, tags))
            for tag in tags if request.form is TagFormat.PGN else ():
                at = move_of(tag, line.line)
                comment(line.nodes[0].game() if at is None else line.nodes[at], tag)
    return _result(request, part, tagged, unread, [game.game for game in games], len(lines))


def tag_line(line: MoveLine, motifs: MotifTexts) -> TaggedLine:
    """The motifs of a line; one that cannot be played is an error."""
    cases = line_cases([line])
    for _, reason in cases.refused:
        raise ClausewitzError(f"not a line of moves: {reason}")
    (tags,) = tagger(motifs).tags(cases)
    return TaggedLine(line, tuple(tags))


def _tags(
    request: TagRequest, lines: list[MoveLine], unread: list[UnreadLine]
) -> list[tuple[MoveLine, list[Tag] | None]]:
    """Each line with its motifs; None for one that cannot be played, which is noted."""
    cases = line_cases(lines)
    unread += [UnreadLine(line.place, reason) for line, reason in cases.refused]
    found: list[list[Tag] | None] = [None] * len(lines)
    tags = tagger(request.motifs).tags(cases, request.proofs)
    for number, own in zip(cases.numbers, tags, strict=True):
        found[number] = own
    return list(zip(lines, found, strict=True))


def _without_repeats(
    lines: list[tuple[GameLine, list[Tag] | None]],
) -> Iterator[tuple[GameLine, list[Tag]]]:
    """The motifs of a game: lines that are cut from it overlap, and show the same thing again."""
    known: set[object] = set()
    for line, tags in lines:
        new = []
        for tag in tags or ():
            at = move_of(tag, line.line)
            what = (tag.name, None if at is None else line.nodes[at], *tag.squares.items())
            if not line.is_cut or at is None or what not in known:
                new.append(tag)
            known.add(what)
        yield line, new


def _result(
    request: TagRequest,
    part: LinePart,
    tagged: list[Tagged],
    unread: list[UnreadLine],
    games: list[chess.pgn.Game] | None,
    lines: int | None = None,
) -> DonePart:
    if request.form is TagFormat.CSV:
        text = csv_text(tagged, request.proofs)
    elif request.form is TagFormat.JSON:
        text = json_text(tagged, request.proofs)
    elif games is None:
        text = pgn_text(game_of_line(line, tags) for line, tags in tagged)
    else:
        text = pgn_text(games)
    return DonePart(
        text.encode(errors="replace"),
        len(tagged) if lines is None else lines,
        sum(bool(tags) for _, tags in tagged),
        len(unread),
        tuple(unread[:MOST_REPORTED]),
        part.taken,
    )


def settings(request: TagRequest, paths: Sequence[Path], version: str) -> dict[str, Any]:
    """What a run must have in common with that which it goes on with."""
    return {
        "version": version,
        "lines": [str(path) for path in paths],
        "motifs": digest(str(request.motifs)),
        "format": request.form,
        "proofs": request.proofs,
        "plies": request.plies,
    }
