"""The network of the engine's evaluation, learned from labelled positions."""
