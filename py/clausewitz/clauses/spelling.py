"""What a word that nobody knows may have been meant to be."""

from collections.abc import Iterable

_MOST = 3
_LONGEST = 100  # characters of a word that somebody may have meant


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question to put behind an error: "; did you mean attacks?", or nothing."""
    if len(word) > _LONGEST:
        return ""
    from difflib import get_close_matches  # takes long to load, and mostly nothing is wrong

    near = get_close_matches(word, sorted(set(known) - {word}), n=_MOST, cutoff=0.7)
    return f"; did you mean {' or '.join(near)}?" if near else ""
