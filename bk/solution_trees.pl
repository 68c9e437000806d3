:- module(chess_solution_trees,
          [ solution_tree/2,     % +Solution, -Tree
            tree_position/2,     % ?Position, +Tree
            tree_stipulation/2,  % ?Stipulation, +Tree
            phase/3,             % ?Kind, ?Phase, +Tree
            actual_play/2,       % ?Phase, +Tree
            solution_play/2,     % ?Phase, +Tree
            threat/3,            % ?Phase, ?Threat, +Tree
            defence/3,           % ?Phase, ?Defence, +Tree
            idle_reply/3,        % ?Phase, ?Reply, +Tree
            refutation/3,        % ?Phase, ?Refutation, +Tree
            answer/3,            % ?Defence, ?Answer, +Tree
            sole_answer/3,       % ?Defence, ?Answer, +Tree
            variation/4,         % ?Phase, ?Defence, ?Mate, +Tree
            tree_move/4,         % ?Node, ?From, ?To, +Tree
            promotion_of/3,      % ?Node, ?Piece, +Tree
            mover/4,             % ?Node, ?Side, ?Piece, +Tree
            before/3,            % ?Node, ?Position, +Tree
            after/3,             % ?Node, ?Position, +Tree
            node_kind/3,         % ?Node, ?Kind, +Tree
            parent/3,            % ?Node, ?Parent, +Tree
            move_number/3,       % +Node, ?Number, +Tree
            leads/2,             % +Node, +Tree
            reaches_goal/2,      % ?Node, +Tree
            same_move/3,         % +Node1, +Node2, +Tree
            passed/2             % +Position, -Passed
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(pieces).
:- use_module(position).
:- use_module(moves).
:- use_module(fen).
:- use_module(plies).

/** <module> Solutions of chess problems as trees

The whole solution of a problem is one term, as whoever solves it writes it:

    solution(FEN, Stipulation, Phases)

Stipulation is an atom, '#2'. Each of Phases is

    set(Defences)           what is ready if the other side has to move
    try(Attack)             a first move that almost solves it
    key(Attack)             one that does
    line(Moves, Replies)    a solution in which both sides help, or one side moves alone; Replies
                            are those that reach the goal because they have to

where an Attack is mate(Move), which reaches the goal, or

    attack(Move, Threats, Defences, Idle, Refutations)

Threats are the Attacks that would follow if the other side could pass,
Defences are terms defence(Move, Answers), whose Answers are Attacks, or
goal(Move), a reply that reaches the goal itself, as in a selfmate; Idle and
Refutations are Moves. A Move is an atom as in UCI, e2e4. The shortest
example, a mate in two with one defence:

    solution('7k/8/5K2/8/8/8/8/R7 w - - 0 1', '#2',
             [ set([defence(h8h7, [mate(a1h1)])]),
               key(attack(f6f7, [], [defence(h8h7, [mate(a1h1)])], [], [])) ])

solution_tree/2 makes a tree of it, which is opaque: the words below look
into it. Its moves are nodes, numbered from 1; a phase is a node, too, that
of its first move, and set play one without a move. Themes are clauses over
a tree, theme(Tree) :- ..., in logic/themes.

Inside, a tree is tree(Position, Stipulation, Nodes), where Nodes has for each
node(Kind, Parent, From, To, Promotion, Before, After, Children): positions
are made once, and looked up.
*/

%!  solution_tree(+Solution:term, -Tree:tree) is semidet.
%
%   True when Tree is that of Solution. Fails if one of its moves cannot
%   be played.

solution_tree(solution(FEN, Stipulation, Phases), tree(Position, Stipulation, Nodes)) :-
    fen_position(FEN, Position),
    phrase(phases(Phases, Position, 1, _), Moves),
    numbered(Moves, 1, Numbered),
    findall(Parent-Number, member(Number-made(_, Parent, _, _, _, _, _), Numbered), Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Children),
    maplist(node_of(Children), Numbered, List),
    compound_name_arguments(Nodes, nodes, List).

numbered([], _, []).
numbered([Item|Items], Number, [Number-Item|Numbered]) :-
    Next is Number + 1,
    numbered(Items, Next, Numbered).

node_of(Groups, Number-made(Kind, Parent, From, To, Promotion, Before, After),
        node(Kind, Parent, From, To, Promotion, Before, After, Children)) :-
    (   memberchk(Number-Found, Groups)
    ->  Children = Found
    ;   Children = []
    ).

%   phases(+Phases, +Position, +Number, -Next)//: the moves of Phases in the order of their
%   numbers, the first of which is Number.

phases([], _, Number, Number) -->
    [].
phases([Phase|Phases], Position, Number0, Number) -->
    phase_moves(Phase, Position, Number0, Number1),
    phases(Phases, Position, Number1, Number).

phase_moves(set(Defences), Position, Number, Next) -->
    { passed(Position, Passed),
      First is Number + 1
    },
    [ made(set, 0, none, none, none, Position, Passed) ],
    each(Defences, defence, Number, Passed, First, Next).
phase_moves(key(Attack), Position, Number, Next) -->
    attack(Attack, key, 0, Position, Number, Next).
phase_moves(try(Attack), Position, Number, Next) -->
    attack(Attack, try, 0, Position, Number, Next).
phase_moves(line(Moves, Replies), Position, Number, Next) -->
    chain(Moves, Replies, line, 0, Position, Number, Next).

%   chain(+Moves, +Replies, +Kind, +Parent, +Position, +Number, -Next)//: one move after the
%   other, and the replies to the last.

chain([Move|Moves], Replies, Kind, Parent, Position, Number, Next) -->
    { with_its_turn(Move, Position, Before) },
    single(Move, Kind, Parent, Before, Number, Number1, After),
    (   { Moves == [] }
    ->  each(Replies, forced, Number, After, Number1, Next)
    ;   chain(Moves, Replies, help, Number, After, Number1, Next)
    ).

%   In a series the same side moves again.

with_its_turn(Move, Position, Before) :-
    uci_move(Move, From, _, _),
    piece_at(From, Position, Side, _),
    (   turn(Side, Position)
    ->  Before = Position
    ;   passed(Position, Before)
    ).

%   each(+Items, +Kind, +Parent, +Position, +Number, -Next)//

each([], _, _, _, Number, Number) -->
    [].
each([Item|Items], Kind, Parent, Position, Number0, Number) -->
    one(Kind, Item, Parent, Position, Number0, Number1),
    each(Items, Kind, Parent, Position, Number1, Number).

one(defence, Defence, Parent, Position, Number, Next) -->
    reply(Defence, Parent, Position, Number, Next).
one(idle, Move, Parent, Position, Number, Next) -->
    single(Move, idle, Parent, Position, Number, Next, _).
one(refutation, Move, Parent, Position, Number, Next) -->
    single(Move, refutation, Parent, Position, Number, Next, _).
one(forced, Move, Parent, Position, Number, Next) -->
    single(Move, defence, Parent, Position, Number, Next, _).
one(threat, Attack, Parent, Position, Number, Next) -->
    attack(Attack, threat, Parent, Position, Number, Next).
one(answer, Attack, Parent, Position, Number, Next) -->
    attack(Attack, answer, Parent, Position, Number, Next).

attack(mate(Move), Kind, Parent, Position, Number, Next) -->
    single(Move, Kind, Parent, Position, Number, Next, _).
attack(attack(Move, Threats, Defences, Idle, Refutations), Kind, Parent, Position, Number, Next) -->
    single(Move, Kind, Parent, Position, Number, Number1, After),
    { passed(After, Passed) },
    each(Threats, threat, Number, Passed, Number1, Number2),
    each(Defences, defence, Number, After, Number2, Number3),
    each(Idle, idle, Number, After, Number3, Number4),
    each(Refutations, refutation, Number, After, Number4, Next).

reply(goal(Move), Parent, Position, Number, Next) -->
    single(Move, defence, Parent, Position, Number, Next, _).
reply(defence(Move, Answers), Parent, Position, Number, Next) -->
    single(Move, defence, Parent, Position, Number, Number1, After),
    each(Answers, answer, Number, After, Number1, Next).

single(Move, Kind, Parent, Before, Number, Next, After) -->
    { uci_move(Move, From, To, Promotion),
      once(make_move(From, To, Promotion, Before, After)),
      Next is Number + 1
    },
    [ made(Kind, Parent, From, To, Promotion, Before, After) ].

%!  passed(+Position, -Passed) is det.
%
%   True when Passed is Position with the other side to move.

passed(Position, Passed) :-
    position_parts(Position, Board, Side, Castling, _, Plies, Number),
    other_side(Side, Other),
    position_parts(Passed, Board, Other, Castling, none, Plies, Number).

%!  tree_position(?Position, +Tree) is semidet.
%
%   True when Position is the diagram.

tree_position(Position, tree(Position, _, _)).

%!  tree_stipulation(?Stipulation, +Tree) is semidet.
%
%   True when the problem has this Stipulation, an atom: '#2'.

tree_stipulation(Stipulation, tree(_, Stipulation, _)).

%   node(?Number, +Tree, ?Node)

node(Number, tree(_, _, Nodes), Node) :-
    arg(Number, Nodes, Node).

%   child(?Parent, ?Kind, ?Child, +Tree): Child is a node of this Kind below Parent.

child(Parent, Kind, Child, Tree) :-
    nonvar(Child),
    !,
    node(Child, Tree, node(Kind, Parent, _, _, _, _, _, _)),
    Parent > 0.
child(Parent, Kind, Child, Tree) :-
    node(Parent, Tree, node(_, _, _, _, _, _, _, Children)),
    member(Child, Children),
    node(Child, Tree, node(Kind, _, _, _, _, _, _, _)).

%!  phase(?Kind, ?Phase, +Tree) is nondet.
%
%   True when Phase is the first move of a phase of this Kind: key, set, try
%   or line, in this order.

phase(Kind, Phase, Tree) :-
    (   nonvar(Phase)
    ->  phase_kind(Kind),
        node(Phase, Tree, node(Kind, _, _, _, _, _, _, _))
    ;   phase_kind(Kind),
        node(Phase, Tree, node(Kind, 0, _, _, _, _, _, _))
    ).

phase_kind(key).
phase_kind(set).
phase_kind(try).
phase_kind(line).

%!  actual_play(?Phase, +Tree) is nondet.
%
%   True when Phase is that of a key.

actual_play(Phase, Tree) :-
    phase(key, Phase, Tree).

%!  solution_play(?Phase, +Tree) is nondet.
%
%   True when Phase is that of a key, or a line in which both sides help or
%   one moves alone.

solution_play(Phase, Tree) :-
    phase(Kind, Phase, Tree),
    memberchk(Kind, [key, line]).

%!  threat(?Phase, ?Threat, +Tree) is nondet.
%
%   True when Threat is what the first move of Phase threatens; so may any
%   move be asked for that has play below it.

threat(Phase, Threat, Tree) :-
    child(Phase, threat, Threat, Tree).

%!  defence(?Phase, ?Defence, +Tree) is nondet.
%
%   True when Defence is a reply in Phase that defeats a threat, or any
%   reply if there is none, and that is answered. So may any move be asked
%   for that has play below it.

defence(Phase, Defence, Tree) :-
    child(Phase, defence, Defence, Tree).

%!  idle_reply(?Phase, ?Reply, +Tree) is nondet.
%
%   True when every threat of Phase is carried out after Reply.

idle_reply(Phase, Reply, Tree) :-
    child(Phase, idle, Reply, Tree).

%!  refutation(?Phase, ?Refutation, +Tree) is nondet.
%
%   True when Refutation refutes the try of Phase.

refutation(Phase, Refutation, Tree) :-
    child(Phase, refutation, Refutation, Tree).

%!  answer(?Defence, ?Answer, +Tree) is nondet.
%
%   True when Answer is one of the quickest moves that succeed after Defence.

answer(Defence, Answer, Tree) :-
    child(Defence, answer, Answer, Tree).

%!  sole_answer(?Defence, ?Answer, +Tree) is nondet.
%
%   True when Answer is the only one: there is no dual.

sole_answer(Defence, Answer, Tree) :-
    (   nonvar(Defence)
    ->  node(Defence, Tree, node(defence, _, _, _, _, _, _, [Answer]))
    ;   node(Defence, Tree, node(defence, _, _, _, _, _, _, [Answer]))
    ).

%!  variation(?Phase, ?Defence, ?Mate, +Tree) is nondet.
%
%   True when Mate is the only answer to a Defence of Phase.

variation(Phase, Defence, Mate, Tree) :-
    defence(Phase, Defence, Tree),
    sole_answer(Defence, Mate, Tree).

%!  tree_move(?Node, ?From, ?To, +Tree) is nondet.
%
%   True when Node is the move From, To. Set play has none.

tree_move(Node, From, To, Tree) :-
    node(Node, Tree, node(_, _, From, To, _, _, _, _)),
    From \== none.

%!  promotion_of(?Node, ?Piece, +Tree) is nondet.
%
%   True when a pawn becomes Piece in the move of Node.

promotion_of(Node, Piece, Tree) :-
    node(Node, Tree, node(_, _, _, _, Piece, _, _, _)),
    Piece \== none.

%!  mover(?Node, ?Side, ?Piece, +Tree) is nondet.
%
%   True when Piece of Side makes the move of Node.

mover(Node, Side, Piece, Tree) :-
    node(Node, Tree, node(_, _, From, _, _, Before, _, _)),
    From \== none,
    piece_at(From, Before, Side, Piece).

%!  before(?Node, ?Position, +Tree) is nondet.
%
%   True when Position is that before the move of Node. Before a threat it is
%   again the turn of who threatens it.

before(Node, Position, Tree) :-
    node(Node, Tree, node(_, _, _, _, _, Position, _, _)).

%!  after(?Node, ?Position, +Tree) is nondet.
%
%   True when Position is that after the move of Node; in set play, the
%   diagram with the other side to move.

after(Node, Position, Tree) :-
    node(Node, Tree, node(_, _, _, _, _, _, Position, _)).

%!  node_kind(?Node, ?Kind, +Tree) is nondet.
%
%   True when Node is of this Kind: key, try, set, threat, defence, idle,
%   refutation or answer; or line and help, the first move of a line and the
%   others.

node_kind(Node, Kind, Tree) :-
    node(Node, Tree, node(Kind, _, _, _, _, _, _, _)).

%!  parent(?Node, ?Parent, +Tree) is nondet.
%
%   True when the move of Node is played after that of Parent.

parent(Node, Parent, Tree) :-
    node(Node, Tree, node(_, Parent, _, _, _, _, _, _)),
    Parent > 0.

%!  move_number(+Node, ?Number, +Tree) is det.
%
%   True when the move of Node has this Number, as written: key and replies
%   to it have 1, and so have both moves that a helpmate begins with.

move_number(Node, Number, Tree) :-
    node(Node, Tree, node(Kind, Parent, _, _, _, _, _, _)),
    (   Parent =:= 0
    ->  Number = 1
    ;   move_number(Parent, Number0, Tree),
        (   (   memberchk(Kind, [answer, threat])
            ;   Kind == help,
                leads(Node, Tree)
            )
        ->  Number is Number0 + 1
        ;   Number = Number0
        )
    ).

%!  leads(+Node, +Tree) is semidet.
%
%   True when the move of Node is of the side whose moves are numbered first:
%   the side that begins, but in h#2.5 and the like the other.

leads(Node, tree(Position, Stipulation, Nodes)) :-
    turn(Begins, Position),
    (   sub_atom(Stipulation, _, _, 0, '.5')
    ->  other_side(Begins, Side)
    ;   Side = Begins
    ),
    mover(Node, Side, _, tree(Position, Stipulation, Nodes)).

%!  reaches_goal(?Node, +Tree) is nondet.
%
%   True when no play follows Node, which ends a line of the solution.

reaches_goal(Node, Tree) :-
    node(Node, Tree, node(Kind, _, _, _, _, _, _, [])),
    \+ memberchk(Kind, [set, idle, refutation]).

%!  same_move(+Node1, +Node2, +Tree) is semidet.
%
%   True when both are the same move: of one piece from one square to one
%   square, whatever stands elsewhere.

same_move(Node1, Node2, Tree) :-
    node(Node1, Tree, node(_, _, From, To, Promotion, _, _, _)),
    node(Node2, Tree, node(_, _, From, To, Promotion, _, _, _)).
