"""The engine with faults on request and the examples of the tests of engines."""

from engines.conftest import examples, fake

__all__ = ["examples", "fake"]
