"""A checkout of Popper 5 run on a folder: its process, its log, and its best program as tactics."""

from popper_runner.popper_process import RivalRequest, checkout
from popper_runner.rival_run import Outcome, run_task

__all__ = ["Outcome", "RivalRequest", "checkout", "run_task"]
