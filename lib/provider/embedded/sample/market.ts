import { FIGURES } from '@/lib/domain/company/figures';
import type { Sent } from '@/lib/domain/fields';
import type {
  companyResults,
  companyRow,
  indexPoint,
  snapshotRow,
  stockQuote,
} from '@/lib/domain/company/records';
import type { indexQuote } from '@/lib/domain/index/records';
import type { etf } from '@/lib/domain/market/records';

import { periodWire } from '../period-wire';

import { indexDay, type IndexHistory, membersOf } from './index-day';
import { seededRandom } from './random';
import { sampleResults } from './results';
import { round2 } from './stock-history';
import { byWeek, sampleClose, sampleDay, tradingDays } from './calendar';
import {
  companyBySymbol,
  indexByName,
  type SampleCompany,
  sampleCompanies,
  type SampleIndex,
  sampleRecords,
} from './records';

/** The exchange that a name stands for, without regard to case and outer blanks. */
function exchangeOf(name: string): 'nse' | 'bse' | null {
  const plain = name.trim().toLowerCase();
  return plain === 'nse' || plain === 'bse' ? plain : null;
}

/** The names of a company's figures in the provider's answer. */
const STATED: ReadonlySet<string> = new Set(FIGURES.map(({ from }) => from));

/** The company list, by symbol; the slug is left to the site's rule. */
export function companyMaster(): Sent<typeof companyRow>[] {
  return sampleCompanies().map(({ symbol, name, industry, bseCode, isin, listedOn }) => ({
    nsesymbol: symbol,
    companyname: name,
    industryname: industry,
    code: symbol,
    ...(bseCode && { bsecode: bseCode }),
    isin,
    series: 'EQ',
    ...(listedOn && { listedOn }),
  }));
}

/**
 * A company's key figures on the sample day, its quarters and years, oldest first: money in
 * ₹ crore, per-share figures in ₹, yield in per cent.
 * @returns `null` for a symbol that the sample does not hold
 */
export function quarterlyData(code: string): Sent<typeof companyResults> | null {
  const company = companyBySymbol(code);
  if (!company) return null;
  const [all, results] = [sampleCompanies(), sampleResults(company)];
  return {
    company: {
      ...Object.fromEntries(Object.entries(company).filter(([name]) => STATED.has(name))),
      companyname: company.name,
      MCAP: company.marketValue,
      PE: company.pe,
      DIVYIELD: company.dividendYield,
      marketCapRank: all.filter(({ marketValue }) => marketValue > company.marketValue).length + 1,
      marketCapCount: all.length,
      turnover: company.value,
      series: 'EQ',
      indices: sampleRecords<readonly SampleIndex[]>('indices')
        .filter(({ exchange, members }) => exchange === 'nse' && members.includes(company.symbol))
        .map(({ name }) => name),
    },
    quarters: results.quarters.map(periodWire),
    years: results.years.map(periodWire),
  };
}

/** All shares on the sample day; an empty list for an unknown exchange. */
export function marketSnapshot(exchange: string): Sent<typeof snapshotRow>[] {
  if (exchangeOf(exchange) === null) return [];
  return sampleCompanies().map((company) => ({
    symbol: company.symbol,
    price: company.price,
    perchg: company.perchg,
    prevperchg: company.perchgDayBefore,
    mcap: company.marketValue,
    pe: company.pe,
    industry: company.industry,
  }));
}

/** A fund with its net asset value of the sample day, close to its price. */
const withNav = (fund: Sent<typeof etf>): Sent<typeof etf> => ({
  ...fund,
  nav: round2(Number(fund.close_price) * (1 + 0.002 * seededRandom(`nav ${fund.symbol}`).normal())),
  navDate: sampleDay(),
});

/** Exchange-traded funds on the sample day; an empty list for an unknown exchange. */
export const etfs = (exchange: string): Sent<typeof etf>[] =>
  exchangeOf(exchange) === null
    ? []
    : sampleRecords<readonly Sent<typeof etf>[]>('etfs').map(withNav);

