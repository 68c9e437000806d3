:- module(judgement_points,
          [ main_point_weight/3,    % +Motif, +Signs, -Weight
            candidates/2,           % +Readings, -Points
            main_points/2,          % +Readings, -Points
            kind_of/2,              % ?Motif, ?Kind
            is_of_position/1,       % ?Motif
            part_length/3           % +Line, -Sign, -Length
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/plies', [half_move/7]).

/** <module> Which motif of a line is its main point

A line shows many motifs, most of them by the way. Which is the main point is
decided by signs: how early the line shows it, whether a stricter reading of
it holds, whether the first move makes it, whether the main line shows it or
that of another reply. What each sign weighs, and each motif by itself, is in
main_point.pl.

A reading is read(Role, Line, Parts). Role is `main`, or `reply` for a line
with another reply to the first move. A part is part(Sign, Length, Tags): the
first Length half moves show the motifs of Tags, tag(Motif, Ply) or
strict(Motif, Ply). The first part of each is that where the gain is settled.

A point is point(Motif, Role, Number, Reading, Signs): the motif as the part
of that number shows it, and whether by the `strict` or the `plain` reading.
Of equal roles the number of the line comes with it: reply(1), reply(2).
*/

:- include(main_point).
:- include('../motifs/telling').

%!  kind_of(?Motif, ?Kind) is nondet.
%
%   What a motif is to a line: ends, wins, helps or describes.

kind_of(Motif, Kind) :-
    told(Kind, Motif).

%!  is_of_position(?Motif) is nondet.
%
%   It is about a position of the line, and not about one of its moves.

is_of_position(Motif) :-
    of_position(Motif).

%!  main_point_weight(+Motif, +Signs:list, -Weight:integer) is det.
%
%   How much speaks for Motif being the main point of a line that shows it
%   with these Signs, in hundredths; from 0 on it is more likely than not.

main_point_weight(Motif, Signs, Weight) :-
    findall(Number, ( motif(Motif, Number) ; member(Sign, Signs), sign(Sign, Number) ), Numbers),
    sum_list(Numbers, Weight).

%!  main_points(+Readings:list, -Points:list) is det.
%
%   What is worth saying of lines, the main point first. Of what is more likely
%   than not a point of the line comes first how it ends, then what weighs most,
%   and last what merely describes it. What is less likely comes behind, and
%   first only where nothing else is shown.

main_points(Readings, Points) :-
    candidates(Readings, All),
    exclude(cut_short(Readings), All, Whole0),
    exclude(mate_of_reply, Whole0, Whole1),
    without_late_rest(Readings, Whole1, Whole),
    partition(likely, Whole, Likely, Others),
    in_order(kind_order, Likely, First),
    in_order(weight_order, Others, Rest),
    (   First == []
    ->  Said = Rest
    ;   include(possible(First), Rest, Possible),
        append(First, Possible, Said1),
        partition(of_phase, Said1, Phases, Others1),
        append(Others1, Phases, Said)
    ),
    exclude(said_already(Said), Said, Points0),
    with_idea_first(Readings, Whole, Points0, Points).

%   What runs into it who takes the piece that moved is what a move is for, where
%   the line with the best reply shows nothing that its first move does.

with_idea_first(Readings, All, Points0, [Idea|Points]) :-
    Points0 = [point(Motif, main, _, _, Signs)|_],
    \+ kind_of(Motif, ends),
    \+ memberchk(at_once, Signs),
    include(idea(Readings), All, Ideas),
    in_order(weight_order, Ideas, [Idea|_]),
    !,
    subtract(Points0, [Idea], Points).
with_idea_first(_, _, Points, Points).

idea(Readings, Point) :-
    Point = point(Motif, reply(N), _, _, _),
    kind_of(Motif, wins),
    memberchk(read(reply(N), Line, _), Readings),
    half_move(1, _, Square, _, _, _, Line),
    half_move(2, _, Square, _, _, _, Line),
    soon(Latest),
    is_within(Latest, Readings, Point).

soon(3).            % half moves: later, nobody sees what a reply runs into
not_too_late(5).    % half moves: for a quiet move where nothing else is shown

is_within(Latest, Readings, point(Motif, Role, Number, _, _)) :-
    memberchk(read(Role, _, Parts), Readings),
    nth1(Number, Parts, part(_, _, Tags)),
    tag_of(Tags, Motif, Ply, _),
    Ply =< Latest,
    !.

%   Behind a tactic every line has moves without check or capture: of those at
%   half moves 5 and 7 one in eight is what the puzzle is about.

without_late_rest(Readings, All, Others) :-
    partition(rest, All, Rest, Moves),
    (   exclude(of_phase, Moves, [])
    ->  not_too_late(Latest)
    ;   soon(Latest)
    ),
    exclude(is_within(Latest, Readings), Rest, Late),
    subtract(All, Late, Others).

rest(point(Motif, _, _, _, _)) :-
    memberchk(Motif, [quiet_move, defensive_move]).

%   A mate that only the natural reply runs into is not what the move leads to.

mate_of_reply(point(Motif, reply(_), _, _, _)) :-
    kind_of(Motif, ends).

likely(Point) :-
    weight_order(Point, Negative),
    Negative =< 0.

of_phase(point(Motif, _, _, _, _)) :-
    phase(Motif).

%   Named behind others though it is less likely than not; what merely describes
%   a line not behind what wins it.
possible(First, Point) :-
    weight_order(Point, Negative),
    Negative =< 150,
    \+ ( arg(1, Point, Motif),
         kind_of(Motif, describes),
         First = [point(Main, _, _, _, _)|_],
         \+ kind_of(Main, describes)
       ).

:- meta_predicate in_order(2, +, -).

in_order(Key, Points, Ordered) :-
    map_list_to_pairs(Key, Points, Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Ordered).

%   The last move that is read shows it, and the next takes the piece that
%   moved.

cut_short(Readings, point(Motif, Role, Number, _, _)) :-
    lasting(Motif),
    memberchk(read(Role, Line, Parts), Readings),
    nth1(Number, Parts, part(_, Last, Tags)),
    tag_of(Tags, Motif, Last, _),
    half_move(Last, _, Square, _, _, _, Line),
    Next is Last + 1,
    half_move(Next, _, Square, _, _, _, Line).

%   Mate in two is a mate: that need not be said.

said_already(Said, point(mate, _, _, _, _)) :-
    member(point(Other, _, _, _, _), Said),
    Other \== mate,
    kind_of(Other, ends),
    !.

kind_order(Point, Place-Key) :-
    arg(1, Point, Motif),
    (   kind_of(Motif, ends)
    ->  Place = 0,
        nth_motif(Motif, Key)
    ;   (   kind_of(Motif, describes)
        ->  Place = 2
        ;   Place = 1
        ),
        weight_order(Point, Key)
    ).

weight_order(point(Motif, _, _, _, Signs), Negative) :-
    main_point_weight(Motif, Signs, Weight),
    Negative is -Weight.

nth_motif(Motif, Place) :-
    findall(One, told(_, One), All),
    nth1(Place, All, Motif),
    !.

%!  candidates(+Readings:list, -Points:list) is det.
%
%   Every motif that a line shows, with its signs, in the order of telling.pl.
%   It is taken from the main line if that shows it, there by the stricter
%   reading if possible, else from the part where the gain is settled, else
%   from the shortest.

candidates(Readings, Points) :-
    findall(Point, ( told(_, Motif), candidate(Readings, Motif, Point) ), Points).

candidate(Readings, Motif, point(Motif, Role, Number, Form, Signs)) :-
    once(( member(read(Role, _, Parts), Readings),
           shown_in(Parts, Motif, Number, Form, Ply)
         )),
    findall(Sign, sign_of(Readings, Motif, Role, Parts, Form, Ply, Sign), Found),
    sort(Found, Signs).

shown_in(Parts, Motif, 1, strict, Ply) :-
    Parts = [part(_, _, Tags)|_],
    memberchk(strict(Motif, Ply), Tags),
    !.
shown_in(Parts, Motif, Number, plain, Ply) :-
    nth1(Number, Parts, part(_, _, Tags)),
    memberchk(tag(Motif, Ply), Tags),
    !.

tag_of(Tags, Motif, Ply, plain) :-
    memberchk(tag(Motif, Ply), Tags).
tag_of(Tags, Motif, Ply, strict) :-
    memberchk(strict(Motif, Ply), Tags).

sign_of(_, Motif, main, Parts, _, _, Sign) :-
    member(part(Sign, _, Tags), Parts),
    memberchk(tag(Motif, _), Tags).
sign_of(_, _, main, _, strict, _, strict).
sign_of(_, _, _, _, _, 1, at_once).
sign_of(Readings, _, _, _, _, _, mates) :-
    memberchk(read(main, _, [part(_, _, Tags)|_]), Readings),
    ends_in(Tags).
sign_of(Readings, Motif, _, _, _, _, reply) :-
    member(read(reply(_), _, Parts), Readings),
    member(part(_, _, Tags), Parts),
    memberchk(tag(Motif, _), Tags).
sign_of(Readings, Motif, _, _, _, _, reply_strict) :-
    member(read(reply(_), _, [part(_, _, Tags)|_]), Readings),
    memberchk(strict(Motif, _), Tags).
sign_of(_, _, reply(_), _, _, _, only_reply).

ends_in(Tags) :-
    member(tag(Motif, _), Tags),
    kind_of(Motif, ends),
    !.

%!  part_length(+Line, -Sign, -Length) is nondet.
%
%   The first Length half moves are a part in which motifs are looked for,
%   besides that where the gain is settled: up to a move of the solver.

part_length(Line, within(Most), Length) :-
    last_ply(Last, Line),
    member(Most, [3, 5, 7]),
    Length is min(Most, Last).
