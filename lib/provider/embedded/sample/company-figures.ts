import { volatility } from '@/lib/domain/figure/changes';
import { changeOver, seriesOf } from '@/lib/domain/figure/series';
import { newestQuarterFigures } from '@/lib/domain/company/filed-results';
import type { DatedWire } from '@/lib/provider/embedded/answer';
import type { Sent } from '@/lib/domain/fields';
import type { companyFigure } from '@/lib/domain/company/records';

import { growthWire } from '../period-wire';

import { candlesBySymbol, sampleShares } from './market-day';
import { companyBySymbol, type SampleIndex, sampleRecords } from './records';
import { sampleResults } from './results';
import { datedSample } from './sessions';
import { shareholdingOf } from './shareholding';
import { round2 } from './stock-history';

const rounded = (value: number | null): number | null => (value === null ? null : round2(value));

/** Every company in a session; market value and P/E move with the price. */
function figuresOn(day: string): Sent<typeof companyFigure>[] {
  const indices = sampleRecords<readonly SampleIndex[]>('indices').filter(
    ({ exchange, members }) => exchange === 'nse' && members !== 'all',
  );
  return sampleShares(day).flatMap((share): Sent<typeof companyFigure>[] => {
    const company = companyBySymbol(String(share.symbol));
    const price = Number(share.close);
    if (!company) return [];
    const candles = (candlesBySymbol().get(company.symbol) ?? []).filter(({ time }) => time <= day);
    const series = seriesOf(
      candles.map(({ time, close }) => ({ day: time, value: close, breaks: null, of: null })),
      { kind: 'share' },
    );
    const scale = price / company.price;
    const owners = shareholdingOf(company).at(-1);
    return [
      {
        symbol: company.symbol,
        name: company.name,
        industry: company.industry,
        series: share.series ?? null,
        indices: indices
          .filter(({ members }) => members.includes(company.symbol))
          .map(({ name }) => name),
        close: price,
        perchg: share.perchg ?? null,
        perchg1m: rounded(changeOver(series, { months: 1 }).value),
        perchg1y: rounded(changeOver(series, { months: 12 }).value),
        mcap: round2(company.marketValue * scale),
        pe: company.pe === null ? null : round2(company.pe * scale),
        high52: Math.max(Number(share.prevhigh52), Number(share.high)),
        low52: Math.min(Number(share.prevlow52), Number(share.low)),
        dividendYield: round2(company.dividendYield / scale),
        value: share.value ?? null,
        delivery: share.delivery ?? null,
        volatility: rounded(volatility(series).value),
        ...growthWire(newestQuarterFigures(sampleResults(company).quarters, [], day)),
        promoters: owners?.promoters ?? null,
        pledged: owners?.pledged ?? null,
      },
    ];
  });
}

/** @returns `null` for an exchange that the sample does not hold */
export const companyFigures = (
  exchange: string,
  on: string,
): DatedWire<Sent<typeof companyFigure>> | null =>
  /^(nse|bse)$/i.test(exchange) ? datedSample(on, figuresOn) : null;
