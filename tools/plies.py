#!/usr/bin/env python3
"""Copy the rules of chess for the plies of a mate: asp/generated from asp/rules and asp/mates.

    python tools/plies.py            write the files
    python tools/plies.py --check    say which are not what would be written

A rule that looks two plies ahead may not use the predicates of the first ply: clingo would take
the rules for recursive, and no longer decide them while it grounds. So each ply has predicates of
its own, `check_2(Colour, T)` beside `check(Colour, T)`, with the same rules. A parameter would not
do, as in `#program step(t)`: gringo takes it for a variable when it looks for recursion.

A copy holds the rules that some program needs: those on which what it shows depends. A copy that
no program includes is not written.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import write_text

ASP = Path(__file__).resolve().parents[1] / "asp"
PROGRAMS = ["mate1", "confirm", "mate2", "mate2_checks", "mate3", "mate3_checks"]

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

# All moves where they are needed; in check, only those that may meet it.
REPLIES = """\
dynamic_move(From, To, T) :-
    replying(T), to_move(S, X, T), not check(S, T), possible_move(From, To, T).
dynamic_move(From, To, T) :- replying(T), relief(To, T), possible_move(From, To, T).
"""

_ATOM = re.compile(r"\b([a-z]\w*)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)")
_INCLUDE = re.compile(r'^#include "([^"]+)"\.$', re.MULTILINE)
_CLOCK = re.compile(r"_clock|_number|irreversible")

_HEADER = """\
% {title} Made by tools/plies.py from {sources}:
% what the predicates mean is said there.
%
% Input:   {input}
% Output:  {output}
% Command: clingo asp/{program}.lp pos.lp

