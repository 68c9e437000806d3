"""The folder of a coached player: page, sheet of the missed ones, games with comments, table."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.game_records import COACHING, GameRecord, all_chances, read_records
from clausewitz.coaching.game_records import JUDGED as JUDGED
from clausewitz.coaching.page.chance_table import csv_text
from clausewitz.coaching.page.coach_page import MOST_BOARDS, coach_page
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.games.players import no_player
from clausewitz.puzzles.puzzle_files import FilePuzzle
from clausewitz.puzzles.sheets import Sheet, pdf_sheet, require_typst
from clausewitz.puzzles.sheets.sheet import Item
from clausewitz.puzzles.sheets.solutions import SolutionLine
from clausewitz.runs.part_runs import FileOutput
from clausewitz.runs.progress import Tell, step
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import for_line
from clausewitz.support.files import whole_text, write_bytes, write_text

PAGE, SHEET, GAMES, TABLE = "coach.html", "missed.pdf", "annotated.pgn", "chances.csv"


class CoachedPlayer(NamedTuple):
    """What was found, and the page that shows it."""

    page: Path
    figures: PlayerFigures


class JudgedGames(FileOutput):
    """The file of games that were judged; it is made only if the player is in one of them."""

    def __init__(self, path: Path, settings: Mapping[str, Any], resume: bool, player: str) -> None:
        super().__init__(path, settings, resume, COACHING, forgets=False)
        self._player = player

    def end(self) -> None:
        if not self.state.found:
            others = read_records(self.made).others
            self.forget()
            raise ClausewitzError(no_player(self._player, others))
        super().end()


def write_folder(folder: Path, tell: Tell) -> CoachedPlayer:
    """All files of a folder, of the games that were judged there."""
    records = read_records(folder / JUDGED)
    figures = PlayerFigures(records.games, folder)
    write_text(folder / TABLE, csv_text(records.games))
    with whole_text(folder / GAMES) as file:
        for game in records.games:
            file.write(game.pgn)
    _write_sheet(folder / SHEET, figures, tell)
    write_text(folder / PAGE, coach_page(figures))
    return CoachedPlayer(folder / PAGE, figures)


def _write_sheet(path: Path, figures: PlayerFigures, tell: Tell) -> None:
    """The missed ones to print; without what sets them, the rest is made all the same."""
    missed = [(game, one) for game, one, kind in all_chances(figures.games) if kind == "missed"]
    if not missed:
        tell(step("no tactic was missed: there is nothing to print"))
        return
    try:
        require_typst()
    except ClausewitzError as error:
        tell(step(f"{path.name} is left out: {error}"))
        return
    shown = missed[-MOST_BOARDS:]
    title = f"Missed by {for_line(figures.player)}"
    if shown != missed:
        title += f", the latest {MOST_BOARDS} of {len(missed):,}"
    items = [_item(number, *placed) for number, placed in enumerate(shown, 1)]
    write_bytes(path, pdf_sheet(Sheet(title, items, [])))


def _item(number: int, game: GameRecord, chance: ExplainedChance) -> Item:
    board = chance.board
    puzzle = FilePuzzle(
        board, game.place, name=f"against {for_line(game.opponent)}", remark=chance.why
    )
    solution = [SolutionLine(0, board.variation_san(chance.moves))]
    return Item(number, puzzle, f"{chance.side.capitalize()} to play", solution)
