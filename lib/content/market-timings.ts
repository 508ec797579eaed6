import type { Segment } from '@/lib/domain/calendar/hours';

/** A segment on the page of timings. */
interface SegmentCopy {
  readonly segment: Segment;
  /** Of its row and its heading. */
  readonly name: string;
  /** What its sessions are for. */
  readonly text: string;
  /** The board of its prices. */
  readonly board: '/equity' | '/derivatives' | '/currency' | '/commodity';
}

/** The segments, in the order of the page; the hours themselves are in `market-calendar.ts`. */
export const timings: readonly SegmentCopy[] = [
  {
    segment: 'equity',
    name: 'Shares on NSE and BSE',
    text: 'Orders of the pre-open session wait until one price is found at which most of them can be matched: the opening price. In normal trading each order is matched with the best one that waits. A closing auction finds one closing price for shares that have derivatives, and whoever trades in the post-close session trades at the closing price. An order outside these hours reaches the exchange with the next session.',
    board: '/equity',
  },
  {
    segment: 'derivatives',
    name: 'Futures and options on shares and indices',
    text: 'Derivatives trade while the closing auction of their shares runs, and a few minutes longer, so that a position can still be changed once the closing price is known. The pre-open session is for futures alone; options begin with normal trading.',
    board: '/derivatives',
  },
  {
    segment: 'currency',
    name: 'Currency futures and options',
    text: 'There is no pre-open session and no closing auction. The market opens before that of shares and closes after it, and stays closed on days on which banks do not settle, which the exchange announces by circular.',
    board: '/currency',
  },
  {
    segment: 'commodity',
    name: 'Commodities on MCX',
    text: 'Metals and energy follow markets abroad late into the evening, and by half an hour less while the clocks of the United States are on summer time. On most holidays only the morning is closed, and trading begins at 17:00.',
    board: '/commodity',
  },
];
