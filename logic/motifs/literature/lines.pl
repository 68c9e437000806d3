% Motifs of lines: pins, skewers, x-rays, and pieces that step off a line.
%
% In a position after a move of the solver, what is friendly belongs to the opponent.
% worth: pin 0.98 (0.97 to 0.99), right in 553 of 562 solutions that it holds on
% worth: textbook_pin 0.61 (0.56 to 0.66), right in 197 of 323 solutions that it holds on
% worth: skewer 0.99 (0.97 to 1.00), right in 181 of 182 solutions that it holds on
% worth: x_ray_attack 1.00 (0.85 to 1.00), right in 22 of 22 solutions that it holds on
% worth: discovered_attack 0.99 (0.98 to 1.00), right in 475 of 479 solutions that it holds on
% worth: discovered_check 0.95 (0.90 to 0.97), right in 160 of 169 solutions that it holds on
% worth: double_check 0.98 (0.90 to 1.00), right in 54 of 55 solutions that it holds on

% It attacks something that it may not take.
pin(Line) :-
    solver_move(_, _, _, _, After, Line),
    friendly(Pinned, After),
    pinned(Pinned, After),
    attacks(Pinned, Target, After),
    tempting(Target, Pinned, After),
    \+ pin_line(Pinned, Target, After).
% It is worth more than the piece that pins it, and may not run away.
pin(Line) :-
    solver_move(_, _, _, _, After, Line),
    friendly(Pinned, After),
    pinned(Pinned, After),
    pins(Pinner, Pinned, King, After),
    king_on(King, After),
    outranks(Pinned, Pinner, After).
% Nothing guards it, it cannot take the piece that pins it, and it would have had somewhere to go.
pin(Line) :-
    solver_move(_, _, _, _, After, Line),
    friendly(Pinned, After),
    pinned(Pinned, After),
    unguarded(Pinned, After),
    pins(Pinner, Pinned, King, After),
    king_on(King, After),
    \+ attacks(Pinned, Pinner, After),
    way_off_the_line(Pinned, After).

% In a line that a search found, the pin has a part: it may not take the piece that has moved,
decisive_pin(Line) :-
    solver_move(_, _, Target, _, After, Line),
    attacks(Pinned, Target, After),
    friendly(Pinned, After),
    pinned(Pinned, After),
    tempting(Target, Pinned, After),
    \+ pin_line(Pinned, Target, After).
% or is no pawn, and pinned by that piece,
decisive_pin(Line) :-
    solver_move(_, _, Pinner, _, After, Line),
    pins(Pinner, Pinned, King, After),
    king_on(King, After),
    \+ pawn_on(Pinned, After),
    pinned_in_vain(Pinned, Pinner, After).
% or attacked by it,
decisive_pin(Line) :-
    solver_move(_, _, Attacker, _, After, Line),
    attacks(Attacker, Pinned, After),
    \+ pawn_on(Pinned, After),
    pins(Pinner, Pinned, King, After),
    king_on(King, After),
    pinned_in_vain(Pinned, Pinner, After).
% or taken next, while it is pinned.
decisive_pin(Line) :-
    solver_move(Ply, _, _, _, After, Line),
    friendly(Pinned, After),
    pinned(Pinned, After),
    \+ pawn_on(Pinned, After),
    next_move(Ply, _, Pinned, Before, _, Line),
    hostile(Pinned, Before),
    pins(_, Pinned, King, Before),
    king_on(King, Before).

% It would like to take something, is worth more than what pins it, or stands there for nothing.
pinned_in_vain(Pinned, Pinner, Position) :-
    attacks(Pinned, Target, Position),
    different_pos(Target, Pinner),
    tempting(Target, Pinned, Position),
    \+ pin_line(Pinned, Target, Position).
pinned_in_vain(Pinned, Pinner, Position) :-
    outranks(Pinned, Pinner, Position).
pinned_in_vain(Pinned, Pinner, Position) :-
    unguarded(Pinned, Position),
    \+ attacks(Pinned, Pinner, Position),
    way_off_the_line(Pinned, Position).

tempting(Target, Pinned, Position) :-
    outranks(Target, Pinned, Position).
tempting(Target, Pinned, Position) :-
    attacks(Pinned, Target, Position),
    unguarded(Target, Position).

