/**
 * Limits the number of log lines per second.
 * @param onOmitted called with the number of omitted lines, once a later second begins
 * @returns whether there is room for one more line
 */
export function createLineLimit(
  perSecond: number,
  onOmitted: (lines: number) => void,
  now: () => number = Date.now,
): () => boolean {
  let second = 0;
  let lines = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      const omitted = lines - perSecond;
      second = current;
      lines = 0;
      if (omitted > 0) onOmitted(omitted);
    }
    lines += 1;
    return lines <= perSecond;
  };
}
