#!/bin/sh
# Compose examples/puzzles.epd again: 24 puzzles of several sorts (ten minutes).
#
#     examples/make_puzzles.sh [FILE]
set -e
file=${1:-"$(dirname "$0")/puzzles.epd"}
echo "# Composed by examples/make_puzzles.sh: White moves and mates." > "$file"
compose() { clausewitz compose -o "$file" --no-duals --spend 16 --face 4 "$@"; }
compose -n 4 --quiet --replies 3 --seed 1
compose -n 4 --sacrifice --no-capture --replies 3 --seed 2
compose -n 3 --good --no-capture --replies 3 --black 7 --seed 3
compose -n 3 --promotion --no-capture --replies 2 --seed 4
compose -n 2 --named-mate smothered --no-capture --black 9 --replies 1 --seed 5
compose -n 2 --named-mate back-rank --no-capture --black 8 --replies 2 --seed 6
compose -n 2 --no-capture --white 3 --black 7 --replies 2 --seed 7
compose -n 2 --pieces KRBNkrppp --no-capture --replies 2 --seed 8
compose -n 2 --mate 3 --no-capture --replies 2 --seed 9
