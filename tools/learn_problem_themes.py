"""Learn the themes of logic/themes/learned again, from chess problems with keywords.

    python tools/learn_problem_themes.py PROBLEMS.csv [THEME…]

Learned from is the development half alone, as bench/problem_themes.py parts the problems; its test
half measures them (--learned). A theme is learned if at least ten problems of the development half
have its keyword. Each has its task and its run in runs/problem_themes; one that is learned already
is not learned again.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "bench"))

from clausewitz.clauses import Clause, Variable
from clausewitz.learn.learned_themes import facts, read_clauses, write_task
from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import write_text
from problem_themes import KEYWORDS, Labelled, labelled_problems, solved

ROOT = Path(__file__).resolve().parent.parent
RUNS = ROOT / "runs" / "problem_themes"
SHIPPED = ROOT / "logic" / "themes" / "learned"
LEAST = 10
"""Problems of the development half with a keyword, of a theme that is learned."""


def main(arguments: list[str]) -> None:
    """Learn the themes that are named, or all."""
    if not arguments:
        sys.exit(__doc__)
    file, *named = arguments
    problems = [*solved(labelled_problems(Path(file), "development"))]
    labels = {theme: [one.has(theme) for one in problems] for theme in KEYWORDS.values()}
    chosen = [theme for theme, some in labels.items() if sum(some) >= LEAST]
    background = facts([one.solution for one in problems])
    for theme in named or dict.fromkeys(chosen):
        learn(theme, background, labels[theme], problems)


def learn(
    theme: str, background: Sequence[str], labels: Sequence[bool], problems: Sequence[Labelled]
) -> None:
    """Learn one theme, unless that is done."""
    task, run = RUNS / "tasks" / theme, RUNS / theme
    if not (run / "results.json").exists():
        print(theme, file=sys.stderr, flush=True)
        write_task(task, theme, background, labels)
        command = [sys.executable, "-m", "clausewitz", "learn", "folder", str(task)]
        subprocess.run([*command, "--score", "f1", "-o", str(run), "--resume"], check=True)
    write_text(SHIPPED / f"{theme}.pl", shipped(theme, run / "theory.pl"))


def shipped(theme: str, theory: Path) -> str:
    """The file of a learned theme: how it was made, and clauses for people to read."""
    text = theory.read_text(encoding="utf-8").partition("\nat_")[0]  # words.pl has comparisons
    keywords = " or ".join(keyword for keyword, name in KEYWORDS.items() if name == theme)
    header = [
        f"% {theme}: python tools/learn_problem_themes.py problems.csv {theme}",
        f"% From the development half; positive are problems with the keyword {keywords}.",
        *(line for line in text.splitlines() if line.startswith("%")),
    ]
    clauses = [str(readable(clause)) for clause in read_clauses(text, str(theory))]
    return "\n\n".join(["\n".join(header), *clauses]) + "\n"


def readable(clause: Clause) -> Clause:
    """The clause with variables that say what they are."""
    uses = Counter(v for literal in (clause.head, *clause.body) for v in literal.variables)
    numbers: Counter[str] = Counter()
    names: dict[Variable, Variable] = {}
    for variable, kind in clause.types.items():
        numbers[kind] += 1
        name = kind.capitalize() + ("" if kind == "tree" else str(numbers[kind]))
        names[variable] = Variable(name if uses[variable] > 1 else f"_{name}")
    return clause.renamed(names)


if __name__ == "__main__":
    run_and_exit("learn_problem_themes.py", partial(main, sys.argv[1:]))
