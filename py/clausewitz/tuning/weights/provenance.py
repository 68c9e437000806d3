"""How files of weights say how they were made."""

from textwrap import wrap

from clausewitz import __version__

_WIDTH = 92


def made_by(command: str) -> list[str]:
    """Lines of a comment: the version and the command, over several lines as a shell takes it."""
    lines = wrap(command, _WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    continued = [f"%   {line} \\" for line in lines[:-1]]
    return [f"% Made by clausewitz {__version__}:", *continued, f"%   {lines[-1]}"]
