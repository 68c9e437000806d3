:- module(chess_forcing,
          [ can_force/2,        % ?Number, +Position
            would_force/2,      % ?Number, +Position
            can_earn/2,         % ?Number, +Position
            must_pay/2          % ?Number, +Position
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(moves).
:- use_module(replies).
:- use_module(prospects).
:- use_module(counts).

/** <module> What forcing moves bring

A check, a capture or a promotion is a forcing move. A quiet reply may lose
to one that follows, and a reply may take with check: so these words look at
all replies and at one forcing move after each, and leave the rest to
can_gain/2. Nothing is looked at beyond that. Numbers say "at least", in
pawns' worth: whatever holds of 5 holds of 4, too.
*/

%!  can_force(?Number, +Position) is nondet.
%
%   True when some forcing move of the side to move brings Number or more,
%   1 at least: the value of what it takes, and of a queen less a pawn if
%   it promotes, less what the best reply gains, or with what that loses,
%   in the sense of can_gain/2 and must_lose/2. 50 is mate, at the latest
%   by the move after it.
%
%   ```
%   ?- fen_position("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", P), can_force(5, P).
%   P = <r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1>.
%
%   ?- can_force(1, $Start).
%   false.
%   ```

can_force(Number, Position) :-
    mate_worth(Enough),
    forced_gain(Position, Enough, Gain),
    at_least(Number, Gain).

%!  would_force(?Number, +Position) is nondet.
%
%   True when the side to move is not in check, and can_force/2 would hold
%   for the other side if it were its turn: a threat.
%
%   ```
%   ?- fen_position("r3k3/8/8/3N4/8/8/8/4K3 b q - 0 1", P), would_force(5, P).
%   P = <r3k3/8/8/3N4/8/8/8/4K3 b q - 0 1>.
%
%   ?- would_force(1, $Start).
%   false.
%   ```

would_force(Number, Position) :-
    \+ check(Position),
    passed(Position, Next),
    can_force(Number, Next).

%!  can_earn(?Number, +Position) is nondet.
%
%   True when the best legal move has an outcome of Number or more, 1 at
%   least. The outcome of a move is the value of what it takes, and of a
%   queen less a pawn if it promotes, less the most that can_force/2 then
%   says of the other side; but where that is mate, the move costs 50, and
%   who can mate at once has 50.
%
%   ```
%   ?- can_earn(Number, $Exchange).
%   Number = 1 ;
%   Number = 2.
%
%   ?- can_earn(1, $Start).
%   false.
%   ```

can_earn(Number, Position) :-
    best_answer(Position, Best),
    at_least(Number, Best).

%!  must_pay(?Number, +Position) is nondet.
%
%   True when the side to move has legal moves, and even the best of them
%   costs Number or more, 1 at least, in the sense of can_earn/2: 50 where
%   each allows a mate that is forced by then.
%
%   ```
%   ?- make_move(d5, c7, $Fork, P), must_pay(5, P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>.
%
%   ?- must_pay(1, $Start).
%   false.
%   ```

must_pay(Number, Position) :-
    best_answer(Position, Best),
    Loss is -Best,
    at_least(Number, Loss).

%   Fails where there is no legal move. The last answer is remembered, as
%   that of can_gain/2 is.

best_answer(Position, Best) :-
    (   nb_current(chess_best_answer, asked(Last, Found)),
        Last == Position
    ->  Found = [Best]
    ;   findall(Value, worked_out(Position, Value), Values),
        nb_setval(chess_best_answer, asked(Position, Values)),
        Values = [Best]
    ).

%   Quiet moves come first: where one of them costs nothing, no other quiet
%   move has to be looked at.

worked_out(Position, Best) :-
    mate_worth(Worth),
    (   can_mate(Position)
    ->  Best = Worth
    ;   findall(Prize-Next,
                ( make_move(From, To, Position, Next),
                  prize(From, To, Prize, Position)
                ),
                Moves),
        Moves = [_|_],
        keysort(Moves, QuietFirst),
        Least is -Worth,
        foldl(better_answer, QuietFirst, Least, Best)
    ).

better_answer(Prize-Next, Best0, Best) :-
    (   Prize > Best0,
        mate_worth(Worth),
        Enough is min(Worth, Prize - Best0),
        forced_gain(Next, Enough, Gain),
        Gain < Enough
    ->  Best is Prize - Gain
    ;   Best = Best0
    ).

%   forced_gain(+Position, +Enough, -Gain): the most that a forcing move
%   brings, 0 at least and mate_worth/1 at most. Once it is Enough, other
%   moves are not looked at.

forced_gain(Position, Enough, Gain) :-
    (   can_mate(Position)
    ->  mate_worth(Gain)
    ;   findall(Prize-Next, forcing_move(Position, Prize, Next), Moves),
        keysort(Moves, Sorted),
        reverse(Sorted, DearestFirst),
        foldl(more_force(Enough), DearestFirst, 0, Gain)
    ).

forcing_move(Position, Prize, Next) :-
    make_move(From, To, Position, Next),
    prize(From, To, Prize, Position),
    (   Prize > 0
    ->  true
    ;   check(Next)
    ).

more_force(Enough, Prize-Next, Gain0, Gain) :-
    (   Gain0 >= Enough
    ->  Gain = Gain0
    ;   Floor is Prize - Enough,
        NoBetter is Prize - Gain0,
        (   legal_move(_, _, Next)
        ->  prospect_above(Next, Floor, NoBetter, Best)
        ;   Best = 0
        ),
        mate_worth(Worth),
        Gain is max(Gain0, min(Worth, Prize - Best))
    ).
