:- module(english_kinds,
          [ kinds/3,            % +Head, +Literals, -Kinds
            named_literal/3,    % +Literal, +Kinds, -Resolved
            said_by_name/1      % +Resolved
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(literals).

/** <module> The variables of a clause that is read without a proof

What a clause says of a single square becomes part of its name: the enemy
rook Target. Whose side is to move changes from position to position.
*/

%!  kinds(+Head, +Literals, -Kinds) is det.
%
%   Kinds has kind(Name, Words) for squares, and at(Name, Parity) for
%   positions: 0 where the solver is to move, 1 where the opponent is; and
%   start(Name) for the position of a tactic, before its move.

kinds(Head, Literals, Kinds) :-
    head_position(Head, Start),
    foldl(position_parity, Literals, Start, Positions),
    findall(Name-Literal, own_literal(Literals, Name, Literal), Pairs),
    findall(Name, member(Name-_, Pairs), Names),
    list_to_set(Names, Different),
    findall(kind(Name, Words),
            ( member(Name, Different),
              kind_words(Name, Pairs, Positions, Words)
            ),
            Squares),
    append(Positions, Squares, Kinds).

head_position(Head, [at(Position, 0), start(Position)]) :-
    Head =.. [_, v(Position), v(_), v(_)],
    !.
head_position(_, []).

position_parity(Literal, Positions0, Positions) :-
    findall(at(Name, Parity), parity(Literal, Positions0, Name, Parity), Found),
    append(Positions0, Found, Positions).

parity(make_move(_, _, v(Before), v(After)), Positions, After, Parity) :-
    memberchk(at(Before, Turn), Positions),
    Parity is 1 - Turn.
parity(make_move(_, _, _, v(Before), v(After)), Positions, After, Parity) :-
    memberchk(at(Before, Turn), Positions),
    Parity is 1 - Turn.
parity(Literal, _, Name, Parity) :-
    place_of_position(Literal, v(Name), Parity),
    Name \== '_'.

place_of_position(solver_move(_, _, _, Before, _, _), Before, 0).
place_of_position(solver_move(_, _, _, _, After, _), After, 1).
place_of_position(next_move(_, _, _, Before, _, _), Before, 0).
place_of_position(next_move(_, _, _, _, After, _), After, 1).
place_of_position(earlier_move(_, _, _, Before, _, _), Before, 0).
place_of_position(earlier_move(_, _, _, _, After, _), After, 1).
place_of_position(first_move(_, _, Before, _, _), Before, 0).
place_of_position(first_move(_, _, _, After, _), After, 1).
place_of_position(last_move(_, _, _, Before, _, _), Before, 0).
place_of_position(last_move(_, _, _, _, After, _), After, 1).
place_of_position(reply(_, _, _, After, _), After, 0).
place_of_position(move_before(_, _, _, Before, _), Before, 1).

%   A literal about one square: who it belongs to, or what it is.
own_literal(Literals, Name, Literal) :-
    member(Literal, Literals),
    Literal =.. [Word, v(Name), v(_)],
    of_one_square(Word).

of_one_square(Word) :-
    whose(Word, _, _).
of_one_square(Word) :-
    what(Word, _).

kind_words(Name, Pairs, Positions, Words) :-
    findall(Side, ( member(Name-Literal, Pairs), side_of(Literal, Positions, Side) ), Sides),
    findall(Piece, ( member(Name-Literal, Pairs), functor(Literal, Word, _), what(Word, Piece) ),
            Pieces),
    one_of(Sides, Side),
    one_of(Pieces, Piece),
    kind_name(Side, Piece, Words).

%   Two different things are not made one name.
one_of([], none).
one_of(Found, One) :-
    list_to_set(Found, [One]).

side_of(Literal, Positions, Side) :-
    Literal =.. [Word, _, v(Position)],
    memberchk(at(Position, Parity), Positions),
    whose(Word, Parity, Side).

whose(friendly, 0, own).
whose(friendly, 1, enemy).
whose(hostile, 0, enemy).
whose(hostile, 1, own).

what(pawn_on, pawn).
what(knight_on, knight).
what(bishop_on, bishop).
what(rook_on, rook).
what(queen_on, queen).
what(king_on, king).

kind_name(none, Piece, Words) :-
    !,
    Piece \== none,
    atom_concat('the ', Piece, Words).
kind_name(Side, none, Words) :-
    !,
    atomic_list_concat([the, Side, piece], ' ', Words).
kind_name(Side, Piece, Words) :-
    atomic_list_concat([the, Side, Piece], ' ', Words).

%!  named_literal(+Literal, +Kinds, -Resolved) is det.
%
%   A literal with the names of its variables: see literals.pl.

named_literal(Literal, Kinds, said(Sign, Said, When)) :-
    signed(Literal, Sign, Atom),
    Atom =.. [Word|Arguments],
    time_of(Word, Arguments, Kinds, When),
    maplist(own_name(Kinds), Arguments, Nouns),
    Said =.. [Word|Nouns].

time_of(Word, Arguments, Kinds, before) :-
    \+ about_a_move(Word),
    memberchk(start(Position), Kinds),
    memberchk(v(Position), Arguments),
    memberchk(at(_, 1), Kinds),
    !.
time_of(_, _, _, now).

signed(\+ Atom, -, Atom) :- !.
signed(Atom, +, Atom).

own_name(_, v('_'), some) :- !.
own_name(Kinds, v(Name), at(Name)) :-
    memberchk(at(Name, _), Kinds),
    !.
own_name(Kinds, v(Name), name(Kind, Name)) :-
    memberchk(kind(Name, Kind), Kinds),
    !.
own_name(_, v(Name), name(Name)) :- !.
own_name(_, Value, value(Value)).

%!  said_by_name(+Resolved) is semidet.
%
%   What the names of things say already, and that two names are two things.

said_by_name(said(+, Atom, _)) :-
    Atom =.. [Word, name(_, _), _],
    of_one_square(Word).
said_by_name(said(+, different_pos(_, _), _)).
said_by_name(said(+, Atom, _)) :-
    Atom =.. [Word, _, some, some|_],
    memberchk(Word, [solver_move, played, reply, next_move, move_before, earlier_move, last_move]).
said_by_name(said(+, first_move(some, some, _, _, _), _)).
