import { AsyncLocalStorage } from 'node:async_hooks';

import { singleton } from '@/lib/tools/singleton';

/** A rendering, and whether it went without data that its source is expected to have again. */
interface Rendering {
  lacksData: boolean;
}

/** The rendering that a read belongs to. `lib` is bundled twice; both share this one. */
const renderings = () =>
  singleton('renderings', () => new AsyncLocalStorage<Rendering | undefined>());

/** Notes that the rendering under way lacks data. Each reader of a shared call notes it itself. */
export function noteMissingData(): void {
  const rendering = renderings().getStore();
  if (rendering) rendering.lacksData = true;
}

/** Runs one rendering. @returns what it made, and whether it lacks data for a while */
export async function watchMissingData<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly lacksData: boolean }> {
  const rendering: Rendering = { lacksData: false };
  const result = await renderings().run(rendering, work);
  return { result, lacksData: rendering.lacksData };
}

/** Reads what a rendering is complete without. */
export const ignoreMissingData = <T>(work: () => Promise<T>): Promise<T> =>
  renderings().run(undefined, work);
