import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { comparedResults } from '@/lib/domain/comparison/result-rows';
import { examplePairs } from '@/lib/domain/comparison/rows';
import { drawable, priceSeries, withEarlier } from '@/lib/domain/company/history';
import { askedWords, chosenCompanies } from './company-choice';
import { chosenFunds, comparedScheme } from '@/lib/pages/compare/fund-choice';
import { fundStoryOf, sameCategory } from '@/lib/domain/fund/story';
import type { SearchParameters } from '@/lib/tools/parameters';

import { getSearchAddress } from '@/lib/pages/search/load-site-search';
import { loadScreener } from '@/lib/pages/companies/load-screener';
import { load } from '@/lib/provider/load';
import { loadFundHistory } from '@/lib/pages/funds/load-fund-history';

/** Comparisons that are offered if none is requested. */
const MOST_PAIRS = 4;

/**
 * A share's prices with their breaks (the days of the last year, preceded by the older points of the
 * five-year series), its results and its events.
 */
async function recordsOfShare(code: string) {
  const [year, five, events, results] = await Promise.all([
    load('stockHistory', { code, range: '1Y' }),
    load('stockHistory', { code, range: '5Y' }),
    load('companyEvents', { code }),
    load('companyResults', { code }),
  ]);
  const days = withEarlier(drawable(year?.data), drawable(five?.data));
  return { series: priceSeries(days, events?.data.actions ?? []), events, results };
}

/** The companies to compare in an address, with their figures and their prices. */
export async function loadCompare(query: SearchParameters) {
  const words = askedWords(query, 'c');
  const [{ answer, companies, sparks }, index] = await Promise.all([
    loadScreener(),
    getSearchAddress(),
  ]);
  const { found, unknown } = chosenCompanies(companies ?? [], words);
  const all = await Promise.all(
    found.map(async (company) => ({ company, ...(await recordsOfShare(company.code)) })),
  );
  const bySymbol = new Map((answer?.data.rows ?? []).map((row) => [row.symbol, row]));
  return {
    unknown,
    answer,
    index,
    sparks,
    isLoaded: companies !== null,
    pairs: words.length > 0 ? [] : examplePairs(answer?.data.rows ?? [], MOST_PAIRS),
    compared: all.map(({ company, series, events, results }) => {
      const figures = bySymbol.get(company.symbol ?? '') ?? null;
      const { breaks } = series;
      return {
        company,
        figures,
        series,
        results: comparedResults({ results, events, breaks, figures, answer }),
      };
    }),
  };
}

/** Funds of the same category that are offered beside a single one. */
const MOST_OTHERS = 10;

/** The funds to compare in an address, with the figures from their NAVs. */
export async function loadCompareFunds(query: SearchParameters) {
  const words = askedWords(query, 'f');
  const [list, index] = await Promise.all([load('mutualFunds', {}), getSearchAddress()]);
  const { found, unknown } = list ? chosenFunds(list.data, words) : { found: [], unknown: [] };
  const chosen = found.flatMap((family) => {
    const scheme = comparedScheme(family);
    return scheme ? { family, scheme } : [];
  });
  const codes = chosen.map(({ scheme }) => scheme.code);
  const history = codes.length > 0 ? await loadFundHistory(codes) : null;
  const histories = history?.data.navs ?? new Map<string, never>();
  const [only, second] = found;
  const now = marketClock(new Date());
  return {
    unknown,
    index,
    isLoaded: list !== null,
    source: list && { asOf: list.asOf, source: list.source },
    stories: chosen.map(({ family, scheme }) => fundStoryOf(family, scheme, histories, now)),
    others: list && only && !second ? sameCategory(list.data.families, only, MOST_OTHERS) : [],
  };
}
