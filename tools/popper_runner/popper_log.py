"""What Popper says while it runs, line by line: when its search begins, what it finds."""

import re
from dataclasses import dataclass, field
from typing import NamedTuple

_LINE = re.compile(r"\d+\.\d+s (.*)")
_NEW, _LAST = "New best hypothesis:", " SOLUTION "
_SEARCH = "Generating partial hypotheses"
_POINTLESS = re.compile(r"Pointless relation: (\w+)/\d+")
_COUNTS = re.compile(r"(?i)\b(tp|fn|tn|fp|size):(\d+)")
_END = "*****"


class Moment(NamedTuple):
    """Time since the start, of the processor and on the wall, in seconds."""

    cpu: float
    seconds: float


@dataclass(frozen=True, slots=True)
class FoundProgram:
    """A program that is better than those before, by Popper's own count."""

    at: Moment
    true: int
    missed: int
    false: int
    size: int
    """Literals, heads among them."""
    rules: tuple[str, ...]

    @property
    def description_length(self) -> int:
        """What Popper makes small where examples may be wrong."""
        return self.false + self.missed + self.size


@dataclass(slots=True)
class PopperLog:
    """Reads the lines as they come."""

    begun: Moment | None = None
    """When the search began: all before is start-up."""
    found: list[FoundProgram] = field(default_factory=list)
    pointless: list[str] = field(default_factory=list)
    """Words that Popper leaves out, seeing nothing in them."""
    last: str = ""
    _expects: bool = False
    _counts: dict[str, int] = field(default_factory=dict)
    _rules: list[str] = field(default_factory=list)

    def take(self, line: str, now: Moment) -> None:
        text = _text(line)
        self.last = text or self.last
        if text.startswith(_SEARCH) and self.begun is None:
            self.begun = now
        elif match := _POINTLESS.fullmatch(text):
            self.pointless.append(match[1])
        elif text == _NEW or _LAST in text:
            self._expects, self._counts, self._rules = True, {}, []
        elif self._expects:
            self._take_program(text, now)

    def _take_program(self, text: str, now: Moment) -> None:
        if text.startswith(_END):
            self._expects = False
            self._keep(now)
        elif ":-" in text:
            self._rules.append(text)
        else:
            self._counts |= {k.lower(): int(number) for k, number in _COUNTS.findall(text)}

    def _keep(self, now: Moment) -> None:
        true, missed, false, size = (self._counts.get(k, 0) for k in ("tp", "fn", "fp", "size"))
        rules = tuple(self._rules)
        again = self.found and {*self.found[-1].rules} == {*rules}  # as at the end
        if rules and not again:
            self.found.append(FoundProgram(now, true, missed, false, size, rules))


def _text(line: str) -> str:
    """A line without the time that Popper puts before it."""
    match = _LINE.fullmatch(line.strip())
    return (match[1] if match else line).strip()
