"""A paper's experiments once more: reproduce, with a subcommand for each paper."""
