import type { IndustryDays } from '@/lib/domain/market/industries';
import { industrySentence } from '@/lib/domain/market/industry-sentence';
import { furthestIndex, furthestMovement, mainIndex } from '@/lib/domain/index/movement';
import { paragraph } from '@/lib/tools/phrases';
import { moved, say } from '@/lib/tools/sentence';
import type { IndexQuote } from '@/lib/domain/index/records';

interface MarketSentenceProps {
  quotes: readonly IndexQuote[];
  industries: IndustryDays | null;
  /** The day of the index values where it differs from the section's. */
  day: string | null;
}

const MAIN = 'The {name} was at {value:number}[, {moved}][, on {day}].';

/** "The Nifty 50 closed at …, down …": a summary of the figures below. */
export function MarketSentence({ quotes, industries, day }: MarketSentenceProps) {
  const main = mainIndex(quotes);
  const furthest = furthestIndex(quotes);
  return paragraph([
    main && say(MAIN, { ...main, moved: moved(main.changePercent), day }),
    furthest?.changePercent && `${furthest.name} ${furthestMovement(furthest.changePercent)}.`,
    industries && industrySentence(industries),
  ]);
}
