import { type RefObject, useEffect, useState } from 'react';

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
