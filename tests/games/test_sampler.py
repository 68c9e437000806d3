"""Drawing: fair, the same for a seed, however the records are spread; splits by game."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from clausewitz.games.example import SPLITS, Example, PassedOverError, Record
from clausewitz.games.game_stream import GameSampleRequest
from clausewitz.games.lichess_puzzles import PuzzleSampleRequest
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import RecordDraw, Sample, Shares, sample_games, sample_puzzles
from clausewitz.runs.progress import Progress
from clausewitz.support.errors import ClausewitzError
from games.conftest import PUZZLES, Write, pgn, pgn_of, site

FORK, OTHER = PUZZLES.splitlines()[2:4]


def games(paths: list[Path], number: int = 20, seed: int = 0, **options: object) -> Sample:
    wish = GameSampleRequest(per_game=int(str(options.pop("per_game", 1))))
    shares = options.pop("shares", None)
    assert shares is None or isinstance(shares, Shares)
    return sample_games([Source(path) for path in paths], number, wish, seed, shares)


def test_same_seed_gives_the_same_sample(write: Write) -> None:
    path = write("games.pgn", pgn_of(100))
    assert games([path], seed=7) == games([path], seed=7)
    assert games([path], seed=7).examples != games([path], seed=8).examples


def test_order_of_games_and_files_makes_no_difference(write: Write) -> None:
    whole = write("games.pgn", pgn_of(60))
    first = write("first.pgn", "".join(pgn(Site=site(n)) for n in reversed(range(31))))
    second = write("second.pgn", "".join(pgn(Site=site(n)) for n in range(31, 60)))
    expected = games([whole]).examples
    assert games([second, first]).examples == expected
    assert games([first, whole, second]).examples == expected


def test_smaller_sample_is_part_of_a_larger_one(write: Write) -> None:
    path = write("games.pgn", pgn_of(100))
    assert set(games([path], 10).examples) < set(games([path], 50).examples)


def test_every_game_is_drawn_equally_often(write: Write) -> None:
    path = write("games.pgn", pgn_of(20))
    sources = Counter(
        example.source.split("#")[0]
        for seed in range(100)
        for example in games([path], 5, seed=seed).examples
    )
    assert len(sources) == 20
    assert all(8 <= count <= 45 for count in sources.values())


def test_as_many_examples_as_wanted_though_games_give_several(write: Write) -> None:
    path = write("games.pgn", pgn_of(20))
    for wanted in (1, 7, 30, 99):
        sample = games([path], wanted, per_game=4)
        assert len(sample.examples) == min(wanted, 80)
        assert sample.drawn == min(-(-wanted // 4), 20)


def test_fewer_than_wanted_is_all_there_is(write: Write) -> None:
    sample = games([write("games.pgn", pgn_of(3))], 10)
    assert (len(sample.examples), sample.drawn, sample.not_drawn) == (3, 3, 0)


def test_nothing_found_is_refused_with_its_reasons(write: Write) -> None:
    path = write("games.pgn", pgn(Variant="Atomic") + pgn(Termination="Abandoned"))
    words = "no game to draw from: 2 read, 1 not of standard chess, 1 not ended normally or on time"
    with pytest.raises(ClausewitzError, match=words):
        games([path])
    with pytest.raises(ClausewitzError, match="no game to draw from: 0 read"):
        games([write("empty.pgn", "")])


def records(number: int, bad: int = 0) -> Iterator[Record]:
    """Records without files; every so many-th is no use."""
    for n in range(number):

        def examples(_: object, n: int = n) -> list[Example]:
            if bad and n % bad == 0:
                raise PassedOverError("bad")
            return [Example(str(n), "")]

        yield Record(f"record {n}", f"record {n}", True, examples)


@pytest.mark.parametrize("waiting", [1, 2, 10, 1000])
@pytest.mark.parametrize("bad", [0, 2, 1])
def test_size_of_the_queue_does_not_change_what_is_drawn(
    waiting: int, bad: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn() -> list[Example]:
        draw = RecordDraw(20, seed=3)
        for record in records(500, bad):
            draw.offer(record)
        return [example for _, examples in draw.drawn(20) for example in examples]

    expected = drawn()
    assert len(expected) == (20 if bad != 1 else 0)
    monkeypatch.setattr("clausewitz.games.sampler._MOST_WAITING", waiting)
    assert drawn() == expected


def test_few_records_are_looked_into() -> None:
    looked_into = 0

    def examples(_: object) -> list[Example]:
        nonlocal looked_into
        looked_into += 1
        return [Example("", "")]

    draw = RecordDraw(10, seed=0)
    for n in range(100_000):
        draw.offer(Record(str(n), str(n), True, examples))
    assert len(list(draw.drawn(10))) == 10
    assert looked_into < 50


@pytest.mark.parametrize(
    ("shares", "sizes"),
    [
        (Shares(80, 10, 10), (80, 10, 10)),
        (Shares(9, 1), (90, 10, 0)),
        (Shares(0, 0, 1), (0, 0, 100)),
        (Shares(1, 1, 1), (33, 34, 33)),
    ],
)
def test_splits_have_their_shares(shares: Shares, sizes: tuple[int, ...], write: Write) -> None:
    examples = games([write("games.pgn", pgn_of(120))], 100, shares=shares).examples
    found = Counter(example.split for example in examples)
    assert tuple(found[split] for split in SPLITS) == sizes


def test_no_game_is_in_two_splits(write: Write) -> None:
    path = write("games.pgn", pgn_of(60))
    examples = games([path], 300, per_game=5, shares=Shares(60, 20, 20)).examples
    splits: dict[str, set[str]] = {}
    for example in examples:
        splits.setdefault(example.source.split("#")[0], set()).add(example.split)
    assert len(examples) == 300
    assert all(len(found) == 1 for found in splits.values())
    assert Counter(example.split for example in examples) == {
        "train": 180,
        "validation": 60,
        "test": 60,
    }


def test_puzzles_of_one_game_are_in_one_split_and_labels_in_equal_shares(write: Write) -> None:
    rows = [
        row.replace("bbbbb", f"f{n}").replace("ccccc", f"o{n}")[: row.rindex("https")]
        + f"https://lichess.org/game{n // 4:04}/black#{n},"
        for n in range(200)
        for row in ([FORK, OTHER] if n < 100 else [OTHER])
    ]
    path = write("puzzles.csv", "\n".join(f"{row}," for row in rows))
    sample = sample_puzzles(
        [Source(path)], 100, PuzzleSampleRequest("fork", 2), shares=Shares(50, 25, 25)
    )
    splits: dict[int, set[str]] = {}
    for example in sample.examples:
        splits.setdefault(int(example.source[1:]) // 4, set()).add(example.split)
    assert len(sample.examples) == 300
    assert all(len(found) == 1 for found in splits.values())
    positive = Counter(example.split for example in sample.examples if example.label)
    assert positive["train"] in range(44, 57)


def test_without_shares_there_is_no_split(write: Write) -> None:
    assert {example.split for example in games([write("games.pgn", pgn_of(5))]).examples} == {""}


def test_progress_is_reported(write: Write) -> None:
    reported: list[Progress] = []
    path = write("games.pgn", pgn_of(600))
    sample_games([Source(path)], 5, GameSampleRequest(), tell=reported.append)
    assert [str(one) for one in reported] == ["256 games read", "512 games read"]
