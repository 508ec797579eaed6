import { formatNumber } from '@/lib/tools/format';
import type { IndustryDays } from '@/lib/domain/market/industries';
import { industrySentence } from '@/lib/domain/market/sentences';
import { furthestIndex, furthestMovement, mainIndex, movement } from '@/lib/domain/index/movement';
import type { IndexQuote } from '@/lib/domain/index/records';

interface MarketSentenceProps {
  quotes: readonly IndexQuote[];
  industries: IndustryDays | null;
  /** The day of the index values where it differs from the section's. */
  day: string | null;
}

/** "The Nifty 50 closed at …, down …": a summary of the figures below. */
export function MarketSentence({ quotes, industries, day }: MarketSentenceProps) {
  const main = mainIndex(quotes);
  const furthest = furthestIndex(quotes);
  const moved = main && movement(main.changePercent);
  const at =
    main && [formatNumber(main.value), moved, day && `on ${day}`].filter(Boolean).join(', ');
  return [
    main && `The ${main.name} was at ${at}.`,
    furthest?.changePercent && `${furthest.name} ${furthestMovement(furthest.changePercent)}.`,
    industries && industrySentence(industries),
  ]
    .filter(Boolean)
    .join(' ');
}
