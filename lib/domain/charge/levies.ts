import type { LevyKind, LevyRate, LevySource, Segment } from './types';
import type { InForce } from '@/lib/domain/rule/in-force';

const SEGMENTS: readonly Segment[] = [
  'delivery',
  'intraday',
  'equity-futures',
  'equity-options',
  'currency-futures',
  'currency-options',
  'commodity-futures',
  'commodity-options',
];

/** SEBI required one rate without slabs from this day; before it the slabs differed by member. */
const UNIFORM = '2024-10-01';

/**
 * The rates of each levy, newest last. The transaction tax on shares and their derivatives is the
 * securities transaction tax (STT), on commodities the commodities transaction tax (CTT, of goods
 * other than farm produce); currency derivatives have none. GST is on fees; see `GST_RATES`.
 */
export const LEVY_RATES: Readonly<Record<Exclude<LevyKind, 'gst'>, readonly LevyRate[]>> = {
  transactionTax: (
    [
      ['delivery', undefined, 0.1, '2012-07-01'],
      ['intraday', 'sell', 0.025, '2006-06-01'],
      ['equity-futures', 'sell', 0.01, '2013-06-01', '2023-03-31'],
      ['equity-futures', 'sell', 0.0125, '2023-04-01', '2024-09-30'],
      ['equity-futures', 'sell', 0.02, '2024-10-01', '2026-03-31'],
      ['equity-futures', 'sell', 0.05, '2026-04-01'],
      ['equity-options', 'sell', 0.05, '2016-06-01', '2023-03-31'],
      ['equity-options', 'sell', 0.0625, '2023-04-01', '2024-09-30'],
      ['equity-options', 'sell', 0.1, '2024-10-01', '2026-03-31'],
      ['equity-options', 'sell', 0.15, '2026-04-01'],
      ['currency-futures', undefined, 0, '2013-06-01'],
      ['currency-options', undefined, 0, '2013-06-01'],
      ['commodity-futures', 'sell', 0.01, '2013-07-01'],
      ['commodity-options', 'sell', 0.05, '2018-04-01'],
    ] as const
  ).map(([segment, side, percent, from, until]): LevyRate => ({
    segment,
    side,
    percent,
    from,
    until,
    source: segment.startsWith('commodity') ? 'CTT' : 'STT',
  })),
  exchange: (
    [
      ['delivery', 'NSE', 0.00307],
      ['delivery', 'BSE', 0.00375],
      ['intraday', 'NSE', 0.00307],
      ['intraday', 'BSE', 0.00375],
      ['equity-futures', 'NSE', 0.00183],
      ['equity-futures', 'BSE', 0],
      ['equity-options', 'NSE', 0.03553],
      ['equity-options', 'BSE', 0.0325],
      ['currency-futures', 'NSE', 0.00035],
      ['currency-futures', 'BSE', 0.00045],
      ['currency-options', 'NSE', 0.0311],
      ['currency-options', 'BSE', 0.001],
      ['commodity-futures', 'MCX', 0.0021],
      ['commodity-options', 'MCX', 0.0418],
    ] as const
  ).map(([segment, exchange, percent]): LevyRate => ({
    segment,
    exchange,
    percent,
    from: UNIFORM,
    source: exchange,
  })),
  regulator: SEGMENTS.map((segment): LevyRate => ({
    segment,
    percent: 0.0001,
    from: '2021-04-01',
    source: 'SEBI',
  })),
  stampDuty: (
    [
      ['delivery', 0.015],
      ['intraday', 0.003],
      ['equity-futures', 0.002],
      ['equity-options', 0.003],
      ['currency-futures', 0.0001],
      ['currency-options', 0.0001],
      ['commodity-futures', 0.002],
      ['commodity-options', 0.003],
    ] as const
  ).map(([segment, percent]): LevyRate => ({
    segment,
    side: 'buy',
    percent,
    from: '2020-07-01',
    source: 'STAMP',
  })),
};

export interface Percent extends InForce {
  readonly percent: number;
  readonly source: LevySource;
}

/** Goods and services tax in per cent of brokerage, the exchange's charge and SEBI's fee. */
export const GST_RATES: readonly Percent[] = [{ percent: 18, from: '2017-07-01', source: 'GST' }];
