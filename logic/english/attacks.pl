:- module(english_attacks,
          [ attack_sentence//2  % +Motif, +Case
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).

/** <module> Sentences about attacks

Forks, pins, skewers, discovered attacks and checks. Each rule finds the
picture on the board, with the squares of the proof as a help: clauses of
another file may give other names to them.
*/

%!  attack_sentence(+Motif, +Case)// is semidet.

attack_sentence(fork, Case) --> fork(Case).
attack_sentence(winning_fork, Case) --> fork(Case).
attack_sentence(textbook_fork, Case) --> fork(Case).
attack_sentence(pin, Case) --> pin(Case).
attack_sentence(absolute_pin, Case) --> pin(Case).
attack_sentence(relative_pin, Case) --> pin(Case).
attack_sentence(textbook_pin, Case) --> pin(Case).
attack_sentence(attacking_the_pinned, Case) --> pin(Case).
attack_sentence(pinned_defender, Case) --> pinned_defender(Case).
attack_sentence(skewer, Case) --> skewer(Case).
attack_sentence(x_ray_attack, Case) --> x_ray(Case).
attack_sentence(discovered_attack, Case) --> discovered_attack(Case).
attack_sentence(discovered_check, Case) --> discovered_check(Case).
attack_sentence(double_check, Case) --> double_check(Case).

%   Forks: all targets that matter, the dearest first.

fork(Case) -->
    { some_ply(Case, Ply),
      move(Case, Ply, _, Forker),
      board(Case, Ply, Board),
      fork_targets(Case, Board, Forker, Targets),
      !
    },
    subject(Case, Ply),
    [forks],
    the_things(Board, Targets).

fork_targets(Case, Board, Forker, Targets) :-
    stands(Forker, Board, Side, Piece),
    opponent(Side, Enemy),
    worth(Piece, Own),
    findall(Square, ( man(Board, Enemy, _, Square), sees(Board, Forker, Square) ), Seen),
    include(prey(Board, Forker, Own), Seen, Prey),
    proved(Case, Seen, Proved),
    (   Prey = [_, _|_]
    ->  Chosen = Prey
    ;   union(Prey, Proved, Chosen)
    ),
    Chosen = [_, _|_],
    dearest_first(Board, Chosen, Targets).

%   Worth more than what attacks it, or there for nothing.
prey(Board, Forker, Own, Square) :-
    stands(Square, Board, _, Piece),
    worth(Piece, Worth),
    (   Worth > Own
    ->  true
    ;   Piece \== pawn,
        \+ guarded(Board, Square),
        \+ sees(Board, Square, Forker)
    ).

%   Those of the squares that some proof names.
proved(told(_, _, _, Proofs, _, _), Squares, Proved) :-
    findall(Square,
            ( member(Square, Squares),
              once(( member(Proof, Proofs), member(_=Square, Proof) ))
            ),
            Proved).

dearest_first(Board, Squares, Sorted) :-
    map_list_to_pairs(worth_on(Board), Squares, Pairs),
    sort(1, @>=, Pairs, Ordered),
    pairs_values(Ordered, Sorted).

worth_on(Board, Square, Worth) :-
    stands(Square, Board, _, Piece),
    worth(Piece, Worth).

%   Pins: the move pins, or makes use of a pin.

pin(Case) -->
    { some_ply(Case, Ply),
      board(Case, Ply, Board),
      pinned(Case, Board, Pinned, Pinner, Behind),
      !
    },
    pin_by(Case, Ply, Board, Pinned, Pinner, Behind).

pin_by(Case, Ply, Board, Pinned, Pinner, Behind) -->
    { move(Case, Ply, _, Pinner) },
    !,
    subject(Case, Ply),
    [pins], the(Board, Pinned), [to], pinned_to(Board, Behind),
    cannot_take(Case, Board, Pinned, Pinner).
pin_by(Case, Ply, Board, Pinned, Pinner, Behind) -->
    { move(Case, Ply, _, Attacker),
      sees(Board, Attacker, Pinned)
    },
    !,
    subject(Case, Ply),
    [attacks], the(Board, Pinned), [',', 'which is in a pin', ':'],
    the(Board, Pinner), [pins, it, to], pinned_to(Board, Behind).
pin_by(Case, Ply, Board, Pinned, Pinner, Behind) -->
    { new_pin(Case, Ply, Pinned, Pinner) },
    !,
    subject(Case, Ply),
    [lets], the(Board, Pinner), [pin], the(Board, Pinned), [to], pinned_to(Board, Behind),
    cannot_take(Case, Board, Pinned, Pinner).
pin_by(Case, Ply, Board, Pinned, Pinner, Behind) -->
    subject(Case, Ply),
    ['makes use of a pin:'], the(Board, Pinner), [pins], the(Board, Pinned),
    [to], pinned_to(Board, Behind),
    cannot_take(Case, Board, Pinned, Pinner).

new_pin(Case, Ply, Pinned, Pinner) :-
    Before is Ply - 1,
    board(Case, Before, Board),
    \+ held_before(Board, Pinned, Pinner, _).

%   The king needs no square: there is one.
pinned_to(Board, Square) -->
    { stands(Square, Board, _, king) },
    !,
    [the, king].
pinned_to(Board, Square) -->
    the(Board, Square).

cannot_take(Case, Board, Pinned, Pinner) -->
    { member(Name, ['Target', 'Square2']),
      case_value(Case, Name, Target),
      Target \== Pinner,
      sees(Board, Pinned, Target),
      stands(Pinned, Board, Side, _),
      stands(Target, Board, Other, _),
      Side \== Other
    },
    !,
    [', so it cannot take'], the(Board, Target).
cannot_take(_, _, _, _) -->
    [].

%   The pinned piece of the proof: to the king, if it may be.
pinned(Case, Board, Pinned, Pinner, Behind) :-
    case_side(Case, Side),
    opponent(Side, Enemy),
    findall(Worth-pin(Square, By, Before),
            ( pinned_square(Case, Square),
              stands(Square, Board, Enemy, _),
              held_before(Board, Square, By, Before),
              stands(Before, Board, _, Piece),
              worth(Piece, Worth),
              fits(Case, Board, Square, By, Piece)
            ),
            Found),
    keysort(Found, Sorted),
    last(Sorted, _-pin(Pinned, Pinner, Behind)).

pinned_square(Case, Square) :-
    (   case_value(Case, 'Pinned', _)
    ->  case_value(Case, 'Pinned', Square)
    ;   case_value(Case, _, Square),
        atom(Square),
        place(Square, _, _)
    ).

%   What stands behind a pinned piece is worth more than it; and where the
%   proof names the pieces, they are those.
fits(Case, Board, Pinned, Pinner, Behind) :-
    stands(Pinned, Board, _, Piece),
    worth(Piece, Less),
    worth(Behind, More),
    More > Less,
    (   case_value(Case, 'Pinner', Named)
    ->  Named == Pinner
    ;   true
    ).

pinned_defender(Case) -->
    { board(Case, 1, Board),
      move(Case, 1, _, To),
      pinned(Case, Board, Pinned, Pinner, Behind)
    },
    the_move(Case, 1),
    ['makes use of a pin:'], the(Board, Pinned), ['cannot take on', To, ', as'],
    the(Board, Pinner), ['pins it to'], pinned_to(Board, Behind).

%   Skewers.

skewer(Case) -->
    { skewer_capture(Case, Ply),
      Start is Ply - 2,
      Reply is Ply - 1,
      move(Case, Ply, From, Target),
      move(Case, Reply, Front, _),
      board(Case, Start, Board)
    },
    !,
    skewer_by(Case, Start, From, Board, [Front, Target]),
    [:], [after], numbered(Case, Reply), [','],
    numbered(Case, Ply), deed(Case, Ply).
skewer(Case) -->
    { case_value(Case, 'Front', Front),
      case_value(Case, 'Behind', Behind),
      board(Case, 1, Board)
    },
    !,
    the_move(Case, 1),
    [skewers], the(Board, Front), [and], the(Board, Behind), ['behind it'].
skewer(Case) -->
    { case_ply(Case, Ply),
      move(Case, Ply, _, Slider),
      board(Case, Ply, Board),
      held_before(Board, Front, Slider, Behind)
    },
    subject(Case, Ply),
    [skewers], the(Board, Front), [and], the(Board, Behind), ['behind it'].

skewer_by(Case, Start, From, Board, [Front, Target]) -->
    { move(Case, Start, _, From) },
    !,
    lead(Case, Start),
    [skewers], the(Board, Front), [and], the(Board, Target), ['behind it'].
skewer_by(Case, Start, From, Board, [Front, Target]) -->
    lead(Case, Start),
    ['lets'], the(Board, From), [skewer], the(Board, Front), [and],
    the(Board, Target), ['behind it'].

%   The half move that takes what the reply has left behind.
skewer_capture(Case, Ply) :-
    case_ply(Case, Named),
    Later is Named + 2,
    member(Ply, [Named, Later]),
    Ply > 2,
    Reply is Ply - 1,
    move(Case, Ply, From, Target),
    move(Case, Reply, Front, _),
    in_line(From, Front, Target),
    !.

%   X-rays: a capture through a piece that has moved to the square.

x_ray(Case) -->
    { case_ply(Case, Named),
      Later is Named + 2,
      member(Ply, [Named, Later]),
      Ply > 2,
      Reply is Ply - 1,
      Start is Ply - 2,
      move(Case, Ply, From, Square),
      move(Case, Reply, Middle, Square),
      in_line(From, Middle, Square),
      !,
      board(Case, Start, Board)
    },
    lead(Case, Start), ['works by an x-ray:'],
    the(Board, From), ['bears on', Square, through], the(Board, Middle),
    [', and after'], numbered(Case, Reply), [','], numbered(Case, Ply), deed(Case, Ply).

%   Discovered attacks: a piece leaves the line of another.

discovered_attack(Case) -->
    { some_ply(Case, Named),
      Earlier is Named - 2,
      member(Ply, [Named, Earlier]),
      Ply > 0,
      board(Case, Ply, Board),
      discovered(Case, Ply, Board, Slider, Target),
      !
    },
    subject(Case, Ply),
    ['is a discovered attack: it opens the line of'],
    the(Board, Slider), [to], the(Board, Target),
    taken_next(Case, Ply, Target).

%   Of what is uncovered, the king; or what the proof names or the line
%   takes next; or the dearest.
discovered(Case, Ply, Board, Slider, Target) :-
    findall(Rank-line(One, Other),
            ( uncovered(Case, Ply, One, Other),
              importance(Case, Ply, Board, One, Other, Rank)
            ),
            Found),
    keysort(Found, Sorted),
    last(Sorted, _-line(Slider, Target)).

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
