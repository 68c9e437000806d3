:- module(chess_themes,
          [ theme/3,            % ?Name, +Tree, -Proof
            theme_name/1,       % ?Name
            told_proof/3        % +Proof, +Tree, -Told
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(aggregate)).
:- use_module(library(solution_sequences)).

%   Where this file is compiled away from its folder, as Python does, the
%   vocabulary is there already.
:- if(exists_source('../../bk/solutions')).
:- use_module('../../bk/vocabulary').
:- reexport('../../bk/solutions').
:- use_module('../../bk/notation').
:- else.
:- add_import_module(chess_themes, chess_solutions, start).
:- add_import_module(chess_themes, chess_notation, start).
:- endif.

/** <module> Themes of chess problems

A theme is a clause over the whole solution of a problem, theme(Tree): see
bk/solution_trees.pl for trees, and bk/solutions.pl for all words. What proves
it are the values of its variables: moves, which are nodes of the tree, and
squares. In English they are told by logic/english/themes.pl.

| themes | file |
| --- | --- |
| what the key gives, takes and offers | key_themes.pl |
| why defences fail: interference, pins, blocks, corrections | defence_themes.pl |
| crossing lines: Grimshaw, Novotny, Plachutta | line_themes.pl |
| several threats: Fleck, Barnes | threat_themes.pl |
| what changes between phases | phase_themes.pl |
| mates: model mates, batteries, switchbacks, promotions | mate_themes.pl |
| plans of several moves: Bristol, Turton, Indian | plan_themes.pl |
| tasks: how often a thing is done | task_themes.pl |

"Encyclopedia" is Velimirovic and Valtonen, "Encyclopedia of Chess Problems:
Themes and Terms" (Belgrade 2012), "Glossary" that of chess problems in
Wikipedia; files name what else a definition was taken from.
*/

%   Each clause of a theme in the files below also becomes proves(Name, Tree,
%   Proof): the same body, and its named variables with what they stand for; a
%   variable that is there for the proof alone begins with _, which is left out.

theme_clause((Head :- Body), [ (Head :- Body), (proves(Name, Tree, Proof) :- Body), named(Name) ]) :-
    prolog_load_context(file, File),
    \+ prolog_load_context(source, File),
    Head =.. [Name, Tree],
    prolog_load_context(variable_names, Names),
    findall(Place-Told, told_variable(Names, Tree, Place, Told), Places),
    findall(Told=_, member(_-Told, Places), Proof),
    maplist(place_in(Names), Places, Proof).

told_variable(Names, Tree, Place, Told) :-
    nth1(Place, Names, Name=Variable),
    Variable \== Tree,
    (   atom_concat('_', Told, Name)
    ->  true
    ;   Told = Name
    ).

place_in(Names, Place-_, _=Variable) :-
    nth1(Place, Names, _=Variable).

term_expansion(Clause, Clauses) :-
    theme_clause(Clause, Clauses).

%   Proofs name variables that their clauses do not: each file is checked alone.
:- style_check(-singleton).
:- style_check(-discontiguous).

:- include(key_themes).
:- include(defence_themes).
:- include(line_themes).
:- include(threat_themes).
:- include(phase_themes).
:- include(mate_themes).
:- include(plan_themes).
:- include(task_themes).

%!  theme_name(?Name) is nondet.
%
%   True when Name is the name of a theme.

theme_name(Name) :-
    setof(Known, named(Known), Names),
    member(Name, Names).

%!  theme(?Name, +Tree:tree, -Proof:list) is nondet.
%
%   True when the solution shows the theme Name. Proof has a pair
%   Variable=Value for each variable that the clause names, but positions. There
%   is an answer for each proof.

theme(Name, Tree, Proof) :-
    theme_name(Name),
    distinct(Proof, proof_of(Name, Tree, Proof)).

%   Positions, and variables that a findall/3 binds and frees again, are not told.

proof_of(Name, Tree, Proof) :-
    proves(Name, Tree, All),
    include(told, All, Proof).

told(_=Value) :-
    (   atomic(Value)
    ->  true
    ;   is_list(Value),
        maplist(atomic, Value)
    ).

%!  told_proof(+Proof, +Tree, -Told) is det.
%
%   True when Told are the pairs of Proof with moves as they are written:
%   Variable=move(Text, Piece, From, To), Text being "1...Rd4"; of what is no move the value
%   stays.

told_proof(Proof, Tree, Told) :-
    maplist(told_value(Tree), Proof, Told).

told_value(Tree, Name=Value, Name=Told) :-
    (   \+ counts(Name),
        told_move(Value, Tree, Move)
    ->  Told = Move
    ;   Told = Value
    ).

%   Variables that stand for numbers end so; all other numbers are moves.
counts(Name) :-
    sub_atom(Name, _, _, 0, 'Count').

told_move(Value, Tree, Told) :-
    is_list(Value),
    !,
    Told = list(Moves),
    maplist(told_item(Tree), Value, Moves).
told_move(Node, Tree, move(Text, Piece, From, To)) :-
    integer(Node),
    tree_move(Node, From, To, Tree),
    mover(Node, _, Piece, Tree),
    written_node(Node, Tree, Text).
told_move(Node, Tree, phase(set)) :-
    integer(Node),
    phase(set, Node, Tree).

told_item(Tree, Node, Move) :-
    (   told_move(Node, Tree, Move)
    ->  true
    ;   Move = Node
    ).

written_node(Node, Tree, Text) :-
    tree_move(Node, From, To, Tree),
    (   promotion_of(Node, Promotion, Tree)
    ->  true
    ;   Promotion = none
    ),
    before(Node, Before, Tree),
    problem_san(Before, From, To, Promotion, San, _),
    move_number(Node, Number, Tree),
    node_kind(Node, Kind, Tree),
    written_marks(Kind, Node, Tree, Dots, Mark),
    format(string(Text), "~d~w~w~w", [Number, Dots, San, Mark]).

written_marks(key, _, _, '.', '!') :- !.
written_marks(try, _, _, '.', '?') :- !.
written_marks(refutation, _, _, '...', '!') :- !.
written_marks(Kind, Node, Tree, Dots, '') :-
    (   (   memberchk(Kind, [answer, threat])
        ;   memberchk(Kind, [line, help]),
            leads(Node, Tree)
        )
    ->  Dots = '.'
    ;   Dots = '...'
    ).
