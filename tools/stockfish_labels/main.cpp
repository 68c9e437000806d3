// Positions that Stockfish labels for our network, some hundred thousand a second: a main.cpp to be
// compiled with the other sources of Stockfish 15.1 (git tag sf_15.1; it takes the place of theirs).
//
//     stockfish < positions.bin > labelled.bin
//
// A position is four words of 64 bits, as py/clausewitz/kernel/search/packed_positions.py has them:
// the squares that are occupied; the pieces on them, four bits each, in two; and who is to move. The
// last one gets, in its upper half, what Stockfish's evaluation says of the position, without a
// search, in hundredths of a pawn for the side to move. What it does not judge by its network, or
// what is decided, is left out.

#include <cstdint>
#include <cstdio>
#include <deque>
#include <string>
#include <vector>

#include "bitboard.h"
#include "endgame.h"
#include "evaluate.h"
#include "position.h"
#include "psqt.h"
#include "search.h"
#include "thread.h"
#include "uci.h"

using namespace Stockfish;

namespace {

constexpr int Pawn = 361;             // as UCI has it
constexpr int MostStanding = 4000;
constexpr int MostByNetwork = 1760;   // of material; beyond, Stockfish does not use its network
constexpr size_t Together = 1 << 14;  // positions

struct Packed {
  uint64_t occupied, pieces[2];
  int32_t turn, score;
};
static_assert(sizeof(Packed) == 32, "four words");

std::string fen_of(const Packed& packed) {
  char board[64] = {};
  int number = 0;
  for (uint64_t left = packed.occupied; left; left &= left - 1, ++number)
      board[__builtin_ctzll(left)] =
        " PNBRQK  pnbrqk "[packed.pieces[number / 16] >> number % 16 * 4 & 15];
  std::string fen;
  for (int rank = 7; rank >= 0; --rank) {
      int empty = 0;
      for (int file = 0; file < 8; ++file) {
          char piece = board[8 * rank + file];
          if (piece && empty) {
              fen += char('0' + empty);
              empty = 0;
          }
          if (piece)
              fen += piece;
          else
              ++empty;
      }
      if (empty)
          fen += char('0' + empty);
      if (rank)
          fen += '/';
  }
  return fen + (packed.turn ? " b - - 0 1" : " w - - 0 1");
}

// Whether the position is worth learning from.
bool judge(Packed& packed) {
  std::deque<StateInfo> states(1);
  Position position;
  position.set(fen_of(packed), false, &states.back(), Threads.main());
  if (position.checkers())
      return false;
  if (position.count<ALL_PIECES>() > 7 && abs(position.psq_eg_stm()) > MostByNetwork)
      return false;
  Value score = Eval::evaluate(position);
  packed.score = score * 100 / Pawn;
  return abs(score) <= MostStanding;
}

}  // namespace

int main(int, char* argv[]) {
  char* alone[] = {argv[0]};
  CommandLine::init(1, alone);
  UCI::init(Options);
  Tune::init();
  PSQT::init();
  Bitboards::init();
  Position::init();
  Bitbases::init();
  Endgames::init();
  Threads.set(1);
  Search::clear();
  Eval::NNUE::init();
  std::vector<Packed> read(Together), good;
  while (size_t count = fread(read.data(), sizeof(Packed), Together, stdin)) {
      good.clear();
      for (size_t number = 0; number < count; ++number)
          if (judge(read[number]))
              good.push_back(read[number]);
      fwrite(good.data(), sizeof(Packed), good.size(), stdout);
  }
  Threads.set(0);
  return 0;
}
