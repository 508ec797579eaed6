import type { Update } from './records';

import { anchorsOf } from '@/lib/tools/anchors';

export interface ListedUpdate extends Update {
  /** The notice's anchor on the page of updates; newer notices do not change it. */
  readonly anchor: string;
}

/** Notices with their anchors, in the order given. */
export function listUpdates(updates: readonly Update[]): readonly ListedUpdate[] {
  // Of equal titles the oldest has the anchor without a number.
  const anchors = [...anchorsOf(updates.map(({ title }) => title).reverse())].reverse();
  return updates.map((update, at) => ({ ...update, anchor: anchors[at] ?? `notice-${at + 1}` }));
}
