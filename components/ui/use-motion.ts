import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Distance from the viewport within which an element counts as near it. */
const NEAR = '300px';

/** Whether an element is in the viewport. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** Whether an element may be animated: it has come near the viewport, and motion is not reduced. */
function useMotion(element: RefObject<Element | null>): boolean {
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    let wasNear = false;
    const decide = () => setMoves(wasNear && !preference.matches);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        wasNear = true;
        observer.disconnect();
        decide();
      },
      { rootMargin: NEAR },
    );
    observer.observe(target);
    preference.addEventListener('change', decide);
    return () => {
      observer.disconnect();
      preference.removeEventListener('change', decide);
    };
  }, [element]);
  return moves;
}

/**
 * The code that moves an element, once it may move. While the focus is in the element it is not
 * started, since the element that replaces it would lose the focus.
 * @param load If it fails, the element stays and can be scrolled by hand.
 * @param isWanted Whether to start it; what already runs goes on.
 */
export function useMotionCode<Code extends object>(
  element: RefObject<Element | null>,
  load: () => Promise<Code>,
  isWanted = true,
): Code | null {
  const moves = useMotion(element);
  const [loaded, setLoaded] = useState<Code | null>(null);
  const isDue = moves && isWanted && !loaded;

  useEffect(() => {
    const target = element.current;
    if (!isDue || !target) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const start = (code: Code) => {
      if (signal.aborted) return;
      // Immediately: the element could get the focus before a later rendering.
      if (!target.contains(document.activeElement)) flushSync(() => setLoaded(code));
      // The focus has moved on when the event's handlers have run.
      else
        target.addEventListener('focusout', () => setTimeout(start, 0, code), {
          once: true,
          signal,
        });
    };
    load().then(start, () => undefined);
    return () => stop.abort();
  }, [element, isDue, load]);

  return moves ? loaded : null;
}