way_off_the_line(Pinned, Position) :-
    \+ pawn_on(Pinned, Position),
    controls(Pinned, Square, Position),
    \+ friendly(Square, Position),
    \+ pin_line(Pinned, Square, Position).
way_off_the_line(Pinned, Position) :-
    pawn_on(Pinned, Position),
    attacks(Pinned, Square, Position),
    \+ pin_line(Pinned, Square, Position).
way_off_the_line(Pinned, Position) :-
    pawn_on(Pinned, Position),
    adjacent(Pinned, Square),
    same_file(Pinned, Square),
    empty(Square, Position),
    \+ pin_line(Pinned, Square, Position).

% What stands behind need not be a king: it is enough that it is worth more than the pinned
% piece and the one that pins. The solver pins by a move, or attacks what was pinned before.
textbook_pin(Line) :-
    solver_move(_, _, Pinner, _, After, Line),
    pins(Pinner, Pinned, Behind, After),
    outranks(Behind, Pinner, After),
    \+ pawn_on(Pinned, After),
    \+ vulnerable(Pinner, After).
textbook_pin(Line) :-
    solver_move(_, _, Attacker, _, After, Line),
    attacks(Attacker, Pinned, After),
    pins(Pinner, Pinned, Behind, After),
    king_on(Behind, After),
    different_pos(Pinner, Attacker),
    vulnerable(Pinned, After).

skewer(Line) :-
    earlier_move(Ply, _, _, _, Then, Line),
    solver_move(Ply, From, Target, Before, After, Line),
    move_before(Ply, Front, Fled, _, Line),
    aligned(From, Front, Target),
    hostile(Target, Before),
    different_pos(Fled, Target),
    outranks(Fled, Target, Before),
    vulnerable(Target, Before),
    \+ king_on(From, Then),
    \+ checkmate(After).

% Pieces are exchanged on a square, and what takes last had to look through one of the opponent's.
x_ray_attack(Line) :-
    earlier_move(Ply, _, Square, _, _, Line),
    move_before(Ply, Middle, Square, _, Line),
    solver_move(Ply, From, Square, Before, _, Line),
    aligned(From, Middle, Square),
    \+ king_on(Square, Before).

% Of a check: the piece that moves does not give it, too.
discovered_attack(Line) :-
    solver_move(_, _, To, _, After, Line),
    king_on(King, After),
    checks(_, King, After),
    \+ checks(To, King, After).
discovered_attack(Line) :-
    earlier_move(Ply, Aside, Place, _, _, Line),
    solver_move(Ply, From, Target, _, _, Line),
    aligned(From, Aside, Target),
    takes_on(Ply, Target, Line),
    different_pos(Place, Target),
    different_pos(Place, From),
    \+ castled_before(Ply, Line),
    \+ recaptured_by(Ply, Line).

% In a line that a search found: more than a pawn is taken, and the line to it is open at once.
decisive_discovered_attack(Line) :-
    solver_move(_, _, To, _, After, Line),
    king_on(King, After),
    checks(_, King, After),
    \+ checks(To, King, After).
decisive_discovered_attack(Line) :-
    earlier_move(Ply, Aside, Place, _, Opened, Line),
    solver_move(Ply, From, Target, Before, _, Line),
    aligned(From, Aside, Target),
    attacks(From, Target, Opened),
    takes_on(Ply, Target, Line),
    \+ pawn_on(Target, Before),
    different_pos(Place, Target),
    different_pos(Place, From),
    \+ castled_before(Ply, Line),
    \+ recaptured_by(Ply, Line).

castled_before(Ply, Line) :-
    castled(Earlier, Line),
    next_ply(Earlier, Reply),
    next_ply(Reply, Ply).

% Once the solver takes back, from the second move on, attacks that follow are another story.
recaptured_by(Ply, Line) :-
    move_before(Early, _, Square, _, Line),
    solver_move(Early, _, Square, _, _, Line),
    taken(Early, _, Line),
    earlier_ply(1, Early),
    \+ earlier_ply(Ply, Early).

discovered_check(Line) :-
    solver_move(_, _, To, _, After, Line),
    king_on(King, After),
    checks(Checker, King, After),
    different_pos(Checker, To).

double_check(Line) :-
    solver_move(_, _, _, _, After, Line),
    king_on(King, After),
    checks(One, King, After),
    checks(Other, King, After),
    different_pos(One, Other).
