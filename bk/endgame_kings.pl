:- module(chess_endgame_kings,
          [ not_my_king_in_check/1,          % +Position
            is_opp_king_in_check/1,          % +Position
            my_king_dist_edges/2,            % ?Count, +Position
            opp_king_proximity_to_edges/2,   % ?Count, +Position
            num_moves_my_king/2,             % ?Count, +Position
            num_not_moves_opp_king/2,        % ?Count, +Position
            my_king_prox_rook/2,             % ?Count, +Position
            opp_king_dist_rook/2,            % ?Count, +Position
            is_opp_king_protecting_piece/1,  % +Position
            is_my_king_protecting_piece/1,   % +Position
            is_mate/1,                       % +Position
            is_mate_in_one/1,                % +Position
            is_opp_king_stuck/1,             % +Position
            is_my_king_not_stuck/1,          % +Position
            is_opp_king_behind_piece/1,      % +Position
            is_my_king_not_behind_piece/1    % +Position
          ]).

:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(kings).
:- use_module(moves).
:- use_module(endgame_pieces).

/** <module> What evolved endgame players see of the kings

See endgames.pl.
*/

%!  not_my_king_in_check(+Position) is semidet.
%
%   True when my king is not in check. After a legal move it never is.
%
%   ```
%   ?- not_my_king_in_check($Rooks).
%   true.
%   ```

not_my_king_in_check(Position) :-
    mine(Position, Mine),
    \+ in_check(Mine, Position).

%!  is_opp_king_in_check(+Position) is semidet.
%
%   True when the opponent's king is in check.
%
%   ```
%   ?- is_opp_king_in_check($Mate).
%   true.
%
%   ?- is_opp_king_in_check($Rooks).
%   false.
%   ```

is_opp_king_in_check(Position) :-
    opponent(Position, Opponent),
    \+ \+ in_check(Opponent, Position).

%!  my_king_dist_edges(?Count, +Position) is semidet.
%
%   True when my king is Count steps from the nearest edge: 0 to 3.
%
%   ```
%   ?- my_king_dist_edges(Count, $Rooks).
%   Count = 2.
%   ```

my_king_dist_edges(Count, Position) :-
    mine(Position, Mine),
    king_edge_distance(Mine, Count, Position).

%!  opp_king_proximity_to_edges(?Count, +Position) is semidet.
%
%   True when Count is 3 less the steps of the opponent's king to the
%   nearest edge.
%
%   ```
%   ?- opp_king_proximity_to_edges(Count, $Rooks).
%   Count = 1.
%   ```

opp_king_proximity_to_edges(Count, Position) :-
    opponent(Position, Opponent),
    king_edge_distance(Opponent, Distance, Position),
    Count is 3 - Distance.

king_edge_distance(Side, Distance, Position) :-
    once(king_at(Side, Square, Position)),
    edge_distance(Square, Distance0),
    Distance = Distance0.

edge_distance(Square, Distance) :-
    to_coords(Square, Rank, File),
    Distance is min(min(Rank, 9 - Rank), min(File, 9 - File)) - 1.

%!  num_moves_my_king(?Count, +Position) is semidet.
%
%   True when my king has Count flights (flight/3), were it to move.
%
%   ```
%   ?- num_moves_my_king(Count, $Rooks).
%   Count = 8.
%   ```

num_moves_my_king(Count, Position) :-
    mine(Position, Mine),
    king_flights(Mine, Count, Position).

%!  num_not_moves_opp_king(?Count, +Position) is semidet.
%
%   True when Count of the eight neighbours of the opponent's king, on
%   the board or beyond its edge, are no flights.
%
%   ```
%   ?- num_not_moves_opp_king(Count, $Stalemate).
%   Count = 8.
%
%   ?- num_not_moves_opp_king(Count, $Rooks).
%   Count = 0.
%   ```

num_not_moves_opp_king(Count, Position) :-
    opponent(Position, Opponent),
    king_flights(Opponent, Flights, Position),
    Count is 8 - Flights.

king_flights(Side, Count, Position) :-
    aggregate_all(count,
                  ( king_at(Side, King, Position),
                    flight(King, _, Position)
                  ),
                  Count).

%!  my_king_prox_rook(?Count, +Position) is semidet.
%
%   True when Count is 8 less the steps of my king to the nearest of my
%   rooks; 0 without one.
%
%   ```
%   ?- my_king_prox_rook(Count, $Rooks).
%   Count = 3.
%   ```

