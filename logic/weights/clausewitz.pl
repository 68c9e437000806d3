% The weights of the engine's evaluation, fitted.
%
%     weight(Feature, Middlegame, Endgame).
%
% What one of a feature is worth, in hundredths of a pawn; handset.pl explains the names.
% Made by clausewitz 0.1.0:
%   clausewitz tune evaluation Carlsen.pgn.zst Fischer.pgn.zst Karpov.pgn.zst Kasparov.pgn.zst \
%     lichess_db_2021-10_first999.pgn.zst lichess_rated_2013-2015.pgn.zst -n 0 --nodes 1000 \
%     --per-game 16 --positions 60000 --start handset --labels stockfish:nodes=1000 --blend 0.9 \
%     --spread 50 --seed 0 -o RUN
% from 58894 quiet positions of
%   Carlsen.pgn.zst 75957ade93294fb8
%   Fischer.pgn.zst 5a004b6c8cd2cdfa
%   Karpov.pgn.zst 307d71aeb08872b9
%   Kasparov.pgn.zst 67740a71edc88bb8
%   lichess_db_2021-10_first999.pgn.zst e764376374f87b1a
%   lichess_rated_2013-2015.pgn.zst 031cf595f587e0f0
% which pgnmentor.com and database.lichess.org publish.
% Loss of the first weights 0.64861, on held-out games 0.64274;
% of these 0.64283 and 0.63799.
% They beat the hand-set ones by 64 Elo (34 to 95, 95 %) in 400 games:
%   clausewitz match clausewitz:hash=4 clausewitz:weights=handset,hash=4 --nodes 2000 -n 400 \
%     --resign 700 --seed 3

