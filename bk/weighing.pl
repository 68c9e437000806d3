:- module(weighing,
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

/** <module> What men and moves are worth

Numbers that can be counted on a board, and moves compared by them: what
the rules of logic/rules and the heuristic of logic/heuristic speak of.
*/

%!  attacked(?Square, +Position) is nondet.
%
%   True when some opposing piece attacks the piece on Square.

attacked(Square, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, _),
    other_side(Side, Other),
    guarded_on(Board, Square, Other).

%!  activity(?Square, ?Count, +Position) is nondet.
%
%   True when the piece on Square bears on Count squares that no piece of
%   its own side stands on.
%
%   ```
%   ?- fen_position("4k3/8/8/8/8/8/4P3/R3K3 w Q -", P), activity(a1, Count, P).
%   Count = 10.
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
%   True when the pieces of Side are worth Count more than those of the
%   other side, by value/2.

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
%!  more_active(?From, ?To, ?Promotion, +Position) is nondet.
%
%   True when the legal move From, To gives the piece a greater
%   activity/3 than it has on From.

more_active(From, To, Position) :-
    more_active(From, To, Promotion, Position),
    usual(Promotion).

more_active(From, To, Promotion, Position) :-
    make_move(From, To, Promotion, Position, Next),
    activity(From, Before, Position),
    activity(To, After, Next),
    After > Before.

%!  loses_exchange(?From, ?To, +Position) is nondet.
%!  loses_exchange(?From, ?To, ?Promotion, +Position) is nondet.
%
%   True when the legal move From, To brings less material than the other
%   side then gains by taking on To, with its least valuable piece first
%   and as in exchange/4.

loses_exchange(From, To, Position) :-
    loses_exchange(From, To, Promotion, Position),
    usual(Promotion).

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
