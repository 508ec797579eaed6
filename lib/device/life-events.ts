import { readAction } from '@/lib/domain/figure/actions';
import type { CorporateAction } from '@/lib/domain/market/records';

import type { LifeEvent } from './codes';

/** The splits and breaks of each company by its code, in any order. */
export function lifeEvents(
  actions: readonly Pick<CorporateAction, 'symbol' | 'exDate' | 'purpose'>[],
): Readonly<Record<string, readonly LifeEvent[]>> {
  const lives: Record<string, LifeEvent[]> = {};
  for (const { symbol, exDate, purpose } of actions) {
    const { factor, breaks } = readAction(purpose);
    if (factor === 1 && breaks === null) continue;
    const known = (lives[`stock:${symbol}`] ??= []);
    // Files spell the same event differently.
    const isKnown = known.some(
      ([day, ...of]) => day === exDate && of[0] === factor && of[1] === breaks,
    );
    if (!isKnown) known.push([exDate, factor, breaks]);
  }
  return lives;
}
