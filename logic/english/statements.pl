:- module(english_statements,
          [ say/2               % +Statement, -Text
          ]).

:- use_module(advice).
:- use_module(clauses).
:- use_module(nouns).

/** <module> Statements about other things than a proof
*/

%!  say(+Statement, -Text) is semidet.

say(Statement, Text) :-
    phrase(statement(Statement), Words),
    !,
    append(Words, ['.'], Ended),
    text_of(Ended, Text).

statement(clause(Clause, Phrases)) -->
    read_clause(Clause, Phrases).
statement(Advice) -->
    advice(Advice).
