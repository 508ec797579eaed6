import { AsyncLocalStorage } from 'node:async_hooks';

import { noteRendering } from '@/lib/observability/rendering-notes';

/** Says that the reads below are of data that the rendering is complete without. */
const ignoring = new AsyncLocalStorage<true>();

/** Notes that the rendering under way lacks data. Each reader of a shared call notes it itself. */
export function noteMissingData(): void {
  if (!ignoring.getStore()) noteRendering({ lacksData: true });
}

/** Reads what a rendering is complete without. */
export const ignoreMissingData = <T>(work: () => Promise<T>): Promise<T> =>
  ignoring.run(true, work);
