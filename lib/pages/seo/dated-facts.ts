import { calendarOf } from '@/lib/content/market-calendar';
import { holidayYears } from '@/lib/domain/calendar/holidays';
import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';
import { levyPercent } from '@/lib/domain/charge/levy-rates';
import type { Order, Segment } from '@/lib/domain/charge/types';
import { formatDate } from '@/lib/tools/format';
import { listed } from '@/lib/tools/phrases';
import { indianClock, weekdayOf } from '@/lib/tools/time';

import { firstSentences, type PageFacts } from './metadata';

type Words = Pick<PageFacts, 'title' | 'description'>;

/**
 * Title and description of the page of holidays: the years that the exchanges have announced, from the
 * present one on, and the next holiday with its day.
 */
export function holidayFacts(now: Date): Words {
  const { day: today } = indianClock(now);
  const equity = calendarOf('equity');
  const years = holidayYears({ equity, commodity: calendarOf('commodity') });
  const shown = listed(years.filter((year) => year >= today.slice(0, 4)));
  const next = equity.holidays.find(({ day }) => day >= today);
  return {
    title: `NSE, BSE and MCX market holidays${shown && ` ${shown}`}`,
    description: firstSentences([
      next !== undefined &&
        `Next trading holiday: ${weekdayOf(next.day)}, ${formatDate(next.day)}, ${next.name}.`,
      `Days${shown && ` of ${shown}`} on which NSE, BSE and MCX are closed, with evening sessions and a calendar file.`,
    ]),
  };
}

/** What a segment's tax is on, in the order of a description. */
const STT_ON: readonly (readonly [Segment, Order['side'], string])[] = [
  ['delivery', 'buy', 'on delivery'],
  ['intraday', 'sell', 'on intraday sales'],
  ['equity-futures', 'sell', 'on futures sold'],
  ['equity-options', 'sell', 'on options sold'],
];

/** The description of the page of charges, with the rates of securities transaction tax of its day. */
export function chargesFacts(): Pick<PageFacts, 'description'> {
  const rates = STT_ON.map(([segment, side, words]) => {
    const percent = levyPercent(
      'transactionTax',
      { segment, exchange: 'NSE', day: chargesAsOf },
      side,
    );
    return `${percent}% ${words}`;
  });
  return {
    description: firstSentences([
      `STT in ${chargesAsOf.slice(0, 4)}: ${listed(rates)}.`,
      'With brokerage, stamp duty, DP and demat charges and GST.',
    ]),
  };
}
