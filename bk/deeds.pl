:- module(chess_deeds,
          [ takes_on/3,           % ?Ply, ?Square, +Line
            taken/3,              % ?Ply, ?Piece, +Line
            becomes/3,            % ?Ply, ?Piece, +Line
            castled/2,            % ?Ply, +Line
            took_en_passant/2,    % ?Ply, +Line
            gives_check/2,        % ?Ply, +Line
            facing_king/3,        % ?Ply, ?Square, +Line
            up_by/3,              % ?Ply, ?Number, +Line
            down_by/3,            % ?Ply, ?Number, +Line
            keeps_gain/2,         % ?Ply, +Line
            storm_by/3            % ?Ply, ?Number, +Line
          ]).

:- use_module(library(aggregate)).
:- use_module(geometry).
:- use_module(pieces).
:- use_module(distances).
:- use_module(position).
:- use_module(attacks).
:- use_module(weighing).
:- use_module(plies).

/** <module> What a half move does

Words for one half move of a line: what it takes, whether it gives check,
what has been won by then. plies.pl tells what a line is.
*/

%!  takes_on(?Ply, ?Square, +Line) is nondet.
%
%   True when the half move Ply takes what stands on Square: not the
%   square that it goes to, if it takes en passant.
%
%   ```
%   ?- takes_on(Ply, Square, $Line).
%   Ply = 3, Square = a8.
%   ```

takes_on(Ply, Square, Line) :-
    half_move(Ply, From, To, _, Before, _, Line),
    victim(From, To, Before, Square, _).

%!  taken(?Ply, ?Piece, +Line) is nondet.
%
%   True when the half move Ply takes a Piece.
%
%   ```
%   ?- taken(Ply, Piece, $Line).
%   Ply = 3, Piece = rook.
%   ```

taken(Ply, Piece, Line) :-
    half_move(Ply, From, To, _, Before, _, Line),
    victim(From, To, Before, _, Piece).

victim(From, To, Before, Square, Piece) :-
    (   piece_at(To, Before, _, Standing)
    ->  Square = To,
        Piece = Standing
    ;   passes_by(From, To, Before),
        Piece = pawn,
        to_coords(From, Rank, _),
        to_coords(To, _, File),
        to_coords(Square, Rank, File)
    ).

passes_by(From, To, Before) :-
    en_passant_square(To, Before),
    piece_at(From, Before, _, pawn),
    \+ same_file(From, To).

%!  becomes(?Ply, ?Piece, +Line) is nondet.
%
%   True when a pawn becomes a Piece by the half move Ply.
%
%   ```
%   ?- fen_line("1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", [a7b8n], Line), becomes(Ply, Piece, Line).
%   Line = <1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1: a7b8n>, Ply = 1, Piece = knight.
%   ```

becomes(Ply, Piece, Line) :-
    half_move(Ply, _, _, Piece, _, _, Line),
    Piece \== none.

%!  castled(?Ply, +Line) is nondet.
%
%   True when the half move Ply castles.
%
%   ```
%   ?- fen_line("4k3/8/8/8/8/8/8/4K2R w K - 0 1", [e1g1], Line), castled(Ply, Line).
%   Line = <4k3/8/8/8/8/8/8/4K2R w K - 0 1: e1g1>, Ply = 1.
%   ```

castled(Ply, Line) :-
    half_move(Ply, From, To, _, Before, _, Line),
    piece_at(From, Before, _, king),
    \+ adjacent(From, To).

%!  took_en_passant(?Ply, +Line) is nondet.
%
%   True when the half move Ply takes en passant.
%
%   ```
%   ?- fen_line("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", [e5d6], Line), took_en_passant(Ply, Line).
%   Line = <4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2: e5d6>, Ply = 1.
%   ```

took_en_passant(Ply, Line) :-
    half_move(Ply, From, To, _, Before, _, Line),
    passes_by(From, To, Before).

%!  gives_check(?Ply, +Line) is nondet.
%
%   True when the half move Ply gives check.
%
%   ```
%   ?- gives_check(Ply, $Line).
%   Ply = 1.
%   ```

gives_check(Ply, Line) :-
    half_move(Ply, _, _, _, _, After, Line),
    turn(Side, After),
    in_check(Side, After).

%!  facing_king(?Ply, ?Square, +Line) is nondet.
%
%   True when after the half move Ply the king of the other side, which
%   is to move then, stands on Square: after a move of the solver, the
%   opponent's king.
%
%   ```
%   ?- facing_king(Ply, Square, $Line).
%   Ply = 1, Square = e8 ;
%   Ply = 2, Square = e1 ;
%   Ply = 3, Square = d7.
%   ```

