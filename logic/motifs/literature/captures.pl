% Motifs of taking: what is free, what cannot run, what was guarded, and what is given.
% worth: hanging_piece 0.99 (0.98 to 1.00), right in 361 of 364 solutions that it holds on
% worth: trapped_piece 1.00 (0.96 to 1.00), right in 92 of 92 solutions that it holds on
% worth: capturing_defender 0.98 (0.90 to 1.00), right in 51 of 52 solutions that it holds on
% worth: sacrifice 1.00 (0.99 to 1.00), right in 737 of 738 solutions that it holds on
% worth: intermezzo 1.00 (0.96 to 1.00), right in 105 of 105 solutions that it holds on

hanging_piece(Line) :-
    first_move(From, To, Before, _, Line),
    captures(From, To, Before),
    \+ pawn_on(To, Before),
    unguarded(To, Before),
    \+ evens_out(To, Line),
    \+ gives_back(Line).

% The opponent has just taken on the same square something of at least that worth.
evens_out(To, Line) :-
    move_before(1, _, To, _, Line),
    taken(0, Lost, Line),
    taken(1, Won, Line),
    \+ worth_more(Won, Lost).

% After the second move, less is left of what the first has won.
gives_back(Line) :-
    solver_ply(3, Line),
    up_by(1, Number, Line),
    \+ up_by(3, Number, Line).

% It stayed where it was.
trapped_piece(Line) :-
    earlier_move(Ply, _, _, _, Then, Line),
    solver_move(Ply, _, Trapped, Before, _, Line),
    move_before(Ply, _, Elsewhere, _, Line),
    hostile(Trapped, Before),
    \+ pawn_on(Trapped, Before),
    different_pos(Elsewhere, Trapped),
    cornered(Trapped, Then).
% It moved, in vain.
trapped_piece(Line) :-
    earlier_move(Ply, _, _, _, Then, Line),
    solver_move(Ply, _, To, Before, _, Line),
    move_before(Ply, Trapped, To, _, Line),
    hostile(To, Before),
    \+ pawn_on(To, Before),
    cornered(Trapped, Then).

capturing_defender(Line) :-
    defender_taken(Ply, _, Line),
    solver_move(Ply, From, To, Before, After, Line),
    move_before(Ply, _, Replied, _, Line),
    different_pos(Replied, To),
    hostile(To, Before),
    \+ king_on(From, Before),
    taken(Ply, Prize, Line),
    piece_at(To, After, _, Taker),
    \+ worth_more(Prize, Taker),
    unguarded(To, Before).
% Or it guarded the square of the mate.
capturing_defender(Line) :-
    last_move(Ply, _, _, _, After, Line),
    checkmate(After),
    defender_taken(Ply, _, Line).

% In a line that a search found: it guarded more than a pawn.
decisive_capturing_defender(Line) :-
    defender_taken(Ply, _, Line),
    solver_move(Ply, From, To, Before, After, Line),
    move_before(Ply, _, Replied, _, Line),
    different_pos(Replied, To),
    hostile(To, Before),
    \+ pawn_on(To, Before),
    \+ king_on(From, Before),
    taken(Ply, Prize, Line),
    piece_at(To, After, _, Taker),
    \+ worth_more(Prize, Taker),
    unguarded(To, Before).
decisive_capturing_defender(Line) :-
    last_move(Ply, _, _, _, After, Line),
    checkmate(After),
    defender_taken(Ply, _, Line).

% Quietly: no check before or after, and not with the piece that moves now.
defender_taken(Ply, Defender, Line) :-
    earlier_move(Ply, _, Defender, Before, After, Line),
    hostile(Defender, Before),
    solver_move(Ply, From, To, _, _, Line),
    different_pos(Defender, From),
    controls(Defender, To, Before),
    \+ in_check(_, Before),
    \+ in_check(_, After).

sacrifice(Line) :-
    earlier_move(Ply, _, _, _, _, Line),
    down_by(Ply, 2, Line),
    \+ opponent_promotes(Line).

opponent_promotes(Line) :-
    solver_ply(Ply, Line),
    next_ply(Ply, Reply),
    becomes(Reply, _, Line).

intermezzo(Line) :-
    taken_later(Between, From, Square, Line),
    move_before(Between, _, Square, _, Line),
    taken(Taking, _, Line),
    next_ply(Taking, Between),
    solver_move(Between, _, _, Before, _, Line),
    legal_move(From, Square, Before),
    \+ taken_later_before(Between, Line).

% In a line that a search found, whose position may come without the move before: a check or a
% capture comes first, where a piece could be taken at once.
decisive_intermezzo(Line) :-
    could_take_before(Between, Line),
    gives_check(Between, Line).
decisive_intermezzo(Line) :-
    could_take_before(Between, Line),
    taken(Between, _, Line).

could_take_before(Between, Line) :-
    taken_later(Between, From, Square, Line),
    solver_move(Between, _, _, Before, _, Line),
    hostile(Square, Before),
    \+ pawn_on(Square, Before),
    legal_move(From, Square, Before).

% After the move Between, the solver takes elsewhere than it went; the reply was no piece that
% attacked that square.
taken_later(Between, From, Square, Line) :-
    next_move(Between, From, Square, _, _, Line),
    solver_move(Between, _, Elsewhere, _, After, Line),
    next_ply(Between, Reply),
    next_ply(Reply, Next),
    taken(Next, _, Line),
    different_pos(Elsewhere, Square),
    reply(Between, Replied, _, _, Line),
    \+ controls(Replied, Square, After).

taken_later_before(Between, Line) :-
    taken_later(Earlier, _, _, Line),
    earlier_ply(Earlier, Between).
