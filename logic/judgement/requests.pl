:- module(judgement_requests,
          [ request_step/2      % +Text, -Step
          ]).

:- use_module(host).
:- use_module(json_text).
:- use_module(line_search).

/** <module> Requests that take searches, step by step

Whoever can search (Python, or JavaScript in a page) sends a request as text
and gets the first step; as long as a step is a need, it does what is needed
and sends the answer. It need not know what for.
*/

%!  request_step(+Text, -Step) is det.
%
%   Text is a term: a request, or answer(Term) to the last need. Step is JSON,
%   ["need", Request] as host/2 has them or ["done", Answer].
%
%   | request | answer |
%   | --- | --- |
%   | best_lines(FEN, Most, Effort) | lines, best first: see line_search.pl |
%   | line_of(FEN, Move, Nodes, Effort) | the best line that begins with a move |
%   | continued(FEN, Line, Effort) | the line with more moves behind it |

request_step(Text, Json) :-
    term_string(Term, Text),
    (   Term = answer(Answer)
    ->  next_step(Answer, Step)
    ;   request(Term, Goal, Result),
        first_step(Goal, Result, Step)
    ),
    with_output_to(string(Json), write_json(Step)).

:- multifile request/3.     % by advised_moves.pl, which not everybody loads

request(best_lines(FEN, Most, Effort), best_lines(FEN, Most, Effort, Lines), Lines).
request(line_of(FEN, Move, Nodes, Effort), line_of(FEN, Move, Nodes, Effort, Line), Line).
request(continued(FEN, Line, Effort), continued(FEN, Line, Effort, Longer), Longer).
