"""Themes of chess problems beside the keywords that people have given them.

    python bench/problem_themes.py PROBLEMS.csv                     the test half
    python bench/problem_themes.py PROBLEMS.csv --half development  the half to write by
    python bench/problem_themes.py PROBLEMS.csv --show grimshaw     labels missed, firings without
    python bench/problem_themes.py PROBLEMS.csv --learned           F1 of learned themes and written

A problem belongs to a half by a hash of its author, source and year. Keywords are far from
complete: recall is measured on labels; a sample of firings without the label is printed with the
proofs, to be read. Keywords that fewer problems of the file have than --least are left out.
"""

import argparse
import hashlib
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from clausewitz.learn.learned_themes import learned_files, learned_themes_of
from clausewitz.learn.rule_scores import Score
from clausewitz.mates.problem_files import Problem, read_problems
from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.problem_themes import ProblemTheme, themes_of
from clausewitz.mates.solution_tree import Solution
from clausewitz.mates.stipulations import Play
from clausewitz.support.errors import ClausewitzError

KEYWORDS = {
    "Black correction": "black_correction",
    "Flight giving key": "flight_giving_key",
    "Active sacrifice": "active_sacrifice",
    "Changed mates": "changed_mates",
    "Defences on same square": "defences_on_same_square",
    "Flight giving and taking key": "flight_giving_and_taking_key",
    "Transferred mates": "transferred_mates",
    "Switchback": "switchback",
    "Grimshaw": "grimshaw",
    "2 flights giving key": "two_flights_giving_key",
    "Mutate": "mutate",
    "Rudenko": "rudenko",
    "B2": "line_theme_b2",
    "Model mates": "model_mate",
    "King Y-flight": "y_flights",
    "Battery play": "battery_play",
    "Novotny": "novotny",
    "Flight taking key": "flight_taking_key",
    "En passant": "en_passant_play",
    "Block": "block",
    "Checking key": "checking_key",
    "Fleck": "fleck",
    "3+ flights giving key": "three_flights_giving_key",
    "King star flight": "star_flights",
    "Barnes": "barnes",
    "Mates on same square": "mates_on_same_square",
    "Pseudo Le Grand": "pseudo_le_grand",
    "Reversal": "reversal",
    "Zagoruiko": "zagoruiko",
    "Barulin (A)": "line_theme_a",
    "Unpinning": "unpinning",
    "Cross-checks": "cross_check",
    "Karlstrom-Fleck": "karlstrom_fleck",
    "Reciprocal": "reciprocal_change",
    "Battery creation": "battery_creation",
    "Half-pin": "half_pin",
    "Indirect unpinning": "unpinning",
    "Vladimirov": "vladimirov",
    "Selfpinning": "self_pin",
    "Bristol": "bristol",
    "Pickaninny": "pickaninny",
    "Albino": "albino",
    "Selfblock": "self_block",
    "Ideal mates": "ideal_mate",
    "Pin mates": "pin_mate",
    "Le Grand": "le_grand",
    "Rukhlis": "rukhlis",
    "Banny": "banny",
    "Dombrovskis": "dombrovskis",
    "Allumwandlung": "allumwandlung",
    "Excelsior": "excelsior",
    "Plachutta": "plachutta",
    "Indian": "indian",
    "Loyd-Turton": "turton",
    "Lacny": "lacny",
}
"""What a keyword of YACPDB is called in logic/themes."""

NO_SOLUTION = {"Retro", "Illegal position", "Fairy board", "Vertical cylinder", "Position?"}
NO_SOLUTION |= {"Stipulation?", "Cantcastler", "pRA", "Cooked", "Unsound"}
"""Keywords of problems whose play is not that of one key by the rules of chess alone."""


NEAR = 0.05
"""Of F1: what a learned theme may fall short of the written one."""


