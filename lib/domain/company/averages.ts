import { type Figure, isKnown } from '@/lib/domain/figure/figure';
import { average, type Series } from '@/lib/domain/figure/series';
import { daysBetween } from '@/lib/tools/time';

import type { CompanyStory } from './story';

const COUNTS = [20, 50, 200] as const;

/** A long weekend, in days: if most points are further apart, they are weekly or monthly. */
const LONGEST_GAP = 4;

/** Whether most of the last values of a series are on consecutive trading days. */
function isOfDays({ points }: Series, count: number): boolean {
  const days = points.slice(-count).map(({ day }) => day);
  const near = days.filter(
    (day, at) => at > 0 && daysBetween(days[at - 1] ?? day, day) <= LONGEST_GAP,
  );
  return near.length * 2 > days.length;
}

/** The means of the last 20, 50 and 200 closes, if there are that many without a break. */
export function averagesOf({ daily }: CompanyStory): { days: number; mean: number }[] {
  if (!daily) return [];
  return COUNTS.flatMap((days) => {
    const mean: Figure = average(daily, days);
    return isKnown(mean) && isOfDays(daily, days) ? [{ days, mean: mean.value }] : [];
  });
}