facing_king(Ply, Square, Line) :-
    half_move(Ply, _, _, _, _, After, Line),
    turn(Side, After),
    king_at(Side, Square, After).

%!  up_by(?Ply, ?Number, +Line) is nondet.
%
%   True when the solver has won at least Number pawns' worth, 1 or
%   more, from the first position of Line to that after Ply: what the
%   solver has, less what the opponent has, by value/2. Numbers end at
%   63.
%
%   ```
%   ?- up_by(Ply, 5, $Line).
%   Ply = 3.
%
%   ?- up_by(3, 6, $Line).
%   false.
%   ```

up_by(Ply, Number, Line) :-
    balance(Ply, Balance, Line),
    up_to(Number, Balance).

%!  down_by(?Ply, ?Number, +Line) is nondet.
%
%   True when the solver has lost at least Number pawns' worth, 1 or
%   more, from the first position of Line to that after Ply. Numbers end
%   at 63.
%
%   ```
%   ?- fen_line("4k3/8/2p5/3n4/8/8/3R4/4K3 w - - 0 1", [d2d5, c6d5], Line), down_by(Ply, 2, Line).
%   Line = <4k3/8/2p5/3n4/8/8/3R4/4K3 w - - 0 1: d2d5 c6d5>, Ply = 2.
%   ```

down_by(Ply, Number, Line) :-
    balance(Ply, Balance, Line),
    Lost is -Balance,
    up_to(Number, Lost).

%   Numbers end at 63, as those of counts.pl do.

up_to(Number, Most) :-
    Last is min(63, Most),
    (   integer(Number)
    ->  Number >= 1,
        Number =< Last
    ;   between(1, Last, Number)
    ).

balance(Ply, Balance, Line) :-
    solver_side(Solver, Line),
    first_move(_, _, Before, _, Line),
    half_move(Ply, _, _, _, _, After, Line),
    material(Solver, Had, Before),
    material(Solver, Has, After),
    Balance is Has - Had.

%!  keeps_gain(?Ply, +Line) is nondet.
%
%   True when the solver has no less after the next half move but one
%   than after Ply: what Ply has won is not given back at once. True,
%   too, when Line ends before that.
%
%   ```
%   ?- keeps_gain(Ply, $Line).
%   Ply = 1 ;
%   Ply = 2 ;
%   Ply = 3.
%   ```

keeps_gain(Ply, Line) :-
    balance(Ply, Now, Line),
    Later is Ply + 2,
    (   balance(Later, Then, Line)
    ->  Then >= Now
    ;   true
    ).

%!  storm_by(?Ply, ?Number, +Line) is nondet.
%
%   True when, from the first position of Line to that after Ply, the
%   solver's attack on the corner of the opponent's king counts at least
%   Number points, 1 or more. A check counts one, and so does a capture
%   no more than three steps from the corner; another move that goes five
%   steps or more away from it counts one less. The corner is on the
%   king's own first rank, on the side of the board where the king stands
%   in the first position.
%
%   ```
%   ?- fen_line("6k1/5ppp/8/8/8/3Q4/8/4K2R w K - 0 1", [h1h7, g8f8, d3d8], Line),
%      storm_by(3, Number, Line).
%   Line = <6k1/5ppp/8/8/8/3Q4/8/4K2R w K - 0 1: h1h7 g8f8 d3d8>, Number = 1 ;
%   Line = <6k1/5ppp/8/8/8/3Q4/8/4K2R w K - 0 1: h1h7 g8f8 d3d8>, Number = 2.
%   ```

storm_by(Ply, Number, Line) :-
    stormed_corner(Corner, Line),
    half_move(Ply, _, _, _, _, _, Line),
    aggregate_all(sum(Points), storm_points(Ply, Corner, Points, Line), Storm),
    up_to(Number, Storm).

stormed_corner(Corner, Line) :-
    first_move(_, _, Start, _, Line),
    solver_side(Solver, Line),
    other_side(Solver, Side),
    king_at(Side, King, Start),
    file_of(King, File),
    (   File > 4
    ->  CornerFile = 8
    ;   CornerFile = 1
    ),
    (   Side == white
    ->  Rank = 1
    ;   Rank = 8
    ),
    to_coords(Corner, Rank, CornerFile).

storm_points(Ply, Corner, Points, Line) :-
    solver_move(Earlier, _, To, _, _, Line),
    Earlier =< Ply,
    apart(Corner, To, Distance),
    (   Distance =< 3,
        taken(Earlier, _, Line)
    ->  Near = 1
    ;   Distance >= 5
    ->  Near = -1
    ;   Near = 0
    ),
    (   gives_check(Earlier, Line)
    ->  Points is Near + 1
    ;   Points = Near
    ).
