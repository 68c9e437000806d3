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

export function search(
  fen: string,
  limits: Limits,
  hear?: (lines: SearchedLine[]) => void,
): Promise<{ lines: SearchedLine[]; nodes: number }>;

export function bestLines(fen: string, wish?: { most?: number; effort?: Effort }): Promise<JudgedLine[]>;

export function stop(): void;
