import { useEffect, useRef, useState } from 'react';

import { SEARCH_CLEAR_DELAY, SEARCH_DEBOUNCE } from '@/lib/site/constants';
import {
  MIN_QUERY,
  search,
  type SearchEntry,
  type SearchFields,
  type SearchResult,
} from '@/lib/search/match';

import { stockIndex } from './stock-index';

/** Rows are rendered in steps: three letters can match a thousand companies. */
const STEP = 40;

export interface Found extends SearchResult {
  /** What was searched for. */
  readonly query: string;
}

export interface StockSearchState {
  readonly text: string;
  /** `null` while the box is idle or closed. */
  readonly found: Found | null;
  /** How many of the sorted matches are rendered. */
  readonly drawn: number;
  /** Index of the active option among the closest matches and the rendered ones; −1 for none. */
  readonly active: number;
  readonly reach: () => void;
  readonly type: (text: string) => void;
  readonly drawMore: () => void;
  readonly activate: (place: number) => void;
  readonly close: () => void;
  readonly clear: () => void;
  readonly chosen: () => void;
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
    setFound({ query, ...search(index, query, fields) });
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
      const closest = found?.closest.length ?? 0;
      if (place >= closest + drawn - 1) setDrawn((rows) => rows + STEP);
      setActive(place);
    },
    clear: () => {
      close();
      setText('');
    },
    chosen: () => {
      close();
      timer.current = window.setTimeout(() => setText(''), SEARCH_CLEAR_DELAY);
    },
  };
}

/** The options in the order of the arrow keys: the closest matches, then all by name. */
export function optionsOf(found: Found | null, drawn: number): readonly SearchEntry[] {
  return found ? [...found.closest, ...found.matches.slice(0, drawn)] : [];
}
