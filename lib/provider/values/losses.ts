/** The number of values that the current read has dropped; reads are synchronous. */
let losses = 0;

/** Counts a value that a schema drops, so that the answer is then searched for it. */
export function noteLoss(): void {
  losses += 1;
}

/** Reads an answer. @returns the result, and how many values the schemas left out meanwhile */
export function readCounting<Result>(read: () => Result): {
  readonly result: Result;
  readonly lost: number;
} {
  const before = losses;
  const result = read();
  return { result, lost: losses - before };
}
