import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { type AgingKind, isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { fundBySlug } from '@/lib/domain/fund/families';
import { dayChange, growthPair } from '@/lib/domain/fund/plans';
import { loadYears } from '@/lib/pages/funds/load-funds';
import { indexSlug } from '@/lib/domain/index/names';
import type { Dated } from '@/lib/domain/market/sources';
import { NO_SPARKS, type Sparks } from '@/lib/domain/market/sparks';
import type { Entry } from '@/lib/search/entries';
import type { SearchEntry } from '@/lib/search/match';

import { type Figure, keyOf, type SearchFigures } from './figures';
import { load } from '@/lib/provider/load';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';

const lastPart = (href: string): string => href.slice(href.lastIndexOf('/') + 1);

/** Figures by their keys, with the source that they are from. */
interface Known {
  readonly known: readonly (readonly [key: string, figure: Figure])[];
  readonly source: Dated | null;
}

const NONE: Known = { known: [], source: null };

const sourceOf = (answer: Dated | null): Dated | null =>
  answer && { asOf: answer.asOf, source: answer.source };

/**
 * The day of figures that are past their maximum age, which is then shown with each of them. Sample
 * figures are marked as such and never count as old.
 */
const dayIfOld = (kind: AgingKind, of: Dated | null, now: MarketClock): Pick<Figure, 'day'> =>
  of?.asOf && of.source !== 'sample' && isOld(kind, of.asOf, now) ? { day: of.asOf } : {};

/** The prices of companies among results. */
async function companyFigures(
  companies: readonly SearchEntry[],
  sparks: Sparks,
  now: MarketClock,
): Promise<Known> {
  if (companies.length === 0) return NONE;
  const snapshot = await load('marketSnapshot', { exchange: 'NSE' });
  const wanted = new Set(companies.map(({ symbol }) => symbol));
  const day = dayIfOld('quote', snapshot, now);
  const known = (snapshot?.data ?? [])
    .filter(({ symbol }) => wanted.has(symbol))
    .map(({ symbol, price, changePercent: percent }) => {
      const closes = sparks.get(`stock:${symbol}`);
      return [symbol, { price, percent, ...day, ...(closes && { closes }) }] as const;
    });
  return { known, source: sourceOf(snapshot) };
}

/** The values of indices and the prices of ETFs among results. */
async function indexFigures(
  entries: readonly Entry[],
  sparks: Sparks,
  now: MarketClock,
): Promise<Known> {
  if (entries.length === 0) return NONE;
  const [nse, bse, etfs] = await Promise.all([
    load('indexQuotes', { exchange: 'nse' }),
    load('indexQuotes', { exchange: 'bse' }),
    load('etfs', { exchange: 'NSE' }),
  ]);
  const boards = [bse, nse].flatMap((board) => {
    const day = dayIfOld('quote', board, now);
    return (board?.data ?? []).map(
      ({ name, value: price, changePercent: percent }) =>
        [`index:${indexSlug(name)}`, { price, percent, ...day }] as const,
    );
  });
  const day = dayIfOld('quote', etfs, now);
  const byCode = new Map<string, Figure>([
    ...boards,
    ...(etfs?.data ?? []).map(
      ({ symbol, close: price, changePercent: percent }) =>
        [`etf:${symbol}`, { price, percent, ...day }] as const,
    ),
  ]);
  const known = entries.flatMap((entry) => {
    const code = entry.href === '/etfs' ? `etf:${entry.codes[0]}` : `index:${lastPart(entry.href)}`;
    const figure = byCode.get(code);
    const closes = sparks.get(code);
    return figure ? [[keyOf(entry), { ...figure, ...(closes && { closes }) }] as const] : [];
  });
  return { known, source: sourceOf(nse ?? etfs ?? bse) };
}

/** The NAVs of funds among results, of the plan that their pages show first. */
async function fundFigures(entries: readonly Entry[], now: MarketClock): Promise<Known> {
  const list = entries.length > 0 ? await load('mutualFunds', {}) : null;
  if (!list) return NONE;
  const found = entries.flatMap((entry) => {
    const family = fundBySlug(list.data, lastPart(entry.href));
    if (!family?.isCurrent) return [];
    const { regular, direct } = growthPair(family);
    const scheme = regular ?? direct ?? family.schemes[0];
    return scheme ? [{ entry, scheme }] : [];
  });
  const schemes = found.map(({ scheme }) => scheme);
  const years = await loadYears(schemes, list.data.asOf);
  const known = found.map(({ entry, scheme }) => {
    const percent = dayChange(scheme)?.percent ?? null;
    const isOther = scheme.day !== null && scheme.day !== list.data.asOf;
    const day = isOther
      ? { day: scheme.day }
      : dayIfOld('nav', { asOf: scheme.day, source: list.source }, now);
    const closes = years.get(scheme.code);
    const figure = { price: scheme.nav, percent, label: 'NAV', ...day, ...(closes && { closes }) };
    return [keyOf(entry), figure] as const;
  });
  return { known, source: { asOf: list.data.asOf, source: list.source } };
}

/** The figures of the results on a page, as far as they are known. */
export async function loadFigures(
  companies: readonly SearchEntry[],
  entries: readonly Entry[],
): Promise<SearchFigures> {
  const of = (group: Entry['group']) => entries.filter((entry) => entry.group === group);
  const now = marketClock(new Date());
  const isPriced = companies.length + of('indices').length > 0;
  const sparks = isPriced ? await loadYearSparks() : NO_SPARKS;
  const found = await Promise.all([
    companyFigures(companies, sparks, now),
    indexFigures(of('indices'), sparks, now),
    fundFigures(of('funds'), now),
  ]);
  return {
    figures: new Map(found.flatMap(({ known }) => known)),
    source: found.find(({ known }) => known.length > 0)?.source ?? null,
  };
}
