"""python-chess with tables that are filled when they are read."""

import subprocess
import sys

from clausewitz.position.quick_tables import _is_known

# One with tables that are filled when they are read, and one as it is.
BOTH = """
from importlib.util import module_from_spec, spec_from_file_location
from clausewitz.position.quick_tables import fill_tables_when_read
fill_tables_when_read()
import chess
assert not chess.BB_DIAG_ATTACKS[0].keys() - {0}, "it is as it always was: look at quick_tables"
spec = spec_from_file_location("plain", chess.__file__)
plain = module_from_spec(spec)
sys.modules["plain"] = plain
spec.loader.exec_module(plain)
for name in ("DIAG", "FILE", "RANK"):
    assert getattr(chess, f"BB_{name}_MASKS") == getattr(plain, f"BB_{name}_MASKS")
    quick, whole = (getattr(one, f"BB_{name}_ATTACKS") for one in (chess, plain))
    for square in chess.SQUARES:
        assert {key: quick[square][key] for key in whole[square]} == whole[square]
assert chess.BB_RAYS == plain.BB_RAYS
"""


def test_what_is_read_is_what_python_chess_has() -> None:
    subprocess.run([sys.executable, "-c", "import sys\n" + BOTH], check=True)


def test_a_function_that_does_other_things_is_left_as_it_is() -> None:
    module = compile("def _attack_table(deltas):\n    return SQUARES, deltas\n", "chess", "exec")
    assert not any(map(_is_known, module.co_consts))
