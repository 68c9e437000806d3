"""Clausewitz: chess tactics as logic clauses.

    >>> import clausewitz
    >>> clausewitz.suggest("8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1")[0].sentence
    'Nd5+ forks the king on f6 and the rook on c7.'

Everything is loaded when it is first used.
"""

import os
import sys
from importlib import import_module
from types import ModuleType

# Before anything loads numpy: its library would start a thread for every core, and what is done
# here is too small to be shared among them. Who has set these knows better; child processes inherit
# them.
for _threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_threads, "1")

# `python -m clausewitz` comes here before it drops the working folder, which may be a stranger's:
# modules that Python itself has not loaded by then, such as typing, are left alone.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from clausewitz.advice.advised_move import Advice as Advice
    from clausewitz.advice.advised_move import AdvisedMove as AdvisedMove
    from clausewitz.advice.advised_move import Reason as Reason
    from clausewitz.advice.explanation.explanation_forms import ExplainedMove as ExplainedMove
    from clausewitz.api import annotate as annotate
    from clausewitz.api import explain as explain
    from clausewitz.api import facts as facts
    from clausewitz.api import learn as learn
    from clausewitz.api import legal_moves as legal_moves
    from clausewitz.api import load_theory as load_theory
    from clausewitz.api import mate as mate
    from clausewitz.api import query as query
    from clausewitz.api import suggest as suggest
    from clausewitz.api import tag as tag
    from clausewitz.clauses.theory import Theory as Theory
    from clausewitz.coaching.annotated_games import AnnotatedGame as AnnotatedGame
    from clausewitz.learn.learned_theory import LearnedTheory as LearnedTheory
    from clausewitz.mates.mate_proof import Proof as Proof
    from clausewitz.mates.verdict import Verdict as Verdict
    from clausewitz.play.rules import LegalMoves as LegalMoves
    from clausewitz.position.facts import Facts as Facts
    from clausewitz.repl.queries import QueryAnswers as QueryAnswers
    from clausewitz.support.errors import ClausewitzError as ClausewitzError
    from clausewitz.tactics.motifs.tag_formats import TaggedLine as TaggedLine
    from clausewitz.tactics.motifs.tagger import Tag as Tag

__version__ = "0.2.0"

_LEARN = "learn"

_PLACES = {
    "api": (
        *("annotate", "explain", "facts", _LEARN, "legal_moves", "load_theory", "mate"),
        *("query", "suggest", "tag"),
    ),
    "advice.advised_move": ("Advice", "AdvisedMove", "Reason"),
    "advice.explanation.explanation_forms": ("ExplainedMove",),
    "tactics.motifs.tag_formats": ("TaggedLine",),
    "tactics.motifs.tagger": ("Tag",),
    "mates.verdict": ("Verdict",),
    "mates.mate_proof": ("Proof",),
    "play.rules": ("LegalMoves",),
    "position.facts": ("Facts",),
    "repl.queries": ("QueryAnswers",),
    "coaching.annotated_games": ("AnnotatedGame",),
    "learn.learned_theory": ("LearnedTheory",),
    "clauses.theory": ("Theory",),
    "support.errors": ("ClausewitzError",),
}


if not TYPE_CHECKING:  # else a checker would take any name for one that is offered

    def __getattr__(name: str) -> "Any":
        if name == _LEARN:
            return import_module(f"{__name__}.{_LEARN}")
        for place, names in _PLACES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{place}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *(name for names in _PLACES.values() for name in names)])


class _LearnPackage(ModuleType):
    """The package clausewitz.learn, which is the function of that name, too."""

    def __call__(self, *args: "Any", **options: "Any") -> "Any":
        return import_module(f"{__name__}.api").learn(*args, **options)


class _Package(ModuleType):
    """This package. Whoever first imports something of clausewitz.learn makes that package an
    attribute here, in the place of the function: so the package can be called."""

    def __setattr__(self, name: str, value: object) -> None:
        if name == _LEARN and isinstance(value, ModuleType):
            value.__class__ = _LearnPackage
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
