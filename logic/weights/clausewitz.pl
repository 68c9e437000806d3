% The weights of the engine's evaluation, fitted.
%
%     weight(Feature, Middlegame, Endgame).
%
% What one of a feature is worth, in hundredths of a pawn; handset.pl explains the names.
% Made by clausewitz 0.2.0:
%   clausewitz tune evaluation --labelled positions.txt --positions 2000000 --start handset \
%     --spread 50 -o RUN
% from 710742 quiet positions of
%   positions.txt d29787e406f65b39
% Loss of the first weights 0.62237, on held-out games 0.62260;
% of these 0.59771 and 0.59809.

weight(man(pawn, a1), 82, 94).
weight(man(pawn, b1), 82, 94).
weight(man(pawn, c1), 82, 94).
weight(man(pawn, d1), 82, 94).
weight(man(pawn, e1), 82, 94).
weight(man(pawn, f1), 82, 94).
weight(man(pawn, g1), 82, 94).
weight(man(pawn, h1), 82, 94).
weight(man(pawn, a2), -8, 136).
weight(man(pawn, b2), 7, 122).
weight(man(pawn, c2), -11, 113).
weight(man(pawn, d2), 4, 104).
weight(man(pawn, e2), 19, 110).
weight(man(pawn, f2), 5, 108).
weight(man(pawn, g2), 26, 118).
weight(man(pawn, h2), 8, 122).
weight(man(pawn, a3), -15, 122).
weight(man(pawn, b3), -8, 110).
weight(man(pawn, c3), -7, 88).
weight(man(pawn, d3), -7, 92).
weight(man(pawn, e3), 9, 86).
weight(man(pawn, f3), 1, 96).
weight(man(pawn, g3), 18, 103).
weight(man(pawn, h3), -4, 116).
weight(man(pawn, a4), 15, 111).
weight(man(pawn, b4), 13, 95).
weight(man(pawn, c4), 36, 57).
weight(man(pawn, d4), 44, 61).
weight(man(pawn, e4), 47, 61).
weight(man(pawn, f4), 44, 70).
weight(man(pawn, g4), 25, 96).
weight(man(pawn, h4), 20, 95).
weight(man(pawn, a5), 28, 136).
weight(man(pawn, b5), 40, 103).
weight(man(pawn, c5), 38, 90).
weight(man(pawn, d5), 47, 81).
weight(man(pawn, e5), 63, 77).
weight(man(pawn, f5), 42, 104).
weight(man(pawn, g5), 54, 101).
weight(man(pawn, h5), 40, 122).
weight(man(pawn, a6), 60, 140).
weight(man(pawn, b6), 70, 126).
weight(man(pawn, c6), 58, 146).
weight(man(pawn, d6), 107, 124).
weight(man(pawn, e6), 107, 142).
weight(man(pawn, f6), 64, 139).
weight(man(pawn, g6), 86, 146).
weight(man(pawn, h6), 68, 146).
weight(man(pawn, a7), 134, 166).
weight(man(pawn, b7), 88, 142).
weight(man(pawn, c7), 93, 178).
weight(man(pawn, d7), 137, 169).
weight(man(pawn, e7), 150, 169).
weight(man(pawn, f7), 108, 161).
weight(man(pawn, g7), 110, 175).
weight(man(pawn, h7), 76, 200).
weight(man(pawn, a8), 82, 94).
weight(man(pawn, b8), 82, 94).
weight(man(pawn, c8), 82, 94).
weight(man(pawn, d8), 82, 94).
weight(man(pawn, e8), 82, 94).
weight(man(pawn, f8), 82, 94).
weight(man(pawn, g8), 82, 94).
weight(man(pawn, h8), 82, 94).
weight(man(knight, a1), 270, 271).
weight(man(knight, b1), 307, 251).
weight(man(knight, c1), 304, 266).
weight(man(knight, d1), 315, 287).
weight(man(knight, e1), 336, 267).
weight(man(knight, f1), 308, 270).
weight(man(knight, g1), 293, 272).
weight(man(knight, h1), 273, 291).
weight(man(knight, a2), 294, 260).
weight(man(knight, b2), 312, 268).
weight(man(knight, c2), 311, 270).
weight(man(knight, d2), 318, 281).
weight(man(knight, e2), 324, 289).
weight(man(knight, f2), 333, 272).
weight(man(knight, g2), 308, 293).
weight(man(knight, h2), 322, 278).
weight(man(knight, a3), 304, 260).
weight(man(knight, b3), 318, 256).
weight(man(knight, c3), 322, 275).
weight(man(knight, d3), 329, 296).
weight(man(knight, e3), 336, 295).
weight(man(knight, f3), 337, 265).
weight(man(knight, g3), 338, 273).
weight(man(knight, h3), 302, 273).
weight(man(knight, a4), 326, 268).
weight(man(knight, b4), 347, 263).
weight(man(knight, c4), 351, 287).
weight(man(knight, d4), 345, 300).
weight(man(knight, e4), 342, 312).
weight(man(knight, f4), 362, 291).
weight(man(knight, g4), 372, 301).
weight(man(knight, h4), 331, 305).
weight(man(knight, a5), 339, 282).
weight(man(knight, b5), 340, 280).
weight(man(knight, c5), 349, 292).
weight(man(knight, d5), 379, 295).
weight(man(knight, e5), 365, 308).
weight(man(knight, f5), 367, 312).
weight(man(knight, g5), 366, 286).
weight(man(knight, h5), 385, 269).
weight(man(knight, a6), 327, 259).
weight(man(knight, b6), 322, 274).
weight(man(knight, c6), 356, 281).
weight(man(knight, d6), 363, 293).
weight(man(knight, e6), 354, 292).
weight(man(knight, f6), 366, 282).
weight(man(knight, g6), 346, 297).
weight(man(knight, h6), 344, 264).
weight(man(knight, a7), 315, 269).
weight(man(knight, b7), 303, 295).
weight(man(knight, c7), 348, 280).
weight(man(knight, d7), 342, 304).
weight(man(knight, e7), 333, 291).
weight(man(knight, f7), 320, 292).
weight(man(knight, g7), 333, 269).
weight(man(knight, h7), 361, 240).
weight(man(knight, a8), 257, 235).
weight(man(knight, b8), 290, 288).
weight(man(knight, c8), 309, 280).
weight(man(knight, d8), 305, 251).
weight(man(knight, e8), 329, 279).
weight(man(knight, f8), 249, 272).
weight(man(knight, g8), 312, 243).
weight(man(knight, h8), 309, 234).
weight(man(bishop, a1), 367, 260).
weight(man(bishop, b1), 380, 288).
weight(man(bishop, c1), 349, 298).
weight(man(bishop, d1), 352, 294).
weight(man(bishop, e1), 358, 287).
weight(man(bishop, f1), 328, 326).
weight(man(bishop, g1), 365, 299).
weight(man(bishop, h1), 355, 269).
weight(man(bishop, a2), 376, 293).
weight(man(bishop, b2), 367, 263).
weight(man(bishop, c2), 379, 292).
weight(man(bishop, d2), 353, 302).
weight(man(bishop, e2), 354, 306).
weight(man(bishop, f2), 380, 291).
weight(man(bishop, g2), 379, 261).
weight(man(bishop, h2), 378, 283).
weight(man(bishop, a3), 366, 283).
weight(man(bishop, b3), 394, 322).
weight(man(bishop, c3), 361, 293).
weight(man(bishop, d3), 369, 320).
weight(man(bishop, e3), 379, 307).
weight(man(bishop, f3), 364, 289).
weight(man(bishop, g3), 385, 291).
weight(man(bishop, h3), 362, 291).
weight(man(bishop, a4), 389, 279).
weight(man(bishop, b4), 361, 311).
weight(man(bishop, c4), 366, 336).
weight(man(bishop, d4), 371, 300).
weight(man(bishop, e4), 373, 285).
weight(man(bishop, f4), 379, 318).
weight(man(bishop, g4), 373, 312).
weight(man(bishop, h4), 386, 273).
weight(man(bishop, a5), 361, 301).
weight(man(bishop, b5), 375, 313).
weight(man(bishop, c5), 392, 311).
weight(man(bishop, d5), 379, 305).
weight(man(bishop, e5), 367, 305).
weight(man(bishop, f5), 400, 300).
weight(man(bishop, g5), 378, 314).
weight(man(bishop, h5), 358, 313).
weight(man(bishop, a6), 364, 299).
weight(man(bishop, b6), 379, 302).
weight(man(bishop, c6), 371, 279).
weight(man(bishop, d6), 394, 294).
weight(man(bishop, e6), 385, 317).
weight(man(bishop, f6), 379, 298).
weight(man(bishop, g6), 386, 330).
weight(man(bishop, h6), 383, 339).
weight(man(bishop, a7), 334, 293).
weight(man(bishop, b7), 347, 306).
weight(man(bishop, c7), 354, 325).
weight(man(bishop, d7), 349, 293).
weight(man(bishop, e7), 355, 306).
weight(man(bishop, f7), 349, 327).
weight(man(bishop, g7), 334, 304).
weight(man(bishop, h7), 338, 305).
weight(man(bishop, a8), 337, 285).
weight(man(bishop, b8), 330, 306).
weight(man(bishop, c8), 334, 326).
weight(man(bishop, d8), 281, 316).
weight(man(bishop, e8), 312, 305).
weight(man(bishop, f8), 295, 324).
weight(man(bishop, g8), 331, 334).
weight(man(bishop, h8), 342, 292).
weight(man(rook, a1), 434, 525).
weight(man(rook, b1), 448, 509).
weight(man(rook, c1), 449, 511).
weight(man(rook, d1), 454, 510).
weight(man(rook, e1), 468, 496).
weight(man(rook, f1), 447, 520).
weight(man(rook, g1), 457, 509).
weight(man(rook, h1), 461, 510).
weight(man(rook, a2), 437, 515).
weight(man(rook, b2), 434, 508).
weight(man(rook, c2), 456, 516).
weight(man(rook, d2), 454, 509).
weight(man(rook, e2), 440, 513).
weight(man(rook, f2), 449, 502).
weight(man(rook, g2), 472, 477).
weight(man(rook, h2), 438, 490).
weight(man(rook, a3), 436, 522).
weight(man(rook, b3), 464, 522).
weight(man(rook, c3), 452, 520).
weight(man(rook, d3), 447, 517).
weight(man(rook, e3), 457, 519).
weight(man(rook, f3), 467, 509).
weight(man(rook, g3), 494, 504).
weight(man(rook, h3), 490, 486).
weight(man(rook, a4), 432, 552).
weight(man(rook, b4), 446, 546).
weight(man(rook, c4), 451, 538).
weight(man(rook, d4), 458, 522).
weight(man(rook, e4), 449, 531).
weight(man(rook, f4), 462, 524).
weight(man(rook, g4), 482, 523).
weight(man(rook, h4), 465, 521).
weight(man(rook, a5), 453, 557).
weight(man(rook, b5), 460, 552).
weight(man(rook, c5), 473, 547).
weight(man(rook, d5), 473, 532).
weight(man(rook, e5), 486, 535).
weight(man(rook, f5), 502, 512).
weight(man(rook, g5), 467, 544).
weight(man(rook, h5), 496, 536).
weight(man(rook, a6), 452, 559).
weight(man(rook, b6), 504, 535).
weight(man(rook, c6), 482, 539).
weight(man(rook, d6), 511, 511).
weight(man(rook, e6), 499, 525).
weight(man(rook, f6), 509, 530).
weight(man(rook, g6), 509, 532).
weight(man(rook, h6), 490, 537).
weight(man(rook, a7), 479, 527).
weight(man(rook, b7), 470, 528).
weight(man(rook, c7), 508, 507).
weight(man(rook, d7), 510, 509).
weight(man(rook, e7), 491, 503).
weight(man(rook, f7), 493, 516).
weight(man(rook, g7), 498, 519).
weight(man(rook, h7), 516, 521).
weight(man(rook, a8), 481, 558).
weight(man(rook, b8), 465, 550).
weight(man(rook, c8), 463, 547).
weight(man(rook, d8), 481, 526).
weight(man(rook, e8), 503, 534).
weight(man(rook, f8), 484, 554).
weight(man(rook, g8), 486, 530).
weight(man(rook, h8), 500, 539).
weight(man(queen, a1), 1020, 900).
weight(man(queen, b1), 1007, 925).
weight(man(queen, c1), 1013, 900).
weight(man(queen, d1), 1015, 922).
weight(man(queen, e1), 1020, 915).
weight(man(queen, f1), 996, 895).
weight(man(queen, g1), 989, 905).
weight(man(queen, h1), 988, 920).
weight(man(queen, a2), 1006, 935).
weight(man(queen, b2), 1032, 903).
weight(man(queen, c2), 1036, 887).
weight(man(queen, d2), 1029, 912).
weight(man(queen, e2), 1032, 914).
weight(man(queen, f2), 1029, 893).
weight(man(queen, g2), 1024, 895).
weight(man(queen, h2), 1027, 884).
weight(man(queen, a3), 1028, 932).
weight(man(queen, b3), 1030, 940).
weight(man(queen, c3), 1015, 963).
weight(man(queen, d3), 1018, 962).
weight(man(queen, e3), 1017, 941).
weight(man(queen, f3), 1021, 955).
weight(man(queen, g3), 1046, 921).
weight(man(queen, h3), 1023, 937).
weight(man(queen, a4), 1032, 918).
weight(man(queen, b4), 1003, 969).
weight(man(queen, c4), 1028, 973).
weight(man(queen, d4), 1003, 964).
weight(man(queen, e4), 1019, 959).
weight(man(queen, f4), 1020, 957).
weight(man(queen, g4), 1036, 958).
weight(man(queen, h4), 1034, 926).
weight(man(queen, a5), 1029, 958).
weight(man(queen, b5), 1034, 964).
weight(man(queen, c5), 1033, 964).
weight(man(queen, d5), 1005, 987).
weight(man(queen, e5), 1014, 953).
weight(man(queen, f5), 1015, 964).
weight(man(queen, g5), 1032, 962).
weight(man(queen, h5), 1033, 970).
weight(man(queen, a6), 1029, 938).
weight(man(queen, b6), 1037, 943).
weight(man(queen, c6), 1023, 944).
weight(man(queen, d6), 1016, 952).
weight(man(queen, e6), 1033, 960).
weight(man(queen, f6), 1026, 972).
weight(man(queen, g6), 1041, 933).
weight(man(queen, h6), 1046, 958).
weight(man(queen, a7), 1008, 956).
weight(man(queen, b7), 1005, 964).
weight(man(queen, c7), 1007, 948).
weight(man(queen, d7), 999, 957).
weight(man(queen, e7), 1000, 960).
weight(man(queen, f7), 1009, 965).
weight(man(queen, g7), 1017, 970).
weight(man(queen, h7), 1059, 957).
weight(man(queen, a8), 1001, 937).
weight(man(queen, b8), 1019, 944).
weight(man(queen, c8), 998, 960).
weight(man(queen, d8), 1010, 946).
weight(man(queen, e8), 1030, 964).
weight(man(queen, f8), 1017, 948).
weight(man(queen, g8), 1060, 916).
weight(man(queen, h8), 1056, 949).
weight(man(king, a1), -25, -62).
weight(man(king, b1), 22, -31).
weight(man(king, c1), 22, -48).
weight(man(king, d1), 2, -54).
weight(man(king, e1), 19, -65).
weight(man(king, f1), -20, -50).
weight(man(king, g1), 9, -42).
weight(man(king, h1), 2, -87).
weight(man(king, a2), 23, -34).
weight(man(king, b2), -7, -2).
weight(man(king, c2), -23, -13).
weight(man(king, d2), -13, -24).
weight(man(king, e2), -3, -23).
weight(man(king, f2), -19, -23).
weight(man(king, g2), -4, -10).
weight(man(king, h2), 3, -55).
weight(man(king, a3), -56, -40).
weight(man(king, b3), -17, -5).
weight(man(king, c3), -29, -10).
weight(man(king, d3), -48, -3).
weight(man(king, e3), -30, -9).
weight(man(king, f3), -51, -8).
weight(man(king, g3), -26, -11).
weight(man(king, h3), -58, -46).
weight(man(king, a4), -70, -30).
weight(man(king, b4), -32, 9).
weight(man(king, c4), -70, 16).
weight(man(king, d4), -91, 24).
weight(man(king, e4), -79, 14).
weight(man(king, f4), -68, 7).
weight(man(king, g4), -76, 1).
weight(man(king, h4), -92, -29).
weight(man(king, a5), -54, -21).
weight(man(king, b5), -58, 25).
weight(man(king, c5), -71, 19).
weight(man(king, d5), -60, 27).
weight(man(king, e5), -57, 18).
weight(man(king, f5), -100, 21).
weight(man(king, g5), -54, 17).
weight(man(king, h5), -62, -32).
weight(man(king, a6), -67, -11).
weight(man(king, b6), -52, 31).
weight(man(king, c6), -69, 39).
weight(man(king, d6), -80, 56).
weight(man(king, e6), -68, 23).
weight(man(king, f6), -49, 39).
weight(man(king, g6), -58, 47).
weight(man(king, h6), -62, 0).
weight(man(king, a7), -85, -27).
weight(man(king, b7), -80, 17).
weight(man(king, c7), -81, 31).
weight(man(king, d7), -90, 14).
weight(man(king, e7), -96, 19).
weight(man(king, f7), -83, 14).
weight(man(king, g7), -85, 18).
weight(man(king, h7), -79, 18).
weight(man(king, a8), -99, -47).
weight(man(king, b8), -96, -28).
weight(man(king, c8), -104, -1).
weight(man(king, d8), -102, -1).
weight(man(king, e8), -95, -7).
weight(man(king, f8), -101, -31).
weight(man(king, g8), -92, -8).
weight(man(king, h8), -97, -28).
weight(with_pawns(knight, 0), -31, -32).
weight(with_pawns(knight, 1), -5, 6).
weight(with_pawns(knight, 2), -23, 9).
weight(with_pawns(knight, 3), -28, 29).
weight(with_pawns(knight, 4), -36, 39).
weight(with_pawns(knight, 5), -17, 44).
weight(with_pawns(knight, 6), 13, 55).
weight(with_pawns(knight, 7), 45, 51).
weight(with_pawns(knight, 8), 69, 92).
weight(with_pawns(bishop, 0), -3, 14).
weight(with_pawns(bishop, 1), -14, 36).
weight(with_pawns(bishop, 2), -19, 38).
weight(with_pawns(bishop, 3), -52, 52).
weight(with_pawns(bishop, 4), -27, 52).
weight(with_pawns(bishop, 5), -13, 54).
weight(with_pawns(bishop, 6), 10, 61).
weight(with_pawns(bishop, 7), 39, 60).
weight(with_pawns(bishop, 8), 67, 72).
weight(with_pawns(rook, 0), 1, 37).
weight(with_pawns(rook, 1), -70, 60).
weight(with_pawns(rook, 2), -74, 68).
weight(with_pawns(rook, 3), -82, 80).
weight(with_pawns(rook, 4), -71, 77).
weight(with_pawns(rook, 5), -50, 75).
weight(with_pawns(rook, 6), -51, 82).
weight(with_pawns(rook, 7), -41, 97).
weight(with_pawns(rook, 8), -72, 115).
weight(with_pawns(queen, 0), -34, -5).
weight(with_pawns(queen, 1), -42, 56).
weight(with_pawns(queen, 2), -34, 71).
weight(with_pawns(queen, 3), 26, 35).
weight(with_pawns(queen, 4), 32, 38).
weight(with_pawns(queen, 5), 10, 43).
weight(with_pawns(queen, 6), -1, 39).
weight(with_pawns(queen, 7), -46, 106).
weight(with_pawns(queen, 8), 11, 129).
weight(bishop_pair, 46, 62).
weight(mobility(knight, 0), -49, -48).
weight(mobility(knight, 1), -28, -27).
weight(mobility(knight, 2), -19, 21).
weight(mobility(knight, 3), -9, 38).
weight(mobility(knight, 4), 1, 49).
weight(mobility(knight, 5), 11, 62).
weight(mobility(knight, 6), 21, 65).
weight(mobility(knight, 7), 22, 67).
weight(mobility(knight, 8), 30, 58).
weight(mobility(bishop, 0), -53, -37).
weight(mobility(bishop, 1), -39, -10).
weight(mobility(bishop, 2), -18, 8).
weight(mobility(bishop, 3), -13, 29).
weight(mobility(bishop, 4), -7, 39).
weight(mobility(bishop, 5), -1, 48).
weight(mobility(bishop, 6), 4, 57).
weight(mobility(bishop, 7), 9, 55).
weight(mobility(bishop, 8), 14, 60).
weight(mobility(bishop, 9), 12, 61).
weight(mobility(bishop, 10), 30, 53).
weight(mobility(bishop, 11), 42, 52).
weight(mobility(bishop, 12), 52, 51).
weight(mobility(bishop, 13), 43, 57).
weight(mobility(rook, 0), -81, -60).
weight(mobility(rook, 1), -67, -4).
weight(mobility(rook, 2), -46, 26).
weight(mobility(rook, 3), -41, 47).
weight(mobility(rook, 4), -32, 48).
weight(mobility(rook, 5), -35, 58).
weight(mobility(rook, 6), -31, 64).
weight(mobility(rook, 7), -27, 67).
weight(mobility(rook, 8), -22, 73).
weight(mobility(rook, 9), -20, 85).
weight(mobility(rook, 10), -15, 86).
weight(mobility(rook, 11), -11, 91).
weight(mobility(rook, 12), -2, 92).
weight(mobility(rook, 13), -16, 98).
weight(mobility(rook, 14), 7, 96).
weight(mobility(queen, 0), -12, -11).
weight(mobility(queen, 1), -31, -16).
weight(mobility(queen, 2), -20, -23).
weight(mobility(queen, 3), -14, -24).
weight(mobility(queen, 4), -6, -23).
weight(mobility(queen, 5), -8, -2).
weight(mobility(queen, 6), -5, -2).
weight(mobility(queen, 7), -3, 21).
weight(mobility(queen, 8), 0, 20).
weight(mobility(queen, 9), 4, 33).
weight(mobility(queen, 10), 7, 42).
weight(mobility(queen, 11), 8, 52).
weight(mobility(queen, 12), 9, 53).
weight(mobility(queen, 13), 13, 59).
weight(mobility(queen, 14), 11, 71).
weight(mobility(queen, 15), 12, 60).
weight(mobility(queen, 16), 17, 62).
weight(mobility(queen, 17), 15, 71).
weight(mobility(queen, 18), 17, 72).
weight(mobility(queen, 19), 31, 68).
weight(mobility(queen, 20), 30, 62).
weight(mobility(queen, 21), 63, 49).
weight(mobility(queen, 22), 49, 45).
weight(mobility(queen, 23), 46, 66).
weight(mobility(queen, 24), 38, 52).
weight(mobility(queen, 25), 43, 41).
weight(mobility(queen, 26), 43, 47).
weight(mobility(queen, 27), 45, 44).
weight(attacked(pawn), -8, 8).
weight(attacked(knight), -9, 12).
weight(attacked(bishop), -9, 3).
weight(attacked(rook), 0, 21).
weight(attacked(queen), 69, 36).
weight(attacked_by_pawn(pawn), 11, -45).
weight(attacked_by_pawn(knight), 95, 21).
weight(attacked_by_pawn(bishop), 91, 66).
weight(attacked_by_pawn(rook), 86, 35).
weight(attacked_by_pawn(queen), 38, 82).
weight(attacked_by_minor(pawn), 0, -2).
weight(attacked_by_minor(knight), 37, 27).
weight(attacked_by_minor(bishop), 65, 15).
weight(attacked_by_minor(rook), 70, 17).
weight(attacked_by_minor(queen), 33, 26).
weight(attacked_by_rook(pawn), -5, 0).
weight(attacked_by_rook(knight), 16, 2).
weight(attacked_by_rook(bishop), 31, 3).
weight(attacked_by_rook(rook), -34, -33).
weight(attacked_by_rook(queen), 48, 63).
weight(hanging(pawn), 14, 42).
weight(hanging(knight), 14, 25).
weight(hanging(bishop), 4, 49).
weight(hanging(rook), -5, 17).
weight(hanging(queen), -6, -89).
weight(poorly_defended(pawn), 8, 15).
weight(poorly_defended(knight), 8, 26).
weight(poorly_defended(bishop), 14, 31).
weight(poorly_defended(rook), -2, 36).
weight(poorly_defended(queen), -2, 61).
weight(push_threat, 19, 11).
weight(contested, 5, 0).
weight(king_zone(pawn, 1), 10, -11).
weight(king_zone(pawn, 2), 3, -11).
weight(king_zone(pawn, 3), 12, -11).
weight(king_zone(pawn, 4), 24, -7).
weight(king_zone(pawn, 5), 13, 5).
weight(king_zone(pawn, 6), 30, 19).
weight(king_zone(pawn, 7), 30, 5).
weight(king_zone(pawn, 8), 36, 9).
weight(king_zone(pawn, 9), 40, 10).
weight(king_zone(pawn, 10), 44, 11).
weight(king_zone(pawn, 11), 48, 12).
weight(king_zone(pawn, 12), 52, 13).
weight(king_zone(knight, 1), 9, 2).
weight(king_zone(knight, 2), 8, -7).
weight(king_zone(knight, 3), 4, -26).
weight(king_zone(knight, 4), 40, 10).
weight(king_zone(knight, 5), 46, 11).
weight(king_zone(knight, 6), 52, 13).
weight(king_zone(knight, 7), 58, 14).
weight(king_zone(knight, 8), 64, 16).
weight(king_zone(knight, 9), 70, 17).
weight(king_zone(knight, 10), 76, 19).
weight(king_zone(knight, 11), 82, 20).
weight(king_zone(knight, 12), 88, 22).
weight(king_zone(bishop, 1), 6, -5).
weight(king_zone(bishop, 2), 11, -10).
weight(king_zone(bishop, 3), 14, -6).
weight(king_zone(bishop, 4), -4, -18).
weight(king_zone(bishop, 5), 37, 9).
weight(king_zone(bishop, 6), 42, 10).
weight(king_zone(bishop, 7), 47, 11).
weight(king_zone(bishop, 8), 52, 13).
weight(king_zone(bishop, 9), 57, 14).
weight(king_zone(bishop, 10), 62, 15).
weight(king_zone(bishop, 11), 67, 16).
weight(king_zone(bishop, 12), 72, 18).
weight(king_zone(rook, 1), 13, -16).
weight(king_zone(rook, 2), 11, -21).
weight(king_zone(rook, 3), 4, -6).
weight(king_zone(rook, 4), 7, -11).
weight(king_zone(rook, 5), -8, -2).
weight(king_zone(rook, 6), 48, 12).
weight(king_zone(rook, 7), 54, 13).
weight(king_zone(rook, 8), 60, 15).
weight(king_zone(rook, 9), 66, 16).
weight(king_zone(rook, 10), 72, 18).
weight(king_zone(rook, 11), 78, 19).
weight(king_zone(rook, 12), 84, 21).
weight(king_zone(queen, 1), 7, 14).
weight(king_zone(queen, 2), 2, 15).
weight(king_zone(queen, 3), 3, 17).
weight(king_zone(queen, 4), 1, 17).
weight(king_zone(queen, 5), 2, 14).
weight(king_zone(queen, 6), 2, 10).
weight(king_zone(queen, 7), -12, -3).
weight(king_zone(queen, 8), 66, 16).
weight(king_zone(queen, 9), 72, 18).
weight(king_zone(queen, 10), 78, 19).
weight(king_zone(queen, 11), 84, 21).
weight(king_zone(queen, 12), 90, 22).
weight(weak_zone, 8, -3).
weight(safe_check(knight, 1), 70, 26).
weight(safe_check(knight, 2), 84, 29).
weight(safe_check(knight, 3), 78, 22).
weight(safe_check(bishop, 1), 18, 44).
weight(safe_check(bishop, 2), 19, 55).
weight(safe_check(bishop, 3), 36, 12).
weight(safe_check(rook, 1), 49, 12).
weight(safe_check(rook, 2), 50, 37).
weight(safe_check(rook, 3), 73, 26).
weight(safe_check(queen, 1), 27, 91).
weight(safe_check(queen, 2), 39, 103).
weight(safe_check(queen, 3), 48, 102).
weight(unsafe_check, 7, 1).
weight(flank_attack, 3, -1).
weight(flank_defence, -1, 2).
weight(queen_missing, 25, 63).
weight(king_pawns(0), 36, -11).
weight(king_pawns(1), 30, -9).
weight(king_pawns(2), 23, -5).
weight(king_files(1), -2, 3).
weight(king_files(2), -4, 10).
weight(king_files(3), -7, 26).
weight(shelter(0, 0), -28, 1).
weight(shelter(0, 1), 21, -38).
weight(shelter(0, 2), 25, -27).
weight(shelter(0, 3), 19, -16).
weight(shelter(0, 4), 18, 3).
weight(shelter(0, 5), -3, 17).
weight(shelter(0, 6), 24, 28).
weight(shelter(1, 0), -15, 6).
weight(shelter(1, 1), 45, -22).
weight(shelter(1, 2), 27, -13).
weight(shelter(1, 3), 1, -2).
weight(shelter(1, 4), -15, 6).
weight(shelter(1, 5), -25, 10).
weight(shelter(1, 6), 5, 23).
weight(shelter(2, 0), -10, 1).
weight(shelter(2, 1), 30, -4).
weight(shelter(2, 2), -2, 0).
weight(shelter(2, 3), -1, -5).
weight(shelter(2, 4), 12, -1).
weight(shelter(2, 5), 6, -7).
weight(shelter(2, 6), -23, 16).
weight(shelter(3, 0), -3, 4).
weight(shelter(3, 1), -15, 8).
weight(shelter(3, 2), 7, -4).
weight(shelter(3, 3), -4, 11).
weight(shelter(3, 4), -1, 7).
weight(shelter(3, 5), -19, -1).
weight(shelter(3, 6), -27, 1).
weight(storm(0, 0), -11, -20).
weight(storm(0, 1), 65, 12).
weight(storm(0, 2), -9, 7).
weight(storm(0, 3), -16, 19).
weight(storm(0, 4), 3, -14).
weight(storm(0, 5), 4, -14).
weight(storm(0, 6), 5, -21).
weight(storm(1, 0), -4, -8).
weight(storm(1, 1), -8, 33).
weight(storm(1, 2), -45, 14).
weight(storm(1, 3), -18, 10).
weight(storm(1, 4), 6, -8).
weight(storm(1, 5), 27, -13).
weight(storm(1, 6), 29, -22).
weight(storm(2, 0), 9, -6).
weight(storm(2, 1), -6, 3).
weight(storm(2, 2), -41, 16).
weight(storm(2, 3), -12, 11).
weight(storm(2, 4), 10, -6).
weight(storm(2, 5), 7, -5).
weight(storm(2, 6), 10, -13).
weight(storm(3, 0), -16, -3).
weight(storm(3, 1), 3, 31).
weight(storm(3, 2), -15, -3).
weight(storm(3, 3), -37, -9).
weight(storm(3, 4), -15, -6).
weight(storm(3, 5), 2, -1).
weight(storm(3, 6), -19, 14).
weight(stopped_storm(2), -5, -40).
weight(stopped_storm(3), 32, -39).
weight(stopped_storm(4), 22, -31).
weight(stopped_storm(5), 12, -28).
weight(stopped_storm(6), 21, -17).
weight(may_castle, 24, 0).
weight(doubled_pawn, -17, -21).
weight(isolated_pawn, -1, -8).
weight(isolated_open, -12, 4).
weight(backward_pawn, -6, -2).
weight(backward_open, -13, 1).
weight(guarded(2), 17, 14).
weight(guarded(3), 14, 6).
weight(guarded(4), 29, 10).
weight(guarded(5), 16, 14).
weight(guarded(6), 26, 37).
weight(phalanx(1), 3, 2).
weight(phalanx(2), 6, 10).
weight(phalanx(3), 14, 8).
weight(phalanx(4), 24, 37).
weight(phalanx(5), 32, 60).
weight(phalanx(6), 22, 32).
weight(candidate_pawn(1), 0, -9).
weight(candidate_pawn(2), -5, 7).
weight(candidate_pawn(3), -7, 31).
weight(candidate_pawn(4), -14, 42).
weight(candidate_pawn(5), -3, 92).
weight(passed(1), -4, 4).
weight(passed(2), -7, 7).
weight(passed(3), -2, 42).
weight(passed(4), 21, 74).
weight(passed(5), 23, 147).
weight(passed(6), 70, 187).
weight(protected_passed_pawn(2), 9, -4).
weight(protected_passed_pawn(3), 10, 16).
weight(protected_passed_pawn(4), 9, 22).
weight(protected_passed_pawn(5), 41, 41).
weight(protected_passed_pawn(6), 30, 58).
weight(blocked(1), -5, 14).
weight(blocked(2), 0, 8).
weight(blocked(3), 7, 1).
weight(blocked(4), -7, 4).
weight(blocked(5), 6, -39).
weight(blocked(6), -60, -20).
weight(blockade(knight), -12, -34).
weight(blockade(bishop), 11, -46).
weight(blockade(rook), 14, -15).
weight(blockade(queen), 11, 13).
weight(blockade(king), -50, -34).
weight(unstopped(1), 3, 2).
weight(unstopped(2), 15, -9).
weight(unstopped(3), -5, 5).
weight(unstopped(4), -14, 33).
weight(unstopped(5), -3, 17).
weight(unstopped(6), -1, 84).
weight(free_path(1), -20, -6).
weight(free_path(2), -15, -6).
weight(free_path(3), -41, 22).
weight(free_path(4), -82, 54).
weight(free_path(5), -55, 139).
weight(free_path(6), -11, 74).
weight(supported(1), 7, 5).
weight(supported(2), -2, 23).
weight(supported(3), 16, 0).
weight(supported(4), 8, 11).
weight(supported(5), 33, 26).
weight(supported(6), -8, 94).
weight(outruns(1), -4, 119).
weight(outruns(2), -7, 107).
weight(outruns(3), -11, 99).
weight(outruns(4), -23, 207).
weight(outruns(5), -21, 255).
weight(outruns(6), -5, 466).
weight(own_king_at(1, 0), -12, -3).
weight(own_king_at(1, 1), -3, 18).
weight(own_king_at(1, 2), 19, 1).
weight(own_king_at(1, 3), -20, -5).
weight(own_king_at(1, 4), -15, 10).
weight(own_king_at(1, 5), 9, -5).
weight(own_king_at(1, 6), 10, 4).
weight(own_king_at(1, 7), 7, -20).
weight(own_king_at(2, 0), 22, -4).
weight(own_king_at(2, 1), 29, -8).
weight(own_king_at(2, 2), -7, 11).
weight(own_king_at(2, 3), -10, 1).
weight(own_king_at(2, 4), -13, -2).
weight(own_king_at(2, 5), -25, -3).
weight(own_king_at(2, 6), -4, 8).
weight(own_king_at(2, 7), -1, -7).
weight(own_king_at(3, 0), 22, 17).
weight(own_king_at(3, 1), 20, 28).
weight(own_king_at(3, 2), -15, 33).
weight(own_king_at(3, 3), -19, 11).
weight(own_king_at(3, 4), -21, -7).
weight(own_king_at(3, 5), 0, -11).
weight(own_king_at(3, 6), 7, -16).
weight(own_king_at(3, 7), -3, -12).
weight(own_king_at(4, 0), 5, 50).
weight(own_king_at(4, 1), -22, 85).
weight(own_king_at(4, 2), 5, 18).
weight(own_king_at(4, 3), -16, 1).
weight(own_king_at(4, 4), -3, -20).
weight(own_king_at(4, 5), 6, -38).
weight(own_king_at(4, 6), 28, -27).
weight(own_king_at(4, 7), -3, -18).
weight(own_king_at(5, 0), -6, 67).
weight(own_king_at(5, 1), -27, 124).
weight(own_king_at(5, 2), 0, 55).
weight(own_king_at(5, 3), 54, -36).
weight(own_king_at(5, 4), -2, -33).
weight(own_king_at(5, 5), -19, -34).
weight(own_king_at(5, 6), -3, -47).
weight(own_king_at(5, 7), -20, -12).
weight(own_king_at(6, 0), 13, 65).
weight(own_king_at(6, 1), -2, 57).
weight(own_king_at(6, 2), -4, 96).
weight(own_king_at(6, 3), -2, 2).
weight(own_king_at(6, 4), 2, -40).
weight(own_king_at(6, 5), 9, -45).
weight(own_king_at(6, 6), -14, -34).
weight(own_king_at(6, 7), -2, -26).
weight(other_king_at(1, 0), 4, 8).
weight(other_king_at(1, 1), 9, 22).
weight(other_king_at(1, 2), 19, 12).
weight(other_king_at(1, 3), 21, -8).
weight(other_king_at(1, 4), -2, -9).
weight(other_king_at(1, 5), -12, -3).
weight(other_king_at(1, 6), -29, -7).
weight(other_king_at(1, 7), -14, -17).
weight(other_king_at(2, 0), -11, 12).
weight(other_king_at(2, 1), 5, 5).
weight(other_king_at(2, 2), 16, -1).
weight(other_king_at(2, 3), 8, -6).
weight(other_king_at(2, 4), -10, 0).
weight(other_king_at(2, 5), -19, 15).
weight(other_king_at(2, 6), -3, 0).
weight(other_king_at(2, 7), 4, -27).
weight(other_king_at(3, 0), -13, 8).
weight(other_king_at(3, 1), -20, -6).
weight(other_king_at(3, 2), 8, -10).
weight(other_king_at(3, 3), 8, -14).
weight(other_king_at(3, 4), -15, 13).
weight(other_king_at(3, 5), -8, 26).
weight(other_king_at(3, 6), 4, 19).
weight(other_king_at(3, 7), 25, 23).
weight(other_king_at(4, 0), 8, -11).
weight(other_king_at(4, 1), 7, -9).
weight(other_king_at(4, 2), -6, -30).
weight(other_king_at(4, 3), -14, 4).
weight(other_king_at(4, 4), -20, 34).
weight(other_king_at(4, 5), 9, 40).
weight(other_king_at(4, 6), -1, 22).
weight(other_king_at(4, 7), 19, 16).
weight(other_king_at(5, 0), -17, -45).
weight(other_king_at(5, 1), -18, -55).
weight(other_king_at(5, 2), 16, -61).
weight(other_king_at(5, 3), -25, 27).
weight(other_king_at(5, 4), -16, 69).
weight(other_king_at(5, 5), 11, 69).
weight(other_king_at(5, 6), 15, 52).
weight(other_king_at(5, 7), 12, 42).
weight(other_king_at(6, 0), -21, -86).
weight(other_king_at(6, 1), -25, -52).
weight(other_king_at(6, 2), 8, -86).
weight(other_king_at(6, 3), -20, 55).
weight(other_king_at(6, 4), 18, 57).
weight(other_king_at(6, 5), 34, 74).
weight(other_king_at(6, 6), 2, 83).
weight(other_king_at(6, 7), 4, 43).
weight(rook_behind, 7, 35).
weight(rook_against, 20, -90).
weight(space, -12, 24).
weight(safe_space, 2, -17).
weight(outpost(knight), 28, 20).
weight(outpost(bishop), 31, 19).
weight(outpost_ahead, 20, 7).
weight(behind_pawn, 6, 13).
weight(bad_bishop, -14, -25).
weight(bishop_pawns, -4, -6).
weight(long_diagonal, 15, 21).
weight(rook_on_half_open_file, 22, 6).
weight(rook_on_open_file, 37, 11).
weight(rook_on_seventh, -15, 29).
weight(shut_rook, -22, -18).
weight(lone_king_edge(1), 10, 10).
weight(lone_king_edge(2), 25, 25).
weight(lone_king_edge(3), 45, 45).
weight(lone_king_near(2), 40, 40).
weight(lone_king_near(3), 30, 30).
weight(lone_king_near(4), 20, 20).
weight(lone_king_near(5), 12, 12).
weight(lone_king_near(6), 6, 6).
weight(tempo, 12, 4).
