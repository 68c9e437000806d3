"""Scripts of the playground that need no page, run by Node."""

import json
import shutil
import subprocess
from dataclasses import asdict
from typing import Any

import pytest

from clausewitz.advice.lines.line_search import SearchEffort
from clausewitz.website.site_builder import WEB
from running import Run

NODE = shutil.which("node")
FENS = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b Kq e3 0 3",
    "8/P6k/8/8/8/8/8/K7 b - - 12 40",
]


def in_node(script: str, names: str, *values: Any) -> Any:
    """What an expression over names of a script gives; `values` is the list of these values."""
    if NODE is None:
        pytest.skip("node is not installed")
    module, _, expression = names.partition(": ")
    program = (
        f"import {{ {module} }} from {json.dumps(str(WEB / 'playground' / script))};"
        f"const values = {json.dumps(values)};"
        f"console.log(JSON.stringify(await ({expression})));"
    )
    command = [NODE, "--input-type=module", "-e", program]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize("fen", FENS)
def test_facts_are_those_of_the_command_line(run: Run, fen: str) -> None:
    printed = run("facts", "--to", "asp", fen).out
    made = in_node("asp_facts.js", "aspFacts: aspFacts(values[0])", fen)
    assert sorted(made.splitlines()) == sorted(
        line for line in printed.splitlines() if not line.startswith("%")
    )


def test_atoms_are_read_with_what_is_in_them() -> None:
    line = 'p q(1,-2) key(2,(7,8,7,6,none),0) t((1,),"a b, (c") s(slot(1))'
    atoms = in_node("answer_sets.js", "parseAtoms: parseAtoms(values[0])", line)
    assert [atom["text"] for atom in atoms] == [
        *("p", "q(1,-2)", "key(2,(7,8,7,6,none),0)", 't((1,),"a b, (c")', "s(slot(1))")
    ]
    assert [term["name"] for term in atoms[2]["terms"][1]["terms"]] == ["7", "8", "7", "6", "none"]


def test_answers_and_figures_are_distinguished() -> None:
    lines = ["clingo version 5.8.1", "Reading from -", "Solving...", "Answer: 1 (Time: 0.1s)"]
    lines += ["a", "Optimization: 4", "Answer: 2", "", "Optimization: 3", "OPTIMUM FOUND", ""]
    lines += ["Models       : 2"]
    expression = (
        "AnswerReader: (() => { const found = []; const reader = new AnswerReader("
        "(one) => found.push(one)); values.forEach((line) => reader.hear(line));"
        "return [found.map(({number, atoms, costs}) => [number, atoms.length, costs]),"
        "reader.figures]; })()"
    )
    found, figures = in_node("answer_sets.js", expression, *lines)
    assert found == [[1, 1, "4"], [2, 0, "3"]]
    assert figures == ["OPTIMUM FOUND", "Models       : 2"]


def test_plans_are_boards_in_the_order_of_time() -> None:
    line = (
        "move(1,1,8,1,none,1) checkmate(2) chessman(rook,white,8,1,2) chessman(rook,white,1,1,1)"
        " chessman(king,black,8,8,1) chessman(king,black,8,8,2)"
    )
    expression = (
        "parseAtoms, frames: frames(parseAtoms(values[0]))"
        ".map(({title, pieces, moves}) => [title, Object.fromEntries(pieces), moves])"
    )
    first, second = in_node("answer_sets.js", expression, line)
    assert (first[0], first[2]) == ("board 1", ["a1a8"])
    assert first[1]["a1"] == {"role": "rook", "color": "white"}
    assert sorted(second[1]) == ["a8", "h8"]


def test_lines_of_a_composed_puzzle_are_played() -> None:
    line = (
        "chessman(pawn,white,7,1,0) chessman(king,black,8,8,0) move(7,1,8,1,rook,0)"
        " move(8,8,7,8,none,slot(1)) move(8,1,8,8,none,reply(1))"
    )
    expression = (
        "parseAtoms, frames: frames(parseAtoms(values[0]))"
        ".map(({pieces, moves}) => [Object.fromEntries(pieces), moves])"
    )
    boards = in_node("answer_sets.js", expression, line)
    assert [moves for _, moves in boards] == [["a7a8r"], ["h8h7"], ["a8h8"]]
    assert boards[1][0]["a8"] == {"role": "rook", "color": "white"}
    assert sorted(boards[2][0]) == ["a8", "h7"]


def test_files_are_included_once_and_beside_the_file_that_asks() -> None:
    files = {
        "asp/rules/a.lp": '#include "b.lp".\na.',
        "asp/rules/b.lp": '#include "../../bk/c.lp".\nb.',
        "bk/c.lp": "c.",
    }
    program = '#include "rules/a.lp". % first\n#include "../bk/c.lp".\np :- a.'
    expression = "WholeProgram: new WholeProgram(values[0], '', values[1]).text"
    assert in_node("includes.js", expression, program, files).split() == [
        *("c.", "b.", "a.", "p", ":-", "a.")
    ]


def test_complaints_name_the_lines_of_the_users_own_program() -> None:
    files = {"asp/rules/a.lp": "a.\n" * 354}
    program = '#include "rules/a.lp".\nb :- c(.'
    heard = [
        "<stdin>:356:8-9: error: syntax error, unexpected .",
        "<stdin>:3:1-2: info: atom does not occur in any rule head:",
        "  q",
        "<stdin>:357:1-2: error: odd",
        "*** ERROR: (clingo): parsing failed",
    ]
    expression = (
        "WholeProgram: new WholeProgram(values[0], 'fact.', values[1]).complaints(values[2])"
    )
    assert in_node("includes.js", expression, program, files, heard) == [
        {"kind": "error", "text": "syntax error, unexpected .", "line": 2, "column": 8},
        {
            "kind": "info",
            "text": "asp/rules/a.lp, line 3: atom does not occur in any rule head:\n  q",
        },
        {"kind": "error", "text": "the facts of the board, line 1: odd"},
        {"kind": "error", "text": "*** ERROR: (clingo): parsing failed"},
    ]


def test_links_keep_every_sign() -> None:
    state = {"fen": FENS[0], "tab": "prolog", "query": "a & b = #?+%", "program": "% ünï\n" * 400}
    expression = (
        "linkOf, stateOf: linkOf(values[0], 'http://x/y?z=1#old')"
        ".then(async (link) => [link, await stateOf(link)])"
    )
    link, restored = in_node("share.js", expression, state)
    assert link.startswith("http://x/y?z=1#fen=")
    assert restored == state
    assert len(link) < 500


def test_json_is_written_as_python_writes_it() -> None:
    name = 'Rätsel "1"\n\x7f\N{WHITE CHESS KNIGHT}\U0001f40e'
    value: dict[str, Any] = {"id": name, "ply": None, "list": [1, -2, []], "none": {}}
    expression = "jsonText: [jsonText(values[0]), jsonText(values[0], { ascii: true })]"
    expected = [json.dumps(value, ensure_ascii=False), json.dumps(value)]
    assert in_node("../kernel/json_text.js", expression, value) == expected


def test_a_shorter_search_is_that_of_the_command_line() -> None:
    effort = SearchEffort()
    for nodes in (1, 3_000, 299_999, 1_000_000):
        made = in_node(
            "../kernel/effort.js", "shorter: shorter(values[0], values[1])", asdict(effort), nodes
        )
        assert made == asdict(effort.shorter(nodes, effort.best))
