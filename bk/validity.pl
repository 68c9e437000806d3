:- module(chess_validity,
          [ position/1,            % +Position
            position_problem/2     % +Position, ?Problem
          ]).

:- use_module(library(aggregate)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).

/** <module> Which positions are positions of chess
*/

%!  position(+Position) is semidet.
%
%   True when Position is a position that the rules of chess can be
%   applied to: see position_problem/2.
%
%   ```
%   ?- position($Start).
%   true.
%
%   ?- position(start).
%   false.
%   ```
%
%   @see    Krishnan and Martens, appendix

position(Position) :-
    nonvar(Position),
    Position = position(Board, _, _, _, _, _),
    compound(Board),
    compound_name_arity(Board, board, 64),
    \+ position_problem(Position, _).

%!  position_problem(+Position:position, ?Problem:term) is nondet.
%
%   True when Problem keeps Position from being a position of chess:
%   kings(Side, Count), pawn_on_last_rank(Square), too_many(Side,
%   Count), too_many_pawns(Side, Count), castling(Side, Wing),
%   en_passant(Square) or capturable_king(Side). fen_position/2 refuses
%   such positions. Positions that cannot arise in a game, but to which
%   the rules apply, have no problem.
%
%   ```
%   ?- position_problem($Start, Problem).
%   false.
%   ```

position_problem(Position, kings(Side, Count)) :-
    side(Side),
    count(piece_at(_, Position, Side, king), Count),
    Count =\= 1.
position_problem(Position, pawn_on_last_rank(Square)) :-
    piece_at(Square, Position, _, pawn),
    last_rank(_, Square).
position_problem(Position, too_many(Side, Count)) :-
    side(Side),
    count(piece_at(_, Position, Side, _), Count),
    Count > 16.
position_problem(Position, too_many_pawns(Side, Count)) :-
    side(Side),
    count(piece_at(_, Position, Side, pawn), Count),
    Count > 8.
position_problem(Position, castling(Side, Wing)) :-
    castling_right(Side, Wing, Position),
    \+ at_home(Side, Wing, Position).
position_problem(Position, en_passant(Square)) :-
    en_passant_square(Square, Position),
    \+ just_passed(Square, Position).
position_problem(Position, capturable_king(Side)) :-
    turn(Mover, Position),
    other_side(Mover, Side),
    count(king_at(Side, _, Position), 1),
    king_at(Side, Square, Position),
    guards(_, Square, Mover, Position).

count(Goal, Count) :-
    aggregate_all(count, Goal, Count).

at_home(Side, Wing, Position) :-
    other_side(Side, Other),
    last_row(Other, Rank),
    castling_wing(Wing, _, RookFile, _),
    to_coords(KingHome, Rank, 5),
    to_coords(RookHome, Rank, RookFile),
    piece_at(KingHome, Position, Side, king),
    piece_at(RookHome, Position, Side, rook).

just_passed(Over, Position) :-
    turn(Side, Position),
    other_side(Side, Other),
    pawn_double_step(Other, From, Over, To),
    piece_at(To, Position, Other, pawn),
    empty(Over, Position),
    empty(From, Position).
