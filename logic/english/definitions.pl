:- module(english_definitions,
          [ definition/2        % ?Name, ?Words
          ]).

/** <module> What the motifs are, in a sentence or two

For who meets a name for the first time: beginners, the book of tactics,
help/1. What exactly counts is said by the clauses.
*/

%!  definition(?Name, ?Words) is nondet.
%
%   Name is the first of motif_name/2. The words make a text, with blanks
%   between them.

% Two at once
definition(fork,
    [ 'One piece attacks two or more enemy pieces at the same time. Only one of them can be',
      'saved.'
    ]).
definition(pin,
    [ 'A piece cannot leave its line, or must not, because a more valuable one stands',
      'behind it. What it seems to guard is not guarded.'
    ]).
definition(skewer,
    [ 'A valuable piece is attacked along a line and has to move away. The piece behind it',
      'is taken.'
    ]).
definition('x-ray',
    [ 'A piece works through another one on its line: it guards or attacks what lies',
      'behind.'
    ]).
definition('discovered attack',
    [ 'A piece moves out of the way of a rook, bishop or queen behind it, whose line is now',
      'open to a target.'
    ]).
definition('discovered check',
    [ 'A piece moves out of the way, and the one behind it gives check. What the first',
      'piece does meanwhile comes for nothing.'
    ]).
definition('double check',
    [ 'Two pieces give check at once. Only the king can answer, by moving.'
    ]).

% Taking
definition('hanging piece',
    [ 'A piece stands where it can be taken for nothing, since no other piece defends it.'
    ]).
definition('removal of the defender',
    [ 'The piece that guards another is taken. What it guarded falls next.'
    ]).
definition('trapped piece', ['A piece is attacked and has no safe square to go to.']).
definition(sacrifice,
    [ 'Material is given up for something greater: a mate, an attack, or more material',
      'later.'
    ]).

% Luring and blocking
definition(zwischenzug,
    [ 'Instead of the expected move, such as taking back, another one comes first, mostly a',
      'check or a capture that has to be answered.'
    ]).
definition(deflection, ['A piece with a duty is drawn or driven away from it.']).
definition(attraction,
    [ 'A piece, often the king, is drawn to a square where something happens to it.'
    ]).
definition(interference,
    [ 'A piece is put on the line between two enemy pieces, so that one no longer guards',
      'the other.'
    ]).
definition(clearance,
    [ 'A piece leaves a square or a line, often by a check or sacrifice, so that another of',
      'its side can use it.'
    ]).
definition('collinear move',
    [ 'A rook, bishop or queen that faces one of the enemy\'s moves along the line between',
      'them, though it could take.'
    ]).

% Quiet ones, kings and pawns
definition('quiet move',
    [ 'A strong move that gives no check, takes nothing and attacks nothing at once. Such',
      'moves are easily overlooked.'
    ]).
definition('defensive move',
    [ 'A move that must be found to avoid a loss, or to keep what has been won.'
    ]).
definition('kingside attack',
    [ 'An attack on the king that has castled short, or stands where it would stand then.'
    ]).
definition('queenside attack',
    [ 'An attack on the king that has castled long, or stands where it would stand then.'
    ]).
definition('exposed king', ['A king with few defenders around it, which checks can reach.']).
definition('attack on f7',
    [ 'An attack on the pawn of f2 or f7, which at the start of the game the king alone',
      'defends.'
    ]).
definition(castling,
    [ 'Castling brings the king into safety, and the rook into play, perhaps with a threat.'
    ]).
definition('advanced pawn',
    [ 'A pawn deep in the enemy camp, whose promotion is threatened or decides.'
    ]).
definition(promotion,
    [ 'A pawn reaches the last rank and becomes another piece, mostly a queen.'
    ]).
definition(underpromotion,
    [ 'A pawn becomes a knight, bishop or rook, since a queen would do less, or would be',
      'stalemate.'
    ]).
definition('en passant',
    [ 'A pawn that has just gone two steps is taken by a pawn beside it, as if it had gone',
      'one.'
    ]).

% Endgames
definition('pawn endgame', ['Only kings and pawns are left.']).
definition('knight endgame', ['Only kings, knights and pawns are left.']).
definition('bishop endgame', ['Only kings, bishops and pawns are left.']).
definition('rook endgame', ['Only kings, rooks and pawns are left.']).
definition('queen endgame', ['Only kings, queens and pawns are left.']).
definition('queen and rook endgame', ['Only kings, queens, rooks and pawns are left.']).

% Mates by length
definition(mate, ['The king is in check and nothing helps: the game is over.']).
definition('mate in two', ['The second move mates, whatever the answer to the first.']).
definition('mate in three', ['The third move mates at the latest, whatever the answers.']).
definition('mate in four', ['The fourth move mates at the latest, whatever the answers.']).
definition('mate in five or more', ['Mate is forced, and takes five moves or more.']).

% Mates by name
definition('smothered mate',
    [ 'A knight mates a king that its own pieces leave no square to go to.'
    ]).
definition('back-rank mate',
    [ 'A rook or queen mates along the first rank of the other side, where the king is shut',
      'in by its own pawns.'
    ]).
definition('Anastasia\'s mate',
    [ 'A rook or queen mates along the edge, while a knight guards the squares beside the',
      'king and a piece of its own stands in its way.'
    ]).
definition('hook mate',
    [ 'A rook next to the king mates. A knight guards the rook, and a pawn the knight.'
    ]).
definition('Arabian mate',
    [ 'A rook beside a king in the corner mates. The knight guards the rook and takes away',
      'the other square.'
    ]).
definition('Boden\'s mate',
    [ 'Two bishops on crossing diagonals mate a king that is hemmed in by pieces of its',
      'own.'
    ]).
definition('double bishop mate',
    [ 'Two bishops on neighbouring diagonals mate a king that is hemmed in by pieces of its',
      'own.'
    ]).
definition('dovetail mate',
    [ 'A guarded queen mates from the square diagonally next to the king, and its own',
      'pieces block the two squares that the queen does not reach.'
    ]).
definition('opera mate',
    [ 'A rook mates on the back rank next to the king, and a bishop guards the rook.'
    ]).
definition('Pillsbury\'s mate',
    [ 'A rook mates, and a bishop keeps the king from a square next to it: without the bishop',
      'it would be no mate.'
    ]).
definition('Morphy\'s mate',
    [ 'A bishop mates a king at the edge, and a rook takes away the file or rank next to it,',
      'on the bishop\'s side.'
    ]).
definition('corner mate',
    [ 'A knight mates a king in the corner that a rook or queen shuts in, with a piece of',
      'its own beside it.'
    ]).
definition('Vukovic mate',
    [ 'A rook next to a king at the edge mates. A king or pawn guards the rook, and a',
      'knight takes away the squares before the king.'
    ]).
definition('kill box mate',
    [ 'A rook next to the king mates, guarded by the queen. Together they leave the king a',
      'box without a way out.'
    ]).
definition('triangle mate',
    [ 'A queen next to the king mates, guarded by a rook. Both and the king form a',
      'triangle.'
    ]).
definition('blind swine mate',
    [ 'Two rooks on the seventh rank mate a king that has castled.'
    ]).
definition('Balestra mate', ['A bishop mates, and a queen takes away all other squares.']).
definition('epaulette mate',
    [ 'A queen mates a king that has pieces of its own on both sides, like the ornaments on',
      'an officer\'s shoulders.'
    ]).
definition('swallow\'s tail mate',
    [ 'A guarded queen next to the king mates, and pieces of its own stand on the two',
      'squares diagonally behind the king. Beside it and straight behind it is nothing.'
    ]).
