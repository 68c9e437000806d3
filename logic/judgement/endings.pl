:- module(known_endings,
          [ known_ending/4,     % ?Name, +Position, -Verdict, -Proof
            ending_deed/3,      % +Position, +Move, -Deed
            deed_verdict/3,     % +Deed, +Side, -Verdict
            line_ending/4       % +Position, +Moves, -Ply, -Ending
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

%   Where this file is compiled away from its folder, as Python does, the
%   vocabulary is in `user` already.
:- if(exists_source('../../bk/vocabulary')).
:- use_module('../../bk/vocabulary').
:- endif.

/** <module> Endings that are known

What every textbook of endings says of a position: its name, the verdict,
and the squares that prove it. Nothing is searched, but for king and pawn
against king, where a few moves of the kings may be tried until one of the
rules speaks.

| endings | file |
| --- | --- |
| king and pawn against king, unstoppable pawns, opposition | pawn_endings.pl |
| Lucena, Philidor, rooks behind passed pawns | rook_endings.pl |
| basic mates, bishops that are no use, queen against pawn | piece_endings.pl |
| what a move has to do with all these | ending_moves.pl |

The clauses see a position as two sides: side(Side, King, Pieces), where
Pieces are pairs Piece-Square in alphabetical order, without the king.
*/

:- include(pawn_endings).
:- include(rook_endings).
:- include(piece_endings).
:- include(ending_moves).

%!  known_ending(?Name, +Position, -Verdict, -Proof:list) is nondet.
%
%   True when Position, which may be a FEN, is the ending Name. Verdict is
%   won(Side), drawn, drawish, or `open` where Name is only a feature of the
%   position, such as the opposition. Proof has pairs Role=Square, and last
%   plan=Plan: how it is won, or held.
%
%   ```
%   ?- known_ending(Name, "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1", Verdict, Proof).
%   Name = lucena, Verdict = won(white),
%   Proof = [king=b8, pawn=b7, rook=c1, enemy=d8, plan=bridge(c4)].
%   ```

known_ending(Name, Given, Verdict, Proof) :-
    read_position(Given, Position),
    turn(Turn, Position),
    both_sides(Position, White, Black),
    (   Mine = White,
        Theirs = Black
    ;   Mine = Black,
        Theirs = White
    ),
    (   pawn_ending(Name, Mine, Theirs, Turn, Position, Verdict, Proof)
    ;   rook_ending(Name, Mine, Theirs, Turn, Position, Verdict, Proof)
    ;   piece_ending(Name, Mine, Theirs, Turn, Position, Verdict, Proof)
    ).

read_position(Given, Position) :-
    (   ( atom(Given) ; string(Given) )
    ->  fen_position(Given, Position)
    ;   Position = Given
    ).

both_sides(Position, side(white, WhiteKing, Whites), side(black, BlackKing, Blacks)) :-
    findall(Side-(Piece-Square), piece_at(Square, Position, Side, Piece), Found),
    msort(Found, Sorted),
    side_of(white, Sorted, WhiteKing, Whites),
    side_of(black, Sorted, BlackKing, Blacks).

side_of(Side, Found, King, Pieces) :-
    findall(Piece, member(Side-Piece, Found), All),
    selectchk(king-King, All, Pieces).

%   Files and ranks as pieces see them.

edge_pawn(Pawn) :-
    file_of(Pawn, File),
    ( File =:= 1 ; File =:= 8 ),
    !.

files_apart(Square1, Square2, Number) :-
    file_of(Square1, File1),
    file_of(Square2, File2),
    Number is abs(File1 - File2).

%   ahead_of(+Side, +Pawn, ?Square): on the pawn's file, before it.

ahead_of(Side, Pawn, Square) :-
    file_of(Pawn, File),
    file_of(Square, File),
    own_rank(Side, Pawn, Rank),
    own_rank(Side, Square, Further),
    Further > Rank.

%   only(+Kinds, +Pieces): nothing else is among the pieces.

only(Kinds, Pieces) :-
    forall(member(Piece-_, Pieces), memberchk(Piece, Kinds)).
