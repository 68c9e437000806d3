"""Learning from a folder of any domain: bk.pl, bias.pl and exs.pl in, a run folder out."""

import os
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from clausewitz import __version__
from clausewitz.clauses import Clause
from clausewitz.learn.domain.domain_bias import DomainBias, read_domain_bias
from clausewitz.learn.domain.invented_words import with_invented
from clausewitz.learn.domain.prolog_tables import FILES, Background, Tables
from clausewitz.learn.domain.recursive_theories import (
    MOST_LITERALS,
    SECONDS,
    better_of,
    cheaper_of,
    recursive_theory,
)
from clausewitz.learn.domain.shuffled_examples import with_shuffled
from clausewitz.learn.domain.table_joins import MOST_ROWS
from clausewitz.learn.domain.theory_search import Outcome, TheorySearch
from clausewitz.learn.domain.thresholds import with_thresholds
from clausewitz.learn.rule_scores import Score, figures
from clausewitz.learn.rules.costs import Measure, f_beta, measure_of
from clausewitz.runs.progress import Tell, silent, step
from clausewitz.runs.run_folder import RunFolder, file_digest
from clausewitz.support.errors import ClausewitzError

PERFECT = "perfect"
"""The score of the smallest theory without a mistake."""
CAREFUL = "careful"
"""The score of a small theory without a mistake that says all its examples have in common."""
BACKGROUND_SECONDS = 300.0
"""The time that bk.pl has, where no other is given."""
_GRACE = 3.0  # seconds to verify a theory in, when the time has run out
_ROUNDS = 4  # of a search for the best F, each by the prices of the last
_FIRST = 0.4  # the F that the first prices are those of
_CLOSE = 0.2  # prices of an F so near lead to much the same
_WIDTH = 150  # bodies of a size that grow in it
_SHORT = 2  # literals of the bodies that are looked at before theories that call themselves
_SHOWN = 20  # misclassified examples that are written out


@dataclass(frozen=True, slots=True)
class DomainResult:
    """What was learned from a folder, and what it is worth there by SWI-Prolog."""

    clauses: list[Clause]
    score: Score
    proved: bool
    """Whether no theory of the space is better by the requested score."""
    bound: str
    notes: tuple[str, ...]
    """What of the folder was not understood, not obeyed or left out."""
    theory: Path
    cpu: float
    """Seconds of processor time, SWI-Prolog's included."""

    @property
    def accuracy(self) -> float:
        score = self.score
        right = score.true + score.negatives - score.false
        return right / (score.positives + score.negatives)


def learn_folder(
    folder: Path,
    output: Path,
    *,
    score: str = PERFECT,
    timeout: float | None = None,
    resume: bool = False,
    tell: Tell = silent,
) -> DomainResult:
    """Learn a theory from a folder, into a run folder: theory.pl and results.json.

    This runs bk.pl: see prolog_tables.py. `score` is perfect, for the smallest theory without a
    mistake; careful, for a small one whose clauses say all that their examples have in common, if
    these are few; mdl (mdl0.5 and the like) where examples may be wrong; or f1 (f0.5 and the like)
    where they may be wrong and few are positive.
    """
    started, begun = time.monotonic(), _cpu()
    for name in FILES:
        if not (folder / name).is_file():
            raise ClausewitzError(f"{folder}: there is no {name}")
    measure = None if score in (PERFECT, CAREFUL) else _noisy(score)
    settings: dict[str, Any] = {name: file_digest(folder / name) for name in FILES}
    settings |= {"score": score, "version": __version__}
    run = RunFolder(output)
    run.start(settings, resume)
    domain = read_domain_bias(folder / "bias.pl")
    with Background(folder, BACKGROUND_SECONDS if timeout is None else timeout) as background:
        tell(step(f"SWI-Prolog works out {folder / 'bk.pl'}"))
        tables = background.tables(domain)
        if not tables.labels.any():
            raise ClausewitzError(f"{folder / 'exs.pl'}: there is no positive example")
        thresholds = with_thresholds(background, domain, tables)
        domain, tables = thresholds.domain, thresholds.tables
        deadline = None if timeout is None else started + timeout
        outcome = _searched(background, domain, tables, score, deadline, tell)
        if deadline is not None:
            background.seconds = max(_GRACE, deadline - time.monotonic())
        outcome.clauses = thresholds.written(outcome.clauses)
        proved = background.proved(outcome.clauses)
        wrong = {
            what: background.shown(numbers[:_SHOWN])
            for what, numbers in _mistakes(tables, proved).items()
        }
    verified = {n for n, c in zip(tables.numbers, outcome.covered, strict=True) if c} == proved
    notes = [*domain.notes, *tables.notes, *tables.gaps]
    if outcome.skipped:
        notes.append(f"{outcome.skipped} bodies with over {MOST_ROWS:,} solutions did not grow")
    if not verified:
        notes.append("SWI-Prolog proves other examples than the tables do: its figures are given")
    outcome = admitted(outcome, domain, tables, verified=verified)
    result = DomainResult(
        outcome.clauses,
        _score(tables, proved, sum(outcome.sizes)),
        outcome.proved and outcome.solved,
        bound_of(outcome, measure),
        tuple(notes),
        output / "theory.pl",
        _cpu() - begun,
    )
    run.write("theory.pl", _text(result, domain, settings, folder))
    run.write_json("results.json", _results(result, outcome, settings, wrong), indent=1)
    return result


