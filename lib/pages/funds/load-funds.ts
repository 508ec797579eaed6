import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { type FixedFilter, findFunds, fundsPage, readFilter } from '@/lib/domain/fund/explorer';
import { fundByCode } from '@/lib/domain/fund/families';
import { chosenScheme } from '@/lib/domain/fund/plans';
import { firstDayOfYear, hasWholeReturn, monthEndsOfYear } from '@/lib/domain/fund/returns';
import type { FundScheme } from '@/lib/domain/fund/types';
import { NO_SPARKS, type Sparks } from '@/lib/domain/market/sparks';
import type { SearchParameters } from '@/lib/tools/parameters';
import { load } from '@/lib/provider/load';
import { loadFundHistory } from '@/lib/pages/funds/load-fund-history';

/**
 * A year of NAVs of the schemes in a list, by code.
 * @param day of the list; `null` returns none
 */
export async function loadYears(
  schemes: readonly FundScheme[],
  day: string | null,
): Promise<Sparks> {
  const drawn = schemes.filter(hasWholeReturn);
  if (drawn.length === 0 || day === null) return NO_SPARKS;
  const codes = drawn.map(({ code }) => code);
  const history = await loadFundHistory(codes, firstDayOfYear(day));
  return new Map(
    drawn.map(({ code, option }) => [
      code,
      monthEndsOfYear(option, history?.data.navs.get(code) ?? [], day),
    ]),
  );
}

/** What the explorer shows for an address. @param fixed the house or category of its page */
export async function loadExplorer(query: SearchParameters, fixed: FixedFilter = {}) {
  const list = await load('mutualFunds', {});
  const filter = readFilter(query, fixed);
  const found = list ? findFunds(list.data, filter) : [];
  const page = fundsPage(found, query);
  const schemes = page.shown.map(({ scheme }) => scheme);
  const years = await loadYears(schemes, list?.data.asOf ?? null);
  return { list, filter, fixed, found, years, now: marketClock(new Date()), ...page };
}

/** A plan and option with its fund, by AMFI's code; `null` for an unknown one. */
export async function loadSchemeOfCode(code: string) {
  if (!/^\d{1,10}$/.test(code)) return null;
  const list = await load('mutualFunds', {});
  const family = list && fundByCode(list.data, code);
  const scheme = family && chosenScheme(family, { code });
  return family && scheme ? { family, scheme } : null;
}
