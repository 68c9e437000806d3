"""The tools that assistants are offered: what each is for, what it takes, returns, and may cost.

The results are the JSON of the Python functions and of the commands, so a schema names what a
caller can rely on and leaves the rest open.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Schema = dict[str, Any]

_LONGEST_MOVES, _LONGEST_GOAL, _LONGEST_PROGRAM = 10_000, 4_000, 40_000  # characters
_LONGEST_GAME, _LONGEST_GAMES = 100_000, 1_000_000  # characters
_WARMING = 300  # seconds until a process is ready: the kernel may have to be compiled

SECONDS_TO_START = _WARMING


@dataclass(frozen=True, slots=True)
class Tool:
    """One tool."""

    name: str
    description: str
    """What it answers and when to call it, for a model."""
    takes: Mapping[str, Schema]
    returns: Mapping[str, Schema]
    """What is always in the result."""
    seconds: int
    """Then it is stopped."""
    needs: tuple[str, ...] = ()
    """The arguments that must be given."""

    @property
    def input_schema(self) -> Schema:
        return {
            "type": "object",
            "properties": dict(self.takes),
            "required": list(self.needs),
            "additionalProperties": False,
        }

    @property
    def output_schema(self) -> Schema:
        properties = dict(self.returns)
        return {"type": "object", "properties": properties, "required": list(properties)}


def _text(description: str, longest: int, **more: Any) -> Schema:
    return {"type": "string", "description": description, "maxLength": longest, **more}


def _number(description: str, least: int, most: int, default: int) -> Schema:
    limits = {"minimum": least, "maximum": most, "default": default}
    return {"type": "integer", "description": description, **limits}


def _flag(description: str, default: bool = False) -> Schema:
    return {"type": "boolean", "description": description, "default": default}


def _list_of(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _object(required: Mapping[str, Schema], **optional: Schema) -> Schema:
    properties = {**required, **optional}
    return {"type": "object", "properties": properties, "required": list(required)}


_STRING: Schema = {"type": "string"}
_INTEGER: Schema = {"type": "integer"}
_BOOLEAN: Schema = {"type": "boolean"}
_STRINGS = _list_of(_STRING)
_OR_NULL: Schema = {"type": ["string", "null"]}
_REASON = _object(
    {"tactic": _STRING, "why": _STRING, "squares": _STRINGS},
    clause={"type": "string", "description": "The clause that proves it: file and line."},
)
_MOVE = {"move": _STRING, "san": _STRING}
_SCORES: dict[str, Schema] = {
    "score": {"type": "integer", "description": "Hundredths of a pawn, for the side to move."},
    "mate": {"type": "integer", "description": "Moves to mate; negative if mated."},
    "line": _STRINGS,
}
_OPENING: Schema = {
    "type": ["object", "null"],
    "properties": {"eco": _STRING, "name": _STRING, "moves": _STRING},
}

_POSITION: dict[str, Schema] = {
    "fen": _text("Position in FEN. Leave it out for the initial position of the game.", 200),
    "moves": _text(
        "Moves played from there, in SAN or UCI, such as '1. e4 e5 2. Nf3'. Give the moves of the "
        "game rather than a FEN that you worked out yourself.",
        _LONGEST_MOVES,
    ),
}
_PICTURE = {"picture": _flag("Add the board as a PNG, with arrows and the squares of the proof.")}
_ONE_MOVE = _text("A move in SAN or UCI, such as 'Nf3' or 'g1f3'.", 20)
_GAME = {"pgn": _text("One game in PGN.", _LONGEST_GAME)}
_EXPLAINED: dict[str, Schema] = {
    "fen": _STRING,
    **_MOVE,
    "best": _object({"move": _STRING}),
    "motifs": _list_of(_REASON),
    "refutation": _list_of(_REASON),
    "lines": _list_of(_object({"role": _STRING, "fen": _STRING, "motifs": _list_of(_REASON)})),
    "text": {"type": "object", "additionalProperties": _STRINGS},
}

TOOLS = (
    Tool(
        "suggest",
        "The best moves of a position, each with its reason and the proof of it: squares, clause, "
        "line. Call it for 'what should I play', 'who is winning', 'is there a tactic'. Where "
        "nothing is won by force, `forced` is false and the reason is strategic.",
        {**_POSITION, "everything": _flag("Also moves that do not stand out."), **_PICTURE},
        {
            "fen": _STRING,
            "moves": _list_of(
                _object({**_MOVE, "tactic": _STRING, "why": _STRING, "reasons": _list_of(_REASON)})
            ),
        },
        seconds=30,
    ),
    Tool(
        "explain",
        "A move explained in depth: what it does and threatens, what the defences run into, why "
        "other moves fail. Without `move`, the best one. Call it for 'why is this move good'.",
        {**_POSITION, "move": _ONE_MOVE, **_PICTURE},
        _EXPLAINED,
        seconds=60,
    ),
    Tool(
        "refute",
        "What is wrong with a move: the opponent's answer, what that wins, and by which motif. "
        "Call it for 'why was this a mistake'. `is_mistake` is false where nothing is wrong.",
        {**_POSITION, "move": _ONE_MOVE, **_PICTURE},
        {**_EXPLAINED, "is_mistake": _BOOLEAN, "why": _STRING},
        seconds=60,
        needs=("move",),
    ),
    Tool(
        "tag",
        "The motifs that a line of moves shows (fork, pin, smotheredMate and some fifty more, as "
        "Lichess names them), each with the move, the squares and the clause that prove it. The "
        "side that moves first is the solver, and the line has both sides' moves.",
        {
            **_POSITION,
            "after_a_move": _flag("The first move is the opponent's, as in puzzles of Lichess."),
        },
        {"motifs": _list_of(_object({"name": _STRING, "squares": {"type": "object"}}))},
        seconds=30,
        needs=("moves",),
    ),
    Tool(
        "legal_moves",
        "All legal moves, in UCI notation and in SAN. Call it before you name a move that you are "
        "not sure of, and to get the FEN after some moves.",
        dict(_POSITION),
        {"fen": _STRING, "moves": _STRINGS, "san": _STRINGS},
        seconds=10,
    ),
    Tool(
        "mate",
        "Whether the side to move forces mate in at most so many moves, with the proof against "
        "every defence; `none` is proved, too, and `unknown` means that time was up.",
        {
            **_POSITION,
            "in_moves": _number("The longest mate to look for, in moves.", 1, 8, 3),
            "all_keys": _flag("Find every first move that forces the shortest mate."),
            **_PICTURE,
        },
        {
            "fen": _STRING,
            "result": {"enum": ["mate", "none", "unknown"]},
            "n": _INTEGER,
            "key": _OR_NULL,
        },
        seconds=60,
    ),
    Tool(
        "solve",
        "A chess problem: every solution, and whether it is sound. Stipulations are mates or, with "
        "= for #, stalemates, direct (#2), self (s#2), reflex (r#2), help (h#2.5), series "
        "(ser-h#3). Not for games: `mate` is.",
        {
            "fen": _text("The diagram in FEN; whose turn it is follows from the stipulation.", 200),
            "stipulation": _text("Such as '#2', 's#3', 'h#2.5' or 'ser-h#4'.", 20),
            "variations": _flag("Also set play, tries, defences and what answers them."),
            "themes": _flag("Name the themes that it shows, with what proves them."),
        },
        {
            "fen": _STRING,
            "stipulation": _STRING,
            "result": {"enum": ["sound", "cooked", "short solution", "no solution", "unknown"]},
            "keys": _STRINGS,
            "solutions": _list_of({"type": "object"}),
            "set_play": _list_of({"type": "object"}),
        },
        seconds=60,
        needs=("fen", "stipulation"),
    ),
    Tool(
        "query",
        "Prolog over one position: a goal of words of the vocabulary (resource "
        "clausewitz://vocabulary) and of tactics, such as 'fork(Pos, From, To)' or "
        "'piece_at(S, Pos, white, knight), \\+ undefended(S, Pos)', where Pos is the position. "
        "Answers are what the variables stand for. Only commas and \\+ are allowed between words. "
        "With `program`, clauses of your own, such as 'mine(Pos, From, To) :- captures(From, To, "
        "Pos).', can be called, too.",
        {
            "goal": _text("A Prolog goal.", _LONGEST_GOAL),
            "program": _text("Clauses, checked as data: no directives.", _LONGEST_PROGRAM),
            "most": _number("The largest number of answers.", 1, 200, 50),
            **_POSITION,
        },
        {
            "goal": _STRING,
            "answers": _list_of({"type": "object", "additionalProperties": _STRING}),
            "more": _BOOLEAN,
        },
        seconds=30,
        needs=("goal",),
    ),
    Tool(
        "annotate",
        "A whole game with each tactic that was found, missed and allowed, as sentences and as "
        "commented PGN. Call it for 'analyse my game'. It takes some seconds.",
        _GAME,
        {"headers": {"type": "object"}, "chances": _list_of({"type": "object"}), "pgn": _STRING},
        seconds=180,
        needs=("pgn",),
    ),
    Tool(
        "coach",
        "What a player found, missed and allowed in some games, by motif, and what to practise. "
        "Twenty games at most; it takes some seconds a game.",
        {
            "pgn": _text("Games in PGN, twenty at most.", _LONGEST_GAMES),
            "player": _text("The player, as the games name him or her.", 200),
        },
        {
            "player": _STRING,
            "games": _INTEGER,
            "found": _INTEGER,
            "missed": _INTEGER,
            "allowed": _INTEGER,
            "motifs": _list_of(_object({"motif": _STRING, "found": _INTEGER, "missed": _INTEGER})),
            "advice": _list_of({"type": "object"}),
        },
        seconds=420,
        needs=("pgn", "player"),
    ),
    Tool(
        "compose",
        "New chess puzzles: White moves and mates, with exactly one key, proved. Fewer may come "
        "than were wanted when the time is up.",
        {
            "count": _number("How many.", 1, 5, 1),
            "mate": _number("Length of the mate in moves.", 2, 3, 2),
            "pieces": _text("Exact pieces, White's in capitals, such as 'KQPkrp'.", 32),
            "quiet": _flag("The key is no check, capture or promotion."),
            "sacrifice": _flag("The key offers material."),
            "seed": _number("Another number, another puzzle.", 0, 1_000_000, 0),
        },
        {"puzzles": _list_of(_object({"fen": _STRING, "key": _STRING, "epd": _STRING}))},
        seconds=120,
    ),
    Tool(
        "opening",
        "The name and ECO code of the opening of a game, where it left the known lines, and the "
        "move that known lines nearest to the position play.",
        dict(_POSITION),
        {"fen": _STRING, "opening": _OPENING, "left": _OPENING, "san": _OR_NULL},
        seconds=30,
    ),
    Tool(
        "board",
        "A position as text and as a PNG, with the squares and the move marked that you name.",
        {
            **_POSITION,
            "mark": _text("Squares to mark, such as 'e4 f7'.", 200),
            "arrow": _ONE_MOVE,
            "picture": _flag("Add the PNG.", default=True),
        },
        {"fen": _STRING, "turn": {"enum": ["white", "black"]}, "board": _STRING},
        seconds=20,
    ),
)

BY_NAME = {tool.name: tool for tool in TOOLS}