weight(man(pawn, a1), 82, 94).
weight(man(pawn, b1), 82, 94).
weight(man(pawn, c1), 82, 94).
weight(man(pawn, d1), 82, 94).
weight(man(pawn, e1), 82, 94).
weight(man(pawn, f1), 82, 94).
weight(man(pawn, g1), 82, 94).
weight(man(pawn, h1), 82, 94).
weight(man(pawn, a2), 42, 109).
weight(man(pawn, b2), 52, 94).
weight(man(pawn, c2), 53, 118).
weight(man(pawn, d2), 57, 90).
weight(man(pawn, e2), 57, 100).
weight(man(pawn, f2), 77, 119).
weight(man(pawn, g2), 82, 86).
weight(man(pawn, h2), 64, 88).
weight(man(pawn, a3), 40, 107).
weight(man(pawn, b3), 45, 90).
weight(man(pawn, c3), 46, 102).
weight(man(pawn, d3), 47, 97).
weight(man(pawn, e3), 66, 90).
weight(man(pawn, f3), 54, 97).
weight(man(pawn, g3), 80, 83).
weight(man(pawn, h3), 60, 89).
weight(man(pawn, a4), 55, 104).
weight(man(pawn, b4), 40, 112).
weight(man(pawn, c4), 70, 82).
weight(man(pawn, d4), 74, 80).
weight(man(pawn, e4), 77, 80).
weight(man(pawn, f4), 80, 102).
weight(man(pawn, g4), 77, 93).
weight(man(pawn, h4), 74, 91).
weight(man(pawn, a5), 68, 127).
weight(man(pawn, b5), 71, 122).
weight(man(pawn, c5), 80, 105).
weight(man(pawn, d5), 94, 96).
weight(man(pawn, e5), 109, 105).
weight(man(pawn, f5), 109, 120).
weight(man(pawn, g5), 102, 112).
weight(man(pawn, h5), 87, 114).
weight(man(pawn, a6), 90, 133).
weight(man(pawn, b6), 116, 150).
weight(man(pawn, c6), 96, 152).
weight(man(pawn, d6), 120, 103).
weight(man(pawn, e6), 117, 138).
weight(man(pawn, f6), 123, 140).
weight(man(pawn, g6), 100, 149).
weight(man(pawn, h6), 119, 134).
weight(man(pawn, a7), 102, 165).
weight(man(pawn, b7), 112, 157).
weight(man(pawn, c7), 117, 179).
weight(man(pawn, d7), 122, 157).
weight(man(pawn, e7), 112, 161).
weight(man(pawn, f7), 119, 173).
weight(man(pawn, g7), 92, 156).
weight(man(pawn, h7), 109, 167).
weight(man(pawn, a8), 82, 94).
weight(man(pawn, b8), 82, 94).
weight(man(pawn, c8), 82, 94).
weight(man(pawn, d8), 82, 94).
weight(man(pawn, e8), 82, 94).
weight(man(pawn, f8), 82, 94).
weight(man(pawn, g8), 82, 94).
weight(man(pawn, h8), 82, 94).
weight(man(knight, a1), 310, 268).
weight(man(knight, b1), 321, 245).
weight(man(knight, c1), 284, 270).
weight(man(knight, d1), 310, 277).
weight(man(knight, e1), 325, 266).
weight(man(knight, f1), 318, 256).
weight(man(knight, g1), 307, 275).
weight(man(knight, h1), 318, 266).
weight(man(knight, a2), 316, 270).
weight(man(knight, b2), 320, 278).
weight(man(knight, c2), 320, 264).
weight(man(knight, d2), 327, 270).
weight(man(knight, e2), 336, 279).
weight(man(knight, f2), 326, 269).
weight(man(knight, g2), 327, 290).
weight(man(knight, h2), 326, 280).
weight(man(knight, a3), 310, 267).
weight(man(knight, b3), 318, 263).
weight(man(knight, c3), 323, 277).
weight(man(knight, d3), 336, 284).
weight(man(knight, e3), 334, 290).
weight(man(knight, f3), 332, 273).
weight(man(knight, g3), 342, 267).
weight(man(knight, h3), 330, 267).
weight(man(knight, a4), 320, 261).
weight(man(knight, b4), 342, 281).
weight(man(knight, c4), 341, 287).
weight(man(knight, d4), 345, 287).
weight(man(knight, e4), 351, 283).
weight(man(knight, f4), 349, 294).
weight(man(knight, g4), 356, 290).
weight(man(knight, h4), 333, 280).
weight(man(knight, a5), 331, 272).
weight(man(knight, b5), 338, 281).
weight(man(knight, c5), 348, 282).
weight(man(knight, d5), 373, 302).
weight(man(knight, e5), 337, 318).
weight(man(knight, f5), 365, 295).
weight(man(knight, g5), 339, 276).
weight(man(knight, h5), 365, 280).
weight(man(knight, a6), 329, 284).
weight(man(knight, b6), 308, 276).
weight(man(knight, c6), 339, 290).
weight(man(knight, d6), 349, 278).
weight(man(knight, e6), 350, 277).
weight(man(knight, f6), 334, 280).
weight(man(knight, g6), 328, 270).
weight(man(knight, h6), 329, 280).
weight(man(knight, a7), 326, 275).
weight(man(knight, b7), 319, 278).
weight(man(knight, c7), 343, 279).
weight(man(knight, d7), 338, 276).
weight(man(knight, e7), 342, 283).
weight(man(knight, f7), 359, 273).
weight(man(knight, g7), 336, 277).
weight(man(knight, h7), 326, 260).
weight(man(knight, a8), 281, 251).
weight(man(knight, b8), 320, 265).
weight(man(knight, c8), 320, 271).
weight(man(knight, d8), 316, 267).
weight(man(knight, e8), 315, 269).
weight(man(knight, f8), 316, 266).
weight(man(knight, g8), 316, 268).
weight(man(knight, h8), 304, 266).
weight(man(bishop, a1), 359, 289).
weight(man(bishop, b1), 384, 286).
weight(man(bishop, c1), 354, 302).
weight(man(bishop, d1), 351, 283).
weight(man(bishop, e1), 348, 290).
weight(man(bishop, f1), 348, 310).
weight(man(bishop, g1), 360, 289).
weight(man(bishop, h1), 360, 289).
weight(man(bishop, a2), 367, 294).
weight(man(bishop, b2), 369, 273).
weight(man(bishop, c2), 374, 282).
weight(man(bishop, d2), 345, 297).
weight(man(bishop, e2), 352, 304).
weight(man(bishop, f2), 370, 281).
weight(man(bishop, g2), 381, 285).
weight(man(bishop, h2), 360, 290).
weight(man(bishop, a3), 361, 297).
weight(man(bishop, b3), 382, 313).
weight(man(bishop, c3), 368, 299).
weight(man(bishop, d3), 370, 308).
weight(man(bishop, e3), 369, 301).
weight(man(bishop, f3), 356, 308).
weight(man(bishop, g3), 381, 297).
weight(man(bishop, h3), 352, 298).
weight(man(bishop, a4), 357, 283).
weight(man(bishop, b4), 363, 286).
weight(man(bishop, c4), 365, 313).
weight(man(bishop, d4), 374, 307).
weight(man(bishop, e4), 386, 282).
weight(man(bishop, f4), 362, 310).
weight(man(bishop, g4), 355, 293).
weight(man(bishop, h4), 377, 282).
weight(man(bishop, a5), 360, 290).
weight(man(bishop, b5), 355, 299).
weight(man(bishop, c5), 372, 315).
weight(man(bishop, d5), 376, 313).
weight(man(bishop, e5), 377, 323).
weight(man(bishop, f5), 389, 298).
weight(man(bishop, g5), 362, 303).
weight(man(bishop, h5), 354, 283).
weight(man(bishop, a6), 371, 307).
weight(man(bishop, b6), 367, 300).
weight(man(bishop, c6), 356, 298).
weight(man(bishop, d6), 368, 308).
weight(man(bishop, e6), 363, 304).
weight(man(bishop, f6), 384, 308).
weight(man(bishop, g6), 378, 304).
weight(man(bishop, h6), 362, 305).
weight(man(bishop, a7), 353, 280).
weight(man(bishop, b7), 335, 289).
weight(man(bishop, c7), 353, 309).
weight(man(bishop, d7), 367, 299).
weight(man(bishop, e7), 359, 288).
weight(man(bishop, f7), 356, 294).
weight(man(bishop, g7), 347, 284).
weight(man(bishop, h7), 362, 300).
weight(man(bishop, a8), 356, 291).
weight(man(bishop, b8), 350, 287).
weight(man(bishop, c8), 359, 297).
weight(man(bishop, d8), 359, 291).
weight(man(bishop, e8), 348, 285).
weight(man(bishop, f8), 359, 292).
weight(man(bishop, g8), 354, 291).
weight(man(bishop, h8), 352, 291).
weight(man(rook, a1), 453, 517).
weight(man(rook, b1), 462, 511).
weight(man(rook, c1), 462, 518).
weight(man(rook, d1), 468, 500).
weight(man(rook, e1), 477, 489).
weight(man(rook, f1), 463, 507).
weight(man(rook, g1), 464, 507).
weight(man(rook, h1), 453, 510).
weight(man(rook, a2), 451, 509).
weight(man(rook, b2), 452, 505).
weight(man(rook, c2), 459, 511).
weight(man(rook, d2), 463, 522).
weight(man(rook, e2), 458, 509).
weight(man(rook, f2), 467, 495).
weight(man(rook, g2), 463, 497).
weight(man(rook, h2), 468, 507).
weight(man(rook, a3), 471, 502).
weight(man(rook, b3), 487, 516).
weight(man(rook, c3), 450, 517).
weight(man(rook, d3), 461, 511).
weight(man(rook, e3), 471, 488).
weight(man(rook, f3), 465, 497).
weight(man(rook, g3), 481, 507).
weight(man(rook, h3), 480, 500).
weight(man(rook, a4), 472, 519).
weight(man(rook, b4), 478, 523).
weight(man(rook, c4), 467, 508).
weight(man(rook, d4), 462, 511).
weight(man(rook, e4), 468, 505).
weight(man(rook, f4), 487, 515).
weight(man(rook, g4), 482, 516).
weight(man(rook, h4), 478, 495).
weight(man(rook, a5), 483, 522).
weight(man(rook, b5), 479, 527).
weight(man(rook, c5), 492, 526).
weight(man(rook, d5), 490, 519).
weight(man(rook, e5), 493, 521).
weight(man(rook, f5), 475, 512).
weight(man(rook, g5), 483, 523).
weight(man(rook, h5), 483, 513).
weight(man(rook, a6), 470, 527).
weight(man(rook, b6), 497, 526).
weight(man(rook, c6), 508, 521).
weight(man(rook, d6), 492, 516).
weight(man(rook, e6), 500, 505).
weight(man(rook, f6), 486, 515).
weight(man(rook, g6), 493, 518).
weight(man(rook, h6), 495, 529).
weight(man(rook, a7), 486, 520).
weight(man(rook, b7), 482, 540).
weight(man(rook, c7), 499, 535).
weight(man(rook, d7), 487, 532).
weight(man(rook, e7), 508, 533).
weight(man(rook, f7), 496, 522).
weight(man(rook, g7), 490, 529).
weight(man(rook, h7), 492, 517).
weight(man(rook, a8), 490, 529).
weight(man(rook, b8), 480, 529).
weight(man(rook, c8), 485, 528).
weight(man(rook, d8), 490, 514).
weight(man(rook, e8), 481, 515).
weight(man(rook, f8), 476, 513).
weight(man(rook, g8), 479, 515).
weight(man(rook, h8), 475, 509).
weight(man(queen, a1), 1010, 924).
weight(man(queen, b1), 994, 923).
weight(man(queen, c1), 1017, 919).
weight(man(queen, d1), 1012, 923).
weight(man(queen, e1), 1011, 924).
weight(man(queen, f1), 1013, 919).
weight(man(queen, g1), 1017, 922).
weight(man(queen, h1), 1011, 924).
weight(man(queen, a2), 1005, 926).
weight(man(queen, b2), 1012, 914).
weight(man(queen, c2), 1017, 912).
weight(man(queen, d2), 1027, 908).
weight(man(queen, e2), 1020, 922).
weight(man(queen, f2), 1015, 929).
weight(man(queen, g2), 1001, 933).
weight(man(queen, h2), 1063, 940).
weight(man(queen, a3), 1011, 916).
weight(man(queen, b3), 1012, 924).
weight(man(queen, c3), 1015, 939).
weight(man(queen, d3), 1001, 937).
weight(man(queen, e3), 1010, 946).
weight(man(queen, f3), 1018, 940).
weight(man(queen, g3), 1046, 928).
weight(man(queen, h3), 1011, 926).
weight(man(queen, a4), 1012, 930).
weight(man(queen, b4), 1011, 930).
weight(man(queen, c4), 1014, 952).
weight(man(queen, d4), 1018, 958).
weight(man(queen, e4), 1018, 953).
weight(man(queen, f4), 1038, 945).
weight(man(queen, g4), 1042, 935).
weight(man(queen, h4), 1025, 926).
weight(man(queen, a5), 1023, 922).
weight(man(queen, b5), 1018, 934).
weight(man(queen, c5), 1016, 940).
weight(man(queen, d5), 1025, 942).
weight(man(queen, e5), 1018, 946).
weight(man(queen, f5), 1031, 944).
weight(man(queen, g5), 1036, 947).
weight(man(queen, h5), 1031, 925).
weight(man(queen, a6), 1022, 927).
weight(man(queen, b6), 1007, 928).
weight(man(queen, c6), 1025, 941).
weight(man(queen, d6), 1038, 941).
weight(man(queen, e6), 1037, 946).
weight(man(queen, f6), 1031, 950).
weight(man(queen, g6), 1045, 942).
weight(man(queen, h6), 1052, 942).
weight(man(queen, a7), 1001, 916).
weight(man(queen, b7), 1009, 933).
weight(man(queen, c7), 1029, 929).
weight(man(queen, d7), 1017, 932).
weight(man(queen, e7), 1017, 935).
weight(man(queen, f7), 1013, 936).
weight(man(queen, g7), 1030, 929).
weight(man(queen, h7), 1051, 935).
weight(man(queen, a8), 1024, 930).
weight(man(queen, b8), 1023, 927).
weight(man(queen, c8), 1012, 921).
weight(man(queen, d8), 1019, 923).
weight(man(queen, e8), 1024, 932).
weight(man(queen, f8), 1017, 925).
weight(man(queen, g8), 1030, 931).
weight(man(queen, h8), 1007, 925).
weight(man(king, a1), -15, -48).
weight(man(king, b1), 34, -32).
weight(man(king, c1), 19, -14).
weight(man(king, d1), -29, -11).
weight(man(king, e1), -4, -42).
weight(man(king, f1), -32, -34).
weight(man(king, g1), 11, -48).
weight(man(king, h1), -2, -79).
weight(man(king, a2), 4, -21).
weight(man(king, b2), 1, -10).
weight(man(king, c2), 2, 1).
weight(man(king, d2), -43, -1).
weight(man(king, e2), -35, 1).
weight(man(king, f2), -25, -7).
weight(man(king, g2), -1, -27).
weight(man(king, h2), -18, -23).
weight(man(king, a3), -23, -31).
weight(man(king, b3), -36, -8).
weight(man(king, c3), -49, -1).
weight(man(king, d3), -43, 6).
weight(man(king, e3), -53, 20).
weight(man(king, f3), -41, 13).
weight(man(king, g3), -40, -3).
weight(man(king, h3), -16, -25).
weight(man(king, a4), -50, -16).
weight(man(king, b4), -50, -17).
weight(man(king, c4), -53, 14).
weight(man(king, d4), -51, 27).
weight(man(king, e4), -47, 22).
weight(man(king, f4), -51, 9).
weight(man(king, g4), -53, 1).
weight(man(king, h4), -49, -16).
weight(man(king, a5), -62, -11).
weight(man(king, b5), -62, 3).
weight(man(king, c5), -58, 8).
weight(man(king, d5), -63, 9).
weight(man(king, e5), -60, 23).
weight(man(king, f5), -63, 31).
weight(man(king, g5), -66, 3).
weight(man(king, h5), -61, -26).
weight(man(king, a6), -74, -11).
weight(man(king, b6), -66, 21).
weight(man(king, c6), -73, 27).
weight(man(king, d6), -70, 21).
weight(man(king, e6), -75, 5).
weight(man(king, f6), -72, 26).
weight(man(king, g6), -72, 9).
weight(man(king, h6), -73, -9).
weight(man(king, a7), -87, -21).
weight(man(king, b7), -84, 3).
weight(man(king, c7), -83, 3).
weight(man(king, d7), -86, -7).
weight(man(king, e7), -88, -11).
weight(man(king, f7), -86, -2).
weight(man(king, g7), -86, -14).
weight(man(king, h7), -87, -16).
weight(man(king, a8), -98, -18).
weight(man(king, b8), -99, -21).
weight(man(king, c8), -99, -18).
weight(man(king, d8), -99, -18).
weight(man(king, e8), -99, -21).
weight(man(king, f8), -100, -24).
weight(man(king, g8), -98, -20).
weight(man(king, h8), -99, -20).
weight(attacked(pawn), -7, 16).
weight(attacked(knight), -9, 16).
weight(attacked(bishop), 2, 5).
weight(attacked(rook), -2, -7).
weight(attacked(queen), 17, 10).
weight(attacked_by_pawn(pawn), 16, 5).
weight(attacked_by_pawn(knight), 70, 17).
weight(attacked_by_pawn(bishop), 40, 31).
weight(attacked_by_pawn(rook), 54, 32).
weight(attacked_by_pawn(queen), 42, 30).
weight(attacked_by_minor(pawn), 2, -1).
weight(attacked_by_minor(knight), 28, 21).
weight(attacked_by_minor(bishop), 37, 24).
weight(attacked_by_minor(rook), 50, 33).
weight(attacked_by_minor(queen), 28, 30).
weight(attacked_by_rook(pawn), -2, 2).
weight(attacked_by_rook(knight), 8, 20).
weight(attacked_by_rook(bishop), 20, 13).
weight(attacked_by_rook(rook), 0, 1).
weight(attacked_by_rook(queen), 43, 21).
weight(hanging(pawn), 10, 27).
weight(hanging(knight), 17, 9).
weight(hanging(bishop), 2, 29).
weight(hanging(rook), 21, 3).
weight(hanging(queen), 12, 0).
weight(mobility(knight, 0), -21, -26).
weight(mobility(knight, 1), -12, -28).
weight(mobility(knight, 2), -5, -1).
weight(mobility(knight, 3), -2, 21).
weight(mobility(knight, 4), 11, 22).
weight(mobility(knight, 5), 20, 36).
weight(mobility(knight, 6), 30, 35).
weight(mobility(knight, 7), 29, 46).
weight(mobility(knight, 8), 44, 23).
weight(mobility(bishop, 0), -38, -40).
weight(mobility(bishop, 1), -33, -15).
weight(mobility(bishop, 2), -9, -15).
weight(mobility(bishop, 3), -5, 5).
weight(mobility(bishop, 4), 5, -3).
weight(mobility(bishop, 5), 9, 17).
weight(mobility(bishop, 6), 12, 23).
weight(mobility(bishop, 7), 16, 28).
weight(mobility(bishop, 8), 23, 20).
weight(mobility(bishop, 9), 20, 29).
weight(mobility(bishop, 10), 23, 32).
weight(mobility(bishop, 11), 35, 34).
weight(mobility(bishop, 12), 31, 38).
weight(mobility(bishop, 13), 29, 24).
weight(mobility(rook, 0), -40, -22).
weight(mobility(rook, 1), -28, -30).
weight(mobility(rook, 2), -19, 0).
weight(mobility(rook, 3), -16, 13).
weight(mobility(rook, 4), -6, 10).
weight(mobility(rook, 5), -8, 11).
weight(mobility(rook, 6), -2, 23).
weight(mobility(rook, 7), 2, 23).
weight(mobility(rook, 8), 8, 24).
weight(mobility(rook, 9), 6, 36).
weight(mobility(rook, 10), 16, 32).
weight(mobility(rook, 11), 19, 37).
weight(mobility(rook, 12), 4, 44).
weight(mobility(rook, 13), 14, 46).
weight(mobility(rook, 14), 28, 42).
weight(mobility(queen, 0), -10, -10).
weight(mobility(queen, 1), -21, -10).
weight(mobility(queen, 2), -35, -8).
weight(mobility(queen, 3), -13, -8).
weight(mobility(queen, 4), -2, -2).
weight(mobility(queen, 5), -13, -6).
weight(mobility(queen, 6), -6, -8).
weight(mobility(queen, 7), -3, -6).
weight(mobility(queen, 8), -2, -11).
weight(mobility(queen, 9), 0, -10).
weight(mobility(queen, 10), 2, 7).
weight(mobility(queen, 11), 8, 8).
weight(mobility(queen, 12), 8, 10).
weight(mobility(queen, 13), 12, 22).
weight(mobility(queen, 14), 18, 11).
weight(mobility(queen, 15), 19, 15).
weight(mobility(queen, 16), 15, 20).
weight(mobility(queen, 17), 13, 22).
weight(mobility(queen, 18), 18, 23).
weight(mobility(queen, 19), 40, 28).
weight(mobility(queen, 20), 35, 28).
weight(mobility(queen, 21), 35, 33).
weight(mobility(queen, 22), 28, 31).
weight(mobility(queen, 23), 35, 33).
weight(mobility(queen, 24), 36, 33).
weight(mobility(queen, 25), 42, 41).
weight(mobility(queen, 26), 42, 42).
weight(mobility(queen, 27), 44, 44).
weight(king_zone(knight), 27, -7).
weight(king_zone(bishop), 23, -1).
weight(king_zone(rook), 21, -3).
weight(king_zone(queen), 24, -3).
weight(king_attackers(0), 6, -1).
weight(king_attackers(1), -15, -3).
weight(king_attackers(2), -5, 3).
weight(king_attackers(3), 45, 1).
weight(king_attackers(4), 56, 1).
weight(king_attackers(5), 59, 0).
weight(king_attackers(6), 70, 0).
weight(king_attackers(7), 80, 0).
weight(shelter(0), -16, 8).
weight(shelter(1), -9, -6).
weight(shelter(2), -3, 0).
weight(shelter(3), 12, -2).
weight(bare_files(0), 17, 2).
weight(bare_files(1), 1, 6).
weight(bare_files(2), -17, 5).
weight(bare_files(3), -47, -13).
weight(doubled, -13, -23).
weight(isolated, -12, -3).
weight(guarded, 10, 24).
weight(phalanx, 6, 7).
weight(backward, -10, 2).
weight(passed(1), -2, 19).
weight(passed(2), -21, 7).
weight(passed(3), 3, 32).
weight(passed(4), 19, 64).
weight(passed(5), 38, 96).
weight(passed(6), 59, 143).
weight(blocked(1), -12, 2).
weight(blocked(2), -13, -7).
weight(blocked(3), 2, -6).
weight(blocked(4), -9, -27).
weight(blocked(5), 9, -33).
weight(blocked(6), -21, -54).
weight(unstopped(1), -7, -3).
weight(unstopped(2), 5, 11).
weight(unstopped(3), 0, 11).
weight(unstopped(4), 13, 20).
weight(unstopped(5), 8, 51).
weight(unstopped(6), 5, 64).
weight(own_king_at(0), 7, 39).
weight(own_king_at(1), 6, 52).
weight(own_king_at(2), 9, 30).
weight(own_king_at(3), -14, 17).
weight(own_king_at(4), -7, -11).
weight(own_king_at(5), -16, -26).
weight(own_king_at(6), -10, -25).
weight(own_king_at(7), 0, -19).
weight(other_king_at(0), -54, -35).
weight(other_king_at(1), 20, -33).
weight(other_king_at(2), 11, -21).
weight(other_king_at(3), 15, 4).
weight(other_king_at(4), -6, 30).
weight(other_king_at(5), -3, 50).
weight(other_king_at(6), -11, 40).
weight(other_king_at(7), 2, 36).
weight(rook_behind, 35, 19).
weight(outpost(knight), 25, 26).
weight(outpost(bishop), 18, 11).
weight(safe_check(knight), 80, -1).
weight(safe_check(bishop), 13, 41).
weight(safe_check(rook), 72, 6).
weight(safe_check(queen), 33, 28).
weight(push_threat, 15, 15).
weight(bishops, 21, 61).
weight(half_open, 21, 4).
weight(open, 4, 3).
weight(lone_king_edge(1), 10, 10).
weight(lone_king_edge(2), 25, 25).
weight(lone_king_edge(3), 45, 45).
weight(lone_king_near(2), 40, 40).
weight(lone_king_near(3), 30, 30).
weight(lone_king_near(4), 20, 20).
weight(lone_king_near(5), 12, 12).
weight(lone_king_near(6), 6, 6).
weight(tempo, 17, 2).
