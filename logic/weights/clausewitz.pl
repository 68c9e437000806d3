weight(man(pawn, a1), 82, 94).
weight(man(pawn, b1), 82, 94).
weight(man(pawn, c1), 82, 94).
weight(man(pawn, d1), 82, 94).
weight(man(pawn, e1), 82, 94).
weight(man(pawn, f1), 82, 94).
weight(man(pawn, g1), 82, 94).
weight(man(pawn, h1), 82, 94).
weight(man(pawn, a2), 22, 137).
weight(man(pawn, b2), 35, 117).
weight(man(pawn, c2), 15, 110).
weight(man(pawn, d2), 35, 110).
weight(man(pawn, e2), 48, 101).
weight(man(pawn, f2), 37, 103).
weight(man(pawn, g2), 52, 122).
weight(man(pawn, h2), 40, 116).
weight(man(pawn, a3), 17, 123).
weight(man(pawn, b3), 19, 111).
weight(man(pawn, c3), 18, 86).
weight(man(pawn, d3), 22, 93).
weight(man(pawn, e3), 37, 86).
weight(man(pawn, f3), 34, 97).
weight(man(pawn, g3), 45, 110).
weight(man(pawn, h3), 31, 110).
weight(man(pawn, a4), 41, 119).
weight(man(pawn, b4), 34, 95).
weight(man(pawn, c4), 55, 54).
weight(man(pawn, d4), 68, 57).
weight(man(pawn, e4), 72, 58).
weight(man(pawn, f4), 65, 68).
weight(man(pawn, g4), 47, 98).
weight(man(pawn, h4), 46, 97).
weight(man(pawn, a5), 56, 135).
weight(man(pawn, b5), 63, 102).
weight(man(pawn, c5), 66, 84).
weight(man(pawn, d5), 71, 75).
weight(man(pawn, e5), 89, 74).
weight(man(pawn, f5), 62, 101).
weight(man(pawn, g5), 74, 103).
weight(man(pawn, h5), 63, 122).
weight(man(pawn, a6), 90, 146).
weight(man(pawn, b6), 80, 126).
weight(man(pawn, c6), 78, 143).
weight(man(pawn, d6), 119, 130).
weight(man(pawn, e6), 117, 147).
weight(man(pawn, f6), 80, 148).
weight(man(pawn, g6), 100, 136).
weight(man(pawn, h6), 81, 150).
weight(man(pawn, a7), 130, 168).
weight(man(pawn, b7), 94, 132).
weight(man(pawn, c7), 95, 165).
weight(man(pawn, d7), 118, 175).
weight(man(pawn, e7), 147, 166).
weight(man(pawn, f7), 137, 154).
weight(man(pawn, g7), 117, 187).
weight(man(pawn, h7), 67, 213).
weight(man(pawn, a8), 82, 94).
weight(man(pawn, b8), 82, 94).
weight(man(pawn, c8), 82, 94).
weight(man(pawn, d8), 82, 94).
weight(man(pawn, e8), 82, 94).
weight(man(pawn, f8), 82, 94).
weight(man(pawn, g8), 82, 94).
weight(man(pawn, h8), 82, 94).
weight(man(knight, a1), 287, 265).
weight(man(knight, b1), 308, 253).
weight(man(knight, c1), 319, 260).
weight(man(knight, d1), 313, 298).
weight(man(knight, e1), 337, 261).
weight(man(knight, f1), 307, 272).
weight(man(knight, g1), 294, 273).
weight(man(knight, h1), 290, 280).
weight(man(knight, a2), 292, 263).
weight(man(knight, b2), 304, 273).
weight(man(knight, c2), 303, 270).
weight(man(knight, d2), 320, 287).
weight(man(knight, e2), 323, 286).
weight(man(knight, f2), 337, 268).
weight(man(knight, g2), 303, 279).
weight(man(knight, h2), 329, 280).
weight(man(knight, a3), 298, 274).
weight(man(knight, b3), 319, 256).
weight(man(knight, c3), 322, 271).
weight(man(knight, d3), 334, 297).
weight(man(knight, e3), 338, 291).
weight(man(knight, f3), 337, 265).
weight(man(knight, g3), 337, 298).
weight(man(knight, h3), 313, 284).
weight(man(knight, a4), 331, 279).
weight(man(knight, b4), 340, 284).
weight(man(knight, c4), 346, 286).
weight(man(knight, d4), 346, 303).
weight(man(knight, e4), 340, 306).
weight(man(knight, f4), 357, 292).
weight(man(knight, g4), 372, 293).
weight(man(knight, h4), 333, 289).
weight(man(knight, a5), 340, 285).
weight(man(knight, b5), 345, 283).
weight(man(knight, c5), 358, 294).
weight(man(knight, d5), 380, 291).
weight(man(knight, e5), 363, 306).
weight(man(knight, f5), 364, 306).
weight(man(knight, g5), 364, 285).
weight(man(knight, h5), 388, 265).
weight(man(knight, a6), 334, 261).
weight(man(knight, b6), 314, 274).
weight(man(knight, c6), 356, 292).
weight(man(knight, d6), 355, 289).
weight(man(knight, e6), 359, 295).
weight(man(knight, f6), 365, 263).
weight(man(knight, g6), 351, 300).
weight(man(knight, h6), 329, 261).
weight(man(knight, a7), 327, 267).
weight(man(knight, b7), 300, 278).
weight(man(knight, c7), 343, 293).
weight(man(knight, d7), 348, 292).
weight(man(knight, e7), 336, 273).
weight(man(knight, f7), 317, 284).
weight(man(knight, g7), 312, 257).
weight(man(knight, h7), 348, 253).
weight(man(knight, a8), 265, 233).
weight(man(knight, b8), 306, 272).
weight(man(knight, c8), 312, 273).
weight(man(knight, d8), 305, 261).
weight(man(knight, e8), 322, 264).
weight(man(knight, f8), 261, 253).
weight(man(knight, g8), 324, 253).
weight(man(knight, h8), 310, 260).
weight(man(bishop, a1), 348, 282).
weight(man(bishop, b1), 369, 276).
weight(man(bishop, c1), 347, 295).
weight(man(bishop, d1), 358, 288).
weight(man(bishop, e1), 368, 280).
weight(man(bishop, f1), 330, 326).
weight(man(bishop, g1), 361, 276).
weight(man(bishop, h1), 355, 269).
weight(man(bishop, a2), 372, 309).
weight(man(bishop, b2), 363, 265).
weight(man(bishop, c2), 379, 289).
weight(man(bishop, d2), 350, 309).
weight(man(bishop, e2), 353, 306).
weight(man(bishop, f2), 378, 278).
weight(man(bishop, g2), 377, 265).
weight(man(bishop, h2), 391, 295).
weight(man(bishop, a3), 368, 291).
weight(man(bishop, b3), 397, 327).
weight(man(bishop, c3), 358, 297).
weight(man(bishop, d3), 372, 318).
weight(man(bishop, e3), 376, 310).
weight(man(bishop, f3), 365, 288).
weight(man(bishop, g3), 388, 289).
weight(man(bishop, h3), 360, 286).
weight(man(bishop, a4), 393, 261).
weight(man(bishop, b4), 361, 320).
weight(man(bishop, c4), 366, 338).
weight(man(bishop, d4), 367, 309).
weight(man(bishop, e4), 370, 300).
weight(man(bishop, f4), 375, 319).
weight(man(bishop, g4), 374, 311).
weight(man(bishop, h4), 383, 273).
weight(man(bishop, a5), 365, 303).
weight(man(bishop, b5), 378, 307).
weight(man(bishop, c5), 391, 306).
weight(man(bishop, d5), 383, 305).
weight(man(bishop, e5), 365, 305).
weight(man(bishop, f5), 390, 303).
weight(man(bishop, g5), 373, 307).
weight(man(bishop, h5), 361, 295).
weight(man(bishop, a6), 358, 308).
weight(man(bishop, b6), 372, 318).
weight(man(bishop, c6), 366, 285).
weight(man(bishop, d6), 399, 306).
weight(man(bishop, e6), 385, 313).
weight(man(bishop, f6), 368, 296).
weight(man(bishop, g6), 381, 320).
weight(man(bishop, h6), 377, 347).
weight(man(bishop, a7), 318, 297).
weight(man(bishop, b7), 368, 302).
weight(man(bishop, c7), 351, 322).
weight(man(bishop, d7), 356, 279).
weight(man(bishop, e7), 362, 294).
weight(man(bishop, f7), 356, 323).
weight(man(bishop, g7), 337, 303).
weight(man(bishop, h7), 354, 304).
weight(man(bishop, a8), 338, 287).
weight(man(bishop, b8), 339, 300).
weight(man(bishop, c8), 347, 313).
weight(man(bishop, d8), 306, 309).
weight(man(bishop, e8), 313, 287).
weight(man(bishop, f8), 321, 309).
weight(man(bishop, g8), 336, 316).
weight(man(bishop, h8), 359, 289).
weight(man(rook, a1), 438, 522).
weight(man(rook, b1), 451, 512).
weight(man(rook, c1), 454, 506).
weight(man(rook, d1), 455, 505).
weight(man(rook, e1), 469, 495).
weight(man(rook, f1), 448, 522).
weight(man(rook, g1), 454, 510).
weight(man(rook, h1), 456, 521).
weight(man(rook, a2), 441, 505).
weight(man(rook, b2), 432, 506).
weight(man(rook, c2), 458, 514).
weight(man(rook, d2), 455, 507).
weight(man(rook, e2), 442, 509).
weight(man(rook, f2), 446, 505).
weight(man(rook, g2), 474, 475).
weight(man(rook, h2), 442, 485).
weight(man(rook, a3), 456, 518).
weight(man(rook, b3), 467, 506).
weight(man(rook, c3), 460, 517).
weight(man(rook, d3), 461, 508).
weight(man(rook, e3), 456, 513).
weight(man(rook, f3), 467, 507).
weight(man(rook, g3), 488, 517).
weight(man(rook, h3), 498, 495).
weight(man(rook, a4), 447, 552).
weight(man(rook, b4), 460, 534).
weight(man(rook, c4), 456, 523).
weight(man(rook, d4), 467, 509).
weight(man(rook, e4), 463, 513).
weight(man(rook, f4), 456, 533).
weight(man(rook, g4), 490, 521).
weight(man(rook, h4), 480, 527).
weight(man(rook, a5), 467, 548).
weight(man(rook, b5), 486, 536).
weight(man(rook, c5), 480, 544).
weight(man(rook, d5), 479, 530).
weight(man(rook, e5), 481, 538).
weight(man(rook, f5), 498, 512).
weight(man(rook, g5), 470, 546).
weight(man(rook, h5), 510, 535).
weight(man(rook, a6), 445, 562).
weight(man(rook, b6), 499, 517).
weight(man(rook, c6), 472, 528).
weight(man(rook, d6), 518, 505).
weight(man(rook, e6), 505, 520).
weight(man(rook, f6), 515, 520).
weight(man(rook, g6), 491, 538).
weight(man(rook, h6), 501, 518).
weight(man(rook, a7), 470, 537).
weight(man(rook, b7), 462, 529).
weight(man(rook, c7), 492, 509).
weight(man(rook, d7), 507, 508).
weight(man(rook, e7), 489, 498).
weight(man(rook, f7), 503, 515).
weight(man(rook, g7), 477, 528).
weight(man(rook, h7), 504, 519).
weight(man(rook, a8), 473, 564).
weight(man(rook, b8), 486, 540).
weight(man(rook, c8), 473, 542).
weight(man(rook, d8), 489, 514).
weight(man(rook, e8), 506, 527).
weight(man(rook, f8), 488, 545).
weight(man(rook, g8), 481, 527).
weight(man(rook, h8), 494, 546).
weight(man(queen, a1), 1006, 908).
weight(man(queen, b1), 999, 930).
weight(man(queen, c1), 1012, 898).
weight(man(queen, d1), 1015, 922).
weight(man(queen, e1), 1013, 922).
weight(man(queen, f1), 987, 886).
weight(man(queen, g1), 1001, 923).
weight(man(queen, h1), 998, 922).
weight(man(queen, a2), 995, 930).
weight(man(queen, b2), 1026, 910).
weight(man(queen, c2), 1034, 891).
weight(man(queen, d2), 1028, 916).
weight(man(queen, e2), 1031, 918).
weight(man(queen, f2), 1030, 900).
weight(man(queen, g2), 1016, 902).
weight(man(queen, h2), 1034, 891).
weight(man(queen, a3), 1022, 930).
weight(man(queen, b3), 1031, 935).
weight(man(queen, c3), 1015, 975).
weight(man(queen, d3), 1021, 952).
weight(man(queen, e3), 1022, 944).
weight(man(queen, f3), 1027, 949).
weight(man(queen, g3), 1041, 927).
weight(man(queen, h3), 1030, 940).
weight(man(queen, a4), 1030, 921).
weight(man(queen, b4), 996, 972).
weight(man(queen, c4), 1033, 963).
weight(man(queen, d4), 1005, 952).
weight(man(queen, e4), 1025, 962).
weight(man(queen, f4), 1024, 933).
weight(man(queen, g4), 1042, 956).
weight(man(queen, h4), 1032, 927).
weight(man(queen, a5), 1039, 955).
weight(man(queen, b5), 1041, 950).
weight(man(queen, c5), 1029, 966).
weight(man(queen, d5), 998, 982).
weight(man(queen, e5), 1016, 939).
weight(man(queen, f5), 1008, 940).
weight(man(queen, g5), 1021, 946).
weight(man(queen, h5), 1030, 946).
weight(man(queen, a6), 1037, 945).
weight(man(queen, b6), 1042, 945).
weight(man(queen, c6), 1013, 959).
weight(man(queen, d6), 1024, 948).
weight(man(queen, e6), 1040, 956).
weight(man(queen, f6), 1034, 968).
weight(man(queen, g6), 1040, 922).
weight(man(queen, h6), 1041, 952).
weight(man(queen, a7), 1015, 928).
weight(man(queen, b7), 1009, 953).
weight(man(queen, c7), 1024, 939).
weight(man(queen, d7), 1010, 935).
weight(man(queen, e7), 1015, 944).
weight(man(queen, f7), 1026, 939).
weight(man(queen, g7), 1013, 953).
weight(man(queen, h7), 1040, 958).
weight(man(queen, a8), 996, 942).
weight(man(queen, b8), 1018, 941).
weight(man(queen, c8), 1019, 936).
weight(man(queen, d8), 1009, 935).
weight(man(queen, e8), 1038, 957).
weight(man(queen, f8), 1030, 938).
weight(man(queen, g8), 1033, 912).
weight(man(queen, h8), 1051, 933).
weight(man(king, a1), -12, -50).
weight(man(king, b1), 43, -33).
weight(man(king, c1), 30, -44).
weight(man(king, d1), -5, -44).
weight(man(king, e1), 15, -61).
weight(man(king, f1), -14, -45).
weight(man(king, g1), 15, -34).
weight(man(king, h1), 8, -87).
weight(man(king, a2), 4, -37).
weight(man(king, b2), -8, 5).
weight(man(king, c2), -27, 2).
weight(man(king, d2), -20, -23).
weight(man(king, e2), -2, -20).
weight(man(king, f2), -16, -19).
weight(man(king, g2), -1, -6).
weight(man(king, h2), 7, -54).
weight(man(king, a3), -49, -39).
weight(man(king, b3), -31, 3).
weight(man(king, c3), -32, -12).
weight(man(king, d3), -55, 1).
weight(man(king, e3), -28, -11).
weight(man(king, f3), -56, -10).
weight(man(king, g3), -16, -8).
weight(man(king, h3), -67, -50).
weight(man(king, a4), -69, -40).
weight(man(king, b4), -29, 4).
weight(man(king, c4), -57, 21).
weight(man(king, d4), -75, 19).
weight(man(king, e4), -67, 10).
weight(man(king, f4), -66, -1).
weight(man(king, g4), -86, -2).
weight(man(king, h4), -86, -33).
weight(man(king, a5), -60, -27).
weight(man(king, b5), -65, 28).
weight(man(king, c5), -71, 10).
weight(man(king, d5), -61, 25).
weight(man(king, e5), -52, 8).
weight(man(king, f5), -87, 5).
weight(man(king, g5), -60, 16).
weight(man(king, h5), -71, -34).
weight(man(king, a6), -73, -25).
weight(man(king, b6), -57, 22).
weight(man(king, c6), -72, 37).
weight(man(king, d6), -79, 52).
weight(man(king, e6), -72, 28).
weight(man(king, f6), -64, 42).
weight(man(king, g6), -52, 40).
weight(man(king, h6), -63, 0).
weight(man(king, a7), -85, -4).
weight(man(king, b7), -77, 3).
weight(man(king, c7), -80, 39).
weight(man(king, d7), -92, 3).
weight(man(king, e7), -90, 22).
weight(man(king, f7), -90, 7).
weight(man(king, g7), -91, 16).
weight(man(king, h7), -80, 13).
weight(man(king, a8), -102, -38).
weight(man(king, b8), -98, -18).
weight(man(king, c8), -98, -3).
weight(man(king, d8), -104, 3).
weight(man(king, e8), -98, -19).
weight(man(king, f8), -96, -19).
weight(man(king, g8), -97, -19).
weight(man(king, h8), -97, -11).
weight(with_pawns(knight, 0), -22, -32).
weight(with_pawns(knight, 1), 4, 5).
weight(with_pawns(knight, 2), -4, 8).
weight(with_pawns(knight, 3), -13, 23).
weight(with_pawns(knight, 4), -30, 32).
weight(with_pawns(knight, 5), -14, 40).
weight(with_pawns(knight, 6), 15, 50).
weight(with_pawns(knight, 7), 46, 38).
weight(with_pawns(knight, 8), 59, 88).
weight(with_pawns(bishop, 0), 10, 14).
weight(with_pawns(bishop, 1), 11, 32).
weight(with_pawns(bishop, 2), 0, 40).
weight(with_pawns(bishop, 3), -44, 49).
weight(with_pawns(bishop, 4), -13, 45).
weight(with_pawns(bishop, 5), -12, 45).
weight(with_pawns(bishop, 6), 11, 42).
weight(with_pawns(bishop, 7), 40, 46).
weight(with_pawns(bishop, 8), 59, 44).
weight(with_pawns(rook, 0), 22, 35).
weight(with_pawns(rook, 1), -40, 60).
weight(with_pawns(rook, 2), -46, 56).
weight(with_pawns(rook, 3), -55, 63).
weight(with_pawns(rook, 4), -52, 59).
weight(with_pawns(rook, 5), -47, 55).
weight(with_pawns(rook, 6), -40, 56).
weight(with_pawns(rook, 7), -47, 70).
weight(with_pawns(rook, 8), -53, 56).
weight(with_pawns(queen, 0), -26, -24).
weight(with_pawns(queen, 1), 7, 37).
weight(with_pawns(queen, 2), -11, 62).
weight(with_pawns(queen, 3), 12, 32).
weight(with_pawns(queen, 4), 32, 24).
weight(with_pawns(queen, 5), 33, -4).
weight(with_pawns(queen, 6), -12, 4).
weight(with_pawns(queen, 7), -45, 56).
weight(with_pawns(queen, 8), -24, 56).
weight(bishop_pair, 40, 67).
weight(mobility(knight, 0), -41, -30).
weight(mobility(knight, 1), -26, -26).
weight(mobility(knight, 2), -14, 14).
weight(mobility(knight, 3), -3, 27).
weight(mobility(knight, 4), 7, 40).
weight(mobility(knight, 5), 18, 50).
weight(mobility(knight, 6), 27, 57).
weight(mobility(knight, 7), 31, 57).
weight(mobility(knight, 8), 32, 54).
weight(mobility(bishop, 0), -47, -53).
weight(mobility(bishop, 1), -33, -19).
weight(mobility(bishop, 2), -11, 1).
weight(mobility(bishop, 3), -6, 23).
weight(mobility(bishop, 4), 0, 30).
weight(mobility(bishop, 5), 7, 39).
weight(mobility(bishop, 6), 13, 47).
weight(mobility(bishop, 7), 15, 54).
weight(mobility(bishop, 8), 22, 50).
weight(mobility(bishop, 9), 18, 59).
weight(mobility(bishop, 10), 41, 47).
weight(mobility(bishop, 11), 50, 57).
weight(mobility(bishop, 12), 36, 44).
weight(mobility(bishop, 13), 42, 61).
weight(mobility(rook, 0), -78, -39).
weight(mobility(rook, 1), -57, -17).
weight(mobility(rook, 2), -35, 9).
weight(mobility(rook, 3), -30, 33).
weight(mobility(rook, 4), -20, 39).
weight(mobility(rook, 5), -24, 46).
weight(mobility(rook, 6), -19, 46).
weight(mobility(rook, 7), -16, 51).
weight(mobility(rook, 8), -11, 61).
weight(mobility(rook, 9), -8, 70).
weight(mobility(rook, 10), -1, 69).
weight(mobility(rook, 11), -1, 77).
weight(mobility(rook, 12), 7, 77).
weight(mobility(rook, 13), -11, 83).
weight(mobility(rook, 14), 18, 82).
weight(mobility(queen, 0), -12, -11).
weight(mobility(queen, 1), -28, -12).
weight(mobility(queen, 2), -24, -17).
weight(mobility(queen, 3), -15, -21).
weight(mobility(queen, 4), -6, -24).
weight(mobility(queen, 5), -9, -13).
weight(mobility(queen, 6), -5, -5).
weight(mobility(queen, 7), -2, 14).
weight(mobility(queen, 8), 1, 5).
weight(mobility(queen, 9), 5, 33).
weight(mobility(queen, 10), 9, 31).
weight(mobility(queen, 11), 9, 46).
weight(mobility(queen, 12), 13, 45).
weight(mobility(queen, 13), 19, 36).
weight(mobility(queen, 14), 14, 58).
weight(mobility(queen, 15), 16, 47).
weight(mobility(queen, 16), 20, 49).
weight(mobility(queen, 17), 18, 51).
weight(mobility(queen, 18), 27, 49).
weight(mobility(queen, 19), 38, 51).
weight(mobility(queen, 20), 41, 44).
weight(mobility(queen, 21), 56, 28).
weight(mobility(queen, 22), 36, 22).
weight(mobility(queen, 23), 48, 50).
weight(mobility(queen, 24), 40, 42).
weight(mobility(queen, 25), 44, 34).
weight(mobility(queen, 26), 42, 46).
weight(mobility(queen, 27), 45, 43).
weight(attacked(pawn), -9, 14).
weight(attacked(knight), -9, 15).
weight(attacked(bishop), -9, 10).
weight(attacked(rook), 1, 22).
weight(attacked(queen), 69, 26).
weight(attacked_by_pawn(pawn), 12, -27).
weight(attacked_by_pawn(knight), 93, 19).
weight(attacked_by_pawn(bishop), 91, 57).
weight(attacked_by_pawn(rook), 93, 32).
weight(attacked_by_pawn(queen), 38, 74).
weight(attacked_by_minor(pawn), 2, -6).
weight(attacked_by_minor(knight), 36, 24).
weight(attacked_by_minor(bishop), 68, 3).
weight(attacked_by_minor(rook), 70, 20).
weight(attacked_by_minor(queen), 33, 19).
weight(attacked_by_rook(pawn), -5, -1).
weight(attacked_by_rook(knight), 16, -4).
weight(attacked_by_rook(bishop), 29, 8).
weight(attacked_by_rook(rook), -26, -20).
weight(attacked_by_rook(queen), 53, 44).
weight(hanging(pawn), 18, 41).
weight(hanging(knight), 17, 24).
weight(hanging(bishop), 9, 52).
weight(hanging(rook), 0, 19).
weight(hanging(queen), -10, -79).
weight(poorly_defended(pawn), 7, 14).
weight(poorly_defended(knight), 8, 22).
weight(poorly_defended(bishop), 10, 21).
weight(poorly_defended(rook), -4, 31).
weight(poorly_defended(queen), 4, 52).
weight(push_threat, 19, 9).
weight(contested, 5, 0).
weight(king_zone(pawn, 1), 10, -11).
weight(king_zone(pawn, 2), 4, -12).
weight(king_zone(pawn, 3), 16, -14).
weight(king_zone(pawn, 4), 28, -7).
weight(king_zone(pawn, 5), 19, -6).
weight(king_zone(pawn, 6), 27, 30).
weight(king_zone(pawn, 7), 31, 4).
weight(king_zone(pawn, 8), 36, 9).
weight(king_zone(pawn, 9), 40, 10).
weight(king_zone(pawn, 10), 44, 11).
weight(king_zone(pawn, 11), 48, 12).
weight(king_zone(pawn, 12), 52, 13).
weight(king_zone(knight, 1), 8, 3).
weight(king_zone(knight, 2), 9, -4).
weight(king_zone(knight, 3), 15, -39).
weight(king_zone(knight, 4), 40, 10).
weight(king_zone(knight, 5), 46, 11).
weight(king_zone(knight, 6), 52, 13).
weight(king_zone(knight, 7), 58, 14).
weight(king_zone(knight, 8), 64, 16).
weight(king_zone(knight, 9), 70, 17).
weight(king_zone(knight, 10), 76, 19).
weight(king_zone(knight, 11), 82, 20).
weight(king_zone(knight, 12), 88, 22).
weight(king_zone(bishop, 1), 6, -4).
weight(king_zone(bishop, 2), 12, -11).
weight(king_zone(bishop, 3), 9, -1).
weight(king_zone(bishop, 4), -3, -16).
weight(king_zone(bishop, 5), 37, 9).
weight(king_zone(bishop, 6), 42, 10).
weight(king_zone(bishop, 7), 47, 11).
weight(king_zone(bishop, 8), 52, 13).
weight(king_zone(bishop, 9), 57, 14).
weight(king_zone(bishop, 10), 62, 15).
weight(king_zone(bishop, 11), 67, 16).
weight(king_zone(bishop, 12), 72, 18).
weight(king_zone(rook, 1), 15, -14).
weight(king_zone(rook, 2), 13, -17).
weight(king_zone(rook, 3), 4, -9).
weight(king_zone(rook, 4), 13, -13).
weight(king_zone(rook, 5), -5, -2).
weight(king_zone(rook, 6), 48, 12).
weight(king_zone(rook, 7), 54, 13).
weight(king_zone(rook, 8), 60, 15).
weight(king_zone(rook, 9), 66, 16).
weight(king_zone(rook, 10), 72, 18).
weight(king_zone(rook, 11), 78, 19).
weight(king_zone(rook, 12), 84, 21).
weight(king_zone(queen, 1), 6, 14).
weight(king_zone(queen, 2), -1, 19).
weight(king_zone(queen, 3), 3, 15).
weight(king_zone(queen, 4), 1, 12).
weight(king_zone(queen, 5), 3, 7).
weight(king_zone(queen, 6), 3, -8).
weight(king_zone(queen, 7), -13, -14).
weight(king_zone(queen, 8), 66, 16).
weight(king_zone(queen, 9), 72, 18).
weight(king_zone(queen, 10), 78, 19).
weight(king_zone(queen, 11), 84, 21).
weight(king_zone(queen, 12), 90, 22).
weight(weak_zone, 8, -3).
weight(safe_check(knight, 1), 68, 33).
weight(safe_check(knight, 2), 86, 27).
weight(safe_check(knight, 3), 70, 18).
weight(safe_check(bishop, 1), 16, 46).
weight(safe_check(bishop, 2), 6, 63).
weight(safe_check(bishop, 3), 36, 12).
weight(safe_check(rook, 1), 44, 23).
weight(safe_check(rook, 2), 44, 49).
weight(safe_check(rook, 3), 77, 34).
weight(safe_check(queen, 1), 27, 79).
weight(safe_check(queen, 2), 41, 84).
weight(safe_check(queen, 3), 46, 87).
weight(unsafe_check, 7, 3).
weight(flank_attack, 3, -1).
weight(flank_defence, -1, 3).
weight(queen_missing, 14, 45).
weight(king_pawns(0), 38, -8).
weight(king_pawns(1), 31, -7).
weight(king_pawns(2), 23, -4).
weight(king_files(1), -3, 5).
weight(king_files(2), -4, 12).
weight(king_files(3), -9, 27).
weight(shelter(0, 0), -24, 5).
weight(shelter(0, 1), 20, -36).
weight(shelter(0, 2), 23, -27).
weight(shelter(0, 3), 27, -15).
weight(shelter(0, 4), 12, 0).
weight(shelter(0, 5), -10, 31).
weight(shelter(0, 6), 7, 15).
weight(shelter(1, 0), -21, 5).
weight(shelter(1, 1), 40, -25).
weight(shelter(1, 2), 23, -14).
weight(shelter(1, 3), -1, -4).
weight(shelter(1, 4), -18, -1).
weight(shelter(1, 5), -12, 13).
weight(shelter(1, 6), 6, 47).
weight(shelter(2, 0), -17, 5).
weight(shelter(2, 1), 19, -1).
weight(shelter(2, 2), -7, 0).
weight(shelter(2, 3), -4, -5).
weight(shelter(2, 4), 6, -2).
weight(shelter(2, 5), 23, -15).
weight(shelter(2, 6), -8, 19).
weight(shelter(3, 0), -2, 5).
weight(shelter(3, 1), -16, 6).
weight(shelter(3, 2), 6, -2).
weight(shelter(3, 3), -1, 13).
weight(shelter(3, 4), -4, 6).
weight(shelter(3, 5), -14, -9).
weight(shelter(3, 6), -5, -13).
weight(storm(0, 0), -6, -23).
weight(storm(0, 1), 60, 21).
weight(storm(0, 2), -23, 14).
weight(storm(0, 3), -24, 13).
weight(storm(0, 4), 4, -8).
weight(storm(0, 5), 5, -20).
weight(storm(0, 6), 4, -27).
weight(storm(1, 0), -10, -3).
weight(storm(1, 1), 3, 29).
weight(storm(1, 2), -31, 11).
weight(storm(1, 3), -24, 8).
weight(storm(1, 4), 0, -1).
weight(storm(1, 5), 22, -7).
weight(storm(1, 6), 23, -16).
weight(storm(2, 0), 4, 2).
weight(storm(2, 1), -25, -7).
weight(storm(2, 2), -19, 10).
weight(storm(2, 3), -12, 6).
weight(storm(2, 4), 13, -1).
weight(storm(2, 5), 8, 1).
weight(storm(2, 6), 8, -11).
weight(storm(3, 0), -16, -1).
weight(storm(3, 1), 14, 24).
weight(storm(3, 2), -4, -3).
weight(storm(3, 3), -37, -12).
weight(storm(3, 4), -12, -7).
weight(storm(3, 5), 3, 0).
weight(storm(3, 6), -18, 6).
weight(stopped_storm(2), -12, -59).
weight(stopped_storm(3), 35, -22).
weight(stopped_storm(4), 19, -30).
weight(stopped_storm(5), 19, -26).
weight(stopped_storm(6), -6, -20).
weight(may_castle, 24, -4).
weight(doubled_pawn, -18, -17).
weight(isolated_pawn, -1, -11).
weight(isolated_open, -12, 6).
weight(backward_pawn, -1, -5).
weight(backward_open, -19, 1).
weight(guarded(2), 16, 9).
weight(guarded(3), 14, 4).
weight(guarded(4), 28, 4).
weight(guarded(5), 7, 14).
weight(guarded(6), 35, 29).
weight(phalanx(1), 2, 2).
weight(phalanx(2), 5, 8).
weight(phalanx(3), 14, 8).
weight(phalanx(4), 21, 36).
weight(phalanx(5), 34, 54).
weight(phalanx(6), 16, 20).
weight(candidate_pawn(1), 3, -3).
weight(candidate_pawn(2), -6, 9).
weight(candidate_pawn(3), -7, 31).
weight(candidate_pawn(4), -17, 32).
weight(candidate_pawn(5), 24, 91).
weight(passed(1), -9, 7).
weight(passed(2), -8, 8).
weight(passed(3), -12, 38).
weight(passed(4), 11, 73).
weight(passed(5), 27, 132).
weight(passed(6), 79, 188).
weight(protected_passed_pawn(2), 1, 1).
weight(protected_passed_pawn(3), 2, 18).
weight(protected_passed_pawn(4), 10, 22).
weight(protected_passed_pawn(5), 55, 50).
weight(protected_passed_pawn(6), 39, 50).
weight(blocked(1), -4, 2).
weight(blocked(2), -12, 10).
weight(blocked(3), 15, 4).
weight(blocked(4), -13, 3).
weight(blocked(5), 2, -32).
weight(blocked(6), -48, -32).
weight(blockade(knight), -13, -27).
weight(blockade(bishop), 23, -46).
weight(blockade(rook), 14, -11).
weight(blockade(queen), 19, 13).
weight(blockade(king), -54, -31).
weight(unstopped(1), 11, -2).
weight(unstopped(2), 14, -7).
weight(unstopped(3), -3, 9).
weight(unstopped(4), -13, 42).
weight(unstopped(5), 4, 18).
weight(unstopped(6), 10, 81).
weight(free_path(1), 1, -14).
weight(free_path(2), 12, -20).
weight(free_path(3), -16, 0).
weight(free_path(4), -54, 35).
weight(free_path(5), -41, 124).
weight(free_path(6), 0, 71).
weight(supported(1), 4, -2).
weight(supported(2), -4, 21).
weight(supported(3), 15, 5).
weight(supported(4), 8, 7).
weight(supported(5), 27, 36).
weight(supported(6), 11, 92).
weight(outruns(1), -3, 152).
weight(outruns(2), -4, 176).
weight(outruns(3), -8, 120).
weight(outruns(4), -13, 223).
weight(outruns(5), -11, 288).
weight(outruns(6), -2, 490).
weight(own_king_at(1, 0), -11, -4).
weight(own_king_at(1, 1), -5, 18).
weight(own_king_at(1, 2), 18, -1).
weight(own_king_at(1, 3), -19, 8).
weight(own_king_at(1, 4), -20, 26).
weight(own_king_at(1, 5), 18, -21).
weight(own_king_at(1, 6), 6, 2).
weight(own_king_at(1, 7), 4, -26).
weight(own_king_at(2, 0), 17, 17).
weight(own_king_at(2, 1), 22, -12).
weight(own_king_at(2, 2), 0, 7).
weight(own_king_at(2, 3), -18, 1).
weight(own_king_at(2, 4), -15, -8).
weight(own_king_at(2, 5), 0, -27).
weight(own_king_at(2, 6), -7, 12).
weight(own_king_at(2, 7), -9, 8).
weight(own_king_at(3, 0), 7, 6).
weight(own_king_at(3, 1), 12, 25).
weight(own_king_at(3, 2), 3, 32).
weight(own_king_at(3, 3), -17, 13).
weight(own_king_at(3, 4), -18, -2).
weight(own_king_at(3, 5), 1, -8).
weight(own_king_at(3, 6), 5, -17).
weight(own_king_at(3, 7), -13, -8).
weight(own_king_at(4, 0), 1, 35).
weight(own_king_at(4, 1), -18, 81).
weight(own_king_at(4, 2), -11, 20).
weight(own_king_at(4, 3), -4, 7).
weight(own_king_at(4, 4), 9, -25).
weight(own_king_at(4, 5), 7, -36).
weight(own_king_at(4, 6), 7, -18).
weight(own_king_at(4, 7), 0, -13).
weight(own_king_at(5, 0), -4, 56).
weight(own_king_at(5, 1), -6, 97).
weight(own_king_at(5, 2), -4, 64).
weight(own_king_at(5, 3), 31, -16).
weight(own_king_at(5, 4), 4, -32).
weight(own_king_at(5, 5), -20, -36).
weight(own_king_at(5, 6), -2, -39).
weight(own_king_at(5, 7), -17, -25).
weight(own_king_at(6, 0), 8, 42).
weight(own_king_at(6, 1), 8, 61).
weight(own_king_at(6, 2), 6, 79).
weight(own_king_at(6, 3), -1, 7).
weight(own_king_at(6, 4), 0, -32).
weight(own_king_at(6, 5), 0, -40).
weight(own_king_at(6, 6), -6, -18).
weight(own_king_at(6, 7), -6, -22).
weight(other_king_at(1, 0), 1, -1).
weight(other_king_at(1, 1), 13, 13).
weight(other_king_at(1, 2), 10, 26).
weight(other_king_at(1, 3), 4, 0).
weight(other_king_at(1, 4), -2, -16).
weight(other_king_at(1, 5), -4, 0).
weight(other_king_at(1, 6), -18, -10).
weight(other_king_at(1, 7), -12, -11).
weight(other_king_at(2, 0), -4, 13).
weight(other_king_at(2, 1), 5, 2).
weight(other_king_at(2, 2), -2, -8).
weight(other_king_at(2, 3), 18, -3).
weight(other_king_at(2, 4), 2, 9).
weight(other_king_at(2, 5), -18, 15).
weight(other_king_at(2, 6), -16, 7).
weight(other_king_at(2, 7), 6, -37).
weight(other_king_at(3, 0), -17, 13).
weight(other_king_at(3, 1), -16, -12).
weight(other_king_at(3, 2), -1, -9).
weight(other_king_at(3, 3), 8, -8).
weight(other_king_at(3, 4), -6, 11).
weight(other_king_at(3, 5), -8, 23).
weight(other_king_at(3, 6), 2, 10).
weight(other_king_at(3, 7), 18, 27).
weight(other_king_at(4, 0), 5, -9).
weight(other_king_at(4, 1), 12, -22).
weight(other_king_at(4, 2), -6, -28).
weight(other_king_at(4, 3), -9, 3).
weight(other_king_at(4, 4), -15, 37).
weight(other_king_at(4, 5), 0, 45).
weight(other_king_at(4, 6), -6, 19).
weight(other_king_at(4, 7), 10, 20).
weight(other_king_at(5, 0), -1, -50).
weight(other_king_at(5, 1), -13, -50).
weight(other_king_at(5, 2), 14, -59).
weight(other_king_at(5, 3), -32, 38).
weight(other_king_at(5, 4), -1, 66).
weight(other_king_at(5, 5), 3, 75).
weight(other_king_at(5, 6), 9, 34).
weight(other_king_at(5, 7), 3, 28).
weight(other_king_at(6, 0), -38, -77).
weight(other_king_at(6, 1), -9, -46).
weight(other_king_at(6, 2), -8, -84).
weight(other_king_at(6, 3), -16, 48).
weight(other_king_at(6, 4), 16, 64).
weight(other_king_at(6, 5), 37, 70).
weight(other_king_at(6, 6), 22, 72).
weight(other_king_at(6, 7), 4, 42).
weight(rook_behind, 11, 37).
weight(rook_against, 18, -87).
weight(space, -10, 24).
weight(safe_space, 0, -15).
weight(outpost(knight), 31, 19).
weight(outpost(bishop), 32, 14).
weight(outpost_ahead, 22, 5).
weight(behind_pawn, 6, 12).
weight(bad_bishop, -14, -21).
weight(bishop_pawns, -3, -6).
weight(long_diagonal, 15, 16).
weight(rook_on_half_open_file, 22, 7).
weight(rook_on_open_file, 38, 14).
weight(rook_on_seventh, -7, 23).
weight(shut_rook, -23, -8).
weight(lone_king_edge(1), 10, 10).
weight(lone_king_edge(2), 25, 25).
weight(lone_king_edge(3), 45, 45).
weight(lone_king_near(2), 40, 40).
weight(lone_king_near(3), 30, 30).
weight(lone_king_near(4), 20, 20).
weight(lone_king_near(5), 12, 12).
weight(lone_king_near(6), 6, 6).
weight(tempo, 12, 4).