my_king_prox_rook(Count, Position) :-
    mine(Position, Mine),
    rook_distance(Mine, Distance, Position),
    Count is 8 - Distance.

%!  opp_king_dist_rook(?Count, +Position) is semidet.
%
%   True when the opponent's king is Count steps from the nearest of its
%   own rooks; 8 without one.
%
%   ```
%   ?- opp_king_dist_rook(Count, $Rooks).
%   Count = 5.
%   ```

opp_king_dist_rook(Count, Position) :-
    opponent(Position, Opponent),
    rook_distance(Opponent, Distance, Position),
    Count = Distance.

rook_distance(Side, Distance, Position) :-
    once(king_at(Side, King, Position)),
    findall(Steps,
            ( piece_at(Rook, Position, Side, rook),
              steps(King, Rook, Steps)
            ),
            AllSteps),
    min_list([8|AllSteps], Distance).

steps(Square1, Square2, Steps) :-
    to_coords(Square1, Rank1, File1),
    to_coords(Square2, Rank2, File2),
    Steps is max(abs(Rank1 - Rank2), abs(File1 - File2)).

%!  is_opp_king_protecting_piece(+Position) is semidet.
%
%   True when the opponent's king defends a piece.
%
%   ```
%   ?- is_opp_king_protecting_piece($Rooks).
%   false.
%   ```

is_opp_king_protecting_piece(Position) :-
    opponent(Position, Opponent),
    king_protects(Opponent, Position).

%!  is_my_king_protecting_piece(+Position) is semidet.
%
%   True when my king defends a piece.
%
%   ```
%   ?- is_my_king_protecting_piece($Stalemate).
%   true.
%   ```

is_my_king_protecting_piece(Position) :-
    mine(Position, Mine),
    king_protects(Mine, Position).

king_protects(Side, Position) :-
    \+ \+ ( king_at(Side, King, Position),
            defends(King, _, Position)
          ).

%!  is_mate(+Position) is semidet.
%
%   True when the opponent is mated.
%
%   ```
%   ?- is_mate($Mate).
%   true.
%   ```

is_mate(Position) :-
    checkmate(Position).

%!  is_mate_in_one(+Position) is semidet.
%
%   True when the opponent can mate me with the next move.
%
%   ```
%   ?- is_mate_in_one($Rooks).
%   false.
%   ```

is_mate_in_one(Position) :-
    \+ \+ ( make_move(_, _, _, Position, Next),
            checkmate(Next)
          ).

%!  is_opp_king_stuck(+Position) is semidet.
%
%   True when every flight of the opponent's king is nearer to an edge
%   than where it stands, or it has none.
%
%   ```
%   ?- is_opp_king_stuck($Mate).
%   true.
%
%   ?- is_opp_king_stuck($Rooks).
%   false.
%   ```

is_opp_king_stuck(Position) :-
    opponent(Position, Opponent),
    king_edge_distance(Opponent, Distance, Position),
    \+ ( flight_distance(Opponent, There, Position),
         There >= Distance
       ).

%!  is_my_king_not_stuck(+Position) is semidet.
%
%   True when a flight of my king is farther from the edges than where
%   it stands.
%
%   ```
%   ?- is_my_king_not_stuck($Rooks).
%   true.
%   ```

is_my_king_not_stuck(Position) :-
    mine(Position, Mine),
    king_edge_distance(Mine, Distance, Position),
    \+ \+ ( flight_distance(Mine, There, Position),
            There > Distance
          ).

flight_distance(Side, Distance, Position) :-
    king_at(Side, King, Position),
    flight(King, Square, Position),
    edge_distance(Square, Distance).

%!  is_opp_king_behind_piece(+Position) is semidet.
%
%   True when a piece of the opponent's is pinned to its king, which is
%   two or more squares behind it.
%
%   ```
%   ?- is_opp_king_behind_piece($Pin).
%   true.
%   ```

is_opp_king_behind_piece(Position) :-
    opponent(Position, Opponent),
    \+ \+ pinned_far(Opponent, Position).

%!  is_my_king_not_behind_piece(+Position) is semidet.
%
%   True when no piece of mine is pinned to my king with the king two or
%   more squares behind it.
%
%   ```
%   ?- is_my_king_not_behind_piece($Rooks).
%   true.
%   ```

is_my_king_not_behind_piece(Position) :-
    mine(Position, Mine),
    \+ pinned_far(Mine, Position).

pinned_far(Side, Position) :-
    king_at(Side, King, Position),
    pinned_of(Side, Square, Position),
    \+ adjacent(King, Square).
