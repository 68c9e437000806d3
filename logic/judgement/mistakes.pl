:- module(judgement_mistakes,
          [ move_class/4,       % +Best, +Value, +Played, ?Class
            still_winning/1,    % +Score
            leads_far/1,        % +Score
            is_gain/2           % +Pawns, +Result
          ]).

:- use_module(scores).

/** <module> What a move of a game was

Best is the score of the best line, Value that of the move that was played,
both for the side that made it; Played is `best` if it was the best move, else
`other`. Chosen on games apart from those of the figures:
docs/measured/coaching.md.
*/

mistake(0.1, 150).          % chances and hundredths that a mistake gives away at least
slip(0.07, 80).             % where the answer to it is a chance
suspicious(0.07, 70).       % at a glance: it is looked at again
blunder(200).               % hundredths: then any good answer is a chance
missed(0.25).               % chances, where a tactic is called missed, but for a mate
wins_easily(450).           % hundredths: with more, one wins in many ways
bad(0.2).                   % chances that a move gives away which gets a question mark
terrible(0.3).              % chances, for two of them
explained_mistake(0.2).     % chances: then its refutation explains a move
worse(0.06).                % chances that an alternative gives away which is called worse
advantage(150).             % hundredths that a chance leads to which wins no material
slowly(300).                % hundredths: a move that wins, though more slowly than by mate
enough(2).                  % pawns that a chance wins at least

%!  move_class(+Best, +Value, +Played, ?Class) is nondet.
%
%   Class is one of suspicious, slip, blunder, mistake, great_mistake, bad,
%   terrible, refuted and worse.
%
%   ```
%   ?- move_class(20, -300, other, great_mistake).
%   true.
%   ```

move_class(Best, Value, Played, Class) :-
    loss(Best, Value, Played, Loss),
    pawns(Best, Value, Pawns),
    class(Class, Loss, Pawns, Best, Value).

class(suspicious, Loss, Pawns, _, _) :-
    suspicious(Least, LeastPawns),
    Loss >= Least,
    Pawns >= LeastPawns.
class(slip, Loss, Pawns, _, _) :-
    slip(Least, LeastPawns),
    Loss >= Least,
    Pawns >= LeastPawns.
class(blunder, _, Pawns, _, _) :-
    blunder(Least),
    Pawns >= Least.
class(mistake, Loss, Pawns, Best, Value) :-
    is_mistake(Loss, Pawns, Best, Value).
class(great_mistake, Loss, Pawns, Best, Value) :-
    is_mistake(Loss, Pawns, Best, Value),
    once(( missed(Least), Loss >= Least ; Best = mate(_) )).
class(bad, Loss, _, _, _) :-
    bad(Least),
    Loss >= Least.
class(terrible, Loss, _, _, _) :-
    terrible(Least),
    Loss >= Least.
class(refuted, Loss, _, _, _) :-
    explained_mistake(Least),
    Loss >= Least.
class(worse, Loss, _, _, _) :-
    worse(Least),
    Loss >= Least.

%   It gives away much; a move that still wins easily is none, but for a mate.

is_mistake(Loss, Pawns, Best, Value) :-
    mistake(Least, LeastPawns),
    Loss >= Least,
    Pawns >= LeastPawns,
    \+ still_wins(Best, Value).

still_wins(Best, Value) :-
    integer(Best),
    wins_easily(Least),
    once(( wins_by_mate(Value) ; integer(Value), Value >= Least )).

%   The chances that the move has given away, from 0 to 2.

loss(_, _, best, Loss) =>
    Loss = 0.0.
loss(Best, Value, other, Loss) =>
    chances(Best, First),
    chances(Value, Second),
    Loss is max(0.0, First - Second).

%   The same in hundredths of a pawn.

pawns(Best, Value, Pawns) :-
    bounded(Best, First),
    bounded(Value, Second),
    Pawns is max(First, Second) - Second.

bounded(mate(Moves), Hundredths) =>
    limit(bound, Most),
    Hundredths is copysign(Most, Moves).
bounded(Score, Hundredths) =>
    limit(bound, Most),
    Hundredths is max(-Most, min(Most, Score)).

%!  still_winning(+Score) is semidet.

still_winning(Score) :-
    bounded(Score, Hundredths),
    slowly(Least),
    Hundredths >= Least.

%!  leads_far(+Score) is semidet.
%
%   True when a line is worth finding though it wins no material.

leads_far(Score) :-
    bounded(Score, Hundredths),
    advantage(Least),
    Hundredths >= Least.

%!  is_gain(+Pawns, +Result) is semidet.
%
%   True when a line wins something that matters and stays won: so many pawns,
%   less what the opponent's last move has taken, by its result.

is_gain(_, mate(_)).
is_gain(Pawns, Result) :-
    Result \= mate(_),
    Result \= mated(_),
    Result \= gain([], _),
    enough(Least),
    Pawns >= Least.
