import { formatDate } from '@/lib/tools/format';
import type { Candle, CompanyAction } from './records';

import { actionKind } from './purposes';
import { indianDay } from '@/lib/tools/time';

/** The letter of each kind of action that a chart marks. */
const LETTERS: Readonly<Record<string, string>> = { Dividend: 'D', Bonus: 'B', Split: 'S' };

const NAMES: Readonly<Record<string, string>> = { D: 'dividend', B: 'bonus', S: 'split' };

/** A dividend, bonus or split on a price chart. */
export interface ChartEvent {
  /** Index of the candle. */
  readonly at: number;
  readonly label: string;
  readonly exDate: string;
  readonly purpose: string;
}

/** The dividends, bonuses and splits whose ex-dates lie within the candles, oldest first. */
export function chartEvents(
  candles: readonly Pick<Candle, 'time'>[],
  actions: readonly CompanyAction[],
): readonly ChartEvent[] {
  const [first, last] = [candles[0]?.time ?? '', candles.at(-1)?.time ?? ''];
  return actions
    .flatMap(({ exDate, purpose }) => {
      const label = LETTERS[actionKind(purpose)];
      if (!label || exDate <= indianDay(first) || exDate > indianDay(last)) return [];
      const at = candles.findIndex(({ time }) => indianDay(time) >= exDate);
      return [{ at, label, exDate, purpose }];
    })
    .sort((a, b) => a.at - b.at || (a.exDate < b.exDate ? -1 : 1));
}

/**
 * Whether a split or bonus lies within the candles, so that adjusted prices differ from traded
 * ones.
 */
export const isAdjusted = (
  candles: readonly Candle[],
  actions: readonly CompanyAction[],
): boolean => {
  const [first, last] = [candles[0]?.time ?? '', candles.at(-1)?.time ?? ''];
  return actions.some(
    ({ exDate, factor }) => factor !== 1 && exDate > indianDay(first) && exDate <= indianDay(last),
  );
};

/** The marks of a chart in reading order, for its text alternative; blank without any. */
export const eventsInWords = (events: readonly ChartEvent[]): string =>
  events.length === 0
    ? ''
    : ` Marked: ${events.map(({ exDate, purpose }) => `${purpose} on ${formatDate(exDate)}`).join('; ')}.`;

/** `D: ex-date of a dividend. S: ex-date of a split`; blank without any. */
export const eventsLegend = (events: readonly ChartEvent[]): string =>
  [...new Set(events.map(({ label }) => label))]
    .sort()
    .map((letter) => `${letter}: ex-date of a ${NAMES[letter]}`)
    .join('. ');
