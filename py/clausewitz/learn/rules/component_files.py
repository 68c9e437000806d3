"""Components saved in a run folder, size by size, so that a search that was cut off goes on."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.rules.components import Component, ComponentSearch, Level, Node
from clausewitz.learn.rules.pruned import Rule
from clausewitz.learn.space.hypothesis_space import Types
from clausewitz.runs.run_folder import RunFolder, reporting_damage
from clausewitz.support.errors import ClausewitzError

_Arrays = dict[str, NDArray[Any]]


def save(folder: RunFolder, search: ComponentSearch, level: Level) -> None:
    """Keep the components of the search's size, and the bodies that may grow from there."""
    known: dict[Types, int] = {}
    failed = {id(node.failed): node.failed for node in search.nodes}
    order = {key: number for number, key in enumerate(failed)}
    nodes = search.nodes
    arrays = {
        "found": _bodies([c.body for c in level.found], search.size),
        "found_types": np.array([known.setdefault(c.types, len(known)) for c in level.found]),
        "found_counts": np.array([(c.variables, c.head) for c in level.found], np.int64),
        "found_words": np.array(level.words, np.uint64),
        "nodes": _bodies([node.body for node in nodes], search.size),
        "node_types": np.array([known.setdefault(node.types, len(known)) for node in nodes]),
        "node_numbers": np.array(
            [(*node.parts, node.true, node.false, order[id(node.failed)]) for node in nodes],
            np.int64,
        ),
        "node_words": np.array([node.words for node in nodes], np.uint64),
        "failed": np.array([_padded(row, search.tables.shapes) for row in failed.values()]),
    }
    about = {
        "types": list(known),
        "tried": level.tried,
        "complete": level.complete,
        "pruned": {str(rule): number for rule, number in level.pruned.items()},
        "shapes": search.tables.known_shapes,
        "twins": {
            number: [(one.body, one.types, one.variables, one.head) for one in twins]
            for number, twins in level.twins.items()
        },
        "atoms": len(search.lattice.atoms),
    }
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    folder.write_arrays(_name(search.size), about=text, **arrays)


def load(folder: RunFolder, search: ComponentSearch) -> Level | None:
    """The components of the next size, if they were saved; the search is then as it was."""
    data = folder.read_arrays(_name(search.size + 1))
    if data is None:
        return None
    with reporting_damage(folder.path / _name(search.size + 1)):
        nodes, level = _restored(data, folder, search)
    search.restore(nodes, level)
    return level


def _restored(
    data: _Arrays, folder: RunFolder, search: ComponentSearch
) -> tuple[list[Node], Level]:
    about = json.loads(data["about"].tobytes())
    if about["atoms"] != len(search.lattice.atoms):
        raise ClausewitzError(f"{folder.path} was made by another version: start anew")
    types = [tuple(names) for names in about["types"]]
    search.tables.restore_shapes(about["shapes"])
    level = Level(tried=about["tried"], complete=about["complete"])
    level.pruned.update({Rule(words): number for words, number in about["pruned"].items()})
    rows = zip(data["found"].tolist(), data["found_types"], data["found_counts"], strict=True)
    for body, kind, (variables, head) in rows:
        level.found.append(Component(tuple(body), types[int(kind)], int(variables), int(head)))
    level.words = list(data["found_words"])
    for number, twins in about["twins"].items():
        level.twins[int(number)] = [Component(tuple(b), tuple(t), v, h) for b, t, v, h in twins]
    failed = [row.astype(np.bool_) for row in data["failed"]]
    bodies = zip(data["nodes"].tolist(), data["node_types"], data["node_numbers"], strict=True)
    nodes = [
        Node(tuple(body), types[int(kind)], (int(part),), words, int(true), int(false), failed[at])
        for (body, kind, (part, true, false, at)), words in zip(
            bodies, data["node_words"], strict=True
        )
    ]
    return nodes, level


def _bodies(bodies: Sequence[tuple[int, ...]], size: int) -> NDArray[np.int64]:
    return np.array(bodies, np.int64).reshape(len(bodies), size)


def _padded(row: NDArray[np.bool_], length: int) -> NDArray[np.bool_]:
    whole = np.zeros(length, np.bool_)
    whole[: len(row)] = row
    return whole


def _name(size: int) -> str:
    return f"components-{size}.npz"
