:- module(chess_vocabulary, []).

/** <module> The vocabulary

All that a clause may speak of, and what makes and counts positions.
README.md in this folder has it on one page, written from the comments of
these files by `make vocabulary`; signatures.pl tells types and modes to
programs.

Queries in the comments name positions, `$Fork`, `$Castling` and so on:
README.md lists them under Notation. "The paper" is Krishnan and Martens,
"Synthesizing Chess Tactics from Player Games", where the module names no
other.

What a module exports for its siblings alone is left out here. So are the
words of strategy, which clauses of tactics cannot use: strategy.pl exports
them.
*/

:- use_module(strategy, []).
:- use_module(solutions, []).
:- use_module(notation, []).

:- reexport(pieces, except([ slides/2,
                             leap/3,
                             direction/3,
                             forward/2,
                             pawn_row/2,
                             last_row/2,
                             castling_wing/4
                           ])).
:- reexport(geometry, except([ square_index/2 ])).
:- reexport(position, except([ position_parts/7,
                               position_board/2,
                               must_be_read/2,
                               board_rows/2,
                               board_content/3,
                               board_with/3
                             ])).
:- reexport(men).
:- reexport(attacks, except([ guarded_on/3,
                              sees/4,
                              all_empty/2,
                              first_piece/3,
                              next_piece/4
                            ])).
:- reexport(lines).
:- reexport(kings).
:- reexport(moves).
:- reexport(relations, except([ capture_gain/4,
                                least_attacker/4
                              ])).
:- reexport(guarding).
:- reexport(distances).
:- reexport(pawn_squares).
:- reexport(counts, except([ at_least/2 ])).
:- reexport(replies, except([ prize/4,
                              greatest_loss/2
                            ])).
:- reexport(prospects, except([ passed/2,
                                prospect_above/4,
                                mate_worth/1
                              ])).
:- reexport(forcing).
:- reexport(weighing).
:- reexport(endgames).
:- reexport(edges).
:- reexport(validity).
:- reexport(fen).
:- reexport(facts).
:- reexport(plies, except([ half_move/7,
                            uci_move/4,
                            line_after/3,
                            line_until/3
                          ])).
:- reexport(deeds).
