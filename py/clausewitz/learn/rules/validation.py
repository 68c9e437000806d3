"""A part of the training examples held out, where nobody did so: it decides between rule sets."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from clausewitz.games import Example

_FEWEST = 40
"""Items of a label, below which all are needed for training."""


def held_out(examples: Sequence[Example], share: float) -> list[Example]:
    """The examples with such a share of the training items for validation.

    They stay as they are if they have a validation part, or too few items to spare some.
    """
    training = [e for e in examples if e.split in ("", "train")]
    if share <= 0 or any(e.split == "validation" for e in examples):
        return list(examples)
    chosen: set[object] = set()
    for label in (True, False):
        keys = list(dict.fromkeys(_key(e) for e in training if e.label == label))
        if len(keys) < _FEWEST:
            return list(examples)
        chosen.update(Random(0).sample(keys, round(share * len(keys))))
    return [replace(e, split="validation") if _is_chosen(e, chosen) else e for e in examples]


def _is_chosen(example: Example, chosen: set[object]) -> bool:
    return example.split in ("", "train") and _key(example) in chosen


def _key(example: Example) -> tuple[str, bool]:
    """Moves of one source stay together."""
    return example.source or f"{example.fen} {example.move}", example.label
