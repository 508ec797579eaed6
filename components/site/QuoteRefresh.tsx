import { calendarOf } from '@/lib/content/market-calendar';
import { openHours } from '@/lib/quotes';

import { QuoteRefreshing } from './QuoteRefresh.client';

/**
 * Keeps all quotes of the frame and the page fresh by one small request. It carries the hours in
 * which the market opens next, so that nothing is asked for while it is closed.
 */
export function QuoteRefresh({ now }: { now: string }) {
  return <QuoteRefreshing hours={openHours(calendarOf('equity'), new Date(now))} />;
}
