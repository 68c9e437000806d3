% The tactics of the chess literature, as clauses over the vocabulary (bk/README.md).
%
% Each is a relation tactic(Position, From, To): in Position, the legal move From, To
% carries the tactic out. What is said of it in English is in logic/english.

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
