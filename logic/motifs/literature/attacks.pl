% Motifs of attack: on two pieces at once, and on the wing where the king has castled.
%
% A motif is a predicate of a line of moves (bk/plies.pl). The names are those of the themes of
% Lichess puzzles, and so is the meaning: where the textbook has another, a second motif says
% so. In a position after a move of the solver, what is friendly belongs to the opponent.
% worth: fork 0.99 (0.98 to 1.00), right in 1,223 of 1,234 solutions that it holds on
% worth: textbook_fork 0.89 (0.87 to 0.91), right in 1,223 of 1,372 solutions that it holds on
% worth: kingside_attack 1.00 (0.99 to 1.00), right in 769 of 770 solutions that it holds on
% worth: queenside_attack 0.97 (0.92 to 0.98), right in 138 of 143 solutions that it holds on

% Motifs though other clauses call them.
motif(fork).

% The last move of a line is left out: what it attacks is not taken any more.
fork(Line) :-
    solver_move(Ply, _, Forker, _, After, Line),
    reply(Ply, _, _, _, Line),
    \+ king_on(Forker, After),
    prey(One, Forker, After),
    prey(Other, Forker, After),
    different_pos(One, Other),
    \+ vulnerable(Forker, After).

% Any move may fork, the last one and the king's, too.
textbook_fork(Line) :-
    solver_move(_, _, Forker, _, After, Line),
    prey(One, Forker, After),
    prey(Other, Forker, After),
    different_pos(One, Other),
    \+ vulnerable(Forker, After),
    \+ checkmate(After).

% In a line that a search found: the forker takes one of the two, whatever might have taken it, or,
% where the line is no mate, of which a fork is only a part by chance, the fork pays otherwise.
decisive_fork(Line) :-
    solver_move(Ply, _, Forker, _, After, Line),
    prey(One, Forker, After),
    prey(Other, Forker, After),
    different_pos(One, Other),
    \+ king_on(Forker, After),
    next_move(Ply, Forker, One, Then, _, Line),
    hostile(One, Then).
decisive_fork(Line) :-
    solver_move(Ply, _, Forker, _, After, Line),
    prey(One, Forker, After),
    prey(Other, Forker, After),
    different_pos(One, Other),
    \+ king_on(Forker, After),
    \+ vulnerable(Forker, After),
    falls(Ply, One, Line),
    last_move(_, _, _, _, End, Line),
    \+ checkmate(End).
decisive_fork(Line) :-
    solver_move(Ply, _, Forker, _, After, Line),
    prey(One, Forker, After),
    prey(Other, Forker, After),
    different_pos(One, Other),
    \+ king_on(Forker, After),
    \+ vulnerable(Forker, After),
    pays(Ply, Forker, Line),
    last_move(_, _, _, _, End, Line),
    \+ checkmate(End).

% What is attacked by a move is taken later, where it stands or where it flees to.
falls(Ply, Prey, Line) :-
    takes_on(Later, Prey, Line),
    solver_ply(Later, Line),
    earlier_ply(Ply, Later).
falls(Ply, Prey, Line) :-
    reply(Then, Prey, Refuge, _, Line),
    \+ earlier_ply(Then, Ply),
    takes_on(Later, Refuge, Line),
    solver_ply(Later, Line),
    earlier_ply(Then, Later).

% What the forker takes next was put before the prey, or the forker is taken and taken back.
pays(Ply, Forker, Line) :-
    next_move(Ply, Forker, Guard, Then, _, Line),
    hostile(Guard, Then).
pays(Ply, Forker, Line) :-
    reply(Ply, _, Forker, _, Line),
    next_move(Ply, _, Forker, _, _, Line).

% Worth more than what attacks it, or there for nothing and unable to hit back.
prey(Target, Attacker, Position) :-
    attacks(Attacker, Target, Position),
    outranks(Target, Attacker, Position).
prey(Target, Attacker, Position) :-
    attacks(Attacker, Target, Position),
    \+ pawn_on(Target, Position),
    \+ outranks(Target, Attacker, Position),
    unguarded(Target, Position),
    \+ attacks(Target, Attacker, Position).

