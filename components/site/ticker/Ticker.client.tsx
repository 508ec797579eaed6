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
import { MARQUEE_DEFAULTS } from '@/lib/site/constants';

import styles from './Ticker.module.scss';

interface TickerProps {
  /** What scrolls, for the pause button's name. */
  label: string;
  /** Pixels a second. */
  speed?: number;
  /** Fixed beside the pause button: a mark, a title. */
  lead?: ReactNode;
  /** Further controls, such as those of the speed. */
  controls?: ReactNode;
  /** In narrow viewports the text has a line of its own under the controls. */
  stacked?: boolean;
  children: ReactNode;
}

/** If the marquee can't be loaded, the row does not move and can be scrolled. */
const Nothing = (_props: MarqueeProps) => null;

/** Loaded after hydration, when something is to move. */
const Marquee = lazy<ComponentType<MarqueeProps>>(() =>
  import('react-fast-marquee').catch(() => ({ default: Nothing })),
);

/**
 * A row of text that scrolls by itself and can be paused. In the server's HTML, before it comes
 * near the viewport and with reduced motion it does not move and can be scrolled.
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
    // The marquee's second copy is decorative.
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
