'use client';

import { useEffect, useState } from 'react';

import { marketStatus, PHASE_NAMES, type SegmentCalendar, statusDetail } from '@/lib/market-hours';

import styles from './MarketStatus.module.scss';

interface LiveStatusProps {
  calendar: SegmentCalendar;
  /** ISO instant of rendering: what the status is of until a script has looked at the clock. */
  renderedAt: string;
}

const MINUTE = 60_000;

/** What the market does now; kept by the visitor's clock, which an old page's HTML can't be. */
export function LiveStatus({ calendar, renderedAt }: LiveStatusProps) {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setNow(new Date());
    };
    const first = setTimeout(look, 0);
    const timer = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const status = marketStatus(calendar, now);
  return (
    <>
      <span className={styles.phase} data-phase={status.phase}>
        {PHASE_NAMES[status.phase]}
      </span>{' '}
      <span className={styles.detail}>{statusDetail(status, now)}</span>
    </>
  );
}
