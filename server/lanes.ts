/** The lanes of uncached work: expensive or personal work cannot crowd out pages. */
import { pageOf } from '@/lib/pages';
import { patternOf } from '@/lib/pages/page-patterns';

import { createLane, type Lane, type LaneLimits } from './lane';
import type { RenderRequest } from './render';

const LIMITS = {
  /** Pages by their own address: few, and stored for everybody. */
  page: { concurrency: 8, maxWaiting: 200, perVisitor: 12, msPerMinute: 30_000 },
  /**
   * States of pages (filters, searches, calculators), parts of pages, addresses without a page. A
   * redirect counts too, since its address was resolved.
   */
  variant: { concurrency: 4, maxWaiting: 40, perVisitor: 6, msPerMinute: 12_000, leastMs: 15 },
  /** Files of pages; a browser asks for dozens at once. The provider is asked for unknown ones. */
  file: { concurrency: 16, maxWaiting: 400, perVisitor: 100, msPerMinute: 12_000 },
  /** Share pictures: each is some 110 ms of drawing in a thread of its own. */
  picture: { concurrency: 1, maxWaiting: 12, perVisitor: 3, msPerMinute: 2_200, leastMs: 110 },
  /** Posts: nothing of them is stored. */
  post: { concurrency: 4, maxWaiting: 100, perVisitor: 4, msPerMinute: 6_000, leastMs: 100 },
} as const satisfies Record<string, LaneLimits>;

export type LaneName = keyof typeof LIMITS;
export type Lanes = Readonly<Record<LaneName, Lane>>;

/** @param areSilent whether no renderer has given a sign of life for a while */
export function createLanes(areSilent: () => boolean): Lanes {
  const lanes = Object.entries(LIMITS).map(([name, limits]) => [
    name,
    createLane(name, limits, areSilent),
  ]);
  return Object.fromEntries(lanes) as Lanes;
}

const FILES = /^\/(assets|icons)\//;
const PICTURES = /^\/share\//;

/** The lane in which an address is rendered. */
export function laneOf({ path, query, headers }: RenderRequest): Exclude<LaneName, 'post'> {
  if (FILES.test(path)) return 'file';
  if (PICTURES.test(path)) return 'picture';
  const isPlain = query === '' && Object.keys(headers).length === 0;
  return isPlain && (pageOf(path) ?? patternOf(path)) !== null ? 'page' : 'variant';
}
