"""Our own players by name: `clausewitz`, `base:handmade`, `endgame:kqrkqr`, `random:7`."""

import random
from functools import partial

import chess

from clausewitz.engines.own.evaluation_kinds import PLAYING, WORDS
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
        evaluation: str = WORDS,
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
        self._searcher = Searcher(find_weights(weights), megabytes, switches, evaluation)
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
    """clausewitz[:book][,hash=MEGABYTES][,evaluation=words or network or FILE.bin]
    [,weights=NAME or FILE.pl][,off=SWITCH+SWITCH]; weights are of words."""
    names = ("hash", "evaluation", "weights", "off")
    parameters.only(*names, words=1)
    book = parameters.words == ("book",)
    if not book:
        parameters.only(*names)
    megabytes = parameters.whole("hash") or 64
    weights, off = parameters.values.get("weights", "clausewitz"), parameters.values.get("off", "")
    otherwise = WORDS if "weights" in parameters.values else PLAYING
    evaluation = parameters.values.get("evaluation", otherwise)
    return EnginePlayer(parameters.label, megabytes, book, weights, off, evaluation)


_OF_PAPER = {
    "base": ("quiescence", "deepen"),
    "pruning": ("rules", "openings", "quiescence", "deepen"),
    "ordering": ("rules", "quiescence"),
    "reducing": ("rules", "plies", "quiescence"),
}


def paper_player(parameters: Parameters) -> Player:
    """KIND[:WEIGHTS][,quiescence=yes], with weights by name or by file, and as the kind has them
    rules=1234, openings=no, plies=2 or deepen=yes.

    base looks at all moves; pruning leaves out moves by rules; ordering looks first at what the
    rules leave; reducing looks less far at what they leave out. One that deepens looks as far ahead
    as its nodes last, and not always as far.
    """
    from clausewitz.kernel.minimax import NO_RULES
    from clausewitz.play.openings.book import PAPER
    from clausewitz.play.players import base_and_pruning as paper

    kind, is_on = parameters.kind, partial(_is_on, parameters)
    parameters.only(*_OF_PAPER[kind], words=1)
    weights = parameters.words[0] if parameters.words else WINNING
    numbers, quiescence = parameters.values.get("rules", "1234"), is_on("quiescence", False)
    player: paper.BasePlayer
    if kind == "pruning":
        rules = paper.pruning_rules(numbers, quiescence)
        manner = PAPER if is_on("openings", True) else None
        player = paper.PruningPlayer(weights, manner=manner, rules=rules)
    elif kind == "ordering":
        player = paper.BasePlayer(weights, rules=paper.ordering_rules(numbers, quiescence))
    elif kind == "reducing":
        rules = paper.reducing_rules(numbers, parameters.whole("plies") or 2, quiescence)
        player = paper.BasePlayer(weights, rules=rules)
    else:
        no_rules = NO_RULES._replace(quiescence=quiescence)
        player = paper.BasePlayer(weights, rules=no_rules)
    player.deepens = is_on("deepen", False)
    return player


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


def _is_on(parameters: Parameters, name: str, otherwise: bool) -> bool:
    text = parameters.values.get(name, "yes" if otherwise else "no")
    if text not in ("yes", "no"):
        raise ClausewitzError(f'player "{parameters.text}": {name} is yes or no, not "{text}"')
    return text == "yes"
