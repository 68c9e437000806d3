"""Groups of commands: each command is a file that is read when it is needed, not before."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

from clausewitz.support.errors import ClausewitzError

_WRITTEN = {"--output", "--pgn", "--anki", "--cache", "--progress"}
"""Options that name a file to write; what else is a path is read."""


class Listed(NamedTuple):
    """A command as the list of commands shows it; cli/NAME.py holds it."""

    name: str
    help: str
    panel: str


class LazyGroup(TyperGroup):
    """A group that knows the names of its commands, and reads the file of the one that is meant."""

    listed: tuple[Listed, ...] = ()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.commands = {
            one.name: TyperCommand(name=one.name, help=one.help, rich_help_panel=one.panel)
            for one in self.listed
        }

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, found, rest = super().resolve_command(ctx, args)
        return name, found and load(str(name)), rest


def load(name: str) -> Any:
    """The command of cli/NAME.py: the group `app` there, or the function of that name."""
    module = import_module(f"clausewitz.cli.{name}")
    app = getattr(module, "app", None)
    if app is None:
        app = typer.Typer(add_completion=False)
        app.command(name)(getattr(module, name))
    command: Any = typer.main.get_command(app)
    command.name = name
    for one in (command, *getattr(command, "commands", {}).values()):
        one.help = unwrapped(one.help)
        one.invoke = partial(_invoke, one.invoke)
    return command


def unwrapped(text: str) -> str:
    """Each paragraph on one line: a terminal has a width of its own."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


def _invoke(invoke: Callable[[Any], object], context: Any) -> object:
    _refuse_shared_files(context)
    return invoke(context)


def _refuse_shared_files(context: Any) -> None:
    """No file is both read and written by one command, nor written as two things."""
    named = [
        (parameter, path)
        for parameter in context.command.params
        if hasattr(parameter.type, "file_okay")  # as types of paths have
        for path in _paths(context.params.get(parameter.name))
    ]
    for (one, path), (other, same) in combinations(named, 2):
        if one is not other and _WRITTEN & {*one.opts, *other.opts} and _is_same(path, same):
            names = " and ".join(_name(parameter) for parameter in (one, other))
            raise ClausewitzError(f"{path}: {names} are the same file: choose another to write")


def _paths(value: Any) -> list[Path]:
    values = value if isinstance(value, list | tuple) else [value]
    return [Path(path) for path in values if path is not None and str(path) != "-"]


def _is_same(one: Path, other: Path) -> bool:
    """Links are looked through; pipes, devices and folders may serve two purposes."""
    if one.exists() and other.exists():
        return one.is_file() and one.samefile(other)
    return one.absolute() == other.absolute()


def _name(parameter: Any) -> str:
    long = [name for name in parameter.opts if name.startswith("--")]
    return str(long[0] if long else parameter.metavar or parameter.name)


def group(help_text: str, cls: type[TyperGroup] = TyperGroup) -> typer.Typer:
    """A command that has commands of its own."""
    return typer.Typer(cls=cls, help=help_text, no_args_is_help=True, add_completion=False)
