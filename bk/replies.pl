:- module(chess_replies,
          [ best_reply/3,       % ?From, ?To, +Position
            loses_material/1,   % +Position
            gains_material/1,   % +Position
            prize/4,            % +From, +To, -Prize, +Position
            greatest_loss/2     % +Next, -Loss
          ]).

:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(moves).
:- use_module(relations).

/** <module> What the side to move can make of a position

A look at one move and the best exchange/4 that the other side then has:
material only. What comes after, mates, checks, pins and promotions of the
other side, is not seen.
*/

%!  best_reply(?From, ?To, +Position) is nondet.
%
%   True when no legal move has a greater outcome than the move From,
%   To. Its outcome is the value of what it takes, and of a queen less a
%   pawn if it promotes, less the largest gain above 0 that any
%   exchange/4 then has for the other side. A look at material, one
%   reply ahead: mates, checks, pins, promotions and en passant captures
%   that follow the reply are not seen.
%
%   ```
%   ?- best_reply(From, To, $Exchange).
%   From = e4, To = d5.
%
%   ?- best_reply(From, To, $Promotion).
%   From = a7, To = b8.
%   ```

best_reply(From, To, Position) :-
    best_outcome(Position, Best, Outcomes),
    member(Best-(From-To), Outcomes).

%!  loses_material(+Position) is semidet.
%
%   True when the side to move has legal moves, and the best of them, in
%   the sense of best_reply/3, has an outcome below 0: whatever it does,
%   it loses something.
%
%   ```
%   ?- loses_material($Trap).
%   true.
%
%   ?- make_move(d5, c7, $Fork, P), loses_material(P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>.
%
%   ?- loses_material($Exchange).
%   false.
%   ```

loses_material(Position) :-
    once(legal_move(_, _, Position)),
    \+ ( make_move(From, To, Position, Next),
         prize(From, To, Prize, Position),
         \+ costs_more(Next, Prize)
       ).

%!  gains_material(+Position) is semidet.
%
%   True when the side to move has legal moves, and the best of them, in
%   the sense of best_reply/3, has an outcome above 0: it wins
%   something.
%
%   ```
%   ?- gains_material($Exchange).
%   true.
%
%   ?- gains_material($Start).
%   false.
%   ```

gains_material(Position) :-
    once(( legal_move(From, To, Position),
           prize(From, To, Prize, Position),
           Prize > 0,
           make_move(From, To, Position, Next),
           Less is Prize - 1,
           \+ costs_more(Next, Less)
         )).

%   costs_more(+Next, +Prize): the side to move in Next has an exchange/4 that
%   gains more than Prize. What is worth no more cannot gain it, and who asks
%   whether one move is good enough need not know what the others cost.

costs_more(Next, Prize) :-
    turn(Side, Next),
    position_board(Next, Board),
    piece_at(From, Next, Side, _),
    attacks(From, To, Next),
    piece_at(To, Next, _, Victim),
    value(Victim, Value),
    Value > Prize,
    capture_gain(Board, From, To, Gain),
    Gain > Prize,
    !.

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

%!  prize(+From, +To, -Prize, +Position) is det.
%
%   True when the move From, To takes something worth Prize; a promotion
%   adds a queen less a pawn.

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

%!  greatest_loss(+Next, -Loss) is det.
%
%   True when the side to move in Next gains Loss by its best exchange/4,
%   or 0. The side that has moved does not lose its king: the move was
%   legal.

greatest_loss(Next, Loss) :-
    turn(Side, Next),
    findall(Gain,
            ( piece_at(From, Next, Side, _),
              exchange(From, _, Gain, Next)
            ),
            Gains),
    max_list([0|Gains], Loss).
