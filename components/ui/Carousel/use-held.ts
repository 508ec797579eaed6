import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the slides must not move, because the pointer or the keyboard is in the carousel, its
 * controls included.
 * @returns the state, and a function with which the visitor ends it
 */
export function useHeld(element: RefObject<Element | null>): readonly [boolean, () => void] {
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
