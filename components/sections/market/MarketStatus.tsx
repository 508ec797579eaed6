import { SideNote } from '@/components/ui/Ledger/Ledger';
import { formatAsOf } from '@/lib/tools/format';
import { calendarFrom, type SegmentCalendar } from '@/lib/domain/calendar/hours';

import { LiveStatus } from './LiveStatus.client';
import basics from '@/components/ui/Basics.module.scss';

export interface MarketClock {
  readonly calendar: SegmentCalendar;
  /** ISO instant of rendering. */
  readonly now: string;
}

/** Whether a segment is open, until when, and when again. @param name `NSE and BSE, shares` */
export function MarketStatus({ name, clock }: { name: string; clock: MarketClock }) {
  return (
    <SideNote title={name}>
      <p className={basics.figures}>
        <LiveStatus
          calendar={calendarFrom(clock.calendar, new Date(clock.now))}
          renderedAt={clock.now}
        />
      </p>
      <p>
        <noscript>Status at {formatAsOf(clock.now)}. </noscript>
        <a href="#hours">Hours and holidays</a>
      </p>
    </SideNote>
  );
}
