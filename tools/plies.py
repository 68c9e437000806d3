#!/usr/bin/env python3
"""Copy the rules of chess for the plies of a mate: asp/plies from asp/rules and asp/mates.

    python tools/plies.py            write the files
    python tools/plies.py --check    say which are not what would be written

A rule that looks two plies ahead may not use the predicates of the first ply: clingo would take
the rules for recursive, and no longer decide them while it grounds. So each ply has predicates of
its own, `check_2(Colour, T)` beside `check(Colour, T)`, with the same rules.
"""

import re
import sys
from pathlib import Path

ASP = Path(__file__).resolve().parents[1] / "asp"

LOOK = ["position", "attack", "check", "line", "move", "en_passant", "legal", "outcome"]
CHECKS = ["checking", "answered", "last_move"]
TRIAL = ["trial"]

# A mate in two from ply 0 goes through plies 1 to 5, as mates/mate2.lp says; from other plies, so:
BLOCKS = {0: [1, 2, 3, 4, 5], 2: [3, 4, 5, 6, 7], 8: [9, 10, 11, 12, 13]}

# Which ply comes from which. The others are for mates in three (mates/mate3.lp, mate3_checks.lp).
STEPS = {
    *((1, 8), (3, 4)),
    *((ply, one) for ply, (one, _, _, _, _) in BLOCKS.items()),
    *(
        step
        for one, two, three, four, five in BLOCKS.values()
        for step in ((one, two), (two, three), (one, four), (four, five))
    ),
}
CHECKED = sorted({0} | {ply for _, two, _, four, _ in BLOCKS.values() for ply in (two, four)})
LOOKED = sorted({2} | {target for _, target in STEPS} - set(CHECKED))
TRIED = sorted(one for one, _, _, _, _ in BLOCKS.values())

_ATOM = re.compile(r"\b([a-z]\w*)\(((?:[^()]|\([^()]*\))*)\)")
_CLOCK = re.compile(r"_clock|_number|irreversible")

_HEADER = """\
% {title} Made by tools/plies.py from {sources}:
% what the predicates mean is said there.
%
% Input:   the predicates that are declared below
% Output:  those that are not
% Command: clingo asp/mate2.lp pos.lp

"""


def files() -> dict[str, str]:
    """The text of each file of asp/plies, by its name."""
    found = {}
    for source, target in sorted(STEPS):
        found[f"step_{source}_{target}.lp"] = _step(source, target)
    for ply in LOOKED:
        found[f"look_{ply}.lp"] = _copy(f"The rules of chess at ply {ply}.", "rules", LOOK, ply)
    for ply in CHECKED:
        found[f"last_{ply}.lp"] = _last(ply)
    for ply in sorted(BLOCKS.keys() - {0}):
        found[f"mate2_{ply}.lp"] = _block(ply)
    for ply in TRIED:
        found[f"trial_{ply}.lp"] = _copy(f"Replies to try at ply {ply}.", "mates", TRIAL, ply)
    return found


def _copy(title: str, folder: str, names: list[str], ply: int) -> str:
    """The rules of the files, of predicates whose last argument is the position, for a ply."""
    text = "".join(_statements(folder, name) for name in names)
    text = _with_suffix(text, _predicates("T") | _predicates("M"), ply)
    return _whole(title, [f"{folder}/{name}.lp" for name in names], text)


def _last(ply: int) -> str:
    """The rules for a ply of which only the checks matter: no other move is ever derived."""
    looks = {name: _statements("rules", name) for name in LOOK if name != "outcome"}
    checks = {name: _statements("mates", name) for name in CHECKS}
    for texts, name in ((looks, "move"), (checks, "checking")):
        texts[name] = texts[name].replace("dynamic_move(", "possible_move(")
    text = "".join([*looks.values(), *checks.values()])
    text += "dynamic_move(R0, C0, R, C, T) :- may_check(R0, C0, R, C, T).\n"
    names = _predicates("T") | _predicates("M") | {"possible_move"}
    return _whole(
        f"The rules of chess at ply {ply}, for checks alone.",
        ["rules/", "mates/"],
        _with_suffix(text, names, ply),
    )


def _block(start: int) -> str:
    """The rules of mates/mate2.lp from another ply than 0."""
    plies = dict(enumerate([start, *BLOCKS[start]]))
    text = _statements("mates", "mate2")
    text = re.sub(r"\b(legal_move|won)(?=\()", r"\1_0", text)
    text = re.sub(r"_(\d)(?=\()", lambda match: f"_{plies[int(match[1])]}", text)
    return _whole(f"Mate in two from ply {start}.", ["mates/mate2.lp"], text)


def _step(source: int, target: int) -> str:
    """The rules of play.lp from a ply to one after it."""
    text = _statements("rules", "play").replace("next_", "NEXT")
    text = _with_suffix(text, _predicates("M"), target)
    text = _with_suffix(text, _predicates("T"), source)
    text = re.sub(r"NEXT(\w+?)(?=\()", rf"\1_{target}", text)
    return _whole(f"From ply {source} to ply {target}.", ["rules/play.lp"], text)


def _statements(folder: str, name: str) -> str:
    """The rules of a file, without comments, declarations, and what is said of the clocks."""
    text = (ASP / folder / f"{name}.lp").read_text(encoding="utf-8")
    text = re.sub(r"%.*", "", text)
    rules = [rule.strip() for rule in re.split(r"(?<=\.)\n", text)]
    kept = [rule for rule in rules if rule and rule[0] != "#" and not _CLOCK.search(rule)]
    return "".join(f"{rule}\n" for rule in kept)


def _predicates(last: str) -> set[str]:
    """The predicates of all rules that have this last argument."""
    names = [("rules", name) for name in [*LOOK, "play"]] + [
        ("mates", name) for name in CHECKS + TRIAL
    ]
    return {
        match[1]
        for folder, name in names
        for match in _ATOM.finditer(_statements(folder, name))
        if match[2].rpartition(",")[2].strip() == last
    }


def _with_suffix(text: str, predicates: set[str], ply: int) -> str:
    if ply == 0:
        return text
    return re.sub(rf"\b({'|'.join(sorted(predicates))})(?=\()", rf"\1_{ply}", text)


def _whole(title: str, sources: list[str], rules: str) -> str:
    """The rules with a header, and a declaration of what they use and do not define."""
    heads, used = set(), set()
    for rule in re.split(r"(?<=\.)\n", rules):
        atoms = [(match[1], _arity(match[2])) for match in _ATOM.finditer(rule)]
        heads.update(atoms[:1])
        used.update(atoms[1:])
    needed = {f"{name}/{arity}" for name, arity in used - heads if name != "after"}
    header = _HEADER.format(title=title, sources=_listed(sources))
    declared = "".join(f"#defined {name}.\n" for name in sorted(needed))
    return f"{header}{declared}\n{rules}"


def _arity(arguments: str) -> int:
    while re.search(r"\([^()]*\)", arguments):
        arguments = re.sub(r"\([^()]*\)", "", arguments)
    return arguments.count(",") + 1


def _listed(sources: list[str]) -> str:
    folders = sorted({source.partition("/")[0] for source in sources})
    return sources[0] if len(sources) == 1 else " and ".join(f"{folder}/" for folder in folders)


def main() -> int:
    folder = ASP / "plies"
    made = files()
    if sys.argv[1:] == ["--check"]:
        there = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.lp")}
        stale = sorted(
            name for name in made.keys() | there.keys() if made.get(name) != there.get(name)
        )
        print(
            "".join(f"asp/plies/{name} is out of date: run make plies\n" for name in stale), end=""
        )
        return 1 if stale else 0
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.lp"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
