:- module(chess_endgame_pieces,
          [ num_my_pieces_not_attacked/2,    % ?Count, +Position
            num_opp_pieces_attacked/2,       % ?Count, +Position
            value_my_pieces_attacking/2,     % ?Count, +Position
            value_opp_pieces_attacking/2,    % ?Count, +Position
            is_my_queen_not_attacked/1,      % +Position
            is_opp_queen_attacked/1,         % +Position
            is_my_fork/1,                    % +Position
            is_opp_not_fork/1,               % +Position
            my_pieces_same_line/1,           % +Position
            opp_pieces_not_same_line/1,      % +Position
            evaluate_material/2,             % ?Count, +Position
            is_material_increase/2,          % +Before, +Position
            opp_piece_can_be_captured/1,     % +Position
            my_piece_cannot_be_captured/1,   % +Position
            is_opp_piece_pinned/1,           % +Position
            is_my_piece_not_pinned/1,        % +Position
            smaller/2,                       % +Count1, +Count2
            mine/2,                          % +Position, -Side
            opponent/2,                      % +Position, -Side
            pinned_of/3                      % +Side, ?Square, +Position
          ]).

:- use_module(library(aggregate)).
:- use_module(pieces).
:- use_module(position).
:- use_module(attacks).
:- use_module(lines).
:- use_module(moves).
:- use_module(weighing).

/** <module> What evolved endgame players see of the pieces

See endgames.pl. Pieces are pawns too, but not kings.
*/

%!  mine(+Position, -Side) is det.
%
%   True when Side is mine: the one that has just moved.

mine(Position, Mine) :-
    turn(Opponent, Position),
    other_side(Opponent, Mine).

%!  opponent(+Position, -Side) is det.
%
%   True when Side is the opponent's: it is to move.

opponent(Position, Opponent) :-
    turn(Opponent, Position).

%!  num_my_pieces_not_attacked(?Count, +Position) is semidet.
%
%   True when Count of my pieces are not attacked.
%
%   ```
%   ?- num_my_pieces_not_attacked(Count, $Rooks).
%   Count = 1.
%   ```

num_my_pieces_not_attacked(Count, Position) :-
    mine(Position, Mine),
    aggregate_all(count,
                  ( piece(Square, Mine, _, Position),
                    \+ attacked(Square, Position)
                  ),
                  Count).

%!  num_opp_pieces_attacked(?Count, +Position) is semidet.
%
%   True when Count of the opponent's pieces are attacked.
%
%   ```
%   ?- num_opp_pieces_attacked(Count, $Rooks).
%   Count = 1.
%   ```

num_opp_pieces_attacked(Count, Position) :-
    opponent(Position, Opponent),
    aggregate_all(count,
                  ( piece(Square, Opponent, _, Position),
                    attacked(Square, Position)
                  ),
                  Count).

%   piece(?Square, +Side, ?Piece, +Position): any but the king.

piece(Square, Side, Piece, Position) :-
    piece_at(Square, Position, Side, Piece),
    Piece \== king.

%!  value_my_pieces_attacking(?Count, +Position) is semidet.
%
%   True when my pieces that attack something, a king too, are worth
%   Count.
%
%   ```
%   ?- value_my_pieces_attacking(Count, $Rooks).
%   Count = 5.
%   ```

value_my_pieces_attacking(Count, Position) :-
    mine(Position, Mine),
    attacking_value(Mine, Count, Position).

%!  value_opp_pieces_attacking(?Count, +Position) is semidet.
%
%   True when the opponent's pieces that attack something, a king too,
%   are worth Count.
%
%   ```
%   ?- value_opp_pieces_attacking(Count, $Rooks).
%   Count = 5.
%   ```

value_opp_pieces_attacking(Count, Position) :-
    opponent(Position, Opponent),
    attacking_value(Opponent, Count, Position).

attacking_value(Side, Sum, Position) :-
    aggregate_all(sum(Value),
                  ( piece(Square, Side, Piece, Position),
                    \+ \+ attacks(Square, _, Position),
                    value(Piece, Value)
                  ),
                  Sum).

%!  is_my_queen_not_attacked(+Position) is semidet.
%
%   True when no queen of mine is attacked.
%
%   ```
%   ?- is_my_queen_not_attacked($Stalemate).
%   true.
%   ```

is_my_queen_not_attacked(Position) :-
    mine(Position, Mine),
    \+ queen_attacked(Mine, Position).

%!  is_opp_queen_attacked(+Position) is semidet.
%
%   True when a queen of the opponent's is attacked.
%
%   ```
%   ?- is_opp_queen_attacked($Rooks).
%   false.
%   ```

is_opp_queen_attacked(Position) :-
    opponent(Position, Opponent),
    \+ \+ queen_attacked(Opponent, Position).

queen_attacked(Side, Position) :-
    piece_at(Square, Position, Side, queen),
    attacked(Square, Position).

%!  is_my_fork(+Position) is semidet.
%
%   True when a piece of mine attacks two or more of the opponent's, the
%   king among them or not.
%
%   ```
%   ?- make_move(d5, c7, $Fork, P), is_my_fork(P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>.
%   ```

is_my_fork(Position) :-
    mine(Position, Mine),
    \+ \+ forks(Mine, Position).

