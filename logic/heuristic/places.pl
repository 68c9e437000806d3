% Where pieces stand well: the piece-square tables of Tomasz Michniewski's "Simplified Evaluation
% Function" (Chess Programming Wiki), whose table for the bishop is table 2 of Han, Lavelle and
% Wilkerson, "Applying CBR Retrieval and Rule-Based Heuristics to Improve Alpha-Beta Search in Chess".
%
%     places(Piece, Rank, A, B, C, D, E, F, G, H).
%
% One rank of the board as White sees it, file by file; Black's is its mirror image.


places(pawn, 8, 0, 0, 0, 0, 0, 0, 0, 0).
places(pawn, 7, 50, 50, 50, 50, 50, 50, 50, 50).
places(pawn, 6, 10, 10, 20, 30, 30, 20, 10, 10).
places(pawn, 5, 5, 5, 10, 25, 25, 10, 5, 5).
places(pawn, 4, 0, 0, 0, 20, 20, 0, 0, 0).
places(pawn, 3, 5, -5, -10, 0, 0, -10, -5, 5).
places(pawn, 2, 5, 10, 10, -20, -20, 10, 10, 5).
places(pawn, 1, 0, 0, 0, 0, 0, 0, 0, 0).

places(knight, 8, -50, -40, -30, -30, -30, -30, -40, -50).
places(knight, 7, -40, -20, 0, 0, 0, 0, -20, -40).
places(knight, 6, -30, 0, 10, 15, 15, 10, 0, -30).
places(knight, 5, -30, 5, 15, 20, 20, 15, 5, -30).
places(knight, 4, -30, 0, 15, 20, 20, 15, 0, -30).
places(knight, 3, -30, 5, 10, 15, 15, 10, 5, -30).
places(knight, 2, -40, -20, 0, 5, 5, 0, -20, -40).
places(knight, 1, -50, -40, -30, -30, -30, -30, -40, -50).

places(bishop, 8, -20, -10, -10, -10, -10, -10, -10, -20).
places(bishop, 7, -10, 0, 0, 0, 0, 0, 0, -10).
places(bishop, 6, -10, 0, 5, 10, 10, 5, 0, -10).
places(bishop, 5, -10, 5, 5, 10, 10, 5, 5, -10).
places(bishop, 4, -10, 0, 10, 10, 10, 10, 0, -10).
places(bishop, 3, -10, 10, 10, 10, 10, 10, 10, -10).
places(bishop, 2, -10, 5, 0, 0, 0, 0, 5, -10).
places(bishop, 1, -20, -10, -10, -10, -10, -10, -10, -20).

places(rook, 8, 0, 0, 0, 0, 0, 0, 0, 0).
places(rook, 7, 5, 10, 10, 10, 10, 10, 10, 5).
places(rook, 6, -5, 0, 0, 0, 0, 0, 0, -5).
places(rook, 5, -5, 0, 0, 0, 0, 0, 0, -5).
places(rook, 4, -5, 0, 0, 0, 0, 0, 0, -5).
places(rook, 3, -5, 0, 0, 0, 0, 0, 0, -5).
places(rook, 2, -5, 0, 0, 0, 0, 0, 0, -5).
places(rook, 1, 0, 0, 0, 5, 5, 0, 0, 0).

places(queen, 8, -20, -10, -10, -5, -5, -10, -10, -20).
places(queen, 7, -10, 0, 0, 0, 0, 0, 0, -10).
places(queen, 6, -10, 0, 5, 5, 5, 5, 0, -10).
places(queen, 5, -5, 0, 5, 5, 5, 5, 0, -5).
places(queen, 4, 0, 0, 5, 5, 5, 5, 0, -5).
places(queen, 3, -10, 5, 5, 5, 5, 5, 0, -10).
places(queen, 2, -10, 0, 5, 0, 0, 0, 0, -10).
places(queen, 1, -20, -10, -10, -5, -5, -10, -10, -20).

places(king, 8, -30, -40, -40, -50, -50, -40, -40, -30).
places(king, 7, -30, -40, -40, -50, -50, -40, -40, -30).
places(king, 6, -30, -40, -40, -50, -50, -40, -40, -30).
places(king, 5, -30, -40, -40, -50, -50, -40, -40, -30).
places(king, 4, -20, -30, -30, -40, -40, -30, -30, -20).
places(king, 3, -10, -20, -20, -20, -20, -20, -20, -10).
places(king, 2, 20, 20, 0, 0, 0, 0, 20, 20).
places(king, 1, 20, 30, 10, 0, 0, 10, 30, 20).
