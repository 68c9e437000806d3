"""Options that belong together: a frozen dataclass, each field of which is an option."""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import wraps
from typing import Any, cast


def grouped(command: Callable[..., None]) -> Callable[..., None]:
    """The command for typer: a parameter that is a dataclass becomes the options of its fields."""
    signature = inspect.signature(command, eval_str=True)
    groups: dict[str, Any] = {
        one.name: one.annotation
        for one in signature.parameters.values()
        if is_dataclass(one.annotation)
    }

    @wraps(command)
    def run(**values: Any) -> None:
        for name, group in groups.items():
            values[name] = group(**{field.name: values.pop(field.name) for field in fields(group)})
        command(**values)

    parameters = [one for given in signature.parameters.values() for one in _options(given)]
    run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return run


def _options(parameter: inspect.Parameter) -> Iterator[inspect.Parameter]:
    """The parameter, or those of its fields; by keyword, so that any of them may be required."""
    group: Any = parameter.annotation
    found = [parameter]
    if is_dataclass(group):
        found = list(inspect.signature(cast(Any, group), eval_str=True).parameters.values())
    yield from (one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in found)
