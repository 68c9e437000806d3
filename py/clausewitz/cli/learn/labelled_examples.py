"""Examples with a label, which rules and motifs are learned from: of a file, or of a theme."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.learn.shared_options import save_examples, saved_examples
from clausewitz.runs.progress import Tell
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.games.example import Example

THEMES = "Puzzles of a theme"
_OTHER_MOVES = 48_000  # of puzzles without the theme: rare themes need many others
_OTHER_LINES = 24_000
_SHARES = (50, 30, 20)
_NAME = re.compile(r"[a-z][A-Za-z0-9_]*")

_OTHERS_HELP = "Number of lines or moves without the theme."
_SHARE_HELP = "Share of positive examples in the whole population."


@dataclass(frozen=True)
class LabelOptions:
    """What the label means, and how common it is."""

    theme: Annotated[str | None, arg.theme(panel=THEMES)] = None
    number: Annotated[int, arg.count("the theme's moves or lines.", 10, panel=THEMES)] = 4000
    others: Annotated[
        int | None,
        arg.number(_OTHERS_HELP, 10, panel=THEMES, shown=f"{_OTHER_LINES:,}, {_OTHER_MOVES:,}"),
    ] = None
    seed: Annotated[int, arg.random_seed(panel=THEMES)] = 0
    name: Annotated[
        str | None, arg.option("NAME", "Name of what is learned.", shown="f, or after the theme")
    ] = None
    prevalence: Annotated[
        float | None,
        arg.option("SHARE", _SHARE_HELP, min=1e-06, max=1 - 1e-06, shown="as in the file"),
    ] = None

    @property
    def called(self) -> str:
        """The name of the tactic or motif."""
        snake = re.sub(r"(?=[A-Z])", "_", self.theme or "").lower()
        name = self.name or (f"learned_{snake}" if snake else "f")
        if not _NAME.fullmatch(name):
            raise ClausewitzError(f"--name {name} is not a name for a tactic, such as my_fork")
        return name


@dataclass(frozen=True)
class LabelledSource:
    """A file of examples or of puzzles, and the folder in which what is drawn is saved."""

    file: Path
    output: Path
    labels: LabelOptions
    of_lines: bool = False
    first_moves: bool = False

    def read(self, tell: Tell) -> "tuple[list[Example], float | None]":
        """The examples, and the share of positive ones that there really is, if it is known."""
        from clausewitz.games.example_table import read_examples

        if self.labels.theme is None:
            file = saved_examples(self.file, self.output)
            return list(read_examples(file)), self.labels.prevalence
        return self._drawn(self.labels.theme, tell)

    def command(self, task: str | None, search: list[str]) -> str:
        """How to learn this again, with these options of the search."""
        labels, words = self.labels, ["clausewitz learn", self.file.name]
        if labels.theme:
            first = " --first-moves" if self.first_moves else ""
            others = "" if labels.others is None else f" --others {labels.others}"
            drawn = f"-n {labels.number}{others}{first}"
            words.append(f"--theme {labels.theme} {drawn} --seed {labels.seed}")
        elif labels.prevalence is not None:
            words.append(f"--prevalence {labels.prevalence:g}")
        if not labels.theme or labels.name:
            words.append(f"--name {labels.name or 'f'}")
        if task:
            words.append(f"--task {Path(task).name}")
        return " ".join([*words, *search, "-o RUN"])

    def _drawn(self, theme: str, tell: Tell) -> "tuple[list[Example], float]":
        """Moves or lines of puzzles of the theme and of others; saved in the run."""
        from clausewitz.games.example_table import examples_text
        from clausewitz.games.label_ages import LabelAges
        from clausewitz.games.lichess_puzzles import PuzzleSampleRequest
        from clausewitz.games.negatives import without_contradictions
        from clausewitz.games.published_files import Source
        from clausewitz.games.sampler import Shares, sample_puzzles

        source, others = Source(self.file), self.labels.others
        if others is None:
            others = _OTHER_LINES if self.of_lines else _OTHER_MOVES
        request = PuzzleSampleRequest(
            theme=theme,
            negatives=others / self.labels.number,
            all_moves=not self.first_moves,
            whole_lines=self.of_lines,
            knows=LabelAges(source, theme).knows,
        )
        shares, seed = Shares(*_SHARES), self.labels.seed
        sample = sample_puzzles([source], self.labels.number, request, seed, shares, tell)
        examples = without_contradictions(sample.examples)
        save_examples(RunFolder(self.output), examples_text(examples).encode())
        named = self.labels.prevalence
        return examples, sample.prevalence if named is None else named
