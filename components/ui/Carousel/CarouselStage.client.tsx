'use client';

import 'slick-carousel/slick/slick.css';

import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import type Slider from 'react-slick';
import type { Settings } from 'react-slick';

import { CAROUSEL_DEFAULTS } from '@/lib/site/constants';

import { PauseButton } from '../PauseButton';
import { useInView, useMotion } from '../use-motion';
import { Arrow } from './Arrow';
import styles from './Carousel.module.scss';
import { useSlideFocus } from './use-slide-focus';

/** The defaults under react-slick's names. */
const SETTINGS: Settings = {
  autoplay: CAROUSEL_DEFAULTS.autoplay,
  // react-slick waits 50 ms longer than it is told.
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
  /** What the slides show. */
  label: string;
  /** Two at least. */
  children: readonly ReactElement[];
}

interface Loaded {
  readonly Slick: typeof Slider;
  /** The slide that the row was scrolled to when the code had loaded. */
  readonly start: number;
}

/** The moving part of a carousel; loads react-slick when it comes near the viewport. */
export function CarouselStage({ label, children }: CarouselStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const moves = useMotion(stage);
  const isInView = useInView(stage);
  const hasFocus = useSlideFocus(stage);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [paused, setPaused] = useState(false);
  const runs = moves && loaded !== null;
  const stands = paused || hasFocus || !isInView;

  useEffect(() => {
    if (!moves) return undefined;
    let isWanted = true;
    const load = async () => {
      // If it can't be loaded, the row stays, which can be scrolled.
      const code = await import('react-slick').catch(() => null);
      const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
      const seen = clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
      const start = seen || CAROUSEL_DEFAULTS.initialSlide;
      if (code && isWanted) setLoaded({ Slick: code.default, start });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [moves]);

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
        <PauseButton
          label={label}
          isPaused={paused}
          size="control"
          onToggle={() => setPaused(!paused)}
        />
      </div>
      {runs ? (
        <div key="moving" aria-live={stands ? 'polite' : 'off'}>
          <loaded.Slick
            {...SETTINGS}
            ref={slider}
            className={styles.slider}
            initialSlide={loaded.start}
            prevArrow={<Arrow direction="previous" label={label} />}
            nextArrow={<Arrow direction="next" label={label} />}
            onInit={settle}
            onReInit={settle}
          >
            {children}
          </loaded.Slick>
        </div>
      ) : (
        <div
          key="row"
          ref={row}
          className={styles.row}
          role="group"
          aria-label={label}
          {...REACHED}
        >
          {children}
        </div>
      )}
    </div>
  );
}
