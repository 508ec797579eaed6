import type { Sent } from '@/lib/domain/fields';
import type { yearCloses } from '@/lib/domain/market/sparks';

import { byWeek, tradingDays } from './calendar';
import { indexHistory } from './market';
import { candlesBySymbol } from './market-day';
import { type SampleIndex, sampleRecords } from './records';

/** The last trading day of each week of a year, oldest first. */
const weekEnds = (): readonly string[] =>
  byWeek(tradingDays('1Y').map((time) => ({ time })))
    .map(([last]) => last?.time ?? '')
    .reverse();

/** A close a week of every share and index; none of funds, whose sample has no history. */
export function closes(exchange: string): Sent<typeof yearCloses>[] {
  if (!/^(nse|bse)$/i.test(exchange)) return [];
  const ends = weekEnds();
  const weekly = (closeOf: ReadonlyMap<string, number>) =>
    ends.map((day) => closeOf.get(day) ?? null);
  const indices = sampleRecords<readonly SampleIndex[]>('indices').map(({ name }) => ({
    kind: 'index' as const,
    symbol: name,
    closes: weekly(
      new Map((indexHistory(name, '1Y') ?? []).map(({ time, value }) => [time, Number(value)])),
    ),
  }));
  const shares = [...candlesBySymbol()].map(([symbol, candles]) => ({
    kind: 'stock' as const,
    symbol,
    closes: weekly(new Map(candles.map(({ time, close }) => [time, close]))),
  }));
  return [...shares, ...indices];
}