/** All indices of an exchange, its headline index first. */
export function indexQuotes(exchange: 'bse' | 'nse'): Sent<typeof indexQuote>[] {
  return sampleRecords<readonly SampleIndex[]>('indices')
    .filter((index) => index.exchange === exchange)
    .map((index) => ({
      IndexName: index.name,
      Currentprice: index.value,
      pricediff: index.change,
      prechange: index.perchg,
      asOf: sampleClose(),
      ...indexDay(index),
    }));
}

export const INDEX_RANGES = ['1D', '1M', '1Y', '5Y'] as const;
export type IndexRange = (typeof INDEX_RANGES)[number];

function sessionTime(step: number): string {
  const opened = Date.parse(`${sampleDay()}T09:15:00Z`);
  return `${new Date(opened + step * 300_000).toISOString().slice(0, 19)}+05:30`;
}

/**
 * An index's values over a range, oldest first: every five minutes of the sample day, daily closes,
 * or weekly closes over five years. The last one is the quote.
 * @returns `null` for an index that the sample does not hold
 */
export function indexHistory(name: string, range: IndexRange): Sent<typeof indexPoint>[] | null {
  const index = indexByName(name);
  const history = index && sampleRecords<Record<string, IndexHistory>>('index-history')[index.name];
  if (!history) return null;
  if (range === '1D') {
    return history.session.map((value, step) => ({ time: sessionTime(step), value }));
  }
  const days = tradingDays(range).map((time) => ({ time }));
  const times = range === '5Y' ? byWeek(days).flatMap((week) => week.slice(0, 1)) : days;
  const values = range === '5Y' ? history.weekly : history.daily;
  return values
    .slice(-times.length)
    .map((value, at, { length }) => ({ time: times[length - 1 - at]?.time ?? '', value }));
}

export const MOVER_KINDS = ['Gain', 'Loss', 'Volume', 'Value', 'High52', 'Low52'] as const;
export type MoverKind = (typeof MOVER_KINDS)[number];

interface Ranking {
  readonly includes: (company: SampleCompany) => boolean;
  /** Highest first. */
  readonly rank: (company: SampleCompany) => number;
}

const RANKINGS: Readonly<Record<MoverKind, Ranking>> = {
  Gain: { includes: ({ perchg }) => perchg > 0, rank: ({ perchg }) => perchg },
  Loss: { includes: ({ perchg }) => perchg < 0, rank: ({ perchg }) => -perchg },
  Volume: { includes: () => true, rank: ({ volume }) => volume },
  Value: { includes: () => true, rank: ({ value }) => value },
  High52: { includes: ({ atHigh52 }) => atHigh52 === true, rank: ({ perchg }) => perchg },
  Low52: { includes: ({ atLow52 }) => atLow52 === true, rank: ({ perchg }) => -perchg },
};

function sharesOf(exchange: 'nse' | 'bse', name: string): readonly SampleCompany[] | null {
  if (name.trim().toLowerCase() === 'all') return sampleCompanies();
  const index = indexByName(name);
  return index?.exchange === exchange ? membersOf(index) : null;
}

/**
 * The shares of an index (or `All` of an exchange) that lead a ranking on the sample day: risers,
 * fallers, most traded by shares or by rupees, at a 52-week high or low.
 * @param size how many at most
 * @returns `null` for an exchange or index that the sample does not hold
 */
export function movers(
  exchange: string,
  index: string,
  kind: MoverKind,
  size: number,
): Sent<typeof stockQuote>[] | null {
  const market = exchangeOf(exchange);
  const members = market && sharesOf(market, index);
  if (!members) return null;
  const { includes, rank } = RANKINGS[kind];
  return members
    .filter(includes)
    .sort((a, b) => rank(b) - rank(a) || (a.symbol < b.symbol ? -1 : 1))
    .slice(0, Math.max(0, Math.floor(size)))
    .map(({ symbol, price, change, perchg, volume, value }) => ({
      symbol,
      close_price: price,
      netchg: change,
      perchg,
      volume,
      value,
    }));
}
