"""Our own engine as Python sees it: iterative deepening, limits, weights of the evaluation."""
