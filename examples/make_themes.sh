#!/bin/sh
# Compose examples/themes.epd again: mates in two with a theme, five of each, every defence with
# one answer.
#
#     examples/make_themes.sh [FILE [OPTION…]]    as --known problems.csv, for compose
set -e
file=${1:-"$(dirname "$0")/themes.epd"}
[ $# -eq 0 ] || shift
known="$*"
echo "# Composed by examples/make_themes.sh: White moves and mates in two." > "$file"
compose() {
    echo "# clausewitz compose --no-duals $*" >> "$file"
    # shellcheck disable=SC2086
    clausewitz compose --no-duals -o "$file" $known "$@"
}
compose --theme changed_mates --face 4 -n 5 --seed 1
compose --theme flight_giving_key --face 4 -n 5 --seed 2
compose --theme grimshaw -n 5 --seed 3
compose --theme novotny -n 5 --seed 4
