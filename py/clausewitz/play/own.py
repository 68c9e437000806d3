"""Our own players by name: `clausewitz`, `base:handmade`, `pruning:winning,rules=4`."""

from typing import TYPE_CHECKING

import chess

from clausewitz.errors import ClausewitzError
from clausewitz.play.openings import ENGINE, OpeningBook
from clausewitz.play.parameters import Parameters
from clausewitz.play.players import Choice, Limit, Player

if TYPE_CHECKING:
    from clausewitz.play.selecting import Selection

WINNING = "winning"  # the weights that the paper found best


class EnginePlayer:
    """The search engine, with or without its openings."""

    def __init__(
        self,
        name: str,
        megabytes: int = 64,
        book: bool = False,
        weights: str = "clausewitz",
        off: str = "",
        tactics: str = "no",
        advised_from: int | None = None,
        selection: "Selection | None" = None,
    ) -> None:
        """`off` names what is switched off in the search, with + between; `tactics` are those that
        order moves: no, yes, all, or those of a file, from some depth on; `selection` are patterns
        that choose which moves are looked at."""
        from clausewitz.kernel import engine
        from clausewitz.play.advising import find_advisers
        from clausewitz.play.searching import Searcher  # loads the kernel
        from clausewitz.play.weights import find_weights

        self.name = name
        switches = engine.ALL_SWITCHES
        for switch in off.split("+") if off else ():
            if switch not in engine.SWITCHES:
                known = ", ".join(engine.SWITCHES)
                raise ClausewitzError(f"no switch is called {switch}: there are {known}")
            switches &= ~engine.SWITCHES[switch]
        self._searcher = Searcher(find_weights(weights), megabytes, switches)
        self._searcher.take_advice(find_advisers(tactics), advised_from)
        self._searcher.select(selection)
        self._book = OpeningBook(manner=ENGINE) if book else None

    def new_game(self) -> None:
        self._searcher.new_game()
        if self._book is not None:
            self._book.new_game()

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        from clausewitz.play.searching import best

        advised = self._book.advise(board) if self._book is not None else None
        return advised or best(self._searcher.search(board, limit))

    def close(self) -> None:
        """There is nothing to close."""


def clausewitz(parameters: Parameters) -> Player:
    """clausewitz[:book][,hash=MEGABYTES][,weights=NAME or FILE.pl][,off=SWITCH+SWITCH]
    [,tactics=yes, all or FILE.pl][,from=DEPTH at which they are asked]
    [,patterns=NAME or FILE.pl][,select=MOVES that they keep][,selectfrom=DEPTH]
    [,less=PLIES by which others are looked at less, if not left out]."""
    names = (
        "hash",
        "weights",
        "off",
        "tactics",
        "from",
        "patterns",
        "select",
        "selectfrom",
        "less",
    )
    parameters.only(*names, words=1)
    book = parameters.words == ("book",)
    if not book:
        parameters.only(*names)
    megabytes = parameters.whole("hash") or 64
    weights, off = parameters.values.get("weights", "clausewitz"), parameters.values.get("off", "")
    tactics = parameters.values.get("tactics", "no")
    least = parameters.whole("from")
    if least is not None and tactics == "no":
        raise ClausewitzError(f'"{parameters.label}": from says nothing without tactics')
    selection = _selection(parameters)
    return EnginePlayer(parameters.label, megabytes, book, weights, off, tactics, least, selection)


def _selection(parameters: Parameters) -> "Selection | None":
    """The patterns that choose moves: those that ship, if only the number is given."""
    kept, least = parameters.whole("select"), parameters.whole("selectfrom")
    less = parameters.whole("less")
    if "patterns" not in parameters.values and kept is None:
        if least is not None or less is not None:
            words = "selectfrom and less say nothing without patterns or select"
            raise ClausewitzError(f'"{parameters.label}": {words}')
        return None
    if kept == 0:
        raise ClausewitzError(f'"{parameters.label}": select is 1 or more')
    from clausewitz.play.selecting import find_selection

    return find_selection(parameters.values.get("patterns", "masters"), kept, least, less)


def base(parameters: Parameters) -> Player:
    """base[:WEIGHTS][,quiescence=yes][,deepen=yes], with weights by name or by file.

    One that deepens looks as far ahead as its nodes last, and not always as far.
    """
    from clausewitz.kernel.engine import NO_RULES
    from clausewitz.play.paper import BasePlayer

    parameters.only("quiescence", "deepen", words=1)
    rules = NO_RULES._replace(quiescence=_is_on(parameters, "quiescence", False))
    player = BasePlayer(_weights(parameters), rules=rules)
    player.deepens = _is_on(parameters, "deepen", False)
    return player


def pruning(parameters: Parameters) -> Player:
    """pruning[:WEIGHTS][,rules=1234][,openings=no][,quiescence=yes][,deepen=yes]."""
    from clausewitz.play.openings import PAPER
    from clausewitz.play.paper import PruningPlayer, pruning_rules

    parameters.only("rules", "openings", "quiescence", "deepen", words=1)
    manner = PAPER if _is_on(parameters, "openings", True) else None
    rules = pruning_rules(_rules(parameters), _is_on(parameters, "quiescence", False))
    player = PruningPlayer(_weights(parameters), manner=manner, rules=rules)
    player.deepens = _is_on(parameters, "deepen", False)
    return player


def ordering(parameters: Parameters) -> Player:
    """ordering[:WEIGHTS][,rules=1234][,quiescence=yes]: the rules say what is looked at first."""
    from clausewitz.play.paper import BasePlayer, ordering_rules

    parameters.only("rules", "quiescence", words=1)
    rules = ordering_rules(_rules(parameters), _is_on(parameters, "quiescence", False))
    return BasePlayer(_weights(parameters), rules=rules)


def reducing(parameters: Parameters) -> Player:
    """reducing[:WEIGHTS][,rules=1234][,plies=2][,quiescence=yes]: and what less far."""
    from clausewitz.play.paper import BasePlayer, reducing_rules

    parameters.only("rules", "plies", "quiescence", words=1)
    quiescence = _is_on(parameters, "quiescence", False)
    rules = reducing_rules(_rules(parameters), parameters.whole("plies") or 2, quiescence)
    return BasePlayer(_weights(parameters), rules=rules)


def _weights(parameters: Parameters) -> str:
    return parameters.words[0] if parameters.words else WINNING


def _rules(parameters: Parameters) -> str:
    return parameters.values.get("rules", "1234")


def _is_on(parameters: Parameters, name: str, otherwise: bool) -> bool:
    text = parameters.values.get(name, "yes" if otherwise else "no")
    if text not in ("yes", "no"):
        raise ClausewitzError(f'player "{parameters.text}": {name} is yes or no, not "{text}"')
    return text == "yes"
