import { type Figure, isKnown } from '@/lib/domain/figure/figure';
import { average } from '@/lib/domain/figure/series';

import type { CompanyStory } from './story';

const COUNTS = [20, 50, 200] as const;

/** The means of the last 20, 50 and 200 closes, as far as there are so many without a break. */
export function averagesOf({ daily }: CompanyStory): { days: number; mean: number }[] {
  if (!daily || daily.frequency !== 'daily') return [];
  return COUNTS.flatMap((days) => {
    const mean: Figure = average(daily, days);
    return isKnown(mean) ? [{ days, mean: mean.value }] : [];
  });
}
