:- module(theme_services,
          [ problem_themes/2,      % +Solutions, -Themes
            theme_facts/2          % +Text, -Facts
          ]).

:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(english_services, [sentence/2]).

/** <module> The services that name the themes of chess problems, and list what learning needs
*/

%!  problem_themes(+Solutions, -Themes).
%
%   Solutions are terms for solution_tree/2, see bk/solution_trees.pl. For each
%   there are lines up to a full stop, one for each theme:
%   Name|Title|Sentence|Proof|Moves, the proof being pairs Name=Value with a tab
%   between them, and Moves those of the proof, as in UCI, with blanks.

problem_themes(Solutions, Themes) :-
    read_from(Solutions, write_themes, Themes).

read_from(Text, Writer, Written) :-
    setup_call_cleanup(open_string(Text, Stream),
                       with_output_to(string(Written), call(Writer, Stream)),
                       close(Stream)).

%   Both are loaded when they are first used.
theories(chess_themes).
words(chess_solutions).

write_themes(Stream) :-
    repeat,
    read(Stream, Solution),
    (   Solution == end_of_file
    ->  !
    ;   write_solution_themes(Solution),
        writeln('.'),
        fail
    ).

write_solution_themes(Solution) :-
    tree_of(Solution, Tree),
    theories(Module),
    forall(( Module:theme_name(Name), once(Module:theme(Name, Tree, Proof)) ),
           ( Module:told_proof(Proof, Tree, Shown), write_theme(Name, Shown) )).

tree_of(Solution, Tree) :-
    words(Words),
    (   Words:solution_tree(Solution, Tree)
    ->  true
    ;   domain_error(solution, Solution)
    ).

%!  theme_facts(+Text, -Facts).
%
%   Text is a list of words, Name/Arity, from logic/themes/space/words.pl, then
%   solutions. For each of these there are lines up to a full stop: the facts
%   that the words state of it, without their last argument, the tree.

theme_facts(Text, Facts) :-
    read_from(Text, write_facts, Facts).

%   Loaded when it is first used.
learning_words(chess_theme_words).

write_facts(Stream) :-
    learning_words(Module),
    read(Stream, Words),
    repeat,
    read(Stream, Solution),
    (   Solution == end_of_file
    ->  !
    ;   tree_of(Solution, Tree),
        forall(Module:word_fact(Words, Tree, Fact), format("~q~n", [Fact])),
        writeln('.'),
        fail
    ).

write_theme(Name, Shown) :-
    sentence(theme(Name, Shown), Sentence),
    sentence(theme_title(Name), Title),
    maplist(told_pair, Shown, Pairs),
    atomic_list_concat(Pairs, '\t', Proof),
    findall(Move, ( member(_=Value, Shown), told_steps(Value, Move) ), Moves),
    atomic_list_concat(Moves, ' ', Drawn),
    format("~w|~w|~w|~w|~w~n", [Name, Title, Sentence, Proof, Drawn]).

told_steps(move(_, _, From, To), Move) :-
    atom_concat(From, To, Move).
told_steps(list(Values), Move) :-
    member(Value, Values),
    told_steps(Value, Move).

told_pair(Name=Value, Pair) :-
    told_text(Value, Text),
    format(atom(Pair), "~w=~w", [Name, Text]).

told_text(move(Text, _, _, _), Text) :- !.
told_text(phase(set), 'set play') :- !.
told_text(list(Values), Text) :-
    !,
    maplist(told_text, Values, Texts),
    atomic_list_concat(Texts, ' ', Text).
told_text(Value, Value).
