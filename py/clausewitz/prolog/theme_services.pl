:- module(theme_services,
          [ problem_themes/2       % +Solutions, -Themes
          ]).

:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(english_services, [sentence/2]).

/** <module> The service that names the themes of chess problems
*/

%!  problem_themes(+Solutions, -Themes).
%
%   Solutions are terms for solution_tree/2, see bk/solution_trees.pl. For each
%   there are lines up to a full stop, one for each theme:
%   Name|Title|Sentence|Proof, the proof being pairs Name=Value with a tab
%   between them.

problem_themes(Solutions, Themes) :-
    setup_call_cleanup(open_string(Solutions, Stream),
                       with_output_to(string(Themes), write_themes(Stream)),
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
    words(Words),
    (   Words:solution_tree(Solution, Tree)
    ->  true
    ;   domain_error(solution, Solution)
    ),
    theories(Module),
    forall(( Module:theme_name(Name), once(Module:theme(Name, Tree, Proof)) ),
           ( Module:told_proof(Proof, Tree, Told), write_theme(Name, Told) )).

write_theme(Name, Told) :-
    sentence(theme(Name, Told), Sentence),
    sentence(theme_title(Name), Title),
    maplist(told_pair, Told, Pairs),
    atomic_list_concat(Pairs, '\t', Proof),
    format("~w|~w|~w|~w~n", [Name, Title, Sentence, Proof]).

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
