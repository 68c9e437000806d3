"""`python -m clausewitz` is the clausewitz command."""

from clausewitz.cli import main

main()
