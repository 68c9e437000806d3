#!/bin/sh
# Compose examples/puzzles.epd again, 24 puzzles of several sorts, and set them as puzzles.pdf (ten
# minutes).
#
#     examples/make_puzzles.sh [FILE]
set -e
file=${1:-"$(dirname "$0")/puzzles.epd"}
echo "# Composed by examples/make_puzzles.sh: White moves and mates." > "$file"
compose() { clausewitz compose -o "$file" --spend 16 --face 4 --no-capture "$@"; }
compose --no-duals -n 4 --quiet --replies 3 --seed 1
compose --no-duals -n 4 --sacrifice --replies 3 --seed 2
compose --no-duals -n 3 --good --replies 3 --black 7 --seed 3
compose --no-duals -n 3 --promotion --replies 2 --seed 4
compose --no-duals -n 2 --named-mate smothered --black 9 --replies 1 --seed 5
compose --no-duals -n 2 --named-mate back-rank --black 8 --replies 2 --seed 6
compose --no-duals -n 2 --white 3 --black 7 --replies 2 --seed 7
compose --no-duals -n 1 --pieces KRBNkrppp --replies 2 --seed 8
compose --no-duals -n 1 --pieces KQPkrnpp --replies 2 --seed 10
compose -n 2 --mate 3 --replies 3 --seed 9
clausewitz sheet "$file" -o "${file%.epd}.pdf"
