import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { isCurrentChain } from '@/lib/domain/contract/dated';
import type { OptionUnderlying } from '@/lib/domain/contract/records';
import type { Found } from '@/lib/pages/page-kind';
import { load } from '@/lib/provider/load';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';
import { decodedPart } from '@/lib/tools/slug';

import { readAskedDay } from './asked-day';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The shares and indices that have options in the newest session. */
export const loadUnderlyings = () => load('optionUnderlyings', { on: '' });

/** @param slug the last part of the address, decoded: a symbol in small letters */
export async function findUnderlying(slug: string): Promise<Found<OptionUnderlying>> {
  const list = await loadUnderlyings();
  if (!list) return 'unavailable';
  const item = list.data.rows.find(({ symbol }) => symbol.toLowerCase() === slug);
  return item ? { item, slug } : 'missing';
}

/**
 * The option chain of a share or an index.
 * @param query `?expiry=` is the day on which the options end, `?on=` the session
 */
export async function loadChain(underlying: OptionUnderlying, query: SearchParameters) {
  const { symbol } = underlying;
  const asked = readAskedDay(parameter(query, 'on'));
  const given = parameter(query, 'expiry');
  const expiry = DAY.test(given) ? given : '';
  const on = asked.kind === 'day' ? asked.day : '';
  const [chain, companies] = await Promise.all([
    load('optionChain', { symbol, expiry, on }),
    load('companies', {}),
  ]);
  const company = companies?.data.find((one) => one.symbol === symbol) ?? null;
  const now = marketClock(new Date());
  const isIndexed =
    asked.kind === 'newest' &&
    given === '' &&
    chain !== null &&
    chain.source !== 'sample' &&
    isCurrentChain(chain.data, now);
  return { underlying, asked, expiry: given, chain, company, now, isIndexed };
}

/** The same by the last part of the address, encoded or not; `null` for a symbol without options. */
export async function loadOptionChain(part: string, query: SearchParameters) {
  const found = await findUnderlying(decodedPart(part));
  return typeof found === 'string' ? null : loadChain(found.item, query);
}
