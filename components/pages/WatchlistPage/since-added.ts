import type { Figure } from '@/lib/domain/figure/figure';
import { changeSinceNoted, type Life, type PriceChange } from '@/lib/domain/figure/noted';
import { unitSplitOf } from '@/lib/domain/figure/steps';
import { kindOf, type LifeEvent } from '@/lib/device/codes';
import type { Watched } from '@/lib/device/watchlist';

/**
 * The splits and breaks of a share; for a fund, a split of its units is detected by its price only.
 */
function lifeOf(code: string, events: readonly LifeEvent[], before: number, price: number): Life {
  const isFund = kindOf(code) === 'fund' || kindOf(code) === 'etf';
  const factor = isFund ? unitSplitOf(before, price) : null;
  const units = factor === null ? [] : [{ day: '9999-12-31', factor }];
  return {
    splits: [...events.map(([day, by]) => ({ day, factor: by })), ...units],
    breaks: events
      .flatMap(([day, , cause]) => (cause === null ? [] : { day, cause }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
  };
}

/**
 * The change of an entry's price since it was added, in today's units; `null` if one of the two
 * prices is missing or the day is not known.
 */
export function sinceAdded(
  { code, added, price: before }: Pick<Watched, 'code' | 'added' | 'price'>,
  price: number | null,
  events: readonly LifeEvent[] = [],
): Figure<PriceChange> | null {
  if (before === null || price === null || !added) return null;
  return changeSinceNoted(lifeOf(code, events, before, price), before, added, price);
}
