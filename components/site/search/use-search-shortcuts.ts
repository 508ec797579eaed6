import { useEffect, useEffectEvent, type RefObject } from 'react';

interface SearchShortcuts {
  /** Clears the text and closes the box. */
  readonly dismiss: () => void;
  /** Focuses the box; `null` where the key is another box's. */
  readonly focus: (() => void) | null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** A click outside dismisses the box; `/` focuses it. */
export function useSearchShortcuts(
  root: RefObject<HTMLElement | null>,
  { dismiss, focus }: SearchShortcuts,
): void {
  const outside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) dismiss();
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (!focus || event.key !== '/' || modified || isTyping(event.target)) return;
    event.preventDefault();
    focus();
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('pointerdown', (event) => outside(event), { signal: stop.signal });
    document.addEventListener('keydown', (event) => key(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
