import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import type { AskedKind } from '@/lib/domain/became/asked';
import { drawable, priceSeries } from '@/lib/domain/company/history';
import { shortName } from '@/lib/domain/company/names';
import type { CompanyAction, IndexPoint } from '@/lib/domain/company/records';
import { findFunds, readFilter } from '@/lib/domain/fund/explorer';
import { growthPair, schemeLabel } from '@/lib/domain/fund/plans';
import { navSeries } from '@/lib/domain/fund/nav-series';
import { noReturnsSentence } from '@/lib/domain/fund/sentences';
import { fundStoryOf } from '@/lib/domain/fund/story';
import type { FundFamily } from '@/lib/domain/fund/types';
import { type Point, type Series, seriesOf } from '@/lib/domain/figure/series';
import { indexName, indexSlug } from '@/lib/domain/index/names';
import type { Source, Sourced } from '@/lib/domain/sourced';
import { companyOf } from '@/lib/pages/compare/company-choice';
import { chosenFunds, comparedScheme } from '@/lib/pages/compare/fund-choice';
import { loadIndexBoards } from '@/lib/pages/markets/load-index-page';
import { companyPath, fundPath, indexPath } from '@/lib/pages/addresses/paths';
import { load } from '@/lib/provider/load';
import { companySearch } from '@/lib/search/company-search';
import { inOrder, search } from '@/lib/search/match';
import { nearNames } from '@/lib/search/near';
import { onceBy } from '@/lib/tools/once-by';
import type { SiteHref } from '@/lib/tools/site-path';
import { indianDay } from '@/lib/tools/time';
import { loadFundHistory } from '@/lib/pages/funds/load-fund-history';

/** Names that an unknown word could mean. */
const MOST_NEAR = 5;

/** The requested share, index or fund, with its prices. */
export interface Line {
  readonly kind: AskedKind;
  readonly name: string;
  /** Its name in an address. */
  readonly of: string;
  /** Its page. */
  readonly href: SiteHref;
  readonly source: Source;
  /** Closes, index values or NAVs with their splits and breaks. */
  readonly series: Series;
  /** Of a share: its corporate actions. */
  readonly actions: readonly CompanyAction[];
  /** Of a fund: `Regular, Growth`. */
  readonly detail: string | null;
}

/** Another share, index or fund that a word could mean. */
export interface Near {
  readonly of: string;
  readonly name: string;
}

/** The line for a word; otherwise a sentence that says why there is none. */
type FoundLine = Line | { readonly problem: string; readonly near: readonly Near[] };

const problem = (text: string, near: readonly Near[] = []): FoundLine => ({ problem: text, near });

const notLoaded = (what: string) => problem(`We can’t load ${what} now. Try again in a minute.`);

/**
 * Joins five years and one year of points: the last year has daily points even if the five years
 * are weekly.
 */
function joined<Point extends { readonly time: string }>(
  ...histories: readonly (Sourced<readonly Point[]> | null)[]
): readonly Point[] {
  const points = histories.flatMap((history) => history?.data ?? []);
  const byDay = new Map(points.map((point) => [indianDay(point.time), point]));
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, point]) => point);
}

/** The days of a share as traded; as adjusted where its source has no others. */
async function candlesOf(code: string) {
  const rangesOf = (name: 'tradedHistory' | 'stockHistory') =>
    Promise.all([load(name, { code, range: '5Y' }), load(name, { code, range: '1Y' })]);
  const traded = await rangesOf('tradedHistory');
  const isTraded = traded.some((history) => history !== null && history.data.length > 0);
  const histories = isTraded ? traded : await rangesOf('stockHistory');
  const source = histories.find((history) => history !== null)?.source ?? null;
  return { candles: drawable(joined(...histories)), isTraded, source };
}

async function findShare(word: string): Promise<FoundLine> {
  const companies = await load('companies', {});
  if (!companies) return notLoaded('the list of companies');
  const company = companyOf(companies.data, word);
  if (!company) {
    const index = companySearch(companies.data);
    const found = [...inOrder(search(index, word, 'all')), ...nearNames(index, word, MOST_NEAR)];
    const near = onceBy(found, ({ slug }) => slug).slice(0, MOST_NEAR);
    return problem(
      `“${word}” is not the symbol or name of exactly one company.`,
      near.map(({ symbol, slug, name }) => ({ of: symbol || slug, name: shortName(name) })),
    );
  }
  const [days, events] = await Promise.all([
    candlesOf(company.code),
    load('companyEvents', { code: company.code }),
  ]);
  if (!days.source) return notLoaded('the prices of this share');
  // Without the events it is not known whether the prices can be compared.
  if (!events) return notLoaded('the corporate actions of this share');
  const { actions } = events.data;
  const series = priceSeries(days.candles, actions, !days.isTraded);
  return {
    kind: 'share',
    name: shortName(company.name),
    of: company.symbol ?? company.slug,
    href: companyPath(company.slug),
    source: days.source,
    actions,
    series,
    detail: null,
  };
}

