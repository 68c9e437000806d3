"""The kernel as WebAssembly: it finds the same lines, with the same nodes, as machine code does."""

import inspect
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import chess
import numpy as np
import pytest

from clausewitz.engines.own.evaluation_kinds import PLAYING, WORDS
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.kernel import web_kernel
from clausewitz.kernel.search.state import STATE
from clausewitz.website.kernel_module import NoLinkerError, kernel_files
from clausewitz.website.site_builder import WEB

NODE = shutil.which("node")
MEGABYTES, NODES = 4, 20_000
FENS = [
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/P6k/8/8/8/8/8/K7 w - - 12 40",
    "6k1/5ppp/8/8/8/7P/5PP1/3r3K w - - 4 30",
    "8/8/8/5k2/8/2K5/3R4/8 b - - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 b - - 0 10",
]
SEARCHES: list[dict[str, Any]] = [
    *({"fen": fen, "nodes": NODES, "lines": 1 + number % 3} for number, fen in enumerate(FENS)),
    {"fen": FENS[2], "depth": 6, "only": ["g8f6", "f8c5"]},
    {"fen": FENS[1], "nodes": NODES, "without": ["e2a6", "e5f7"], "lines": 2},
]


def test_every_function_is_described_with_its_arguments() -> None:
    described = web_kernel.web_table()["functions"]
    for name, entry in web_kernel.web_entry_points().items():
        assert len(described[name]["arguments"]) == len(
            inspect.signature(entry.function).parameters
        )
    look = described["search.entries.look"]
    assert look["result"] == "int64"
    assert [one["dimensions"] for one in look["arguments"]] == [1, 2, 0, 0, 0]


def test_records_are_described_as_they_lie_in_memory() -> None:
    described = web_kernel.web_table()["records"]["state"]
    state = np.zeros(1, STATE)
    state["rows"][0, 1, 2] = 7
    field = described["fields"]["rows"]
    words = np.frombuffer(state.tobytes()[field["at"] :], field["kind"])
    assert words[field["shape"][1] + 2] == 7
    assert described["bytes"] == STATE.itemsize


def test_a_missing_linker_is_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("clausewitz.website.kernel_module.cache_dir", lambda name: tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("clausewitz.website.kernel_module.find_spec", lambda name: None)
    with pytest.raises(NoLinkerError, match=r"^no wasm-ld is installed; .* pip in ziglang$"):
        kernel_files()


@pytest.mark.long
@pytest.mark.parametrize("evaluation", [PLAYING, WORDS])
def test_searches_in_node_are_those_of_machine_code(evaluation: str, tmp_path: Path) -> None:
    if NODE is None:
        pytest.skip("node is not installed")
    write_kernel(tmp_path)
    program = f"""
        import {{ readFileSync }} from "node:fs";
        import {{ Kernel }} from {json.dumps(str(tmp_path / "kernel" / "kernel.js"))};
        import {{ Searcher }} from {json.dumps(str(tmp_path / "kernel" / "search.js"))};
        const folder = {json.dumps((tmp_path / "kernel").as_uri() + "/")};
        const kernel = await Kernel.load(folder, async (address) => readFileSync(address));
        const byWords = {json.dumps(evaluation == WORDS)};
        const searcher = new Searcher(kernel, {{ megabytes: {MEGABYTES}, byWords }});
        const found = {json.dumps(SEARCHES)}.map(({{ fen, ...limits }}) => {{
          if (!limits.only) searcher.forget();
          const reports = [];
          const report = (lines) => reports.push(lines);
          return [searcher.search(fen, {{ ...limits, report }}), searcher.nodes, reports.length];
        }});
        console.log(JSON.stringify(found));"""
    command = [NODE, "--input-type=module", "-e", program]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == searched(evaluation)


def searched(evaluation: str) -> list[Any]:
    """What machine code finds, in the form that the script prints."""
    searcher, found = Searcher(megabytes=MEGABYTES, evaluation=evaluation), list[Any]()
    for wish in SEARCHES:
        board, depths = chess.Board(wish["fen"]), set[int]()
        legal = [move.uci() for move in board.legal_moves]
        among = wish.get("only") or [one for one in legal if one not in wish.get("without", [])]
        if "only" not in wish:
            searcher.new_game()
        lines = searcher.search(
            board,
            Limit(nodes=wish.get("nodes"), depth=wish.get("depth")),
            [chess.Move.from_uci(move) for move in among],
            wish.get("lines", 1),
            lambda info, depths=depths: depths.add(info.depth),  # type: ignore[misc]
        )
        forms = [
            {
                "score": line.score,
                "depth": line.depth,
                "deepest": line.deepest,
                "nodes": line.nodes,
                "moves": [move.uci() for move in line.line],
            }
            for line in lines
        ]
        found.append([forms, searcher.nodes, len(depths)])
    return found


def write_kernel(folder: Path) -> None:
    """The compiled kernel and the scripts that run it, as the site has them."""
    try:
        files = kernel_files()
    except NoLinkerError as error:
        pytest.skip(str(error))
    shutil.copytree(WEB / "kernel", folder / "kernel")
    for name, content in files.items():
        (folder / name).write_bytes(content)