"""


class Copy:
    """A file to be: the rules, and what its header says of them."""

    def __init__(self, title: str, sources: list[str], text: str) -> None:
        self.title = title
        self.sources = sources
        self.rules = list(_rules(text))
        self.inputs_of_all = [rule for rule in self.rules if rule.startswith("#defined")]

    def text(self, needed: set[str], program: str) -> str:
        """What is written: the rules whose heads are needed, with their header."""
        rules = [rule for rule in self.rules if _head(rule) in needed]
        heads = {_head(rule) for rule in rules}
        used = {name for rule in rules for name in _body(rule)}
        outside = sorted(used - heads)
        declared = [rule for rule in self.inputs_of_all if rule[9:-1] in outside]
        header = _HEADER.format(
            title=self.title,
            sources=_listed(self.sources),
            input=_wrapped(outside),
            output=_wrapped(sorted(heads)),
            program=program,
        )
        lines = [*declared, "", *rules] if declared else rules
        return header + "".join(f"{line}\n" for line in lines)


def files() -> dict[str, str]:
    """The text of each file of asp/generated, by its name."""
    copies = _copies()
    users = {program: _parts(program) for program in PROGRAMS}
    needs = {program: _needed(parts, copies) for program, parts in users.items()}
    found = {}
    for name, copy in copies.items():
        having = [program for program in PROGRAMS if f"generated/{name}" in users[program]]
        if having:
            needed = set().union(*(needs[program] for program in having))
            found[name] = copy.text(needed, having[0])
    return found


def _copies() -> dict[str, Copy]:
    found = {}
    for source, target in sorted(STEPS):
        found[f"step_{source}_{target}.lp"] = _step(source, target)
    for ply in LOOKED:
        found[f"look_{ply}.lp"] = _copy(f"The rules of chess at ply {ply}.", "rules", LOOK, ply)
        # The same, for programs in which nobody moves there any more: they need fewer rules.
        found[f"end_{ply}.lp"] = _copy(f"Checkmate at ply {ply}.", "rules", LOOK, ply)
    for ply in CHECKED:
        found[f"last_{ply}.lp"] = _last(ply)
    found["confirm_0.lp"] = _last(0, REPLIES)
    for ply in sorted(BLOCKS.keys() - {0}):
        found[f"mate2_{ply}.lp"] = _block(ply)
    for ply in TRIED:
        found[f"trial_{ply}.lp"] = _copy(f"Replies to try at ply {ply}.", "mates", TRIAL, ply)
    return found


def _parts(program: str) -> list[str]:
    """The files that a program includes, as its text names them."""
    return _INCLUDE.findall((ASP / f"{program}.lp").read_text(encoding="utf-8"))


def _needed(parts: list[str], copies: dict[str, Copy]) -> set[str]:
    """The predicates on which depends what the program shows."""
    rules = [rule for part in parts for rule in _part_rules(part, copies)]
    needed = {name for rule in rules if rule.startswith("#show") for name in _body(rule)}
    needed |= {rule[6:-1] for rule in rules if re.fullmatch(r"#show \w+/\d\.", rule)}
    while (
        more := {name for rule in rules if _head(rule) in needed for name in _body(rule)} - needed
    ):
        needed |= more
    return needed


def _part_rules(part: str, copies: dict[str, Copy]) -> Iterable[str]:
    name = part.removeprefix("generated/")
    return copies[name].rules if name in copies else _rules((ASP / part).read_text("utf-8"))


def _copy(title: str, folder: str, names: list[str], ply: int) -> Copy:
    """The rules of the files, of predicates whose last argument is the position, for a ply."""
    text = "".join(_statements(folder, name) for name in names)
    text = _with_suffix(text, _predicates("T") | _predicates("M"), ply)
    return Copy(title, [f"{folder}/{name}.lp" for name in names], text)


def _last(ply: int, replies: str = "") -> Copy:
    """The rules for a ply of which only the checks matter: no other move is ever derived but those
    of `replies`, rules for positions of which all moves are needed."""
    looks = {name: _statements("rules", name) for name in LOOK if name != "outcome"}
    checks = {name: _statements("mates", name) for name in CHECKS}
    for texts, name in ((looks, "move"), (checks, "checking")):
        texts[name] = texts[name].replace("dynamic_move(", "possible_move(")
    text = "".join([*looks.values(), *checks.values()])
    text += "dynamic_move(From, To, T) :- may_check(From, To, T).\n" + replies
    if not replies:  # here checks are all that is needed
        text = text.replace(" not replying(T),", "")
    names = _predicates("T") | _predicates("M") | {"possible_move"}
    purpose = "for checks or all moves" if replies else "for checks alone"
    title = f"The rules of chess at ply {ply}, {purpose}."
    return Copy(title, ["rules/", "mates/"], _with_suffix(text, names, ply))


def _block(start: int) -> Copy:
    """The rules of mates/mate2.lp from another ply than 0."""
    plies = dict(enumerate([start, *BLOCKS[start]]))
    text = _statements("mates", "mate2")
    text = re.sub(r"\b(legal_move|won)(?=\()", r"\1_0", text)
    text = re.sub(r"_(\d)(?=\()", lambda match: f"_{plies[int(match[1])]}", text)
    return Copy(f"Mate in two from ply {start}.", ["mates/mate2.lp"], text)


def _step(source: int, target: int) -> Copy:
    """The rules of play.lp from a ply to one after it."""
    text = _statements("rules", "play").replace("next_", "NEXT")
    text = _with_suffix(text, _predicates("M"), target)
    text = _with_suffix(text, _predicates("T"), source)
    text = re.sub(r"NEXT(\w+?)(?=\()", rf"\1_{target}", text)
    return Copy(f"From ply {source} to ply {target}.", ["rules/play.lp"], text)


def _statements(folder: str, name: str) -> str:
    """The statements of a file, but for what is said of the clocks."""
    rules = _rules((ASP / folder / f"{name}.lp").read_text(encoding="utf-8"))
    return "".join(f"{rule}\n" for rule in rules if not _CLOCK.search(rule))


def _rules(text: str) -> Iterator[str]:
    """The statements of a text, without comments."""
    text = re.sub(r"%.*", "", text)
    return (rule.strip() for rule in re.split(r"(?<=\.)\n", text) if rule.strip())


def _head(rule: str) -> str | None:
    """The predicate that a rule derives; None where it is no rule."""
    if rule.startswith("#"):
        return None
    match = _ATOM.match(rule)
    return _signature(match) if match else None


def _body(rule: str) -> set[str]:
    """The predicates that a rule asks for."""
    _, _, body = rule.partition(" :-" if ":-" in rule else ") :")
    return {_signature(match) for match in _ATOM.finditer(body) if match[1] != "after"}


def _signature(match: re.Match[str]) -> str:
    return f"{match[1]}/{_arity(match[2])}"


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


def _arity(arguments: str) -> int:
    while re.search(r"\([^()]*\)", arguments):
        arguments = re.sub(r"\([^()]*\)", "", arguments)
    return arguments.count(",") + 1


def _listed(sources: list[str]) -> str:
    folders = sorted({source.partition("/")[0] for source in sources})
    return sources[0] if len(sources) == 1 else " and ".join(f"{folder}/" for folder in folders)


def _wrapped(names: list[str]) -> str:
    """Names with commas between, in lines of a header."""
    lines = [""]
    for name in names:
        if len(lines[-1]) + len(name) > 86:
            lines.append("")
        lines[-1] += f"{name}, "
    return "\n%          ".join(line.rstrip() for line in lines).removesuffix(",")


def main() -> int:
    folder = ASP / "generated"
    made = files()
    if sys.argv[1:] == ["--check"]:
        there = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.lp")}
        stale = sorted(
            name for name in made.keys() | there.keys() if made.get(name) != there.get(name)
        )
        print(
            "".join(f"asp/generated/{name} is out of date: run make plies\n" for name in stale),
            end="",
        )
        return 1 if stale else 0
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.lp"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        write_text(folder / name, text)
    return 0


if __name__ == "__main__":
    run_and_exit("plies.py", main)
