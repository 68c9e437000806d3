"""A step of building the wheel: the website goes into it, where `make site` has built it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SITE = "build/site"
PLACE = "clausewitz/_data/site"  # where clausewitz.support.data looks for it


class WheelSite(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if (Path(self.root) / SITE / "files.json").is_file():
            build_data["force_include"][SITE] = PLACE
