:- module(judgement_generation_order,
          [ generation_key/5,   % +Position, +From, +To, +Promotion, -Key
            tempting_moves/2,   % +Position, -Moves
            uci/4               % +From, +To, +Promotion, -Move
          ]).

:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/moves', [legal_move/4]).

/** <module> The order in which python-chess generates moves

The command line has moves in this order: of those that are equally good the
first are shown.
*/

%!  generation_key(+Position, +From, +To, +Promotion, -Key) is det.
%
%   Keys in the standard order of terms are in the order of the moves.

generation_key(Position, From, To, Promotion, Key) :-
    seen_key(white, Position, From, To, Promotion, Key).

%   The same as a side sees the board from White's seat.

seen_key(Seat, Position, From, To, Promotion, [Group, Key, Target, Letter]) :-
    place(Seat, From, Source),
    place(Seat, To, Target0),
    Target is -Target0,
    piece_at(From, Position, Side, Piece),
    group(Piece, Side, From, To, Position, Group),
    (   memberchk(Group, [4, 5])
    ->  Key = 0
    ;   Key is -Source
    ),
    nth0(Letter, [none, queen, rook, bishop, knight], Promotion).

place(Seat, Square, Place) :-
    to_coords(Square, Rank0, File),
    (   Seat == white
    ->  Rank = Rank0
    ;   Rank is 9 - Rank0
    ),
    Place is 8 * Rank + File.

group(king, Side, From, To, Position, Group) :-
    !,
    to_coords(From, _, File),
    to_coords(To, _, Column),
    (   in_check(Side, Position)
    ->  Group = 0
    ;   abs(Column - File) =:= 2
    ->  Group = 2
    ;   Group = 1
    ).
group(pawn, _, From, To, Position, Group) :-
    !,
    to_coords(From, Rank, File),
    to_coords(To, Target, Column),
    (   Column =\= File,
        empty(To, Position)
    ->  Group = 6
    ;   Column =\= File
    ->  Group = 3
    ;   Group is 3 + abs(Target - Rank)
    ).
group(_, _, _, _, _, 1).

%!  tempting_moves(+Position, -Moves:list) is det.
%
%   Checks and captures as UCI writes them, those that take most first.

tempting_moves(Position, Moves) :-
    turn(Side, Position),
    findall(move(Less, Key)-Move,
            ( legal_move(From, To, Promotion, Position),
              taken(From, To, Position, Taken),
              once(( Taken > 0 ; checks(From, To, Promotion, Position) )),
              Less is -Taken,
              seen_key(Side, Position, From, To, Promotion, Key),
              uci(From, To, Promotion, Move)
            ),
            Found),
    keysort(Found, Sorted),
    pairs_values(Sorted, Moves).

%   The piece that is taken, greater the more it is worth; 0 if none is.

taken(From, To, Position, Taken) :-
    (   piece_at(To, Position, _, Piece)
    ->  nth1(Taken, [pawn, knight, bishop, rook, queen, king], Piece)
    ;   piece_at(From, Position, _, pawn),
        \+ same_file(From, To)
    ->  Taken = 1
    ;   Taken = 0
    ).

checks(From, To, Promotion, Position) :-
    make_move(From, To, Promotion, Position, After),
    in_check(_, After),
    !.

%!  uci(+From, +To, +Promotion, -Move) is det.

uci(From, To, Promotion, Move) :-
    promotion_letter(Promotion, Letter),
    atomic_list_concat([From, To, Letter], Move).

promotion_letter(none, '').
promotion_letter(queen, q).
promotion_letter(rook, r).
promotion_letter(bishop, b).
promotion_letter(knight, n).
