'use client';

import type { ReactNode } from 'react';

import { Carousel } from '@/components/ui/Carousel/Carousel';
import { useClock } from '@/components/ui/use-clock';
import { isLive, type Window } from '@/lib/site/announcements';

interface LiveSlidesProps {
  label: string;
  /** Moment of rendering in milliseconds; used until the browser's clock is read. */
  renderedAt: number;
  windows: readonly Window[];
  /** One slide for each period. */
  slides: readonly ReactNode[];
  /** Shown when the last of them has ended. */
  children: ReactNode;
}

/** The slides within their period by the visitor's clock. */
export function LiveSlides({ label, renderedAt, windows, slides, children }: LiveSlidesProps) {
  const now = useClock(renderedAt);
  const live = slides.filter((_, at) => {
    const window = windows[at];
    return window !== undefined && isLive(window, now);
  });
  return live.length === 0 ? children : <Carousel label={label}>{live}</Carousel>;
}
