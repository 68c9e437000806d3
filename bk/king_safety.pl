:- module(chess_king_safety,
          [ castled_king/2,        % ?King, +Position
            sheltered_king/2,      % ?King, +Position
            king_in_centre/2,      % ?King, +Position
            open_file_to_king/3,   % ?King, ?File, +Position
            aims_at_king/3,        % ?Piece, ?King, +Position
            active_king/2          % ?King, +Position
          ]).

:- use_module(library(aggregate)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(pawn_structure).

/** <module> The safety of kings

And where the king belongs once it has nothing to fear.
*/

%!  castled_king(?King:square, +Position:position) is nondet.
%
%   True when the king on King stands as castling leaves it: on its first
%   rank, on the files a to c or g to h, with no rook of its own between it
%   and the nearer edge.
%
%   ```
%   ?- castled_king(King, $Structure).
%   King = g1 ;
%   King = g8.
%   ```

castled_king(King, Position) :-
    king_at(Side, King, Position),
    reached_rank(Side, King, 1),
    file_of(King, File),
    (   File >= 7
    ->  First is File + 1,
        Last = 8
    ;   File =< 3,
        First = 1,
        Last is File - 1
    ),
    \+ ( piece_at(Rook, Position, Side, rook),
         reached_rank(Side, Rook, 1),
         file_of(Rook, RookFile),
         between(First, Last, RookFile)
       ).

%!  sheltered_king(?King:square, +Position:position) is nondet.
%
%   True when the king on King is on its first or second rank, and at least
%   two pawns of its own stand on the two ranks before it, on its file or
%   those beside it.
%
%   ```
%   ?- sheltered_king(King, $Structure).
%   King = g1 ;
%   King = g8.
%   ```

sheltered_king(King, Position) :-
    king_at(Side, King, Position),
    reached_rank(Side, King, Rank),
    Rank =< 2,
    file_of(King, File),
    aggregate_all(count, shield(Side, Rank, File, Position), Count),
    Count >= 2.

shield(Side, Rank, File, Position) :-
    piece_at(Pawn, Position, Side, pawn),
    file_of(Pawn, PawnFile),
    abs(PawnFile - File) =< 1,
    reached_rank(Side, Pawn, PawnRank),
    Ahead is PawnRank - Rank,
    between(1, 2, Ahead).

%!  king_in_centre(?King:square, +Position:position) is nondet.
%
%   True when the king on King stands on the files d to f while the other
%   side has a queen.
%
%   ```
%   ?- king_in_centre(King, $Start).
%   King = e1 ;
%   King = e8.
%   ```

king_in_centre(King, Position) :-
    king_at(Side, King, Position),
    file_of(King, File),
    between(4, 6, File),
    other_side(Side, Other),
    once(piece_at(_, Position, Other, queen)).

%!  open_file_to_king(?King:square, ?File:file, +Position:position) is nondet.
%
%   True when no pawn of the king's side stands on File, which is that of
%   the king on King or one beside it, and the other side has a rook or
%   queen.
%
%   ```
%   ?- fen_position("6k1/5p1p/8/8/8/8/8/3R2K1 w - - 0 1", P), open_file_to_king(King, File, P).
%   P = <6k1/5p1p/8/8/8/8/8/3R2K1 w - - 0 1>, King = g8, File = 7.
%   ```

open_file_to_king(King, File, Position) :-
    king_at(Side, King, Position),
    other_side(Side, Other),
    once(( piece_at(_, Position, Other, Piece),
           memberchk(Piece, [rook, queen])
         )),
    file_of(King, KingFile),
    between(1, 8, File),
    abs(File - KingFile) =< 1,
    \+ ( to_coords(Pawn, _, File),
         piece_at(Pawn, Position, Side, pawn)
       ).

%!  aims_at_king(?Piece:square, ?King:square, +Position:position) is nondet.
%
%   True when a knight, bishop, rook or queen on Piece bears on two squares
%   or more next to the other side's king on King.
%
%   ```
%   ?- fen_position("6k1/8/5B2/8/8/8/8/6K1 w - - 0 1", P), aims_at_king(Piece, King, P).
%   P = <6k1/8/5B2/8/8/8/8/6K1 w - - 0 1>, Piece = f6, King = g8.
%   ```

aims_at_king(Piece, King, Position) :-
    piece_at(Piece, Position, Side, Kind),
    memberchk(Kind, [knight, bishop, rook, queen]),
    other_side(Side, Other),
    king_at(Other, King, Position),
    aggregate_all(count,
                  ( adjacent(King, Square),
                    controls(Piece, Square, Position)
                  ),
                  Count),
    Count >= 2.

%!  active_king(?King:square, +Position:position) is nondet.
%
%   True when no queen is left, and the king on King stands in the enlarged
%   centre: the sixteen squares from c3 to f6.
%
%   ```
%   ?- active_king(King, $Fork).
%   false.
%
%   ?- active_king(King, $Rooks).
%   King = c3 ;
%   King = e6.
%   ```

active_king(King, Position) :-
    king_at(_, King, Position),
    \+ piece_at(_, Position, _, queen),
    to_coords(King, Rank, File),
    between(3, 6, Rank),
    between(3, 6, File).
