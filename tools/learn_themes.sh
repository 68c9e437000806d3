#!/bin/sh
# Learn the tactics of logic/tactics/learned again, one theme of Lichess puzzles after the other.
#
#     tools/learn_themes.sh PUZZLES [THEME…]
#
# PUZZLES is lichess_db_puzzle.csv.zst from database.lichess.org, or a part of it. The rules that ship
# are chosen from, too, so that a theory is only replaced by one that does about as well on the
# validation part. Runs are saved in runs/themes; a run that was cut off goes on where it was.
set -eu

puzzles=$1
shift
[ $# -gt 0 ] || set -- fork pin skewer discoveredAttack hangingPiece backRankMate smotheredMate \
    mateIn1 trappedPiece promotion

cd "$(dirname "$0")/.."
for theme; do
    run=runs/themes/$theme
    echo "$theme" >&2
    # A tactic that is wrong often is worse than one that is silent: precision counts more.
    # And of a rare theme, precision is lost sooner than recall.
    # A theme is that of a whole solution; but some are of its first move.
    case $theme in
        hangingPiece | mateIn1) options='--first-moves --score f0.5' ;;
        trappedPiece) options='--score f0.3' ;;
        *) options='--score f0.5' ;;
    esac
    name=$(echo "$theme" | sed 's/\([A-Z]\)/_\1/g' | tr '[:upper:]' '[:lower:]')
    mkdir -p "$run"
    # What is improved stays the same when a run goes on.
    [ -f "$run/$name.pl" ] || cp "logic/tactics/learned/$name.pl" "$run/$name.pl"
    # shellcheck disable=SC2086 # options are words
    clausewitz learn rules "$puzzles" --theme "$theme" $options --effort "${EFFORT:-1}" \
        --improve "$run/$name.pl" -o "$run" --resume
    cp "$run/tactics.pl" "logic/tactics/learned/$name.pl"
done
