import 'server-only';

import { drawable } from '@/lib/companies/history';
import { askedCompanies, chosenCompanies } from '@/lib/compare/choice';
import type { SearchParameters } from '@/lib/support/parameters';

import { getStockHistory } from './market';
import { getScreener } from './screener';

/** The companies that an address asks to compare, with their figures and a year of prices. */
export async function getCompare(query: SearchParameters) {
  const words = askedCompanies(query);
  const { answer, companies } = await getScreener();
  const { found, unknown } = chosenCompanies(companies ?? [], words);
  const histories = await Promise.all(found.map(({ code }) => getStockHistory(code, '1Y')));
  const bySymbol = new Map((answer?.data.rows ?? []).map((row) => [row.symbol, row]));
  return {
    ...{ words, unknown, answer, isLoaded: companies !== null },
    compared: found.map((company, at) => ({
      company,
      figures: bySymbol.get(company.symbol ?? '') ?? null,
      candles: drawable(histories[at]?.data),
    })),
  };
}
