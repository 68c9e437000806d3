"""Which puzzles are wanted: by motif and by rating."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from clausewitz.clauses.spelling import did_you_mean
from clausewitz.games.example import RatingRange
from clausewitz.games.move_lines import MoveLine
from clausewitz.games.themes import MOTIFS, NOT_MOTIFS
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.tagger import literature_tagger
from clausewitz.training.training_puzzles import TrainingPuzzle

_WORD_BEGINS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])")


@dataclass(frozen=True, slots=True)
class PuzzleChoice:
    """One of these motifs, if any are named, and a rating in this range, if one is given."""

    motifs: tuple[str, ...] = ()
    """As Lichess spells its themes."""
    ratings: RatingRange | None = None

    def wants_rating(self, rating: int | None) -> bool:
        return self.ratings is None or not self.ratings.refusal((rating,))

    def wants_themes(self, themes: Iterable[str] | None) -> bool:
        return not self.motifs or not set(self.motifs).isdisjoint(themes or ())

    def wants(self, puzzle: TrainingPuzzle) -> bool:
        return self.wants_rating(puzzle.rating) and self.wants_themes(puzzle.themes)

    def __str__(self) -> str:
        """What is wanted, for people."""
        parts = [" or ".join(map(theme_words, self.motifs))] if self.motifs else []
        if self.ratings is not None:
            parts.append(f"rating {self.ratings.low}-{self.ratings.high}")
        return ", ".join(parts)


def motif_themes(names: Sequence[str]) -> tuple[str, ...]:
    """The themes that a user means: discovered attack, discovered_attack or discoveredAttack."""
    known = {_plain(theme): theme for theme in MOTIFS | NOT_MOTIFS}
    for name in names:
        if _plain(name) not in known:
            near = did_you_mean(name, {*known.values(), *map(theme_words, known.values())})
            raise ClausewitzError(f"there is no motif {name}{near}")
    return tuple(dict.fromkeys(known[_plain(name)] for name in names))


def own_theme(motif: str) -> set[str]:
    """The theme that a predicate is, as Lichess spells it; none, if it is not one of theirs."""
    return {theme for theme in MOTIFS if _plain(theme) == _plain(motif)}


def _plain(name: str) -> str:
    return re.sub(r"[\s_-]", "", name).lower()


def theme_words(theme: str) -> str:
    """A theme as people say it: mateIn2 is mate in 2."""
    return _WORD_BEGINS.sub(" ", theme).lower()


def with_themes(puzzles: Sequence[TrainingPuzzle]) -> list[TrainingPuzzle]:
    """The puzzles with the motifs that their lines show, where the file says nothing of them."""
    bare = [number for number, puzzle in enumerate(puzzles) if puzzle.themes is None]
    found = list(puzzles)
    if not bare:
        return found
    cases = line_cases(
        MoveLine(puzzle.name, puzzle.fen, puzzle.moves, puzzle.after_a_move)
        for puzzle in puzzles
        if puzzle.themes is None
    )
    tags = literature_tagger().tags(cases, proofs=False)
    for place, own in zip(cases.numbers, tags, strict=True):
        number = bare[place]
        themes = {tag.name for tag in own} | own_theme(puzzles[number].motif)
        found[number] = replace(puzzles[number], themes=tuple(sorted(themes)))
    return found
