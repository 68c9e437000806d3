"""What a visitor does on the pages of the site."""

import json
import time
from contextlib import suppress
from typing import Any

from metrics.report.browser import Browser, PageLeftError
from metrics.report.firefox import Firefox
from running import LONG

PATIENCE = LONG
FORK = "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1"
READY = "document.documentElement?.dataset.ready === 'yes'"
"""The playground is there; between two pages there is nothing."""
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
COLOURS = "runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}"


def axe_faults(dark: bool) -> str:
    """The query for what axe finds wrong; in the dark only colours are different."""
    options = "resultTypes: ['violations']" + (f", {COLOURS}" if dark else "")
    return f"axe.run({{{options}}}).then((found) => found.violations)"


def dropped(text: str, name: str) -> str:
    """What drops a file on the page."""
    return (
        "(() => { const data = new DataTransfer();"
        f" data.items.add(new File([{json.dumps(text)}], {json.dumps(name)}));"
        " document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data })); })()"
    )


class Visit:
    """The playground in a browser."""

    def __init__(self, browser: Browser | Firefox, address: str) -> None:
        self.browser, self.address = browser, address

    def open(self, state: str = "") -> None:
        """A new visit; `state` is what stands behind # in the link."""
        self.browser.open("about:blank")
        self.browser.open(f"{self.address}playground.html#{state}")
        self.wait(READY)

    def at(self, tab: str, fen: str) -> None:
        """A tab and a position, on the page that is open if there is one."""
        if not self.get(READY):
            self.open()
        self.set_position(fen)
        self.choose_tab(tab)

    def get(self, expression: str) -> Any:
        return self.browser.evaluate(expression)

    def wait(self, expression: str) -> Any:
        """What the expression gives as soon as that is something."""
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(PageLeftError):
                if found := self.get(expression):
                    return found
            assert time.monotonic() < end, f"in vain: {expression} {self.browser.errors}"
            time.sleep(0.05)

    def text(self, selector: str) -> str:
        return str(self.get(f"document.querySelector({json.dumps(selector)}).innerText"))

    def texts(self, selector: str) -> list[str]:
        found = f"document.querySelectorAll({json.dumps(selector)})"
        return list(self.get(f"[...{found}].map((one) => one.innerText)"))

    def click(self, selector: str) -> None:
        self.get(f"document.querySelector({json.dumps(selector)}).click()")

    def fill(self, name: str, text: str) -> None:
        self.get(f"document.getElementById('{name}').value = {json.dumps(text)}")

    def set_position(self, text: str) -> None:
        """Paste a FEN or a game."""
        self.fill("position", text)
        self.click("#position-form button")

    def ask(self, query: str) -> None:
        """Run a query in the Prolog tab, and wait for what comes of it."""
        self.fill("query", query)
        self.click("#run-query")
        self.settled("prolog")

    def solve(self) -> None:
        """Run clingo with what stands in its fields."""
        self.click("#run-clingo")
        self.settled("clingo")

    def settled(self, tab: str) -> None:
        run = {"prolog": "run-query", "clingo": "run-clingo"}[tab]
        self.wait(f"!document.getElementById('{run}').disabled")

    def choose_tab(self, name: str) -> None:
        self.click(f"#tab-{name}")

    def advice(self) -> list[dict[str, str]]:
        """The moves that are listed in the tab of tactics, when they are."""
        self.wait("!/…|Trying/.test(document.getElementById('tactics-status').innerText)")
        rows = "[...document.querySelectorAll('#tactics-moves .move')]"
        return list(
            self.get(
                f"{rows}.map((row) => ({{san: row.dataset.san, move: row.dataset.move, "
                "why: row.querySelector('.why').innerText}))"
            )
        )
