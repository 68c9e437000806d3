weight(man(pawn, a1), 82, 94).
weight(man(pawn, b1), 82, 94).
weight(man(pawn, c1), 82, 94).
weight(man(pawn, d1), 82, 94).
weight(man(pawn, e1), 82, 94).
weight(man(pawn, f1), 82, 94).
weight(man(pawn, g1), 82, 94).
weight(man(pawn, h1), 82, 94).
weight(man(pawn, a2), 25, 133).
weight(man(pawn, b2), 40, 123).
weight(man(pawn, c2), 20, 113).
weight(man(pawn, d2), 38, 108).
weight(man(pawn, e2), 46, 122).
weight(man(pawn, f2), 38, 113).
weight(man(pawn, g2), 53, 115).
weight(man(pawn, h2), 34, 129).
weight(man(pawn, a3), 24, 116).
weight(man(pawn, b3), 30, 113).
weight(man(pawn, c3), 27, 96).
weight(man(pawn, d3), 29, 91).
weight(man(pawn, e3), 45, 85).
weight(man(pawn, f3), 37, 102).
weight(man(pawn, g3), 52, 112).
weight(man(pawn, h3), 24, 126).
weight(man(pawn, a4), 48, 111).
weight(man(pawn, b4), 43, 100).
weight(man(pawn, c4), 63, 63).
weight(man(pawn, d4), 75, 64).
weight(man(pawn, e4), 77, 67).
weight(man(pawn, f4), 71, 76).
weight(man(pawn, g4), 46, 103).
weight(man(pawn, h4), 43, 107).
weight(man(pawn, a5), 67, 136).
weight(man(pawn, b5), 75, 100).
weight(man(pawn, c5), 69, 99).
weight(man(pawn, d5), 77, 80).
weight(man(pawn, e5), 102, 80).
weight(man(pawn, f5), 82, 104).
weight(man(pawn, g5), 87, 108).
weight(man(pawn, h5), 79, 128).
weight(man(pawn, a6), 75, 158).
weight(man(pawn, b6), 107, 141).
weight(man(pawn, c6), 73, 163).
weight(man(pawn, d6), 110, 127).
weight(man(pawn, e6), 108, 143).
weight(man(pawn, f6), 77, 156).
weight(man(pawn, g6), 103, 154).
weight(man(pawn, h6), 90, 168).
weight(man(pawn, a7), 134, 183).
weight(man(pawn, b7), 110, 180).
weight(man(pawn, c7), 102, 167).
weight(man(pawn, d7), 109, 162).
weight(man(pawn, e7), 142, 171).
weight(man(pawn, f7), 119, 163).
weight(man(pawn, g7), 110, 160).
weight(man(pawn, h7), 86, 186).
weight(man(pawn, a8), 82, 94).
weight(man(pawn, b8), 82, 94).
weight(man(pawn, c8), 82, 94).
weight(man(pawn, d8), 82, 94).
weight(man(pawn, e8), 82, 94).
weight(man(pawn, f8), 82, 94).
weight(man(pawn, g8), 82, 94).
weight(man(pawn, h8), 82, 94).
weight(man(knight, a1), 291, 279).
weight(man(knight, b1), 312, 244).
weight(man(knight, c1), 313, 261).
weight(man(knight, d1), 308, 269).
weight(man(knight, e1), 345, 269).
weight(man(knight, f1), 319, 270).
weight(man(knight, g1), 300, 272).
weight(man(knight, h1), 304, 274).
weight(man(knight, a2), 306, 268).
weight(man(knight, b2), 316, 261).
weight(man(knight, c2), 324, 262).
weight(man(knight, d2), 328, 267).
weight(man(knight, e2), 334, 284).
weight(man(knight, f2), 339, 277).
weight(man(knight, g2), 313, 298).
weight(man(knight, h2), 336, 276).
weight(man(knight, a3), 311, 252).
weight(man(knight, b3), 326, 252).
weight(man(knight, c3), 332, 271).
weight(man(knight, d3), 339, 286).
weight(man(knight, e3), 350, 283).
weight(man(knight, f3), 346, 258).
weight(man(knight, g3), 344, 265).
weight(man(knight, h3), 309, 281).
weight(man(knight, a4), 332, 265).
weight(man(knight, b4), 358, 256).
weight(man(knight, c4), 358, 274).
weight(man(knight, d4), 352, 287).
weight(man(knight, e4), 345, 303).
weight(man(knight, f4), 355, 293).
weight(man(knight, g4), 374, 288).
weight(man(knight, h4), 330, 280).
weight(man(knight, a5), 338, 279).
weight(man(knight, b5), 348, 275).
weight(man(knight, c5), 357, 284).
weight(man(knight, d5), 381, 293).
weight(man(knight, e5), 367, 304).
weight(man(knight, f5), 368, 307).
weight(man(knight, g5), 362, 283).
weight(man(knight, h5), 363, 267).
weight(man(knight, a6), 323, 239).
weight(man(knight, b6), 330, 261).
weight(man(knight, c6), 351, 295).
weight(man(knight, d6), 369, 287).
weight(man(knight, e6), 354, 290).
weight(man(knight, f6), 356, 274).
weight(man(knight, g6), 347, 288).
weight(man(knight, h6), 343, 274).
weight(man(knight, a7), 333, 256).
weight(man(knight, b7), 311, 275).
weight(man(knight, c7), 338, 275).
weight(man(knight, d7), 327, 297).
weight(man(knight, e7), 330, 283).
weight(man(knight, f7), 320, 273).
weight(man(knight, g7), 322, 263).
weight(man(knight, h7), 344, 255).
weight(man(knight, a8), 267, 224).
weight(man(knight, b8), 309, 277).
weight(man(knight, c8), 313, 278).
weight(man(knight, d8), 296, 249).
weight(man(knight, e8), 319, 271).
weight(man(knight, f8), 278, 266).
weight(man(knight, g8), 317, 260).
weight(man(knight, h8), 294, 238).
weight(man(bishop, a1), 361, 257).
weight(man(bishop, b1), 386, 281).
weight(man(bishop, c1), 350, 294).
weight(man(bishop, d1), 348, 283).
weight(man(bishop, e1), 372, 259).
weight(man(bishop, f1), 329, 319).
weight(man(bishop, g1), 365, 290).
weight(man(bishop, h1), 358, 266).
weight(man(bishop, a2), 377, 299).
weight(man(bishop, b2), 367, 257).
weight(man(bishop, c2), 380, 285).
weight(man(bishop, d2), 358, 290).
weight(man(bishop, e2), 354, 303).
weight(man(bishop, f2), 382, 278).
weight(man(bishop, g2), 382, 249).
weight(man(bishop, h2), 381, 265).
weight(man(bishop, a3), 366, 284).
weight(man(bishop, b3), 400, 318).
weight(man(bishop, c3), 364, 280).
weight(man(bishop, d3), 370, 311).
weight(man(bishop, e3), 382, 304).
weight(man(bishop, f3), 363, 286).
weight(man(bishop, g3), 391, 286).
weight(man(bishop, h3), 364, 279).
weight(man(bishop, a4), 389, 272).
weight(man(bishop, b4), 371, 302).
weight(man(bishop, c4), 370, 331).
weight(man(bishop, d4), 368, 300).
weight(man(bishop, e4), 377, 293).
weight(man(bishop, f4), 382, 310).
weight(man(bishop, g4), 379, 290).
weight(man(bishop, h4), 387, 280).
weight(man(bishop, a5), 376, 285).
weight(man(bishop, b5), 378, 310).
weight(man(bishop, c5), 394, 317).
weight(man(bishop, d5), 376, 310).
weight(man(bishop, e5), 361, 301).
weight(man(bishop, f5), 402, 294).
weight(man(bishop, g5), 383, 311).
weight(man(bishop, h5), 370, 302).
weight(man(bishop, a6), 361, 298).
weight(man(bishop, b6), 386, 305).
weight(man(bishop, c6), 369, 280).
weight(man(bishop, d6), 388, 292).
weight(man(bishop, e6), 388, 308).
weight(man(bishop, f6), 375, 301).
weight(man(bishop, g6), 378, 332).
weight(man(bishop, h6), 385, 330).
weight(man(bishop, a7), 348, 286).
weight(man(bishop, b7), 342, 301).
weight(man(bishop, c7), 356, 305).
weight(man(bishop, d7), 355, 272).
weight(man(bishop, e7), 374, 301).
weight(man(bishop, f7), 366, 312).
weight(man(bishop, g7), 353, 307).
weight(man(bishop, h7), 346, 309).
weight(man(bishop, a8), 329, 265).
weight(man(bishop, b8), 337, 287).
weight(man(bishop, c8), 348, 307).
weight(man(bishop, d8), 314, 318).
weight(man(bishop, e8), 326, 290).
weight(man(bishop, f8), 320, 303).
weight(man(bishop, g8), 336, 303).
weight(man(bishop, h8), 333, 295).
weight(man(rook, a1), 458, 512).
weight(man(rook, b1), 464, 501).
weight(man(rook, c1), 470, 495).
weight(man(rook, d1), 474, 495).
weight(man(rook, e1), 489, 472).
weight(man(rook, f1), 468, 509).
weight(man(rook, g1), 466, 501).
weight(man(rook, h1), 481, 484).
weight(man(rook, a2), 454, 498).
weight(man(rook, b2), 462, 484).
weight(man(rook, c2), 480, 506).
weight(man(rook, d2), 480, 499).
weight(man(rook, e2), 455, 498).
weight(man(rook, f2), 468, 483).
weight(man(rook, g2), 477, 495).
weight(man(rook, h2), 454, 464).
weight(man(rook, a3), 453, 508).
weight(man(rook, b3), 484, 514).
weight(man(rook, c3), 472, 503).
weight(man(rook, d3), 466, 502).
weight(man(rook, e3), 465, 504).
weight(man(rook, f3), 498, 500).
weight(man(rook, g3), 501, 507).
weight(man(rook, h3), 493, 477).
weight(man(rook, a4), 455, 536).
weight(man(rook, b4), 476, 529).
weight(man(rook, c4), 465, 531).
weight(man(rook, d4), 480, 510).
weight(man(rook, e4), 471, 501).
weight(man(rook, f4), 476, 511).
weight(man(rook, g4), 486, 513).
weight(man(rook, h4), 456, 514).
weight(man(rook, a5), 477, 534).
weight(man(rook, b5), 488, 532).
weight(man(rook, c5), 485, 533).
weight(man(rook, d5), 491, 517).
weight(man(rook, e5), 507, 510).
weight(man(rook, f5), 486, 513).
weight(man(rook, g5), 484, 531).
weight(man(rook, h5), 508, 519).
weight(man(rook, a6), 463, 553).
weight(man(rook, b6), 505, 531).
weight(man(rook, c6), 485, 532).
weight(man(rook, d6), 526, 504).
weight(man(rook, e6), 511, 512).
weight(man(rook, f6), 504, 509).
weight(man(rook, g6), 483, 532).
weight(man(rook, h6), 488, 510).
weight(man(rook, a7), 490, 523).
weight(man(rook, b7), 481, 527).
weight(man(rook, c7), 517, 502).
weight(man(rook, d7), 495, 511).
weight(man(rook, e7), 476, 493).
weight(man(rook, f7), 474, 511).
weight(man(rook, g7), 489, 525).
weight(man(rook, h7), 502, 516).
weight(man(rook, a8), 507, 556).
weight(man(rook, b8), 477, 540).
weight(man(rook, c8), 483, 535).
weight(man(rook, d8), 505, 505).
weight(man(rook, e8), 497, 537).
weight(man(rook, f8), 493, 547).
weight(man(rook, g8), 482, 537).
weight(man(rook, h8), 488, 529).
weight(man(queen, a1), 1018, 910).
weight(man(queen, b1), 1003, 942).
weight(man(queen, c1), 1010, 903).
weight(man(queen, d1), 1010, 922).
weight(man(queen, e1), 1016, 909).
weight(man(queen, f1), 1004, 889).
weight(man(queen, g1), 986, 908).
weight(man(queen, h1), 994, 924).
weight(man(queen, a2), 1008, 926).
weight(man(queen, b2), 1026, 925).
weight(man(queen, c2), 1032, 907).
weight(man(queen, d2), 1027, 917).
weight(man(queen, e2), 1030, 916).
weight(man(queen, f2), 1029, 914).
weight(man(queen, g2), 1023, 920).
weight(man(queen, h2), 1025, 907).
weight(man(queen, a3), 1026, 942).
weight(man(queen, b3), 1027, 941).
weight(man(queen, c3), 1017, 961).
weight(man(queen, d3), 1017, 951).
weight(man(queen, e3), 1008, 941).
weight(man(queen, f3), 1017, 950).
weight(man(queen, g3), 1050, 910).
weight(man(queen, h3), 1014, 916).
weight(man(queen, a4), 1026, 918).
weight(man(queen, b4), 997, 948).
weight(man(queen, c4), 1030, 961).
weight(man(queen, d4), 1011, 935).
weight(man(queen, e4), 1018, 944).
weight(man(queen, f4), 1036, 932).
weight(man(queen, g4), 1043, 927).
weight(man(queen, h4), 1037, 905).
weight(man(queen, a5), 1027, 956).
weight(man(queen, b5), 1034, 949).
weight(man(queen, c5), 1034, 964).
weight(man(queen, d5), 1013, 952).
weight(man(queen, e5), 1014, 944).
weight(man(queen, f5), 1023, 928).
weight(man(queen, g5), 1042, 931).
weight(man(queen, h5), 1034, 931).
weight(man(queen, a6), 1023, 944).
weight(man(queen, b6), 1048, 930).
weight(man(queen, c6), 1029, 961).
weight(man(queen, d6), 1044, 943).
weight(man(queen, e6), 1041, 951).
weight(man(queen, f6), 1026, 956).
weight(man(queen, g6), 1023, 901).
weight(man(queen, h6), 1057, 928).
weight(man(queen, a7), 1014, 960).
weight(man(queen, b7), 1014, 954).
weight(man(queen, c7), 1003, 931).
weight(man(queen, d7), 995, 939).
weight(man(queen, e7), 1020, 952).
weight(man(queen, f7), 1006, 944).
weight(man(queen, g7), 1004, 954).
weight(man(queen, h7), 1042, 940).
weight(man(queen, a8), 1008, 930).
weight(man(queen, b8), 1016, 940).
weight(man(queen, c8), 1016, 951).
weight(man(queen, d8), 1017, 943).
weight(man(queen, e8), 1038, 951).
weight(man(queen, f8), 1012, 929).
weight(man(queen, g8), 1047, 928).
weight(man(queen, h8), 1051, 945).
weight(man(king, a1), -25, -46).
weight(man(king, b1), 1, -45).
weight(man(king, c1), 19, -45).
weight(man(king, d1), -22, -41).
weight(man(king, e1), 8, -59).
weight(man(king, f1), -24, -39).
weight(man(king, g1), -6, -42).
weight(man(king, h1), -6, -77).
weight(man(king, a2), 23, -26).
weight(man(king, b2), -7, -18).
weight(man(king, c2), -13, -15).
weight(man(king, d2), -32, -15).
weight(man(king, e2), -21, -21).
weight(man(king, f2), -25, -16).
weight(man(king, g2), -18, -14).
weight(man(king, h2), 12, -53).
weight(man(king, a3), -39, -45).
weight(man(king, b3), -32, -12).
weight(man(king, c3), -37, -16).
weight(man(king, d3), -48, -4).
weight(man(king, e3), -28, -15).
weight(man(king, f3), -38, -15).
weight(man(king, g3), -35, -22).
weight(man(king, h3), -39, -49).
weight(man(king, a4), -59, -23).
weight(man(king, b4), -40, -2).
weight(man(king, c4), -69, 3).
weight(man(king, d4), -74, 18).
weight(man(king, e4), -64, 10).
weight(man(king, f4), -59, -14).
weight(man(king, g4), -76, -14).
weight(man(king, h4), -53, -31).
weight(man(king, a5), -54, -30).
weight(man(king, b5), -60, 34).
weight(man(king, c5), -75, 7).
weight(man(king, d5), -49, 20).
weight(man(king, e5), -58, 7).
weight(man(king, f5), -82, 23).
weight(man(king, g5), -48, 5).
weight(man(king, h5), -67, -35).
weight(man(king, a6), -70, -8).
weight(man(king, b6), -55, 42).
weight(man(king, c6), -70, 31).
weight(man(king, d6), -75, 52).
weight(man(king, e6), -69, 25).
weight(man(king, f6), -66, 47).
weight(man(king, g6), -60, 52).
weight(man(king, h6), -70, 10).
weight(man(king, a7), -81, -38).
weight(man(king, b7), -83, 12).
weight(man(king, c7), -77, 29).
weight(man(king, d7), -89, 3).
weight(man(king, e7), -88, 44).
weight(man(king, f7), -82, 26).
weight(man(king, g7), -82, 35).
weight(man(king, h7), -84, 14).
weight(man(king, a8), -97, -24).
weight(man(king, b8), -98, -27).
weight(man(king, c8), -100, -3).
weight(man(king, d8), -95, -15).
weight(man(king, e8), -94, 1).
weight(man(king, f8), -95, -12).
weight(man(king, g8), -94, 10).
weight(man(king, h8), -95, -30).
weight(with_pawns(knight, 0), -24, -57).
weight(with_pawns(knight, 1), 7, -14).
weight(with_pawns(knight, 2), 2, -23).
weight(with_pawns(knight, 3), 11, -9).
weight(with_pawns(knight, 4), 0, 3).
weight(with_pawns(knight, 5), 20, 6).
weight(with_pawns(knight, 6), 47, 12).
weight(with_pawns(knight, 7), 77, 8).
weight(with_pawns(knight, 8), 93, 38).
weight(with_pawns(bishop, 0), -4, -29).
weight(with_pawns(bishop, 1), 11, -5).
weight(with_pawns(bishop, 2), 25, -14).
weight(with_pawns(bishop, 3), -6, -4).
weight(with_pawns(bishop, 4), 11, -1).
weight(with_pawns(bishop, 5), 21, -1).
weight(with_pawns(bishop, 6), 35, 14).
weight(with_pawns(bishop, 7), 65, 13).
weight(with_pawns(bishop, 8), 86, 18).
weight(with_pawns(rook, 0), 27, -13).
weight(with_pawns(rook, 1), 18, -10).
weight(with_pawns(rook, 2), 42, -27).
weight(with_pawns(rook, 3), 18, -12).
weight(with_pawns(rook, 4), 28, -16).
weight(with_pawns(rook, 5), 27, -10).
weight(with_pawns(rook, 6), 21, 0).
weight(with_pawns(rook, 7), 15, 25).
weight(with_pawns(rook, 8), -3, 57).
weight(with_pawns(queen, 0), 0, 23).
weight(with_pawns(queen, 1), 15, 34).
weight(with_pawns(queen, 2), 0, 28).
weight(with_pawns(queen, 3), 22, 13).
weight(with_pawns(queen, 4), 21, 3).
weight(with_pawns(queen, 5), 9, -32).
weight(with_pawns(queen, 6), -10, -40).
weight(with_pawns(queen, 7), -59, 2).
weight(with_pawns(queen, 8), -24, 22).
weight(bishop_pair, 44, 67).
weight(mobility(knight, 0), -40, -40).
weight(mobility(knight, 1), 3, -70).
weight(mobility(knight, 2), 11, -18).
weight(mobility(knight, 3), 20, -1).
weight(mobility(knight, 4), 31, 8).
weight(mobility(knight, 5), 41, 21).
weight(mobility(knight, 6), 51, 23).
weight(mobility(knight, 7), 51, 20).
weight(mobility(knight, 8), 58, 13).
weight(mobility(bishop, 0), -34, -54).
weight(mobility(bishop, 1), -17, -33).
weight(mobility(bishop, 2), 5, -32).
weight(mobility(bishop, 3), 10, -8).
weight(mobility(bishop, 4), 18, -1).
weight(mobility(bishop, 5), 25, 7).
weight(mobility(bishop, 6), 30, 19).
weight(mobility(bishop, 7), 35, 14).
weight(mobility(bishop, 8), 38, 24).
weight(mobility(bishop, 9), 33, 28).
weight(mobility(bishop, 10), 53, 16).
weight(mobility(bishop, 11), 49, 32).
weight(mobility(bishop, 12), 45, 28).
weight(mobility(bishop, 13), 40, 33).
weight(mobility(rook, 0), -33, -40).
weight(mobility(rook, 1), -18, -54).
weight(mobility(rook, 2), 4, -35).
weight(mobility(rook, 3), 7, -9).
weight(mobility(rook, 4), 15, -5).
weight(mobility(rook, 5), 10, 3).
weight(mobility(rook, 6), 16, 12).
weight(mobility(rook, 7), 22, 17).
weight(mobility(rook, 8), 23, 27).
weight(mobility(rook, 9), 28, 32).
weight(mobility(rook, 10), 28, 38).
weight(mobility(rook, 11), 32, 43).
weight(mobility(rook, 12), 43, 45).
weight(mobility(rook, 13), 33, 51).
weight(mobility(rook, 14), 56, 46).
weight(mobility(queen, 0), -12, -11).
weight(mobility(queen, 1), -30, -12).
weight(mobility(queen, 2), -24, -18).
weight(mobility(queen, 3), -16, -32).
weight(mobility(queen, 4), -4, -21).
weight(mobility(queen, 5), -6, 0).
weight(mobility(queen, 6), -3, -9).
weight(mobility(queen, 7), -1, 15).
weight(mobility(queen, 8), 5, 9).
weight(mobility(queen, 9), 8, 24).
weight(mobility(queen, 10), 14, 23).
weight(mobility(queen, 11), 16, 18).
weight(mobility(queen, 12), 20, 15).
weight(mobility(queen, 13), 24, 23).
weight(mobility(queen, 14), 21, 36).
weight(mobility(queen, 15), 22, 28).
weight(mobility(queen, 16), 28, 33).
weight(mobility(queen, 17), 26, 30).
weight(mobility(queen, 18), 17, 42).
weight(mobility(queen, 19), 39, 39).
weight(mobility(queen, 20), 27, 32).
weight(mobility(queen, 21), 46, 29).
weight(mobility(queen, 22), 35, 16).
weight(mobility(queen, 23), 35, 42).
weight(mobility(queen, 24), 37, 48).
weight(mobility(queen, 25), 41, 41).
weight(mobility(queen, 26), 42, 43).
weight(mobility(queen, 27), 45, 46).
weight(attacked(pawn), -6, 7).
weight(attacked(knight), -6, 2).
weight(attacked(bishop), -5, 5).
weight(attacked(rook), -2, 14).
weight(attacked(queen), 66, 34).
weight(attacked_by_pawn(pawn), 5, -45).
weight(attacked_by_pawn(knight), 88, 42).
weight(attacked_by_pawn(bishop), 94, 66).
weight(attacked_by_pawn(rook), 90, 38).
weight(attacked_by_pawn(queen), 48, 59).
weight(attacked_by_minor(pawn), 1, -3).
weight(attacked_by_minor(knight), 36, 35).
weight(attacked_by_minor(bishop), 63, 23).
weight(attacked_by_minor(rook), 74, 25).
weight(attacked_by_minor(queen), 36, 10).
weight(attacked_by_rook(pawn), -1, -1).
weight(attacked_by_rook(knight), 15, 12).
weight(attacked_by_rook(bishop), 34, 6).
weight(attacked_by_rook(rook), -29, -26).
weight(attacked_by_rook(queen), 50, 72).
weight(hanging(pawn), 14, 40).
weight(hanging(knight), 15, 28).
weight(hanging(bishop), 6, 50).
weight(hanging(rook), -1, 11).
weight(hanging(queen), -10, -67).
weight(poorly_defended(pawn), 9, 16).
weight(poorly_defended(knight), 8, 26).
weight(poorly_defended(bishop), 9, 24).
weight(poorly_defended(rook), -7, 37).
weight(poorly_defended(queen), 5, 51).
weight(push_threat, 19, 13).
weight(contested, 4, 1).
weight(king_zone(pawn, 0), 50, 20).
weight(king_zone(pawn, 1), 57, 13).
weight(king_zone(pawn, 2), 56, 13).
weight(king_zone(pawn, 3), 59, 12).
weight(king_zone(pawn, 4), 61, 14).
weight(king_zone(pawn, 5), 58, 19).
weight(king_zone(pawn, 6), 45, 25).
weight(king_zone(pawn, 7), 32, 8).
weight(king_zone(pawn, 8), 36, 9).
weight(king_zone(pawn, 9), 40, 10).
weight(king_zone(pawn, 10), 44, 11).
weight(king_zone(pawn, 11), 48, 12).
weight(king_zone(pawn, 12), 52, 13).
weight(king_zone(knight, 0), -69, 69).
weight(king_zone(knight, 1), -48, 54).
weight(king_zone(knight, 2), -45, 51).
weight(king_zone(knight, 3), -38, 38).
weight(king_zone(knight, 4), 40, 10).
weight(king_zone(knight, 5), 46, 11).
weight(king_zone(knight, 6), 52, 13).
weight(king_zone(knight, 7), 58, 14).
weight(king_zone(knight, 8), 64, 16).
weight(king_zone(knight, 9), 70, 17).
weight(king_zone(knight, 10), 76, 19).
weight(king_zone(knight, 11), 82, 20).
weight(king_zone(knight, 12), 88, 22).
weight(king_zone(bishop, 0), -64, 69).
weight(king_zone(bishop, 1), -54, 61).
weight(king_zone(bishop, 2), -50, 58).
weight(king_zone(bishop, 3), -46, 56).
weight(king_zone(bishop, 4), -27, 30).
weight(king_zone(bishop, 5), 37, 9).
weight(king_zone(bishop, 6), 42, 10).
weight(king_zone(bishop, 7), 47, 11).
weight(king_zone(bishop, 8), 52, 13).
weight(king_zone(bishop, 9), 57, 14).
weight(king_zone(bishop, 10), 62, 15).
weight(king_zone(bishop, 11), 67, 16).
weight(king_zone(bishop, 12), 72, 18).
weight(king_zone(rook, 0), -109, 109).
weight(king_zone(rook, 1), -93, 96).
weight(king_zone(rook, 2), -92, 94).
weight(king_zone(rook, 3), -92, 93).
weight(king_zone(rook, 4), -89, 90).
weight(king_zone(rook, 5), -86, 85).
weight(king_zone(rook, 6), 48, 12).
weight(king_zone(rook, 7), 54, 13).
weight(king_zone(rook, 8), 60, 15).
weight(king_zone(rook, 9), 66, 16).
weight(king_zone(rook, 10), 72, 18).
weight(king_zone(rook, 11), 78, 19).
weight(king_zone(rook, 12), 84, 21).
weight(king_zone(queen, 0), -55, 33).
weight(king_zone(queen, 1), -45, 24).
weight(king_zone(queen, 2), -44, 17).
weight(king_zone(queen, 3), -38, 10).
weight(king_zone(queen, 4), -36, 3).
weight(king_zone(queen, 5), -23, -25).
weight(king_zone(queen, 6), -34, -7).
weight(king_zone(queen, 7), -39, -16).
weight(king_zone(queen, 8), 66, 16).
weight(king_zone(queen, 9), 72, 18).
weight(king_zone(queen, 10), 78, 19).
weight(king_zone(queen, 11), 84, 21).
weight(king_zone(queen, 12), 90, 22).
weight(weak_zone, 4, -3).
weight(safe_check(knight, 1), 130, 30).
weight(safe_check(knight, 2), 132, 39).
weight(safe_check(knight, 3), 78, 24).
weight(safe_check(bishop, 1), 9, -5).
weight(safe_check(bishop, 2), 3, 12).
weight(safe_check(bishop, 3), 36, 12).
weight(safe_check(rook, 1), 26, 4).
weight(safe_check(rook, 2), 25, 12).
weight(safe_check(rook, 3), 47, 5).
weight(safe_check(queen, 1), 18, 4).
weight(safe_check(queen, 2), 30, -2).
weight(safe_check(queen, 3), 35, -5).
weight(unsafe_check, 4, 0).
weight(flank_attack, 1, 0).
weight(flank_defence, -2, 2).
weight(queen_missing, 97, -125).
weight(king_pawns(0), 86, 15).
weight(king_pawns(1), 82, 17).
weight(king_pawns(2), 73, 23).
weight(king_pawns(3), 57, 34).
weight(king_files(0), 88, 14).
weight(king_files(1), 86, 15).
weight(king_files(2), 78, 23).
weight(king_files(3), 67, 37).
weight(danger, 288, 95).
weight(shelter(0, 0), -23, 7).
weight(shelter(0, 1), 27, -33).
weight(shelter(0, 2), 27, -22).
weight(shelter(0, 3), 14, -5).
weight(shelter(0, 4), -4, -6).
weight(shelter(0, 5), 16, 2).
weight(shelter(0, 6), 1, 32).
weight(shelter(1, 0), -14, 6).
weight(shelter(1, 1), 40, -20).
weight(shelter(1, 2), 23, -17).
weight(shelter(1, 3), 6, -6).
weight(shelter(1, 4), -21, 12).
weight(shelter(1, 5), -5, 11).
weight(shelter(1, 6), -2, 20).
weight(shelter(2, 0), -10, -2).
weight(shelter(2, 1), 26, -5).
weight(shelter(2, 2), 1, -5).
weight(shelter(2, 3), -10, -6).
weight(shelter(2, 4), 1, 0).
weight(shelter(2, 5), 23, -9).
weight(shelter(2, 6), -19, 26).
weight(shelter(3, 0), -4, 2).
weight(shelter(3, 1), -10, -1).
weight(shelter(3, 2), 11, -12).
weight(shelter(3, 3), -9, 5).
weight(shelter(3, 4), -6, 1).
weight(shelter(3, 5), -15, 15).
weight(shelter(3, 6), -15, 7).
weight(storm(0, 0), -5, -24).
weight(storm(0, 1), 29, 23).
weight(storm(0, 2), -16, 12).
weight(storm(0, 3), -13, 13).
weight(storm(0, 4), 3, -8).
weight(storm(0, 5), 10, -12).
weight(storm(0, 6), 15, -27).
weight(storm(1, 0), -3, -12).
weight(storm(1, 1), 1, 31).
weight(storm(1, 2), -50, 14).
weight(storm(1, 3), -20, 15).
weight(storm(1, 4), 5, -6).
weight(storm(1, 5), 29, -11).
weight(storm(1, 6), 29, -26).
weight(storm(2, 0), 8, -19).
weight(storm(2, 1), 3, 15).
weight(storm(2, 2), -31, 34).
weight(storm(2, 3), -18, 8).
weight(storm(2, 4), 3, -8).
weight(storm(2, 5), 6, -9).
weight(storm(2, 6), 8, -22).
weight(storm(3, 0), -13, -3).
weight(storm(3, 1), 5, 32).
weight(storm(3, 2), -16, -6).
weight(storm(3, 3), -33, -14).
weight(storm(3, 4), -14, -3).
weight(storm(3, 5), 5, -5).
weight(storm(3, 6), -17, 17).
weight(stopped_storm(2), -14, -46).
weight(stopped_storm(3), 34, -35).
weight(stopped_storm(4), 24, -33).
weight(stopped_storm(5), 15, -28).
weight(stopped_storm(6), 13, -33).
weight(may_castle, 18, 1).
weight(doubled_pawn, -24, -18).
weight(isolated_pawn, 0, -9).
weight(isolated_open, -9, -2).
weight(backward_pawn, -4, -5).
weight(backward_open, -12, -4).
weight(guarded(2), 16, 13).
weight(guarded(3), 12, 7).
weight(guarded(4), 27, 9).
weight(guarded(5), 5, 22).
weight(guarded(6), 22, 33).
weight(phalanx(1), 4, 3).
weight(phalanx(2), 5, 10).
weight(phalanx(3), 14, 7).
weight(phalanx(4), 20, 47).
weight(phalanx(5), 32, 41).
weight(phalanx(6), 15, 23).
weight(candidate_pawn(1), -4, -13).
weight(candidate_pawn(2), -8, 9).
weight(candidate_pawn(3), -7, 28).
weight(candidate_pawn(4), -17, 43).
weight(candidate_pawn(5), 12, 90).
weight(passed(1), -1, 8).
weight(passed(2), -10, 11).
weight(passed(3), 1, 46).
weight(passed(4), 10, 85).
weight(passed(5), 35, 136).
weight(passed(6), 86, 199).
weight(protected_passed_pawn(2), -4, -11).
weight(protected_passed_pawn(3), 7, 15).
weight(protected_passed_pawn(4), 18, 17).
weight(protected_passed_pawn(5), 38, 43).
weight(protected_passed_pawn(6), 26, 54).
weight(blocked(1), 6, 6).
weight(blocked(2), 4, 11).
weight(blocked(3), 17, -13).
weight(blocked(4), -11, -1).
weight(blocked(5), 4, -33).
weight(blocked(6), -40, -34).
weight(blockade(knight), -16, -22).
weight(blockade(bishop), 6, -35).
weight(blockade(rook), -3, 1).
weight(blockade(queen), 18, 7).
weight(blockade(king), -38, -27).
weight(unstopped(1), 7, -5).
weight(unstopped(2), 21, -8).
weight(unstopped(3), -14, 9).
weight(unstopped(4), -6, 28).
weight(unstopped(5), -31, 30).
weight(unstopped(6), 0, 72).
weight(free_path(1), -15, -4).
weight(free_path(2), -5, -8).
weight(free_path(3), -14, 8).
weight(free_path(4), -51, 47).
weight(free_path(5), -48, 134).
weight(free_path(6), -10, 62).
weight(supported(1), 7, 2).
weight(supported(2), 1, 21).
weight(supported(3), 11, -4).
weight(supported(4), 20, 0).
weight(supported(5), 12, 35).
weight(supported(6), 14, 87).
weight(outruns(1), -2, 149).
weight(outruns(2), -5, 148).
weight(outruns(3), -5, 135).
weight(outruns(4), -14, 229).
weight(outruns(5), -9, 306).
weight(outruns(6), -3, 478).
weight(own_king_at(1, 0), -12, 0).
weight(own_king_at(1, 1), -12, 27).
weight(own_king_at(1, 2), 20, 6).
weight(own_king_at(1, 3), -13, -10).
weight(own_king_at(1, 4), -11, 11).
weight(own_king_at(1, 5), 7, -5).
weight(own_king_at(1, 6), 3, -1).
weight(own_king_at(1, 7), 18, -26).
weight(own_king_at(2, 0), 8, 3).
weight(own_king_at(2, 1), 10, 8).
weight(own_king_at(2, 2), -2, 10).
weight(own_king_at(2, 3), -8, 4).
weight(own_king_at(2, 4), 5, -6).
weight(own_king_at(2, 5), -17, 3).
weight(own_king_at(2, 6), -5, -2).
weight(own_king_at(2, 7), -3, -18).
weight(own_king_at(3, 0), 13, 45).
weight(own_king_at(3, 1), 28, 28).
weight(own_king_at(3, 2), -9, 30).
weight(own_king_at(3, 3), -22, -1).
weight(own_king_at(3, 4), -27, -4).
weight(own_king_at(3, 5), 2, -12).
weight(own_king_at(3, 6), 5, -23).
weight(own_king_at(3, 7), 2, -17).
weight(own_king_at(4, 0), 7, 54).
weight(own_king_at(4, 1), 3, 81).
weight(own_king_at(4, 2), -2, 25).
weight(own_king_at(4, 3), -21, 0).
weight(own_king_at(4, 4), -9, -19).
weight(own_king_at(4, 5), 2, -37).
weight(own_king_at(4, 6), 5, -30).
weight(own_king_at(4, 7), 3, -12).
weight(own_king_at(5, 0), -1, 31).
weight(own_king_at(5, 1), -5, 103).
weight(own_king_at(5, 2), 4, 65).
weight(own_king_at(5, 3), 24, -21).
weight(own_king_at(5, 4), 0, -27).
weight(own_king_at(5, 5), -34, -29).
weight(own_king_at(5, 6), 7, -50).
weight(own_king_at(5, 7), -6, 2).
weight(own_king_at(6, 0), 8, 51).
weight(own_king_at(6, 1), 5, 66).
weight(own_king_at(6, 2), 7, 93).
weight(own_king_at(6, 3), 4, 8).
weight(own_king_at(6, 4), -2, -35).
weight(own_king_at(6, 5), 8, -22).
weight(own_king_at(6, 6), -4, -44).
weight(own_king_at(6, 7), -10, -31).
weight(other_king_at(1, 0), 2, 11).
weight(other_king_at(1, 1), 10, 14).
weight(other_king_at(1, 2), 17, 19).
weight(other_king_at(1, 3), 12, 3).
weight(other_king_at(1, 4), -3, 3).
weight(other_king_at(1, 5), -13, -9).
weight(other_king_at(1, 6), -31, -10).
weight(other_king_at(1, 7), 5, -28).
weight(other_king_at(2, 0), -1, 12).
weight(other_king_at(2, 1), 30, 4).
weight(other_king_at(2, 2), 3, -13).
weight(other_king_at(2, 3), -14, -5).
weight(other_king_at(2, 4), -27, 2).
weight(other_king_at(2, 5), 7, 8).
weight(other_king_at(2, 6), 7, 7).
weight(other_king_at(2, 7), -17, -12).
weight(other_king_at(3, 0), -12, 12).
weight(other_king_at(3, 1), -17, -1).
weight(other_king_at(3, 2), -8, -1).
weight(other_king_at(3, 3), 13, -10).
weight(other_king_at(3, 4), -16, 5).
weight(other_king_at(3, 5), 7, 23).
weight(other_king_at(3, 6), 2, 18).
weight(other_king_at(3, 7), 25, 15).
weight(other_king_at(4, 0), -11, 1).
weight(other_king_at(4, 1), -14, -10).
weight(other_king_at(4, 2), 2, -34).
weight(other_king_at(4, 3), -8, 2).
weight(other_king_at(4, 4), -22, 36).
weight(other_king_at(4, 5), 25, 38).
weight(other_king_at(4, 6), 18, 20).
weight(other_king_at(4, 7), 0, 24).
weight(other_king_at(5, 0), -9, -46).
weight(other_king_at(5, 1), -13, -48).
weight(other_king_at(5, 2), 27, -64).
weight(other_king_at(5, 3), -23, 30).
weight(other_king_at(5, 4), -12, 61).
weight(other_king_at(5, 5), -8, 65).
weight(other_king_at(5, 6), 8, 48).
weight(other_king_at(5, 7), 20, 41).
weight(other_king_at(6, 0), -6, -98).
weight(other_king_at(6, 1), -25, -48).
weight(other_king_at(6, 2), -1, -61).
weight(other_king_at(6, 3), -12, 62).
weight(other_king_at(6, 4), 13, 63).
weight(other_king_at(6, 5), 25, 73).
weight(other_king_at(6, 6), 21, 90).
weight(other_king_at(6, 7), 1, 18).
weight(rook_behind, 7, 38).
weight(rook_against, -3, -80).
weight(space, -9, 24).
weight(safe_space, 3, -18).
weight(outpost(knight), 30, 16).
weight(outpost(bishop), 22, 28).
weight(outpost_ahead, 23, 5).
weight(behind_pawn, 5, 17).
weight(bad_bishop, -17, -24).
weight(bishop_pawns, -1, -10).
weight(long_diagonal, 17, 18).
weight(rook_on_half_open_file, 25, 4).
weight(rook_on_open_file, 41, 3).
weight(rook_on_seventh, 4, 21).
weight(shut_rook, -26, -29).
weight(lone_king_edge(1), 10, 10).
weight(lone_king_edge(2), 25, 25).
weight(lone_king_edge(3), 45, 45).
weight(lone_king_near(2), 40, 40).
weight(lone_king_near(3), 30, 30).
weight(lone_king_near(4), 20, 20).
weight(lone_king_near(5), 12, 12).
weight(lone_king_near(6), 6, 6).
weight(tempo, 113, 127).
