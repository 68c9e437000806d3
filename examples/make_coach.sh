#!/bin/sh
# Makes examples/coach: the coach's page of one player of examples/games.pgn, and what is beside it.
set -eu
cd "$(dirname "$0")/.."
clausewitz coach examples/games.pgn --player "Stockfish at 1350" -o examples/coach
rm examples/coach/judged.jsonl