def _searched(
    background: Background,
    domain: DomainBias,
    tables: Tables,
    score: str,
    deadline: float | None,
    tell: Tell,
) -> Outcome:
    """The best theory by the score."""
    if score == CAREFUL:
        return _careful(domain, tables, deadline, tell)
    measure = None if score == PERFECT else _noisy(score)
    if measure is not None and measure.kind == "f":
        if domain.calls_itself:
            raise ClausewitzError(f"{score} is for theories that do not call themselves: take mdl")
        return _best_f(domain, tables, measure, deadline, tell)
    if domain.calls_itself:
        outcome = _recursive(background, domain, tables, measure, deadline, tell)
    else:
        outcome = TheorySearch(domain, tables, measure, deadline, tell).run()
    if domain.invents and measure is None:
        return with_invented(domain, tables, outcome, deadline, tell)
    return outcome


def _recursive(
    background: Background,
    domain: DomainBias,
    tables: Tables,
    measure: Measure | None,
    deadline: float | None,
    tell: Tell,
) -> Outcome:
    """Theories of short clauses, then those that call themselves: any others have to be better, and
    are looked for as long."""
    search = TheorySearch(domain, tables, measure, deadline, tell)
    search.grow(_SHORT)
    tell(step("theories that call themselves"))
    started = time.monotonic()
    left = SECONDS if deadline is None else max(0.0, deadline - started) / 2
    price = 0.0 if measure is None else measure.number
    below = MOST_LITERALS if measure or search.cost is None else min(MOST_LITERALS, search.cost)
    found = recursive_theory(background, domain, left, below=int(below), price=price, tell=tell)
    if found.size is not None:
        now = time.monotonic()
        most = now + max(_GRACE, now - started)
        search.deadline = most if deadline is None else min(deadline, most)
    if found.size is not None and measure is None:
        search.bound(found.size)
    outcome = search.run()
    if measure is None:
        return better_of(outcome, found, tables)
    return cheaper_of(outcome, found, background.proved(found.clauses), tables, price)


def _careful(domain: DomainBias, tables: Tables, deadline: float | None, tell: Tell) -> Outcome:
    """With shuffled examples, where these can be made; of them nothing is said in the end."""
    more = with_shuffled(domain, tables)
    if more is None:
        return TheorySearch(domain, tables, None, deadline, tell, careful=True).run()
    measure = Measure("mdl", 1.0)
    outcome = TheorySearch(domain, more, measure, deadline, tell, careful=True).run()
    covered = outcome.covered[: len(tables.labels)]
    return replace(outcome, covered=covered, solved=bool((covered == tables.labels).all()))