const valuesOf = (points: readonly IndexPoint[]): readonly Point[] =>
  points.map(({ time, value }) => ({ day: indianDay(time), value, of: null }));

/** The values of an index; `null` while they have not loaded. @param name as a feed has it */
export async function loadIndexLine(name: string) {
  const histories = await Promise.all([
    load('indexHistory', { index: name, range: '5Y' }),
    load('indexHistory', { index: name, range: '1Y' }),
  ]);
  const [loaded] = histories.filter((history) => history !== null);
  if (!loaded) return null;
  const series = seriesOf(valuesOf(joined(...histories)), { kind: 'index' });
  return { source: loaded.source, series };
}

async function findIndex(word: string): Promise<FoundLine> {
  const { NSE, BSE } = await loadIndexBoards();
  if (!NSE && !BSE) return notLoaded('the list of indices');
  const quotes = [...(NSE?.data ?? []), ...(BSE?.data ?? [])];
  const wanted = indexSlug(word);
  const quote = quotes.find(({ name }) => indexSlug(name) === wanted);
  if (!quote) {
    const words = wanted.split('-').filter((part) => part !== 'nifty');
    const near = quotes.filter(({ name }) =>
      words.some((part) => part.length > 1 && indexSlug(name).includes(part)),
    );
    return problem(
      `“${word}” is not the name of an index of NSE or BSE.`,
      [...near, ...quotes]
        .slice(0, MOST_NEAR)
        .map(({ name }) => ({ of: indexSlug(name), name: indexName(name) })),
    );
  }
  const found = await loadIndexLine(quote.name);
  if (!found) return notLoaded('the values of this index');
  return {
    kind: 'index',
    name: indexName(quote.name),
    of: indexSlug(quote.name),
    ...found,
    href: indexPath(quote.name),
    actions: [],
    detail: null,
  };
}

/** The growth option of the plan that a code names, else of the regular plan. */
function growthOf(family: FundFamily, word: string) {
  const plan = family.schemes.find(({ code }) => code === word)?.plan;
  const { direct, regular } = growthPair(family);
  return (plan === 'direct' ? direct : plan === 'regular' && regular) || comparedScheme(family);
}

async function findFund(word: string): Promise<FoundLine> {
  const list = await load('mutualFunds', {});
  if (!list) return notLoaded('the list of mutual funds');
  const choice = chosenFunds(list.data, [word]);
  const [family] = choice.found;
  const scheme = family && growthOf(family, word);
  if (!scheme) {
    // If no fund has all the words, search for the first word only.
    const [first = ''] = word.split(/\s+/);
    const others = findFunds(list.data, readFilter({ q: first })).map((found) => found.family);
    const near = onceBy([...(choice.unknown[0]?.near ?? []), ...others], ({ slug }) => slug);
    return problem(
      `“${word}” is not the name or AMFI code of exactly one fund.`,
      near.slice(0, MOST_NEAR).map(({ slug, name }) => ({ of: slug, name })),
    );
  }
  const history = await loadFundHistory([scheme.code]);
  if (!history) return notLoaded('the NAVs of this fund');
  const story = fundStoryOf(family, scheme, history.data.navs, marketClock(new Date()));
  if (story.noReturns !== null) {
    return problem(`${family.name}: ${noReturnsSentence(story)}`);
  }
  // Before a break too: a span may end there.
  const series = navSeries(history.data.navs.get(scheme.code) ?? []);
  return {
    kind: 'fund',
    name: family.name,
    of: scheme.code,
    href: fundPath(family.slug),
    source: history.source,
    series,
    actions: [],
    detail: schemeLabel(scheme),
  };
}

const FIND: Readonly<Record<AskedKind, (word: string) => Promise<FoundLine>>> = {
  share: findShare,
  index: findIndex,
  fund: findFund,
};

/** Finds the share, index or fund for a word, with its prices. */
export const findLine = (kind: AskedKind, word: string): Promise<FoundLine> => FIND[kind](word);
