:- module(english_statements,
          [ say/2               % +Statement, -Text
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(advice).
:- use_module(strategy).
:- use_module(practice).
:- use_module(endgames).
:- use_module(known_endings).
:- use_module(themes).
:- use_module(clauses).
:- use_module(definitions).
:- use_module(names).
:- use_module(nouns).

/** <module> Statements about other things than a proof
*/

%!  say(+Statement, -Text) is semidet.

say(Statement, Text) :-
    phrase(statement(Statement), Words),
    !,
    append(Words, ['.'], Ended),
    text_of(Ended, Text).
say(Statement, Text) :-
    phrase(phrase_of(Statement), Words),
    !,
    spaced_text(Words, Text).
say(Statement, Text) :-
    endgame_lines(Statement, Lines),
    maplist(spaced_text, Lines, Texts),
    atomic_list_concat(Texts, '\n', Text).

%   Whole sentences.

statement(Advice) -->
    advice(Advice).
statement(Ending) -->
    known_ending_words(Ending).
statement(Theme) -->
    theme_words(Theme).
statement(Reasons) -->
    strategic_sentence(Reasons).
statement(Practice) -->
    practice_words(Practice).
statement(hint(motif(Motif))) -->
    { usual_name(Motif, Name) },
    [motif, ':', Name].
statement(hint(piece(Piece, Square))) -->
    [the, Piece, on, Square, moves].
statement(hint(move(Move))) -->
    ['the move is', Move].

%   Parts of what others write: no capital, no full stop.

phrase_of(clause(Clause, Phrases)) -->
    read_clause(Clause, Phrases), ['.'].
phrase_of(Title) -->
    theme_title(Title).
phrase_of(Reason) -->
    strategic_phrase(Reason).
phrase_of(Title) -->
    practice_phrase(Title).
phrase_of(body(Literals)) -->
    read_body(Literals).
phrase_of(motif(Motif)) -->
    { usual_name(Motif, Name) },
    [Name].
phrase_of(definition(Motif)) -->
    { usual_name(Motif, Name) },
    meaning(Name).
phrase_of(Statement) -->
    endgame_phrase(Statement).

meaning(Name, Words, Rest) :-
    definition(Name, Text),
    append(Text, Rest, Words).

%   What a motif, or a line that shows none, is called in a table.

usual_name(material, 'material gain') :- !.
usual_name(best_move, 'strong move') :- !.
usual_name(Motif, Name) :-
    concept(Motif, Concept),
    motif_name(Concept, Name),
    !.
