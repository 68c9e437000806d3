"""The move of an endgame player: endgame explain."""

from typing import TYPE_CHECKING, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import answered
from clausewitz.cli.results import print_json
from clausewitz.position.board import fen_of

if TYPE_CHECKING:
    from clausewitz.endgames.move_choice import EndgameReason


def explain(player: arg.EndgamePlayer, fen: arg.Fen = None, as_json: arg.Json = False) -> None:
    """Explain the move of an endgame player.

    The answer names the branch of the tree that was decisive.
    """
    from clausewitz.endgames.move_choice import Chooser, reason_text
    from clausewitz.endgames.player_files import find_player

    found = find_player(player)
    chooser = Chooser(found)
    for board in answered(fen, headed=not as_json):
        reason = chooser.reason(board)
        if as_json:
            print_json({"fen": fen_of(board), "player": found.name} | _as_dict(reason))
        else:
            print(reason_text(reason, board, found.name))


def _as_dict(reason: "EndgameReason") -> dict[str, Any]:
    return {
        "tree": reason.status,
        "move": reason.chosen.move.uci(),
        "moves": [
            {
                "move": one.move.uci(),
                "score": one.score,
                "answers": [
                    {"test": test.kind, "of": list(test.operands), "answer": answer}
                    for test, answer in one.way.answers
                ],
            }
            for one in (reason.chosen, *reason.others)
        ],
    }
