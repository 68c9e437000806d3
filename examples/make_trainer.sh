#!/bin/sh
# Makes examples/trainer.json: the puzzles that ship, mined from our games and composed, with all that
# the trainer's page says of them (a minute).
set -eu
cd "$(dirname "$0")/.."
clausewitz train examples/puzzles.csv examples/puzzles.epd --title "Practise" -j 0 -o examples/trainer.json
