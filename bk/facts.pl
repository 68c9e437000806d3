:- module(chess_facts,
          [ position_facts/2      % ?Position, ?Facts
          ]).

:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(validity).

/** <module> A position as a list of facts
*/

%!  position_facts(+Position:position, ?Facts:list) is semidet.
%!  position_facts(-Position:position, +Facts:list) is det.
%
%   True when Facts describe Position: contents(Side, Piece, X, Y) for
%   each piece, turn(Side), kingside_castle(Side) and
%   queenside_castle(Side) for each right, en_passant(Square) where a
%   pawn has just passed, halfmove_clock(Plies) and
%   fullmove_number(Number). Given facts may come in any order; without
%   them it is White's turn, on move 1, and nobody may castle. `clausewitz
%   facts --to prolog` writes them.
%
%   ```
%   ?- position_facts($EnPassant, Facts).
%   Facts = [contents(white, king, 1, 5),
%            contents(black, pawn, 5, 4), contents(white, pawn, 5, 5),
%            contents(black, king, 8, 5),
%            turn(white), en_passant(d6), halfmove_clock(0), fullmove_number(2)].
%
%   ?- position_facts(P, [contents(white, king, 1, 1), contents(black, king, 8, 8), turn(black)]).
%   P = <7k/8/8/8/8/8/8/K7 b - - 0 1>.
%   ```
%
%   @error  domain_error(position_fact, Fact) when Fact is none of these.
%   @error  domain_error(position, Facts) when together they make no
%           position of chess.

position_facts(Position, Facts) :-
    (   nonvar(Position)
    ->  findall(Fact, position_fact(Position, Fact), Facts)
    ;   facts_position(Facts, Position)
    ).

position_fact(Position, Contents) :-
    position_contents(Position, Contents).
position_fact(Position, turn(Side)) :-
    turn(Side, Position).
position_fact(Position, Right) :-
    castling_right(Side, Wing, Position),
    right_fact(Wing, Side, Right).
position_fact(Position, en_passant(Square)) :-
    en_passant_square(Square, Position).
position_fact(Position, halfmove_clock(Plies)) :-
    halfmove_clock(Plies, Position).
position_fact(Position, fullmove_number(Number)) :-
    fullmove_number(Number, Position).

right_fact(kingside,  Side, kingside_castle(Side)).
right_fact(queenside, Side, queenside_castle(Side)).

facts_position(Facts, Position) :-
    must_be(list, Facts),
    forall(member(Fact, Facts), must_be_possible(Fact)),
    length(Empty, 64),
    maplist(=(empty), Empty),
    Board0 =.. [board|Empty],
    findall(Square=(Side-Piece),
            ( member(contents(Side, Piece, X, Y), Facts),
              to_coords(Square, X, Y)
            ),
            Men),
    must_be_apart(Men, Facts),
    board_with(Board0, Men, Board),
    findall(Right, fact_right(Facts, Right), Rights),
    given(turn(Turn), Facts, Turn, white),
    given(en_passant(Passed), Facts, Passed, none),
    given(halfmove_clock(Plies), Facts, Plies, 0),
    given(fullmove_number(Number), Facts, Number, 1),
    position_parts(Position, Board, Turn, Rights, Passed, Plies, Number),
    (   position(Position)
    ->  true
    ;   domain_error(position, Facts)
    ).

must_be_possible(Fact) :-
    (   ground(Fact),
        possible(Fact)
    ->  true
    ;   domain_error(position_fact, Fact)
    ).

possible(contents(Side, Piece, X, Y)) :- contents(Side, Piece, X, Y).
possible(turn(Side))                  :- side(Side).
possible(kingside_castle(Side))       :- side(Side).
possible(queenside_castle(Side))      :- side(Side).
possible(en_passant(Square))          :- sq(Square).
possible(halfmove_clock(Plies))       :- integer(Plies), Plies >= 0.
possible(fullmove_number(Number))     :- integer(Number), Number >= 1.

%   No square holds two pieces.
must_be_apart(Men, Facts) :-
    findall(Square, member(Square=_, Men), Squares),
    (   is_set(Squares)
    ->  true
    ;   domain_error(position, Facts)
    ).

given(Fact, Facts, Value, Default) :-
    findall(Value, member(Fact, Facts), Values),
    (   Values == []
    ->  Value = Default
    ;   Values = [Value]
    ->  true
    ;   domain_error(position, Facts)
    ).

fact_right(Facts, Side-Wing) :-
    side(Side),
    right_fact(Wing, Side, Right),
    memberchk(Right, Facts).
