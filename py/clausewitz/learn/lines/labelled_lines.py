"""Labelled lines of moves: an item is a line, its cases are the solver's half moves in it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from clausewitz.clauses import Clause
from clausewitz.errors import ClausewitzError
from clausewitz.games.move_lines import MoveLine
from clausewitz.learn.rules.labelled import Flags, Items, LabelledTester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.line_lattice import cases_of_plies
from clausewitz.motifs.line_cases import line_cases
from clausewitz.tactics.by_kernel import Cases, matches, with_memory


@dataclass(frozen=True, slots=True)
class LineExample:
    """A line, and whether it is a case of what is to be learned."""

    line: MoveLine
    label: bool
    split: str = ""


class LabelledLines(LabelledTester):
    """Tries clauses about lines on labelled ones."""

    def __init__(
        self,
        examples: Sequence[LineExample],
        space: Space,
        words: Iterable[str] = (),
        prevalence: float | None = None,
    ) -> None:
        found = line_cases(example.line for example in examples)
        for line, reason in found.refused[:1]:
            raise ClausewitzError(f"{line.name}: {reason}")
        table, numbers = cases_of_plies(space, found.cases.rows, found.cases.table)
        self.lines = found.lines
        self.cases = with_memory(Cases(found.cases.rows, table), words)
        self.whole = replace(self.cases, table=found.cases.table)
        """A case for each line."""
        self.relations = self.cases.relations
        labels = {example.line: example.label for example in examples}
        self.items = _items(np.array([labels[line] for line in found.lines]), numbers, prevalence)

    def told(self, item: int) -> str:
        """A line, for people."""
        line = self.lines[item]
        return f"{line.name}: {line.fen} {' '.join(line.moves)}"

    def proposed(self, clause: Clause) -> Flags:
        return matches(clause, self.whole)


def _items(labels: Flags, numbers: np.ndarray, prevalence: float | None) -> Items:
    weights = np.ones(len(labels))
    if prevalence is not None:
        positives, negatives = int(labels.sum()), int((~labels).sum())
        weights[~labels] = positives / negatives * (1 - prevalence) / prevalence
    return Items(numbers.astype(np.int64), labels, weights)
