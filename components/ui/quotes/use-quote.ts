import { useCallback, useState, useSyncExternalStore } from 'react';

import type { QuoteFigures, QuotesAnswer } from '@/lib/domain/market/quotes';
import { MAX_QUOTES } from '@/lib/domain/market/quotes';

/** A quote as the last poll that knew it gave it. */
export interface PolledQuote {
  readonly figures: QuoteFigures;
  /** The day or moment that the figures are of. */
  readonly asOf: string | undefined;
  /** Number of the poll. */
  readonly poll: number;
}

let polls = 0;
const quotes = new Map<string, PolledQuote>();
const subscribers = new Set<() => void>();
/** How many mounted cells of the page show each quote, in the order they mounted. */
const shownOnPage = new Map<string, number>();

/** Takes a poll's answer; a quote without a value leaves the one before. */
export function receiveQuotes(answer: QuotesAnswer): void {
  polls += 1;
  for (const [key, figures] of Object.entries(answer.quotes)) {
    if (figures[0] === null) continue;
    const [kind = ''] = key.split(':');
    quotes.set(key, { figures, asOf: answer.asOf[kind], poll: polls });
  }
  subscribers.forEach((notify) => notify());
}

/** The stock symbols that cells of the page show, as many as one request may name, sorted. */
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
 * Where a quote is shown. The site shell outlives pages and shows the last poll. A page shows polls
 * after it was mounted, since it may have been rendered after the last one; requests name its
 * stocks.
 */
export type QuotePlace = 'shell' | 'page';

/**
 * A quote that is refreshed by polling (`poll-quotes.ts`).
 * @param key `index:Sensex` or `stock:INFY`; `undefined` for figures that are not refreshed
 * @returns `undefined` until a poll knows it
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
