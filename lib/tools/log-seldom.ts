/** Ms between two lines about the same event. */
const PAUSE_MS = 60_000;

/**
 * Logs an event that may come thousands of times a second: at once, and then at most once a minute.
 * @param write gets the number of events since the last line
 */
export function logSeldom(write: (times: number) => void): () => void {
  let loggedAt = -Infinity;
  let times = 0;
  return () => {
    times += 1;
    if (performance.now() - loggedAt < PAUSE_MS) return;
    loggedAt = performance.now();
    write(times);
    times = 0;
  };
}
