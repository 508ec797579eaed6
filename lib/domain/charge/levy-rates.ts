import { isOf, type Market } from './contract-note';
import { inForce } from './in-force';
import { GST_RATES, LEVY_RATES } from './levies';
import type { LevyKind, LevyRate, Order, Segment, Trade } from './types';
import type { Day } from '@/lib/domain/rule/in-force';

/** The rate of a levy for one side, in per cent; 0 if that side doesn't pay it. */
export function levyPercent(
  kind: Exclude<LevyKind, 'gst'>,
  { day, ...market }: Pick<Trade, 'segment' | 'exchange' | 'day'>,
  side: Order['side'],
): number {
  return inForce(LEVY_RATES[kind], day)
    .filter((rate) => isOf(rate, market) && (rate.side === undefined || rate.side === side))
    .reduce((total, { percent }) => total + percent, 0);
}

/** The segments whose rates an exchange has. */
export const segmentsOf = (exchange: Trade['exchange']): readonly Segment[] =>
  LEVY_RATES.exchange.filter((rate) => rate.exchange === exchange).map(({ segment }) => segment);

/** The first day for which all levies of a market have rates. */
export function firstDay(market: Market): Day {
  const firstOf = (rates: readonly LevyRate[]): Day | undefined =>
    rates
      .filter((rate) => isOf(rate, market))
      .map(({ from }) => from)
      .sort()[0];
  const days = [...Object.values(LEVY_RATES).map(firstOf), GST_RATES[0]?.from];
  // A market without a rate for a levy has no first day: use one after all others.
  return (
    days
      .map((day) => day ?? '9999-12-31')
      .sort()
      .at(-1) ?? ''
  );
}
