'use client';

import type { ReactNode } from 'react';

import { Carousel } from '@/components/ui/Carousel/Carousel';
import { useClock } from '@/components/ui/use-clock';
import { isLive, type Window } from '@/lib/announcements';

interface LiveSlidesProps {
  label: string;
  /** Milliseconds of the rendering, until the browser's own clock takes over. */
  renderedAt: number;
  windows: readonly Window[];
  /** One slide for each window. */
  slides: readonly ReactNode[];
  /** What stands when the last of them is over. */
  children: ReactNode;
}

/** The slides whose time it is by the visitor's clock. */
export function LiveSlides({ label, renderedAt, windows, slides, children }: LiveSlidesProps) {
  const now = useClock(renderedAt);
  const live = slides.filter((_, at) => {
    const window = windows[at];
    return window !== undefined && isLive(window, now);
  });
  return live.length === 0 ? children : <Carousel label={label}>{live}</Carousel>;
}
