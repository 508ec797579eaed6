import { Children, type ReactNode } from 'react';

import styles from './Carousel.module.scss';
import { CarouselStage } from './CarouselStage.client';

interface CarouselProps {
  /** What its slides are, for a screen reader: `Announcements`. */
  label: string;
  /** One child a slide; slides are copied while they move, so nothing in them has an id. */
  children: ReactNode;
}

/**
 * Slides that follow each other by themselves, with the specification's defaults. Without a script,
 * before its code is there and under reduced motion they are a row that scrolls by hand and snaps.
 */
export function Carousel({ label, children }: CarouselProps) {
  const slides = Children.toArray(children);
  if (slides.length === 0) return null;
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {slides.length === 1 ? (
        slides
      ) : (
        <CarouselStage label={label}>
          {slides.map((slide, at) => (
            <div
              key={at}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}`}
              className={styles.slide}
            >
              {slide}
            </div>
          ))}
        </CarouselStage>
      )}
    </section>
  );
}
