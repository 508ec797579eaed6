import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { isCurrentChain } from '@/lib/domain/contract/dated';
import { decodedPart } from '@/lib/tools/slug';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';

import { load } from '@/lib/provider/load';

import { getCompanies } from '@/lib/provider/getters/companies';

import { readAskedDay } from './asked-day';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The option chain of an address; `null` for a symbol without options.
 * @param part the last part of the address, encoded or not
 * @param query `?expiry=` is the day on which the options end, `?on=` the session
 */
export async function loadOptionChain(part: string, query: SearchParameters) {
  const slug = decodedPart(part);
  const [underlyings, companies] = await Promise.all([
    load('optionUnderlyings', { on: '' }),
    getCompanies(),
  ]);
  const underlying = underlyings?.data.rows.find(({ symbol }) => symbol.toLowerCase() === slug);
  if (!underlying) return null;
  const { symbol } = underlying;
  const asked = readAskedDay(parameter(query, 'on'));
  const given = parameter(query, 'expiry');
  const expiry = DAY.test(given) ? given : '';
  const on = asked.kind === 'day' ? asked.day : '';
  const chain = await load('optionChain', { symbol, expiry, on });
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
