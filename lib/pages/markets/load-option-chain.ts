import 'server-only';

import { decodedPart } from '@/lib/tools/slug';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';

import { load } from '@/lib/provider/load';

import { getCompanies } from '@/lib/provider/getters/companies';

import { readAskedDay } from './asked-day';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The option chain that an address asks for; `null` for a symbol without options.
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
  const isNewest = asked.kind === 'newest' && given === '';
  return { underlying, asked, expiry: given, chain, company, isNewest };
}
