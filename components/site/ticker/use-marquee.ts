import { type RefObject, useEffect } from 'react';

const partsOf = (row: Element | null) => [...(row?.querySelectorAll('.rfm-marquee') ?? [])];

/** Brings a link that the keyboard has reached into view; the style sheet stops the text for it. */
function showFocused({ target }: Event): void {
  if (target instanceof Element && target.matches(':focus-visible')) {
    target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }
}

/**
 * The behaviour of a row besides its marquee.
 * @param mounts how often the marquee was mounted
 * @param rate factor on its speed
 */
export function useMarquee(row: RefObject<Element | null>, mounts: number, rate: number): void {
  useEffect(() => {
    // The second copy is decorative.
    const copy = partsOf(row.current)[1];
    copy?.setAttribute('aria-hidden', 'true');
    copy?.setAttribute('inert', '');
  }, [row, mounts]);

  useEffect(() => {
    const target = row.current;
    if (!target) return undefined;
    // By the playback rate: with another duration the text would leap.
    const setRate = () => {
      for (const part of partsOf(target))
        part.getAnimations?.().forEach((animation) => animation.updatePlaybackRate(rate));
    };
    setRate();
    target.addEventListener('animationstart', setRate);
    return () => target.removeEventListener('animationstart', setRate);
  }, [row, mounts, rate]);

  useEffect(() => {
    const target = row.current;
    // Without the focus the text starts again from its beginning.
    const rewind = () => target?.firstElementChild?.scrollTo?.(0, 0);
    target?.addEventListener('focusin', showFocused);
    target?.addEventListener('focusout', rewind);
    return () => {
      target?.removeEventListener('focusin', showFocused);
      target?.removeEventListener('focusout', rewind);
    };
  }, [row]);
}
