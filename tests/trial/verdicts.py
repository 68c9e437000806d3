"""What came of the cases of a trial, and how it is printed.

A case has a number, and with the seed that number says all: every fault is printed with the words
that repeat it. Faults of one kind are printed once, with how often they occurred.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

ACCEPTED, REFUSED, FAULT = "accepted", "refused", "fault"
_KINDS_PRINTED, _CASES_PRINTED = 40, 20


class Verdict(NamedTuple):
    """What came of one case."""

    outcome: str
    """`accepted`, `refused` (one clear line), `fault`, or a word of the part's own."""
    words: str = ""
    """Of a fault: what happened."""
    kind: str = ""
    """Of a fault: what others of its kind have in common. Without it, its words."""
    seconds: float = 0.0
    """Of processor time."""
    is_late: bool = False
    """Whether it is a fault for the time it took alone."""


@dataclass
class PartReport:
    """The cases of one part so far."""

    part: str
    seed: int
    counts: Counter[str] = field(default_factory=Counter)
    faults: dict[str, list[str]] = field(default_factory=dict)
    """By their kind: the cases with their words."""
    longest: float = 0.0
    notes: list[str] = field(default_factory=list)
    """Figures worth printing, and what was left out and why."""

    def take(self, case: int | str, verdict: Verdict) -> None:
        """The verdict of a case. Its name is one word; what it is about may follow in brackets."""
        self.counts[verdict.outcome] += 1
        self.longest = max(self.longest, verdict.seconds)
        if verdict.outcome == FAULT:
            kind = verdict.kind or verdict.words
            self.faults.setdefault(kind, []).append(f"case {case}: {verdict.words}")
            if len(self.faults[kind]) == 1:
                print(f"FAULT {self.part} {case}: {verdict.words}", file=sys.stderr, flush=True)

    def note(self, words: str) -> None:
        self.notes.append(words)

    @property
    def is_clean(self) -> bool:
        return not self.faults

    def text(self) -> str:
        """One line of counts, and a few for each kind of fault."""
        cases = sum(self.counts.values())
        counts = ", ".join(f"{number:,} {what}" for what, number in self.counts.most_common())
        longest = f"; longest {self.longest:.1f} s of processor time" if self.longest else ""
        lines = [f"{self.part}: {cases:,} cases: {counts or 'none'}{longest}"]
        lines += [f"  {words}" for words in self.notes]
        for kind, cases_of_kind in list(self.faults.items())[:_KINDS_PRINTED]:
            lines.append(f"  FAULT, {len(cases_of_kind)} times: {kind}")
            lines.append(f"    {cases_of_kind[0]}")
            lines.append(f"    again: {self.again(cases_of_kind[0])}")
            if others := [_case(report) for report in cases_of_kind[1 : _CASES_PRINTED + 1]]:
                lines.append(f"    and CASE={', '.join(others)}")
        if len(self.faults) > _KINDS_PRINTED:
            lines.append(f"  … and {len(self.faults) - _KINDS_PRINTED} other kinds")
        return "\n".join(lines)

    def again(self, report: str) -> str:
        """The command that repeats a case."""
        return f"make trial PART={self.part} SEED={self.seed} CASE={_case(report)}"


def _case(report: str) -> str:
    """The name of a case that is reported."""
    return report.removeprefix("case ").partition(":")[0].partition(" (")[0]
