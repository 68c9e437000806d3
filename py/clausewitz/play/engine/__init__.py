"""The search engine as Python sees it: iterative deepening, weights, loading in a thread."""
