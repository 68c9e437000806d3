:- module(english_endgames,
          [ endgame_phrase//1,  % +Statement
            endgame_lines/2     % +Statement, -Lines
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(nouns).
:- use_module(line_words).

/** <module> What the tree of an endgame player tested

An answer is holds(Query, Answer), not_zero(Query, Answer) or
smaller(One, Other, Answer), where Answer is true or false, and One and
Other are names of queries, or 0 and 1. A leaf is leaf(Score), or
leaf(Score, Query) where the score is what the query found.
*/

%!  endgame_phrase(+Statement)// is semidet.

endgame_phrase(endgame_choice(Status, Answers, Leaf)) -->
    ['tree for', Status],
    last_answer(Answers), [:],
    leaf(Leaf).

last_answer([]) -->
    !,
    [].
last_answer(Answers) -->
    { last(Answers, Answer) },
    [','], answer(Answer).

%!  endgame_lines(+Statement, -Lines) is semidet.
%
%   Lists of words, a list for each line.

endgame_lines(endgame_reason(Move, Player, Status, Answers, Leaf, AsGood, Next),
              [Head|Lines]) :-
    phrase(( [Move, :, Player, ',', 'tree for', Status] ), Head),
    findall(Words, answer_line(Answers, Words), Asked),
    phrase(( ['  score'], leaf(Leaf) ), Score),
    findall(Words, as_good_line(AsGood, Words), Equal),
    findall(Words, next_line(Next, Words), Below),
    append([Asked, [Score], Equal, Below], Lines).

answer_line(Answers, [' '|Words]) :-
    member(Answer, Answers),
    phrase(answer(Answer), Words).

as_good_line(Moves, ['  equally good, but not chosen:'|Words]) :-
    Moves = [_|_],
    phrase(commas(Moves), Words).

commas([Move]) --> [Move].
commas([Move, Other|Moves]) --> [Move, ','], commas([Other|Moves]).

next_line(next(Move, Score, Difference), ['  next:', Move, ',', score, Score|Words]) :-
    (   Difference == none
    ->  Words = []
    ;   phrase(( [',', where], answer(Difference) ), Words)
    ).

answer(holds(Query, Answer)) -->
    { sign(Answer, Sign),
      query(Query, Atom)
    },
    line_words(Sign, Atom, none),
    !.
answer(not_zero(Query, true)) -->
    quantity(Query), ['is not 0'].
answer(not_zero(Query, false)) -->
    quantity(Query), ['is 0'].
answer(smaller(One, Other, true)) -->
    operand(One), ['is smaller than'], operand(Other).
answer(smaller(One, Other, false)) -->
    operand(One), ['is not smaller than'], operand(Other).

sign(true, +).
sign(false, -).

%   A query looks at one position, or at two.
query(Query, Atom) :-
    member(Arity, [1, 2]),
    functor(Atom, Query, Arity).

operand(0) --> !, [nothing].
operand(1) --> !, [one].
operand(Query) --> quantity(Query).

leaf(leaf(Score)) --> [Score].
leaf(leaf(Score, Query)) --> [Score, :], quantity(Query).

%   What a query counts.
quantity(my_king_dist_edges) --> !, ['the way of my king to the edge'].
quantity(opp_king_proximity_to_edges) --> !, ['the nearness of the opponent\'s king to the edge'].
quantity(num_my_pieces_not_attacked) --> !, ['the number of my pieces out of attack'].
quantity(num_opp_pieces_attacked) --> !, ['the number of the opponent\'s pieces under attack'].
quantity(value_my_pieces_attacking) --> !, ['the worth of my attacking pieces'].
quantity(value_opp_pieces_attacking) --> !, ['the worth of the opponent\'s attacking pieces'].
quantity(num_moves_my_king) --> !, ['the number of squares for my king'].
quantity(num_not_moves_opp_king) --> !, ['the number of squares barred to the opponent\'s king'].
quantity(my_king_prox_rook) --> !, ['the nearness of my king to my rook'].
quantity(opp_king_dist_rook) --> !, ['the way of the opponent\'s king to its rook'].
quantity(evaluate_material) --> !, ['my lead in material'].
quantity(Query) --> [Query].
