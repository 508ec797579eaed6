import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { type AgingKind, isOld, type MarketClock } from '@/lib/domain/figure/ages';
import type { Page } from '@/lib/pages';

import { type Held, MARKET_DATA } from './market-data';

const dataOf = ({ type, needs }: Page) =>
  (type === 'market' && needs && MARKET_DATA[needs]) || null;

/** Whether a market page has something to show; the search of the site leaves out one without. */
export async function hasData(page: Page): Promise<boolean> {
  const data = dataOf(page);
  if (!data) return true;
  const held = await data.find(page);
  return held ? held.hasRows : !data.isOptional;
}

/**
 * The clock by which pages leave search engines: a session counts once its day is over. Figures of
 * a session come in the evening, and a page must not leave for the hours between.
 */
function dayClock(now: Date): MarketClock {
  const { day, closed } = marketClock(now);
  return { day, closed: closed.filter((session) => session < day) };
}

/** Whether a record's figures of a day are for search engines: not past their maximum age. */
export const isCurrent = (kind: AgingKind, day: string | null): boolean =>
  day === null || !isOld(kind, day, dayClock(new Date()));

const isHeldCurrent = (kind: AgingKind | null, { day, until }: Held): boolean =>
  kind === null || isCurrent(kind, until ?? day);

/**
 * Whether a page is for search engines and the sitemap: it has data, none of them made up, and they
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

/** The newest day of a market page's figures; `null` where none is known. */
export const newestDay = async (page: Page): Promise<string | null> =>
  (await dataOf(page)?.find(page))?.day ?? null;
