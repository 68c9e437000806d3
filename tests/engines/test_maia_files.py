"""Network files: made here, with random weights, and read back; damaged ones give one line."""

import gzip
import struct
from collections.abc import Callable
from pathlib import Path

import chess
import numpy as np
import numpy.typing as npt
import pytest

from clausewitz.engines.maia import Maia
from clausewitz.engines.maia.network_weights import read_weights
from clausewitz.engines.maia.protobuf import Message, WireError
from clausewitz.support.errors import ClausewitzError

Array = npt.NDArray[np.float64]
Change = Callable[[bytes], bytes]


def varint(number: int) -> bytes:
    low, rest = number & 127, number >> 7
    return bytes([low | 128]) + varint(rest) if rest else bytes([low])


def field(number: int, value: bytes | int | float) -> bytes:
    """A float is written in four bytes, as the files have them."""
    if isinstance(value, float):
        return varint(number << 3 | 5) + struct.pack("<f", value)
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


class Maker:
    """Writes networks of a shape, and remembers what it wrote, rounded as the format rounds."""

    def __init__(self, filters: int = 64, blocks: int = 6, seed: int = 1) -> None:
        self.filters, self.blocks = filters, blocks
        self.written: dict[str, Array] = {}
        self._random = np.random.default_rng(seed)

    def layer(self, name: str, *shape: int, least: float = -0.2, greatest: float = 0.2) -> bytes:
        steps = self._random.integers(0, 1 << 16, shape, np.uint16)
        self.written[name] = least + steps / 0xFFFF * (greatest - least)
        return field(1, least) + field(2, greatest) + field(3, steps.astype("<u2").tobytes())

    def convolution(self, name: str, inputs: int, outputs: int, size: int) -> bytes:
        kernels = field(1, self.layer(f"{name} weights", outputs, inputs, size, size))
        if name == "policy":
            return kernels + field(2, self.layer(f"{name} biases", outputs))
        parts = [
            field(number, self.layer(f"{name} {what}", outputs, least=least, greatest=1.0))
            for number, (what, least) in enumerate(
                [("means", -1.0), ("variances", 0.1), ("gammas", -1.0), ("betas", -1.0)], 3
            )
        ]
        return kernels + b"".join(parts)

    def residual(self, name: str) -> bytes:
        wide = self.filters
        unit = [(8, wide), (8,), (2 * wide, 8), (2 * wide,)]
        layers = [field(n, self.layer(f"{name} se {n}", *shape)) for n, shape in enumerate(unit, 1)]
        return (
            field(1, self.convolution(f"{name} 1", wide, wide, 3))
            + field(2, self.convolution(f"{name} 2", wide, wide, 3))
            + field(3, b"".join(layers))
        )

    def weights(self) -> bytes:
        wide = self.filters
        return b"".join(
            [
                field(1, self.convolution("input", 112, wide, 3)),
                *(field(2, self.residual(f"block {n}")) for n in range(self.blocks)),
                field(3, self.convolution("policy", wide, 80, 3)),
                field(6, self.convolution("value", wide, 32, 1)),
                field(7, self.layer("value 1", 128, 2048)),
                field(8, self.layer("value 1 biases", 128)),
                field(9, self.layer("value 2", 3, 128)),
                field(10, self.layer("value 2 biases", 3)),
                field(11, self.convolution("policy 1", wide, wide, 3)),
            ]
        )

    def network(self, magic: int = 0x1C0, encoding: int = 1, policy: int = 2) -> bytes:
        kinds = zip(range(1, 6), (1, 2, 4, policy, 2), strict=True)
        form = field(1, encoding) + field(2, b"".join(field(n, kind) for n, kind in kinds))
        start = varint(1 << 3 | 5) + struct.pack("<I", magic)
        unknown = field(2, b"licence") + field(99, 7)  # these are passed over
        return start + unknown + field(4, form) + field(10, self.weights())


@pytest.fixture(scope="module")
def network() -> bytes:
    return Maker().network()


def write(folder: Path, data: bytes) -> Path:
    path = folder / "net.pb.gz"
    path.write_bytes(data)
    return path


