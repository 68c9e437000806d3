% The tactics of the chess literature, as clauses over the vocabulary (bk/README.md).
%
% Each is a relation tactic(Position, From, To): in Position, the legal move From, To
% carries the tactic out. What is said of it in English is in logic/english.
%
% worth: fork 0.07 (0.07 to 0.07), right in 4,809 of 70,256 moves in 8,768 puzzles
% worth: winning_fork 0.68 (0.66 to 0.71), right in 869 of 1,273 moves in 8,768 puzzles
% worth: absolute_pin 0.11 (0.09 to 0.13), right in 117 of 1,082 moves in 8,768 puzzles
% worth: relative_pin 0.03 (0.02 to 0.05), right in 14 of 434 moves in 8,768 puzzles
% worth: attacking_the_pinned 0.10 (0.07 to 0.16), right in 18 of 175 moves in 8,768 puzzles
% worth: pinned_defender 0.14 (0.12 to 0.16), right in 203 of 1,485 moves in 8,768 puzzles
% worth: skewer 0.76 (0.70 to 0.82), right in 130 of 170 moves in 8,768 puzzles
% worth: discovered_attack 0.21 (0.20 to 0.23), right in 375 of 1,751 moves in 8,768 puzzles
% worth: discovered_check 0.25 (0.21 to 0.30), right in 107 of 421 moves in 8,768 puzzles
% worth: double_check 0.54 (0.42 to 0.66), right in 33 of 61 moves in 8,768 puzzles
% worth: hanging_piece 0.39 (0.36 to 0.41), right in 588 of 1,517 moves in 8,768 puzzles
% worth: removing_the_defender 0.26 (0.23 to 0.31), right in 123 of 466 moves in 8,768 puzzles
% worth: back_rank_mate 1.00 (0.96 to 1.00), right in 103 of 103 moves in 8,768 puzzles
% worth: smothered_mate 1.00 (0.91 to 1.00), right in 37 of 37 moves in 8,768 puzzles
% worth: trapped_piece 0.48 (0.41 to 0.55), right in 90 of 189 moves in 8,768 puzzles
% worth: promotion 0.14 (0.09 to 0.21), right in 17 of 125 moves in 8,768 puzzles
% worth: mate_in_one 1.00 (1.00 to 1.00), right in 1,358 of 1,358 moves in 8,768 puzzles

% The fork of Krishnan and Martens, "Synthesizing Chess Tactics from Player Games", figure 3.
fork(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Square1, NewPosition),
    attacks(To, Square2, NewPosition),
    different_pos(Square1, Square2).

% A fork worth playing: both targets are in danger, the forking piece is not.
winning_fork(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    endangers(To, Target1, NewPosition),
    endangers(To, Target2, NewPosition),
    different_pos(Target1, Target2),
    \+ en_prise(To, NewPosition),
    \+ checkmate(NewPosition).

% The pinned piece may not leave the line.
absolute_pin(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pins(To, Pinned, King, NewPosition),
    king_on(King, NewPosition),
    \+ pawn_on(Pinned, NewPosition),
    \+ en_prise(To, NewPosition).

% The pinned piece may leave the line, at a price.
relative_pin(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pins(To, Pinned, Behind, NewPosition),
    outranks(Behind, To, NewPosition),
    \+ king_on(Behind, NewPosition),
    \+ pawn_on(Pinned, NewPosition),
    \+ en_prise(To, NewPosition).

% A pinned piece cannot run: one more attacker, or a lesser one, wins it.
attacking_the_pinned(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    threatens(To, Pinned, NewPosition),
    \+ pawn_on(Pinned, NewPosition),
    pins(Pinner, Pinned, King, NewPosition),
    king_on(King, NewPosition),
    different_pos(Pinner, To),
    \+ en_prise(To, NewPosition).

% A pinned piece does not defend: one may go where it seems to stand guard.
pinned_defender(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    wins_exchange(Pinned, To, NewPosition),
    \+ legal_move(Pinned, To, NewPosition),
    pins(Pinner, Pinned, King, NewPosition),
    king_on(King, NewPosition),
    different_pos(Pinner, To).

% The piece in front has to go, and then the one behind it is lost.
skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    lined_up(To, Front, Behind, NewPosition),
    outranks(Front, Behind, NewPosition),
    endangers(To, Front, NewPosition),
    winnable(To, Behind, NewPosition),
    \+ en_prise(To, NewPosition),
    \+ checkmate(NewPosition).

discovered_attack(Position, From, To) :-
    opens_line(From, Slider, Target, Position),
    make_move(From, To, Position, NewPosition),
    endangers(Slider, Target, NewPosition).
% Under check, the other side has no time for an answering attack.
discovered_attack(Position, From, To) :-
    opens_line(From, Slider, Target, Position),
    make_move(From, To, Position, NewPosition),
    threatens(Slider, Target, NewPosition),
    checks(To, _, NewPosition).

% A piece stands in the way of its own slider, and does not attack the target itself.
opens_line(From, Slider, Target, Position) :-
    unveils(From, Slider, Target, Position),
    \+ attacks(From, Target, Position),
    \+ pawn_on(Target, Position).

discovered_check(Position, From, To) :-
    unveils(From, Slider, King, Position),
    make_move(From, To, Position, NewPosition),
    checks(Slider, King, NewPosition).

double_check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(Checker1, King, NewPosition),
    checks(Checker2, King, NewPosition),
    different_pos(Checker1, Checker2).

hanging_piece(Position, From, To) :-
    captures(From, To, Position),
    make_move(From, To, Position, NewPosition),
    \+ en_prise(To, NewPosition),
    hanging(To, Position),
    \+ pawn_on(To, Position).

% The defender is exchanged; once it is taken back, what it defended is lost.
removing_the_defender(Position, From, To) :-
    captures(From, To, Position),
    defends(To, Target, Position),
    attacks(Attacker, Target, Position),
    \+ wins_exchange(Attacker, Target, Position),
    make_move(From, To, Position, NewPosition),
    make_move(_, To, NewPosition, Exchanged),
    hanging(Target, Exchanged),
    wins_exchange(Attacker, Target, Exchanged).

back_rank_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition),
    checks(Checker, King, NewPosition),
    shut_in(King, NewPosition),
    turn(Side, Position),
    last_rank(Side, Checker).

smothered_mate(Position, From, To) :-
    knight_on(From, Position),
    make_move(From, To, Position, NewPosition),
    checks(To, King, NewPosition),
    boxed_in(King, NewPosition),
    checkmate(NewPosition).

trapped_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Target, NewPosition),
    \+ en_prise(To, NewPosition),
    trapped(Target, NewPosition),
    \+ en_prise(Target, Position),
    \+ pinned(Target, NewPosition).

promotion(Position, From, To) :-
    promotes(From, To, Position).
% A queen is the rule; a knight may do what a queen cannot.
promotion(Position, From, To) :-
    make_move(From, To, knight, Position, NewPosition),
    checks(To, _, NewPosition).

mate_in_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition).
mate_in_one(Position, From, To) :-
    make_move(From, To, knight, Position, NewPosition),
    checkmate(NewPosition).
