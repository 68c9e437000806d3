"""Results as JSON: what `--json` prints and `to_json` returns is made here."""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar, overload

_Item = TypeVar("_Item", covariant=True)


def json_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


class JsonResult(ABC):
    """A result that is one object of JSON."""

    __slots__ = ()

    @abstractmethod
    def as_dict(self) -> dict[str, Any]:
        """Plain values; moves are in UCI notation."""

    def to_json(self) -> str:
        """One line of JSON, as the command prints it with `--json`."""
        return json_line(self.as_dict())


class ListResult(JsonResult, Sequence[_Item]):
    """A result that is a sequence, too."""

    __slots__ = ()

    @abstractmethod
    def _items(self) -> tuple[_Item, ...]:
        """All of them, in order."""

    @overload
    def __getitem__(self, index: int) -> _Item: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[_Item, ...]: ...
    def __getitem__(self, index: int | slice) -> _Item | tuple[_Item, ...]:
        return self._items()[index]

    def __len__(self) -> int:
        return len(self._items())
