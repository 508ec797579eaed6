import { averageClose } from './history';
import type { CompanyStory } from './story';

const SPANS = [20, 50, 200] as const;

/** The means of the last 20, 50 and 200 closes, as far as there are so many. */
export function averagesOf({ main }: CompanyStory): { days: number; mean: number }[] {
  const candles = main?.range === '1Y' ? main.candles : [];
  return SPANS.flatMap((days) => {
    const mean = candles.length >= days ? averageClose(candles.slice(-days)) : null;
    return mean === null ? [] : [{ days, mean }];
  });
}
