:- module(judgement,
          [ judge/2             % +Request, -Answer
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- reexport('../../bk/vocabulary').
:- reexport(scores).
:- reexport(gains).
:- reexport(claims).
:- reexport(outcomes).
:- reexport(threats).
:- reexport(zugzwang).
:- reexport(mistakes).
:- reexport(points).
:- reexport(game_figures).
:- reexport(json_text).
:- reexport(requests).
:- use_module(advised_moves, [plain_name/3]).
:- use_module(practice, [practice/4, too_few_chances/4]).
:- use_module(practice_counts, [counts/2, idea/3]).
:- use_module(remembered).

/** <module> What matters

Lines with scores come in, what is said of them comes out.

| to change | see |
| --- | --- |
| where the part of a line ends that matters, what it wins | gains.pl |
| what a line comes to, held against its score | outcomes.pl |
| when the best move is a tactic | claims.pl |
| what a threat is, and a natural reply | threats.pl |
| who would rather not move | zugzwang.pl |
| what a mistake is, and a chance | mistakes.pl |
| which motif is the main point | points.pl, main_point.pl |
| how accurate a game is, where it turned | game_figures.pl |
| what is said for a move that wins nothing | quiet_sentences.pl, strategy.pl, plans.pl, strategic_worth.pl |
| what a player should practise | practice.pl, practice_counts.pl, practice_peers.pl, practice_evidence.pl |
| what scores mean | scores.pl, limits.pl |
| which searches find the best lines | line_search.pl, host.pl, requests.pl |
| which moves are advised | advised_moves.pl, searched_lines.pl, mate_lines.pl, quiet_moves.pl, line_motifs.pl, advice_answers.pl |
| how a move is explained | explained_moves.pl, explanation_words.pl, explanation_answers.pl |
| which moves clauses alone propose, as JSON | tactic_answers.pl |
*/

%!  judge(+Request, -Answer) is det.
%
%   The requests of other programs. A line is line(FEN, Moves, Score), with
%   moves as in UCI; its score is for the side that plays the first of them.
%
%   ```
%   ?- judge(result(line("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", [d5c7, e8d7, c7a8], 480)), Result).
%   Result = gain([rook], []).
%   ```

judge(parts(Given), Parts) :-
    course_of(Given, Course, _),
    motif_end(Course, Settled),
    line_of(Course, Line),
    findall(Sign-Length, part_length(Line, Sign, Length), Others),
    Parts = [settled-Settled|Others].
judge(explained(Given), part(Ply, Wins)) :-
    course_of(Given, Course, Score),
    explained_end(Course, Score, Ply, Wins).
judge(result(Given), Result) :-
    course_of(Given, Course, Score),
    result(Course, Score, Result).
judge(answer(line(FEN, Moves, Score)), Result) :-
    line_from(FEN, Moves, Line),
    answer_result(Line, Score, Result).
judge(brief_result(Given), Result) :-
    course_of(Given, Course, Score),
    brief_result(Course, Score, Result).
judge(brief_answer(line(FEN, Moves, Score)), Result) :-
    line_from(FEN, Moves, Line),
    brief_answer(Line, Score, Result).
judge(claimed(Scores), claim(Count, Clear)) :-
    claimed(Scores, Count),
    holds(clear(Scores), Clear).
judge(only_move(Best, Other), Truth) :-
    holds(only_move(Best, Other), Truth).
judge(move_classes(Best, Value, Played), Classes) :-
    findall(Class, move_class(Best, Value, Played, Class), Classes).
judge(misses_more(Missed, Answer), Truth) :-
    holds(misses_more(Missed, Answer), Truth).
judge(is_headline(Motif, Ply, Length), Truth) :-
    holds(is_headline(Motif, Ply, Length), Truth).
judge(still_winning(Score), Truth) :-
    holds(still_winning(Score), Truth).
judge(leads_far(Score), Truth) :-
    holds(leads_far(Score), Truth).
judge(forces(line(FEN, Moves, _)), Truth) :-
    line_from(FEN, Moves, Line),
    holds(forces(Line), Truth).
judge(is_sharp(FEN), Truth) :-
    position_of(FEN, Position),
    holds(is_sharp(Position), Truth).
judge(wins(Given, Before), Truth) :-
    course_of(Given, Course, Score),
    result(Course, Score, Result),
    explained_end(Course, Score, Ply, _),
    balance_at(Course, Ply, Gain),
    (   Before == none
    ->  TakenBefore = 0
    ;   course_of(Before, Earlier, _),
        balance_at(Earlier, 1, TakenBefore)
    ),
    Pawns is Gain - TakenBefore,
    holds(is_gain(Pawns, Result), Truth).
judge(game_figures(Moves), Figures) :-
    game_figures(Moves, Figures).
judge(points(Given), Points) :-
    maplist(reading, Given, Readings),
    main_points(Readings, Points).
judge(candidates(Given), Points) :-
    maplist(reading, Given, Readings),
    candidates(Readings, Points).
judge(practice(Rating, Bands, Players), Answers) :-
    maplist(practice(Rating, Bands), Players, Answers).
judge(too_few_chances(Rating, Bands, Players), Answers) :-
    maplist(too_few_chances(Rating, Bands), Players, Answers).
judge(counts(Games), Counts) :-
    counts(Games, Counts).
judge(idea(Motif, Mate), Idea) :-
    idea(Motif, Mate, Idea).
judge(plain_name(line(FEN, Moves, Score)), Name) :-
    host_line(line(FEN, Moves, Score), Line),
    plain_name(FEN, Line, Name).

course_of(line(FEN, Moves, Score), Course, Score) :-
    line_from(FEN, Moves, Line),
    course(Line, Course).

%   host_line(+Given, -Line): a line as host.pl has it.

host_line(line(_, Moves, mate(Mate)), line(Moves, 0, Mate)) :-
    !.
host_line(line(_, Moves, Score), line(Moves, Score, none)).

reading(read(Role, line(FEN, Moves, _), Parts), read(Role, Line, Parts)) :-
    line_from(FEN, Moves, Line).

:- meta_predicate holds(0, -).

holds(Goal, Truth) :-
    (   call(Goal)
    ->  Truth = true
    ;   Truth = false
    ).
