import { CRORE } from '@/lib/tools/format';
import type { Sent } from '@/lib/domain/fields';
import type { companyFigures } from '@/lib/domain/company/figures';

import { rounded } from '../change';
import type { ExchangeFolder } from '../dataset';
import { indexNameOf } from '../index-names';
import { type Company, type Day, type DayRow, symbolsOf } from '../query';
import { comparableOf } from './comparable';
import { publishedBySymbol } from './published';
import { type MarketValue, marketValuesOn } from './market-values';

type Figures = Partial<Sent<typeof companyFigures>>;

/** The market value on a day, and its rank among all companies. */
function marketValue(folder: ExchangeFolder, symbol: string, day: Day | null): Figures {
  const worths = day ? marketValuesOn(folder, day) : new Map<string, MarketValue>();
  const own = worths.get(symbol);
  if (!own) return {};
  const all = [...worths.values()].filter((one) => one.day === own.day);
  const larger = all.filter(({ worth }) => worth > own.worth).length;
  return {
    MCAP: rounded(own.worth / CRORE),
    marketCapDate: own.day,
    marketCapRank: larger + 1,
    marketCapCount: all.length,
    ...(own.issued !== null && { issuedShares: own.issued, issuedDate: own.countedOn }),
  };
}

function priceEarnings(folder: ExchangeFolder, symbol: string): Figures {
  const { day, bySymbol } = publishedBySymbol(folder, 'price_earnings');
  const pe = bySymbol.get(symbol);
  return pe === undefined || day === null ? {} : { PE: pe, peDate: day };
}

function volatility(folder: ExchangeFolder, symbol: string): Figures {
  const { day, bySymbol } = publishedBySymbol(folder, 'volatilities');
  const annual = bySymbol.get(symbol);
  return annual === undefined || day === null
    ? {}
    : { volatility: rounded(annual * 100), volatilityDate: day };
}

/** The indices that include a share, the broadest last. */
const memberships = (folder: ExchangeFolder, symbol: string): string[] =>
  folder.db
    .rows<{ part: string }>(
      `SELECT s.part FROM constituents c
       JOIN sources s ON s.file = c.file AND s.dataset = 'constituents'
       JOIN files f ON f.id = c.file
       WHERE c.symbol IN (SELECT value FROM json_each(?)) ORDER BY f.rows, s.part`,
      symbolsOf(folder, symbol),
    )
    .flatMap(({ part }) => indexNameOf(folder.db, part) ?? []);

/**
 * The figures that the exchange publishes about a company: market value, P/E, volatility, series,
 * indices.
 */
export function publishedFigures(
  folder: ExchangeFolder,
  { symbol, series, listed }: Company,
  day: Day | null,
): Figures {
  return {
    ...marketValue(folder, symbol, day),
    ...priceEarnings(folder, symbol),
    ...volatility(folder, symbol),
    ...(series && { series }),
    ...(listed && { listedOn: listed }),
    indices: memberships(folder, symbol),
  };
}

const DELIVERY_DAYS = 20;

/** All trades in the series BE and BZ are delivered, so the file does not count them. */
const DELIVERED = `coalesce(p.delivered, CASE WHEN p.series IN ('BE', 'BZ') THEN p.volume END)`;

interface Delivery {
  readonly day: string;
  readonly volume: number;
  readonly delivered: number;
}

const percent = (part: number, all: number) => Math.round((part / all) * 10_000) / 100;

/**
 * The shares delivered of those traded over the last twenty days with trades, in per cent, counted in
 * shares of the last day; `null` with fewer days, or where the days do not compare.
 */
function deliveryOfDays(
  folder: ExchangeFolder,
  life: string,
  securities: readonly number[],
): number | null {
  const days = folder.db.rows<Delivery>(
    `SELECT w.day, p.volume, ${DELIVERED} AS delivered FROM sources w JOIN prices p ON p.file = w.file
     WHERE w.dataset = 'prices' AND p.security IN (SELECT value FROM json_each(?))
       AND ${DELIVERED} IS NOT NULL AND p.volume > 0
     ORDER BY w.day DESC LIMIT ?`,
    JSON.stringify(securities),
    DELIVERY_DAYS,
  );
  const [last, first] = [days[0], days[DELIVERY_DAYS - 1]];
  const { factor, isWhole } = comparableOf(folder);
  if (!last || !first || !isWhole(life, first.day, last.day)) return null;
  const sum = (of: 'volume' | 'delivered') =>
    days.reduce((all, one) => all + one[of] / factor(life, one.day, last.day), 0);
  return percent(sum('delivered'), sum('volume'));
}

/**
 * The traded and delivered volumes of a share on its newest day, and the deliveries over twenty
 * days.
 */
export function tradingFigures(
  folder: ExchangeFolder,
  life: string,
  row: DayRow,
  securities: readonly number[],
): Figures {
  const delivery20 = deliveryOfDays(folder, life, securities);
  return {
    ...(row.value !== null && { turnover: rounded(row.value / CRORE) }),
    ...(row.delivered !== null && row.volume && { delivery: percent(row.delivered, row.volume) }),
    ...(delivery20 !== null && { delivery20 }),
  };
}
