import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back for Ctrl-K or ⌘K, but not over an open dialog. A single key is not used: voice control
 * would trigger it with a word (WCAG 2.1.4).
 */
export function useSearchKeys(isOn: boolean, onKey: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCombination =
      (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    if (event.defaultPrevented || !isCombination) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const look = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  }, [isOn]);
}
