import type { Update } from '../provider/records';

import { anchorsOf } from './anchors';

export interface ListedUpdate extends Update {
  /** The notice's anchor on the page of updates, which newer notices don't change. */
  readonly anchor: string;
}

/** Notices with their anchors, in the order given. */
export function listUpdates(updates: readonly Update[]): readonly ListedUpdate[] {
  // The oldest of equal titles keeps the plain anchor.
  const anchors = [...anchorsOf(updates.map(({ title }) => title).reverse())].reverse();
  return updates.map((update, at) => ({ ...update, anchor: anchors[at] ?? `notice-${at + 1}` }));
}
