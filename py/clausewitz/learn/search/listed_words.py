"""Words that the kernel looks up, listed for the positions in which clauses may speak of them.

Each different position is looked at once: by the kernel, where the clauses of a word can be written
out over what it computes, else by SWI-Prolog, in batches that several processes may share.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Literal, Theory, Variable, vocabulary
from clausewitz.clauses.checker import signatures_of
from clausewitz.clauses.vocabulary import BOUND, Vocabulary
from clausewitz.learn.search.word_joins import listed_by_kernel
from clausewitz.learn.space.task import OwnWords
from clausewitz.matching.legal_cases import Cases, with_listed
from clausewitz.matching.looked_up import (
    CODES,
    COUNT,
    LINE,
    MOST_COUNTS,
    POSITION,
    LookedUpWord,
    UnknownToKernelError,
    can_be_looked_up,
    helper_words,
)
from clausewitz.matching.tactic_network import matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.position.board import fen_of
from clausewitz.prolog import INFERENCES, STOPPED, PrologLimitError, prolog
from clausewitz.runs.pool import ALONE, Workers
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import too_long

Words = Sequence[LookedUpWord]
Found = dict[LookedUpWord, kernel.Listing]
Counts = Sequence[int]
_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

_ROWS = 500  # that the kernel lists a word for before the clock is looked at
BATCH = 50
"""Rows that Prolog lists words for at once."""
_WORTHWHILE = 10_000  # rows are worth other processes of this machine
_OF_NOTHING = "yes"  # a tuple without arguments
# How Prolog goes through the values of a type where a word does not find them itself.
_EACH = {
    "square": "sq({})",
    "side": "side({})",
    "piece": "piece({})",
    "rank": "between(1, 8, {})",
    "file": "between(1, 8, {})",
    COUNT: "'$count'({})",
}


def with_words(
    cases: Cases, own: Theory, workers: Workers = ALONE, lines: kernel.Row | None = None
) -> Cases:
    """The cases with all that the words of a task say of them, for the kernel to look up.

    `lines` is the table of whole lines, where the rows are those of lines: words may be about them.
    Words that need a count come last: they are queried about all counts that others speak of.
    """
    lister = _Lister(cases, own, workers, lines)
    words = lister.words
    found = lister.found(
        [word for word in words if COUNT not in lister.bound_places(word).values()]
    )
    counts = _counts(found, lister.constants)
    found |= lister.found([word for word in words if word not in found], counts)
    counts = _counts(found, lister.constants)
    if len(counts) > MOST_COUNTS:
        raise ClausewitzError(
            f"predicates of the task have {len(counts)} different counts, the kernel "
            f"distinguishes {MOST_COUNTS}: --tester prolog has no such limit"
        )
    return with_listed(cases, words, [_coded(word, found[word], counts) for word in words], counts)


def _counts(found: Found, constants: Counts) -> list[int]:
    counts = set(constants)
    for word, listing in found.items():
        for place, type_name in enumerate(word.values):
            if type_name == COUNT:
                counts.update(np.unique(listing.tuples[:, place]).tolist())
    return sorted(counts)


def _coded(word: LookedUpWord, listing: kernel.Listing, counts: Counts) -> kernel.Listing:
    """The listing with the number of each count in its place."""
    tuples = listing.tuples.copy()
    for place, type_name in enumerate(word.values):
        if type_name == COUNT:
            tuples[:, place] = np.searchsorted(counts, tuples[:, place])
    return listing._replace(tuples=tuples)


class _Lister:
    """Lists the words of a theory for the rows of some cases."""

    def __init__(
        self, cases: Cases, own: Theory, workers: Workers, lines: kernel.Row | None
    ) -> None:
        self.own, self.workers, self.lines = own, workers, lines
        helpers = (word for word in helper_words(own.helpers) if can_be_looked_up(word.types))
        words = own.looked_up if isinstance(own, OwnWords) else tuple(helpers)
        self.words = tuple(w for w in words if lines is not None or LINE not in w.types)
        self.constants: Counts = own.counts if isinstance(own, OwnWords) else ()
        first_after = int(cases.table[:, 1].min()) if len(cases) else len(cases.rows)
        self.everywhere, self.before = cases.rows, cases.rows[:first_after]

    @cached_property
    def signatures(self) -> Vocabulary:
        return vocabulary() | signatures_of(self.own)

    def bound_places(self, word: LookedUpWord) -> dict[int, str]:
        """The places of arguments that must be bound when Prolog is queried, with their types."""
        modes = [
            parameter.mode for parameter in self.signatures[word.name, len(word.types)].parameters
        ]
        return {
            place: name
            for place, name in enumerate(word.types)
            if modes[place] == BOUND and name != POSITION
        }

    def found(self, words: Words, counts: Counts = ()) -> Found:
        """What the words say, those of the same rows together."""
        of_none = [word for word in words if not {POSITION, LINE} & {*word.types}]
        others = [word for word in words if POSITION in word.types]
        found = self._listed(of_none, self.everywhere[:1], counts)
        found = {word: listing._replace(one_for_all=True) for word, listing in found.items()}
        found |= {word: self._of_lines(word) for word in words if LINE in word.types}
        before = [word for word in others if word.before_only]
        found |= self._listed(before, self.before, counts)
        found |= self._listed([w for w in others if w not in found], self.everywhere, counts)
        return found

    def _listed(self, words: Words, rows: kernel.Row, counts: Counts) -> Found:
        if not words or not len(rows):
            return {word: _nothing(word) for word in words}
        different, place = np.unique(rows, axis=0, return_inverse=True)
        found: Found = {}
        for word in words:
            try:
                found[word] = self._by_kernel(word, different)
            except UnknownToKernelError:
                continue
        found |= self._by_prolog([word for word in words if word not in found], different, counts)
        return {word: _spread(listing, place.reshape(-1)) for word, listing in found.items()}

    def _of_lines(self, word: LookedUpWord) -> kernel.Listing:
        """The lines of which a word holds: it is listed for the last row of each."""
        assert self.lines is not None
        head = Literal("listed", (Variable("Line"),))
        clause = Clause(head, (Literal(word.name, head.arguments),), {Variable("Line"): LINE})
        cases = Cases(self.everywhere, self.lines)
        held = [matches(plain, cases) for plain in unfolded(clause, self.own.helpers)]
        counts = np.zeros(len(self.everywhere), np.int64)
        counts[self.lines[np.logical_or.reduce(held), 1].astype(np.int64)] = 1
        return kernel.Listing(counts, np.zeros((int(counts.sum()), 0), np.int64))

    def _by_kernel(self, word: LookedUpWord, rows: kernel.Row) -> kernel.Listing:
        """What the kernel says of rows that are all different, or an UnknownToKernelError."""
        few = len(rows) < _WORTHWHILE and not self.workers.are_far
        workers = self.workers.alone() if few else self.workers
        function = partial(listed_by_kernel, word, self.own.helpers)
        return _together(in_turn(workers, function, _chunks(rows, _ROWS)))

    def _by_prolog(self, words: Words, rows: kernel.Row, counts: Counts) -> Found:
        """What Prolog says of rows that are all different."""
        if not words:
            return {}
        clauses = (*map(str, self.own.clauses()), *self._queries(words, counts))
        function = partial(_answered, clauses, tuple(words))
        answers = in_turn(self.workers, function, _chunks(rows, BATCH))
        return {word: _together([parts[at] for parts in answers]) for at, word in enumerate(words)}

    def _queries(self, words: Words, counts: Counts) -> Iterator[str]:
        """Clauses for the service `listing` of bridge.pl."""
        yield from (f"'$count'({count})." for count in counts)
        for number, word in enumerate(words):
            names = [f"X{place}" for place in range(len(word.types))]
            values = [n for n, t in zip(names, word.types, strict=True) if t != POSITION]
            position = next((n for n in names if n not in values), "_")
            each = [_EACH[of].format(names[at]) for at, of in self.bound_places(word).items()]
            goal = f"{word.name}({', '.join(names)})"
            tuple_ = ", ".join(values) or _OF_NOTHING
            yield f"'$tactic'({number})."
            yield f"'$listed'({number}, {position}, [{tuple_}]) :- {', '.join([*each, goal])}."


def in_turn(
    workers: Workers, function: Callable[[_Task], _Result], tasks: Iterable[_Task]
) -> list[_Result]:
    """The results in the order of the tasks, whoever is done first."""
    numbered = dict(workers.map(partial(_numbered, function), enumerate(tasks)))
    return [numbered[number] for number in sorted(numbered)]


def _numbered(
    function: Callable[[_Task], _Result], numbered: tuple[int, _Task]
) -> tuple[int, _Result]:
    number, task = numbered
    return number, function(task)


def _chunks(rows: kernel.Row, size: int) -> Iterator[kernel.Row]:
    return (rows[start : start + size] for start in range(0, len(rows), size))


def _together(parts: Sequence[kernel.Listing]) -> kernel.Listing:
    """The listings of rows, in their order."""
    return kernel.Listing(
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.tuples for part in parts]),
    )


def _answered(clauses: Sequence[str], words: Words, rows: kernel.Row) -> list[kernel.Listing]:
    """What Prolog says of some positions by these clauses, word by word; counts are as they are."""
    module = "listed_" + hashlib.sha256("\n".join(clauses).encode()).hexdigest()[:16]
    prolog().enter_clauses(module, clauses)
    fens = [fen_of(kernel.to_board(row)) for row in rows]
    counts: list[list[int]] = [[] for _ in words]
    tuples: list[list[list[int]]] = [[] for _ in words]
    blocks = prolog().blocks("listing", f"{module} {INFERENCES}", fens)
    for fen, lines in zip(fens, blocks, strict=True):
        for line, word in zip(lines, words, strict=True):
            number, *texts = line.split()
            if texts and texts[0] in STOPPED:
                raise PrologLimitError(too_long(word.name, fen, INFERENCES, texts[0]))
            counts[int(number)].append(len(texts))
            tuples[int(number)] += sorted(_values(text, word) for text in texts)
    return [
        kernel.Listing(
            np.array(n, np.int64), np.array(t, np.int64).reshape(len(t), len(word.values))
        )
        for n, t, word in zip(counts, tuples, words, strict=True)
    ]


def _values(text: str, word: LookedUpWord) -> list[int]:
    if text == _OF_NOTHING:
        return []
    return [
        CODES[name][value] if value in CODES.get(name, ()) else int(value)
        for name, value in zip(word.values, text.split(","), strict=True)
    ]


def _nothing(word: LookedUpWord) -> kernel.Listing:
    return kernel.Listing(np.zeros(0, np.int64), np.zeros((0, len(word.values)), np.int64))


def _spread(listing: kernel.Listing, place: NDArray[np.int64]) -> kernel.Listing:
    """The listing for rows of which it says at which place each of them is."""
    starts = np.cumsum(listing.counts) - listing.counts
    counts = listing.counts[place]
    firsts = np.repeat(starts[place] - (np.cumsum(counts) - counts), counts)
    return listing._replace(counts=counts, tuples=listing.tuples[firsts + np.arange(len(firsts))])
