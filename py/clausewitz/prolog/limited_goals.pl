:- module(limited_goals,
          [ limited/3              % +Inferences, :Goal, -End
          ]).

/** <module> Goals that may not take for ever
*/

:- meta_predicate limited(+, 0, -).

%!  limited(+Inferences, :Goal, -End) is semidet.
%
%   Goal is tried once. End is `end`; or it was stopped, and End is `limit`
%   (of Inferences), `memory` (of the stacks) or `many` (of answers).

limited(Inferences, Goal, End) :-
    catch(call_with_inference_limit(Goal, Inferences, Result),
          Error,
          stopped_by(Error, Result)),
    (   stopped(Result, End)
    ->  true
    ;   End = end
    ).

stopped_by(error(resource_error(_), _), memory) :- !.
stopped_by(many, many) :- !.
stopped_by(Error, _) :-
    throw(Error).

stopped(Result, _) :-
    var(Result),
    !,
    fail.
stopped(inference_limit_exceeded, limit).
stopped(memory, memory).
stopped(many, many).
