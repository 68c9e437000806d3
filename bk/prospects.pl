:- module(chess_prospects,
          [ can_mate/1,         % +Position
            would_mate/1,       % +Position
            can_win/2,          % ?Number, +Position
            would_win/2,        % ?Number, +Position
            exposed/3,          % ?Square, ?Number, +Position
            can_gain/2,         % ?Number, +Position
            must_lose/2,        % ?Number, +Position
            passed/2,           % +Position, -Next
            prospect_above/4,   % +Position, +Floor, +Enough, -Best
            mate_worth/1        % ?Worth
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(position).
:- use_module(attacks).
:- use_module(moves).
:- use_module(relations).
:- use_module(replies).
:- use_module(counts).

/** <module> What there is to win and to lose

Mates in one, exchanges and their worth, for the side to move and for the
other one, were it its turn. Numbers say "at least", in pawns' worth:
whatever holds of 5 holds of 4, too.
*/

%!  can_mate(+Position) is semidet.
%
%   True when the side to move can give mate at once, whatever a pawn
%   becomes.
%
%   ```
%   ?- make_move(a8, a1, $Mate, P), can_mate(P).
%   false.
%
%   ?- fen_position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", P), can_mate(P).
%   P = <6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1>.
%   ```

can_mate(Position) :-
    \+ \+ ( make_move(_, _, _, Position, Next),
            checkmate(Next)
          ).

%!  would_mate(+Position) is semidet.
%
%   True when the side to move is not in check, and the other side could
%   mate at once if it were its turn: a threat of mate.
%
%   ```
%   ?- fen_position("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1", P), would_mate(P).
%   P = <6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1>.
%
%   ?- would_mate($Start).
%   false.
%   ```

would_mate(Position) :-
    \+ check(Position),
    passed(Position, Next),
    can_mate(Next).

%!  passed(+Position, -Next) is det.
%
%   True when Next is the same position with the other side to move.

passed(Position, Next) :-
    position_parts(Position, Board, Side, Castling, _, Plies, Number),
    other_side(Side, Other),
    position_parts(Next, Board, Other, Castling, none, Plies, Number).

%!  can_win(?Number, +Position) is nondet.
%
%   True when some exchange/4 gains the side to move Number or more, 1 at
%   least. What the other side takes elsewhere in the meantime is not
%   seen: can_gain/2 sees it.
%
%   ```
%   ?- can_win(Number, $Exchange).
%   Number = 1 ;
%   Number = 2.
%
%   ?- can_win(1, $Start).
%   false.
%   ```

can_win(Number, Position) :-
    turn(Side, Position),
    winnable_worth(Side, Number, Position).

%!  would_win(?Number, +Position) is nondet.
%
%   As can_win/2, for the side that is not to move, as if it were its
%   turn: what it threatens to take.
%
%   ```
%   ?- make_move(d5, c7, $Fork, P), would_win(5, P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>.
%   ```

would_win(Number, Position) :-
    turn(Other, Position),
    other_side(Side, Other),
    winnable_worth(Side, Number, Position).

winnable_worth(Side, Number, Position) :-
    findall(Gain,
            ( piece_at(From, Position, Side, _),
              gain_by_taking(From, _, Gain, Position)
            ),
            Gains),
    max_list([0|Gains], Most),
    at_least(Number, Most).

gain_by_taking(From, To, Gain, Position) :-
    exchange(From, To, Gain, Position),
    \+ piece_at(To, Position, _, king).

%!  exposed(?Square, ?Number, +Position) is nondet.
%
%   True when some exchange/4 on Square, where no king stands, gains
%   Number or more, 1 at least, for the side that takes there first.
%
%   ```
%   ?- exposed(Square, Number, $Exchange).
%   Square = d5, Number = 1 ;
%   Square = d5, Number = 2.
%   ```

exposed(Square, Number, Position) :-
    piece_at(Square, Position, _, _),
    findall(Gain, gain_by_taking(_, Square, Gain, Position), Gains),
    max_list([0|Gains], Most),
    at_least(Number, Most).

%!  can_gain(?Number, +Position) is nondet.
%
%   True when the best legal move has an outcome of Number or more, 1 at
%   least. The outcome of a move is the value of what it takes, and of a
%   queen less a pawn if it promotes, less the largest gain above 0 that
%   any exchange/4 then has for the other side; but a move that allows
%   mate at once costs 50, and who can mate at once has 50.
%
%   ```
%   ?- can_gain(Number, $Exchange).
%   Number = 1 ;
%   Number = 2.
%
%   ?- fen_position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", P), can_gain(50, P).
%   P = <6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1>.
%   ```

can_gain(Number, Position) :-
    best_prospect(Position, Best),
    at_least(Number, Best).

%!  must_lose(?Number, +Position) is nondet.
%
%   True when the side to move has legal moves, and even the best of
%   them costs Number or more, 1 at least, in the sense of can_gain/2:
%   50 where each allows mate at once.
%
%   ```
%   ?- make_move(d5, c7, $Fork, P), must_lose(5, P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>.
%
%   ?- must_lose(1, $Start).
%   false.
%   ```

must_lose(Number, Position) :-
    best_prospect(Position, Best),
    Loss is -Best,
    at_least(Number, Loss).

%   Fails where there is no legal move. It is much work, and many clauses
%   ask it of one position in turn: so the last answer is remembered.

best_prospect(Position, Best) :-
    (   nb_current(chess_best_prospect, asked(Last, Found)),
        Last == Position
    ->  Found = [Best]
    ;   findall(Value, worked_out(Position, Value), Values),
        nb_setval(chess_best_prospect, asked(Position, Values)),
        Values = [Best]
    ).

worked_out(Position, Best) :-
    once(legal_move(_, _, Position)),
    mate_worth(Worth),
    Least is -Worth,
    prospect_above(Position, Least, Worth, Best).

%!  prospect_above(+Position, +Floor, +Enough, -Best) is det.
%
%   True when Best is the greatest outcome of a legal move in the sense of
%   can_gain/2, or Floor where none is greater. Once one is Enough, the
%   others are not looked at: Best is then that or more.

prospect_above(Position, Floor, Enough, Best) :-
    (   can_mate(Position)
    ->  mate_worth(Best)
    ;   findall(Prize-Next,
                ( make_move(From, To, Position, Next),
                  prize(From, To, Prize, Position)
                ),
                Moves),
        foldl(better_prospect(Enough), Moves, Floor, Best)
    ).

better_prospect(Enough, Prize-Next, Best0, Best) :-
    (   Best0 < Enough,
        Prize > Best0,
        greatest_loss(Next, Loss),
        Outcome is Prize - Loss,
        Outcome > Best0,
        \+ can_mate(Next)
    ->  Best = Outcome
    ;   Best = Best0
    ).

%!  mate_worth(?Worth) is det.
%
%   More than all material that a move can win.

mate_worth(50).
