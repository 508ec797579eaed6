'use client';

import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { MarqueeProps } from 'react-fast-marquee';

import { PauseButton } from '@/components/ui/PauseButton';
import { useMotion } from '@/components/ui/use-motion';
import { MARQUEE_DEFAULTS } from '@/lib/site-shell';

import styles from './Ticker.module.scss';

interface TickerProps {
  /** What runs here, for the pause button's name. */
  label: string;
  /** Pixels a second. */
  speed?: number;
  /** Stands still beside the pause button: a mark, a title. */
  lead?: ReactNode;
  /** Further controls, such as those of the speed. */
  controls?: ReactNode;
  /** On narrow windows the text runs in a line of its own under the controls. */
  stacked?: boolean;
  children: ReactNode;
}

/** Without the marquee's code the row stands still and scrolls by hand. */
const Nothing = (_props: MarqueeProps) => null;

/** Fetched after hydration, and only once something is to move. */
const Marquee = lazy<ComponentType<MarqueeProps>>(() =>
  import('react-fast-marquee').catch(() => ({ default: Nothing })),
);

/**
 * A row of text that scrolls by itself and can be paused. In the server's HTML, before it has been in
 * view and under reduced motion it stands still in the same place and scrolls by hand.
 */
export function Ticker({
  label,
  speed = MARQUEE_DEFAULTS.speed,
  lead,
  controls,
  stacked,
  children,
}: TickerProps) {
  const row = useRef<HTMLDivElement>(null);
  const motion = useMotion(row);
  const [mounts, setMounts] = useState(0);
  const [paused, setPaused] = useState(false);
  const mounted = useCallback(() => setMounts((count) => count + 1), []);
  const runs = motion && mounts > 0;

  useEffect(() => {
    // The marquee's second copy is for the eye alone.
    const copy = row.current?.querySelectorAll('.rfm-marquee')[1];
    copy?.setAttribute('aria-hidden', 'true');
    copy?.setAttribute('inert', '');
  }, [mounts]);

  return (
    <div className={styles.ticker} data-stacked={stacked || undefined}>
      <PauseButton
        label={label}
        isPaused={paused}
        size="small"
        onToggle={() => setPaused(!paused)}
      />
      {lead}
      <div
        ref={row}
        className={styles.row}
        data-runs={runs || undefined}
        role="group"
        aria-label={label}
        // What scrolls by hand has to be reached by keyboard.
        tabIndex={runs ? undefined : 0}
      >
        {!runs && children}
        {motion && (
          <Suspense fallback={null}>
            <Marquee
              {...MARQUEE_DEFAULTS}
              speed={speed}
              play={!paused}
              pauseOnHover
              onMount={mounted}
            >
              {children}
            </Marquee>
          </Suspense>
        )}
      </div>
      {controls}
    </div>
  );
}
