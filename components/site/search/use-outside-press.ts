import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when a pointer is pressed outside an element. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) onPress();
  });
  useEffect(() => {
    const look = (event: Event) => press(event);
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, []);
}
