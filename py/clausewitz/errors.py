"""The errors a user can cause: the command line prints each as one line and exits with 2."""


class ClausewitzError(ValueError):
    """An expected failure. Its message says what, where and what to do, in one line."""
