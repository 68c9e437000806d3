"""Rule sets on the command line: what `learn` does with examples that have a label."""

import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from clausewitz.learn.search.strategies import Find, GeneratedBy
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Tell
from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.support.files import write_bytes

if TYPE_CHECKING:
    from clausewitz.games import Example
    from clausewitz.learn.lines.motif_learner import MotifRequest
    from clausewitz.learn.rules.rule_sets import RuleSetRequest
    from clausewitz.learn.space.task import Task
    from clausewitz.runs.run_folder import RunFolder


class _Limits(TypedDict):
    resume: bool
    timeout: float | None
    tell: Tell
    jobs: int


MOVES_OF_THEME = 4000
_OTHER_MOVES = 48_000  # of puzzles without the theme: rare themes are told from many others
_OTHER_LINES = 24_000
_SHARES = (50, 30, 20)
_DRAWN = "examples.csv"
_NAME = re.compile(r"[a-z][A-Za-z0-9_]*")
VALIDATION = 0.25
TIME_RAN_OUT = " (the time ran out)"


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """What the options say."""

    examples: Path
    output: Path
    theme: str | None
    number: int
    first_moves: bool
    seed: int
    name: str | None
    prevalence: float | None
    score: str
    most: int
    by: GeneratedBy
    effort: float
    validation: float
    tolerance: float | None
    improve: Path | None
    task: Path | None

    def command(self) -> str:
        """How to learn this again."""
        words = ["clausewitz learn", self.examples.name]
        if self.theme:
            first = " --first-moves" if self.first_moves else ""
            words.append(f"--theme {self.theme} -n {self.number}{first} --seed {self.seed}")
        elif self.prevalence is not None:
            words.append(f"--prevalence {self.prevalence:g}")
        if not self.theme or self.name:
            words.append(f"--name {self.name or 'f'}")
        if self.task:
            words.append(f"--task {self.task.name}")
        words.append(f"--score {self.score} --most {self.most}")
        if self.by is not GeneratedBy.DIRECT:
            words.append(f"--generator {self.by}")
        if self.effort != 1:
            words.append(f"--effort {self.effort:g}")
        if not self.theme and self.validation != VALIDATION:
            words.append(f"--validation {self.validation:g}")
        if self.tolerance is not None:
            words.append(f"--tolerance {self.tolerance:g}")
        if self.improve:
            words.append(f"--improve {self.improve.name}")
        words.append("-o RUN")
        return " ".join(words)


def are_wanted(find: Find, file: Path) -> bool:
    """Rules where there is something to tell apart, unless asked otherwise."""
    from clausewitz.games import read_examples

    if find is not Find.EITHER:
        return find is Find.RULES
    return any(not example.label for example in read_examples(file))


def kept_input(examples: Path, output: Path) -> Path:
    """The file of examples; what comes from standard input is kept in the run folder first."""
    from clausewitz.clauses import read_standard_input
    from clausewitz.runs.run_folder import RunFolder

    if str(examples) != "-":
        return examples
    _keep_examples(RunFolder(output), read_standard_input().encode())
    return output / _DRAWN


def _keep_examples(folder: "RunFolder", table: bytes) -> None:
    """Keep the examples in the run folder; those of a run that is there already stay."""
    folder.make()
    kept = folder.path / _DRAWN
    with file_errors(kept):
        known = kept.read_bytes() if kept.exists() and folder.is_used else None
    if known is None:
        write_bytes(kept, table)
    elif known != table:
        raise ClausewitzError(f"{folder.path} holds a run with other examples")


