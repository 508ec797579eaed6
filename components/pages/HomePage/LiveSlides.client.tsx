'use client';

import type { ReactNode } from 'react';

import { Carousel } from '@/components/ui/Carousel/Carousel';
import { useClock } from '@/components/ui/use-clock';
import { isActive, type DateRange } from '@/lib/domain/publication/announcements';

interface LiveSlidesProps {
  label: string;
  /** The name of the content of one slide. */
  item: string;
  /** Moment of rendering in milliseconds; used until the browser's clock is read. */
  renderedAt: number;
  dateRanges: readonly DateRange[];
  /** One slide for each period. */
  slides: readonly ReactNode[];
  /** Shown when the last of them has ended. */
  children: ReactNode;
}

/** The slides within their period by the visitor's clock. */
export function LiveSlides({
  label,
  item,
  renderedAt,
  dateRanges,
  slides,
  children,
}: LiveSlidesProps) {
  const now = useClock(renderedAt);
  const active = slides.filter((_, at) => {
    const range = dateRanges[at];
    return range !== undefined && isActive(range, now);
  });
  return active.length === 0 ? (
    children
  ) : (
    <Carousel label={label} item={item}>
      {active}
    </Carousel>
  );
}
