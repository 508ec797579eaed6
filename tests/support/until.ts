/**
 * Waits until something is so that a process, a socket or a file brings about. Looks every few ms;
 * the test’s own timeout bounds it.
 */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Lets everything go on that needs no more than what has happened already. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** After the clock was moved: `lru-cache` reads it once in a millisecond, by a timer. */
export const clockIsRead = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));
