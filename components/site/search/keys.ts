import type { KeyboardEvent } from 'react';

import type { StockSearchState } from './use-stock-search';

/** Whether a box has neither text nor results, which Escape would clear. */
export const isIdle = ({ found, text }: StockSearchState): boolean => !found && text === '';

/**
 * Handles a key in a search box: arrows move among the options and the box, Enter opens the active
 * option, Escape clears the box and Tab leaves it.
 * @param id prefix of the options' ids
 */
export function pressKey(event: KeyboardEvent, id: string, state: StockSearchState): void {
  const count = state.found?.count ?? 0;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && count > 0) {
    event.preventDefault();
    const places = Math.min(state.drawn, count) + 1;
    state.activate(((state.active + 1 + step + places) % places) - 1);
  } else if (event.key === 'Enter' && state.active >= 0) {
    event.preventDefault();
    document.getElementById(`${id}o${state.active}`)?.click();
  } else if (event.key === 'Escape' && !isIdle(state)) {
    // In the menu's dialog the first Escape clears the box.
    event.preventDefault();
    event.stopPropagation();
    state.clear();
  } else if (event.key === 'Tab') {
    state.close();
  }
}