def _best_f(
    domain: DomainBias, tables: Tables, measure: Measure, deadline: float | None, tell: Tell
) -> Outcome:
    """The theory of the best F that is found, by description length: what a missed example costs
    and a false one are two literals together, shared as the best F so far has it (costs.py)."""
    whole, labels, price = 1 + measure.number**2, tables.labels, _FIRST
    best, reached = None, -1.0
    for _ in range(_ROUNDS):
        false = price * 2 / whole
        search = TheorySearch(
            domain,
            tables,
            Measure("mdl", 2 - false),
            deadline,
            tell,
            weight=false / (2 - false),
            width=_WIDTH,
        )
        found = search.run()
        true = int((found.covered & labels).sum())
        score = Score(true, int(found.covered.sum()) - true, int(labels.sum()), 0)
        f = f_beta(score, measure.number)
        if f > reached:
            best, reached = replace(found, searched=0, proved=False), f
        if f and abs(f - price) < _CLOSE:
            break
        price = f or price / 2
    assert best
    return best


def admitted(outcome: Outcome, domain: DomainBias, tables: Tables, *, verified: bool) -> Outcome:
    """The outcome without its claims on other theories, where these might be false: the bias allows
    for more clauses than were looked for, tables have gaps, or SWI-Prolog proves other examples."""
    if domain.narrowed or tables.gaps or not verified:
        return replace(outcome, searched=0, proved=False)
    return outcome


def bound_of(outcome: Outcome, measure: Measure | None) -> str:
    """What the search proved, in words."""
    better = "smaller and without a mistake" if measure is None else f"of less {measure.name}"
    if outcome.proved and measure is None and not outcome.solved:
        return "no theory of the space is without a mistake"
    if outcome.proved:
        return f"no theory of the space is {better}"
    if not outcome.searched:
        return "nothing is proved of other theories"
    if measure is None and not outcome.solved:
        better = "without a mistake"
    return f"a theory that is {better} would need a body of more than {outcome.searched} literals"


def _noisy(score: str) -> Measure:
    measure = measure_of(score)
    if measure.kind == "wracc":
        scores = f"{PERFECT}, {CAREFUL}, mdl, f1, or mdl0.5 and such"
        raise ClausewitzError(f"{score} is no score for a folder: {scores}")
    return measure


def _mistakes(tables: Tables, proved: set[int]) -> dict[str, list[int]]:
    cases = list(zip(tables.numbers, tables.labels.tolist(), strict=True))
    return {
        "missed": [number for number, label in cases if label and number not in proved],
        "false": [number for number, label in cases if not label and number in proved],
    }


def _score(tables: Tables, proved: set[int], size: int) -> Score:
    mistakes = _mistakes(tables, proved)
    positives = int(tables.labels.sum())
    true = positives - len(mistakes["missed"])
    return Score(true, len(mistakes["false"]), positives, len(tables.labels) - positives, size)


def _text(result: DomainResult, domain: DomainBias, settings: dict[str, Any], folder: Path) -> str:
    score = result.score
    head = domain.bias.head
    lines = [
        f"Learned by clausewitz {__version__} for {head.name}/{head.arity}, from the folder "
        f"{folder.resolve().name}",
        f"(bk.pl {settings['bk.pl']}, bias.pl {settings['bias.pl']}, exs.pl {settings['exs.pl']}),",
        f"score {settings['score']}. Verified in SWI-Prolog on all examples: it covers",
        f"{score.true:g} of {score.positives:g} positive and {score.false:g} of "
        f"{score.negatives:g} negative ones, with {score.size} literals.",
        f"{result.bound[0].upper()}{result.bound[1:]}.",
        *(f"Note: {note}" for note in result.notes),
    ]
    return "\n".join([*(f"% {line}" for line in lines), "", *map(str, result.clauses)]) + "\n"


def _results(
    result: DomainResult, outcome: Outcome, settings: dict[str, Any], wrong: dict[str, list[str]]
) -> dict[str, Any]:
    return {
        "settings": settings,
        "clauses": [str(clause) for clause in result.clauses],
        "scores": figures(result.score) | {"accuracy": result.accuracy},
        "proved": result.proved,
        "bound": result.bound,
        "searched": outcome.searched,
        "tried": outcome.tried,
        "curve": outcome.curve,
        "notes": list(result.notes),
        **wrong,
    }


def _cpu() -> float:
    children = os.times()
    return time.process_time() + children.children_user + children.children_system
