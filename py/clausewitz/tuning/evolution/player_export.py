"""The best player of a run as a file of logic/evolved, with how it was made."""

from clausewitz import __version__
from clausewitz.endgames.endgame_classes import MULTIPLE
from clausewitz.endgames.player_files import EndgamePlayer
from clausewitz.tuning.evolution.evolution import EvolutionResult

_WIDTH = 96


def player_of(outcome: EvolutionResult, name: str) -> EndgamePlayer:
    """The best player under a name."""
    classes = outcome.plan.classes
    return EndgamePlayer(
        name, MULTIPLE if classes.lower() == MULTIPLE else classes.upper(), outcome.trees()
    )


def player_text(outcome: EvolutionResult, name: str) -> str:
    """Its file."""
    plan, found = outcome.plan, outcome.master.as_dict()
    lines = [
        f"An endgame player that evolved: {plan.classes}.",
        "",
        f"Made by clausewitz {__version__}:",
        *folded(f"{plan.command()} --name {name} -o RUN"),
        f"It is of generation {outcome.generation}. Against Master, {found['games']:g} games",
        f"from random starts with both colours: score {found['score']:.3f} "
        f"(95 %: {found['low']:.3f} to {found['high']:.3f}), {found['won']} won,",
        f"{found['ahead']} ahead, {found['drawn']} drawn, {found['behind']} behind, "
        f"{found['lost']} lost.",
    ]
    header = "\n".join(f"% {line}".rstrip() for line in lines)
    return player_of(outcome, name).text(header)


def folded(command: str) -> list[str]:
    """A command over several lines, as a shell takes it."""
    lines = ["  "]
    for part in command.replace(" --", "\n--").replace(" -o", "\n-o").split("\n"):
        if len(lines[-1]) + len(part) > _WIDTH - 6:
            lines[-1] += " \\"
            lines.append("    ")
        lines[-1] += part if not lines[-1].strip() else f" {part}"
    return lines
