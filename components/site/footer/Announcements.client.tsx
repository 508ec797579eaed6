'use client';

import { useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useClock } from '@/components/ui/use-clock';
import { isActive, type DateRange } from '@/lib/domain/publication/announcements';

import { TICKER_SPEED } from '../ticker/speed';
import { Ticker } from '../ticker/Ticker.client';

import styles from './Footer.module.scss';

/** The change of speed per press, in pixels per second. */
const STEP = 20;

interface AnnouncementsProps {
  /** Moment of rendering in milliseconds; used until the browser's clock is read. */
  renderedAt: number;
  dateRanges: readonly DateRange[];
  /** One text for each period. */
  texts: readonly ReactNode[];
}

/** Announcements within their period by the visitor's clock, with buttons for the speed. */
export function Announcements({ renderedAt, dateRanges, texts }: AnnouncementsProps) {
  const now = useClock(renderedAt);
  const [speed, setSpeed] = useState<number>(TICKER_SPEED.announcements);

  const active = texts.filter((_, at) => {
    const range = dateRanges[at];
    return range !== undefined && isActive(range, now);
  });
  if (active.length === 0) return null;
  const button = (label: string, icon: 'plus' | 'minus', next: number) => {
    // A step below the lowest speed would stop the text, which is what the pause button is for.
    const isPossible = next > 0;
    return (
      <Button
        kind="small"
        aria-label={label}
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && setSpeed(next)}
      >
        <Icon name={icon} />
      </Button>
    );
  };
  return (
    <div className={styles.announcements}>
      <Ticker
        label="announcements"
        speed={TICKER_SPEED.announcements}
        rate={speed / TICKER_SPEED.announcements}
        stacked
        lead={<p className={styles.announcementsTitle}>Notice</p>}
        controls={
          <span className={styles.speed}>
            <label>
              Speed <output>{speed}</output>
            </label>
            {button('Slower', 'minus', speed - STEP)}
            {button('Faster', 'plus', speed + STEP)}
          </span>
        }
      >
        <ul className={styles.list}>
          {active.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      </Ticker>
    </div>
  );
}
