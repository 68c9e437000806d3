"""SWI-Prolog in this process. The only package that imports pyswip, and only when it is asked."""

from clausewitz.prolog.process import (
    BATCH,
    INFERENCES,
    MISSING,
    Answers,
    Foreign,
    Prolog,
    PrologError,
    PrologLimitError,
    Value,
    prolog,
)

__all__ = [
    "BATCH",
    "INFERENCES",
    "MISSING",
    "Answers",
    "Foreign",
    "Prolog",
    "PrologError",
    "PrologLimitError",
    "Value",
    "prolog",
]
