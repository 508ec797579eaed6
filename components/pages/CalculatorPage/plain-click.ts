import type { MouseEvent } from 'react';

/** Acts in place of a link, unless a modifier key asks for a new tab or window. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
