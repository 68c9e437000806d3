% The tactics of the chess literature, as clauses over the vocabulary (bk/README.md).
%
% Each is a relation tactic(Position, From, To): in Position, the legal move From, To
% carries the tactic out. english/2 says it in a line; {Variable} is the piece there.

english(fork, "{To} attacks {Square1} and {Square2} at once.").
english(winning_fork, "{To} threatens {Target1} and {Target2} at once and is safe itself.").
english(absolute_pin, "{To} pins {Pinned} to {King}.").
english(relative_pin, "{To} pins {Pinned} to {Behind}, which is worth more.").
english(skewer, "{To} attacks {Front}, and {Behind} stands behind it.").
english(discovered_attack, "{From} moves out of the way: {Slider} threatens {Target}.").
english(discovered_check, "{From} moves out of the way: {Slider} gives check.").
english(double_check, "{Checker1} and {Checker2} give check together.").
english(hanging_piece, "{From} takes {To}, which nothing defends.").
english(removing_the_defender,
        "{From} takes the defender: {Attacker} now attacks {Target}, which is left undefended.").
english(back_rank_mate, "{Checker} mates {King}, which cannot leave its back rank.").
english(smothered_mate, "{To} mates {King}, smothered by its own pieces.").
english(trapped_piece, "{Target} is attacked and has no safe square.").
english(promotion, "{From} promotes.").
english(mate_in_one, "{To} gives checkmate.").

% The fork of Krishnan and Martens, "Synthesizing Chess Tactics from Player Games", figure 3.
fork(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Square1, NewPosition),
    attacks(To, Square2, NewPosition),
    different_pos(Square1, Square2).

% A fork worth playing: both targets are in danger, the forking piece is not.
winning_fork(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    threatens(To, Target1, NewPosition),
    threatens(To, Target2, NewPosition),
    different_pos(Target1, Target2),
    \+ en_prise(To, NewPosition).

absolute_pin(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    behind(To, Pinned, King, NewPosition),
    attacks(To, Pinned, NewPosition),
    same_side(Pinned, King, NewPosition),
    piece_at(King, NewPosition, _, king),
    \+ en_prise(To, NewPosition).

relative_pin(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    behind(To, Pinned, Behind, NewPosition),
    attacks(To, Pinned, NewPosition),
    same_side(Pinned, Behind, NewPosition),
    outranks(Behind, Pinned, NewPosition),
    outranks(Behind, To, NewPosition),
    \+ piece_at(Behind, NewPosition, _, king),
    \+ en_prise(To, NewPosition).

skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    behind(To, Front, Behind, NewPosition),
    threatens(To, Front, NewPosition),
    same_side(Front, Behind, NewPosition),
    outranks(Front, Behind, NewPosition),
    \+ piece_at(Behind, NewPosition, _, pawn),
    \+ en_prise(To, NewPosition).

discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    behind(Slider, From, Target, Position),
    same_side(Slider, From, Position),
    threatens(Slider, Target, NewPosition).

discovered_check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    behind(Slider, From, King, Position),
    checks(Slider, King, NewPosition).

double_check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(Checker1, King, NewPosition),
    checks(Checker2, King, NewPosition),
    different_pos(Checker1, Checker2).

hanging_piece(Position, From, To) :-
    captures(From, To, Position),
    hanging(To, Position).

removing_the_defender(Position, From, To) :-
    captures(From, To, Position),
    defends(To, Target, Position),
    make_move(From, To, Position, NewPosition),
    attacks(Attacker, Target, NewPosition),
    hanging(Target, NewPosition),
    \+ hanging(Target, Position).

back_rank_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition),
    checks(Checker, King, NewPosition),
    turn(Side, Position),
    last_rank(Side, King),
    last_rank(Side, Checker),
    \+ luft(King, NewPosition).

% A square off the king's rank that its own side does not block.
luft(King, Position) :-
    piece_at(King, Position, Side, king),
    rank_of(King, Rank),
    adjacent(King, Square),
    \+ rank_of(Square, Rank),
    \+ piece_at(Square, Position, Side, _).

smothered_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition),
    piece_at(To, NewPosition, _, knight),
    checks(To, King, NewPosition),
    boxed_in(King, NewPosition).

trapped_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    trapped(Target, NewPosition),
    \+ en_prise(To, NewPosition).

promotion(Position, From, To) :-
    promotes(From, To, Position).

mate_in_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition).
