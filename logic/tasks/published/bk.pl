% What two words meant in the authors' own experiment (Krishnan and Martens, "Synthesizing Chess
% Tactics from Player Games"), stated over the vocabulary: so their 837 tactics can be found again.

% attacks: X takes Y by a legal move of the side to move. Nothing is attacked after a move.
attacks_as_published(From, To, Position) :-
    legal_move(From, To, Position),
    piece_at(To, Position, _, _).

% behind: a sliding piece attacks both others, in that sense. No line is required, and the two
% may be one.
behind_as_published(Front, Middle, Back, Position) :-
    piece_at(Front, Position, _, Piece),
    sliding_piece(Piece),
    attacks_as_published(Front, Middle, Position),
    attacks_as_published(Front, Back, Position).
