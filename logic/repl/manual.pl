% What there is: help. What every predicate means: help(fork), apropos(pin). The texts are the
% comments of the files that define the predicates, read when they are first needed.

:- module(chess_manual,
          [ help/0,
            help/1,             % +Name
            apropos/1           % +Word
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary', []).
:- use_module('../judgement/strategy', []).
:- use_module('../english/english', [motif_name/2, say/2]).
:- use_module(comments).
:- use_module(motifs, []).
:- use_module(proofs).
:- use_module(theories, []).
:- use_module(worths).

:- dynamic known_comment/3.     % Name/Arity, Modes, Parts

%!  help is det.
%
%   Print what to begin with.

help :-
    format("Queries end with a full stop. A position is a FEN, in quotes.~n~n"),
    forall(beginning(Query, Meaning), format("  ?- ~w~t~42|~w~n", [Query, Meaning])).

%   beginning(?Query, ?Meaning): the first queries of a newcomer.

beginning('set_position("FEN").', 'set the current position').
beginning('board.', 'print it').
beginning('suggest(Move, Why).', 'the best move, and why (; for more)').
beginning('explain(From, To, Text).', 'what speaks for and against a move').
beginning('proof(From, To, Text).', 'the proof of its best reason').
beginning('current_position(P), fork(P, A, B).', 'moves that a tactic proposes').
beginning('load_tactics(\'mine.pl\').', 'tactics and motifs of your own').
beginning('help(fork).', 'what a predicate, tactic or motif means').
beginning('apropos(pin).', 'predicates that a text is about').
beginning('halt.', 'leave').

%!  help(+Name) is semidet.
%
%   Print what Name, or Name/Arity, means: the comment of a predicate; the
%   clauses of a tactic or a motif, what chess players call it and what it is
%   worth.
%
%   ```
%   ?- help(attacks).
%   ?- help(winning_fork).
%   ```

help(Asked) :-
    (   Asked = Name/Arity
    ->  true
    ;   Name = Asked
    ),
    findall(Topic, topic(Name/Arity, Topic), Topics),
    (   Topics == []
    ->  help_of_prolog(Asked)
    ;   print_topics(Topics)
    ).

%   What is not ours may be SWI-Prolog's.
help_of_prolog(Asked) :-
    (   exists_source(library(help)),
        Asked \= _/_,
        current_predicate(system:Asked/_)
    ->  use_module(library(help), []),
        prolog_help:help(Asked)
    ;   format("There is no ~w here: ?- apropos(~w). looks for the word.~n", [Asked, Asked])
    ).

print_topics([Topic]) :-
    !,
    print_topic(Topic).
print_topics([Topic|Topics]) :-
    print_topic(Topic),
    nl,
    print_topics(Topics).

%   topic(?Indicator, -Topic): word(Indicator, Modes, Parts) of a predicate
%   with a comment, theory(Indicator) of what a tactic file defines,
%   answered(Head, Text) of a predicate that Python answers.

topic(Indicator, word(Indicator, Modes, Parts)) :-
    read_comments,
    known_comment(Indicator, Modes, Parts).
topic(Indicator, theory(Indicator)) :-
    chess_theories:entered(Indicator).
topic(Indicator, answered(Head, Text)) :-
    current_predicate(user:predicate_help/3),       % by Python
    call(user:predicate_help, Indicator, Head, Text).

read_comments :-
    (   known_comment(_, _, _)
    ->  true
    ;   setof(File, documented_file(File), Files),
        forall(( member(File, Files),
                 file_lines(File, Lines),
                 comment_in(Lines, comment(Indicator, Modes, Parts))
               ),
               (   shown(Indicator)
               ->  assertz(known_comment(Indicator, Modes, Parts))
               ;   true
               ))
    ).

%   The modules whose predicates `user` has.
documented_file(File) :-
    seen_from_user(_, Module),
    module_property(Module, file(File)).

seen_from_user(Name/Arity, Module) :-
    member(Face, [ chess_vocabulary, chess_strategy, strategy, chess_theories, chess_motifs,
                   chess_reasons, chess_suggestions, chess_judgements, chess_current_position,
                   chess_manual, chess_endgame_players, chess_known_endings
                 ]),
    module_property(Face, exports(Exports)),
    member(Name/Arity, Exports),
    functor(Head, Name, Arity),
    (   predicate_property(Face:Head, imported_from(Module))
    ->  true
    ;   Module = Face
    ).

shown(Indicator) :-
    once(seen_from_user(Indicator, _)).

%   A predicate, as its comment has it.

print_topic(word(Name/_, Modes, Parts)) :-
    forall(member(Mode, Modes), print_mode(Name, Mode)),
    forall(member(Part, Parts), print_part(Part)).
print_topic(theory(Name/Arity)) :-
    forall(theory_line(Name/Arity, Line), format("~w~n", [Line])),
    functor(Head, Name, Arity),
    forall(chess_theories:source(Head, Body, Names), print_clause(Head, Body, Names)).
print_topic(answered(Head, Text)) :-
    format("~w, answered by Python~n", [Head]),
    split_string(Text, " ", " ", Words),
    print_wrapped(Words).

print_mode(Name, mode(Arguments, Determinism)) :-
    maplist(argument_text, Arguments, Texts),
    atomic_list_concat(Texts, ', ', Inside),
    (   Texts == []
    ->  format("~w is ~w~n", [Name, Determinism])
    ;   format("~w(~w) is ~w~n", [Name, Inside, Determinism])
    ).

argument_text(argument(Mode, Name, Type), Text) :-
    (   var(Type)
    ->  format(string(Text), "~w~w", [Mode, Name])
    ;   format(string(Text), "~w~w:~w", [Mode, Name, Type])
    ).

print_part(see) :- !.
print_part(error(_)) :- !.
print_part(code(Lines)) :-
    forall(member(Line, Lines), format("    ~w~n", [Line])).
print_part(paragraph(Words)) :-
    stated(Words, Stated),
    print_wrapped(Stated).

%   Lines of at most 78 characters.
print_wrapped([Word|Words]) :-
    format("~w", [Word]),
    string_length(Word, Length),
    foldl(print_word, Words, Length, _),
    nl.

print_word(Word, Column0, Column) :-
    string_length(Word, Length),
    Next is Column0 + 1 + Length,
    (   Next =< 78
    ->  format(" ~w", [Word]),
        Column = Next
    ;   format("~n~w", [Word]),
        Column = Length
    ).

%   A tactic, a motif, or a helper of theirs.

theory_line(Name/Arity, Line) :-
    kind(Name/Arity, Kind),
    (   called(Name, Called)
    ->  format(string(Line), "~w/~d, a ~w: ~w", [Name, Arity, Kind, Called])
    ;   format(string(Line), "~w/~d, a ~w", [Name, Arity, Kind])
    ).
theory_line(Name/_, Line) :-
    say(definition(Name), Line).
theory_line(Indicator, Line) :-
    worth_line(Indicator, Text),
    format(string(Line), "Worth: ~w", [Text]).
theory_line(Indicator, Line) :-
    chess_theories:defined_in(Indicator, File),
    exists_file(File),
    file_lines(File, Lines),
    member(Comment, Lines),
    string_concat("% test: ", Figures, Comment),
    format(string(Line), "On examples not learned from: ~w", [Figures]).
theory_line(Indicator, Line) :-
    chess_theories:defined_in(Indicator, File),
    short_path(File, Path),
    format(string(Line), "File: ~w", [Path]).

%   What ships is in the folder logic.
short_path(File, Path) :-
    (   module_property(chess_manual, file(Here)),
        file_directory_name(Here, Repl),
        file_directory_name(Repl, Logic),
        atom_concat(Logic, Below, File)
    ->  atom_concat(logic, Below, Path)
    ;   Path = File
    ).

kind(Name/3, tactic) :-
    tactic_name(Name),
    !.
kind(Name/1, motif) :-
    chess_motifs:is_motif(Name),
    !.
kind(_, helper).

called(Name, Called) :-
    english_names:concept(Name, Motif),
    once(motif_name(Motif, Called)).

print_clause(Head, Body, Names) :-
    nl,
    maplist(bind_name, Names),
    (   Body == true
    ->  Clause = Head
    ;   Clause = (Head :- Body)
    ),
    portray_clause(current_output, Clause, [portray(true), spacing(next_argument)]).

bind_name(Name='$VAR'(Name)).

%!  apropos(+Word) is det.
%
%   Print the predicates, tactics and motifs whose name or first sentence
%   has Word in it.
%
%   ```
%   ?- apropos(pin).
%   ```

apropos(Word) :-
    format(string(Text), "~w", [Word]),
    string_lower(Text, Lower),
    findall(Name/Arity-Line,
            ( topic(Name/Arity, Topic),
              summary(Topic, Line),
              format(string(Whole0), "~w ~w", [Name, Line]),
              string_lower(Whole0, Whole),
              once(sub_string(Whole, _, _, _, Lower))
            ),
            Found),
    sort(Found, Sorted),
    (   Sorted == []
    ->  format("Nothing here is about ~w.~n", [Word])
    ;   forall(member(Indicator-Line, Sorted), format("~w~t~32| ~w~n", [Indicator, Line]))
    ).

summary(word(_, _, Parts), Line) :-
    (   member(paragraph(Words), Parts)
    ->  stated(Words, Stated),
        first_sentence(Stated, Sentence),
        atomic_list_concat(Sentence, ' ', Line)
    ;   Line = ''
    ).
summary(theory(Name/Arity), Line) :-
    kind(Name/Arity, Kind),
    Kind \== helper,
    (   called(Name, Called)
    ->  format(string(Line), "a ~w: ~w", [Kind, Called])
    ;   format(string(Line), "a ~w", [Kind])
    ).

summary(answered(_, Text), Text).

first_sentence([Word|Words], [Word|Sentence]) :-
    (   string_concat(_, ".", Word)
    ->  Sentence = []
    ;   first_sentence(Words, Sentence)
    ).
first_sentence([], []).
