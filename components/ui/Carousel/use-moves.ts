import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window something counts as near it. */
const NEAR = '300px';

interface Moves {
  /** It has come near the window, and the visitor has not asked for less motion. */
  readonly isNear: boolean;
  readonly isInView: boolean;
}

function useSeen(element: RefObject<Element | null>, margin: string): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin]);
  return isSeen;
}

/** Whether what moves by itself may, and whether anybody could see it. */
export function useMoves(element: RefObject<Element | null>): Moves {
  const [wanted, setWanted] = useState(false);
  const [wasNear, setWasNear] = useState(false);
  const isClose = useSeen(element, NEAR);
  const isInView = useSeen(element, '0px');
  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    const ask = () => setWanted(!preference.matches);
    ask();
    preference.addEventListener('change', ask);
    return () => preference.removeEventListener('change', ask);
  }, []);
  if (isClose && !wasNear) setWasNear(true);
  return { isNear: wasNear && wanted, isInView };
}

/** Whether the focus is in one of the slides, so that they must stand. */
export function useHeld(element: RefObject<Element | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const look = () => setIsHeld(target.querySelector('.slick-slide :focus') !== null);
    target.addEventListener('focusin', look);
    target.addEventListener('focusout', look);
    return () => {
      target.removeEventListener('focusin', look);
      target.removeEventListener('focusout', look);
    };
  }, [element]);
  return isHeld;
}
