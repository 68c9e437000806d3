:- module(position_services,
          [ legal_moves/2,         % +FENs, -Moves
            successors/2,          % +FENs, -Moves
            relation/2,            % +Input, -Tuples
            count_leaves/2,        % +Input, -Counts
            canonical_fen/2,       % +FENs, -FENs
            promotion_letter/2     % ?Promotion, ?Letter
          ]).

:- use_module(library(lists)).
:- use_module(limited_goals).
:- use_module(text_lines).

/** <module> Services about positions: moves, relations, counts
*/

%!  legal_moves(+FENs, -Moves).
%
%   Moves in UCI notation, separated by blanks.

legal_moves(FENs, Moves) :-
    each_line(write_legal_moves, FENs, Moves).

write_legal_moves(FEN) :-
    fen_position(FEN, Position),
    forall(legal_move(From, To, Promotion, Position),
           ( promotion_letter(Promotion, Letter),
             format("~w~w~w ", [From, To, Letter])
           )).

promotion_letter(none,   '').
promotion_letter(queen,  q).
promotion_letter(rook,   r).
promotion_letter(bishop, b).
promotion_letter(knight, n).

%!  successors(+FENs, -Moves).
%
%   Each legal move and the position after it: "e2e4=FEN", separated by
%   semicolons.

successors(FENs, Moves) :-
    each_line(write_successors, FENs, Moves).

write_successors(FEN) :-
    fen_position(FEN, Position),
    forall(make_move(From, To, Promotion, Position, Next),
           ( promotion_letter(Promotion, Letter),
             fen_position(NextFEN, Next),
             format("~w~w~w=~w;", [From, To, Letter, NextFEN])
           )).

%!  relation(+Input, -Tuples).
%
%   Input is "Module Name Arity FEN"; Tuples are the different solutions
%   of Name, its last argument being the position: squares joined up.

relation(Input, Tuples) :-
    each_line(write_relation, Input, Tuples).

write_relation(Line) :-
    split_name(Line, Module, Rest0),
    split_name(Rest0, Name, Rest),
    split_name(Rest, ArityAtom, FEN),
    atom_number(ArityAtom, Arity),
    fen_position(FEN, Position),
    functor(Goal, Name, Arity),
    arg(Arity, Goal, Position),
    Goal =.. [_|Arguments],
    append(Squares, [_], Arguments),
    limited(25_000_000, findall(Squares, Module:Goal, Found), End),
    (   End == end
    ->  true
    ;   throw(error(took_too_long(Name/Arity, FEN), _))
    ),
    sort(Found, Different),
    forall(member(Tuple, Different),
           ( atomic_list_concat(Tuple, Word),
             format("~w ", [Word])
           )).

:- multifile prolog:error_message//1.

prolog:error_message(took_too_long(Indicator, FEN)) -->
    [ '~w took too long on ~w: 25 million steps'-[Indicator, FEN] ].

%!  count_leaves(+Input, -Counts).
%
%   Input is "Predicate Depth FEN", where Predicate is perft or perft_bulk.

count_leaves(Input, Counts) :-
    each_line(write_count, Input, Counts).

write_count(Line) :-
    split_name(Line, Predicate, Rest),
    split_name(Rest, DepthAtom, FEN),
    atom_number(DepthAtom, Depth),
    fen_position(FEN, Position),
    call(user:Predicate, Depth, Position, Leaves),
    write(Leaves).

%!  canonical_fen(+FENs, -FENs).

canonical_fen(FENs, Canonical) :-
    each_line(write_again, FENs, Canonical).

write_again(FEN) :-
    fen_position(FEN, Position),
    fen_position(Canonical, Position),
    write(Canonical).
