import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { type AgingKind, isOld, type MarketClock } from '@/lib/domain/figure/ages';
import type { Page } from '@/lib/pages';

import { FACTS, type Held } from './facts';

/** The facts of a page's call; `null` for none, and for a page of another kind that shows a part. */
function factsOf({ type, needs }: Page) {
  const facts = needs && FACTS[needs];
  return facts?.pages === (type === 'market' ? 'market' : 'editorial') ? facts : null;
}

function dataOf(page: Page) {
  const facts = factsOf(page);
  return facts?.pages === 'market' ? facts : null;
}

/** Whether a market page has data to show; the site's search leaves out pages without. */
export async function hasData(page: Page): Promise<boolean> {
  const data = dataOf(page);
  if (!data) return true;
  const held = await data.find(page);
  return held ? held.hasRows : !data.isOptional;
}

/**
 * The clock that decides when pages leave search engines: a session counts once its day is over.
 * Figures of a session arrive in the evening, and a page must not leave for the hours between.
 */
function dayClock(now: Date): MarketClock {
  const { day, closed } = marketClock(now);
  return { day, closed: closed.filter((session) => session < day) };
}

/** Whether search engines may index figures of a day: they are not past their maximum age. */
export const isCurrent = (kind: AgingKind, day: string | null): boolean =>
  day === null || !isOld(kind, day, dayClock(new Date()));

const isHeldCurrent = (kind: AgingKind | null, { day, until }: Held): boolean =>
  kind === null || isCurrent(kind, until ?? day);

/**
 * Whether a page is in the sitemap and may be indexed: it has data, none of them samples, and they
 * are not past their maximum age.
 */
export async function isForSearchEngines(page: Page): Promise<boolean> {
  const data = dataOf(page);
  if (!data) return true;
  const held = await data.find(page);
  if (!held) return !data.isOptional;
  if (data.isTool) return held.hasRows;
  return held.hasRows && held.source !== 'sample' && isHeldCurrent(data.kind, held);
}

/** The newest day of a page's figures or records; `null` if none is known. */
export const newestDay = async (page: Page): Promise<string | null> =>
  (await factsOf(page)?.find(page))?.day ?? null;

/** The pictures that a page is made from. */
export async function imagesOf(page: Page): Promise<readonly string[]> {
  const facts = factsOf(page);
  return facts?.pages === 'editorial' && facts.images ? facts.images() : [];
}
