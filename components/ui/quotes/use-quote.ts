import { useCallback, useState, useSyncExternalStore } from 'react';

import type { QuoteFigures, QuotesAnswer } from '@/lib/domain/market/quotes';
import { MAX_QUOTES } from '@/lib/domain/market/quotes';

/** A quote from the last poll that contained it. */
interface PolledQuote {
  readonly figures: QuoteFigures;
  /** The day or time of the figures. */
  readonly asOf: string | undefined;
  /** Number of the poll. */
  readonly poll: number;
}

let polls = 0;
const quotes = new Map<string, PolledQuote>();
const subscribers = new Set<() => void>();
/** How many mounted cells of the page show each quote, in the order they mounted. */
const shownOnPage = new Map<string, number>();

/** Stores the response of a poll; a quote without a value does not replace the previous one. */
export function receiveQuotes(answer: QuotesAnswer): void {
  polls += 1;
  for (const [key, figures] of Object.entries(answer.quotes)) {
    if (figures[0] === null) continue;
    const [kind = ''] = key.split(':');
    quotes.set(key, { figures, asOf: answer.asOf[kind], poll: polls });
  }
  subscribers.forEach((notify) => notify());
}

/** The stock symbols that cells of the page show, at most as many as a request may name, sorted. */
export function symbolsOnPage(): readonly string[] {
  return [...shownOnPage.keys()]
    .filter((key) => key.startsWith('stock:'))
    .map((key) => key.slice('stock:'.length))
    .slice(0, MAX_QUOTES)
    .sort();
}

/** The figures of the last poll, for reading outside of rendering. */
export const latestQuote = (key: string): PolledQuote | undefined => quotes.get(key);

function countOnPage(key: string, step: 1 | -1): void {
  const count = (shownOnPage.get(key) ?? 0) + step;
  if (count > 0) shownOnPage.set(key, count);
  else shownOnPage.delete(key);
}

/**
 * Where a quote is shown. The site shell stays mounted between pages and shows the last poll. A
 * page shows only polls after it was mounted,
 */
export type QuotePlace = 'shell' | 'page';

/**
 * A quote that is refreshed by polling (`poll-quotes.ts`).
 * @param key `index:Sensex` or `stock:INFY`; `undefined` for figures that are not refreshed
 * @returns `undefined` until a poll contains it
 */
export function useQuote(key: string | undefined, place: QuotePlace): PolledQuote | undefined {
  const [mountedAt] = useState(() => polls);
  const isOnPage = place === 'page';
  const subscribe = useCallback(
    (notify: () => void) => {
      if (key === undefined) return () => {};
      subscribers.add(notify);
      if (isOnPage) countOnPage(key, 1);
      return () => {
        subscribers.delete(notify);
        if (isOnPage) countOnPage(key, -1);
      };
    },
    [key, isOnPage],
  );
  const read = () => {
    const quote = key === undefined ? undefined : quotes.get(key);
    return quote && isOnPage && quote.poll <= mountedAt ? undefined : quote;
  };
  return useSyncExternalStore(subscribe, read, () => undefined);
}
