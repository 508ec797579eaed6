'use client';

import 'slick-carousel/slick/slick.css';

import { type ReactElement, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type Slider from 'react-slick';
import type { Settings } from 'react-slick';

import { Icon } from '@/components/ui/Icon';

import { useMotionPaused } from '../use-motion-setting';
import { PauseButton } from '../PauseButton.client';
import { useInView, useMotionCode } from '../use-motion';
import styles from './Carousel.module.scss';

/**
 * Whether the slides must not move, because the pointer or the keyboard is in the carousel, its
 * controls included.
 * @returns the state, and a function with which the visitor ends it
 */
function useHeld(element: RefObject<Element | null>): readonly [boolean, () => void] {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const isHovered = () => target.matches(':hover');
    const hasFocus = () => target.querySelector(':focus-visible') !== null;
    const stop = new AbortController();
    const on = (type: string, look: () => boolean) =>
      target.addEventListener(type, () => setIsHeld(look()), { signal: stop.signal });
    on('pointerenter', () => true);
    on('focusin', () => isHovered() || hasFocus());
    on('pointerleave', hasFocus);
    on('focusout', isHovered);
    return () => stop.abort();
  }, [element]);
  return [isHeld, () => setIsHeld(false)];
}

interface ArrowProps {
  direction: 'previous' | 'next';
  /** The name of the content of a slide. */
  item: string;
  /** Passed by react-slick, among other props. */
  onClick?: () => void;
}

/** One of the two arrows of a carousel. */
function Arrow({ direction, item, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-to={direction}
      aria-label={`${direction === 'next' ? 'Next' : 'Previous'} ${item}`}
      onClick={onClick}
    >
      <Icon name="right" />
    </button>
  );
}

/** The specification's defaults; times in milliseconds. */
export const CAROUSEL_DEFAULTS = {
  autoplay: true,
  delay: 2000,
  speed: 700,
  dots: false,
  arrows: true,
  infinite: true,
  pauseOnHover: true,
  initialSlide: 0,
} as const;

/** The defaults under react-slick's names. */
const SETTINGS: Settings = {
  autoplay: CAROUSEL_DEFAULTS.autoplay,
  // react-slick waits 50 ms longer than this value.
  autoplaySpeed: CAROUSEL_DEFAULTS.delay - 50,
  speed: CAROUSEL_DEFAULTS.speed,
  dots: CAROUSEL_DEFAULTS.dots,
  arrows: CAROUSEL_DEFAULTS.arrows,
  infinite: CAROUSEL_DEFAULTS.infinite,
  pauseOnHover: CAROUSEL_DEFAULTS.pauseOnHover,
};

/** A scroll container must be reachable by keyboard. */
const REACHED = { tabIndex: 0 };

interface CarouselStageProps {
  /** The name of the slides. */
  label: string;
  /** The name of one slide. */
  item: string;
  /** Two at least. */
  children: readonly ReactElement[];
}

const loadSlick = () => import('react-slick');

/** The moving part of a carousel; loads react-slick when it comes near the viewport. */
export function CarouselStage({ label, item, children }: CarouselStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const slick = useMotionCode(stage, loadSlick);
  const isInView = useInView(stage);
  const [isHeld, letGo] = useHeld(stage);
  const paused = useMotionPaused();
  /** The slide that the row is scrolled to. */
  const [start, setStart] = useState<number>(CAROUSEL_DEFAULTS.initialSlide);
  const runs = slick !== null;
  const stands = paused || isHeld || !isInView;

  useEffect(() => {
    if (!runs) return;
    if (stands) slider.current?.slickPause();
    else slider.current?.slickPlay();
  }, [runs, stands]);

  // Slides out of view, clones included, are hidden from screen readers and the keyboard.
  const settle = useCallback(() => {
    stage.current?.querySelectorAll('.slick-slide').forEach((slide) => {
      slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
    });
  }, []);

  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.pause}>
        <PauseButton size="control" onPlay={letGo} />
      </div>
      {slick ? (
        <div key="moving" aria-live={stands ? 'polite' : 'off'}>
          <slick.default
            {...SETTINGS}
            ref={slider}
            className={styles.slider}
            initialSlide={start}
            prevArrow={<Arrow direction="previous" item={item} />}
            nextArrow={<Arrow direction="next" item={item} />}
            onInit={settle}
            onReInit={settle}
          >
            {children}
          </slick.default>
        </div>
      ) : (
        <div
          key="row"
          className={styles.row}
          role="group"
          aria-label={label}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setStart(Math.round(scrollLeft / clientWidth))
          }
          {...REACHED}
        >
          {children}
        </div>
      )}
    </div>
  );
}
