import { type RefObject, useEffect, useState } from 'react';

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

/** Whether an element may move by itself: it has come near the viewport, and motion is not reduced. */
export function useMotion(element: RefObject<Element | null>): boolean {
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
