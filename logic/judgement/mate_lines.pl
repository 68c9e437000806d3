:- module(judgement_mate_lines,
          [ with_mate/3,        % +FEN, +Line, -Shown
            mate_within/3       % +FEN, +Moves, -Line
          ]).

:- use_module(library(lists)).
:- use_module(host).
:- use_module(scores).

/** <module> Mates that a search has found, played out to the end

All of it inside first_step/3 of host.pl. Mates are proved against every
defence by whoever runs the goal.
*/

%!  with_mate(+FEN, +Line, -Shown) is det.
%
%   The line up to the mate that it leads to, if that is proved; else the line
%   as it is.

with_mate(FEN, Line, Shown) :-
    Line = line(Known, _, Mate),
    limit(longest_proof, Longest),
    (   integer(Mate),
        Mate > 0,
        Mate =< Longest
    ->  played_out(Mate, FEN, [], Known, Played),
        begun_alike(Played, Known, Kept),
        shown_mate(Kept, Line, Shown)
    ;   Shown = Line
    ).

%   The mate of another move says nothing of this one.

begun_alike(mates([Move|Moves]), [Move|_], Kept) :-
    !,
    Kept = mates([Move|Moves]).
begun_alike(_, _, none).

shown_mate(none, Line, Line) :-
    !.
shown_mate(mates(Moves), _, line(Moves, Score, Mate)) :-
    length(Moves, Plies),
    limit(mate, Most),
    Score is Most - Plies,
    mate_distance(Score, Mate).

%!  mate_within(+FEN, +Moves, -Line) is det.
%
%   The line of a mate in at most so many moves, or `none`.

mate_within(FEN, Moves, Line) :-
    host(forced_mate(FEN, Moves), Distance),
    (   Distance > 0
    ->  played_out(Distance, FEN, [], [], Played),
        shown_mate(Played, none, Line)
    ;   Line = none
    ).

%   played_out(+Left, +FEN, +Moves, +Known, -Played): mating moves and the longest defences; those of
%   the line as long as they are such. Played is mates(Moves), or none where it is not proved.

played_out(Left, FEN, Moves, Known, Played) :-
    host(mating_moves(FEN, Moves, Left), Mating),
    (   Mating == []
    ->  Played = none
    ;   wished(Known, Mating, Move, Known1),
        append(Moves, [Move], Attacked),
        Fewer is Left - 1,
        host(defences(FEN, Attacked, Fewer), Defences),
        defended(Defences, Known1, FEN, Attacked, Played)
    ).

wished([Move|Known], Mating, Move, Known) :-
    memberchk(Move, Mating),
    !.
wished(_, [Move|_], Move, []).

defended([], _, _, Moves, mates(Moves)) :-
    !.
defended(Defences, Known, FEN, Moves, Played) :-
    findall(Distance, member(_-Distance, Defences), Distances),
    max_list(Distances, Longest),
    findall(Move, member(Move-Longest, Defences), Best),
    wished(Known, Best, Reply, Known1),
    append(Moves, [Reply], Defended),
    (   Longest > 0
    ->  played_out(Longest, FEN, Defended, Known1, Played)
    ;   Played = none
    ).
