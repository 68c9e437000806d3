:- module(judgement_tactic_answers,
          [ proposed/2          % +FEN, -Json
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module(advice_answers).
:- use_module(host).
:- use_module(requests, []).
:- use_module(seen_lines).
:- use_module(spoken).

/** <module> What clauses alone propose, as JSON

What `clausewitz suggest --by logic --json` prints of a position. The answer to
ranked(FEN) is a list of ranked(Move, Share, Shown, Wins, Reasons): the best
moves, how likely each is the best, as a number and as it is written, whether
clauses prove that it wins, and its reasons, proved(Name, Values, Clause, Text).
*/

most_reasons(3).
least_share(0.05).

:- multifile judgement_requests:request/3.

judgement_requests:request(tactics(FEN), judgement_tactic_answers:proposed(FEN, Json), Json).

%!  proposed(+FEN, -Json:string) is det.
%
%   Inside first_step/3 of host.pl.

proposed(FEN, Json) :-
    host(ranked(FEN), Ranked),
    findall(Move, ( member(One, Ranked), proposed_move(FEN, One, Move) ), Moves),
    advice_json(FEN, Moves, Json).

proposed_move(FEN, ranked(Move, Share, Shown, Wins, Proved), advised(Move, Reasons, share(Shown, Wins), "", none)) :-
    Proved \== [],
    least_share(Least),
    Share >= Least,
    seen_line(FEN, [Move], Seen),
    seen_part(Seen, 1, Line),
    most_reasons(Most),
    findall(Reason,
            ( nth1(Place, Proved, One),
              Place =< Most,
              reason(Line, One, Reason)
            ),
            All),
    without_repeats(All, [], Reasons).

reason(Line, proved(Name, Values, Clause, Text), reason(Name, Why, Squares, Text, 1)) :-
    worded(sentence, told(Name, Line, none, [Values], Clause, words(none, [])), Why),
    findall(Square, ( member(_=Square, Values), atom(Square), sq(Square) ), Named),
    list_to_set(Named, Squares).

%   A learned tactic and that of the textbook often say the same: the shorter name is used.

without_repeats([], Kept, Kept).
without_repeats([Reason|Reasons], Kept0, Kept) :-
    Reason = reason(_, Why, _, _, _),
    (   nth0(Place, Kept0, reason(Name, Why, _, _, _), Others)
    ->  (   sub_atom(Name, 0, _, _, learned_)
        ->  nth0(Place, Kept1, Reason, Others)
        ;   Kept1 = Kept0
        )
    ;   append(Kept0, [Reason], Kept1)
    ),
    without_repeats(Reasons, Kept1, Kept).
