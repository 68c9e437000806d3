"""Requests to public interfaces of chess sites: one at a time, patient, repeated where that helps.

Who is too fast is answered with 429 and has to wait: as long as the answer says, or a whole minute.
A server in trouble and a connection that breaks are tried again, each time after a longer pause.
"""

import http.client
import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from clausewitz.runs.progress import Tell, silent, step
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LARGEST_FILE, LONGEST_LINE, shortened

_BLOCK = 1 << 16
_SILENCE = 60.0  # seconds without a byte, after which a connection counts as broken
_TRIES = 5
_MINUTE = 60.0  # that Lichess wants everybody to wait who is too fast
_LONGEST_WAIT = 600.0
_TOO_MANY, _UNAVAILABLE, _NOT_MODIFIED = 429, 503, 304
_BROKE_OFF = "the connection broke off"
_BROKEN = (http.client.HTTPException, OSError)


class BrokenAnswerError(Exception):
    """A connection that ended too early, or a server in trouble: worth another try."""

    def __init__(self, why: str, pause: float | None = None) -> None:
        """Some say after which pause."""
        super().__init__(why)
        self.pause = pause


class StatusError(ClausewitzError):
    """An answer other than what was requested, that another try would not change."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status


@dataclass(frozen=True, slots=True)
class Document:
    """A whole answer of JSON, and what it is recognised by the next time."""

    value: Any
    """None where nothing has changed since the last time."""
    tag: str = ""
    """Its ETag."""


class _SameHost(HTTPRedirectHandler):
    """Follows an address that has moved on its host; a token is not for others to read."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Any, newurl: str
    ) -> Request | None:
        if urlsplit(newurl)[:2] != urlsplit(req.full_url)[:2]:
            return None
        return super().redirect_request(req, fp, code, msg, headers, newurl)


class WebRequests:
    """One site, and one request to it at a time."""

    def __init__(
        self,
        host: str,
        headers: Mapping[str, str],
        tell: Tell = silent,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self._host, self._headers = host, headers
        self._tell, self._sleep = tell, sleep
        self._tries = 0
        self._answered = False
        self._opener = build_opener(_SameHost)

    def document(self, address: str, tag: str = "") -> Document:
        """The JSON at an address, unless it is the one that the tag is of."""
        headers = {"If-None-Match": tag} if tag else {}

        def read() -> Document:
            with self._answer(address, headers) as answer:
                if answer.status == _NOT_MODIFIED:
                    return Document(None, tag)
                text = answer.read(LARGEST_FILE + 1)
                _check_end(answer)
                if len(text) > LARGEST_FILE:
                    raise ClausewitzError(f"{self._host}: more than {LARGEST_FILE:,} bytes")
                return Document(self.json(text), answer.headers.get("ETag") or "")

        while True:
            try:
                return read()
            except BrokenAnswerError as error:
                self.pause(error)

    def lines(self, address: str) -> Iterator[bytes]:
        """The whole lines of a stream, as they come; BrokenAnswerError where it breaks off."""
        with self._answer(address, {}) as answer:
            pending = b""
            while block := answer.read1(_BLOCK):
                *whole, pending = (pending + block).split(b"\n")
                if len(pending) > LONGEST_LINE:
                    raise ClausewitzError(
                        f"{self._host}: a line of more than {LONGEST_LINE:,} bytes"
                    )
                yield from filter(None, map(bytes.strip, whole))
            _check_end(answer)
            if pending.strip():
                raise BrokenAnswerError(_BROKE_OFF)

    def json(self, text: bytes) -> Any:
        """What a text says, if it is JSON."""
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            start = shortened(text[:_BLOCK].decode(errors="replace").strip(), 60)
            raise ClausewitzError(f"{self._host}: no JSON in the answer: {start!r}") from error

    def progressed(self) -> None:
        """Something new has come: what broke off before that does not count any more."""
        self._tries = 0

    def pause(self, error: BrokenAnswerError) -> None:
        """Wait before the next try; the last one was the last."""
        self._tries += 1
        if self._tries >= _TRIES:
            raise ClausewitzError(f"{self._host}: {error}, {_TRIES} times; try later") from error
        seconds = error.pause if error.pause is not None else 2.0 ** (self._tries - 1)
        if seconds > _LONGEST_WAIT:
            minutes = round(seconds / 60)
            raise ClausewitzError(f"{self._host}: {error}; try in {minutes:,} minutes") from error
        self._tell(step(f"{self._host}: {error}; next try in {seconds:.0f} s"))
        self._sleep(seconds)

    @contextmanager
    def _answer(self, address: str, more: Mapping[str, str]) -> Iterator[Any]:
        request = Request(address, headers={**self._headers, **more})
        try:
            with closing(self._opened(request)) as answer:
                self._answered = True
                yield answer
        except _BROKEN as error:
            raise BrokenAnswerError(_BROKE_OFF) from error

    def _opened(self, request: Request) -> Any:
        try:
            return self._opener.open(request, timeout=_SILENCE)
        except HTTPError as error:
            if error.code == _NOT_MODIFIED:
                return error
            with error:
                raise self._refusal(error) from error
        except URLError as error:
            if self._answered or isinstance(error.reason, TimeoutError):
                raise BrokenAnswerError("no connection") from error
            why = getattr(error.reason, "strerror", None) or error.reason
            raise ClausewitzError(f"{self._host} cannot be reached: {why}") from error

    def _refusal(self, error: HTTPError) -> Exception:
        if error.code == _TOO_MANY:
            return BrokenAnswerError("too many requests", _seconds(error) or _MINUTE)
        if error.code >= http.client.INTERNAL_SERVER_ERROR:
            return BrokenAnswerError(f"the server is in trouble ({error.code})", _seconds(error))
        return StatusError(error.code, f"{self._host} refuses: {error.code} {error.reason}")


def _check_end(answer: http.client.HTTPResponse) -> None:
    """What says how long it is may be shorter all the same, which nobody else reports."""
    if answer.length:
        raise BrokenAnswerError(_BROKE_OFF)


def _seconds(error: HTTPError) -> float | None:
    """How long to wait, where the answer says so: seconds, or a time of day."""
    text = (error.headers.get("Retry-After") or "").strip()
    if text.isascii() and text.isdigit():
        return float(text[:9])
    try:
        until = parsedate_to_datetime(text)
    except ValueError:
        return None
    until = until if until.tzinfo else until.replace(tzinfo=UTC)
    return max(1.0, (until - datetime.now(UTC)).total_seconds())
