import { useEffect, useRef, useState } from 'react';

import type { SearchFields } from '@/lib/search/match';
import { isPersonal } from '@/lib/search/personal';

import type { Found } from './found';
import { type Engine, firstIndex, readyIndex, searchEngine, wholeIndex } from './stock-index';

/** Milliseconds from a key to the search, and from a choice to an empty box. */
const DEBOUNCE = 300;
const CLEAR_DELAY = 300;
/** After a choice that opens in another tab. */
const LATE_CLEAR_DELAY = 3000;
/** Rows are rendered in steps: three letters can match a thousand companies. */
const STEP = 40;
/** Fewest characters of a trimmed query; `MIN_QUERY` is loaded with the engine. */
const MIN_TYPED = 3;

export interface StockSearchState {
  readonly text: string;
  /** The code that searches and draws, once the box was reached. */
  readonly engine: Engine | null;
  /** `null` while the box is idle or closed. */
  readonly found: Found | null;
  /** How many of the options are rendered at most. */
  readonly drawn: number;
  /** Index of the active option; −1 for none. */
  readonly active: number;
  readonly reach: () => void;
  readonly type: (text: string) => void;
  /** Shows why a query is not sent. */
  readonly withhold: () => void;
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

/** The code that searches and renders, and the function that loads it. */
function useEngine() {
  const [engine, setEngine] = useState<Engine | null>(null);
  const load = async () => {
    const code = await searchEngine();
    if (code) setEngine(code);
    return code;
  };
  return [engine, load] as const;
}

/** The results, how many are rendered, and the option that the arrow keys have reached. */
function useResults() {
  const [found, setFound] = useState<Found | null>(null);
  const [drawn, setDrawn] = useState(STEP);
  const [active, setActive] = useState(-1);
  const drawMore = () => setDrawn((rows) => rows + STEP);
  return {
    found,
    drawn,
    active,
    drawMore,
    show: (next: Found) => {
      setDrawn(STEP);
      setActive(-1);
      setFound(next);
    },
    hide: () => {
      setFound(null);
      setActive(-1);
    },
    activate: (place: number) => {
      if (place >= drawn - 1) drawMore();
      setActive(place);
    },
  };
}

/** State of one search box: idle under three characters, debounced, cleared after a choice. */
export function useStockSearch(address: string | null, fields: SearchFields): StockSearchState {
  const [text, setText] = useState('');
  const [engine, loadEngine] = useEngine();
  const results = useResults();
  const timer = useRef(0);
  const asked = useRef(0);
  /** Whether an option was made active since the last key: the list must then stay as it is. */
  const hasMoved = useRef(false);

  const close = () => {
    clearTimeout(timer.current);
    asked.current += 1;
    results.hide();
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  /** @param isOld whether there was another query meanwhile */
  const draw = (next: Found | null, isOld: () => boolean) => {
    if (next && !isOld()) results.show(next);
  };
  const ask = () => {
    asked.current += 1;
    const mine = asked.current;
    return () => mine !== asked.current;
  };
  const withhold = () => {
    const isOld = ask();
    void loadEngine().then((code) => draw(code && code.withheld(code.WITHHELD), isOld));
  };
  const look = async (query: string) => {
    const isOld = ask();
    const code = await loadEngine();
    // Available results are shown before the mutual funds have loaded.
    const index = readyIndex(address) ?? (await firstIndex(address));
    draw(index && code && code.foundOf(index, query, fields), isOld);
    const later = await wholeIndex(address);
    if (later === index || hasMoved.current) return;
    draw(later && code && code.foundOf(later, query, fields), isOld);
  };

  const clear = () => {
    close();
    setText('');
  };

  return {
    ...results,
    text,
    engine,
    close,
    withhold,
    reach: () => {
      void loadEngine();
      void firstIndex(address);
    },
    type: (next) => {
      setText(next);
      clearTimeout(timer.current);
      hasMoved.current = false;
      const isOwn = isPersonal(next);
      if (next.trim() !== '' && !isOwn) void wholeIndex(address);
      if (isOwn) withhold();
      else if (next.trim().length < MIN_TYPED) close();
      else timer.current = window.setTimeout(() => void look(next.trim()), DEBOUNCE);
    },
    activate: (place) => {
      hasMoved.current = true;
      results.activate(place);
    },
    clear,
    chosen: (inOtherTab) => {
      if (!inOtherTab) close();
      clearTimeout(timer.current);
      timer.current = window.setTimeout(clear, inOtherTab ? LATE_CLEAR_DELAY : CLEAR_DELAY);
    },
  };
}
