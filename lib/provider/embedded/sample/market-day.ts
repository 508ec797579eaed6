import { singleton } from '@/lib/tools/singleton';
import type { DatedWire } from '@/lib/provider/embedded/answer';
import type { Sent } from '@/lib/domain/fields';
import type { shareDay } from '@/lib/domain/market/records';

import { sampleDay, tradingDays } from './calendar';
import { seededRandom } from './random';
import { type SampleCompany, sampleCompanies } from './records';
import { datedSample } from './sessions';
import { type Candle, dailyCandles, round2 } from './stock-history';

/** A move of the day's high or low from the close before that counts as the price band. */
const BAND = 0.048;

/** The same day a year before, the first of its 52 weeks. */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Two years of candles by symbol, newest first: enough for the 52 weeks of every session. */
export const candlesBySymbol = (): ReadonlyMap<string, readonly Candle[]> =>
  singleton('sample candles', () => {
    const days = tradingDays('5Y').filter((day) => day >= yearBefore(yearBefore(sampleDay())));
    return new Map(
      sampleCompanies().map((company) => [company.symbol, dailyCandles(company, days)]),
    );
  });

/** What happened to a share in a session; `null` before it was listed. */
function sampleShareDay({ symbol }: SampleCompany, day: string): Sent<typeof shareDay> | null {
  const candles = candlesBySymbol().get(symbol) ?? [];
  const at = candles.findIndex(({ time }) => time === day);
  const [candle, before] = [candles[at], candles[at + 1]];
  if (!candle || !before) return null;
  const year = candles.slice(at + 1).filter(({ time }) => time >= yearBefore(day));
  const { open, high, low, close, volume, value, deliverable } = candle;
  return {
    symbol,
    series: 'EQ',
    open,
    high,
    low,
    close,
    prevclose: before.close,
    perchg: round2((close / before.close - 1) * 100),
    volume,
    value,
    trades: Math.max(1, Math.round(volume / seededRandom(`trades ${symbol}`).between(20, 90))),
    deliverable,
    delivery: round2((deliverable / volume) * 100),
    prevhigh52: Math.max(...year.map((one) => one.high)),
    prevlow52: Math.min(...year.map((one) => one.low)),
    ...(high >= before.close * (1 + BAND) && { band: 'upper' as const }),
    ...(low <= before.close * (1 - BAND) && { band: 'lower' as const }),
  };
}

const days = singleton('sample shares', () => new Map<string, readonly Sent<typeof shareDay>[]>());

/** All shares in a session of the sample, computed once. */
export function sampleShares(day: string): readonly Sent<typeof shareDay>[] {
  const known = days.get(day);
  if (known) return known;
  const shares = sampleCompanies().flatMap((company) => sampleShareDay(company, day) ?? []);
  days.set(day, shares);
  return shares;
}

/** @returns `null` for an exchange that the sample does not hold */
export const marketDay = (exchange: string, on: string): DatedWire<Sent<typeof shareDay>> | null =>
  /^(nse|bse)$/i.test(exchange) ? datedSample(on, sampleShares) : null;
