"""The engine that tests use, and the result of a command."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class FakeEngine:
    """The engine of fake_engine.py, in a folder of its own."""

    command: Path

    @property
    def option(self) -> str:
        return f"uci:{self.command}"

    def will(self, fault: str) -> None:
        (self.command.parent / "fault").write_text(fault)

    def was_at_fault(self) -> bool:
        return not (self.command.parent / "fault").exists()

    def starts(self) -> int:
        file = self.command.parent / "starts"
        return len(file.read_text().splitlines()) if file.exists() else 0
