:- module(chess_theme_words,
          [ word_fact/3          % ?Words, +Tree, -Fact
          ]).

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(aggregate)).

%   As in ../themes.pl: compiled away from its folder, it finds the vocabulary there.
:- if(exists_source('../../../bk/solutions')).
:- use_module('../../../bk/vocabulary').
:- use_module('../../../bk/solutions').
:- else.
:- add_import_module(chess_theme_words, chess_solutions, start).
:- endif.

/** <module> Words for learning themes of chess problems

Learned clauses speak of moves where those of ../themes.pl speak of nodes, so that the same
defence or the same mate in two phases is one variable. A defence is a move as in UCI; an
attack, which is an answer or a threat, a piece and the square it goes to: the same piece
mates there, wherever the first move has put it. What a move does is said of the solution's
actual play. Words have positive and negative forms, since learned clauses negate nothing.

Everything else is looked up in bk/solutions.pl. bias.lp says which words clauses may use.
*/

%!  word_fact(+Words, +Tree, -Fact) is nondet.
%
%   True when Fact is an answer to one of Words, a list Name/Arity, about Tree, with the atom
%   tree in its place.

word_fact(Words, Tree, Fact) :-
    member(Name/Arity, Words),
    functor(Goal, Name, Arity),
    functor(Fact, Name, Arity),
    arg(Arity, Goal, Tree),
    arg(Arity, Fact, tree),
    Before is Arity - 1,
    findall(Fact, ( call(Goal), same_arguments(Before, Goal, Fact) ), Facts),
    sort(Facts, Different),
    member(Fact, Different).

same_arguments(0, _, _) :-
    !.
same_arguments(Place, Goal, Fact) :-
    arg(Place, Goal, Value),
    arg(Place, Fact, Value),
    Next is Place - 1,
    same_arguments(Next, Goal, Fact).

% The first move of the solution; words without a phase speak of the actual play.

first_move(From, To, Tree) :-
    actual_play(Phase, Tree),
    tree_move(Phase, From, To, Tree).

% It threatens nothing and gives no check.
waits(Tree) :-
    actual_play(Phase, Tree),
    \+ threat(Phase, _, Tree),
    \+ gives_check_in(Phase, Tree).

threats(Number, Tree) :-
    actual_play(Phase, Tree),
    aggregate_all(count, threat(Phase, _, Tree), Number).

flights_given(Number, Tree) :-
    actual_play(Phase, Tree),
    aggregate_all(count, gives_flight(Phase, _, Tree), Number).

flights_taken(Number, Tree) :-
    actual_play(Phase, Tree),
    aggregate_all(count, takes_flight(Phase, _, Tree), Number).

% What is threatened, what replies there are, and what meets them, phase by phase.

threat_of(Attack, Tree) :-
    actual_play(Phase, Tree),
    threatened(Phase, Attack, Tree).

try_threat(Try, Attack, Tree) :-
    phase(try, Try, Tree),
    threatened(Try, Attack, Tree).

threatened(Phase, Attack, Tree) :-
    threat(Phase, Node, Tree),
    attack(Node, Attack, Tree).

met(Defence, Attack, Tree) :-
    met_in(key, _, Defence, Attack, Tree).

set_met(Defence, Attack, Tree) :-
    met_in(set, _, Defence, Attack, Tree).

try_met(Try, Defence, Attack, Tree) :-
    met_in(try, Try, Defence, Attack, Tree).

met_in(Kind, Phase, Defence, Attack, Tree) :-
    phase(Kind, Phase, Tree),
    variation(Phase, Node, Answer, Tree),
    uci(Node, Defence, Tree),
    attack(Answer, Attack, Tree).

% In set play there is an answer to each move that could be made.
all_set(Tree) :-
    phase(set, Phase, Tree),
    after(Phase, Waiting, Tree),
    \+ ( legal_move(From, To, Waiting),
         \+ ( defence(Phase, Defence, Tree), tree_move(Defence, From, To, Tree) )
       ).

