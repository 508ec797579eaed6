'use client';

import { useClock } from '@/components/ui/use-clock';
import {
  marketStatus,
  PHASE_NAMES,
  type SegmentCalendar,
  statusDetail,
} from '@/lib/domain/calendar/hours';

import styles from './Market.module.scss';

interface LiveStatusProps {
  calendar: SegmentCalendar;
  /** ISO instant of rendering. */
  renderedAt: string;
}

/** The market's status by the visitor's clock. */
export function LiveStatus({ calendar, renderedAt }: LiveStatusProps) {
  const now = new Date(useClock(Date.parse(renderedAt)));
  const status = marketStatus(calendar, now);
  return (
    <>
      <span className={styles.phase} data-phase={status.phase}>
        {PHASE_NAMES[status.phase]}
      </span>{' '}
      <span>{statusDetail(status, now)}</span>
    </>
  );
}
