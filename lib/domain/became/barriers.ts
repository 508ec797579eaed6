import type { Candle, CompanyAction } from '@/lib/domain/company/records';
import { formatDate } from '@/lib/tools/format';

import type { DayValue } from './became';

/** Actions after which a price stands for something else, and whose worth is in no price file. */
const KINDS: readonly (readonly [name: string, words: RegExp])[] = [
  ['a rights issue', /\brights?\b|\brgts\b/i],
  ['a demerger', /\bde-?\s?merger\b|\bspin\b|\bspin-?\s?off\b/i],
  ['a merger', /\bmerger\b|amalgamation|scheme of arrangement/i],
  ['a capital reduction', /capital reduction|reduction of capital/i],
];

/** Trading explains no larger move between a close and the next opening price. */
const LEAST_RATIO = 0.7;

const dayOf = ({ time }: Candle): string => time.slice(0, 10);

/** What closes before a day are multiplied with, by actions up to another. */
const factorBetween = (actions: readonly CompanyAction[], after: string, upTo: string): number =>
  actions.reduce(
    (all, { exDate, factor }) => (exDate > after && exDate <= upTo ? all * factor : all),
    1,
  );

/** Splits and bonus issues with an ex-date after one day and up to another, oldest first. */
export const adjustmentsIn = (
  actions: readonly CompanyAction[],
  after: string,
  upTo: string,
): readonly CompanyAction[] =>
  actions
    .filter(({ exDate, factor }) => factor !== 1 && exDate > after && exDate <= upTo)
    .sort((a, b) => (a.exDate < b.exDate ? -1 : 1));

/** Closes as traded in the shares of the last day, not rounded; one a day, oldest first. */
export function adjustedLine(
  candles: readonly Candle[],
  actions: readonly CompanyAction[],
): readonly DayValue[] {
  const last = candles.at(-1);
  const upTo = last ? dayOf(last) : '';
  return candles.map((candle) => {
    const day = dayOf(candle);
    return { day, value: candle.close * factorBetween(actions, day, upTo) };
  });
}

/**
 * Why the prices of a share before and after some day of a span do not compare; `null` where they do.
 * @param candles as traded, oldest first
 */
export function barrierIn(
  candles: readonly Candle[],
  actions: readonly CompanyAction[],
  after: string,
  upTo: string,
): string | null {
  const isWithin = (day: string) => day > after && day <= upTo;
  for (const { exDate, purpose } of actions) {
    const kind = isWithin(exDate) ? KINDS.find(([, words]) => words.test(purpose)) : undefined;
    if (kind) {
      return `On ${formatDate(exDate)} the share went ex ${kind[0]}, which the exchange calls “${purpose}”.`;
    }
  }
  for (const [at, candle] of candles.entries()) {
    const before = candles[at - 1];
    if (!before || !isWithin(dayOf(candle))) continue;
    const expected = before.close * factorBetween(actions, dayOf(before), dayOf(candle));
    const ratio = (candle.open ?? candle.close) / expected;
    if (ratio < LEAST_RATIO || ratio > 1 / LEAST_RATIO) {
      return `Between ${formatDate(dayOf(before))} and ${formatDate(dayOf(candle))} the price moved further than trading explains, and our source names no split or bonus issue of that day.`;
    }
  }
  return null;
}
