import type { MouseEvent } from 'react';

/** Follows a link of the page within it: other inputs, no new page. Keys that ask for a tab are heeded. */
export function within(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
