:- module(english_discoveries,
          [ discovered_attack//1,       % +Case
            discovered_check//1,        % +Case
            double_check//1             % +Case
          ]).

:- use_module(library(lists)).
:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).

/** <module> Sentences about what a move uncovers
*/

%   Discovered attacks: a piece leaves the line of another.

discovered_attack(Case) -->
    { opened_for(Case, Start, Reply, Ply),
      !,
      move(Case, Ply, Slider, Target),
      board(Case, Start, Board)
    },
    lead(Case, Start),
    ['is a discovered attack: it opens the line of'],
    the(Board, Slider), [towards], the(Board, Target),
    [', and after'], numbered(Case, Reply), [','], numbered(Case, Ply), deed(Case, Ply).
discovered_attack(Case) -->
    { some_ply(Case, Named),
      discovered(Case, Named, Ply, Slider, Target),
      !,
      board(Case, Ply, Board)
    },
    subject(Case, Ply),
    ['is a discovered attack: it opens the line of'],
    the(Board, Slider), [to], the(Board, Target),
    taken_next(Case, Ply, Target).

%   Something still stands in the way of the attack, and leaves it.
opened_for(Case, Start, Reply, Ply) :-
    some_ply(Case, Ply),
    Start is Ply - 2,
    Start > 0,
    Reply is Ply - 1,
    move(Case, Ply, Slider, Target),
    took(Case, Ply, _, _),
    vacated(Case, Start, Left),
    in_line(Slider, Left, Target),
    board(Case, Start, Board),
    stands(Target, Board, _, _),
    \+ sees(Board, Slider, Target),
    move(Case, Reply, Blocker, _),
    in_line(Slider, Blocker, Target).

%   Of what the half move of the proof uncovers, or the solver's before it,
%   the king or what the line takes next; or what the proof names; or the
%   dearest.
discovered(Case, Named, Ply, Slider, Target) :-
    Earlier is Named - 2,
    findall(Rank-line(Half, One, Other),
            ( member(Half, [Earlier, Named]),
              Half > 0,
              uncovered(Case, Half, One, Other),
              board(Case, Half, Board),
              importance(Case, Half, Board, One, Other, Rank)
            ),
            Found),
    keysort(Found, Sorted),
    last(Sorted, _-line(Ply, Slider, Target)).

uncovered(Case, Ply, Slider, Target) :-
    move(Case, Ply, _, To),
    vacated(Case, Ply, Left),
    Before is Ply - 1,
    board(Case, Before, Earlier),
    board(Case, Ply, Board),
    case_side(Case, Side),
    opponent(Side, Enemy),
    man(Board, Side, Piece, Slider),
    memberchk(Piece, [bishop, rook, queen]),
    Slider \== To,
    man(Board, Enemy, _, Target),
    in_line(Slider, Left, Target),
    sees(Board, Slider, Target),
    \+ sees(Earlier, Slider, Target).

%   The square that a move leaves, or that of a pawn taken en passant.
vacated(Case, Ply, Square) :-
    move(Case, Ply, Square, _).
vacated(Case, Ply, Square) :-
    took(Case, Ply, pawn, Square),
    \+ move(Case, Ply, _, Square).

importance(Case, Ply, Board, Slider, Target, rank(Next, Named, Worth)) :-
    worth_on(Board, Target, Worth),
    After is Ply + 2,
    (   move(Case, After, Slider, Target)
    ->  Next = 1
    ;   Worth = 99
    ->  Next = 1
    ;   Next = 0
    ),
    (   case_value(Case, _, Target)
    ->  Named = 1
    ;   Named = 0
    ).

taken_next(Case, Ply, Target) -->
    { After is Ply + 2,
      move(Case, After, _, Target)
    },
    !,
    [', and'], numbered(Case, After), deed(Case, After).
taken_next(_, _, _) -->
    [].

discovered_check(Case) -->
    { some_ply(Case, Ply),
      board(Case, Ply, Board),
      move(Case, Ply, _, To),
      checker(Case, Board, King, Checker),
      Checker \== To,
      vacated(Case, Ply, Left),
      in_line(Checker, Left, King),
      Before is Ply - 1,
      board(Case, Before, Earlier),
      !
    },
    subject(Case, Ply),
    ['is a discovered check:'],
    the(Earlier, Left), ['leaves the line of'],
    the(Board, Checker), ['to the king on', King].

checker(Case, Board, King, Checker) :-
    case_side(Case, Side),
    opponent(Side, Enemy),
    man(Board, Enemy, king, King),
    attacked_by(Board, Side, King, Checker).

double_check(Case) -->
    { last_solver_ply(Case, Last),
      case_ply(Case, First),
      between(First, Last, Ply),
      Ply mod 2 =:= 1,
      board(Case, Ply, Board),
      findall(Checker, checker(Case, Board, _, Checker), [One, Other|_]),
      !
    },
    subject(Case, Ply),
    ['is a double check by'], the_things(Board, [One, Other]),
    [', so the king has to move'].
