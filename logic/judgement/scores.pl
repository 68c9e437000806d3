:- module(judgement_scores,
          [ limit/2,            % ?Name, ?Number
            hundredths/2,       % +Score, -Hundredths
            chances/2,          % +Score, -Chances
            margin/2,           % +Scores, -Chances
            wins_by_mate/1,     % +Score
            mate_distance/2     % +Number, -Moves
          ]).

/** <module> Scores, and the chances that they mean

A score is for the side to move: hundredths of a pawn, mate(Moves), or
mate(-Moves) where that side is mated.
*/

:- include(limits).

%!  hundredths(+Score, -Hundredths) is det.
%
%   A mate counts as the most that counts.

hundredths(mate(Moves), Hundredths) :-
    !,
    limit(most_that_counts, Most),
    Hundredths is copysign(Most, Moves).
hundredths(Score, Hundredths) :-
    limit(most_that_counts, Most),
    Hundredths is max(-Most, min(Most, Score)).

%!  chances(+Score, -Chances) is det.
%
%   From -1, lost, to 1, won.

chances(Score, Chances) :-
    hundredths(Score, Hundredths),
    limit(steepness, Steepness),
    Chances is 2 / (1 + exp(-Steepness * Hundredths)) - 1.

%!  margin(+Scores:list, -Chances) is det.
%
%   How much better the first is than the second; all it can be, if there is
%   none.

margin([Best, Next|_], Margin) :-
    !,
    chances(Best, First),
    chances(Next, Second),
    Margin is First - Second.
margin([_], 2.0).

wins_by_mate(mate(Moves)) :-
    Moves > 0.

%!  mate_distance(+Number, -Moves) is det.
%
%   In how many moves the engine's own number for a mate is one, below 0 if
%   the side to move is mated.

mate_distance(Number, Moves) :-
    limit(mate, Most),
    Plies is Most - abs(Number),
    (   Number > 0
    ->  Moves is (Plies + 1) // 2
    ;   Moves is -(Plies // 2)
    ).
