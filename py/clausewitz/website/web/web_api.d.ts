/** A line of play: moves as UCI writes them, and what it is worth to the side that begins it. */
export interface Line {
  moves: string[];
  /** Hundredths of a pawn; beyond 29,000 it is a mate. */
  score: number;
}

export interface JudgedLine extends Line {
  /** In how many moves it mates, below 0 if the side to move is mated. */
  mate: number | null;
}

export interface SearchedLine extends Line {
  /** Half moves that were looked at in full, and at most. */
  depth: number;
  deepest: number;
  /** Positions visited until the line was found. */
  nodes: number;
}

/** What ends a search; the moves of `after` are played first, the others are first moves. */
export interface Limits {
  nodes?: number;
  depth?: number;
  seconds?: number;
  lines?: number;
  after?: string[];
  only?: string[];
  without?: string[];
}

/** Positions to visit for each kind of search. */
export interface Effort {
  best?: number;
  others?: number;
  in_doubt?: number;
  still_open?: number;
  continuing?: number;
  side_line?: number;
}

/** A tactic, motif or idea that speaks for a move, with the squares of its proof. */
export interface Reason {
  tactic: string;
  why: string;
  squares: string[];
  /** The clause that holds: file and line, or the clause itself. */
  clause?: string;
}

export interface AdvisedMove {
  /** As UCI writes it, and as players do. */
  move: string;
  san: string;
  /** The first reason, and what is said for the move in all. */
  tactic: string;
  why: string;
  /** What the line is worth to the side to move: hundredths of a pawn, or moves to mate. */
  score?: number;
  mate?: number;
  line?: string[];
  /** Whether it wins or saves something by force. */
  forced?: boolean;
  reasons: Reason[];
}

/** An ending that a position is known to be. */
export interface KnownEnding {
  name: string;
  verdict: string;
  sentence: string;
  squares: string[];
}

/** What `clausewitz suggest --json` prints of a position. */
export interface Suggestion {
  fen: string;
  /** How the game stands, in English. */
  verdict?: string;
  forced?: boolean;
  /** Best first; none where there is no legal move. */
  moves: AdvisedMove[];
  endings?: KnownEnding[];
}

/** Positions to visit for the best move, 300,000 unless said; other searches are as much shorter. */
export interface SuggestWish {
  nodes?: number;
}

export interface ExplainWish extends SuggestWish {
  /** As UCI or players write it; the best move unless it is said. */
  move?: string;
}

/** A line beside that of the move: another reply or move, a threat. */
export interface SideLine {
  role: "threat" | "defence" | "alternative" | "danger" | "parried";
  /** Where it begins. */
  fen: string;
  score?: number;
  mate?: number;
  line: string[];
  motifs: Reason[];
}

/** What `clausewitz explain --json` prints of a move. */
export interface Explanation {
  fen: string;
  move: string;
  san: string;
  score?: number;
  mate?: number;
  line: string[];
  best: { move: string; score?: number; mate?: number };
  motifs: Reason[];
  /** What speaks for a move that wins nothing by force. */
  reasons?: Reason[];
  /** Of a mistake: the motifs of the answer to it. */
  refutation: Reason[];
  lines: SideLine[];
  /** The sentences of each part. */
  text: Partial<Record<"does" | "threat" | "defences" | "alternatives" | "danger" | "verdict", string[]>>;
}

/** A move that clauses alone propose. */
export interface ProposedMove {
  move: string;
  san: string;
  tactic: string;
  why: string;
  /** How likely this is the best move, as clauses see it, from 0 to 1. */
  share?: number;
  /** Whether clauses alone prove that it mates soon or wins material. */
  wins?: boolean;
  /** Each with its clause, as it is written. */
  reasons: Reason[];
}

/** What `clausewitz suggest --by logic --json` prints of a position. */
export interface Proposal {
  fen: string;
  moves: ProposedMove[];
  endings?: KnownEnding[];
}

/** A line of moves, as UCI writes them. */
export interface MoveLine {
  fen: string;
  moves: string[];
  /** Whether the first move is the opponent's, and leads to the position to solve, as in puzzles of Lichess. */
  afterMove?: boolean;
  id?: string;
}

/** A motif of a line, with what proves it. */
export interface LineMotif {
  /** As Lichess spells its themes. */
  name: string;
  /** The half move that it speaks of, from 1, or null; and that move. */
  ply: number | null;
  move?: string;
  squares: Record<string, string>;
  plies: Record<string, number>;
  others?: Record<string, string | number>;
  /** File and line of the clause that holds. */
  clause: string;
}

/** What `clausewitz tag --json` prints of a line. */
export interface TaggedLine {
  id: string;
  motifs: LineMotif[];
}

export interface MateWish {
  /** In how many moves, at most: 3 unless said. */
  moves?: number;
  /** Find all first moves that force mate. */
  allKeys?: boolean;
  /** clingo confirms what the kernel finds ("asp"), or the kernel answers alone. */
  by?: "asp" | "kernel";
  /** For the kernel to find it. */
  seconds?: number;
}

/** A move that forces mate, and for each reply the proof that goes on. */
export interface MateProof {
  move: string;
  replies: Record<string, MateProof>;
}

/** What `clausewitz mate --json` prints of a position. */
export interface MateVerdict {
  fen: string;
  result: "mate" | "none" | "unknown";
  /** The length of the shortest mate, or up to where there is none. */
  n: number;
  key: string | null;
  keys?: string[];
  proof: MateProof | null;
  shortest_by: "asp" | "kernel" | null;
}

/** What `clausewitz legal --by kernel --json` prints of a position. */
export interface LegalMoves {
  fen: string;
  by: "kernel";
  moves: string[];
}

export function suggest(fen: string, wish?: SuggestWish): Promise<Suggestion>;
export function suggestText(fen: string, wish?: SuggestWish): Promise<string>;

export function explain(fen: string, wish?: ExplainWish): Promise<Explanation>;
export function explainText(fen: string, wish?: ExplainWish): Promise<string>;

export function tactics(fen: string): Promise<Proposal>;
export function tacticsText(fen: string): Promise<string>;

export function tag(line: MoveLine): Promise<TaggedLine>;
export function tagText(line: MoveLine): Promise<string>;

export function mate(fen: string, wish?: MateWish): Promise<MateVerdict>;
export function mateText(fen: string, wish?: MateWish): Promise<string>;

export function legalMoves(fen: string): Promise<LegalMoves>;
export function legalMovesText(fen: string): Promise<string>;

export function search(
  fen: string,
  limits: Limits,
  hear?: (lines: SearchedLine[]) => void,
): Promise<{ lines: SearchedLine[]; nodes: number }>;

export function bestLines(fen: string, wish?: { most?: number; effort?: Effort }): Promise<JudgedLine[]>;

export function stop(): void;
