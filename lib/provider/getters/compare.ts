import 'server-only';

import { drawable } from '@/lib/companies/history';
import { askedWords, chosenCompanies } from '@/lib/compare/choice';
import { chosenFunds, comparedScheme } from '@/lib/compare/fund-choice';
import { fundStoryOf, sameCategory } from '@/lib/funds/story';
import type { SearchParameters } from '@/lib/support/parameters';

import { getFundList, getFundHistory } from './funds';
import { getStockHistory } from './market';
import { getScreener } from './screener';

/** The companies that an address asks to compare, with their figures and a year of prices. */
export async function getCompare(query: SearchParameters) {
  const words = askedWords(query, 'c');
  const { answer, companies } = await getScreener();
  const { found, unknown } = chosenCompanies(companies ?? [], words);
  const histories = await Promise.all(found.map(({ code }) => getStockHistory(code, '1Y')));
  const bySymbol = new Map((answer?.data.rows ?? []).map((row) => [row.symbol, row]));
  return {
    ...{ unknown, answer, isLoaded: companies !== null },
    compared: found.map((company, at) => ({
      company,
      figures: bySymbol.get(company.symbol ?? '') ?? null,
      candles: drawable(histories[at]?.data),
    })),
  };
}

/** Funds of the same category that are offered beside a single one. */
const MOST_OTHERS = 10;

/** The funds that an address asks to compare, with what their NAVs say. */
export async function getCompareFunds(query: SearchParameters) {
  const words = askedWords(query, 'f');
  const list = await getFundList();
  const { found, unknown } = list ? chosenFunds(list.data, words) : { found: [], unknown: [] };
  const chosen = found.flatMap((family) => {
    const scheme = comparedScheme(family);
    return scheme ? { family, scheme } : [];
  });
  const codes = chosen.map(({ scheme }) => scheme.code);
  const history = codes.length > 0 ? await getFundHistory(codes) : null;
  const histories = history?.data.navs ?? new Map<string, never>();
  const [only, second] = found;
  return {
    ...{ unknown, isLoaded: list !== null },
    source: list && { asOf: list.asOf, source: list.source },
    stories: chosen.map(({ family, scheme }) => fundStoryOf(family, scheme, histories)),
    others: list && only && !second ? sameCategory(list.data.families, only, MOST_OTHERS) : [],
  };
}
