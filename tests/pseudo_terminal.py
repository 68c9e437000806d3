"""Commands at a terminal, as a person sees them."""

import os
import pty
import select
import subprocess
import time

from running import LONG


class Terminal:
    """A process that believes it talks to a person."""

    def __init__(self, *command: str, kind: str = "dumb") -> None:
        self.leader, follower = pty.openpty()
        environment = os.environ | {"TERM": kind}
        self.process = subprocess.Popen(
            command, stdin=follower, stdout=follower, stderr=follower, env=environment,
            start_new_session=True,
        )  # fmt: skip
        os.close(follower)
        self.screen = self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.leader, text.encode())

    def wait_for(self, text: str, seconds: float = LONG) -> None:
        """Read until the text is there; what was read before is forgotten."""
        end = time.monotonic() + seconds
        while text not in self.screen:
            assert time.monotonic() < end, f"no {text!r} in {self.screen!r}"
            if select.select([self.leader], [], [], 0.1)[0]:
                read = os.read(self.leader, 4096).decode(errors="replace")
                self.screen, self.seen = self.screen + read, self.seen + read
        self.screen = self.screen.partition(text)[2]
