:- module(judgement_services,
          [ judgements/2           % +Input, -Answers
          ]).

:- use_module(library(error)).
:- use_module(library(lists)).

/** <module> The service that has lines judged
*/

%!  judgements(+Input, -Answers).
%
%   Input are terms: requests as judge/2 of logic/judgement takes them. Answers
%   are JSON, a line each: fork(e4, 2) is ["fork", "e4", 2]. The answer to
%   text(Request) is a string, the answer as Prolog writes it.

judgements(Input, Answers) :-
    setup_call_cleanup(open_string(Input, Stream),
                       with_output_to(string(Answers), write_judgements(Stream)),
                       close(Stream)).

write_judgements(Stream) :-
    repeat,
    read(Stream, Request),
    (   Request == end_of_file
    ->  !
    ;   answer_request(Request, Answer),
        write_json(Answer),
        nl,
        fail
    ).

answer_request(text(Request), Text) :-
    !,
    answer_request(Request, Answer),
    format(string(Text), "~q", [Answer]).
answer_request(Request, Answer) :-
    judge_of_lines(Module),
    (   Module:judge(Request, Answer)
    ->  true
    ;   domain_error(request, Request)
    ).

judge_of_lines(judgement).

%   Names and strings are those of chess: nothing in them is written otherwise in JSON but quotes.

write_json(Number) :-
    number(Number),
    !,
    write(Number).
write_json(List) :-
    is_list(List),
    !,
    write('['),
    forall(nth1(Place, List, One), ( write_comma(Place), write_json(One) )),
    write(']').
write_json(Compound) :-
    compound(Compound),
    !,
    Compound =.. List,
    write_json(List).
write_json(Text) :-
    split_string(Text, "\"", "", Parts),
    atomic_list_concat(Parts, '\\"', Escaped),
    format("\"~w\"", [Escaped]).

write_comma(Place) :-
    (   Place > 1
    ->  write(',')
    ;   true
    ).
