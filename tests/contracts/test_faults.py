"""The faults that tools/seed_faults.py seeds are still faults: each text is there, exactly once."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "seed_faults.py"))


def test_every_fault_changes_one_place_and_names_tests_that_are_there() -> None:
    faults = TOOL["faults"]()
    assert len(faults) == 40
    for fault in faults:
        sound, faulty = TOOL["fault_texts"](fault)  # it says which one does not occur once
        assert sound != faulty
        assert fault.tests
        for test in fault.tests:
            file, _, name = test.partition("::")
            assert (ROOT / file).exists(), test
            assert not name or f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), test