% Where the line has another name already, fork or back-rank mate, it is not called so.
kingside_attack(Line) :-
    first_move(_, _, Start, _, Line),
    men_left(20, Start),
    king_at_home(King, Start),
    short_side(King),
    stormed(Line),
    \+ named_otherwise(Line).

queenside_attack(Line) :-
    first_move(_, _, Start, _, Line),
    men_left(18, Start),
    king_at_home(King, Start),
    long_side(King),
    stormed(Line),
    \+ named_otherwise(Line).

% Checks and captures near the corner are two more than moves that go far from it.
stormed(Line) :-
    last_ply(Last, Line),
    storm_by(Last, 2, Line),
    solver_ply(Ply, Line),
    gives_check(Ply, Line).

% In a line that a search found: two moves come near, one of them close.
decisive_kingside_attack(Line) :-
    first_move(_, _, Start, _, Line),
    men_left(20, Start),
    king_at_home(King, Start),
    short_side(King),
    rank_of(King, Rank),
    rank_of(Corner, Rank),
    file_of(Corner, 8),
    \+ strays(Corner, Line),
    \+ named_otherwise(Line),
    pressed(Corner, Line),
    struck(Corner, Line).

decisive_queenside_attack(Line) :-
    first_move(_, _, Start, _, Line),
    men_left(18, Start),
    king_at_home(King, Start),
    long_side(King),
    rank_of(King, Rank),
    rank_of(Corner, Rank),
    file_of(Corner, 1),
    \+ strays(Corner, Line),
    \+ named_otherwise(Line),
    pressed(Corner, Line),
    struck(Corner, Line).

% Two of the moves, not one that takes and checks.
pressed(Corner, Line) :-
    check_near(Ply, Corner, Line),
    capture_near(Later, Corner, Line),
    earlier_ply(Ply, Later).
pressed(Corner, Line) :-
    capture_near(Ply, Corner, Line),
    check_near(Later, Corner, Line),
    earlier_ply(Ply, Later).
pressed(Corner, Line) :-
    check_near(Ply, Corner, Line),
    check_near(Later, Corner, Line),
    earlier_ply(Ply, Later).

% A check or a capture, no more than two steps from the corner.
struck(Corner, Line) :-
    check_near(Ply, Corner, Line),
    solver_move(Ply, _, To, _, _, Line),
    \+ off_corner(Corner, To).
struck(Corner, Line) :-
    capture_near(Ply, Corner, Line),
    solver_move(Ply, _, To, _, _, Line),
    \+ off_corner(Corner, To).

off_corner(Corner, Square) :-
    apart(Corner, Square, 3).
off_corner(Corner, Square) :-
    apart(Corner, Square, 4).
off_corner(Corner, Square) :-
    far_from(Corner, Square).

king_at_home(King, Start) :-
    king_on(King, Start),
    hostile(King, Start),
    at_home(King, Start).

short_side(King) :-
    file_of(King, 7).
short_side(King) :-
    file_of(King, 8).

long_side(King) :-
    file_of(King, 1).
long_side(King) :-
    file_of(King, 2).
long_side(King) :-
    file_of(King, 3).

check_near(Ply, Corner, Line) :-
    gives_check(Ply, Line),
    solver_move(Ply, _, To, _, _, Line),
    \+ far_from(Corner, To).

capture_near(Ply, Corner, Line) :-
    taken(Ply, _, Line),
    solver_move(Ply, _, To, _, _, Line),
    \+ apart(Corner, To, 4),
    \+ far_from(Corner, To).

% A move that gives no check, and goes far away from the corner.
strays(Corner, Line) :-
    solver_move(Ply, _, To, _, _, Line),
    far_from(Corner, To),
    \+ gives_check(Ply, Line).

far_from(Corner, Square) :-
    apart(Corner, Square, 5).
far_from(Corner, Square) :-
    apart(Corner, Square, 6).
far_from(Corner, Square) :-
    apart(Corner, Square, 7).

named_otherwise(Line) :-
    fork(Line).
named_otherwise(Line) :-
    last_move(_, _, _, _, After, Line),
    checks(Checker, King, After),
    same_rank(Checker, King),
    shut_in(King, After),
    \+ shelter_attacked(King, After),
    checkmate(After).

shelter_attacked(King, Position) :-
    adjacent(King, Square),
    \+ same_rank(King, Square),
    attacks(_, Square, Position).
