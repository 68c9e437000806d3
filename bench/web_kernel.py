"""The search as WebAssembly beside machine code: positions a second of CPU time, at fixed nodes.

    python bench/web_kernel.py [--nodes 200000] [--positions 12]

Both search the same positions from the start and must visit as many nodes with the same scores. The
first position is searched once before, so that neither compiles while it is measured.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import chess

from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.support.data import example_file
from clausewitz.website.kernel_module import kernel_files
from clausewitz.website.site_builder import WEB

MEGABYTES, LEAST = 16, 0.40
SCRIPT = """
import { readFileSync } from "node:fs";
const [folder, wish] = process.argv.slice(1);
const { Kernel } = await import(`${folder}kernel.js`);
const { Searcher } = await import(`${folder}search.js`);
const { fens, nodes, megabytes } = JSON.parse(wish);
const kernel = await Kernel.load(folder, async (address) => readFileSync(address));
const searcher = new Searcher(kernel, { megabytes });
const search = (fen) => {
  searcher.forget();
  const [best] = searcher.search(fen, { nodes });
  return [best.score, searcher.nodes];
};
search(fens[0]);
const start = process.cpuUsage();
const found = fens.map(search);
const { user, system } = process.cpuUsage(start);
console.log(JSON.stringify({ found, seconds: (user + system) / 1e6 }));
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--nodes", type=int, default=200_000)
    parser.add_argument("--positions", type=int, default=12)
    wish = parser.parse_args()
    fens = some_fens(wish.positions)
    native, web = by_machine(fens, wish.nodes), by_web(fens, wish.nodes)
    same = native["found"] == web["found"]
    ratio = native["seconds"] / web["seconds"]
    nodes = sum(count for _, count in native["found"])
    for name, run in (("machine code", native), ("WebAssembly in node", web)):
        print(f"{name:20} {nodes / run['seconds'] / 1e3:7.0f} knodes/s")
    print(f"scores and nodes {'equal' if same else 'DIFFER'}; {ratio:.0%} of machine code's speed")
    return 0 if same and ratio >= LEAST else 1


def some_fens(count: int) -> list[str]:
    """Positions of the puzzles that ship."""
    lines = example_file("puzzles.csv").read_text(encoding="utf-8").splitlines()[1:]
    step = max(1, len(lines) // count)
    return [line.split(",")[1] for line in lines[::step][:count]]


def by_machine(fens: list[str], nodes: int) -> dict[str, Any]:
    searcher = Searcher(megabytes=MEGABYTES)

    def search(fen: str) -> list[int]:
        searcher.new_game()
        best, *_ = searcher.search(chess.Board(fen), Limit(nodes=nodes))
        return [best.score, searcher.nodes]

    search(fens[0])
    start = time.process_time()
    found = [search(fen) for fen in fens]
    return {"found": found, "seconds": time.process_time() - start}


def by_web(fens: list[str], nodes: int) -> dict[str, Any]:
    node = shutil.which("node")
    if node is None:
        sys.exit("node is not installed; Debian has it in the package nodejs")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "kernel"
        shutil.copytree(WEB / "kernel", folder)
        for name, content in kernel_files().items():
            (folder.parent / name).write_bytes(content)
        request = json.dumps({"fens": fens, "nodes": nodes, "megabytes": MEGABYTES})
        command = [node, "--input-type=module", "-e", SCRIPT, f"{folder.as_uri()}/", request]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


if __name__ == "__main__":
    sys.exit(main())
