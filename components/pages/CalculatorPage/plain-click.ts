import type { MouseEvent } from 'react';

/** Handles a click instead of the link, unless a modifier key requests a new tab or window. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
