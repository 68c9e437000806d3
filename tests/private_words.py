"""Words of our own, or in a sense of our own, that a newcomer stumbles over."""

import io
import re
import tokenize
from collections.abc import Iterator

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

PLAIN_IN_SOURCE = {
    "aside": "in the background",
    "asked": "queried, requested, called",
    "door": "entry, exit",
    "doors": "entries, exits",
    "kept": "saved, cached, remembered",
    "man": "piece",
    "men": "pieces",
    "room": "space, buffer, package",
    "rooms": "spaces, buffers, packages",
    "telling": "decisive",
    "told": "printed, explained, known",
}
"""What is not said in docstrings, comments, names and pages either, and what to say."""

_PRIVATE = re.compile(rf"\b({'|'.join(PLAIN)})\b", re.IGNORECASE)
_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
"""A word of a text, or a part of a name: two each in best_move, bestMove and BEST_MOVE."""
_BEFORE_A_STATEMENT = {tokenize.ENCODING, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
_LAYOUT = {tokenize.COMMENT, tokenize.NL}


def better_words(text: str) -> dict[str, str]:
    """The private words of a text, each with what to say."""
    return {word: PLAIN[word] for word in map(str.lower, _PRIVATE.findall(text))}


def private_words_of_text(text: str) -> Iterator[tuple[int, str]]:
    """The private words of a page, each with the number of its line."""
    for number, line in enumerate(text.splitlines(), start=1):
        for word in map(str.lower, _WORD.findall(line)):
            if word in PLAIN_IN_SOURCE:
                yield number, word


def private_words_of_python(source: str) -> Iterator[tuple[int, str]]:
    """The same of docstrings, comments and names; other strings are what a program works with."""
    if PLAIN_IN_SOURCE.keys().isdisjoint(map(str.lower, _WORD.findall(source))):
        return
    lines = {line for line, _ in private_words_of_text(source)}
    before = tokenize.ENCODING
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        first, last = token.start[0], token.end[0]
        is_docstring = token.type == tokenize.STRING and before in _BEFORE_A_STATEMENT
        is_read = is_docstring or token.type in {tokenize.COMMENT, tokenize.NAME}
        if is_read and not lines.isdisjoint(range(first, last + 1)):
            for number, word in private_words_of_text(token.string):
                yield first + number - 1, word
        if token.type not in _LAYOUT:
            before = token.type
