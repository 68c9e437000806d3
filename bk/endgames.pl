:- module(chess_endgames, []).

/** <module> What evolved endgame players see

The terminals of Hauptman and Sipper, GP-EndChess, tables 2 and 3. A
player looks at a position that its move has led to: "I" am the side that
has just moved, the opponent is to move.
*/

:- reexport(endgame_kings).
:- reexport(endgame_pieces, except([ mine/2,
                                     opponent/2,
                                     pinned_of/3
                                   ])).
