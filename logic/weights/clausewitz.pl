% The weights of the engine's evaluation, fitted.
%
%     weight(Feature, Middlegame, Endgame).
%
% What one of a feature is worth, in hundredths of a pawn; handset.pl explains the names.
% Made by clausewitz 0.2.0:
%   clausewitz tune evaluation --labelled positions.txt --positions 2000000 --start handset \
%     --spread 50 -o RUN
% from 716291 quiet positions of
%   positions.txt d29787e406f65b39
% Loss of the first weights 0.62281, on held-out games 0.62295;
% of these 0.59496 and 0.59525.

weight(man(pawn, a1), 82, 94).
weight(man(pawn, b1), 82, 94).
weight(man(pawn, c1), 82, 94).
weight(man(pawn, d1), 82, 94).
weight(man(pawn, e1), 82, 94).
weight(man(pawn, f1), 82, 94).
weight(man(pawn, g1), 82, 94).
weight(man(pawn, h1), 82, 94).
weight(man(pawn, a2), -1, 133).
weight(man(pawn, b2), 13, 120).
weight(man(pawn, c2), -5, 110).
weight(man(pawn, d2), 10, 103).
weight(man(pawn, e2), 24, 108).
weight(man(pawn, f2), 11, 105).
weight(man(pawn, g2), 33, 115).
weight(man(pawn, h2), 15, 121).
weight(man(pawn, a3), -8, 120).
weight(man(pawn, b3), -3, 109).
weight(man(pawn, c3), -3, 87).
weight(man(pawn, d3), -1, 91).
weight(man(pawn, e3), 15, 84).
weight(man(pawn, f3), 7, 93).
weight(man(pawn, g3), 24, 101).
weight(man(pawn, h3), 1, 114).
weight(man(pawn, a4), 18, 111).
weight(man(pawn, b4), 17, 95).
weight(man(pawn, c4), 37, 58).
weight(man(pawn, d4), 48, 60).
weight(man(pawn, e4), 52, 59).
weight(man(pawn, f4), 45, 69).
weight(man(pawn, g4), 30, 95).
weight(man(pawn, h4), 22, 96).
weight(man(pawn, a5), 32, 136).
weight(man(pawn, b5), 43, 104).
weight(man(pawn, c5), 41, 90).
weight(man(pawn, d5), 52, 82).
weight(man(pawn, e5), 68, 77).
weight(man(pawn, f5), 46, 103).
weight(man(pawn, g5), 56, 101).
weight(man(pawn, h5), 45, 119).
weight(man(pawn, a6), 62, 141).
weight(man(pawn, b6), 75, 129).
weight(man(pawn, c6), 63, 148).
weight(man(pawn, d6), 113, 126).
weight(man(pawn, e6), 116, 139).
weight(man(pawn, f6), 66, 142).
weight(man(pawn, g6), 91, 145).
weight(man(pawn, h6), 72, 148).
weight(man(pawn, a7), 137, 165).
weight(man(pawn, b7), 89, 143).
weight(man(pawn, c7), 94, 181).
weight(man(pawn, d7), 137, 171).
weight(man(pawn, e7), 153, 161).
weight(man(pawn, f7), 109, 164).
weight(man(pawn, g7), 112, 177).
weight(man(pawn, h7), 82, 200).
weight(man(pawn, a8), 82, 94).
weight(man(pawn, b8), 82, 94).
weight(man(pawn, c8), 82, 94).
weight(man(pawn, d8), 82, 94).
weight(man(pawn, e8), 82, 94).
weight(man(pawn, f8), 82, 94).
weight(man(pawn, g8), 82, 94).
weight(man(pawn, h8), 82, 94).
weight(man(knight, a1), 272, 273).
weight(man(knight, b1), 310, 248).
weight(man(knight, c1), 306, 264).
weight(man(knight, d1), 318, 286).
weight(man(knight, e1), 335, 266).
weight(man(knight, f1), 309, 271).
weight(man(knight, g1), 297, 267).
weight(man(knight, h1), 274, 286).
weight(man(knight, a2), 294, 260).
weight(man(knight, b2), 311, 270).
weight(man(knight, c2), 312, 270).
weight(man(knight, d2), 320, 281).
weight(man(knight, e2), 326, 290).
weight(man(knight, f2), 334, 273).
weight(man(knight, g2), 311, 292).
weight(man(knight, h2), 324, 280).
weight(man(knight, a3), 304, 260).
weight(man(knight, b3), 320, 256).
weight(man(knight, c3), 324, 274).
weight(man(knight, d3), 332, 295).
weight(man(knight, e3), 338, 295).
weight(man(knight, f3), 339, 264).
weight(man(knight, g3), 339, 272).
weight(man(knight, h3), 303, 272).
weight(man(knight, a4), 326, 267).
weight(man(knight, b4), 349, 262).
weight(man(knight, c4), 352, 287).
weight(man(knight, d4), 347, 300).
weight(man(knight, e4), 343, 313).
weight(man(knight, f4), 362, 290).
weight(man(knight, g4), 370, 300).
weight(man(knight, h4), 331, 303).
weight(man(knight, a5), 341, 281).
weight(man(knight, b5), 342, 279).
weight(man(knight, c5), 351, 292).
weight(man(knight, d5), 381, 297).
weight(man(knight, e5), 364, 310).
weight(man(knight, f5), 367, 313).
weight(man(knight, g5), 363, 288).
weight(man(knight, h5), 389, 270).
weight(man(knight, a6), 329, 257).
weight(man(knight, b6), 324, 273).
weight(man(knight, c6), 364, 281).
weight(man(knight, d6), 366, 294).
weight(man(knight, e6), 362, 288).
weight(man(knight, f6), 361, 283).
weight(man(knight, g6), 342, 298).
weight(man(knight, h6), 338, 265).
weight(man(knight, a7), 315, 270).
weight(man(knight, b7), 297, 298).
weight(man(knight, c7), 344, 281).
weight(man(knight, d7), 344, 305).
weight(man(knight, e7), 332, 289).
weight(man(knight, f7), 310, 293).
weight(man(knight, g7), 334, 270).
weight(man(knight, h7), 363, 241).
weight(man(knight, a8), 258, 239).
weight(man(knight, b8), 294, 287).
weight(man(knight, c8), 317, 281).
weight(man(knight, d8), 311, 252).
weight(man(knight, e8), 331, 277).
weight(man(knight, f8), 256, 273).
weight(man(knight, g8), 312, 245).
weight(man(knight, h8), 304, 238).
weight(man(bishop, a1), 367, 262).
weight(man(bishop, b1), 379, 287).
weight(man(bishop, c1), 352, 293).
weight(man(bishop, d1), 352, 293).
weight(man(bishop, e1), 357, 288).
weight(man(bishop, f1), 332, 321).
weight(man(bishop, g1), 366, 299).
weight(man(bishop, h1), 354, 267).
weight(man(bishop, a2), 376, 294).
weight(man(bishop, b2), 365, 264).
weight(man(bishop, c2), 378, 293).
weight(man(bishop, d2), 352, 302).
weight(man(bishop, e2), 353, 306).
weight(man(bishop, f2), 379, 290).
weight(man(bishop, g2), 379, 262).
weight(man(bishop, h2), 376, 284).
weight(man(bishop, a3), 364, 283).
weight(man(bishop, b3), 394, 323).
weight(man(bishop, c3), 361, 294).
weight(man(bishop, d3), 369, 320).
weight(man(bishop, e3), 377, 306).
weight(man(bishop, f3), 363, 289).
weight(man(bishop, g3), 383, 292).
weight(man(bishop, h3), 361, 291).
weight(man(bishop, a4), 388, 280).
weight(man(bishop, b4), 361, 312).
weight(man(bishop, c4), 368, 336).
weight(man(bishop, d4), 371, 301).
weight(man(bishop, e4), 373, 283).
weight(man(bishop, f4), 378, 315).
weight(man(bishop, g4), 372, 309).
weight(man(bishop, h4), 382, 274).
weight(man(bishop, a5), 361, 302).
weight(man(bishop, b5), 377, 312).
weight(man(bishop, c5), 393, 311).
weight(man(bishop, d5), 382, 305).
weight(man(bishop, e5), 366, 308).
weight(man(bishop, f5), 399, 303).
weight(man(bishop, g5), 375, 315).
weight(man(bishop, h5), 358, 315).
weight(man(bishop, a6), 370, 296).
weight(man(bishop, b6), 379, 303).
weight(man(bishop, c6), 373, 281).
weight(man(bishop, d6), 393, 296).
weight(man(bishop, e6), 384, 315).
weight(man(bishop, f6), 397, 294).
weight(man(bishop, g6), 395, 330).
weight(man(bishop, h6), 391, 338).
weight(man(bishop, a7), 336, 292).
weight(man(bishop, b7), 344, 307).
weight(man(bishop, c7), 359, 326).
weight(man(bishop, d7), 358, 294).
weight(man(bishop, e7), 355, 308).
weight(man(bishop, f7), 346, 330).
weight(man(bishop, g7), 334, 306).
weight(man(bishop, h7), 337, 303).
weight(man(bishop, a8), 340, 283).
weight(man(bishop, b8), 332, 303).
weight(man(bishop, c8), 342, 322).
weight(man(bishop, d8), 294, 314).
weight(man(bishop, e8), 322, 302).
weight(man(bishop, f8), 310, 323).
weight(man(bishop, g8), 336, 328).
weight(man(bishop, h8), 345, 290).
weight(man(rook, a1), 436, 525).
weight(man(rook, b1), 449, 512).
weight(man(rook, c1), 450, 512).
weight(man(rook, d1), 455, 510).
weight(man(rook, e1), 468, 497).
weight(man(rook, f1), 449, 518).
weight(man(rook, g1), 457, 512).
weight(man(rook, h1), 460, 510).
weight(man(rook, a2), 439, 516).
weight(man(rook, b2), 436, 509).
weight(man(rook, c2), 459, 515).
weight(man(rook, d2), 457, 507).
weight(man(rook, e2), 441, 514).
weight(man(rook, f2), 449, 504).
weight(man(rook, g2), 474, 477).
weight(man(rook, h2), 438, 491).
weight(man(rook, a3), 437, 522).
weight(man(rook, b3), 470, 518).
weight(man(rook, c3), 455, 519).
weight(man(rook, d3), 453, 514).
weight(man(rook, e3), 460, 518).
weight(man(rook, f3), 468, 504).
weight(man(rook, g3), 496, 506).
weight(man(rook, h3), 489, 486).
weight(man(rook, a4), 433, 552).
weight(man(rook, b4), 447, 547).
weight(man(rook, c4), 453, 536).
weight(man(rook, d4), 465, 520).
weight(man(rook, e4), 453, 527).
weight(man(rook, f4), 459, 531).
weight(man(rook, g4), 488, 523).
weight(man(rook, h4), 464, 519).
weight(man(rook, a5), 454, 556).
weight(man(rook, b5), 462, 549).
weight(man(rook, c5), 476, 540).
weight(man(rook, d5), 483, 526).
weight(man(rook, e5), 490, 530).
weight(man(rook, f5), 501, 517).
weight(man(rook, g5), 474, 541).
weight(man(rook, h5), 499, 531).
weight(man(rook, a6), 453, 558).
weight(man(rook, b6), 510, 531).
weight(man(rook, c6), 487, 536).
weight(man(rook, d6), 519, 505).
weight(man(rook, e6), 510, 518).
weight(man(rook, f6), 517, 528).
weight(man(rook, g6), 513, 533).
weight(man(rook, h6), 498, 536).
weight(man(rook, a7), 473, 531).
weight(man(rook, b7), 467, 532).
weight(man(rook, c7), 511, 507).
weight(man(rook, d7), 518, 508).
weight(man(rook, e7), 492, 502).
weight(man(rook, f7), 499, 514).
weight(man(rook, g7), 500, 519).
weight(man(rook, h7), 522, 519).
weight(man(rook, a8), 484, 561).
weight(man(rook, b8), 466, 552).
weight(man(rook, c8), 469, 549).
weight(man(rook, d8), 490, 524).
weight(man(rook, e8), 498, 537).
weight(man(rook, f8), 482, 557).
weight(man(rook, g8), 486, 539).
weight(man(rook, h8), 503, 541).
weight(man(queen, a1), 1020, 903).
weight(man(queen, b1), 1005, 928).
weight(man(queen, c1), 1011, 906).
weight(man(queen, d1), 1016, 913).
weight(man(queen, e1), 1018, 916).
weight(man(queen, f1), 996, 898).
weight(man(queen, g1), 989, 906).
weight(man(queen, h1), 990, 921).
weight(man(queen, a2), 1006, 931).
weight(man(queen, b2), 1030, 906).
weight(man(queen, c2), 1034, 889).
weight(man(queen, d2), 1026, 916).
weight(man(queen, e2), 1030, 915).
weight(man(queen, f2), 1028, 893).
weight(man(queen, g2), 1025, 896).
weight(man(queen, h2), 1026, 882).
weight(man(queen, a3), 1025, 935).
weight(man(queen, b3), 1028, 946).
weight(man(queen, c3), 1014, 967).
weight(man(queen, d3), 1016, 965).
weight(man(queen, e3), 1016, 941).
weight(man(queen, f3), 1020, 958).
weight(man(queen, g3), 1047, 919).
weight(man(queen, h3), 1023, 937).
weight(man(queen, a4), 1031, 920).
weight(man(queen, b4), 1004, 973).
weight(man(queen, c4), 1030, 974).
weight(man(queen, d4), 1006, 962).
weight(man(queen, e4), 1019, 962).
weight(man(queen, f4), 1018, 955).
weight(man(queen, g4), 1042, 947).
weight(man(queen, h4), 1032, 922).
weight(man(queen, a5), 1034, 955).
weight(man(queen, b5), 1039, 966).
weight(man(queen, c5), 1037, 965).
weight(man(queen, d5), 1011, 991).
weight(man(queen, e5), 1017, 952).
weight(man(queen, f5), 1020, 957).
weight(man(queen, g5), 1031, 962).
weight(man(queen, h5), 1039, 965).
weight(man(queen, a6), 1032, 940).
weight(man(queen, b6), 1044, 953).
weight(man(queen, c6), 1032, 948).
weight(man(queen, d6), 1017, 959).
weight(man(queen, e6), 1030, 960).
weight(man(queen, f6), 1038, 975).
weight(man(queen, g6), 1053, 933).
weight(man(queen, h6), 1052, 960).
weight(man(queen, a7), 1014, 953).
weight(man(queen, b7), 1015, 967).
weight(man(queen, c7), 1024, 949).
weight(man(queen, d7), 1014, 959).
weight(man(queen, e7), 1010, 962).
weight(man(queen, f7), 1019, 968).
weight(man(queen, g7), 1028, 967).
weight(man(queen, h7), 1061, 950).
weight(man(queen, a8), 1008, 936).
weight(man(queen, b8), 1022, 941).
weight(man(queen, c8), 1006, 957).
weight(man(queen, d8), 1013, 947).
weight(man(queen, e8), 1031, 960).
weight(man(queen, f8), 1013, 948).
weight(man(queen, g8), 1056, 916).
weight(man(queen, h8), 1052, 944).
weight(man(king, a1), -30, -62).
weight(man(king, b1), 17, -32).
weight(man(king, c1), 19, -47).
weight(man(king, d1), 0, -55).
weight(man(king, e1), 8, -62).
weight(man(king, f1), -24, -46).
weight(man(king, g1), 1, -38).
weight(man(king, h1), -7, -85).
weight(man(king, a2), 24, -36).
weight(man(king, b2), -8, -5).
weight(man(king, c2), -19, -17).
weight(man(king, d2), -13, -25).
weight(man(king, e2), -5, -23).
weight(man(king, f2), -22, -22).
weight(man(king, g2), -9, -8).
weight(man(king, h2), -4, -51).
weight(man(king, a3), -49, -40).
weight(man(king, b3), -14, -7).
weight(man(king, c3), -23, -12).
weight(man(king, d3), -44, -2).
weight(man(king, e3), -26, -11).
weight(man(king, f3), -44, -9).
weight(man(king, g3), -25, -11).
weight(man(king, h3), -50, -46).
weight(man(king, a4), -68, -31).
weight(man(king, b4), -28, 6).
weight(man(king, c4), -69, 15).
weight(man(king, d4), -90, 24).
weight(man(king, e4), -75, 13).
weight(man(king, f4), -70, 4).
weight(man(king, g4), -74, -3).
weight(man(king, h4), -86, -31).
weight(man(king, a5), -54, -20).
weight(man(king, b5), -59, 22).
weight(man(king, c5), -68, 19).
weight(man(king, d5), -63, 26).
weight(man(king, e5), -57, 19).
weight(man(king, f5), -101, 18).
weight(man(king, g5), -54, 15).
weight(man(king, h5), -58, -33).
weight(man(king, a6), -65, -12).
weight(man(king, b6), -55, 29).
weight(man(king, c6), -71, 38).
weight(man(king, d6), -81, 54).
weight(man(king, e6), -70, 19).
weight(man(king, f6), -49, 39).
weight(man(king, g6), -56, 48).
weight(man(king, h6), -62, -1).
weight(man(king, a7), -83, -24).
weight(man(king, b7), -81, 19).
weight(man(king, c7), -80, 37).
weight(man(king, d7), -92, 11).
weight(man(king, e7), -95, 20).
weight(man(king, f7), -83, 13).
weight(man(king, g7), -82, 24).
weight(man(king, h7), -80, 20).
weight(man(king, a8), -99, -48).
weight(man(king, b8), -96, -27).
weight(man(king, c8), -103, 3).
weight(man(king, d8), -102, -2).
weight(man(king, e8), -93, 0).
weight(man(king, f8), -102, -29).
weight(man(king, g8), -92, -10).
weight(man(king, h8), -96, -27).
weight(with_pawns(knight, 0), -29, -35).
weight(with_pawns(knight, 1), 8, -1).
weight(with_pawns(knight, 2), -16, 5).
weight(with_pawns(knight, 3), -19, 27).
weight(with_pawns(knight, 4), -27, 39).
weight(with_pawns(knight, 5), -8, 46).
weight(with_pawns(knight, 6), 22, 57).
weight(with_pawns(knight, 7), 51, 57).
weight(with_pawns(knight, 8), 73, 96).
weight(with_pawns(bishop, 0), -2, 10).
weight(with_pawns(bishop, 1), -6, 29).
weight(with_pawns(bishop, 2), -2, 32).
weight(with_pawns(bishop, 3), -38, 49).
weight(with_pawns(bishop, 4), -12, 50).
weight(with_pawns(bishop, 5), 0, 53).
weight(with_pawns(bishop, 6), 22, 61).
weight(with_pawns(bishop, 7), 48, 62).
weight(with_pawns(bishop, 8), 72, 76).
weight(with_pawns(rook, 0), 4, 32).
weight(with_pawns(rook, 1), -60, 68).
weight(with_pawns(rook, 2), -47, 60).
weight(with_pawns(rook, 3), -55, 70).
weight(with_pawns(rook, 4), -48, 73).
weight(with_pawns(rook, 5), -31, 73).
weight(with_pawns(rook, 6), -32, 81).
weight(with_pawns(rook, 7), -23, 97).
weight(with_pawns(rook, 8), -50, 114).
weight(with_pawns(queen, 0), -28, 1).
weight(with_pawns(queen, 1), -14, 56).
weight(with_pawns(queen, 2), -16, 71).
weight(with_pawns(queen, 3), 36, 41).
weight(with_pawns(queen, 4), 47, 42).
weight(with_pawns(queen, 5), 27, 49).
weight(with_pawns(queen, 6), 16, 47).
weight(with_pawns(queen, 7), -24, 106).
weight(with_pawns(queen, 8), 29, 126).
weight(bishop_pair, 44, 65).
weight(mobility(knight, 0), -41, -46).
weight(mobility(knight, 1), -20, -24).
weight(mobility(knight, 2), -11, 20).
weight(mobility(knight, 3), -1, 36).
weight(mobility(knight, 4), 8, 48).
weight(mobility(knight, 5), 18, 61).
weight(mobility(knight, 6), 27, 64).
weight(mobility(knight, 7), 28, 65).
weight(mobility(knight, 8), 37, 57).
weight(mobility(bishop, 0), -44, -41).
weight(mobility(bishop, 1), -31, -9).
weight(mobility(bishop, 2), -10, 9).
weight(mobility(bishop, 3), -5, 29).
weight(mobility(bishop, 4), 1, 38).
weight(mobility(bishop, 5), 8, 46).
weight(mobility(bishop, 6), 12, 56).
weight(mobility(bishop, 7), 17, 52).
weight(mobility(bishop, 8), 23, 57).
weight(mobility(bishop, 9), 18, 59).
weight(mobility(bishop, 10), 37, 50).
weight(mobility(bishop, 11), 46, 50).
weight(mobility(bishop, 12), 51, 51).
weight(mobility(bishop, 13), 42, 57).
weight(mobility(rook, 0), -74, -61).
weight(mobility(rook, 1), -52, -8).
weight(mobility(rook, 2), -34, 24).
weight(mobility(rook, 3), -29, 45).
weight(mobility(rook, 4), -21, 48).
weight(mobility(rook, 5), -23, 56).
weight(mobility(rook, 6), -19, 63).
weight(mobility(rook, 7), -14, 66).
weight(mobility(rook, 8), -9, 71).
weight(mobility(rook, 9), -7, 83).
weight(mobility(rook, 10), -2, 85).
weight(mobility(rook, 11), 0, 90).
weight(mobility(rook, 12), 7, 91).
weight(mobility(rook, 13), -6, 96).
weight(mobility(rook, 14), 14, 96).
weight(mobility(queen, 0), -12, -11).
weight(mobility(queen, 1), -20, -16).
weight(mobility(queen, 2), -10, -24).
weight(mobility(queen, 3), -4, -21).
weight(mobility(queen, 4), 4, -22).
weight(mobility(queen, 5), 0, 3).
weight(mobility(queen, 6), 4, -2).
weight(mobility(queen, 7), 4, 27).
weight(mobility(queen, 8), 8, 26).
weight(mobility(queen, 9), 11, 39).
weight(mobility(queen, 10), 14, 47).
weight(mobility(queen, 11), 15, 57).
weight(mobility(queen, 12), 17, 55).
weight(mobility(queen, 13), 21, 63).
weight(mobility(queen, 14), 19, 73).
weight(mobility(queen, 15), 20, 58).
weight(mobility(queen, 16), 23, 63).
weight(mobility(queen, 17), 20, 72).
weight(mobility(queen, 18), 27, 67).
weight(mobility(queen, 19), 36, 65).
weight(mobility(queen, 20), 31, 63).
weight(mobility(queen, 21), 60, 47).
weight(mobility(queen, 22), 59, 41).
weight(mobility(queen, 23), 42, 63).
weight(mobility(queen, 24), 32, 49).
weight(mobility(queen, 25), 41, 39).
weight(mobility(queen, 26), 42, 47).
weight(mobility(queen, 27), 45, 44).
weight(attacked(waiting, pawn), -6, 1).
weight(attacked(waiting, knight), -8, -2).
weight(attacked(waiting, bishop), -7, 1).
weight(attacked(waiting, rook), -5, 13).
weight(attacked(waiting, queen), 113, 53).
weight(attacked(moving, pawn), -9, 17).
weight(attacked(moving, knight), -10, 24).
weight(attacked(moving, bishop), -10, 10).
weight(attacked(moving, rook), 10, 32).
weight(attacked(moving, queen), 86, 94).
weight(attacked_by_pawn(waiting, pawn), 12, -29).
weight(attacked_by_pawn(waiting, knight), 80, 15).
weight(attacked_by_pawn(waiting, bishop), 69, 43).
weight(attacked_by_pawn(waiting, rook), 76, 9).
weight(attacked_by_pawn(waiting, queen), 23, -4).
weight(attacked_by_pawn(moving, pawn), 8, -35).
weight(attacked_by_pawn(moving, knight), 145, 79).
weight(attacked_by_pawn(moving, bishop), 137, 77).
weight(attacked_by_pawn(moving, rook), 142, 143).
weight(attacked_by_pawn(moving, queen), 135, 141).
weight(attacked_by_minor(waiting, pawn), 6, 15).
weight(attacked_by_minor(waiting, knight), 49, 39).
weight(attacked_by_minor(waiting, bishop), 73, 23).
weight(attacked_by_minor(waiting, rook), 72, 16).
weight(attacked_by_minor(waiting, queen), 18, 18).
weight(attacked_by_minor(moving, pawn), -4, -21).
weight(attacked_by_minor(moving, knight), 27, 11).
weight(attacked_by_minor(moving, bishop), 60, 5).
weight(attacked_by_minor(moving, rook), 97, 89).
weight(attacked_by_minor(moving, queen), 130, 121).
weight(attacked_by_rook(waiting, pawn), -6, 20).
weight(attacked_by_rook(waiting, knight), 13, 28).
weight(attacked_by_rook(waiting, bishop), 23, 25).
weight(attacked_by_rook(waiting, rook), -16, -16).
weight(attacked_by_rook(waiting, queen), 54, 32).
weight(attacked_by_rook(moving, pawn), -3, -19).
weight(attacked_by_rook(moving, knight), 22, -24).
weight(attacked_by_rook(moving, bishop), 44, -21).
weight(attacked_by_rook(moving, rook), -52, -66).
weight(attacked_by_rook(moving, queen), 179, 128).
weight(hanging(waiting, pawn), 2, 19).
weight(hanging(waiting, knight), 19, 10).
weight(hanging(waiting, bishop), 3, 34).
weight(hanging(waiting, rook), 13, 26).
weight(hanging(waiting, queen), 8, -43).
weight(hanging(moving, pawn), 40, 66).
weight(hanging(moving, knight), 75, 114).
weight(hanging(moving, bishop), 88, 99).
weight(hanging(moving, rook), 72, 179).
weight(hanging(moving, queen), 120, 169).
weight(poorly_defended(waiting, pawn), 0, 17).
weight(poorly_defended(waiting, knight), -10, 13).
weight(poorly_defended(waiting, bishop), 4, 18).
weight(poorly_defended(waiting, rook), 4, -3).
weight(poorly_defended(waiting, queen), -5, 4).
weight(poorly_defended(moving, pawn), 16, 15).
weight(poorly_defended(moving, knight), 30, 43).
weight(poorly_defended(moving, bishop), 29, 46).
weight(poorly_defended(moving, rook), -7, 94).
weight(poorly_defended(moving, queen), 24, 118).
weight(push_threat(waiting), 7, -4).
weight(push_threat(moving), 31, 25).
weight(contested(waiting), 2, -1).
weight(contested(moving), 10, 2).
weight(king_zone(pawn, 1), 12, -12).
weight(king_zone(pawn, 2), 6, -14).
weight(king_zone(pawn, 3), 14, -14).
weight(king_zone(pawn, 4), 28, -9).
weight(king_zone(pawn, 5), 16, 2).
weight(king_zone(pawn, 6), 29, 22).
weight(king_zone(pawn, 7), 31, 3).
weight(king_zone(pawn, 8), 36, 9).
weight(king_zone(pawn, 9), 40, 10).
weight(king_zone(pawn, 10), 44, 11).
weight(king_zone(pawn, 11), 48, 12).
weight(king_zone(pawn, 12), 52, 13).
weight(king_zone(knight, 1), 11, 3).
weight(king_zone(knight, 2), 12, -7).
weight(king_zone(knight, 3), 4, -28).
weight(king_zone(knight, 4), 40, 10).
weight(king_zone(knight, 5), 46, 11).
weight(king_zone(knight, 6), 52, 13).
weight(king_zone(knight, 7), 58, 14).
weight(king_zone(knight, 8), 64, 16).
weight(king_zone(knight, 9), 70, 17).
weight(king_zone(knight, 10), 76, 19).
weight(king_zone(knight, 11), 82, 20).
weight(king_zone(knight, 12), 88, 22).
weight(king_zone(bishop, 1), 7, -4).
weight(king_zone(bishop, 2), 13, -8).
weight(king_zone(bishop, 3), 17, -5).
weight(king_zone(bishop, 4), -2, -17).
weight(king_zone(bishop, 5), 37, 9).
weight(king_zone(bishop, 6), 42, 10).
weight(king_zone(bishop, 7), 47, 11).
weight(king_zone(bishop, 8), 52, 13).
weight(king_zone(bishop, 9), 57, 14).
weight(king_zone(bishop, 10), 62, 15).
weight(king_zone(bishop, 11), 67, 16).
weight(king_zone(bishop, 12), 72, 18).
weight(king_zone(rook, 1), 16, -17).
weight(king_zone(rook, 2), 14, -18).
weight(king_zone(rook, 3), 6, -4).
weight(king_zone(rook, 4), 7, -6).
weight(king_zone(rook, 5), -13, 5).
weight(king_zone(rook, 6), 48, 12).
weight(king_zone(rook, 7), 54, 13).
weight(king_zone(rook, 8), 60, 15).
weight(king_zone(rook, 9), 66, 16).
weight(king_zone(rook, 10), 72, 18).
weight(king_zone(rook, 11), 78, 19).
weight(king_zone(rook, 12), 84, 21).
weight(king_zone(queen, 1), 9, 15).
weight(king_zone(queen, 2), 5, 16).
weight(king_zone(queen, 3), 5, 18).
weight(king_zone(queen, 4), 5, 15).
weight(king_zone(queen, 5), 7, 10).
weight(king_zone(queen, 6), 9, 5).
weight(king_zone(queen, 7), -8, -3).
weight(king_zone(queen, 8), 66, 16).
weight(king_zone(queen, 9), 72, 18).
weight(king_zone(queen, 10), 78, 19).
weight(king_zone(queen, 11), 84, 21).
weight(king_zone(queen, 12), 90, 22).
weight(weak_zone, 8, -3).
weight(safe_check(knight, 1), 68, 31).
weight(safe_check(knight, 2), 81, 35).
weight(safe_check(knight, 3), 70, 23).
weight(safe_check(bishop, 1), 18, 47).
weight(safe_check(bishop, 2), 17, 57).
weight(safe_check(bishop, 3), 36, 12).
weight(safe_check(rook, 1), 53, 13).
weight(safe_check(rook, 2), 52, 37).
weight(safe_check(rook, 3), 69, 34).
weight(safe_check(queen, 1), 31, 99).
weight(safe_check(queen, 2), 42, 106).
weight(safe_check(queen, 3), 53, 104).
weight(unsafe_check, 6, 0).
weight(flank_attack, 3, -1).
weight(flank_defence, -1, 2).
weight(queen_missing, 15, 67).
weight(king_pawns(0), 33, -13).
weight(king_pawns(1), 28, -11).
weight(king_pawns(2), 21, -5).
weight(king_files(1), -1, 1).
weight(king_files(2), -4, 12).
weight(king_files(3), -8, 30).
weight(shelter(0, 0), -29, 1).
weight(shelter(0, 1), 22, -39).
weight(shelter(0, 2), 26, -26).
weight(shelter(0, 3), 19, -16).
weight(shelter(0, 4), 15, 3).
weight(shelter(0, 5), -2, 17).
weight(shelter(0, 6), 25, 26).
weight(shelter(1, 0), -15, 5).
weight(shelter(1, 1), 44, -21).
weight(shelter(1, 2), 27, -12).
weight(shelter(1, 3), 1, -2).
weight(shelter(1, 4), -16, 5).
weight(shelter(1, 5), -22, 10).
weight(shelter(1, 6), 9, 23).
weight(shelter(2, 0), -11, 1).
weight(shelter(2, 1), 30, -3).
weight(shelter(2, 2), -1, 0).
weight(shelter(2, 3), -2, -6).
weight(shelter(2, 4), 11, 0).
weight(shelter(2, 5), 8, -7).
weight(shelter(2, 6), -23, 14).
weight(shelter(3, 0), -5, 3).
weight(shelter(3, 1), -12, 6).
weight(shelter(3, 2), 7, -4).
weight(shelter(3, 3), -5, 9).
weight(shelter(3, 4), -3, 5).
weight(shelter(3, 5), -21, 1).
weight(shelter(3, 6), -26, 3).
weight(storm(0, 0), -10, -21).
weight(storm(0, 1), 65, 9).
weight(storm(0, 2), -8, 6).
weight(storm(0, 3), -17, 19).
weight(storm(0, 4), 1, -13).
weight(storm(0, 5), 3, -14).
weight(storm(0, 6), 5, -20).
weight(storm(1, 0), -3, -9).
weight(storm(1, 1), -8, 36).
weight(storm(1, 2), -43, 12).
weight(storm(1, 3), -16, 12).
weight(storm(1, 4), 6, -7).
weight(storm(1, 5), 26, -12).
weight(storm(1, 6), 30, -22).
weight(storm(2, 0), 10, -7).
weight(storm(2, 1), -3, 5).
weight(storm(2, 2), -46, 18).
weight(storm(2, 3), -9, 10).
weight(storm(2, 4), 9, -6).
weight(storm(2, 5), 6, -6).
weight(storm(2, 6), 11, -14).
weight(storm(3, 0), -17, -3).
weight(storm(3, 1), 2, 30).
weight(storm(3, 2), -19, 0).
weight(storm(3, 3), -36, -8).
weight(storm(3, 4), -14, -7).
weight(storm(3, 5), 3, -2).
weight(storm(3, 6), -20, 13).
weight(stopped_storm(2), -3, -43).
weight(stopped_storm(3), 32, -39).
weight(stopped_storm(4), 22, -30).
weight(stopped_storm(5), 11, -29).
weight(stopped_storm(6), 20, -22).
weight(may_castle, 28, -6).
weight(doubled_pawn, -16, -21).
weight(isolated_pawn, -2, -8).
weight(isolated_open, -11, 3).
weight(backward_pawn, -6, -1).
weight(backward_open, -12, -2).
weight(guarded(2), 17, 14).
weight(guarded(3), 12, 6).
weight(guarded(4), 27, 11).
weight(guarded(5), 16, 15).
weight(guarded(6), 27, 37).
weight(phalanx(1), 3, 1).
weight(phalanx(2), 6, 9).
weight(phalanx(3), 13, 8).
weight(phalanx(4), 23, 35).
weight(phalanx(5), 31, 62).
weight(phalanx(6), 22, 34).
weight(candidate_pawn(1), -2, -9).
weight(candidate_pawn(2), -4, 4).
weight(candidate_pawn(3), -6, 29).
weight(candidate_pawn(4), -14, 41).
weight(candidate_pawn(5), -4, 97).
weight(passed(1), -5, 5).
weight(passed(2), -8, 8).
weight(passed(3), -2, 43).
weight(passed(4), 22, 75).
weight(passed(5), 27, 147).
weight(passed(6), 89, 191).
weight(protected_passed_pawn(2), 11, -6).
weight(protected_passed_pawn(3), 13, 13).
weight(protected_passed_pawn(4), 13, 19).
weight(protected_passed_pawn(5), 42, 42).
weight(protected_passed_pawn(6), 31, 58).
weight(blocked(1), -4, 13).
weight(blocked(2), 3, 7).
weight(blocked(3), 10, -2).
weight(blocked(4), -5, 3).
weight(blocked(5), 6, -40).
weight(blocked(6), -77, -24).
weight(blockade(knight), -15, -33).
weight(blockade(bishop), 10, -45).
weight(blockade(rook), 9, -15).
weight(blockade(queen), 9, 11).
weight(blockade(king), -52, -31).
weight(unstopped(1), 2, 2).
weight(unstopped(2), 14, -9).
weight(unstopped(3), -2, 3).
weight(unstopped(4), -13, 31).
weight(unstopped(5), -2, 14).
weight(unstopped(6), 21, 74).
weight(free_path(1), -20, -6).
weight(free_path(2), -10, -6).
weight(free_path(3), -38, 24).
weight(free_path(4), -81, 54).
weight(free_path(5), -53, 138).
weight(free_path(6), 11, 64).
weight(supported(1), 7, 4).
weight(supported(2), -1, 22).
weight(supported(3), 17, 0).
weight(supported(4), 9, 10).
weight(supported(5), 39, 22).
weight(supported(6), 3, 93).
weight(outruns(1), -4, 125).
weight(outruns(2), -6, 117).
weight(outruns(3), -12, 106).
weight(outruns(4), -23, 210).
weight(outruns(5), -21, 256).
weight(outruns(6), -4, 466).
weight(own_king_at(1, 0), -7, -4).
weight(own_king_at(1, 1), -7, 21).
weight(own_king_at(1, 2), 16, 0).
weight(own_king_at(1, 3), -25, -1).
weight(own_king_at(1, 4), -15, 8).
weight(own_king_at(1, 5), 8, -6).
weight(own_king_at(1, 6), 10, 4).
weight(own_king_at(1, 7), 15, -22).
weight(own_king_at(2, 0), 23, 1).
weight(own_king_at(2, 1), 32, -9).
weight(own_king_at(2, 2), -5, 12).
weight(own_king_at(2, 3), -12, 2).
weight(own_king_at(2, 4), -17, -1).
weight(own_king_at(2, 5), -27, -5).
weight(own_king_at(2, 6), -4, 4).
weight(own_king_at(2, 7), 0, -6).
weight(own_king_at(3, 0), 25, 23).
weight(own_king_at(3, 1), 22, 30).
weight(own_king_at(3, 2), -16, 32).
weight(own_king_at(3, 3), -20, 10).
weight(own_king_at(3, 4), -24, -8).
weight(own_king_at(3, 5), 1, -11).
weight(own_king_at(3, 6), 7, -18).
weight(own_king_at(3, 7), -5, -13).
weight(own_king_at(4, 0), 6, 50).
weight(own_king_at(4, 1), -20, 88).
weight(own_king_at(4, 2), 8, 20).
weight(own_king_at(4, 3), -14, 1).
weight(own_king_at(4, 4), -5, -21).
weight(own_king_at(4, 5), 3, -39).
weight(own_king_at(4, 6), 27, -29).
weight(own_king_at(4, 7), -3, -18).
weight(own_king_at(5, 0), -6, 70).
weight(own_king_at(5, 1), -29, 129).
weight(own_king_at(5, 2), 1, 58).
weight(own_king_at(5, 3), 55, -36).
weight(own_king_at(5, 4), 0, -36).
weight(own_king_at(5, 5), -16, -37).
weight(own_king_at(5, 6), -6, -48).
weight(own_king_at(5, 7), -16, -15).
weight(own_king_at(6, 0), 14, 74).
weight(own_king_at(6, 1), -2, 63).
weight(own_king_at(6, 2), -2, 97).
weight(own_king_at(6, 3), -1, 1).
weight(own_king_at(6, 4), 5, -41).
weight(own_king_at(6, 5), 16, -48).
weight(own_king_at(6, 6), -11, -38).
weight(own_king_at(6, 7), 1, -29).
weight(other_king_at(1, 0), 4, 10).
weight(other_king_at(1, 1), 6, 23).
weight(other_king_at(1, 2), 14, 14).
weight(other_king_at(1, 3), 18, -7).
weight(other_king_at(1, 4), 0, -9).
weight(other_king_at(1, 5), -9, -5).
weight(other_king_at(1, 6), -28, -7).
weight(other_king_at(1, 7), -10, -18).
weight(other_king_at(2, 0), -11, 8).
weight(other_king_at(2, 1), 5, 5).
weight(other_king_at(2, 2), 14, 1).
weight(other_king_at(2, 3), 7, -5).
weight(other_king_at(2, 4), -7, -2).
weight(other_king_at(2, 5), -21, 14).
weight(other_king_at(2, 6), -3, 0).
weight(other_king_at(2, 7), 7, -24).
weight(other_king_at(3, 0), -16, 9).
weight(other_king_at(3, 1), -19, -6).
weight(other_king_at(3, 2), 7, -10).
weight(other_king_at(3, 3), 8, -13).
weight(other_king_at(3, 4), -15, 14).
weight(other_king_at(3, 5), -8, 25).
weight(other_king_at(3, 6), 4, 19).
weight(other_king_at(3, 7), 29, 21).
weight(other_king_at(4, 0), 7, -9).
weight(other_king_at(4, 1), 2, -11).
weight(other_king_at(4, 2), -5, -31).
weight(other_king_at(4, 3), -13, 3).
weight(other_king_at(4, 4), -19, 35).
weight(other_king_at(4, 5), 12, 40).
weight(other_king_at(4, 6), 0, 23).
weight(other_king_at(4, 7), 17, 16).
weight(other_king_at(5, 0), -19, -46).
weight(other_king_at(5, 1), -21, -56).
weight(other_king_at(5, 2), 17, -62).
weight(other_king_at(5, 3), -24, 26).
weight(other_king_at(5, 4), -16, 69).
weight(other_king_at(5, 5), 12, 69).
weight(other_king_at(5, 6), 18, 53).
weight(other_king_at(5, 7), 14, 45).
weight(other_king_at(6, 0), -18, -84).
weight(other_king_at(6, 1), -30, -53).
weight(other_king_at(6, 2), 15, -81).
weight(other_king_at(6, 3), -15, 58).
weight(other_king_at(6, 4), 20, 56).
weight(other_king_at(6, 5), 38, 75).
weight(other_king_at(6, 6), 3, 81).
weight(other_king_at(6, 7), 6, 39).
weight(rook_behind, 7, 34).
weight(rook_against, 13, -87).
weight(space, -10, 22).
weight(safe_space, 0, -16).
weight(outpost(knight), 29, 19).
weight(outpost(bishop), 31, 20).
weight(outpost_ahead, 20, 7).
weight(behind_pawn, 6, 13).
weight(bad_bishop, -14, -26).
weight(bishop_pawns, -4, -6).
weight(long_diagonal, 14, 21).
weight(rook_on_half_open_file, 22, 5).
weight(rook_on_open_file, 38, 8).
weight(rook_on_seventh, -3, 24).
weight(shut_rook, -22, -20).
weight(lone_king_edge(1), 10, 10).
weight(lone_king_edge(2), 25, 25).
weight(lone_king_edge(3), 45, 45).
weight(lone_king_near(2), 40, 40).
weight(lone_king_near(3), 30, 30).
weight(lone_king_near(4), 20, 20).
weight(lone_king_near(5), 12, 12).
weight(lone_king_near(6), 6, 6).
weight(tempo, 12, 4).
