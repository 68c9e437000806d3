// Positions that Stockfish labels for our network, many thousand a second: a main.cpp to be compiled
// with the other sources of Stockfish 15.1 (git tag sf_15.1; it takes the place of theirs).
//
//     stockfish games NODES STARTS SEED SECONDS > searched.txt
//     stockfish standing COPIES SEED < searched.txt > standing.txt
//
// The first plays games against itself, from random openings and from positions of STARTS, a file of
// FENs, with random moves in between; it writes the quiet positions of the games, and of others near
// them, with the score and the best move of a search of NODES nodes. The second writes COPIES of each
// position, all but the first with one to three random moves played, with Stockfish's evaluation.
// Lines are those of py/clausewitz/tuning/weights/labelled_positions.py.

#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "bitboard.h"
#include "endgame.h"
#include "evaluate.h"
#include "movegen.h"
#include "position.h"
#include "psqt.h"
#include "search.h"
#include "thread.h"
#include "timeman.h"
#include "tt.h"
#include "uci.h"

using namespace Stockfish;

namespace {

const char* FirstPosition = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

// Scores are Stockfish's own, of which 361 are a pawn.
constexpr int Unbalanced = 900;   // most games that begin with more are not played
constexpr int Ahead = 1600;       // some of the positions beyond are left out
constexpr int Decided = 2200;     // games end soon after
constexpr int MostStanding = 4000;
constexpr int MostByNetwork = 1760;  // of material; beyond, Stockfish does not use its network

std::mt19937_64 Chance;
std::string Lines;

double chance() { return double(Chance() >> 11) / double(1ULL << 53); }

struct Answer {
  Value score;
  Move best;
};

// The best move and its score; no move if there is none, or none was looked at.
Answer look(const std::string& fen, int nodes) {
  StateListPtr states(new std::deque<StateInfo>(1));
  Position position;
  position.set(fen, false, &states->back(), Threads.main());
  if (!MoveList<LEGAL>(position).size())
      return {VALUE_ZERO, MOVE_NONE};
  Search::LimitsType limits;
  limits.startTime = now();
  limits.nodes = position.checkers() ? nodes / 2 : nodes;  // what is in check is not written
  Threads.start_thinking(position, states, limits, false);
  Threads.main()->wait_for_search_finished();
  const Search::RootMove& found = Threads.main()->rootMoves[0];
  Value score = found.score != -VALUE_INFINITE ? found.score : found.previousScore;
  return {score, score == -VALUE_INFINITE ? MOVE_NONE : found.pv[0]};
}

void write_lines(size_t more_than) {
  if (Lines.size() <= more_than)
      return;
  fwrite(Lines.data(), 1, Lines.size(), stdout);
  fflush(stdout);
  Lines.clear();
}

void note(const Position& position, const Answer& answer) {
  bool is_loud = position.capture(answer.best) || type_of(answer.best) == PROMOTION;
  if (is_loud || position.checkers() || abs(answer.score) >= VALUE_TB_WIN_IN_MAX_PLY)
      return;
  if (abs(answer.score) > Ahead && chance() < 0.4)
      return;
  Lines += position.fen() + ";" + UCI::value(answer.score) + ";" + UCI::move(answer.best, false) + "\n";
}

Move any_move(const Position& position, bool only_captures = false) {
  std::vector<Move> found;
  for (const auto& move : MoveList<LEGAL>(position))
      if (!only_captures || position.capture(move))
          found.push_back(move);
  if (found.empty())
      return only_captures ? any_move(position) : MOVE_NONE;
  return found[Chance() % found.size()];
}

bool nobody_wins(const Position& position) {
  return !position.count<PAWN>() && position.non_pawn_material() <= BishopValueMg + 10;
}

// Play random moves, of which some are captures; whether there were so many.
bool wander(Position& position, std::deque<StateInfo>& states, int moves, double captures = 0) {
  for (int number = 0; number < moves; ++number) {
      Move move = any_move(position, chance() < captures);
      if (move == MOVE_NONE)
          return false;
      states.emplace_back();
      position.do_move(move, states.back());
  }
  return true;
}

void note_near(const Position& position, int nodes) {
  std::deque<StateInfo> states(1);
  Position near;
  near.set(position.fen(), false, &states.back(), Threads.main());
  if (!wander(near, states, chance() < 0.6 ? 1 : 2) || near.checkers() || nobody_wins(near))
      return;
  Answer answer = look(near.fen(), nodes);
  if (answer.best != MOVE_NONE)
      note(near, answer);
}

void play_game(const std::vector<std::string>& starts, int nodes) {
  std::deque<StateInfo> states(1);
  Position position;
  bool is_opening = starts.empty() || chance() < 0.55;
  std::string start = is_opening ? FirstPosition : starts[Chance() % starts.size()];
  position.set(start, false, &states.back(), Threads.main());
  if (!wander(position, states, is_opening ? 5 + Chance() % 6 : Chance() % 4))
      return;
  double random_moves = chance() < 0.25 ? 0 : 0.12 * chance();
  int decided = 0, level = 0;
  for (int ply = 0; ply < 240; ++ply) {
      bool is_repeated = position.is_draw(0) && position.rule50_count() > 4;
      if (is_repeated || position.rule50_count() > 80 || nobody_wins(position))
          return;
      Answer answer = look(position.fen(), nodes);
      if (answer.best == MOVE_NONE)
          return;
      if (ply == 0 && abs(answer.score) > Unbalanced && chance() < 0.85)
          return;
      note(position, answer);
      decided = abs(answer.score) > Decided ? decided + 1 : 0;
      level = abs(answer.score) < 15 && ply > 60 ? level + 1 : 0;
      if (abs(answer.score) >= VALUE_TB_WIN_IN_MAX_PLY || level > 16)
          return;
      if (decided > 2 && chance() < 0.4)
          return;
      if (chance() < 0.3)
          note_near(position, nodes);
      Move move = chance() < random_moves ? any_move(position) : answer.best;
      states.emplace_back();
      position.do_move(move, states.back());
  }
}

void play_games(int nodes, const char* starts_file, int seconds) {
  std::vector<std::string> starts;
  std::ifstream file(starts_file);
  for (std::string line; std::getline(file, line);)
      starts.push_back(line.substr(0, line.find(';')));
  TimePoint end = now() + TimePoint(seconds) * 1000;
  while (now() < end) {
      play_game(starts, nodes);
      write_lines(1 << 16);
  }
}

void judge_standing(int copies) {
  for (std::string line; std::getline(std::cin, line);) {
      for (int copy = 0; copy < copies; ++copy) {
          std::deque<StateInfo> states(1);
          Position position;
          position.set(line.substr(0, line.find(';')), false, &states.back(), Threads.main());
          double c = chance();
          int moves = copy == 0 ? 0 : c < 0.5 ? 1 : c < 0.85 ? 2 : 3;
          if (!wander(position, states, moves, 0.25) || position.checkers())
              continue;
          if (nobody_wins(position) || !MoveList<LEGAL>(position).size())
              continue;
          if (position.count<ALL_PIECES>() > 7 && abs(position.psq_eg_stm()) > MostByNetwork)
              continue;
          Value score = Eval::evaluate(position);
          if (abs(score) <= MostStanding)
              Lines += position.fen() + ";" + UCI::value(score) + ";0000\n";
      }
      write_lines(1 << 20);
  }
}

}  // namespace

int main(int argc, char* argv[]) {
  std::string task = argc > 1 ? argv[1] : "";
  if (!(task == "games" && argc == 6) && !(task == "standing" && argc == 4)) {
      std::cerr << "games NODES STARTS SEED SECONDS, or standing COPIES SEED" << std::endl;
      return 2;
  }
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
  std::cout.setstate(std::ios::failbit);  // searches say nothing; lines go to stdout itself
  if (task == "games") {
      Chance.seed(std::strtoull(argv[4], nullptr, 10));
      play_games(std::atoi(argv[2]), argv[3], std::atoi(argv[5]));
  } else {
      Chance.seed(std::strtoull(argv[3], nullptr, 10));
      judge_standing(std::atoi(argv[2]));
  }
  write_lines(0);
  Threads.set(0);
  return 0;
}
