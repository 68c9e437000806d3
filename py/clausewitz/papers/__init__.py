"""One module or folder for each paper: what the command `reproduce` runs."""
