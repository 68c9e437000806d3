"""What strategic changes are worth: the weights of logic/judgement/strategic_worth.pl."""

from dataclasses import dataclass, field
from functools import cache

from clausewitz.clauses import read_text
from clausewitz.clauses.syntax import Compound, read_sentences, whole_number, write_term
from clausewitz.support.data import data_dir

FILE = "strategic_worth.pl"


@dataclass(frozen=True, slots=True)
class StrategicWorths:
    """What the file says, in its order."""

    names: dict[str, str] = field(default_factory=dict)
    """Of each change that is a reason, what the reason is called."""
    weights: dict[str, int] = field(default_factory=dict)
    """Of the same changes."""
    fleeting: list[str] = field(default_factory=list)
    """Words that may hold for one move only and count all the same."""
    last_resort: list[str] = field(default_factory=list)
    """Names of reasons that are given only where there is no other."""
    alike: list[tuple[str, str]] = field(default_factory=list)
    """Names of reasons of which only one is given."""

    def are_alike(self, name: str, other: str) -> bool:
        return name == other or (name, other) in self.alike or (other, name) in self.alike


@cache
def strategic_worths() -> StrategicWorths:
    path = data_dir("logic") / "judgement" / FILE
    found = StrategicWorths()
    for sentence in read_sentences(read_text(path), str(path)):
        match sentence.head:
            case Compound("worth", (name, change, number)):
                found.names[write_term(change)] = str(name)
                found.weights[write_term(change)] = whole_number(number) or 0
            case Compound("alike", (name, other)):
                found.alike.append((str(name), str(other)))
            case Compound("last_resort", (name,)):
                found.last_resort.append(str(name))
            case Compound("fleeting", (word,)):
                found.fleeting.append(str(word))
    return found
