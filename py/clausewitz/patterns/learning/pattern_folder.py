"""What a run of patterns saves in its folder: where it stands, and snapshots of its patterns."""

from clausewitz.patterns.graphs.pattern import PatternSet
from clausewitz.patterns.graphs.pattern_files import text_of
from clausewitz.runs.run_folder import RunFolder

STATE, PATTERNS = "state.json", "patterns.pl"


def snapshot(folder: RunFolder, patterns: PatternSet, number: int) -> None:
    """Save the patterns as they are now, under a number, and as the latest."""
    if patterns.patterns:
        for name in (f"patterns-{number:03}.pl", PATTERNS):
            folder.write(name, text_of(patterns))
