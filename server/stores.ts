/** The page stores: what anybody can make ever new addresses of crowds out no page. */
import type { LaneName } from './lanes';
import { createPageStore, type PageStore } from './page-store';

/** Bytes of responses in memory. */
const MAX_BYTES = 96 * 1024 * 1024;
/** The part of them that states of pages, parts of pages and addresses without a page have. */
const STATES = 1 / 4;

export interface Stores {
  /** The store of what a lane makes. */
  of(lane: LaneName): PageStore;
  bytes(): number;
}

export function createStores(): Stores {
  const states = createPageStore(MAX_BYTES * STATES);
  const pages = createPageStore(MAX_BYTES * (1 - STATES));
  return {
    of: (lane) => (lane === 'variant' ? states : pages),
    bytes: () => states.bytes() + pages.bytes(),
  };
}
