% Attacks that a move makes, and defenders that it disturbs: features of logic/ranking. After the
% move, friendly/2 is of the other side, whose turn it then is.

% Attacks a queen, a rook, a minor piece with something of less worth.
attacks_queen_with_less(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    queen_on(Target, NewPosition),
    outranks(Target, To, NewPosition).

attacks_rook_with_less(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    rook_on(Target, NewPosition),
    outranks(Target, To, NewPosition).

attacks_minor_with_less(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    minor_on(Target, NewPosition),
    outranks(Target, To, NewPosition).

% Attacks a queen; attacks what is undefended.
attacks_queen(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    queen_on(Target, NewPosition).

attacks_undefended(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    undefended(Target, NewPosition),
    \+ pawn_on(Target, NewPosition).

attacks_undefended_pawn(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    undefended(Target, NewPosition),
    pawn_on(Target, NewPosition).

% Attacks what is pinned; pins; another piece of this side attacks something that it did not before.
attacks_pinned(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    pinned(Target, NewPosition).

pins_something(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pins(To, _, _, NewPosition).

opens_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(Other, Target, NewPosition),
    hostile(Other, NewPosition),
    different_pos(Other, To),
    \+ pawn_on(Target, NewPosition),
    \+ attacks(Other, Target, Position).

% Check and an attack on something that could be won.
check_and_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(_, King, NewPosition),
    endangers(To, Target, NewPosition),
    different_pos(Target, King).

% Two things are endangered, whatever becomes of the piece.
endangers_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    endangers(To, Target1, NewPosition),
    endangers(To, Target2, NewPosition),
    different_pos(Target1, Target2).

% Something of the other side cannot get away.
traps_something(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    trapped(_, NewPosition).

% Who takes the piece leaves what it alone defends.
tempts_defender(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    sole_defender(Defender, Target, NewPosition),
    friendly(Defender, NewPosition),
    attacks(Defender, To, NewPosition),
    attacks(Attacker, Target, NewPosition),
    different_pos(Attacker, To).

% Takes what defends something that is attacked; takes what attacks something of this side.
takes_a_defender(Position, From, To) :-
    captures(From, To, Position),
    defends(To, Target, Position),
    attacks(Attacker, Target, Position),
    different_pos(Attacker, From).

takes_an_attacker(Position, From, To) :-
    captures(From, To, Position),
    attacks(To, Target, Position),
    \+ pawn_on(Target, Position).

% Steps between a piece of the other side and what it defends.
interferes(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    defends(Defender, Target, Position),
    hostile(Target, Position),
    aligned(Defender, To, Target),
    \+ defends(Defender, Target, NewPosition),
    attacks(_, Target, NewPosition).

% Takes what is pinned; what nothing defends; what has come far.
takes_pinned(Position, From, To) :-
    captures(From, To, Position),
    pinned(To, Position).

takes_undefended(Position, From, To) :-
    captures(From, To, Position),
    undefended(To, Position).

takes_intruder(Position, From, To) :-
    captures(From, To, Position),
    advanced_to(To, 5, Position).

% Takes with something of less worth, of the same worth, of more.
takes_dearer(Position, From, To) :-
    captures(From, To, Position),
    outranks(To, From, Position).

takes_equal(Position, From, To) :-
    captures(From, To, Position),
    equals(To, From, Position).

% Takes with a pawn, or where a pawn may take back.
pawn_takes(Position, From, To) :-
    captures(From, To, Position),
    pawn_on(From, Position).

takes_from_pawn(Position, From, To) :-
    captures(From, To, Position),
    defends(Pawn, To, Position),
    pawn_on(Pawn, Position).

% Attacks what another piece of this side attacks, too; or such a thing that is no pawn.
attacks_together(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    attacks(Other, Target, NewPosition),
    different_pos(Other, To).

attacks_piece_together(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    \+ pawn_on(Target, NewPosition),
    attacks(Other, Target, NewPosition),
    different_pos(Other, To).

% Offers queens: attacks the other queen from where it can be taken, and back.
offers_queens(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, NewPosition),
    attacks(To, Queen, NewPosition),
    queen_on(Queen, NewPosition),
    defends(_, To, NewPosition).