@dataclass(frozen=True)
class Labelled:
    """A solved problem, its keywords and its themes."""

    problem: Problem
    solution: Solution

    @cached_property
    def themes(self) -> dict[str, ProblemTheme]:
        return {one.name: one for one in themes_of([self.solution])[0]}

    def has(self, theme: str) -> bool:
        """Whether a keyword of the theme was given."""
        return any(KEYWORDS.get(keyword) == theme for keyword in self.problem.keywords)

    @property
    def place(self) -> str:
        key = " ".join(move.uci() for move in self.solution.first_moves)
        return f"{self.problem.board.fen()} {self.solution.stipulation} {key} ({self.problem.name})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--half", choices=["development", "test", "both"], default="test")
    parser.add_argument("--least", type=int, default=10, help="problems with a keyword")
    parser.add_argument("--show", help="one theme: labels that are missed, firings without label")
    parser.add_argument("--sample", type=int, default=20, help="firings without label to print")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--learned", action="store_true", help="F1 of logic/themes/learned")
    options = parser.parse_args()
    everything = [one for one in read_problems(options.file) if isinstance(one, Problem)]
    chosen = labelled_problems(options.file, options.half)
    began = time.process_time()
    found = [*solved(chosen)]
    for one in found:
        _ = one.themes
    seconds = time.process_time() - began
    print(f"{len(chosen)} problems, {len(found)} with a key, {seconds:.1f} s")
    if options.learned:
        compare(found)
        return
    if options.show:
        show(options.show, found, options)
        return
    print("| keyword | theme | labels | found | recall | without label |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    good = 0
    for keyword, theme in KEYWORDS.items():
        if sum(keyword in one.keywords for one in everything) >= options.least:
            good += print_row(keyword, theme, found)
    print(f"recall of 0.9 or more: {good} keywords")


def labelled_problems(file: Path, half: str) -> list[Problem]:
    """The problems of a half, or of both, that have keywords and play of one key."""
    everything = [one for one in read_problems(file) if isinstance(one, Problem)]
    problems = [one for one in everything if one.keywords and not NO_SOLUTION & {*one.keywords}]
    return [one for one in problems if half in ("both", half_of(one))]


def half_of(problem: Problem) -> str:
    digest = hashlib.sha256(problem.name.encode()).digest()
    return "test" if digest[0] % 2 else "development"


def solved(problems: list[Problem]) -> Iterator[Labelled]:
    """The problems that are solved; helpmates have no themes here."""
    for problem in problems:
        if problem.stipulation.play != Play.DIRECT or problem.stipulation.moves > 5:
            continue
        try:
            found = solve(with_castling(problem.board), problem.stipulation, Wanted(seconds=20))
        except ClausewitzError:
            continue
        if found.keys:
            yield Labelled(problem, found)


def compare(solved: list[Labelled]) -> None:
    """A row for each learned theme: F1 by the keywords, learned and written."""
    files = learned_files()
    learned = learned_themes_of([one.solution for one in solved], files)
    print(
        "| theme | labels | learned: found | without label | F1 | written: found | without | F1 |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    near = 0
    for theme in (file.stem for file in files):
        labels = [one.has(theme) for one in solved]
        by_learned = counted(labels, [theme in themes for themes in learned])
        by_written = counted(labels, [theme in one.themes for one in solved])
        near += by_learned.f1 >= by_written.f1 - NEAR
        rows = (f"{one.true:g} | {one.false:g} | {one.f1:.2f}" for one in (by_learned, by_written))
        print(f"| {theme} | {sum(labels)} | {' | '.join(rows)} |")
    print(f"F1 less than {NEAR} below the written theme's, or above: {near} of {len(files)}")


def counted(labels: list[bool], found: list[bool]) -> Score:
    pairs = Counter(zip(labels, found, strict=True))
    return Score(pairs[True, True], pairs[False, True], sum(labels), labels.count(False))


def print_row(keyword: str, theme: str, solved: list[Labelled]) -> bool:
    labels = [one for one in solved if keyword in one.problem.keywords]
    found = [one for one in labels if theme in one.themes]
    others = [one for one in solved if keyword not in one.problem.keywords and theme in one.themes]
    recall = len(found) / len(labels) if labels else 0.0
    print(f"| {keyword} | {theme} | {len(labels)} | {len(found)} | {recall:.2f} | {len(others)} |")
    return recall >= 0.9


def show(theme: str, solved: list[Labelled], options: argparse.Namespace) -> None:
    keywords = {keyword for keyword, name in KEYWORDS.items() if name == theme}
    print("labels missed")
    for one in solved:
        if keywords & {*one.problem.keywords} and theme not in one.themes:
            print(f"   {one.place} {'; '.join(one.problem.keywords)}")
    others = [
        one for one in solved if theme in one.themes and not keywords & {*one.problem.keywords}
    ]
    print(f"firings without label: {len(others)}")
    random.Random(options.seed).shuffle(others)
    for one in others[: options.sample]:
        print(f"   {one.place}\n      {one.themes[theme].sentence}")


if __name__ == "__main__":
    main()
