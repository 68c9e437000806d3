:- module(chess_quiet_deeds,
          [ develops/3,                % ?From, ?To, +Position
            makes_way_for_castling/4,  % ?From, ?To, ?Wing, +Position
            exchanges/3,               % ?From, ?To, +Position
            takes/3,                   % ?From, ?To, +Position
            pushes_passed_pawn/3,      % ?From, ?To, +Position
            frees/4,                   % ?From, ?To, ?Piece, +Position
            improves_worst_piece/3,    % ?From, ?To, +Position
            activates/3,               % ?From, ?To, +Position
            keeps_out/5,               % ?From, ?To, ?Square, ?Piece, +Position
            restrains/5,               % ?From, ?To, ?Square, ?Pawn, +Position
            gains_space/4,             % ?From, ?To, ?Wing, +Position
            checks_king/3,             % ?From, ?To, +Position
            takes_control/4,           % ?From, ?To, ?Square, +Position
            leaves_back_rank/3,        % ?From, ?To, +Position
            king_to_centre/3,          % ?From, ?To, +Position
            king_to_pawn/4             % ?From, ?To, ?Pawn, +Position
          ]).

:- use_module(library(aggregate)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(moves).
:- use_module(counts).
:- use_module(relations).
:- use_module(pawn_structure).
:- use_module(piece_quality).

/** <module> What quiet moves do

Legal moves of the side to move, and what a coach would say they are for. A
pawn that promotes becomes a queen.
*/

%!  develops(?From:square, ?To:square, +Position:position) is nondet.
%
%   True when the move brings a knight or bishop from where it stood at the
%   beginning of the game.
%
%   ```
%   ?- develops(From, To, $Start).
%   From = b1, To = c3 ;
%   From = b1, To = a3 ;
%   From = g1, To = h3 ;
%   From = g1, To = f3.
%   ```

develops(From, To, Position) :-
    legal_move(From, To, Position),
    once(undeveloped(From, Position)).

%!  makes_way_for_castling(?From:square, ?To:square, ?Wing:wing, +Position:position) is nondet.
%
%   True when the move takes the last piece away from between a king and a
%   rook that may still castle on Wing.
%
%   ```
%   ?- fen_position("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", P), makes_way_for_castling(From, f3, Wing, P).
%   P = <4k3/8/8/8/8/8/8/4K1NR w K - 0 1>, From = g1, Wing = kingside.
%   ```

makes_way_for_castling(From, To, Wing, Position) :-
    turn(Side, Position),
    castling_right(Side, Wing, Position),
    make_move(From, To, Position, After),
    once(castling_right(Side, Wing, After)),
    \+ way_is_free(Side, Wing, Position),
    way_is_free(Side, Wing, After).

way_is_free(Side, Wing, Position) :-
    king_at(Side, King, Position),
    castling_wing(Wing, _, RookFile, _),
    rank_of(King, Rank),
    to_coords(Rook, Rank, RookFile),
    line(King, Rook, _, Between),
    position_board(Position, Board),
    all_empty(Between, Board).

%!  exchanges(?From:square, ?To:square, +Position:position) is nondet.
%
%   True when the move takes a piece of the same worth as the one that
%   takes, and the other side can take back: with a piece that is worth no
%   more, or because nothing protects the one that has taken. Knights and
%   bishops are worth the same.
%
%   ```
%   ?- exchanges(From, To, $Exchange).
%   false.
%
%   ?- fen_position("3rk3/8/8/8/8/8/8/3RK3 w - - 0 1", P), exchanges(From, To, P).
%   P = <3rk3/8/8/8/8/8/8/3RK3 w - - 0 1>, From = d1, To = d8.
%   ```

exchanges(From, To, Position) :-
    legal_move(From, To, Position),
    piece_at(From, Position, Side, Piece),
    piece_at(To, Position, Other, Taken),
    other_side(Side, Other),
    value(Piece, Value),
    value(Taken, Value),
    make_move(From, To, Position, After),
    once(( guards(Taker, To, Other, After),
           (   \+ guards(_, To, Side, After)
           ;   piece_at(Taker, After, Other, Cheap),
               value(Cheap, Worth),
               Worth =< Value
           )
         )).

%!  takes(?From:square, ?To:square, +Position:position) is nondet.
%
%   True when the move takes something and is no exchange.
%
%   ```
%   ?- takes(From, To, $Exchange).
%   From = d2, To = d5 ;
%   From = e4, To = d5.
%   ```

takes(From, To, Position) :-
    captures(From, To, Position),
    \+ exchanges(From, To, Position).

%!  pushes_passed_pawn(?From:square, ?To:square, +Position:position) is nondet.
%
%   True when a passed pawn advances.
%
%   ```
%   ?- fen_position("4k3/8/8/8/P7/8/8/4K3 w - - 0 1", P), pushes_passed_pawn(From, To, P).
%   P = <4k3/8/8/8/P7/8/8/4K3 w - - 0 1>, From = a4, To = a5.
%   ```

pushes_passed_pawn(From, To, Position) :-
    legal_move(From, To, Position),
    file_of(From, File),
    file_of(To, File),
    once(passed_pawn(From, Position)).

%!  frees(?From:square, ?To:square, ?Piece:square, +Position:position) is nondet.
%
%   True when another piece of the same side, on Piece, gets at least two
%   free squares more by the move, as freedom/3 counts.
%
%   ```
%   ?- frees(e2, To, Piece, $Start).
%   To = e3, Piece = d1 ;
%   To = e3, Piece = f1 ;
%   To = e4, Piece = d1 ;
%   To = e4, Piece = f1.
%   ```

frees(From, To, Piece, Position) :-
    make_move(From, To, Position, After),
    turn(Side, Position),
    piece_at(Piece, Position, Side, _),
    Piece \== From,
    freedom(Piece, Before, Position),
    once(piece_at(Piece, After, Side, _)),
    once(freedom(Piece, Now, After)),
    Now >= Before + 2.

%!  improves_worst_piece(?From:square, ?To:square, +Position:position) is nondet.
%
%   True when the piece that moves had the fewest free squares of its side,
%   and has at least three more on its new square.
%
%   ```
%   ?- fen_position("4k3/8/8/8/8/8/8/N3K2R w - - 0 1", P), improves_worst_piece(From, To, P).
%   P = <4k3/8/8/8/8/8/8/N3K2R w - - 0 1>, From = a1, To = c2 ;
%   P = <4k3/8/8/8/8/8/8/N3K2R w - - 0 1>, From = a1, To = b3.
%   ```

improves_worst_piece(From, To, Position) :-
    turn(Side, Position),
    worst_piece(From, Position),
    once(piece_at(From, Position, Side, _)),
    once(freedom(From, Before, Position)),
    make_move(From, To, Position, After),
    once(freedom(To, Now, After)),
    Now >= Before + 3.

%!  activates(?From:square, ?To:square, +Position:position) is nondet.
%
%   True when the knight that moves has at least three free squares more on
%   its new square, as freedom/3 counts, or the bishop or rook at least four.
%
%   ```
%   ?- fen_position("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", P), activates(From, To, P).
%   P = <4k3/8/8/8/8/8/8/N3K3 w - - 0 1>, From = a1, To = c2 ;
%   P = <4k3/8/8/8/8/8/8/N3K3 w - - 0 1>, From = a1, To = b3.
%   ```

activates(From, To, Position) :-
    turn(Side, Position),
    piece_at(From, Position, Side, Piece),
    more_active(Piece, More),
    freedom(From, Before, Position),
    make_move(From, To, Position, After),
    once(freedom(To, Now, After)),
    Now >= Before + More.

more_active(knight, 3).
more_active(bishop, 4).
more_active(rook,   4).

%!  keeps_out(?From:square, ?To:square, ?Square:square, ?Piece:square, +Position:position) is nondet.
%
%   True when the pawn that moves comes to bear on an empty Square, on the
%   third, fourth or fifth rank as its side counts, to which a knight or
%   bishop of the other side on Piece could go, and on which no pawn of its
%   side bore before.
%
%   ```
%   ?- fen_position("2b1k3/8/8/8/8/8/P6P/4K3 w - - 0 1", P), keeps_out(From, To, Square, Piece, P).
%   P = <2b1k3/8/8/8/8/8/P6P/4K3 w - - 0 1>, From = h2, To = h3, Square = g4, Piece = c8.
%   ```

keeps_out(From, To, Square, Piece, Position) :-
    legal_move(From, To, Position),
    piece_at(From, Position, Side, pawn),
    file_of(From, File),
    file_of(To, File),
    pawn_capture(Side, To, Square),
    empty(Square, Position),
    reached_rank(Side, Square, Rank),
    between(3, 5, Rank),
    \+ pawn_bears_on(Side, Square, Position),
    other_side(Side, Other),
    guards(Piece, Square, Other, Position),
    piece_at(Piece, Position, Other, Kind),
    memberchk(Kind, [knight, bishop]).

%!  restrains(?From:square, ?To:square, ?Square:square, ?Pawn:square, +Position:position) is nondet.
%
%   True when the pawn that moves comes to bear on an empty Square, on which
%   no pawn of its side bore before and to which the pawn of the other side
%   on Pawn could step, by one square or two, where no other pawn of its
%   side would protect it.
%
%   ```
%   ?- fen_position("4k3/1p6/8/8/8/8/P7/4K3 w - - 0 1", P), restrains(From, To, Square, Pawn, P).
%   P = <4k3/1p6/8/8/8/8/P7/4K3 w - - 0 1>, From = a2, To = a4, Square = b5, Pawn = b7.
%   ```

restrains(From, To, Square, Pawn, Position) :-
    legal_move(From, To, Position),
    piece_at(From, Position, Side, pawn),
    file_of(From, File),
    file_of(To, File),
    pawn_capture(Side, To, Square),
    empty(Square, Position),
    \+ pawn_bears_on(Side, Square, Position),
    other_side(Side, Enemy),
    (   pawn_step(Enemy, Pawn, Square)
    ;   pawn_double_step(Enemy, Pawn, Over, Square),
        empty(Over, Position)
    ),
    piece_at(Pawn, Position, Enemy, pawn),
    \+ pawn_bears_on(Enemy, Square, Position).

pawn_bears_on(Side, Square, Position) :-
    pawn_capture(Side, Pawn, Square),
    piece_at(Pawn, Position, Side, pawn),
    !.

%!  gains_space(?From:square, ?To:square, ?Wing:wing, +Position:position) is nondet.
%
%   True when a pawn goes straight to its fourth rank or beyond, on the
%   files a to c (Wing is `queenside`), d to e (`centre`) or f to h
%   (`kingside`), and no pawn of the other side attacks it there.
%
%   ```
%   ?- gains_space(From, To, centre, $Start).
%   From = d2, To = d4 ;
%   From = e2, To = e4.
%   ```

gains_space(From, To, Wing, Position) :-
    legal_move(From, To, Position),
    piece_at(From, Position, Side, pawn),
    file_of(From, File),
    file_of(To, File),
    reached_rank(Side, To, Rank),
    Rank >= 4,
    part_of_board(File, Wing),
    other_side(Side, Other),
    \+ pawn_bears_on(Other, To, Position).

part_of_board(File, Wing) :-
    (   File =< 3
    ->  Wing = queenside
    ;   File =< 5
    ->  Wing = centre
    ;   Wing = kingside
    ).

%!  checks_king(?From:square, ?To:square, +Position:position) is nondet.
%
%   True when the move gives check.
%
%   ```
%   ?- checks_king(From, To, $Fork).
%   From = d5, To = f6 ;
%   From = d5, To = c7.
%   ```

checks_king(From, To, Position) :-
    make_move(From, To, Position, After),
    once(check(After)).

%!  takes_control(?From:square, ?To:square, ?Square:square, +Position:position) is nondet.
%
%   True when the piece or pawn that moves comes to bear on an empty Square,
%   from the third to the sixth rank, on which nothing of its side bore
%   before, and which the other side does not hold as well: with no pawn, and
%   with fewer pieces. The square that it leaves does not count.
%
%   ```
%   ?- takes_control(e2, To, Square, $Start).
%   To = e3, Square = d4 ;
%   To = e3, Square = f4 ;
%   To = e4, Square = d5 ;
%   To = e4, Square = f5.
%   ```

takes_control(From, To, Square, Position) :-
    make_move(From, To, Position, After),
    turn(Side, Position),
    guards(To, Square, Side, After),
    empty(Square, After),
    rank_of(Square, Rank),
    between(3, 6, Rank),
    Square \== From,
    position_board(Position, Board),
    \+ guarded_on(Board, Square, Side),
    other_side(Side, Other),
    \+ pawn_bears_on(Other, Square, After),
    aggregate_all(count, guards(_, Square, Side, After), Guards),
    aggregate_all(count, guards(_, Square, Other, After), Others),
    Others < Guards.

%!  leaves_back_rank(?From:square, ?To:square, +Position:position) is nondet.
%
%   True when the king steps from its first rank to the second while the
%   other side has a rook or queen.
%
%   ```
%   ?- leaves_back_rank(From, To, $Castling).
%   From = e1, To = e2 ;
%   From = e1, To = d2.
%   ```

leaves_back_rank(From, To, Position) :-
    turn(Side, Position),
    king_at(Side, From, Position),
    reached_rank(Side, From, 1),
    legal_move(From, To, Position),
    reached_rank(Side, To, 2),
    other_side(Side, Other),
    once(( piece_at(_, Position, Other, Piece),
           memberchk(Piece, [rook, queen])
         )).

%!  king_to_centre(?From:square, ?To:square, +Position:position) is nondet.
%
%   True when no queen is left, and a king that is not next to the centre
%   comes a step nearer to the nearest of the squares d4, e4, d5 and e5.
%
%   ```
%   ?- king_to_centre(From, To, $Castling).
%   From = e1, To = e2 ;
%   From = e1, To = d2.
%   ```

king_to_centre(From, To, Position) :-
    turn(Side, Position),
    king_at(Side, From, Position),
    \+ piece_at(_, Position, _, queen),
    legal_move(From, To, Position),
    adjacent(From, To),
    from_centre(From, Before),
    Before >= 2,
    from_centre(To, Now),
    Now < Before.

from_centre(Square, Least) :-
    aggregate_all(min(Steps), ( centre_square(Centre), steps(Square, Centre, Steps) ), Least).

%!  king_to_pawn(?From:square, ?To:square, ?Pawn:square, +Position:position) is nondet.
%
%   True when no queen is left, and the king comes a step nearer to a passed
%   pawn of either side, or to an isolated or backward pawn of the other
%   side, that was two to four steps away.
%
%   ```
%   ?- fen_position("8/8/4k3/8/3P4/8/8/3K4 w - - 0 1", P), king_to_pawn(From, To, Pawn, P).
%   P = <8/8/4k3/8/3P4/8/8/3K4 w - - 0 1>, From = d1, To = d2, Pawn = d4 ;
%   P = <8/8/4k3/8/3P4/8/8/3K4 w - - 0 1>, From = d1, To = e2, Pawn = d4 ;
%   P = <8/8/4k3/8/3P4/8/8/3K4 w - - 0 1>, From = d1, To = c2, Pawn = d4.
%   ```

king_to_pawn(From, To, Pawn, Position) :-
    turn(Side, Position),
    king_at(Side, From, Position),
    \+ piece_at(_, Position, _, queen),
    legal_move(From, To, Position),
    adjacent(From, To),
    other_side(Side, Other),
    piece_at(Pawn, Position, Owner, pawn),
    once(( passed_pawn(Pawn, Position)
         ; Owner == Other,
           ( isolated_pawn(Pawn, Position) ; backward_pawn(Pawn, Position) )
         )),
    steps(From, Pawn, Before),
    between(2, 4, Before),
    steps(To, Pawn, Now),
    Now < Before.

%   steps(+Square1, +Square2, -Steps): that a king takes on an empty board.

steps(Square1, Square2, Steps) :-
    to_coords(Square1, Rank1, File1),
    to_coords(Square2, Rank2, File2),
    Steps is max(abs(Rank1 - Rank2), abs(File1 - File2)).
