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
  /** File and line of the clause that holds. */
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

export function suggest(fen: string, wish?: SuggestWish): Promise<Suggestion>;

export function suggestText(fen: string, wish?: SuggestWish): Promise<string>;

export function search(
  fen: string,
  limits: Limits,
  hear?: (lines: SearchedLine[]) => void,
): Promise<{ lines: SearchedLine[]; nodes: number }>;

export function bestLines(fen: string, wish?: { most?: number; effort?: Effort }): Promise<JudgedLine[]>;

export function stop(): void;
