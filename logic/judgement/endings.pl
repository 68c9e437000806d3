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

%!  ending_deed(+Position, +Move, -Deed) is nondet.
%
%   True when the legal Move of Position, which may be a FEN, does this; Move
%   is From-To-Promotion, where Promotion is `none` for most. Deed is
%
%     - builds_bridge(Rook, King)                 in the Lucena position
%     - drives_off(Rook, Enemy)                   there too: by a check, before the bridge
%     - spoils(Ending)                            a win, of which this draw is left
%     - loses(Ending)                             what was a draw
%     - opposition(Kind, King, Enemy, Purpose)    the king takes it
%     - key_square(King, Pawn)                    the king takes one
%     - rook_behind(Rook, Pawn, Whose)            Whose is own or other
%     - reaches(Ending)                           a win
%     - holds(Ending)                             a draw, for the weaker side
%
%   and Ending is ending(Name, Verdict, Proof). Purpose is `win` or `draw`
%   where the opposition decides so, else `must_move`, or `may_wait` where the
%   other side has a move of a pawn.
%
%   ```
%   ?- ending_deed("4k3/8/8/3K4/4P3/8/8/8 w - - 0 1", d5-e6-none, Deed).
%   Deed = opposition(direct, e6, e8, win) ;
%   Deed = key_square(e6, e4) ;
%   Deed = reaches(ending(key_squares, won(white), [king=e6, pawn=e4, enemy=e8, plan=on_key(e6)])).
%   ```

ending_deed(Given, From-To-Promotion, Deed) :-
    read_position(Given, Before),
    turn(Side, Before),
    piece_at(From, Before, Side, Piece),
    once(make_move(From, To, Promotion, Before, After)),
    earlier_endings(Before, Earlier),
    endings_of(After, Later),
    deed(Side, Piece, From, To, Before, Earlier, Later, Deed).

%!  deed_verdict(+Deed, +Side, -Verdict) is det.
%
%   What the Deed of a move of Side decides: a verdict as in known_ending/4.

deed_verdict(Deed, Side, Verdict) :-
    (   decides(Deed, Side, Verdict0)
    ->  Verdict = Verdict0
    ;   Verdict = open
    ).

%!  line_ending(+Position, +Moves:list, -Ply, -Ending) is semidet.
%
%   True when Ending is the first with a verdict, won(Side) or drawn, that a
%   line comes to and that Position is not yet; it is there after Ply half
%   moves. Moves are written as in ending_deed/3.

line_ending(Given, Moves, Ply, Ending) :-
    read_position(Given, Position),
    endings_of(Position, Known),
    findall(Name, member(ending(Name, _, _), Known), Names),
    first_ending(Moves, Position, Names, 1, Ply, Ending).

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
