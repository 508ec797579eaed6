import { useEffect, useEffectEvent } from 'react';

/** Whether a key typed now goes into a field. */
const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls back for `/` outside fields and for Ctrl-K or ⌘K, but not over an open dialog. */
export function useSearchKeys(isOn: boolean, onKey: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSlash =
      event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
    const isCombination =
      (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    if (event.defaultPrevented || !(isSlash || isCombination)) return;
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
