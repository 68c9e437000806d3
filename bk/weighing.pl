:- module(chess_weighing,
          [ attacked/2,        % ?Square, +Position
            activity/3,        % ?Square, ?Count, +Position
            material/3,        % ?Side, ?Count, +Position
            more_active/3,     % ?From, ?To, +Position
            more_active/4,     % ?From, ?To, ?Promotion, +Position
            loses_exchange/3,  % ?From, ?To, +Position
            loses_exchange/4   % ?From, ?To, ?Promotion, +Position
          ]).

:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(moves).
:- use_module(relations).

/** <module> What pieces and moves are worth

Numbers that can be counted on a board, and moves compared by them: what
the rules of logic/rules and the heuristic of logic/heuristic speak of.
*/

%!  attacked(?Square, +Position) is nondet.
%
%   True when some opposing piece attacks the piece on Square.
%
%   ```
%   ?- attacked(Square, $Exchange).
%   Square = d5.
%   ```

attacked(Square, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, _),
    other_side(Side, Other),
    guarded_on(Board, Square, Other).

%!  activity(?Square, ?Count, +Position) is nondet.
%
%   True when the piece on Square bears on Count squares that no piece
%   of its own side stands on. Pinned or not, whoever is to move.
%
%   ```
%   ?- activity(d5, Count, $Fork).
%   Count = 8.
%
%   ?- activity(a1, Count, $Start).
%   Count = 0.
%   ```

activity(Square, Count, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, Piece),
    findall(To,
            ( sees(Square, To, Side-Piece, Board),
              \+ board_content(Board, To, Side-_)
            ),
            Squares),
    length(Squares, Count).

%!  material(?Side, ?Count, +Position) is nondet.
%
%   True when the pieces of Side are worth Count more than the other
%   side's, by value/2.
%
%   ```
%   ?- material(Side, Count, $Fork).
%   Side = white, Count = -2 ;
%   Side = black, Count = 2.
%   ```

material(Side, Count, Position) :-
    side(Side),
    other_side(Side, Other),
    worth(Side, Own, Position),
    worth(Other, Others, Position),
    Count is Own - Others.

worth(Side, Sum, Position) :-
    findall(Value,
            ( piece_at(_, Position, Side, Piece),
              value(Piece, Value)
            ),
            Values),
    sum_list(Values, Sum).

%!  more_active(?From, ?To, +Position) is nondet.
%
%   True when the legal move From, To gives the piece a greater
%   activity/3 than it has on From. A pawn that promotes becomes a
%   queen.
%
%   ```
%   ?- more_active(b5, To, $Pin).
%   false.
%
%   ?- more_active(From, To, $Pin), king_on(From, $Pin).
%   From = e8, To = e7 ;
%   From = e8, To = f7 ;
%   From = e8, To = d7.
%   ```

more_active(From, To, Position) :-
    more_active(From, To, Promotion, Position),
    usual(Promotion).

%!  more_active(?From, ?To, ?Promotion, +Position) is nondet.
%
%   As more_active/3, and the pawn becomes what Promotion says.
%
%   ```
%   ?- more_active(a7, a8, Piece, $Promotion).
%   Piece = queen ;
%   Piece = rook ;
%   Piece = bishop ;
%   Piece = knight.
%   ```

more_active(From, To, Promotion, Position) :-
    make_move(From, To, Promotion, Position, Next),
    activity(From, Before, Position),
    activity(To, After, Next),
    After > Before.

%!  loses_exchange(?From, ?To, +Position) is nondet.
%
%   True when the legal move From, To brings less material than the
%   other side then gains by taking on To, its least valuable piece
%   first and as in exchange/4. What the move leaves unguarded elsewhere
%   is not seen.
%
%   ```
%   ?- loses_exchange(d2, To, $Exchange).
%   To = d5.
%   ```

loses_exchange(From, To, Position) :-
    loses_exchange(From, To, Promotion, Position),
    usual(Promotion).

%!  loses_exchange(?From, ?To, ?Promotion, +Position) is nondet.
%
%   As loses_exchange/3, and the pawn becomes what Promotion says.
%
%   ```
%   ?- loses_exchange(d2, To, Piece, $Exchange).
%   To = d5, Piece = none.
%   ```

loses_exchange(From, To, Promotion, Position) :-
    make_move(From, To, Promotion, Position, Next),
    turn(Other, Next),
    position_board(Next, Board),
    least_attacker(Board, To, Other, Taker),
    capture_gain(Board, Taker, To, Lost),
    turn(Side, Position),
    material(Side, Before, Position),
    material(Side, After, Next),
    max(Lost, 0) > After - Before.

%   What becomes of a pawn where nothing is said of it.
usual(none).
usual(queen).
