"""When a pattern is more general than another: subsumption, and the ways it can be mapped.

A graph subsumes another if its vertices can be mapped to different vertices of the other, the move
to the move, so that each edge becomes an edge and each vertex allows all that its image allows.
"""

from collections.abc import Iterator

from clausewitz.patterns.graphs.pattern import FROM, TO, Edge, Graph

Mapping = tuple[int, ...]
"""For each vertex of the general graph, its image."""


def mappings(general: Graph, specific: Graph) -> Iterator[Mapping]:
    """All ways to map a graph into another; both have the move as their first edge."""
    if len(general.edges) > len(specific.edges) or len(general.contents) > len(specific.contents):
        return
    if general.edges[0].type != specific.edges[0].type:
        return
    images: dict[int, int] = {FROM: FROM, TO: TO}
    if all(_allows(general, v, specific, v) for v in (FROM, TO)):
        yield from _extended(general, specific, 1, images)


def subsumes(general: Graph, specific: Graph) -> bool:
    return next(mappings(general, specific), None) is not None


def _allows(general: Graph, vertex: int, specific: Graph, image: int) -> bool:
    what = specific.contents[image]
    return general.contents[vertex] & what == what


def _extended(
    general: Graph, specific: Graph, number: int, images: dict[int, int]
) -> Iterator[Mapping]:
    if number == len(general.edges):
        yield tuple(images[vertex] for vertex in range(len(general.contents)))
        return
    edge = general.edges[number]
    for other in specific.edges[1:]:
        if other.type != edge.type:
            continue
        more = _matched(edge, other, general, specific, images)
        if more is not None:
            yield from _extended(general, specific, number + 1, images | more)


def _matched(
    edge: Edge, other: Edge, general: Graph, specific: Graph, images: dict[int, int]
) -> dict[int, int] | None:
    """What else has to be mapped for an edge to become the other; None if it cannot."""
    if edge.is_place and edge.vertices[1] != other.vertices[1]:
        return None
    more: dict[int, int] = {}
    for vertex, image in zip(edge.touched, other.touched, strict=True):
        known = images.get(vertex, more.get(vertex))
        if known is None:
            if image in images.values() or image in more.values():
                return None
            if not _allows(general, vertex, specific, image):
                return None
            more[vertex] = image
        elif known != image:
            return None
    return more
