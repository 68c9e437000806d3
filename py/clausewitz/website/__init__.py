"""The website: board, Prolog and clingo in the browser, built as files that any web host serves."""
