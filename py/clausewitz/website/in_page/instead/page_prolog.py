"""Prolog beside Python in the page: the services of bridge.pl, called through the worker."""

from functools import cache

import page_host

from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import INFERENCES as INFERENCES
from clausewitz.support.limits import TookTooLongError


class PrologError(ClausewitzError):
    """Prolog raised an error; the message is Prolog's own, in one line."""


class PrologLimitError(PrologError, TookTooLongError):
    """A goal took more inferences or memory than allowed, or has too many answers."""


class Prolog:
    """The services that the coach asks for."""

    def load_english(self) -> None:
        """The grammar is in the state that Prolog starts from."""

    def service(self, name: str, text: str) -> str:
        """Call a service of bridge.pl: one string in, one string out."""
        status, output = page_host.serve(name, text)
        if status == "error":
            raise PrologError(output)
        if status != "ok":
            raise PrologError(f"{name} failed on {text[:200]!r}")
        return str(output)


@cache
def prolog() -> Prolog:
    return Prolog()