def test_weights_are_read_as_written(tmp_path: Path) -> None:
    maker = Maker()
    weights, _ = read_weights(write(tmp_path, gzip.compress(maker.network())))
    kernels = maker.written["policy weights"]
    assert weights.policy.weights.reshape(3, 3, 64, 80)[2, 0, 5, 7] == pytest.approx(
        kernels[7, 5, 2, 0], abs=1e-6
    )
    assert weights.policy.bias == pytest.approx(maker.written["policy biases"], abs=1e-6)
    assert weights.value2.weights == pytest.approx(maker.written["value 2"].T, abs=1e-6)
    assert weights.blocks[5].squeeze.weights[3, 2] == pytest.approx(
        maker.written["block 5 se 1"][2, 3], abs=1e-6
    )
    by_square = weights.value1.weights.reshape(64, 32, 128)
    assert by_square[9, 4, 100] == pytest.approx(
        maker.written["value 1"][100, 4 * 64 + 9], abs=1e-6
    )


def test_batch_normalisation_is_folded_in(tmp_path: Path) -> None:
    maker = Maker()
    weights, _ = read_weights(write(tmp_path, gzip.compress(maker.network())))
    raw = {
        what: maker.written[f"value {what}"] for what in ("means", "variances", "gammas", "betas")
    }
    channels = np.random.default_rng(2).normal(size=64)
    sums = maker.written["value weights"][:, :, 0, 0] @ channels
    expected = (sums - raw["means"]) / np.sqrt(raw["variances"] + 1e-5) * raw["gammas"]
    found = channels @ weights.value.weights + weights.value.bias
    assert found == pytest.approx(expected + raw["betas"], abs=1e-4)


def test_made_network_plays(tmp_path: Path, network: bytes) -> None:
    maia = Maia.open(write(tmp_path, gzip.compress(network)))
    (policy,) = maia.policies([chess.Board()])
    assert len(policy) == 20
    assert sum(policy.values()) == pytest.approx(1, abs=1e-5)
    assert -1 <= maia.values([chess.Board()])[0] <= 1


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


DAMAGES: dict[str, tuple[Change, str]] = {
    "empty": (lambda _: b"", "the file is empty"),
    "text": (lambda _: b"hello\nworld\n", "not compressed by gzip, or damaged"),
    "not packed": (lambda data: data, "not compressed by gzip, or damaged"),
    "cut off": (lambda data: cut(gzip.compress(data)), "the file is cut off"),
    "flipped": (
        lambda data: gzip.compress(data)[:-8] + bytes(8),
        "not compressed by gzip, or damaged",
    ),
    "cut off inside": (lambda data: gzip.compress(cut(data)), "goes beyond the end"),
    "nothing inside": (lambda _: gzip.compress(b""), "does not begin as networks"),
    "text inside": (lambda _: gzip.compress(b"hello\nworld\n" * 9), ""),
    "a bomb": (lambda _: gzip.compress(bytes(1 << 25)), "more than 16777216 bytes"),
    "another magic": (lambda _: gzip.compress(Maker().network(magic=7)), "does not begin as"),
    "other encoding": (lambda _: gzip.compress(Maker().network(encoding=0)), "LINEAR16"),
    "other policy": (lambda _: gzip.compress(Maker().network(policy=1)), "its policy is of kind 1"),
    "more blocks": (lambda _: gzip.compress(Maker(blocks=7).network()), "7 residual blocks, not 6"),
    "filters": (lambda _: gzip.compress(Maker(filters=32).network()), "32256 numbers, not 64512"),
}


@pytest.mark.parametrize(("change", "words"), DAMAGES.values(), ids=DAMAGES)
def test_bad_file_is_one_line(tmp_path: Path, network: bytes, change: Change, words: str) -> None:
    path = write(tmp_path, change(network))
    with pytest.raises(ClausewitzError) as caught:
        Maia.open(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: not a Maia network (.pb.gz): ")
    assert words in message
    assert "\n" not in message


def test_missing_file_and_folder_are_one_line(tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match="No such file"):
        Maia.open(tmp_path / "absent.pb.gz")
    with pytest.raises(ClausewitzError, match="Is a directory"):
        Maia.open(tmp_path)


def test_every_cut_of_a_message_is_reported(network: bytes) -> None:
    for length in (1, 4, 6, 30, 100, len(network) - 1):
        with pytest.raises(WireError):
            Message(network[:length])


def test_random_bytes_do_not_crash() -> None:
    chooser = np.random.default_rng(1)
    for _ in range(300):
        data = chooser.bytes(int(chooser.integers(1, 60)))
        try:
            Message(data).message(1).raw(2)
        except WireError:
            continue