def learn(
    asked: RuleOptions,
    task: "Task",
    resume: bool,
    timeout: float | None,
    as_json: bool,
    tell: Tell,
    jobs: int,
    workers: Workers,
) -> None:
    """Learn a rule set and tell what it is worth."""
    from clausewitz.games import read_examples
    from clausewitz.learn.learned_theory import learned_rules
    from clausewitz.learn.lines.motif_run import learn_motif
    from clausewitz.learn.rules.rule_sets import learn_rules
    from clausewitz.runs.run_folder import RunFolder

    began = time.monotonic()
    folder, of_lines = RunFolder(asked.output), task.bias.head.types == ("line",)
    if asked.theme is None:
        examples, prevalence = list(read_examples(asked.examples)), asked.prevalence
    else:
        examples, prevalence = _drawn(asked, folder, tell, of_lines)
    request = _request(asked, prevalence)
    if timeout is not None:
        timeout = max(0.0, timeout - (time.monotonic() - began))
    origin = [f"{asked.theme or request.name}: {asked.command()}"]
    limits: _Limits = {"resume": resume, "timeout": timeout, "tell": tell, "jobs": jobs}
    if of_lines:
        found = learn_motif(examples, task, _motif_request(request), folder, origin, **limits)
    else:
        found = learn_rules(examples, task, request, folder, origin, workers=workers, **limits)
    file = asked.output / "tactics.pl"
    if as_json:
        print(learned_rules(found, file).to_json(), flush=True)
        return
    for part, worth in found.scores.items():
        print(f"{part}: precision {worth.precision:.3f}, recall {worth.recall:.3f}")
    for line in found.bound():
        print(line)
    ending = "" if found.finished else TIME_RAN_OUT
    print(f"{len(found.rules)} {'clause' if len(found.rules) == 1 else 'clauses'}{ending}: {file}")


def _request(asked: RuleOptions, prevalence: float | None) -> "RuleSetRequest":
    from clausewitz.clauses import read_text
    from clausewitz.learn.rules.costs import measure_of
    from clausewitz.learn.rules.rule_sets import RuleSetRequest

    snake = re.sub(r"(?=[A-Z])", "_", asked.theme or "").lower()
    name = asked.name or (f"learned_{snake}" if snake else "f")
    if not _NAME.fullmatch(name):
        raise ClausewitzError(f"--name {name} is not a name for a tactic, such as my_fork")
    measure_of(asked.score)  # or a clear word now, not after the search
    return RuleSetRequest(
        name,
        asked.score,
        prevalence,
        asked.most,
        asked.effort,
        asked.validation,
        asked.by,
        asked.tolerance,
        read_text(asked.improve) if asked.improve else "",
    )


def _motif_request(request: "RuleSetRequest") -> "MotifRequest":
    """What is asked of rules, asked of a motif: its sets are judged as the world has it."""
    from clausewitz.learn.lines.motif_learner import MotifRequest

    score = "f1" if request.score == "mdl" else request.score
    most = min(request.most, 12)
    return MotifRequest(request.name, score, request.prevalence, most, request.effort)


def _drawn(
    asked: RuleOptions, folder: "RunFolder", tell: Tell, of_lines: bool
) -> "tuple[list[Example], float]":
    """Moves of puzzles of the theme and of others, and how common the theme is; kept in the run."""
    from clausewitz.games import (
        LabelAges,
        PuzzleSampleRequest,
        Shares,
        Source,
        sample_puzzles,
        without_contradictions,
    )
    from clausewitz.games.example_table import examples_text

    assert asked.theme is not None
    source = Source(asked.examples)
    request = PuzzleSampleRequest(
        theme=asked.theme,
        negatives=(_OTHER_LINES if of_lines else _OTHER_MOVES) / asked.number,
        all_moves=not asked.first_moves,
        whole_lines=of_lines,
        knows=LabelAges(source, asked.theme).knows,
    )
    shares = Shares(*_SHARES)
    sample = sample_puzzles([source], asked.number, request, asked.seed, shares, tell)
    examples = without_contradictions(sample.examples)
    _keep_examples(folder, examples_text(examples).encode())
    prevalence = sample.prevalence if asked.prevalence is None else asked.prevalence
    return examples, prevalence
