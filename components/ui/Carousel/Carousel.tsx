import { Children, type ReactNode } from 'react';

import styles from './Carousel.module.scss';
import { CarouselStage } from './CarouselStage.client';

interface CarouselProps {
  /** The name of the slides, for screen readers: `announcements`. */
  label: string;
  /** The name of one slide, for the names of the arrows: `announcement`. */
  item: string;
  /** One child a slide; react-slick clones slides, so nothing in them has an id. */
  children: ReactNode;
}

/**
 * A carousel with the specification's defaults. Without JavaScript, before react-slick has loaded
 * and with reduced motion it is a row that scrolls and snaps.
 */
export function Carousel({ label, item, children }: CarouselProps) {
  const slides = Children.toArray(children);
  if (slides.length === 0) return null;
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {slides.length === 1 ? (
        slides
      ) : (
        <CarouselStage label={label} item={item}>
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
