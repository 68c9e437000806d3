:- module(endgames,
          [ not_my_king_in_check/1,         % +Position
            is_opp_king_in_check/1,         % +Position
            my_king_dist_edges/2,           % ?Count, +Position
            opp_king_proximity_to_edges/2,  % ?Count, +Position
            num_my_pieces_not_attacked/2,   % ?Count, +Position
            num_opp_pieces_attacked/2,      % ?Count, +Position
            value_my_pieces_attacking/2,    % ?Count, +Position
            value_opp_pieces_attacking/2,   % ?Count, +Position
            is_my_queen_not_attacked/1,     % +Position
            is_opp_queen_attacked/1,        % +Position
            is_my_fork/1,                   % +Position
            is_opp_not_fork/1,              % +Position
            num_moves_my_king/2,            % ?Count, +Position
            num_not_moves_opp_king/2,       % ?Count, +Position
            my_king_prox_rook/2,            % ?Count, +Position
            opp_king_dist_rook/2,           % ?Count, +Position
            my_pieces_same_line/1,          % +Position
            opp_pieces_not_same_line/1,     % +Position
            is_opp_king_protecting_piece/1, % +Position
            is_my_king_protecting_piece/1,  % +Position
            evaluate_material/2,            % ?Count, +Position
            is_material_increase/2,         % +Before, +Position
            is_mate/1,                      % +Position
            is_mate_in_one/1,               % +Position
            opp_piece_can_be_captured/1,    % +Position
            my_piece_cannot_be_captured/1,  % +Position
            is_opp_king_stuck/1,            % +Position
            is_my_king_not_stuck/1,         % +Position
            is_opp_king_behind_piece/1,     % +Position
            is_my_king_not_behind_piece/1,  % +Position
            is_opp_piece_pinned/1,          % +Position
            is_my_piece_not_pinned/1,       % +Position
            smaller/2                       % +Count1, +Count2
          ]).

:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(men).
:- use_module(attacks).
:- use_module(lines).
:- use_module(kings).
:- use_module(moves).
:- use_module(weighing).

/** <module> What evolved endgame players see

The terminals of Hauptman and Sipper, GP-EndChess, tables 2 and 3. A
player looks at a position that its move has led to: "I" am the side that
has just moved, the opponent is to move. Pieces are men other than kings.
*/

%   players(+Position, -Mine, -Opponent).

players(Position, Mine, Opponent) :-
    turn(Opponent, Position),
    other_side(Opponent, Mine).

mine(Position, Mine) :-
    players(Position, Mine, _).

opponent(Position, Opponent) :-
    players(Position, _, Opponent).

%!  not_my_king_in_check(+Position) is semidet.
%!  is_opp_king_in_check(+Position) is semidet.
%
%   After a legal move the first always holds.

not_my_king_in_check(Position) :-
    mine(Position, Mine),
    \+ in_check(Mine, Position).

is_opp_king_in_check(Position) :-
    opponent(Position, Opponent),
    \+ \+ in_check(Opponent, Position).

%!  my_king_dist_edges(?Count, +Position) is semidet.
%!  opp_king_proximity_to_edges(?Count, +Position) is semidet.
%
%   Steps from my king to the nearest edge, 0 to 3; and 3 less those of
%   the opponent's.

my_king_dist_edges(Count, Position) :-
    mine(Position, Mine),
    king_edge_distance(Mine, Count, Position).

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

%!  num_my_pieces_not_attacked(?Count, +Position) is semidet.
%!  num_opp_pieces_attacked(?Count, +Position) is semidet.

num_my_pieces_not_attacked(Count, Position) :-
    mine(Position, Mine),
    aggregate_all(count,
                  ( piece(Square, Mine, _, Position),
                    \+ attacked(Square, Position)
                  ),
                  Count).

num_opp_pieces_attacked(Count, Position) :-
    opponent(Position, Opponent),
    aggregate_all(count,
                  ( piece(Square, Opponent, _, Position),
                    attacked(Square, Position)
                  ),
                  Count).

%   piece(?Square, +Side, ?Piece, +Position): a man other than the king.

piece(Square, Side, Piece, Position) :-
    piece_at(Square, Position, Side, Piece),
    Piece \== king.

%!  value_my_pieces_attacking(?Count, +Position) is semidet.
%!  value_opp_pieces_attacking(?Count, +Position) is semidet.
%
%   The worth of the pieces that attack something.

value_my_pieces_attacking(Count, Position) :-
    mine(Position, Mine),
    attacking_value(Mine, Count, Position).

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
%!  is_opp_queen_attacked(+Position) is semidet.

is_my_queen_not_attacked(Position) :-
    mine(Position, Mine),
    \+ queen_attacked(Mine, Position).

is_opp_queen_attacked(Position) :-
    opponent(Position, Opponent),
    \+ \+ queen_attacked(Opponent, Position).

queen_attacked(Side, Position) :-
    piece_at(Square, Position, Side, queen),
    attacked(Square, Position).

%!  is_my_fork(+Position) is semidet.
%!  is_opp_not_fork(+Position) is semidet.
%
%   A fork: one man attacks two or more, kings among them.

is_my_fork(Position) :-
    mine(Position, Mine),
    \+ \+ forks(Mine, Position).

