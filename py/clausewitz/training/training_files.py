"""Files made of puzzles: the page, cards for Anki, a study."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from clausewitz.runs.progress import Tell, step
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import check_writable, write_bytes, write_text
from clausewitz.training.anki_deck import anki_package, require_genanki
from clausewitz.training.explained_puzzles import ExplainedPuzzle
from clausewitz.training.study_pgn import MOST_CHAPTERS, study_pgn
from clausewitz.training.trainer_page import trainer_json, trainer_page

_PAGE, _DATA = ".html", ".json"


@dataclass(frozen=True, slots=True)
class TrainingFiles:
    title: str
    page: Path | None = None
    anki: Path | None = None
    study: Path | None = None

    @property
    def paths(self) -> list[Path]:
        return [path for path in (self.page, self.anki, self.study) if path is not None]

    @property
    def first_file(self) -> Path | None:
        """The first that is a file, or will be; others are devices."""
        files = (path for path in self.paths if path.is_file() or not path.exists())
        return next(files, None)

    def check(self) -> None:
        """Say what cannot be before the work, not after."""
        if self.page is not None and self.page.suffix.lower() not in (_PAGE, _DATA):
            raise ClausewitzError(f"{self.page}: a page ends in .html, its data alone in .json")
        if self.anki is not None:
            require_genanki()
        for path in self.paths:
            check_writable(path)

    def write(self, puzzles: Sequence[ExplainedPuzzle], tell: Tell) -> None:
        if self.page is not None:
            make = trainer_page if self.page.suffix.lower() == _PAGE else trainer_json
            write_text(self.page, make(puzzles, self.title))
        if self.anki is not None:
            write_bytes(self.anki, anki_package(puzzles, self.title))
        if self.study is not None:
            write_text(self.study, study_pgn(puzzles, self.title))
            if len(puzzles) > MOST_CHAPTERS:
                tell(step(f"{self.study}: Lichess imports {MOST_CHAPTERS} chapters at a time"))