reply(Defence, Tree) :-
    actual_play(Phase, Tree),
    reply_node(Phase, Node, Tree),
    uci(Node, Defence, Tree).

reply_node(Phase, Node, Tree) :-
    phase(_, Phase, Tree),
    (   defence(Phase, Node, Tree)
    ;   idle_reply(Phase, Node, Tree)
    ;   refutation(Phase, Node, Tree)
    ).

refuted_by(Try, Defence, Tree) :-
    refutation(Try, Node, Tree),
    uci(Node, Defence, Tree).

% A later move of the attacking side, however deep in the play.
later_move(From, To, Tree) :-
    actual_play(Phase, Tree),
    below(Phase, Node, Tree),
    node_kind(Node, Kind, Tree),
    memberchk(Kind, [answer, threat]),
    tree_move(Node, From, To, Tree).

below(Above, Node, Tree) :-
    parent(Child, Above, Tree),
    (   Node = Child
    ;   below(Child, Node, Tree)
    ).

goes_from(Defence, Square, Tree) :-
    any_reply(Node, Defence, Tree),
    tree_move(Node, Square, _, Tree).

goes_to(Defence, Square, Tree) :-
    any_reply(Node, Defence, Tree),
    tree_move(Node, _, Square, Tree).

% A reply of any phase, however deep in the play.
any_reply(Node, Defence, Tree) :-
    node_kind(Node, Kind, Tree),
    memberchk(Kind, [defence, idle, refutation]),
    uci(Node, Defence, Tree).

% Two defences by one piece, and two by different pieces on one square.
same_piece(Defence, Other, Tree) :-
    two_defences(Defence, From, _, Other, From, _, Tree).

same_square(Defence, Other, Tree) :-
    two_defences(Defence, From1, To, Other, From2, To, Tree),
    From1 \== From2.

two_defences(Defence, From1, To1, Other, From2, To2, Tree) :-
    actual_play(Phase, Tree),
    defence(Phase, Node1, Tree),
    tree_move(Node1, From1, To1, Tree),
    defence(Phase, Node2, Tree),
    Node1 \== Node2,
    tree_move(Node2, From2, To2, Tree),
    uci(Node1, Defence, Tree),
    uci(Node2, Other, Tree).

% The king defends, or another piece.
king_moves(Defence, Tree) :-
    moved_by(Defence, king, Tree).

piece_moves(Defence, Tree) :-
    moved_by(Defence, Piece, Tree),
    Piece \== king.

moved_by(Defence, Piece, Tree) :-
    any_reply(Node, Defence, Tree),
    mover(Node, _, Piece, Tree).

other_attack(Attack, Other, Tree) :-
    findall(A, ( met_in(_, _, _, A, Tree) ; phase(_, P, Tree), threatened(P, A, Tree) ), All),
    two_of(All, Attack, Other).

other_defence(Defence, Other, Tree) :-
    findall(D, met_in(_, _, D, _, Tree), All),
    two_of(All, Defence, Other).

two_of(All, One, Other) :-
    sort(All, Each),
    member(One, Each),
    member(Other, Each),
    One \== Other.

% Variations of the actual play.

% The mate needs no more than that the piece is gone; or it needs more.
error_enough(Defence, Attack, Tree) :-
    ending(Node, Mate, Defence, Attack, Tree),
    mates_once_gone(Node, Mate, Tree).

error_not_enough(Defence, Attack, Tree) :-
    ending(Node, Mate, Defence, Attack, Tree),
    reaches_goal(Mate, Tree),
    \+ mates_once_gone(Node, Mate, Tree).

spares_defender(Defence, Attack, Tree) :-
    ending(Node, Mate, Defence, Attack, Tree),
    tree_move(Node, _, Square, Tree),
    \+ tree_move(Mate, _, Square, Tree).

