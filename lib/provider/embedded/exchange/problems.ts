/** A line, or with `line` null a whole file, that could not be used. */
export interface Problem {
  file: string;
  /** Counted from 1, as editors do. */
  line: number | null;
  reason: string;
}

/** A parsed text: everything readable, and the problems of the rest. */
export interface Parsed<Row> {
  rows: Row[];
  problems: Problem[];
}

export interface ProblemLog {
  add(line: number | null, reason: string): void;
  /** By line. */
  list(): Problem[];
}

/** A file of pure noise would otherwise fill the log and the memory with one entry per line. */
const MOST_PER_FILE = 100;

/** Collects the problems of one file; past the first hundred it only counts them. */
export function problemLog(file: string): ProblemLog {
  const problems: Problem[] = [];
  let dropped = 0;
  return {
    add(line, reason) {
      if (problems.length < MOST_PER_FILE) problems.push({ file, line, reason });
      else dropped += 1;
    },
    list() {
      const byLine = problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
      if (dropped === 0) return byLine;
      return [...byLine, { file, line: null, reason: `and ${dropped} more problems` }];
    },
  };
}

/** Quotes a cell in a reason, cut to a length that fits in a log line. */
export function shown(cell: string): string {
  return JSON.stringify(cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
}
