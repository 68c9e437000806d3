:- module(chess_solutions, []).

/** <module> The words of themes

What a clause about the solution of a chess problem may speak of: trees and
their moves, what these do to lines, why a defence defends and what it spoils,
and what mates look like. Clauses about positions and lines of moves have
vocabulary.pl; the themes themselves are in logic/themes. Types and modes are
in solution_signatures.pl.
*/

:- reexport(solution_trees).
:- reexport(tree_lines).
:- reexport(defence_motives).
:- reexport(mate_pictures).
