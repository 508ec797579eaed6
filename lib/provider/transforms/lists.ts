import { CRORE } from '@/lib/tools/format';
import type { z } from 'zod';

import type { CompanyFigure } from '@/lib/domain/company/records';
import { indexSlug } from '@/lib/domain/index/names';
import type { YearCloses } from '@/lib/domain/market/sparks';
import type { LotSize, Participant, PositionLimit } from '@/lib/domain/contract/records';
import type { BoardMeeting, CorporateAction, Deal, ShareDay } from '@/lib/domain/market/records';
import type { Dated } from '@/lib/domain/sourced';
import type * as wire from '../schemas/lists';

interface DatedGiven<Row> {
  readonly date: string | null;
  readonly first: string | null;
  readonly days: readonly string[];
  readonly rows: readonly Row[];
}

/** Transforms the rows of a dated answer; `null` drops a row. */
export function dated<Given, Row>(
  given: DatedGiven<Given>,
  toRow: (row: Given) => Row | null,
): Dated<Row> {
  const rows = given.rows.map(toRow).filter((row) => row !== null);
  return { date: given.date, first: given.first, days: given.days, rows };
}

const reaches = (price: number | null, before: number | null, sign: 1 | -1): boolean =>
  price !== null && before !== null && sign * price >= sign * before;

/** A share without a close is dropped. */
function toShareDay(given: z.output<typeof wire.shareDay>): ShareDay | null {
  const { close, high, low, prevclose, prevhigh52, prevlow52 } = given;
  if (close === null) return null;
  return {
    symbol: given.symbol,
    name: given.name,
    series: given.series,
    high,
    low,
    close,
    changePercent: given.perchg ?? (prevclose ? (close / prevclose - 1) * 100 : null),
    volume: given.volume,
    valueCrore: given.value,
    deliverable: given.deliverable,
    deliveryPercent: given.delivery,
    highBefore: prevhigh52,
    lowBefore: prevlow52,
    isNewHigh: given.newhigh52 ?? reaches(high, prevhigh52, 1),
    isNewLow: given.newlow52 ?? reaches(low, prevlow52, -1),
    band: given.band,
  };
}

const positive = (value: number | null): number | null =>
  value !== null && value > 0 ? value : null;

/** Difference between a close and a price of the year, in per cent of that price. */
const distance = (close: number, from: number | null): number | null =>
  positive(from) === null ? null : (close / (from as number) - 1) * 100;

/**
 * A company without a close is dropped; a P/E or market value that is not positive is dropped too.
 */
function toCompanyFigure(given: z.output<typeof wire.companyFigure>): CompanyFigure | null {
  const { symbol, name, industry, series, indices, close, high52, low52 } = given;
  if (close === null) return null;
  const fromHigh = distance(close, high52);
  return {
    symbol,
    name,
    industry,
    series,
    indices,
    close,
    changePercent: given.perchg,
    monthPercent: given.perchg1m,
    yearPercent: given.perchg1y,
    marketCapCrore: positive(given.mcap),
    pe: positive(given.pe),
    belowHighPercent: fromHigh === null ? null : -fromHigh,
    aboveLowPercent: distance(close, low52),
    dividendYieldPercent: given.dividendYield,
    valueCrore: given.value,
    deliveryPercent: given.delivery,
    volatilityPercent: positive(given.volatility),
    salesGrowthPercent: given.salesGrowth,
    profitGrowthPercent: given.profitGrowth,
    operatingMarginPercent: given.operatingMargin,
    promotersPercent: given.promoters,
    pledgedPercent: given.pledged,
    dates: {
      pe: given.peDate,
      volatility: given.volatilityDate,
      results: given.resultsPeriod,
      shareholding: given.shareholdingDate,
    },
    resultsBasis: given.resultsBasis,
    since: given.since === null ? null : { day: given.since, breaks: given.breaks ?? null },
  };
}

export const toCompanyFigures = (
  given: z.output<typeof wire.companyFigures>,
): Dated<CompanyFigure> => dated(given, toCompanyFigure);

/** Known as the quotes are: `stock:SBIN`, `index:nifty-50`. */
export const toCloses = ({ kind, symbol, closes }: z.output<typeof wire.closes>): YearCloses => ({
  code: `${kind}:${kind === 'index' ? indexSlug(symbol) : symbol}`,
  closes,
});

/** A deal without a quantity is dropped. */
function toDeal(given: z.output<typeof wire.deal>): Deal | null {
  const { symbol, name, client, side, quantity, price } = given;
  if (quantity === null) return null;
  const dealCrore = price === null ? null : (quantity * price) / CRORE;
  return { symbol, name, client, side, quantity, price, dealCrore };
}

const toPositionLimit = (given: z.output<typeof wire.positionLimit>): PositionLimit => {
  const { symbol, name, limit, openInterest, banned, next } = given;
  return { symbol, name, limit, openInterest, isBanned: banned, next };
};

export const toFoBan = (given: z.output<typeof wire.foBan>): Dated<PositionLimit> =>
  dated(given, toPositionLimit);

const toParticipant = (given: z.output<typeof wire.participant>): Participant => ({
  category: given.category,
  positions: {
    futureIndex: { long: given.futureIndexLong, short: given.futureIndexShort },
    futureStock: { long: given.futureStockLong, short: given.futureStockShort },
    callIndex: { long: given.callIndexLong, short: given.callIndexShort },
    putIndex: { long: given.putIndexLong, short: given.putIndexShort },
    callStock: { long: given.callStockLong, short: given.callStockShort },
    putStock: { long: given.putStockLong, short: given.putStockShort },
  },
});

export const toParticipants = (given: z.output<typeof wire.participants>): Dated<Participant> =>
  dated(given, toParticipant);

/** An underlying without a lot is dropped. */
export const toLotSize = (given: z.output<typeof wire.lotSize>): LotSize | null => {
  const { symbol, name, lot, isIndex, expiries } = given;
  return lot === null ? null : { symbol, name, lot, isIndex: isIndex ?? false, expiries };
};

export const toCorporateAction = (given: z.output<typeof wire.corporateAction>): CorporateAction =>
  given;

export const toBoardMeeting = (given: z.output<typeof wire.boardMeeting>): BoardMeeting => given;

export const toMarketDay = (given: z.output<typeof wire.marketDay>): Dated<ShareDay> =>
  dated(given, toShareDay);

export const toLargeDeals = (given: z.output<typeof wire.largeDeals>): Dated<Deal> =>
  dated(given, toDeal);
