#!/bin/sh
# A short tour, with the commands a newcomer would type; `make demo` runs it.
set -eu
cd "$(dirname "$0")/.."

fork='8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1'
smothered='r1b3rk/1p4pp/p1n4N/8/8/1Q6/PP3PPP/6K1 w - - 0 1'
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

say() { printf '\n# %s\n' "$*"; }
run() {
    printf '$'
    for word in "$@"; do
        case $word in
            *[!A-Za-z0-9_./=:-]*) printf " '%s'" "$word" ;;
            *) printf ' %s' "$word" ;;
        esac
    done
    printf '\n'
    "$@"
}

say 'Which move, and why? A short search finds lines, and clauses read them.'
run clausewitz suggest "$smothered"
run clausewitz suggest "$fork"

say 'One move explained to the bottom, with the proof of its motif.'
run clausewitz explain --proof "$fork"

say 'The clause behind it was learned, too: from puzzles that people solved (make learn-themes).'
run sed -n '/^fork/,/\.$/p' logic/motifs/learned/fork.pl

say 'Without any search: clauses alone, each with its weight.'
run clausewitz suggest --by logic "$smothered"

say 'A position is a set of facts, for Prolog and for clingo.'
run clausewitz facts --to prolog "$fork"

say 'The legal moves, by four statements of the rules. They agree.'
for by in python prolog asp kernel; do
    run clausewitz legal --by "$by" "$fork"
done

say 'The same by hand, with clingo alone (its exit status 30 says: these are all answers).'
clausewitz facts --to asp "$fork" >"$folder/pos.lp"
run clausewitz-clingo --verbose=0 asp/legal.lp "$folder/pos.lp" || [ $? -eq 30 ]

say 'A tactic is a clause over these facts. Prolog finds the moves it proposes.'
run clausewitz query --fen "$fork" 'winning_fork(Pos, From, To)'

say 'Your own tactic is a text file. It is read as data: it cannot run anything.'
cat >"$folder/mine.pl" <<'TACTIC'
english(takes_with_check, "{From} takes {To} with check.").
takes_with_check(Position, From, To) :-
    captures(From, To, Position),
    make_move(From, To, Position, NewPosition),
    checks(To, King, NewPosition).
TACTIC
cat "$folder/mine.pl"
run clausewitz suggest --tactics "$folder/mine.pl" "$smothered"

say 'Tactics can be learned: sample positions of games, and search for clauses that propose the'
echo '# moves that were played. The games ship with the project.'
run clausewitz sample examples/games.pgn -n 120 -o "$folder/examples.csv"
run clausewitz learn "$folder/examples.csv" --task logic/tasks/motifs --min-support 5 -o "$folder/run"

say 'Three of them at work, on moves that were played: (from), [to], <what else the clause speaks of>.'
run clausewitz show "$folder/run/tactics.pl" "$folder/examples.csv" -n 3

say 'From games to what to practise: a page with the tactics that a player found and missed.'
run clausewitz coach examples/pupil.pgn --player Anna -o "$folder/coach"

say 'Next: clausewitz repl, and the README.'