% In any phase, and later in the play: where the answer is no mate yet, a closed line is enough.
shuts_off(Defence, Attack, Shut, Tree) :-
    sole_answer(Node, Answer, Tree),
    (   weakness(Node, Answer, shuts(Shut, _), Tree)
    ;   \+ reaches_goal(Answer, Tree),
        closes_own_line(Node, Shut, Tree)
    ),
    uci(Node, Defence, Tree),
    attack(Answer, Attack, Tree).

closes_own_line(Node, Slider, Tree) :-
    closes(Node, Slider, _, Tree),
    mover(Node, Side, _, Tree),
    before(Node, Before, Tree),
    piece_at(Slider, Before, Side, _).

blocks(Defence, Attack, Square, Tree) :-
    ending(Node, Mate, Defence, Attack, Tree),
    weakness(Node, Mate, blocks(Square), Tree).

opens_line(Defence, Attack, Square, Tree) :-
    ending(Node, Mate, Defence, Attack, Tree),
    weakness(Node, Mate, opens(_, Square), Tree).

stops_guarding(Defence, Attack, Square, Tree) :-
    ending(Node, Mate, Defence, Attack, Tree),
    weakness(Node, Mate, leaves(Square), Tree).

unpins_attacker(Defence, Attack, Tree) :-
    ending(Node, Mate, Defence, Attack, Tree),
    weakness(Node, Mate, unpins(_), Tree).

% The mate shuts off a piece of its own side from a square beside the king.
shuts_own_guard(Defence, Attack, Square, Tree) :-
    ending(_, Mate, Defence, Attack, Tree),
    after(Mate, Mated, Tree),
    turn(Side, Mated),
    king_at(Side, King, Mated),
    closes(Mate, Slider, Square, Tree),
    adjacent(King, Square),
    other_side(Side, Other),
    piece_at(Slider, Mated, Other, _).

fires(Defence, Attack, Tree) :-
    ending(_, Mate, Defence, Attack, Tree),
    fires_battery(Mate, _, _, Tree).

pinned_in_mate(Defence, Attack, Square, Tree) :-
    ending(_, Mate, Defence, Attack, Tree),
    reaches_goal(Mate, Tree),
    after(Mate, Mated, Tree),
    pin_picture(Mated, Square).

model(Defence, Attack, Tree) :-
    last_mate(Defence, Attack, Mated, Tree),
    model_picture(Mated).

ideal(Defence, Attack, Tree) :-
    last_mate(Defence, Attack, Mated, Tree),
    ideal_picture(Mated).

checks_back(Defence, Tree) :-
    actual_play(Phase, Tree),
    defence(Phase, Node, Tree),
    gives_check_in(Node, Tree),
    uci(Node, Defence, Tree).

% ending(Node, Answer, Defence, Attack, Tree): a variation of the actual play, as nodes and
% as moves.
ending(Node, Answer, Defence, Attack, Tree) :-
    actual_play(Phase, Tree),
    variation(Phase, Node, Answer, Tree),
    uci(Node, Defence, Tree),
    attack(Answer, Attack, Tree).

% last_mate(Defence, Attack, Position, Tree): a mate that ends this variation.
last_mate(Defence, Attack, Position, Tree) :-
    ending(_, Answer, Defence, Attack, Tree),
    (   Node = Answer
    ;   below(Answer, Node, Tree)
    ),
    reaches_goal(Node, Tree),
    after(Node, Position, Tree),
    checkmate(Position).

% What learned clauses compare numbers with.

at_least(Number, Least) :-
    Number >= Least.

at_most(Number, Most) :-
    Number =< Most.

% How moves are written in facts.

uci(Node, Move, Tree) :-
    tree_move(Node, From, To, Tree),
    (   promotion_of(Node, Piece, Tree)
    ->  atomic_list_concat([From, To, Piece], Move)
    ;   atom_concat(From, To, Move)
    ).

attack(Node, Attack, Tree) :-
    tree_move(Node, _, To, Tree),
    mover(Node, _, Piece, Tree),
    atomic_list_concat([Piece, To], '_', Attack).
