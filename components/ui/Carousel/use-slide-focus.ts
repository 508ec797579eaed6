import { type RefObject, useEffect, useState } from 'react';

/** Whether the focus is in a slide, so that the slides must not move. */
export function useSlideFocus(element: RefObject<Element | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const look = () => setHasFocus(target.querySelector('.slick-slide :focus') !== null);
    target.addEventListener('focusin', look);
    target.addEventListener('focusout', look);
    return () => {
      target.removeEventListener('focusin', look);
      target.removeEventListener('focusout', look);
    };
  }, [element]);
  return hasFocus;
}
