'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';

import { useMotionPaused } from '@/components/ui/use-motion-setting';
import { PauseButton } from '@/components/ui/PauseButton.client';
import { useMotionCode } from '@/components/ui/use-motion';

import styles from './Ticker.module.scss';
import { useMarquee } from './use-marquee';

/** The specification's defaults. */
const MARQUEE_DEFAULTS = { speed: 50, delay: 0, loop: 0, gradientWidth: 200 } as const;

interface TickerProps {
  /** The name of the scrolling content. */
  label: string;
  /** Pixels a second at first. */
  speed?: number;
  /** Factor on the speed. */
  rate?: number;
  /** Fixed next to the pause button: a mark, a title. */
  lead?: ReactNode;
  /** Further controls, such as those of the speed. */
  controls?: ReactNode;
  /** In narrow viewports the text has its own line under the controls. */
  stacked?: boolean;
  children: ReactNode;
}

const loadMarquee = () => import('react-fast-marquee');

/**
 * A row of text that scrolls automatically and can be paused. It does not move, and can be scrolled
 * by hand, in the server's HTML, before it comes near the viewport, when it is paused, and with
 * reduced motion.
 */
export function Ticker({
  label,
  speed = MARQUEE_DEFAULTS.speed,
  rate = 1,
  lead,
  controls,
  stacked,
  children,
}: TickerProps) {
  const row = useRef<HTMLDivElement>(null);
  const paused = useMotionPaused();
  const marquee = useMotionCode(row, loadMarquee, !paused);
  const [mounts, setMounts] = useState(0);
  // The focus may have reached the row while the code was loading; it stays there until it moves on.
  const [hasFocus, setHasFocus] = useState(false);
  const mounted = useCallback(() => {
    if (row.current && document.activeElement === row.current) {
      setHasFocus(true);
      row.current.addEventListener('blur', () => setHasFocus(false), { once: true });
    }
    setMounts((count) => count + 1);
  }, []);
  const runs = marquee !== null && mounts > 0;
  const moves = runs && !hasFocus;

  useMarquee(row, mounts, rate);

  return (
    <div className={styles.ticker} data-stacked={stacked || undefined}>
      <PauseButton size="small" />
      {lead}
      <div
        ref={row}
        className={styles.row}
        data-runs={runs || undefined}
        role="group"
        aria-label={label}
        // Content that is scrolled by hand must be reachable by keyboard.
        tabIndex={moves ? undefined : 0}
      >
        {!runs && children}
        {marquee && (
          <marquee.default
            {...MARQUEE_DEFAULTS}
            speed={speed}
            play={!paused}
            pauseOnHover
            onMount={mounted}
          >
            {children}
          </marquee.default>
        )}
      </div>
      {controls}
    </div>
  );
}
