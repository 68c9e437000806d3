"""The coach in the page: games are judged one by one, then the same page comes of them as on disk.

Only text crosses the border to JavaScript, JSON where it has parts.
"""

import json
from pathlib import Path

from clausewitz.coaching.game_records import coach_part, read_records
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.coaching.page.chance_table import csv_text
from clausewitz.coaching.page.coach_page import coach_page
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.games.line_files import LineFile, LineKind, LinePart
from clausewitz.games.pgn import decoded
from clausewitz.games.players import names_in
from clausewitz.support.files import write_bytes

FOLDER = Path("/coach")
JUDGED = FOLDER / "judged.jsonl"


def games_in(name: str, content: bytes) -> str:
    """The games of a file: of each its number, its text, and who plays."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{Path(name).stem}.pgn"
    write_bytes(path, content)
    found = []
    for part in LineFile(path, 1).parts():
        text = decoded(part.texts[0])
        found.append({"number": part.first, "text": text, "players": names_in(text)})
    return json.dumps(found)


def judged(task: str) -> str:
    """The record of a game, a line of JSON; another line, where it cannot be judged."""
    wanted = json.loads(task)
    text = wanted["text"].encode()
    part = LinePart(LineKind.GAMES, wanted["file"], wanted["number"], (text,))
    done = coach_part(JudgeRequest(nodes=wanted["nodes"]), wanted["player"], part)
    return json.dumps(
        {"record": done.text.decode(), "unread": [one.reason for one in done.reported]}
    )


def files_of(records: str) -> str:
    """What comes of games that were judged, a line for each: the coach's page, the games with
    comments, the table of all tactics."""
    write_bytes(JUDGED, records.encode())
    games = read_records(JUDGED).games
    page = coach_page(PlayerFigures(games, Path("coach")), is_alone=True)
    annotated = "".join(game.pgn for game in games)
    return json.dumps({"page": page, "games": annotated, "table": csv_text(games)})
