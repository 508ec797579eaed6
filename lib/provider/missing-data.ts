import { AsyncLocalStorage } from 'node:async_hooks';

import { noteRendering } from '@/lib/observability/rendering-notes';

/** Marks the reads below as optional for this rendering. */
const ignoring = new AsyncLocalStorage<true>();

/** Notes that the current rendering lacks data. Each reader of a shared call notes it itself. */
export function noteMissingData(): void {
  if (!ignoring.getStore()) noteRendering({ lacksData: true });
}

/** Runs reads whose data are optional for the rendering. */
export const ignoreMissingData = <T>(work: () => Promise<T>): Promise<T> =>
  ignoring.run(true, work);
