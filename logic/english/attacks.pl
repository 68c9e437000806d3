:- module(english_attacks,
          [ attack_sentence//2  % +Motif, +Case
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).
:- use_module(discoveries).

/** <module> Sentences about attacks

Forks, pins, skewers and x-rays; discoveries.pl has those that a move
uncovers. Each rule finds the
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
      sees(Board, Attacker, Pinned),
      \+ case_value(Case, 'Target', Attacker)
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
      man(Board, _, _, Front),
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
