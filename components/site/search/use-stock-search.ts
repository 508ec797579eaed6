import { useEffect, useRef, useState } from 'react';

import { SEARCH_CLEAR_DELAY, SEARCH_DEBOUNCE, SEARCH_LATE_CLEAR_DELAY } from '@/lib/site/constants';
import {
  inOrder,
  MIN_QUERY,
  search,
  type SearchEntry,
  type SearchFields,
} from '@/lib/search/match';

import { stockIndex } from './stock-index';

/** Rows are rendered in steps: three letters can match a thousand companies. */
const STEP = 40;

export interface Found {
  /** What was searched for. */
  readonly query: string;
  /** All matches, each once: the closest first, then the others by name. */
  readonly options: readonly SearchEntry[];
  /** How many of the options are the closest matches. */
  readonly closest: number;
}

export interface StockSearchState {
  readonly text: string;
  /** `null` while the box is idle or closed. */
  readonly found: Found | null;
  /** How many of the options are rendered at most. */
  readonly drawn: number;
  /** Index of the active option; −1 for none. */
  readonly active: number;
  readonly reach: () => void;
  readonly type: (text: string) => void;
  readonly drawMore: () => void;
  readonly activate: (place: number) => void;
  readonly close: () => void;
  readonly clear: () => void;
  /**
   * Closes the box and clears its text after 300 ms. Where the choice opens in another tab, this page
   * stays: the list remains for a further choice, and box and text are cleared after 3,000 ms.
   */
  readonly chosen: (inOtherTab: boolean) => void;
}

/** State of one search box: idle under three characters, debounced, cleared after a choice. */
export function useStockSearch(address: string | null, fields: SearchFields): StockSearchState {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [drawn, setDrawn] = useState(STEP);
  const [active, setActive] = useState(-1);
  const timer = useRef(0);
  const asked = useRef(0);

  const close = () => {
    clearTimeout(timer.current);
    asked.current += 1;
    setFound(null);
    setActive(-1);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = async (query: string) => {
    asked.current += 1;
    const mine = asked.current;
    const index = await stockIndex(address);
    if (!index || mine !== asked.current) return;
    setDrawn(STEP);
    setActive(-1);
    const result = search(index, query, fields);
    setFound({ query, options: inOrder(result), closest: result.closest.length });
  };

  const clear = () => {
    close();
    setText('');
  };

  return {
    text,
    found,
    drawn,
    active,
    close,
    reach: () => void stockIndex(address),
    type: (next) => {
      setText(next);
      clearTimeout(timer.current);
      if (next.trim().length < MIN_QUERY) close();
      else timer.current = window.setTimeout(() => void look(next.trim()), SEARCH_DEBOUNCE);
    },
    drawMore: () => setDrawn((rows) => rows + STEP),
    activate: (place) => {
      if (place >= drawn - 1) setDrawn((rows) => rows + STEP);
      setActive(place);
    },
    clear,
    chosen: (inOtherTab) => {
      if (!inOtherTab) close();
      clearTimeout(timer.current);
      timer.current = window.setTimeout(
        clear,
        inOtherTab ? SEARCH_LATE_CLEAR_DELAY : SEARCH_CLEAR_DELAY,
      );
    },
  };
}
