import { newestQuarterFigures } from '@/lib/domain/company/filed-results';
import type { CompanyFigureWire, DatedWire } from '@/lib/provider/schemas/lists';
import { monthsBefore } from '@/lib/tools/time';

import { growthWire } from '../period-wire';

import { candlesBySymbol, sampleShares } from './market-day';
import { companyBySymbol, type SampleIndex, sampleRecords } from './records';
import { sampleResults } from './results';
import { datedSample } from './sessions';
import { shareholdingOf } from './shareholding';
import { type Candle, round2 } from './stock-history';

const TRADING_DAYS_A_YEAR = 250;

/** The change of price over some months up to a candle, in per cent. @param candles newest first */
function changeOver(candles: readonly Candle[], months: number): number | null {
  const [last] = candles;
  if (!last) return null;
  const from = monthsBefore(last.time, months);
  const before = candles.find(({ time }) => time <= from);
  return before ? round2((last.close / before.close - 1) * 100) : null;
}

/** The yearly spread of a year's daily moves, in per cent. @param candles newest first */
function volatilityOf(candles: readonly Candle[]): number | null {
  const year = candles.slice(0, TRADING_DAYS_A_YEAR + 1);
  const moves = year.slice(1).map(({ close }, at) => Math.log((year[at]?.close ?? close) / close));
  if (moves.length < 2) return null;
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  const squares = moves.reduce((sum, move) => sum + (move - mean) ** 2, 0);
  return round2(Math.sqrt((squares / (moves.length - 1)) * TRADING_DAYS_A_YEAR) * 100);
}

/** Every company in a session; market value and P/E move with the price. */
function figuresOn(day: string): CompanyFigureWire[] {
  const indices = sampleRecords<readonly SampleIndex[]>('indices').filter(
    ({ exchange, members }) => exchange === 'nse' && members !== 'all',
  );
  return sampleShares(day).flatMap((share): CompanyFigureWire[] => {
    const company = companyBySymbol(String(share.symbol));
    const price = Number(share.close);
    if (!company) return [];
    const candles = (candlesBySymbol().get(company.symbol) ?? []).filter(({ time }) => time <= day);
    const scale = price / company.price;
    const owners = shareholdingOf(company).at(-1);
    return [
      {
        ...{ symbol: company.symbol, name: company.name, industry: company.industry },
        series: share.series ?? null,
        indices: indices
          .filter(({ members }) => members.includes(company.symbol))
          .map(({ name }) => name),
        ...{ close: price, perchg: share.perchg ?? null },
        ...{ perchg1m: changeOver(candles, 1), perchg1y: changeOver(candles, 12) },
        mcap: round2(company.marketValue * scale),
        pe: company.pe === null ? null : round2(company.pe * scale),
        high52: Math.max(Number(share.prevhigh52), Number(share.high)),
        low52: Math.min(Number(share.prevlow52), Number(share.low)),
        ...{ value: share.value ?? null, delivery: share.delivery ?? null },
        volatility: volatilityOf(candles),
        ...growthWire(newestQuarterFigures(sampleResults(company).quarters, [], day)),
        ...{ promoters: owners?.promoters ?? null, pledged: owners?.pledged ?? null },
      },
    ];
  });
}

/** @returns `null` for an exchange that the sample does not hold */
export const companyFigures = (exchange: string, on: string): DatedWire<CompanyFigureWire> | null =>
  /^(nse|bse)$/i.test(exchange) ? datedSample(on, figuresOn) : null;
