:- module(judgement_requests,
          [ request_step/2      % +Text, -Step
          ]).

:- use_module(host).
:- use_module(json_text).
:- use_module(line_search).
:- use_module(remembered, [forget_all/0]).
:- use_module(seen_lines, [write_moves_as/1]).

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
%   A request in(Notation, Request) has moves in its sentences written as UCI
%   does it, `uci`, or as players do, `san`.
%
%   | request | answer |
%   | --- | --- |
%   | best_lines(FEN, Most, Effort) | lines, best first: see line_search.pl |
%   | line_of(FEN, Move, Nodes, Effort) | the best line that begins with a move |
%   | continued(FEN, Line, Effort) | the line with more moves behind it |
%   | searched(FEN, Line, Effort) | with the lines that it is read with: see searched_lines.pl |
%   | with_mate(FEN, Line) | the line up to the mate that it leads to, if that is proved |
%   | mate_within(FEN, Moves) | the line of a mate in at most so many moves, or none |
%   | explained(FEN, Origin, Searched, Wish) | the first moves of such lines, and why: see advised_moves.pl |
%   | advised(FEN, Origin, Lines, Wish, Effort) | what is advised where these are the best lines |
%   | reasons(FEN, Origin, Line, Effort) | what speaks for a move that was chosen already |
%   | quiet(FEN, Lines) | what is said for a move that wins nothing |
%   | explanation(FEN, Origin, Lines, Move, Effort, Blaming, Proofs) | a move explained: see explanation_answers.pl |
%   | suggest(FEN, Wish, Effort), explain(FEN, Move, Effort, Blaming), tactics(FEN) | what commands print as JSON |

request_step(Text, Json) :-
    term_string(Term, Text),
    (   Term = answer(Answer)
    ->  next_step(Answer, Step)
    ;   (   Term = in(Notation, Request)
        ->  true
        ;   Notation = san,
            Request = Term
        ),
        write_moves_as(Notation),
        forget_all,
        request(Request, Goal, Result),
        first_step(Goal, Result, Step)
    ),
    with_output_to(string(Json), write_json(Step)).

:- multifile request/3.     % by advised_moves.pl, which not everybody loads

request(best_lines(FEN, Most, Effort), best_lines(FEN, Most, Effort, Lines), Lines).
request(line_of(FEN, Move, Nodes, Effort), line_of(FEN, Move, Nodes, Effort, Line), Line).
request(continued(FEN, Line, Effort), continued(FEN, Line, Effort, Longer), Longer).
