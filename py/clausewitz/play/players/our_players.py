"""Our own players by name: `clausewitz`, `base:handmade`, `endgame:kqrkqr`, `random:7`."""

import random

import chess

from clausewitz.engines.own.search_limit import Choice, Limit
from clausewitz.play.openings.book import ENGINE, OpeningBook
from clausewitz.play.player import Player
from clausewitz.play.players.parameters import Parameters
from clausewitz.position.board import fen_of
from clausewitz.support.errors import ClausewitzError

WINNING = "winning"  # the weights that the paper found best


class EnginePlayer(Player):
    """The search engine, with or without its openings."""

    def __init__(
        self,
        name: str,
        megabytes: int = 64,
        book: bool = False,
        weights: str = "clausewitz",
        off: str = "",
    ) -> None:
        """`off` names what is switched off in the search, with + between."""
        from clausewitz.engines.own.evaluation_weights import find_weights
        from clausewitz.engines.own.searcher import Searcher  # loads the kernel
        from clausewitz.kernel import search

        self.name = name
        switches = search.ALL_SWITCHES
        for switch in off.split("+") if off else ():
            if switch not in search.SWITCHES:
                known = ", ".join(search.SWITCHES)
                raise ClausewitzError(f"no switch is called {switch}: there are {known}")
            switches &= ~search.SWITCHES[switch]
        self._searcher = Searcher(find_weights(weights), megabytes, switches)
        self._book = OpeningBook(manner=ENGINE) if book else None

    def new_game(self) -> None:
        self._searcher.new_game()
        if self._book is not None:
            self._book.new_game()

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        from clausewitz.engines.own.searcher import best

        advised = self._book.advise(board) if self._book is not None else None
        return advised or best(self._searcher.search(board, limit))


class EvolvedPlayer(Player):
    """Looks one move ahead and weighs what it sees by a tree; no limit makes a difference."""

    def __init__(self, name: str, player: str) -> None:
        from clausewitz.endgames.move_choice import Chooser
        from clausewitz.endgames.player_files import find_player  # loads the kernel

        self.name = name
        self._chooser = Chooser(find_player(player))

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        from clausewitz.endgames.move_choice import short_reason

        reason = short_reason(self._chooser.reason(board))
        return Choice(self._chooser.move(board), depth=1, reason=reason)


class RandomPlayer(Player):
    """Draws a move; the same one for the same seed and game so far, whatever was played before."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._seed = seed

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        moves = sorted(board.legal_moves, key=chess.Move.uci)
        played = " ".join(move.uci() for move in board.move_stack)
        return Choice(random.Random(f"{self._seed} {played} {fen_of(board)}").choice(moves))


def clausewitz(parameters: Parameters) -> Player:
    """clausewitz[:book][,hash=MEGABYTES][,weights=NAME or FILE.pl][,off=SWITCH+SWITCH]."""
    names = ("hash", "weights", "off")
    parameters.only(*names, words=1)
    book = parameters.words == ("book",)
    if not book:
        parameters.only(*names)
    megabytes = parameters.whole("hash") or 64
    weights, off = parameters.values.get("weights", "clausewitz"), parameters.values.get("off", "")
    return EnginePlayer(parameters.label, megabytes, book, weights, off)


def base(parameters: Parameters) -> Player:
    """base[:WEIGHTS][,quiescence=yes][,deepen=yes], with weights by name or by file.

    One that deepens looks as far ahead as its nodes last, and not always as far.
    """
    from clausewitz.kernel.minimax import NO_RULES
    from clausewitz.play.players.base_and_pruning import BasePlayer

    parameters.only("quiescence", "deepen", words=1)
    rules = NO_RULES._replace(quiescence=_is_on(parameters, "quiescence", False))
    player = BasePlayer(_weights(parameters), rules=rules)
    player.deepens = _is_on(parameters, "deepen", False)
    return player


def pruning(parameters: Parameters) -> Player:
    """pruning[:WEIGHTS][,rules=1234][,openings=no][,quiescence=yes][,deepen=yes]."""
    from clausewitz.play.openings.book import PAPER
    from clausewitz.play.players.base_and_pruning import PruningPlayer, pruning_rules

    parameters.only("rules", "openings", "quiescence", "deepen", words=1)
    manner = PAPER if _is_on(parameters, "openings", True) else None
    rules = pruning_rules(_rules(parameters), _is_on(parameters, "quiescence", False))
    player = PruningPlayer(_weights(parameters), manner=manner, rules=rules)
    player.deepens = _is_on(parameters, "deepen", False)
    return player


def ordering(parameters: Parameters) -> Player:
    """ordering[:WEIGHTS][,rules=1234][,quiescence=yes]: the rules say what is looked at first."""
    from clausewitz.play.players.base_and_pruning import BasePlayer, ordering_rules

    parameters.only("rules", "quiescence", words=1)
    rules = ordering_rules(_rules(parameters), _is_on(parameters, "quiescence", False))
    return BasePlayer(_weights(parameters), rules=rules)


def reducing(parameters: Parameters) -> Player:
    """reducing[:WEIGHTS][,rules=1234][,plies=2][,quiescence=yes]: and what less far."""
    from clausewitz.play.players.base_and_pruning import BasePlayer, reducing_rules

    parameters.only("rules", "plies", "quiescence", words=1)
    quiescence = _is_on(parameters, "quiescence", False)
    rules = reducing_rules(_rules(parameters), parameters.whole("plies") or 2, quiescence)
    return BasePlayer(_weights(parameters), rules=rules)


def endgame(parameters: Parameters) -> Player:
    """`endgame:NAME` of logic/evolved, or `endgame:FILE`."""
    parameters.only(words=1)
    if not parameters.words:
        raise ClausewitzError(f'player "{parameters.text}" is not endgame:NAME or endgame:FILE')
    return EvolvedPlayer(parameters.label, parameters.words[0])


def random_player(parameters: Parameters) -> Player:
    """`random`, `random:7`."""
    if parameters.words[:1] and parameters.words[0].isdigit():
        parameters.only("seed", words=1)
        return RandomPlayer(parameters.label, int(parameters.words[0]))
    parameters.only("seed")
    return RandomPlayer(parameters.label, parameters.whole("seed") or 0)


def _weights(parameters: Parameters) -> str:
    return parameters.words[0] if parameters.words else WINNING


def _rules(parameters: Parameters) -> str:
    return parameters.values.get("rules", "1234")


def _is_on(parameters: Parameters, name: str, otherwise: bool) -> bool:
    text = parameters.values.get(name, "yes" if otherwise else "no")
    if text not in ("yes", "no"):
        raise ClausewitzError(f'player "{parameters.text}": {name} is yes or no, not "{text}"')
    return text == "yes"
