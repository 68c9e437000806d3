"""Inputs that somebody, or some accident, has changed: bytes, words, and the order of things.

Everything is drawn from the chance that is given, so a seed says what was made.
"""

import re
from collections.abc import Callable, Sequence
from random import Random

LARGEST = 200_000
"""Bytes of a mutant: more would try patience, not the reader."""
_WORD = re.compile(rb"\w+|\s+|[^\w\s]")
_ODD_BYTES = (
    *(b"\0", b"\xff", b"\xef\xbb\xbf", b"\r", b"\r\n", b"\n", b"\x1b[31m", b"\xe2\x80\xa8"),
    *(b"\xc3\x28", b"\xed\xa0\x80", b"\xf0\x9f\x99\x88", b"\x1a", b"\x7f", b"\\", b'"'),
)
_ODD_WORDS = (
    *(b"0", b"-1", b"00", b"1e999", b"nan", b"-0", b"2147483648", b"9223372036854775808"),
    *(b"9" * 25, b"9" * 5000, b"0x10", b"0'a", b"1.5", b"\xd9\xa3", b"", b"null", b"true", b"{}"),
    *(b"[]", b"_", b"X", b"'", b'"', b"(", b")", b"[", b"]", b",", b".", b":-", b"?-", b"-->"),
    *(b"|", b"!", b"\\+", b";", b"->", b"%", b"/*", b"*/", b"{", b"}", b"=..", b"a:b", b"@"),
    *(b"call", b"halt", b"shell", b"assertz", b"end_of_file", b"term_expansion", b"consult"),
    *(b"=cmd|' /C calc'!A0", b"../../x", b"/dev/zero", b"<script>", b"&lt;", b"$(id)", b"%s"),
)
_DEEP = ((b"(", b")"), (b"[", b"]"), (b"{", b"}"), (b"f(", b")"), (b"-", b""), (b"\\+ ", b""))

Mutation = Callable[[bytes, Random, Sequence[bytes]], bytes]


def mutated(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    """The text with one to six changes; parts of the others may come in."""
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 6))):
        text = chance.choice(MUTATIONS)(text, chance, others)[:LARGEST]
    return text


def excerpt(text: bytes, chance: Random, most: int = 2500) -> bytes:
    """Some lines of a text that follow one another; its first ones are mostly among them."""
    lines = text.splitlines(keepends=True)
    start = 0 if chance.random() < 0.5 else chance.randrange(len(lines))
    head = lines[:1] if chance.random() < 0.7 and start else []
    found = b"".join(head)
    for line in lines[start:]:
        found += line
        if len(found) > chance.randrange(most):
            break
    return found


def _place(text: bytes, chance: Random) -> int:
    return chance.randrange(len(text) + 1)


def _span(text: bytes, chance: Random, longest: int) -> tuple[int, int]:
    start = _place(text, chance)
    return start, min(len(text), start + chance.randrange(1, longest))


def _flip_bit(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    if not text:
        return text
    place = chance.randrange(len(text))
    return text[:place] + bytes([text[place] ^ 1 << chance.randrange(8)]) + text[place + 1 :]


def _random_byte(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    place = _place(text, chance)
    return text[:place] + chance.randbytes(1) + text[place + chance.randrange(2) :]


def _odd_bytes(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    place = _place(text, chance)
    return text[:place] + chance.choice(_ODD_BYTES) + text[place:]


def _cut_out(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    start, end = _span(text, chance, 40)
    return text[:start] + text[end:]


def _cut_off(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    return text[: _place(text, chance)]


def _say_again(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    start, end = _span(text, chance, 60)
    times = chance.choice((1, 1, 2, 5, 50, 1000))
    return text[:end] + text[start:end] * times + text[end:]


def _words(text: bytes) -> list[bytes]:
    return _WORD.findall(text)


def _change_word(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    words = _words(text)
    if not words:
        return chance.choice(_ODD_WORDS)
    words[chance.randrange(len(words))] = chance.choice((chance.choice(_ODD_WORDS), b""))
    return b"".join(words)


def _swap_words(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    words = _words(text)
    if len(words) < 2:
        return text
    one, other = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return b"".join(words)


def _borrow_word(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    words, lent = _words(text), _words(chance.choice(others)[:5000])
    if not words or not lent:
        return text
    words[chance.randrange(len(words))] = chance.choice(lent)
    return b"".join(words)


def _lines(text: bytes) -> list[bytes]:
    return text.splitlines(keepends=True)


def _drop_line(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    lines = _lines(text)
    if lines:
        del lines[chance.randrange(len(lines))]
    return b"".join(lines)


def _say_line_again(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    lines = _lines(text)
    if lines:
        line = chance.choice(lines)
        lines.insert(chance.randrange(len(lines) + 1), line * chance.choice((1, 2, 20, 300)))
    return b"".join(lines)


def _shuffle_lines(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    lines = _lines(text)
    chance.shuffle(lines)
    return b"".join(lines)


def _put_in_another(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    other = chance.choice(others)
    start, end = _span(other, chance, 400)
    place = _place(text, chance)
    return text[:place] + other[start:end] + text[place:]


def _nest(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    """A part of it within brackets, many times over; they are not always closed again."""
    before, after = chance.choice(_DEEP)
    start, end = _span(text, chance, 30)
    depth = chance.choice((1, 3, 30, 600, 3000))
    closed = after * (depth if chance.random() < 0.8 else 0)
    return text[:start] + before * depth + text[start:end] + closed + text[end:]


def _enlarge_number(text: bytes, chance: Random, _: Sequence[bytes]) -> bytes:
    places = list(re.finditer(rb"\d+", text))
    if not places:
        return text
    found = chance.choice(places)
    digits = chance.choice((b"9" * 18, b"9" * 25, b"-" + found[0], found[0] + b"0", b"0"))
    return text[: found.start()] + digits + text[found.end() :]


MUTATIONS: tuple[Mutation, ...] = (
    *(_flip_bit, _random_byte, _odd_bytes, _cut_out, _cut_off, _say_again, _change_word),
    *(_change_word, _swap_words, _borrow_word, _borrow_word, _drop_line, _say_line_again),
    *(_shuffle_lines, _put_in_another, _nest, _enlarge_number),
)