is_opp_not_fork(Position) :-
    opponent(Position, Opponent),
    \+ forks(Opponent, Position).

forks(Side, Position) :-
    piece_at(Square, Position, Side, _),
    attacks(Square, Target1, Position),
    attacks(Square, Target2, Position),
    Target1 \== Target2.

%!  num_moves_my_king(?Count, +Position) is semidet.
%!  num_not_moves_opp_king(?Count, +Position) is semidet.
%
%   How many flights my king has, were it to move; and for how many of
%   eight neighbours, on the board or beyond its edge, the opponent's
%   king has none.

num_moves_my_king(Count, Position) :-
    mine(Position, Mine),
    king_flights(Mine, Count, Position).

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
%!  opp_king_dist_rook(?Count, +Position) is semidet.
%
%   Steps of a king to the nearest of its own rooks, 8 where there is
%   none; proximity is 8 less the steps.

my_king_prox_rook(Count, Position) :-
    mine(Position, Mine),
    rook_distance(Mine, Distance, Position),
    Count is 8 - Distance.

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

%!  my_pieces_same_line(+Position) is semidet.
%!  opp_pieces_not_same_line(+Position) is semidet.
%
%   Two pieces defend each other; or no two do.

my_pieces_same_line(Position) :-
    mine(Position, Mine),
    \+ \+ defend_each_other(Mine, Position).

opp_pieces_not_same_line(Position) :-
    opponent(Position, Opponent),
    \+ defend_each_other(Opponent, Position).

defend_each_other(Side, Position) :-
    piece(Square1, Side, _, Position),
    defends(Square1, Square2, Position),
    piece(Square2, Side, _, Position),
    defends(Square2, Square1, Position).

%!  is_opp_king_protecting_piece(+Position) is semidet.
%!  is_my_king_protecting_piece(+Position) is semidet.

is_opp_king_protecting_piece(Position) :-
    opponent(Position, Opponent),
    king_protects(Opponent, Position).

is_my_king_protecting_piece(Position) :-
    mine(Position, Mine),
    king_protects(Mine, Position).

king_protects(Side, Position) :-
    \+ \+ ( king_at(Side, King, Position),
            defends(King, _, Position)
          ).

%!  evaluate_material(?Count, +Position) is semidet.
%
%   My material less the opponent's.

evaluate_material(Count, Position) :-
    mine(Position, Mine),
    once(material(Mine, Count0, Position)),
    Count = Count0.

%!  is_material_increase(+Before, +Position) is semidet.
%
%   My material stands better than it did Before my move.

is_material_increase(Before, Position) :-
    mine(Position, Mine),
    once(material(Mine, Count0, Before)),
    once(material(Mine, Count, Position)),
    Count > Count0.

%!  is_mate(+Position) is semidet.
%!  is_mate_in_one(+Position) is semidet.
%
%   The opponent is mated; or can mate me at once.

is_mate(Position) :-
    checkmate(Position).

is_mate_in_one(Position) :-
    \+ \+ ( make_move(_, _, _, Position, Next),
            checkmate(Next)
          ).

%!  opp_piece_can_be_captured(+Position) is semidet.
%!  my_piece_cannot_be_captured(+Position) is semidet.
%
%   Were it my move, I could take a piece that nobody could take back;
%   and the opponent, whose move it is, cannot.

opp_piece_can_be_captured(Position) :-
    passed(Position, Passed),
    wins_a_piece(Passed).

my_piece_cannot_be_captured(Position) :-
    \+ wins_a_piece(Position).

passed(Position, Passed) :-
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

%!  is_opp_king_stuck(+Position) is semidet.
%!  is_my_king_not_stuck(+Position) is semidet.
%
%   Every flight of the opponent's king is nearer to an edge than it is
%   now, or there is none; some flight of mine is farther from all.

is_opp_king_stuck(Position) :-
    opponent(Position, Opponent),
    king_edge_distance(Opponent, Distance, Position),
    \+ ( flight_distance(Opponent, There, Position),
         There >= Distance
       ).

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
%!  is_my_king_not_behind_piece(+Position) is semidet.
%
%   A piece is pinned to its king, which is two or more squares behind
%   it: too far to protect it.

is_opp_king_behind_piece(Position) :-
    opponent(Position, Opponent),
    \+ \+ pinned_far(Opponent, Position).

is_my_king_not_behind_piece(Position) :-
    mine(Position, Mine),
    \+ pinned_far(Mine, Position).

pinned_far(Side, Position) :-
    king_at(Side, King, Position),
    pinned_of(Side, Square, Position),
    \+ adjacent(King, Square).

pinned_of(Side, Square, Position) :-
    pinned(Square, Position),
    piece_at(Square, Position, Side, _).

%!  is_opp_piece_pinned(+Position) is semidet.
%!  is_my_piece_not_pinned(+Position) is semidet.

is_opp_piece_pinned(Position) :-
    opponent(Position, Opponent),
    \+ \+ pinned_of(Opponent, _, Position).

is_my_piece_not_pinned(Position) :-
    mine(Position, Mine),
    \+ pinned_of(Mine, _, Position).

%!  smaller(+Count1, +Count2) is semidet.

smaller(Count1, Count2) :-
    Count1 < Count2.
