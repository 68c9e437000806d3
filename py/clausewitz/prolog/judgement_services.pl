:- module(judgement_services,
          [ judgements/2,          % +Input, -Answers
            request_steps/2        % +Input, -Step
          ]).

:- use_module(library(error)).

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
        judge_of_lines(Module),
        Module:write_json(Answer),
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

%!  request_steps(+Input, -Step).
%
%   Input is a term for request_step/2 of logic/judgement/requests.pl.

request_steps(Input, Step) :-
    judge_of_lines(Module),
    Module:request_step(Input, Step).
