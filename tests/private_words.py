"""Words of our own, or in a sense of our own, that a newcomer stumbles over."""

import re

PLAIN = {
    "aside": "in the background",
    "asked": "queried",
    "asks": "queries",
    "at once": "in parallel, immediately",
    "door": "exit",
    "kept": "saved, cached",
    "likewise": "say it",
    "lot": "random",
    "lots": "random",
    "man": "piece",
    "men": "pieces",
    "packed": "compressed",
    "room": "space, buffer, package",
    "so many": "number of",
    "to the bottom": "in depth",
    "told": "printed, explained",
    "unpacked": "decompressed",
    "wish": "request",
    "wishes": "requests",
    "word": "predicate",
    "words": "predicates",
}
"""What is not said in help and messages, and what to say."""

_PRIVATE = re.compile(rf"\b({'|'.join(PLAIN)})\b", re.IGNORECASE)


def better_words(text: str) -> dict[str, str]:
    """The private words of a text, each with what to say."""
    return {word: PLAIN[word] for word in map(str.lower, _PRIVATE.findall(text))}
