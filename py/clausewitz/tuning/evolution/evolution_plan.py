"""The settings of an evolution. The defaults are the paper's, where it states them."""

from dataclasses import asdict, dataclass
from typing import Any

from clausewitz.endgames.endgame_classes import Endgame, parse_classes
from clausewitz.endgames.player_files import find_player as find_ancestor
from clausewitz.kernel.endgames.language import MOST_NODES
from clausewitz.kernel.endgames.workspace import MOST_PLIES
from clausewitz.play.players.player_names import find_player
from clausewitz.support.errors import ClausewitzError

_ADDED = ("memory", "fair", "gentle")
_OPTIONS = {"depth": "tree-depth", "nodes": "tree-nodes", "plies": "max-plies"}


@dataclass(frozen=True)
class EvolutionPlan:
    """All that a run depends on. What the paper leaves open is marked by a *."""

    classes: str
    """KRKR, several between commas, or multiple."""
    population: int = 80
    generations: int = 150
    reproduction: float = 0.35
    crossover: float = 0.5
    mutation: float = 0.15
    peers: int = 5
    """Random ones that each player meets in a generation."""
    starts: int = 4
    """* Positions from which two players meet, each with both colours."""
    hunter: int = 0
    """* Positions from which each player meets Hunter, who looks three plies ahead."""
    taught: int = 0
    """* Positions from which each player meets Master; then it is trained for whom it is measured
    with."""
    ancestor: str = ""
    """* A player, as master, in the first generation: as it is, and mutated in the place of every
    fourth random one."""
    selection: int = 7
    """* Who breeds is the fittest of so many random ones."""
    elite: int = 0
    """* So many of the fittest live on unchanged."""
    memory: int = 0
    """* Then the games of all its generations count for a player, and so many more in which it
    earned what players earn on average: who was lucky is found out. The elite then play
    differently, nobody is born twice, and the elite of the last generation are in the final,
    where only Master and the judge decide. 0: only the games of the generation count."""
    fair: bool = False
    """* Then what a whole generation earned by good starts is not counted where players are
    remembered: else newcomers of such a generation would take the places of better elders."""
    gentle: float = 0.0
    """* The share of mutations that only change a word, a rule or the order of rules."""
    depth: int = 8
    """* Of a tree at most; that for disadvantage is half as deep, being the smaller one."""
    nodes: int = 80
    """* In a tree at most."""
    plies: int = 100
    """* Of a game at most."""
    master: int = 75
    """Positions from which the fittest meets Master with both colours: 150 games."""
    every: int = 10
    """Generations from one such match to the next."""
    final: int = 250
    """* Positions from which the fittest of the generations and all of the last meet Master."""
    judge: str = ""
    """* An engine, as stockfish:depth=4, that the best of these meet in place of each other."""
    judged: int = 10
    """* Positions from which each meets the judge with both colours."""
    seed: int = 0

    def check(self) -> None:
        """Refuse what cannot be done."""
        shares = self.reproduction + self.crossover + self.mutation
        if min(self.reproduction, self.crossover, self.mutation) < 0 or abs(shares - 1) > 1e-9:
            raise ClausewitzError(f"reproduction, crossover and mutation make {shares:g}, not 1")
        if self.population < 2 or self.elite >= self.population:
            raise ClausewitzError(f"of {self.population} players {self.elite} cannot live on")
        if self.memory and not self.elite:
            raise ClausewitzError("without an elite nobody lives on to be remembered")
        if self.peers >= self.population:
            raise ClausewitzError(f"{self.population} players do not have {self.peers} peers each")
        if not 1 <= self.plies <= MOST_PLIES:
            raise ClausewitzError(f"a game has from 1 to {MOST_PLIES} plies, not {self.plies}")
        if not 8 <= self.nodes <= MOST_NODES:
            raise ClausewitzError(f"a tree has from 8 to {MOST_NODES} nodes, not {self.nodes}")
        if self.judge:
            find_player(self.judge)
        if self.ancestor and max(map(len, self.ancestral())) > self.nodes:
            raise ClausewitzError(f"{self.ancestor} has trees of more than {self.nodes} nodes")
        self.endgames()

    def endgames(self) -> tuple[Endgame, ...]:
        return parse_classes(self.classes)

    def ancestral(self) -> list[bytes]:
        """The trees of the ancestor."""
        return find_ancestor(self.ancestor).programs()

    def as_dict(self) -> dict[str, Any]:
        """All of it; later additions only if they are set, so that older runs can be continued."""
        return {n: v for n, v in asdict(self).items() if v or n not in _ADDED}

    def command(self) -> str:
        """What makes the same again."""
        words = [f"clausewitz evolve {self.classes}"]
        standard = EvolutionPlan(self.classes)
        for name, value in self.as_dict().items():
            if name != "classes" and value != getattr(standard, name):
                option = f"--{_OPTIONS.get(name, name)}"
                words.append(option if value is True else f"{option} {value}")
        return " ".join(words)
