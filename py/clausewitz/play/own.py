"""Our own players by name: `clausewitz`, `base:handmade`, `pruning:winning`."""

import chess

from clausewitz.play.openings import ENGINE, OpeningBook
from clausewitz.play.parameters import Parameters
from clausewitz.play.players import Choice, Limit, Player

WINNING = "winning"  # the weights that the paper found best


class EnginePlayer:
    """The search engine, with or without its openings."""

    def __init__(
        self, name: str, megabytes: int = 64, book: bool = False, weights: str = "clausewitz"
    ) -> None:
        from clausewitz.play.searching import Searcher  # loads the kernel
        from clausewitz.play.weights import find_weights

        self.name = name
        self._searcher = Searcher(find_weights(weights), megabytes)
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
    """clausewitz[:book][,hash=MEGABYTES][,weights=NAME or FILE.pl]."""
    parameters.only("hash", "weights", words=1)
    book = parameters.words == ("book",)
    if not book:
        parameters.only("hash", "weights")
    weights = parameters.values.get("weights", "clausewitz")
    return EnginePlayer(parameters.label, parameters.whole("hash") or 64, book, weights)


def base(parameters: Parameters) -> Player:
    """base[:WEIGHTS], a name of logic/heuristic or a file of such facts."""
    from clausewitz.play.paper import BasePlayer

    parameters.only(words=1)
    return BasePlayer(parameters.words[0] if parameters.words else WINNING)


def pruning(parameters: Parameters) -> Player:
    """pruning[:WEIGHTS]."""
    from clausewitz.play.paper import PruningPlayer

    parameters.only(words=1)
    return PruningPlayer(parameters.words[0] if parameters.words else WINNING)
