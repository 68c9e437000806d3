:- module(replies,
          [ best_reply/3,       % ?From, ?To, +Position
            loses_material/1,   % +Position
            gains_material/1    % +Position
          ]).

:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(moves).
:- use_module(relations).

/** <module> What the side to move can make of a position

A look at one move and the best exchange/4 that the other side then has:
material only. What comes after, mates, checks, pins and promotions of the
other side, is not seen.
*/

%!  best_reply(?From, ?To, +Position) is nondet.
%
%   True when no legal move has a greater outcome than From, To. The
%   outcome of a move is what it takes, and a queen for a pawn if it
%   promotes, less the most that the other side then gains by an
%   exchange/4, if it gains at all.
%
%   ```
%   ?- fen_position("4k3/8/8/8/p7/8/8/R3K3 w - -", P), best_reply(From, To, P).
%   From = a1, To = a4.
%   ```

best_reply(From, To, Position) :-
    best_outcome(Position, Best, Outcomes),
    member(Best-(From-To), Outcomes).

%!  loses_material(+Position) is semidet.
%!  gains_material(+Position) is semidet.
%
%   True when the side to move has legal moves, and the best of them has
%   an outcome below 0, or above 0.

loses_material(Position) :-
    best_outcome(Position, Best, _),
    Best < 0.

gains_material(Position) :-
    best_outcome(Position, Best, _),
    Best > 0.

%   best_outcome(+Position, -Best, -Outcomes): Outcomes lists all legal
%   moves as Outcome-(From-To), and Best is the greatest outcome. Fails
%   where there is no legal move.

best_outcome(Position, Best, Outcomes) :-
    findall(Outcome-(From-To), outcome(From, To, Outcome, Position), Outcomes),
    findall(Outcome, member(Outcome-_, Outcomes), Numbers),
    max_list(Numbers, Best).

outcome(From, To, Outcome, Position) :-
    make_move(From, To, Position, Next),
    prize(From, To, Prize, Position),
    greatest_loss(Next, Loss),
    Outcome is Prize - Loss.

prize(From, To, Prize, Position) :-
    piece_at(From, Position, Side, Piece),
    (   piece_at(To, Position, _, Victim)
    ->  value(Victim, Taken)
    ;   Piece == pawn,
        en_passant_square(To, Position)
    ->  value(pawn, Taken)
    ;   Taken = 0
    ),
    (   Piece == pawn,
        last_rank(Side, To)
    ->  value(queen, Queen),
        value(pawn, Pawn),
        Prize is Taken + Queen - Pawn
    ;   Prize = Taken
    ).

%   The side that has moved does not lose its king: the move was legal.

greatest_loss(Next, Loss) :-
    turn(Side, Next),
    findall(Gain,
            ( piece_at(From, Next, Side, _),
              exchange(From, _, Gain, Next)
            ),
            Gains),
    max_list([0|Gains], Loss).