%!  is_opp_not_fork(+Position) is semidet.
%
%   True when no piece of the opponent's attacks two or more of mine.
%
%   ```
%   ?- is_opp_not_fork($Rooks).
%   true.
%   ```

is_opp_not_fork(Position) :-
    opponent(Position, Opponent),
    \+ forks(Opponent, Position).

forks(Side, Position) :-
    piece_at(Square, Position, Side, _),
    attacks(Square, Target1, Position),
    attacks(Square, Target2, Position),
    Target1 \== Target2.

%!  my_pieces_same_line(+Position) is semidet.
%
%   True when two pieces of mine defend each other.
%
%   ```
%   ?- my_pieces_same_line($Rooks).
%   true.
%   ```

my_pieces_same_line(Position) :-
    mine(Position, Mine),
    \+ \+ defend_each_other(Mine, Position).

%!  opp_pieces_not_same_line(+Position) is semidet.
%
%   True when no two pieces of the opponent's defend each other.
%
%   ```
%   ?- opp_pieces_not_same_line($Rooks).
%   true.
%   ```

opp_pieces_not_same_line(Position) :-
    opponent(Position, Opponent),
    \+ defend_each_other(Opponent, Position).

defend_each_other(Side, Position) :-
    piece(Square1, Side, _, Position),
    defends(Square1, Square2, Position),
    piece(Square2, Side, _, Position),
    defends(Square2, Square1, Position).

%!  evaluate_material(?Count, +Position) is semidet.
%
%   True when my pieces are worth Count more than the opponent's.
%
%   ```
%   ?- evaluate_material(Count, $Rooks).
%   Count = 5.
%   ```

evaluate_material(Count, Position) :-
    mine(Position, Mine),
    once(material(Mine, Count0, Position)),
    Count = Count0.

%!  is_material_increase(+Before, +Position) is semidet.
%
%   True when my material stands better in Position than it did Before.
%
%   ```
%   ?- make_move(From, To, $Exchange, P), is_material_increase($Exchange, P).
%   From = d2, To = d5, P = <4k3/8/2p1b3/3R4/4P3/8/8/3RK3 b - - 0 1> ;
%   From = e4, To = d5, P = <4k3/8/2p1b3/3P4/8/8/3R4/3RK3 b - - 0 1>.
%   ```

is_material_increase(Before, Position) :-
    mine(Position, Mine),
    once(material(Mine, Count0, Before)),
    once(material(Mine, Count, Position)),
    Count > Count0.

%!  opp_piece_can_be_captured(+Position) is semidet.
%
%   True when I could take a piece that the opponent could not take
%   back, were it my move.
%
%   ```
%   ?- opp_piece_can_be_captured($Rooks).
%   true.
%   ```

opp_piece_can_be_captured(Position) :-
    passed(Position, Passed),
    wins_a_piece(Passed).

%!  my_piece_cannot_be_captured(+Position) is semidet.
%
%   True when the opponent has no legal move that takes a piece of mine
%   and that I cannot answer by taking back.
%
%   ```
%   ?- my_piece_cannot_be_captured($Rooks).
%   true.
%   ```

my_piece_cannot_be_captured(Position) :-
    \+ wins_a_piece(Position).

passed(Position, Passed) :-
    turn(Side, Position),
    position_parts(Position, Board, Side, Castling, _, Halfmove, Fullmove),
    other_side(Side, Other),
    position_parts(Passed, Board, Other, Castling, none, Halfmove, Fullmove).

wins_a_piece(Position) :-
    opponent_of_turn(Position, Other),
    \+ \+ ( piece(To, Other, _, Position),
            make_move(_, To, _, Position, Next),
            \+ legal_move(_, To, Next)
          ).

opponent_of_turn(Position, Other) :-
    turn(Side, Position),
    other_side(Side, Other).

%!  is_opp_piece_pinned(+Position) is semidet.
%
%   True when a piece of the opponent's is pinned to its king.
%
%   ```
%   ?- is_opp_piece_pinned($Pin).
%   true.
%   ```

is_opp_piece_pinned(Position) :-
    opponent(Position, Opponent),
    \+ \+ pinned_of(Opponent, _, Position).

%!  is_my_piece_not_pinned(+Position) is semidet.
%
%   True when no piece of mine is pinned to my king.
%
%   ```
%   ?- is_my_piece_not_pinned($Rooks).
%   true.
%   ```

is_my_piece_not_pinned(Position) :-
    mine(Position, Mine),
    \+ pinned_of(Mine, _, Position).

%!  pinned_of(+Side, ?Square, +Position) is nondet.
%
%   True when the piece of Side on Square is pinned to its own king.

pinned_of(Side, Square, Position) :-
    pinned(Square, Position),
    piece_at(Square, Position, Side, _).

%!  smaller(+Count1, +Count2) is semidet.
%
%   True when Count1 is smaller than Count2.
%
%   ```
%   ?- num_moves_my_king(Mine, $Rooks), num_not_moves_opp_king(Not, $Rooks), smaller(Not, Mine).
%   Mine = 8, Not = 0.
%   ```

smaller(Count1, Count2) :-
    Count1 < Count2.
